import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dropBox, findDrop, type Box, type Drop, type DropArea } from '../../src/table/hit-test.js';

/** Three columns, ten apart, with cards of 100 by 140. */
const areas: DropArea[] = [0, 1, 2].map((i) => ({
  pile: `tableau-${i + 1}`,
  box: { left: i * 110, top: 0, width: 100, height: 400 },
}));

const cardAt = (left: number, top = 50): Box => ({ left, top, width: 100, height: 140 });

interface Situation {
  readonly card: Box;
  readonly targets: readonly string[];
  readonly from?: string;
  readonly pointer?: { x: number; y: number };
}

function drop({ card, targets, from = 'tableau-1', pointer }: Situation): Drop {
  const middle = { x: card.left + card.width / 2, y: card.top + card.height / 2 };
  return findDrop(card, pointer ?? middle, areas, { pile: from, targets });
}

it('Cards let go over a legal pile go to it', () => {
  assert.deepEqual(drop({ card: cardAt(120), targets: ['tableau-2'] }), { type: 'legal', pile: 'tableau-2' });
});

it('Of two legal piles the one that is covered more takes the cards, whichever is named first', () => {
  for (const targets of [['tableau-2', 'tableau-3'], ['tableau-3', 'tableau-2']]) {
    assert.deepEqual(drop({ card: cardAt(150), targets }), { type: 'legal', pile: 'tableau-2' });
    assert.deepEqual(drop({ card: cardAt(190), targets }), { type: 'legal', pile: 'tableau-3' });
  }
});

it('A legal pile takes cards that lie more on an illegal one', () => {
  assert.deepEqual(drop({ card: cardAt(140), targets: ['tableau-3'] }), { type: 'legal', pile: 'tableau-3' });
});

it('Cards that lie on an illegal pile are refused, though their edge touches a legal one', () => {
  const touching = cardAt(125);
  assert.deepEqual(drop({ card: touching, targets: ['tableau-3'] }), { type: 'refused', pile: 'tableau-2' });
});

it('The edge alone is enough where there is no illegal pile', () => {
  assert.deepEqual(drop({ card: cardAt(315), targets: ['tableau-3'] }), { type: 'legal', pile: 'tableau-3' });
});

it('Cards let go where they came from are put back, with no refusal', () => {
  assert.deepEqual(drop({ card: cardAt(10), targets: [] }), { type: 'home' });
  assert.deepEqual(drop({ card: cardAt(30), targets: ['tableau-2'] }), { type: 'home' });
  assert.deepEqual(drop({ card: cardAt(30), targets: ['tableau-3'] }), { type: 'home' });
});

it('A refusal names the illegal pile that is covered most', () => {
  assert.deepEqual(drop({ card: cardAt(150), targets: [] }), { type: 'refused', pile: 'tableau-2' });
  assert.deepEqual(drop({ card: cardAt(200), targets: [] }), { type: 'refused', pile: 'tableau-3' });
});

it('Cards that miss everything go to the legal pile within half a card of the pointer', () => {
  const missing = cardAt(325);
  const targets = ['tableau-2', 'tableau-3'];
  assert.deepEqual(drop({ card: missing, targets, pointer: { x: 365, y: 100 } }), {
    type: 'legal',
    pile: 'tableau-3',
  });
  assert.deepEqual(drop({ card: missing, targets, pointer: { x: 375, y: 100 } }), { type: 'home' });
  const far = { card: missing, targets: ['tableau-2'], pointer: { x: 340, y: 100 } };
  assert.deepEqual(drop(far), { type: 'home' });
});

it('A miss is measured to the nearest corner', () => {
  const below = { card: cardAt(325, 410), targets: ['tableau-3'] };
  const near = drop({ ...below, pointer: { x: 345, y: 430 } });
  assert.deepEqual(near, { type: 'legal', pile: 'tableau-3' });
  assert.deepEqual(drop({ ...below, pointer: { x: 365, y: 440 } }), { type: 'home' });
});

it('Cards let go far from everything are put back', () => {
  assert.deepEqual(drop({ card: cardAt(800), targets: ['tableau-3'] }), { type: 'home' });
});

it('The area of an empty pile is its place', () => {
  assert.deepEqual(dropBox(cardAt(0, 0), []), cardAt(0, 0));
});

it('The area of a squared pile is its place', () => {
  assert.deepEqual(dropBox(cardAt(0, 0), [cardAt(0, 0), cardAt(0, 0)]), cardAt(0, 0));
});

it('The area of a fan reaches to where its next card would lie', () => {
  assert.deepEqual(dropBox(cardAt(0, 0), [cardAt(0, 60), cardAt(0, 100)]), {
    left: 0,
    top: 0,
    width: 100,
    height: 280,
  });
});

it('The area of a fan to the left grows to the left', () => {
  assert.deepEqual(dropBox(cardAt(0, 0), [cardAt(-20, 0), cardAt(-40, 0)]), {
    left: -60,
    top: 0,
    width: 160,
    height: 140,
  });
});

it('A single card adds no guess about its fan', () => {
  assert.deepEqual(dropBox(cardAt(0, 0), [cardAt(0, 30)]), { left: 0, top: 0, width: 100, height: 170 });
});
