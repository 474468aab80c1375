import {
  withCards,
  withFace,
  type Card,
  type PilePlan,
  type Plan,
  type Points,
  type Position,
  type Transfer,
} from '../../engine/index.js';
import { cardsOf } from './counts.js';

/** The hours of a clock face. */
export const HOURS = 12;
const RADIUS = { x: 3, y: 2.2 };

/** One o'clock to twelve, and the middle. */
export const CLOCK_FACE: Points = {
  points: [
    ...Array.from({ length: HOURS }, (_, i) => {
      const turn = ((i + 1) * 2 * Math.PI) / HOURS;
      return [rounded(RADIUS.x * (1 + Math.sin(turn))), rounded(RADIUS.y * (1 - Math.cos(turn)))] as const;
    }),
    [RADIUS.x, RADIUS.y],
  ],
};

/** The same in three rows, for a low table: nine, the middle and three o’clock in the second. */
export const LOW_FACE: Points = {
  points: [
    ...[4.8, 6].map((x) => [x, 0] as const),
    [7.2, 1.1],
    ...[6, 4.8, 3.6, 2.4, 1.2].map((x) => [x, 2.2] as const),
    [0, 1.1],
    ...[1.2, 2.4, 3.6].map((x) => [x, 0] as const),
    [3.6, 1.1],
  ],
};

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Only the card of the middle can be taken. */
export function middleOnly(_: Position, { index }: PilePlan): number {
  return index === HOURS ? 1 : 0;
}

/** The card of the middle belongs to the place of its rank; there a card must still be face down. */
export function belongsThere({ piles }: Position, { index }: PilePlan, [card]: readonly Card[]): boolean {
  return index === card!.rank - 1 && !piles[index]!.cards[0]!.faceUp;
}

/** The card goes to its place, whose lowest card comes up to the middle. A king is in its place already. */
export function placed(position: Position, { from, to }: Transfer, plan: Plan): Position {
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

/** How many cards lie at their hour. */
export function atTheirHour(position: Position, plan: Plan): number {
  return cardsOf(plan, position, 'clock')
    .slice(0, HOURS)
    .flat()
    .filter(({ faceUp }) => faceUp).length;
}
