/** The script build in a page that forbids all that it can: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Game, parseOptions, type SimpleMove } from '../../src/engine.js';
import { scriptBuild, scriptSite, Visit } from '../helpers/site.js';
import { VERSION } from '../../src/version.js';
import { WON_GAMES } from '../helpers/won-games.js';

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; '),
};

const { variant, deal, options, moves } = WON_GAMES.find((game) => game.variant === 'saratoga')!;

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Strict</title>
  <script type="module" src="/solitaire-elements.js"></script>
  <solitaire-game variant="${variant}" deal="${deal}" options="${options}"></solitaire-game>
</html>`;

/** Lit lists its versions for copies of itself, whatever it is built into. */
const LIT_GLOBALS = ['litHtmlVersions'];

describe('the script build in a strict page', () => {
  let visit: Visit;

  before(async () => {
    visit = await Visit.to({ '/index.html': PAGE, ...scriptSite() }, HEADERS);
  });
  after(() => visit.leave());

  it('lets cards be dragged and dealt, and is won', async () => {
    const twin = Game.deal(variant, { deal: Number(deal), options: parseOptions(options ?? '') });
    const last = moves.length - 1;
    assert.equal(moves[2]!.type, 'deal');
    await visit.drag(topCard(twin, moves[0]!), 'foundation-1');
    await visit.play(moves.slice(1, 2));
    await visit.click('stock');
    assert.deepEqual(await state(visit), { moves: 3, status: 'playing' });
    await visit.play(moves.slice(3, last));
    for (const move of moves.slice(0, last)) twin.play(move);
    await visit.click(topCard(twin, moves[last]!), 2);
    assert.deepEqual(await state(visit), { moves: moves.length, status: 'won' });
  });

  it('asks for nothing but itself until then', () => {
    assert.deepEqual(visit.requests, ['/', '/solitaire-elements.js']);
  });

  it('opens its dialogs', async () => {
    await visit.page.evaluate(() => {
      document.querySelector('solitaire-game')!.restart();
    });
    await visit.spot('stock');
    for (const name of ['rules', 'statistics', 'options', 'move-list']) {
      await visit.page.click(`solitaire-game >>> [part~="button-${name}"]`);
      await visit.page.waitForSelector('solitaire-game >>> dialog[open]', { visible: true });
      await visit.page.keyboard.press('Escape');
      await visit.page.waitForSelector('solitaire-game >>> dialog[open]', { hidden: true });
    }
  });

  it('gives a hint', async () => {
    await visit.page.click('solitaire-game >>> [part~="button-hint"]');
    await visit.page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector('solitaire-game')!;
      return shadowRoot!.querySelector('[part="message"]')!.textContent.startsWith('Hint: ');
    });
  });

  it('asks for the parts beside it that draw the dialogs and look for hints, and nothing else', () => {
    assert.deepEqual(visit.requests.slice(2), ['/parts/pages.js', '/parts/advice.js']);
  });

  it('breaks no rule of the page, and says nothing in the console', () => {
    assert.deepEqual(visit.complaints, []);
  });

  it('adds nothing to the window but what lit keeps there', async (t) => {
    const empty = await Visit.during(t, { '/index.html': PAGE, '/solitaire-elements.js': '' }, HEADERS);
    const names = await globals(empty);
    assert.deepEqual((await globals(visit)).filter((name) => !names.includes(name)).sort(), LIT_GLOBALS);
  });
});

describe('a page with the script build in two versions', () => {
  it('is told so once, by both versions, and plays the first', async (t) => {
    const second = scriptBuild();
    const first = second.replaceAll(VERSION, '0.0.9');
    const page = PAGE.replace('</script>', '</script><script type="module" src="/other.js"></script>');
    const visit = await Visit.during(t, { '/index.html': page, '/solitaire-elements.js': first, '/other.js': second });
    await visit.drag(topCard(Game.deal(variant, { deal: Number(deal) }), moves[0]!), 'foundation-1');
    assert.deepEqual(await state(visit), { moves: 1, status: 'playing' });
    await visit.leave();
    const [complaint, ...more] = visit.complaints;
    assert.deepEqual(more, []);
    assert.match(complaint!, /version 0\.0\.9; version \d+\.\d+\.\d+\S* is not used/);
  });
});

function topCard(game: Game, move: SimpleMove): string {
  assert.ok(move.type === 'transfer');
  return game.pile(move.from).cards.at(-1)!.id;
}

async function state(visit: Visit): Promise<{ readonly moves: number; readonly status: string | undefined }> {
  return visit.page.evaluate(() => {
    const { moves, status } = document.querySelector('solitaire-game')!;
    return { moves, status };
  });
}

/** The names on the window, but for those of puppeteer, which looks for elements by them. */
async function globals({ page }: Visit): Promise<string[]> {
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window));
  return names.filter((name) => !name.includes('ariaQuerySelector'));
}
