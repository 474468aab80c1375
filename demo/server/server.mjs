/**
 * An example of a server that believes no score: it plays every game again. Run `npm run build` first, then
 *
 *   node demo/server/server.mjs          http://localhost:8080, or the port in PORT
 *
 *   GET  /                               a page with a game that is sent here when it is won
 *   GET  /scores?variant=…&deal=…&options=…   the board of a deal
 *   POST /scores                         { "name": "Ada", "seconds": 214, "game": … }, what game.toJSON() gives
 *   GET  /embed/embed.html               the page for frames, and its scripts
 *   GET  /oembed?url=…                   its description for other sites
 *
 * The boards are in memory: a server that is to last keeps them in a database, and counts how often one asks.
 */
import { Buffer } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { Game, parseOptions, SolitaireError } from 'solitaire-elements/engine';
import { Leaderboard, Refused } from './leaderboard.mjs';
import { oEmbed } from './oembed.mjs';

const MOST_BYTES = 32_768;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** Every file that there is, so that no address can lead to another. */
const FILES = {
  '/': './page.html',
  '/page.css': './page.css',
  '/page.js': './page.js',
  '/icon.svg': '../icon.svg',
  '/solitaire-elements.js': '../../dist/cdn/solitaire-elements.js',
  '/parts/advice.js': '../../dist/cdn/parts/advice.js',
  '/parts/pages.js': '../../dist/cdn/parts/pages.js',
  '/embed/embed.html': '../../dist/embed/embed.html',
  '/embed/frame.css': '../../dist/embed/frame.css',
  '/embed/frame.js': '../../dist/embed/frame.js',
  '/embed/embed.js': '../../dist/embed/embed.js',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const board = new Leaderboard();
const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    if (error instanceof Refused) return send(response, error.status, { error: error.message });
    console.error(error);
    return send(response, 500, { error: 'Something is wrong here.' });
  });
});
server.requestTimeout = 10_000;
server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(`http://localhost:${server.address().port}/`);
});

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const { method } = request;
  if (pathname === '/scores' && method === 'POST') {
    send(response, 201, board.add(await jsonOf(request)));
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', pathname === '/scores' ? 'GET, HEAD, POST' : 'GET, HEAD');
    throw new Refused('No such method.', 405);
  } else if (pathname === '/scores') {
    send(response, 200, board.entries(asked(searchParams)));
  } else if (pathname === '/oembed') {
    describe(request, response, searchParams);
  } else if (Object.hasOwn(FILES, pathname)) {
    sendFile(response, FILES[pathname], pathname.startsWith('/embed/'));
  } else {
    throw new Refused('There is nothing here.', 404);
  }
}

/** The body as JSON. A type that forms cannot have keeps other sites' pages from posting without leave. */
async function jsonOf(request) {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new Refused('JSON is needed.', 415);
  const chunks = [];
  let length = 0;
  // Not destroyed, so that who sends too much still gets the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Refused(`At most ${MOST_BYTES} bytes are read.`, 413);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused('This is no JSON.', 400);
  }
}

/** The deal whose board is asked for. */
function asked(parameters) {
  try {
    const deal = Number(parameters.get('deal'));
    const options = parseOptions(parameters.get('options') ?? '');
    return Game.deal(parameters.get('variant') ?? '', { deal, options });
  } catch (error) {
    if (!(error instanceof SolitaireError)) throw error;
    throw new Refused(error.message, 400);
  }
}

function describe({ headers }, response, parameters) {
  if ((parameters.get('format') ?? 'json') !== 'json') throw new Refused('There is only JSON.', 501);
  const page = `http://${headers.host}/embed/embed.html`;
  const room = { maxwidth: parameters.get('maxwidth'), maxheight: parameters.get('maxheight') };
  const found = oEmbed(parameters.get('url') ?? '', page, room);
  if (!found) throw new Refused('This is no game of this server.', 404);
  send(response, 200, found);
}

function send(response, status, value) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // What is left of a body that is too long is not waited for.
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify(value));
}

/** The page for frames may be framed by all; the page with the board by none. */
function sendFile(response, file, framed) {
  response.setHeader('content-type', TYPES[extname(file)]);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', framed ? POLICY : `${POLICY}; frame-ancestors 'none'`);
  createReadStream(new URL(file, import.meta.url))
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}
