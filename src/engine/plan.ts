import type { PileId, Role } from './pile.js';
import type { Accept, Fan, Place, Pyramid, Setup, Take } from './variant.js';

/** One pile with all that its group says of it. */
export interface PilePlan {
  readonly id: PileId;
  readonly index: number;
  readonly role: Role;
  readonly group: string;
  readonly x: number;
  readonly y: number;
  /** Where it lies on a table that is low and wide, where the variant says so. */
  readonly low: Pick<Point, 'x' | 'y'> | undefined;
  readonly fan: Fan | undefined;
  readonly take: Take | undefined;
  readonly accept: Accept | undefined;
  readonly turnsUp: boolean;
  /** The piles that must be empty before this one's cards can be taken. */
  readonly coveredBy: readonly number[];
}

/** A setup made ready for play: its piles in their order, and how to find them. */
export interface Plan {
  readonly setup: Setup;
  readonly piles: readonly PilePlan[];
  readonly byId: ReadonlyMap<PileId, PilePlan>;
  readonly byGroup: ReadonlyMap<string, readonly PilePlan[]>;
  readonly stock: PilePlan | undefined;
  readonly waste: PilePlan | undefined;
}

/** The place of one pile of a group. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Places in the same group, counted from 0. */
  readonly coveredBy: readonly number[];
}

/** Makes a checked setup ready for play. */
export function makePlan(setup: Setup): Plan {
  const groups = Object.entries(setup.groups).map(([name, group]) => ({
    name,
    group,
    points: pointsOf(group.at),
    low: group.low && pointsOf(group.low),
  }));
  const counts = new Map<Role, number>();
  for (const { group, points } of groups)
    counts.set(group.role, (counts.get(group.role) ?? 0) + points.length);

  const piles: PilePlan[] = [];
  const numbers = new Map<Role, number>();
  for (const { name, group, points, low } of groups) {
    const first = piles.length;
    for (const [place, { x, y, coveredBy }] of points.entries()) {
      const number = (numbers.get(group.role) ?? 0) + 1;
      numbers.set(group.role, number);
      piles.push({
        id: hasNumber(group.role, counts.get(group.role)!) ? `${group.role}-${number}` : group.role,
        index: piles.length,
        role: group.role,
        group: name,
        x,
        y,
        low: low && { x: low[place]!.x, y: low[place]!.y },
        fan: group.fan,
        take: group.take,
        accept: group.accept,
        turnsUp: group.turnsUp === true,
        coveredBy: coveredBy.map((covering) => first + covering),
      });
    }
  }
  const byGroup = new Map(groups.map(({ name }) => [name, piles.filter((pile) => pile.group === name)]));
  return {
    setup,
    piles,
    byId: new Map(piles.map((pile) => [pile.id, pile])),
    byGroup,
    stock: piles.find((pile) => pile.role === 'stock'),
    waste: setup.stock && 'to' in setup.stock ? byGroup.get(setup.stock.to)![0] : undefined,
  };
}

/** A lone stock, waste or discard pile goes without a number. */
function hasNumber(role: Role, count: number): boolean {
  return count > 1 || !['stock', 'waste', 'discard'].includes(role);
}

/** The places of a group's piles, in their order. */
export function pointsOf(at: Place): Point[] {
  if ('points' in at) return at.points.map(([x, y]) => ({ x, y, coveredBy: [] }));
  if ('pyramid' in at) return pyramidOf(at);
  const { x, y, count, across = count, dx = 1, dy = 1 } = at;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % across) * dx,
    y: y + Math.floor(i / across) * dy,
    coveredBy: [],
  }));
}

function pyramidOf(at: Pyramid): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < at.pyramid; row++) {
    for (let i = 0; i <= row; i++) {
      const below = points.length + row + 1;
      points.push({
        x: at.x - row / 2 + i,
        y: at.y + row * at.rise,
        coveredBy: row + 1 < at.pyramid ? [below, below + 1] : [],
      });
    }
  }
  return points;
}
