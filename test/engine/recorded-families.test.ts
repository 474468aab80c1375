import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import '../../src/variants/all.js';
import { formatMove, parseMove, type Game } from '../../src/engine.js';
import {
  dealRecorded,
  moveTextOf,
  pileIds,
  readSlotRecordings,
  slotText,
  type Reading,
  type SlotRecording,
} from '../helpers/engine-families.js';
import { legalTexts } from '../helpers/engine-text.js';

const KLONDIKE = 'stock waste foundation:4';

const READINGS: Readonly<Record<string, Reading>> = {
  'aunt-mary': { slots: `${KLONDIKE} tableau:6` },
  'gold-mine': { slots: `${KLONDIKE} tableau:7` },
  'thumb-and-pouch': { slots: `${KLONDIKE} tableau:7` },
  golf: { slots: 'stock waste tableau:7', click: 'waste' },
  elevator: { slots: 'stock waste tableau:28', click: 'waste' },
  freecell: { slots: 'cell:4 foundation:4 tableau:8' },
  'bakers-game': { slots: 'cell:4 foundation:4 tableau:8' },
  'eight-off': { slots: 'foundation:4 cell:8 tableau:8' },
  seahaven: {
    slots: 'foundation:2 cell:4 foundation:3-4 tableau:10',
    keepsPoints: /^foundation-.>cell-.$/,
  },
  spider: {
    slots: 'stock foundation:8 tableau:10',
    options: (recorded) => ({ suits: recorded['Four Suits'] ? 4 : recorded['Two Suits'] ? 2 : 1 }),
  },
  spiderette: { slots: 'stock foundation:4 tableau:7' },
  'will-o-the-wisp': { slots: 'stock foundation:4 tableau:7' },
  yukon: { slots: 'foundation-1 tableau:7 foundation:2-4', endsEarly: true },
  scorpion: { slots: 'stock tableau:7' },
  'forty-thieves': { slots: 'stock foundation:8 waste tableau:10' },
  gypsy: { slots: 'stock foundation:8 tableau:8' },
  canfield: { slots: 'stock waste foundation:4 reserve-1 tableau:4' },
  agnes: { slots: 'stock foundation:4 tableau:7' },
  'eagle-wing': { slots: 'stock waste foundation:4 tableau:4 reserve-1 tableau:5-8' },
  'beleaguered-castle': {
    slots: [1, 2, 3, 4].map((row) => `tableau-${2 * row - 1} foundation-${row} tableau-${2 * row}`).join(' '),
  },
  'bakers-dozen': { slots: 'foundation:4 tableau:13', byDeck: true },
  fortress: {
    slots: `tableau-1 tableau-6 ${[2, 3, 4, 5]
      .map((row) => `tableau-${row} foundation-${row - 1} tableau-${row + 5}`)
      .join(' ')}`,
  },
  thirteen: { slots: 'stock waste tableau:28', click: 'out' },
  fourteen: { slots: 'tableau:12' },
  'monte-carlo': { slots: 'stock tableau:25' },
  'block-ten': { slots: 'stock tableau:9' },
  cruel: { slots: 'stock foundation:4 tableau:12', endsEarly: true },
  gaps: { slots: 'tableau:52', byDeck: true, endsEarly: true },
  accordion: { slots: 'tableau:52' },
  clock: {
    slots: [11, 12, 1, 10, 2, 9, 13, 3, 8, 4, 7, 6, 5].map((hour) => `tableau-${hour}`).join(' '),
    click: 'itself',
  },
};

describe('games of every family, recorded from an independent implementation', () => {
  for (const [variant, reading] of Object.entries(READINGS)) {
    it(`go the same way, position by position: ${variant}`, () => {
      const recordings = readSlotRecordings(variant);
      assert.ok(recordings.length >= 4);
      for (const recording of recordings) replay(recording, reading);
    });
  }
});

function replay(recording: SlotRecording, reading: Reading): void {
  const game = dealRecorded(recording, reading);
  const ids = pileIds(reading);
  const table = Object.fromEntries(ids.map((id, slot) => [id, recording.piles[slot]!]));
  let kept = 0;
  let mostOnceStuck = Infinity;
  assertTable(game, table, 'the deal');
  assert.equal(game.score, recording.score, 'the score of the deal');
  for (const [index, step] of recording.steps.entries()) {
    const where = `step ${index + 1}, ${step.play}, of ${recording.variant} ${recording.deck}`;
    assertLegal(game, step.legal, reading, `the legal moves before ${where}`);
    if (game.status === 'stuck') mostOnceStuck = Math.min(mostOnceStuck, game.score);
    const move = parseMove(moveTextOf(step.play, reading, stockText(game)));
    assert.ok(move, where);
    const changes = game.play(move);
    for (const [slot, text] of Object.entries(step.piles)) table[ids[Number(slot)]!] = text;
    assertTable(game, table, `the piles after ${where}`);
    if (reading.keepsPoints?.test(formatMove(move))) kept++;
    assert.equal(game.score, step.score - kept, `the score after ${where}`);
    assert.ok(game.score <= mostOnceStuck, `a game called stuck scored after ${where}`);
    assert.equal(changes.status === 'won', step.won === true, `won after ${where}`);
    const { stock } = game.setup;
    if (stock && 'turn' in stock && stock.redeals < Infinity)
      assert.equal(game.redealsLeft, stock.redeals - step.redeals, `the redeals after ${where}`);
  }
  const { reason, legal } = recording.end;
  if (reason === 'limit') assertLegal(game, legal, reading, `the legal moves at the end of ${recording.deck}`);
  // Of a game that was called over no moves are recorded; there may be some that lead to nothing.
  else if (reason !== 'won' && !reading.endsEarly) assert.equal(game.status, 'stuck');
}

function assertTable(game: Game, table: Readonly<Record<string, string>>, where: string): void {
  const ours = Object.fromEntries(Object.keys(table).map((id) => [id, slotText(game.pile(id))]));
  assert.deepEqual(ours, table, where);
}

function assertLegal(game: Game, recorded: readonly string[], reading: Reading, where: string): void {
  const theirs = new Set(recorded.map((text) => moveTextOf(text, reading, stockText(game))));
  assert.deepEqual(legalTexts(game), [...theirs].sort(), where);
}

function stockText(game: Game): string | undefined {
  const move = game.stockMove();
  return move && formatMove(move);
}
