import {
  defineVariant,
  withCards,
  withFace,
  type Card,
  type PilePlan,
  type Plan,
  type Position,
  type Transfer,
} from '../engine/index.js';
import { cardsOf } from './families/counts.js';
import { alike } from './families/groups.js';

const HOURS = 12;
const RADIUS = { x: 3, y: 2.2 };

/** One o'clock to twelve, and the middle. */
const PLACES = Array.from({ length: HOURS }, (_, i) => {
  const turn = ((i + 1) * 2 * Math.PI) / HOURS;
  return [round(RADIUS.x * (1 + Math.sin(turn))), round(RADIUS.y * (1 - Math.cos(turn)))] as const;
});
const MIDDLE = HOURS;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The card of the middle belongs to the place of its rank; there a card must still be face down. */
function belongs({ piles }: Position, { index }: PilePlan, [card]: readonly Card[]): boolean {
  return index === card!.rank - 1 && !piles[index]!.cards[0]!.faceUp;
}

/** The card goes to its place, whose lowest card comes up to the middle. A king is in its place already. */
function placed(position: Position, { from, to }: Transfer, plan: Plan): Position {
  const middle = plan.byId.get(from)!.index;
  const { index } = plan.byId.get(to)!;
  const [lowest, ...others] = position.piles[index]!.cards;
  const next = withFace(lowest!, true);
  if (index === middle) return withCards(position, new Map([[middle, [...others, next]]]));
  const waiting = position.piles[middle]!.cards;
  return withCards(
    position,
    new Map([
      [middle, [...waiting.slice(0, -1), next]],
      [index, [...others, waiting.at(-1)!]],
    ]),
  );
}

const score = (position: Position, plan: Plan) =>
  cardsOf(plan, position, 'clock')
    .slice(0, HOURS)
    .flat()
    .filter(({ faceUp }) => faceUp).length;

/** Clock: every card has its place, and the fourth king stops the clock. Rules after AisleRiot's Clock. */
export const clock = defineVariant({
  id: 'clock',
  name: 'Clock',
  options: {},
  setup: () => ({
    columns: 7,
    rows: 5.4,
    groups: {
      clock: {
        role: 'tableau',
        at: { points: [...PLACES, [RADIUS.x, RADIUS.y]] },
        take: (_, { index }) => (index === MIDDLE ? 1 : 0),
        accept: belongs,
      },
    },
    deal: [{ to: 'clock', faces: [...alike(HOURS, 'DDDD'), 'DDDU'] }],
    send: { from: ['clock'], to: 'clock', on: 'click' },
    score,
    won: (position, plan) => score(position, plan) === 48,
    stuck: 'no-move',
    drop: placed,
  }),
  rules: {
    setup: [
      'All 52 cards lie face down in 13 piles of four: twelve as the hours of a clock, one in the middle. ' +
        'The last card of the middle is turned up.',
    ],
    goal: ['Turn all cards up before the fourth king comes.'],
    rules: [
      'The card of the middle goes to the hour of its rank, and the lowest card of that pile comes to the middle: ' +
        'an ace to one o’clock, a queen to twelve.',
      'A king stays in the middle, and the lowest card there comes up.',
      'There is nothing to choose: a click plays the card.',
    ],
    options: ['This game has no options.'],
    scoring: ['One point for each card at its hour. The most is 48.'],
    strategy: ['None helps: one deal in thirteen comes out.'],
  },
});
