import type { TemplateResult } from 'lit';
import { markup } from '../faces/index.js';
import { arrangementsOf, LOW_BELOW, lowRatio, type Arrangement } from '../table/arrangement.js';
import {
  LARGE_INDEX_BELOW,
  LEAST_FACE_DOWN,
  MOST_STEP,
  STEP_FACE_UP,
  TARGET,
  type FaceSize,
  type FanPlace,
} from '../table/layout.js';
import type { TableShape } from '../variants/catalogue.js';
import { emptyTableVars } from './empty-table.js';
import { cardVars, hiddenShare, pileVars, placesIn, tableVars, type TableState } from './table-template.js';
import { widePilePlace } from './table.styles.js';

type Vars = Readonly<Record<string, number>>;

/**
 * Where the piles and cards lie, as a style sheet for the page that a server draws: in a page, numbers are written to
 * the elements, some of them by the size of the table. Here the style sheet itself looks at that.
 */
export function servedSheet(state: TableState): TemplateResult {
  const { game, look, still } = state;
  const shown = still ? game.piles : undefined;
  const arrangements = arrangementsOf(game.table, shown);
  const { upright, wide } = arrangements;
  // Where it never is arranged for that, a ratio that no table has.
  const ratio = Math.min(lowRatio(arrangements), 1e6).toFixed(4);
  const low = `(height < ${LOW_BELOW}px) and (aspect-ratio > ${ratio})`;
  return sheet([
    rule("[part='table']", tableVars(game.table, shown)),
    'solitaire-card{--_a:0;--_b:0;--_right:0;--_index:1;--_beside:0;--_hidden:0;',
    '--_room:max(0px,100cqb - 2*var(--_gap) - (var(--_y) + 1)*var(--_h));',
    'top:min(var(--_a)*var(--_h) + var(--_b)*var(--_up),var(--_share,1)*var(--_room))}',
    rulesFor(state, look.size, false),
    query(narrow(upright), rulesFor(state, 'large', false)),
    query(
      low,
      `solitaire-pile{${widePilePlace.cssText}}solitaire-card{--_y:var(--_wide-y)}`,
      rulesFor(state, look.size, true),
    ),
    query(`${low} and (${narrow(wide)})`, rulesFor(state, 'large', true)),
  ]);
}

/** The same for a table that is yet without a game: the shape of the one to come. */
export function servedShape(shape: TableShape | undefined): TemplateResult {
  return sheet([rule("[part='table']", emptyTableVars(shape))]);
}

function sheet(rules: readonly string[]): TemplateResult {
  return markup(`<style>${rules.join('')}</style>`);
}

/** Whether cards are so narrow that they have the large index. */
function narrow({ across, least }: Arrangement): string {
  return `(width < ${LARGE_INDEX_BELOW * across}px) or (height < ${LARGE_INDEX_BELOW * least}px)`;
}

function query(condition: string, ...rules: readonly string[]): string {
  return `@container solitaire-table ${condition}{${rules.join('')}}`;
}

function rule(selector: string, vars: Vars, more = ''): string {
  const text = Object.entries(vars).map(([name, value]) => `${name}:${Number(value.toFixed(4))};`);
  return `${selector}{${text.join('')}${more}}`;
}

/** The places of the piles, and of those of their cards that do not just lie on one another. */
function rulesFor(state: TableState, size: FaceSize, wide: boolean): string {
  const step = STEP_FACE_UP[size];
  const up = size === 'large' ? `max(${step}*var(--_h),min(${MOST_STEP}*var(--_h),${TARGET}px))` : `${step}*var(--_h)`;
  return `solitaire-card{--_up:calc(${up})}${pilesRules(state, size, wide).join('')}`;
}

/** Two widths of cards: what is to be hit is as high as it gets on the one, and has its usual step on the other. */
const WIDTHS = { tall: 1, usual: LARGE_INDEX_BELOW };

function pilesRules(state: TableState, size: FaceSize, wide: boolean): string[] {
  const { game } = state;
  const at = (width: number): TableState => ({ ...state, look: { size, wide, width, rows: Infinity } });
  const usual = at(WIDTHS.usual);
  return game.table.piles.flatMap((plan) => {
    const pile = game.piles[plan.index]!;
    const places = placesIn(usual, plan, pile);
    const tall = placesIn(at(WIDTHS.tall), plan, pile);
    const hidden = hiddenShare(usual, plan);
    const steps = places.map((place, index) => stepsTo(place, tall[index]!, size));
    const isSpread = plan.fan !== undefined || plan.coveredBy.length > 0;
    const cards = (isSpread ? places : []).map((place, index) =>
      cardRule(`#${pile.id}>:nth-child(${index + 1})`, place, steps[index]!, steps.at(-1)!, hidden),
    );
    return [rule(`#${pile.id}`, pileVars(state, plan, places)), ...cards];
  });
}

/** The way down to a card: past cards face down, in card heights, and past how many face up. */
interface Steps {
  readonly past: number;
  readonly count: number;
}

/** As the two places differ by the steps of the cards that are face up. */
function stepsTo({ down }: FanPlace, tall: FanPlace, size: FaceSize): Steps {
  const count = (tall.down - down) / (MOST_STEP - STEP_FACE_UP[size]);
  return { past: down - count * STEP_FACE_UP[size], count };
}

/** @param whole the way to the last card of the pile */
function cardRule(selector: string, place: FanPlace, steps: Steps, whole: Steps, hidden: number): string {
  const vars = {
    '--_a': steps.past,
    '--_b': steps.count,
    ...cardVars(place, 1, hidden),
    '--_share': place.share || 1,
  };
  // Where there is too little room, those that are face down give way first.
  const isMixed = whole.past > 1e-6 && whole.count > 1e-6;
  const rest = `var(--_room) - ${whole.count.toFixed(4)}*var(--_up)`;
  const past = `clamp(${LEAST_FACE_DOWN * whole.past}*var(--_h),${rest},${whole.past}*var(--_h))`;
  const top = `top:calc(${steps.past / whole.past}*${past} + var(--_b)*var(--_up))`;
  return rule(selector, vars, isMixed ? top : '');
}
