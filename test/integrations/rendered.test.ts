/** Games that a server draws, before their script has come and after. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {} from '../../src/define.js';
import { Game, variants } from '../../src/engine.js';
import { RenderedSite, type Boxes, type RenderedPage } from '../helpers/rendered-page.js';
import { scriptBuild } from '../helpers/site.js';

const SIZES = { 'wide window': [1000, 800], phone: [390, 844], 'phone on its side': [844, 390] } as const;
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";

let site: RenderedSite;

before(async () => {
  site = await RenderedSite.open();
});
after(() => site.close());

function assertSame(before: Boxes, after: Boxes): void {
  assert.deepEqual(Object.keys(after), Object.keys(before));
  for (const [name, box] of Object.entries(after)) {
    const moved = Math.max(...box.map((value, i) => Math.abs(value - before[name]![i]!)));
    assert.ok(moved <= 1, `${name} was at ${before[name]!.join()} and is at ${box.join()}`);
  }
}

/** The page is the same when its script has come, and nobody complains. */
async function assertStays(page: RenderedPage): Promise<void> {
  const drawn = await page.boxes();
  await page.start();
  assertSame(drawn, await page.boxes());
  assert.deepEqual(await page.shifts(), []);
  assert.deepEqual(page.complaints, []);
}

/** How many cards there are, and how many show a face. */
function cardsOf(page: RenderedPage): Promise<{ readonly all: number; readonly up: number }> {
  return page.all('solitaire-card', (cards) => ({
    all: cards.length,
    up: cards.filter(({ shadowRoot }) => shadowRoot!.querySelectorAll('svg.face').length === 1).length,
  }));
}

