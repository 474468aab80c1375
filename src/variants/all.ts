/** Every game of the collection, registered by name; the four that the package always has come first. */
import { registerVariant } from '../engine/index.js';
import './index.js';
import { auntMary } from './aunt-mary.js';
import { elevator } from './elevator.js';
import { goldMine } from './gold-mine.js';
import { golf } from './golf.js';
import { thumbAndPouch } from './thumb-and-pouch.js';

for (const variant of [auntMary, goldMine, thumbAndPouch, golf, elevator]) registerVariant(variant);
