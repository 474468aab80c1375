/** Every game of the collection, registered by name; the four that the package always has come first. */
import { registerVariant } from '../engine/index.js';
import './index.js';
import { auntMary } from './aunt-mary.js';
import { bakersGame } from './bakers-game.js';
import { eightOff } from './eight-off.js';
import { elevator } from './elevator.js';
import { freecell } from './freecell.js';
import { goldMine } from './gold-mine.js';
import { golf } from './golf.js';
import { seahaven } from './seahaven.js';
import { thumbAndPouch } from './thumb-and-pouch.js';

for (const variant of [
  ...[auntMary, goldMine, thumbAndPouch],
  ...[golf, elevator],
  ...[freecell, bakersGame, eightOff, seahaven],
]) {
  registerVariant(variant);
}
