/** The built-in variants, registered by name. */
import { registerVariant } from '../engine/index.js';
import { athena } from './athena.js';
import { escalator } from './escalator.js';
import { klondike } from './klondike.js';
import { saratoga } from './saratoga.js';

for (const variant of [escalator, athena, saratoga, klondike]) registerVariant(variant);

/** The variant of a table that names none. */
export const DEFAULT_VARIANT = klondike.id;
