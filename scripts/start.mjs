/** Installs what is missing, serves the demo and prints its address, until it is ended. */
import { installPackages } from './lib/install.mjs';
import { root } from './lib/root.mjs';

installPackages();

const { createServer } = await import('vite');
const server = await createServer({ root });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
// npm's shell ends without passing a signal on.
if (process.env.npm_lifecycle_event) stopWithParent(process.ppid);

await server.listen();
console.log(`The demo: ${server.resolvedUrls.local[0]}demo/   (Ctrl+C ends it)`);

async function stop() {
  await server.close();
  process.exit(0);
}

function stopWithParent(parent) {
  setInterval(() => process.ppid === parent || stop(), 1000).unref();
}
