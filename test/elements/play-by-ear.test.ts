import { Listener } from '../helpers/listener.js';
import { testWins, VARIANTS } from '../helpers/played-games.js';

describe('play by the keyboard, knowing only names and announcements', () => {
  testWins('ear', (table) => new Listener(table), VARIANTS);
});
