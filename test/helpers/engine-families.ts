import { readFileSync } from 'node:fs';
import { Game, wordOf, type Card, type Pile } from '../../src/engine.js';
import type { RecordedStep } from './engine-recordings.js';

/** A game played by an independent implementation of the rules; see the README of the fixtures. */
export interface SlotRecording {
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deck: string;
  readonly piles: readonly string[];
  readonly score: number;
  readonly steps: readonly RecordedStep[];
  readonly end: { readonly reason: 'won' | 'over' | 'stuck' | 'limit'; readonly legal: readonly string[] };
}

/** How the slots of a recording are to be read. */
export interface Reading {
  /** Our piles in the order of the slots; `tableau:7` for `tableau-1` to `tableau-7`. */
  readonly slots: string;
  /** Where a click on a slot that is no stock sends its card: to a pile, out of the game, or under its own pile. */
  readonly click?: 'waste' | 'out' | 'itself';
  /** Whether the deal is made from the recorded deck, for what it does cannot be told from the table alone. */
  readonly byDeck?: boolean;
  /** The recording calls a game over while there are moves that lead on, or knows no redeal. */
  readonly endsEarly?: boolean;
  /** Moves that take a card off a foundation, while the recording forgets to take its point. */
  readonly keepsPoints?: RegExp;
  /** Our options for those that are recorded. */
  readonly options?: (recorded: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** The recorded games of a variant. */
export function readSlotRecordings(variant: string): SlotRecording[] {
  const file = new URL(`../fixtures/traces-families/${variant}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SlotRecording);
}

/** The ids of the piles in the order of the slots. */
export function pileIds({ slots }: Reading): string[] {
  return slots.split(' ').flatMap((word) => {
    const [, role, first, last] = /^([a-z]+):(?:(\d+)-)?(\d+)$/.exec(word) ?? [];
    if (!role) return word;
    const start = Number(first ?? 1);
    return Array.from({ length: Number(last) - start + 1 }, (_, i) => `${role}-${start + i}`);
  });
}

/** Deals the game that was recorded. */
export function dealRecorded(recording: SlotRecording, reading: Reading): Game {
  const { variant, deck } = recording;
  const options = reading.options?.(recording.options) ?? {};
  if (reading.byDeck) return Game.deal(variant, { deck, options });
  return Game.deal(variant, { deck: deckOf(recording, pileIds(reading), Game.deal(variant, { options })), options });
}

/** The deck that deals a recorded table, told from the table and the order in which the game deals. */
function deckOf({ piles }: SlotRecording, ids: readonly string[], { setup, table }: Game): string {
  const words = (id: string) => (piles[ids.indexOf(id)] ?? '').replaceAll('x', '').split(' ').filter(Boolean);
  const dealt = setup.deal.flatMap(({ to, faces }) => {
    const group = table.piles.filter((pile) => pile.group === to).map(({ id }) => words(id));
    const rows = Math.max(...faces.map(({ length }) => length));
    return Array.from({ length: rows }, (_, row) =>
      faces.flatMap((text, i) => (row < text.length ? [group[i]![row]!] : [])),
    ).flat();
  });
  return [...dealt, ...words('stock').reverse()].join(' ');
}

/** A pile as the recordings write it: which one of several cards alike it is does not show. */
export function slotText({ cards }: Pile): string {
  return cards.map((card: Card) => wordOf(card) + (card.faceUp ? '' : 'x')).join(' ');
}

/** The text of a recorded move as ours. */
export function moveTextOf(recorded: string, reading: Reading, stockMove: string | undefined): string {
  const ids = pileIds(reading);
  const click = /^click (\d+)$/.exec(recorded)?.[1];
  const clicked = click && ids[Number(click)]!;
  if (recorded === 'deal' || clicked === 'stock') return stockMove ?? 'no stock';
  if (clicked) return `${clicked}>${reading.click === 'itself' ? clicked : reading.click!}`;
  const [, from, to, count = ''] = /^(\d+)>(\d+)(\*\d+)?$/.exec(recorded)!;
  return from === to ? `${ids[Number(from)]!}>out` : `${ids[Number(from)]!}>${ids[Number(to)]!}${count}`;
}
