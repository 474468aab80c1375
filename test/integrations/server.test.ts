/** The example server of demo/server, as a page and as a forger have it. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { formatMove, Game, parseOptions, type SavedGame } from '../../src/engine.js';
import type {} from '../../src/define.js';
import { winningDeck } from '../helpers/winning-decks.js';
import { WON_GAMES } from '../helpers/won-games.js';

const file = fileURLToPath(new URL('../../demo/server/server.mjs', import.meta.url));

interface Entry {
  readonly name: string;
  readonly score: number;
  readonly moves: number;
  readonly claimedSeconds: number;
}

let server: ChildProcess;
let address: string;

before(async () => {
  server = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  address = String(line).trim();
});
after(async () => {
  server.kill();
  await once(server, 'exit');
});

/** A won game of each variant, as JSON. */
const WON = WON_GAMES.map(({ variant, deal, options, moves }) => {
  const game = Game.deal(variant, { deal: Number(deal), options: parseOptions(options ?? '') });
  for (const move of moves) game.play(move);
  return game;
});
const [, athena, , klondike] = WON as [Game, Game, Game, Game];
const saved = klondike.toJSON();

function post(body: unknown, type = 'application/json'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${address}scores`, { method: 'POST', headers: { 'content-type': type }, body: text });
}

async function refused(body: unknown, status: number, reason: RegExp): Promise<void> {
  const response = await post(body);
  const { error } = (await response.json()) as { error: string };
  assert.match(error, reason);
  assert.equal(response.status, status);
}

async function entriesOf({ variant, deal }: Game, options = 'draw=3'): Promise<readonly Entry[]> {
  const query = new URLSearchParams({ variant: variant.id, deal: String(deal), options });
  return (await (await fetch(`${address}scores?${query}`)).json()) as Entry[];
}

/** The same game by a longer way: once, cards go to another pile and back. */
function longer(game: SavedGame): SavedGame {
  for (let at = 0; ; at++) {
    const [before, rest] = [game.moves.slice(0, at), game.moves.slice(at)];
    for (const move of Game.fromJSON({ ...game, moves: before }).legalMoves()) {
      if (move.type !== 'transfer') continue;
      const detour = [move, { ...move, from: move.to, to: move.from }].map(formatMove);
      const made = { ...game, moves: [...before, ...detour, ...rest] };
      if (isWon(made)) return made;
    }
  }
}

function isWon(game: SavedGame): boolean {
  try {
    return Game.fromJSON(game).status === 'won';
  } catch {
    return false;
  }
}

describe('the example server', () => {
  for (const game of WON) {
    it(`takes a won game of ${game.variant.name}, with its own count of score and moves`, async () => {
      const forged = { ...game.toJSON(), score: 9999, status: 'won', moveCount: 1 };
      const response = await post({ name: 'Ada', seconds: 61, score: 9999, moves: 1, game: forged });
      const entry = { name: 'Ada', score: game.score, moves: game.moveCount, claimedSeconds: 61 };
      assert.deepEqual(await response.json(), { place: 1, entry });
      assert.equal(response.status, 201);
    });
  }

  it('has a board for each deal and its options', async () => {
    const [entry] = await entriesOf(klondike);
    assert.equal(entry?.name, 'Ada');
    assert.deepEqual(await entriesOf(klondike, 'draw=1'), []);
  });

  it('keeps one entry a name, the better one, however the name is written', async () => {
    await post({ name: 'Zoë', seconds: 5, game: longer(saved) });
    const before = await entriesOf(klondike);
    assert.deepEqual(before.map(({ name }) => name), ['Ada', 'Zoë']);
    for (const name of ['ada', 'ADA', ' Ada ', 'Ａｄａ']) {
      const response = await post({ name, seconds: 1, game: saved });
      assert.equal(response.status, 201);
    }
    assert.deepEqual(await entriesOf(klondike), before);
  });

  it('takes no game twice, under another name', () =>
    refused({ name: 'Eve', seconds: 1, game: saved }, 409, /another name/));

  const forgeries: readonly (readonly [name: string, game: unknown, reason: RegExp])[] = [
    ['that is not won', { ...saved, moves: saved.moves.slice(0, -1) }, /not won/],
    ['without a move', { ...saved, moves: [] }, /not won/],
    ['with a move that the rules forbid', { ...saved, moves: ['waste>foundation-1'] }, /cannot be replayed/],
    ['with a move left out', { ...saved, moves: saved.moves.slice(1) }, /cannot be replayed/],
    ['that goes on when it is won', { ...saved, moves: [...saved.moves, 'deal'] }, /cannot be replayed/],
    ['with the deck of another deal', { ...saved, deal: 4217 }, /deal does not give the deck/],
    [
      'from a position of the player’s own',
      { ...saved, position: `stock: ${saved.deck}` },
      /deal does not give the deck/,
    ],
    [
      'from a deck of the player’s own',
      { ...saved, deal: undefined, deck: winningDeck('klondike') },
      /Only deals by number/,
    ],
    ['with options that the variant has not', { ...saved, options: { cheat: true } }, /no option/],
    ['with an option that takes no such value', { ...saved, options: { redeals: -1 } }, /redeals takes/],
    ['of no known variant', { ...saved, variant: 'constructor' }, /no variant/],
    ['of a later format', { ...saved, version: 99 }, /later release/],
    ['with words that are no moves', { ...saved, moves: [{ type: 'deal' }, null, 7] }, /is no move/],
    ['with moves without end', { ...saved, moves: [Array(2000).fill('deal').join('+')] }, /at most 1500 moves/],
    ['that is a text', 'won', /deals by number/],
    ['that is nothing', null, /deals by number/],
    ['that is missing', undefined, /deals by number/],
  ];
  for (const [name, game, reason] of forgeries) {
    it(`refuses a game ${name}`, () => refused({ name: 'Eve', seconds: 1, game }, 422, reason));
  }

  for (const name of ['', '   ', 'x'.repeat(25), '<b>Eve</b>', 'Eve\u202e', 'a\u0000b', '👑', 7, null, undefined, {}]) {
    it(`refuses the name ${name === undefined ? 'that is missing' : JSON.stringify(name)}`, () =>
      refused({ name, seconds: 1, game: saved }, 422, /name of 1 to 24/));
  }

  for (const seconds of [-1, 0.5, 1e9, '61', null, undefined]) {
    it(`refuses ${seconds} as seconds`, () =>
      refused({ name: 'Eve', seconds, game: saved }, 422, /seconds must be/));
  }

  it('refuses what is no JSON, no object, too long, or of a type that any page could post', async () => {
    await refused('{', 400, /no JSON/);
    await refused('[]', 422, /name/);
    await refused('null', 422, /object/);
    await refused(`"${'x'.repeat(40_000)}"`, 413, /bytes/);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      assert.equal((await post({ name: 'Eve', seconds: 1, game: saved }, type)).status, 415);
    }
  });

  it('has no more files than its own, and no more methods', async () => {
    for (const path of ['package.json', '%2e%2e/server/server.mjs', 'embed/%2e%2e/%2e%2e/package.json', '__proto__']) {
      assert.equal((await fetch(address + path)).status, 404, path);
    }
    const response = await fetch(`${address}scores`, { method: 'DELETE' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'GET, HEAD, POST');
  });

  it('serves its page under a strict policy, and the page for frames to be framed', async () => {
    const policies = await Promise.all(
      ['', 'embed/embed.html'].map(async (path) => {
        const response = await fetch(address + path);
        assert.equal(response.status, 200);
        return response.headers.get('content-security-policy')!;
      }),
    );
    assert.match(policies[0]!, /frame-ancestors 'none'/);
    assert.doesNotMatch(policies[1]!, /frame-ancestors/);
  });

  it('says which board is asked for wrongly', async () => {
    for (const query of ['', 'variant=klondike', 'variant=klondike&deal=0', 'variant=klondike&deal=1&options=x']) {
      assert.equal((await fetch(`${address}scores?${query}`)).status, 400, query);
    }
  });
});

describe('its page', () => {
  it('sends a game that is won, and shows the board; all of it, the frame too, under its strict policy', async () => {
    const browser = await puppeteer.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage();
      const heard: string[] = [];
      page.on('console', (message) => heard.push(message.text()));
      page.on('pageerror', (error) => heard.push(String(error)));
      await page.goto(address);
      const own = longer(athena.toJSON());
      await page.type('#name', ' Lovelace');
      await page.evaluate(
        ({ variant, deal, options }, moves) => {
          const element = document.querySelector('solitaire-game')!;
          element.newGame({ variant, deal: deal!, options });
          for (const move of moves) element.play(move);
        },
        own,
        Game.fromJSON(own).history,
      );
      await page.waitForFunction(() => document.getElementById('answer')!.textContent !== '');
      assert.match(await page.$eval('#answer', ({ textContent }) => textContent), /^You are number \d\.$/);
      await page.waitForFunction(() => document.getElementById('board')!.textContent.includes('Lovelace'));
      // Not where the policy still holds.
      const other = await browser.newPage();
      await other.setContent(
        `<script>addEventListener('message', ({ data }) => (document.title = data.variant ?? document.title))</script>
        <iframe sandbox="allow-scripts" src="${address}embed/embed.html?variant=saratoga"></iframe>`,
      );
      await other.waitForFunction(() => document.title === 'saratoga');
      assert.deepEqual(heard, []);
    } finally {
      await browser.close();
    }
  });
});

describe('its description of a game for other sites', () => {
  const about = (url: string, more = '') =>
    fetch(`${address}oembed?url=${encodeURIComponent(url)}${more}`);

  it('is a frame with what the address asks for, and nothing else', async () => {
    const asked = `${address}embed/embed.html?variant=saratoga&deal=3&x=%22%3E%3Cscript%3E#y`;
    const { html, ...rest } = (await (await about(asked)).json()) as { html: string };
    const src = `${address}embed/embed.html?variant=saratoga&amp;deal=3`;
    assert.equal(html, `<iframe src="${src}" width="800" height="600" title="Solitaire"></iframe>`);
    assert.deepEqual(rest, {
      version: '1.0',
      type: 'rich',
      title: 'Solitaire',
      provider_name: 'solitaire-elements',
      cache_age: 86_400,
      width: 800,
      height: 600,
    });
  });

  it('keeps to the room that there is', async () => {
    const response = await about(`${address}embed/embed.html`, '&maxwidth=400&maxheight=nonsense');
    const { width, height } = (await response.json()) as { width: number; height: number };
    assert.deepEqual([width, height], [400, 600]);
  });

  it('lets nothing out of an attribute', async () => {
    const asked = `${address}embed/embed.html?variant=${encodeURIComponent('"><script>alert(1)</script>')}`;
    const { html } = (await (await about(asked)).json()) as { html: string };
    assert.equal(html.match(/[<>]/g)!.length, 4);
    assert.equal(html.match(/"/g)!.length, 8);
  });

  it('is of its own games alone, and in JSON alone', async () => {
    for (const url of ['https://elsewhere.example/embed/embed.html', 'javascript:alert(1)', '', address]) {
      assert.equal((await about(url)).status, 404, url);
    }
    assert.equal((await about(`${address}embed/embed.html`, '&format=xml')).status, 501);
  });
});