describe('a table that a server has drawn', () => {
  for (const { id, name } of variants.values()) {
    for (const [window, size] of Object.entries(SIZES)) {
      it(`of ${name} lies as it does when its script has come, on a ${window}`, async () => {
        const page = await site.page({ variant: id, deal: '4217' }, { size });
        const up = Game.deal(id, { deal: 4217 }).piles.flatMap(({ cards }) => cards).filter(({ faceUp }) => faceUp);
        assert.deepEqual(await cardsOf(page), { all: 52, up: up.length });
        await assertStays(page);
        assert.deepEqual(await page.page.$eval('solitaire-game', ({ game }) => [game!.variant.id, game!.deal]), [
          id,
          4217,
        ]);
        await page.leave();
      });
    }
  }

  it('of a game of the collection stays while its rules are loaded', async () => {
    const page = await site.page({ variant: 'freecell', deal: '617' });
    await assertStays(page);
    assert.equal(await page.page.$eval('solitaire-game', ({ game }) => game!.deal), 617);
    await page.leave();
  });

  it('stays as it is in another language, without some controls, from a position, and as a diagram', async () => {
    const position = 'tableau-1: KS QH; waste: 4C; stock: 5C*';
    const pages: readonly Readonly<Record<string, string>>[] = [
      { deal: '3', lang: 'de' },
      { deal: '3', controls: 'new, time' },
      { deal: '3', controls: 'none' },
      { static: '', position },
      { variant: 'athena klondike', deal: '3', options: 'draw=1' },
    ];
    for (const asked of pages) {
      const page = await site.page(asked);
      await assertStays(page);
      await page.leave();
    }
  });

  it('is in the language of the element from the start', async () => {
    const page = await site.page({ deal: '3', lang: 'de' });
    assert.equal(await page.text('button-hint'), 'Tipp');
    await page.start();
    assert.equal(await page.text('button-hint'), 'Tipp');
    await page.leave();
  });

  it('is empty where the deal is left to chance or to the day, until it is dealt in the page', async () => {
    const pages: readonly Readonly<Record<string, string>>[] = [{}, { deal: 'daily' }, { variant: 'escalator' }];
    for (const asked of pages) {
      const page = await site.page(asked);
      const places = async () => Object.entries(await page.boxes()).filter(([name]) => !/ \d+$/.test(name));
      const empty = await places();
      assert.deepEqual(await cardsOf(page), { all: 0, up: 0 });
      await page.start();
      assert.equal((await cardsOf(page)).all, 52);
      assertSame(Object.fromEntries(empty), Object.fromEntries(await places()));
      assert.deepEqual(page.complaints, []);
      await page.leave();
    }
  });

  it('is played by a drag', async () => {
    const deal = 2;
    const [move] = Game.deal('saratoga', { deal }).legalMoves().filter(({ type }) => type === 'transfer');
    assert.ok(move?.type === 'transfer' && move.count === 1);
    const page = await site.page({ variant: 'saratoga', deal: String(deal) });
    await page.start();
    const spot = (pile: string) =>
      page.all(`#${pile}`, ([element]) => {
        const { left, top, width, height } = (element!.lastElementChild ?? element!).getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      });
    const { mouse } = page.page;
    await mouse.move(...(await spot(move.from)));
    await mouse.down();
    await mouse.move(...(await spot(move.to)), { steps: 5 });
    await mouse.up();
    await page.rest();
    assert.equal(await page.moves(), 1);
    assert.deepEqual(page.complaints, []);
    await page.leave();
  });

  it('is played by keys', async () => {
    const page = await site.page({ deal: '4217', controls: 'none' });
    await page.start();
    await page.page.keyboard.press('Tab');
    await page.page.keyboard.press('d');
    await page.rest();
    assert.equal(await page.moves(), 1);
    await page.page.keyboard.press('z');
    await page.rest();
    assert.equal(await page.moves(), 0);
    await page.leave();
  });

  it('says what was dealt, and tells the page once', async () => {
    const page = await site.page({ deal: '4217' });
    await page.page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('solitaire-deal', ({ game, restored }) => heard.push([game.deal, restored]));
    });
    await page.start();
    assert.deepEqual(await page.page.evaluate(() => (window as unknown as { heard: unknown }).heard), [[4217, false]]);
    assert.match(await page.text('message'), /Klondike, deal 4217/);
    await page.leave();
  });

  it('becomes the game that the browser has kept', async () => {
    const page = await site.page({ deal: '4217' });
    await page.start();
    await page.page.$eval('solitaire-game', (game) => game.play({ type: 'deal' }));
    await page.rest();
    const played = await page.boxes();
    await page.load(page.page.url());
    assert.equal(await page.count('#waste > *'), 0);
    await page.start();
    assert.equal(await page.moves(), 1);
    assertSame(played, await page.boxes());
    assert.deepEqual(page.complaints, []);
    await page.leave();
  });

  it('can be told to do something as soon as its script is there', async () => {
    const script = `${await (await fetch(`${site.address}page.js`)).text()}
      document.querySelector('solitaire-game').newGame({ variant: 'escalator', deal: 5 });`;
    const page = await site.page({ deal: '4217' }, { script });
    await page.start();
    assert.equal(await page.page.$eval('solitaire-game', ({ game }) => game!.variant.id), 'escalator');
    assert.equal(await page.count('[part~="tableau"]'), 28);
    assert.deepEqual(page.complaints, []);
    await page.leave();
  });

  it('is drawn anew where the page asks for something else by now, or has the script build', async () => {
    for (const other of [
      { html: (text: string) => text.replace('deal="4217"', 'variant="escalator" deal="4217"') },
      { html: (text: string) => text.replaceAll('<!--lit-part ', '<!--lit-part of another release ') },
      { script: scriptBuild() },
    ]) {
      const page = await site.page({ deal: '4217' }, other);
      await page.start();
      assert.equal(await page.count('[part="table"]'), 1);
      assert.equal((await cardsOf(page)).all, 52);
      await page.page.$eval('solitaire-game', (game) => game.play({ type: 'deal' }));
      assert.deepEqual(page.complaints, []);
      await page.leave();
    }
  });

  it('has its looks on a strict page too, when its script has come', async () => {
    const page = await site.page({ deal: '4217' }, { policy: STRICT });
    await page.start();
    const other = await site.page({ deal: '4217' });
    assertSame(await other.boxes(), await page.boxes());
    for (const complaint of page.complaints) assert.match(complaint, /inline style/);
    await Promise.all([page.leave(), other.leave()]);
  });

  it('tells of an attribute that is wrong', async () => {
    for (const [asked, reason] of [
      [{ variant: 'nonsense' }, /no variant "nonsense"/],
      [{ deal: '0' }, /deal/],
    ] as const) {
      const page = await site.page(asked);
      assert.match(await page.text('error'), reason);
      await assertStays(page);
      assert.match(await page.text('error'), reason);
      await page.leave();
    }
  });
});

describe('a server that draws tables', () => {
  it('draws the same for all who ask the same, and keeps nothing of it', async () => {
    const { href } = new URL('../../demo/rendered/page.mjs', import.meta.url);
    const { pageOf } = (await import(href)) as {
      readonly pageOf: (asked: Readonly<Record<string, unknown>>) => Promise<string>;
    };
    const first = await pageOf({ deal: '4217' });
    await pageOf({ variant: 'freecell', deal: '1' });
    assert.equal(await pageOf({ deal: '4217' }), first);
    assert.match(first, /shadowrootmode="open"/);
    assert.equal('document' in globalThis, false);
  });
});
