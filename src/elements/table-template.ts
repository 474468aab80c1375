import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Pictures } from '../decks/deck-pictures.js';
import type { Card, CardId, Game, Pile, PilePlan, Rank, SimpleMove } from '../engine/index.js';
import type { PileMark } from '../faces/index.js';
import { pileText } from '../locales/announcements.js';
import type { Words } from '../locales/words.js';
import { arrangementsOf, type Table } from '../table/arrangement.js';
import { fanPlaces, faceOf, type FanPlace } from '../table/layout.js';
import { stopsOf, type Stop } from '../table/stops.js';
import { cssVars } from './css-vars.js';
import { endsOf, type Hand } from './hand.js';
import { cardLabel, pileLabel, pileStopLabel } from './labels.js';
import type { TableLook } from './table-surface.js';

/** All that the table shows. */
export interface TableState {
  readonly game: Game;
  readonly hand: Hand;
  readonly look: TableLook;
  /** The move that a hint shows. */
  readonly hint: SimpleMove | undefined;
  /** The cards that the last move moved. */
  readonly moved: ReadonlySet<CardId>;
  /** Pictures of the page's own. */
  readonly pictures: Pictures | undefined;
  readonly words: Words;
  /** Whether it is a picture, with nothing on it to do. */
  readonly still: boolean;
}

/**
 * Sets the table's proportions; for the element that holds the piles.
 * @param shown the piles of a picture: it is as high as they are
 */
export function tableVars(table: Table, shown?: readonly Pile[]): Readonly<Record<string, number>> {
  const { high, grows, upright, wide } = arrangementsOf(table, shown);
  return {
    '--_across': upright.across,
    '--_high': high,
    '--_grows': grows ? 1 : 0,
    '--_least': upright.least,
    '--_wide-across': wide.across,
    '--_wide-least': wide.least,
  };
}

/** The piles with their cards. */
export function pilesTemplate(state: TableState): TemplateResult {
  const { game } = state;
  return html`${game.table.piles.map((plan) => pileTemplate(state, plan, game.piles[plan.index]!))}`;
}

function pileTemplate(state: TableState, plan: PilePlan, pile: Pile): TemplateResult {
  const { game, hand, hint, words, still } = state;
  const stops = still ? [] : stopsOf(plan, pile);
  const own = stops.find(({ index }) => index === undefined);
  const parts = ['pile', pile.role];
  if (hand.held?.targets.includes(pile.id)) parts.push('target');
  if (hint && endsOf(game, hint).to === pile.id) parts.push('hinted');
  const places = placesIn(state, plan, pile);
  const hidden = hiddenShare(state, plan);
  // Hidden altogether, even while the topmost is dragged away.
  const buried = places.filter(({ right, down }) => !right && !down).length - 2;
  return html`<solitaire-pile
    id=${pile.id}
    part=${parts.join(' ')}
    exportparts="mark"
    role=${own ? 'button' : still ? 'img' : 'group'}
    aria-label=${own ? pileStopLabel(game, pile, words) : groupLabel(state, plan, pile)}
    aria-hidden=${ifDefined(still && !pile.cards.length ? 'true' : undefined)}
    tabindex=${ifDefined(own && tabIndex(hand, own))}
    .outlined=${plan.role !== 'tableau' || plan.accept?.empty !== undefined}
    .mark=${markOf(game, pile)}
    ${cssVars(pileVars(state, plan, places))}
    >${pile.cards.map((_, index) =>
      cardTemplate(
        state,
        plan,
        pile,
        index,
        places[index]!,
        hidden,
        game.status !== 'won' && index < buried,
        stops,
      ),
    )}</solitaire-pile
  >`;
}

/** Where the cards of a pile lie in it. */
export function placesIn({ game, look }: TableState, plan: PilePlan, pile: Pile): FanPlace[] {
  const { grows, wide } = arrangementsOf(game.table);
  const low = wide.piles[plan.index]!;
  return fanPlaces(plan, pile.cards, {
    ...look,
    room: look.rows - 1 - (look.wide ? low : plan).y,
    turned: look.wide && grows,
  });
}

/** Sets the place of a pile, and how wide it is with its cards. */
export function pileVars(
  { game }: TableState,
  plan: PilePlan,
  places: readonly FanPlace[],
): Readonly<Record<string, number>> {
  const low = arrangementsOf(game.table).wide.piles[plan.index]!;
  return {
    '--_x': plan.x,
    '--_y': plan.y,
    '--_wide-x': low.x,
    '--_wide-y': low.y,
    '--_fan': places.at(-1)?.right ?? 0,
  };
}

/**
 * Sets the place of a card in its pile.
 * @param scale of its index
 * @param hidden how much of it is nowhere to be seen
 */
