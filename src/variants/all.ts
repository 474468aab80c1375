/** Every game of the collection, registered by name; the four that the package always has come first. */
import { registerVariant } from '../engine/index.js';
import './index.js';
import { accordion } from './accordion.js';
import { agnes } from './agnes.js';
import { auntMary } from './aunt-mary.js';
import { bakersDozen } from './bakers-dozen.js';
import { bakersGame } from './bakers-game.js';
import { beleagueredCastle } from './beleaguered-castle.js';
import { blockTen } from './block-ten.js';
import { canfield } from './canfield.js';
import { clock } from './clock.js';
import { cruel } from './cruel.js';
import { eagleWing } from './eagle-wing.js';
import { eightOff } from './eight-off.js';
import { elevator } from './elevator.js';
import { fortress } from './fortress.js';
import { fortyThieves } from './forty-thieves.js';
import { fourteen } from './fourteen.js';
import { freecell } from './freecell.js';
import { gaps } from './gaps.js';
import { goldMine } from './gold-mine.js';
import { golf } from './golf.js';
import { gypsy } from './gypsy.js';
import { monteCarlo } from './monte-carlo.js';
import { scorpion } from './scorpion.js';
import { seahaven } from './seahaven.js';
import { spider } from './spider.js';
import { spiderette } from './spiderette.js';
import { thirteen } from './thirteen.js';
import { thumbAndPouch } from './thumb-and-pouch.js';
import { willOTheWisp } from './will-o-the-wisp.js';
import { yukon } from './yukon.js';

for (const variant of [
  ...[auntMary, goldMine, thumbAndPouch],
  ...[golf, elevator],
  ...[freecell, bakersGame, eightOff, seahaven],
  ...[spider, spiderette, willOTheWisp],
  ...[yukon, scorpion],
  ...[fortyThieves, gypsy],
  ...[canfield, agnes, eagleWing],
  ...[beleagueredCastle, bakersDozen, fortress],
  ...[thirteen, fourteen, monteCarlo, blockTen],
  cruel,
  ...[gaps, accordion],
  clock,
]) {
  registerVariant(variant);
}
