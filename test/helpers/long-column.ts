import { orderedDeck, registerVariant } from '../../src/engine.js';
import { prepared } from './engine-positions.js';

/** As long as a column can get: six face-up cards under a run from king to ace. */
const RUN = [...'KQJT98765432A'].map((rank, i) => `${rank}${'SH'[i % 2]!}`);
const UNDER = [...'234567'].map((rank) => `${rank}C`);
const REST = orderedDeck().filter(({ id }) => ![...RUN, ...UNDER].includes(id));
const longColumn = prepared({
  tableau: [[...UNDER, ...RUN].join(' ')],
  stock: REST.map(({ id }) => id).join(' '),
});
registerVariant(longColumn.variant);

/** The attributes of a game whose first column is that long. */
export const LONG_COLUMN = { variant: longColumn.variant.id, deck: longColumn.deck! };
