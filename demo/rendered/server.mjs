/**
 * An example of a server that draws the table itself. Run `npm run build` first, then
 *
 *   node demo/rendered/server.mjs        http://localhost:8080, or the port in PORT
 *
 *   GET /?variant=…&deal=…               the page; each attribute of the game is a parameter
 *   GET /page.js and so on               its script, bundled, its style sheet, its icon
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { pageOf } from './page.mjs';

const { output } = await build({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    rolldownOptions: { input: 'page.js', output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[hash].js' } },
  },
});
const files = new Map([
  ...output.map(({ fileName, code }) => [`/${fileName}`, { type: 'text/javascript', body: code }]),
  ['/page.css', { type: 'text/css', body: read('./page.css') }],
  ['/icon.svg', { type: 'image/svg+xml', body: read('../icon.svg') }],
]);

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const file = files.get(pathname);
  if (pathname !== '/' && !file) {
    response.writeHead(404).end();
    return;
  }
  const { static: still, ...asked } = Object.fromEntries(searchParams);
  const body = file?.body ?? (await pageOf({ ...asked, isStill: still !== undefined }));
  response.writeHead(200, { 'content-type': `${file?.type ?? 'text/html'}; charset=utf-8` }).end(body);
});

function read(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(`http://localhost:${server.address().port}/`);
});