export function cardVars(place: FanPlace, scale: number, hidden: number): Readonly<Record<string, number>> {
  return {
    '--_right': place.right,
    '--_down': place.down,
    '--_share': place.share,
    '--_index': scale,
    '--_beside': place.edge < 1 ? 1 : 0,
    '--_hidden': hidden,
  };
}

/** What a pile is called by its cards; in a picture, where these cannot be gone through, with all that is seen. */
function groupLabel({ words, still }: TableState, { fan }: PilePlan, pile: Pile): string {
  return still ? pileText(pile, fan === 'down', words) : pileLabel(pile, words);
}

function cardTemplate(
  state: TableState,
  plan: PilePlan,
  pile: Pile,
  index: number,
  place: FanPlace,
  hidden: number,
  buried: boolean,
  stops: readonly Stop[],
): TemplateResult {
  const { game, hand, look, pictures, words } = state;
  const card = pile.cards[index]!;
  const { size, index: scale } = card.faceUp ? faceOf(place, look, !plan.fan) : { size: look.size, index: 1 };
  const stop = stops.find((candidate) => candidate.index === index);
  const held = isHeld(hand, pile, index);
  return html`<solitaire-card
    exportparts="face, back, index, pips"
    part=${cardParts(state, pile, card, index).join(' ')}
    role=${ifDefined(stop && 'button')}
    aria-label=${ifDefined(stop && cardLabel(game, pile, index, held, words))}
    aria-hidden=${ifDefined(stop ? undefined : 'true')}
    aria-pressed=${ifDefined(stop && held ? 'true' : undefined)}
    tabindex=${ifDefined(stop && tabIndex(hand, stop))}
    .card=${card}
    .size=${size}
    .pictures=${pictures}
    .buried=${buried}
    ${cssVars(cardVars(place, scale, hidden))}
  ></solitaire-card>`;
}

function cardParts({ game, hand, hint, moved, still }: TableState, pile: Pile, card: Card, index: number): string[] {
  const fromTop = pile.cards.length - index;
  const parts = ['card', card.faceUp ? 'face-up' : 'face-down'];
  const isMovable = fromTop <= game.takeable(pile.id) || (pile.role === 'stock' && fromTop === 1);
  if (isMovable && !still) parts.push('movable');
  if (isHeld(hand, pile, index)) parts.push(hand.dragging ? 'dragged' : 'held');
  if (fromTop === 1 && hand.held?.targets.includes(pile.id)) parts.push('target');
  if (moved.has(card.id)) parts.push('moved');
  if (hint && isHinted(endsOf(game, hint), pile, fromTop)) parts.push('hinted');
  return parts;
}

function isHinted({ from, to, count }: ReturnType<typeof endsOf>, { id }: Pile, fromTop: number): boolean {
  return (from === id && fromTop <= count) || (to === id && fromTop === 1);
}

function isHeld({ held }: Hand, pile: Pile, index: number): boolean {
  return held?.pile === pile.id && pile.cards.length - index <= held.count;
}

/** How much of a card in a pyramid is nowhere to be seen, but between the cards on it: its lower part, as a share. */
export function hiddenShare({ game, hand, look }: TableState, { index, coveredBy }: PilePlan): number {
  const { upright, wide } = arrangementsOf(game.table);
  const { piles } = look.wide ? wide : upright;
  const lies = (pile: number) => game.piles[pile]!.cards.length > 0 && game.piles[pile]!.id !== hand.held?.pile;
  const [first] = coveredBy;
  if (first === undefined || !coveredBy.every(lies)) return 0;
  return Math.max(0, 1 - (piles[first]!.y - piles[index]!.y));
}

function tabIndex({ stop }: Hand, own: Stop): 0 | -1 {
  return stop?.pile === own.pile && stop.index === own.index ? 0 : -1;
}

/** What an empty pile shows: what it takes, or whether the waste can become the stock again. */
function markOf(game: Game, pile: Pile): PileMark | undefined {
  if (pile.cards.length) return undefined;
  if (pile.role === 'stock') {
    const refused = game.refusal({ type: 'redeal' })?.reason;
    if (refused === undefined) return 'redeal';
    return refused === 'no-redeal-left' ? 'exhausted' : undefined;
  }
  const { ranks } = game.wanted(pile.id);
  return ranks.length === 1 ? rankMark(ranks[0]!) : undefined;
}

const rankMarks = new Map<Rank, PileMark>();

/** The same object for the same rank, so that the pile draws it once. */
function rankMark(rank: Rank): PileMark {
  const mark = rankMarks.get(rank) ?? { rank };
  rankMarks.set(rank, mark);
  return mark;
}
