/** The built-in variants, registered by name. */
import { registerVariant, type Variant } from '../engine/index.js';
import { athena } from './athena.js';
import { escalator } from './escalator.js';
import { klondike } from './klondike.js';
import { saratoga } from './saratoga.js';

/** Those that are always there. */
export const BUILT_IN: readonly Variant[] = [escalator, athena, saratoga, klondike];

for (const variant of BUILT_IN) registerVariant(variant);

/** The variant of a table that names none. */
export const DEFAULT_VARIANT = klondike.id;
