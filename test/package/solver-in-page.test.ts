/** The solver of the script build in its worker, and where a page may have none: these tests need `npm run build`. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { scriptSite, Visit } from '../helpers/site.js';

/** A deal of Saratoga that takes some ten thousand positions to decide. */
const DEAL = 'variant="saratoga" deal="3"';

describe('the solver of the script build', () => {
  let elsewhere: Server;
  let page: string;

  before(async () => {
    const files = scriptSite();
    elsewhere = createServer(({ url }, response) => {
      const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
      response.writeHead(200, headers).end(files[url!]);
    });
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    page = `<!doctype html><title>Elsewhere</title>
      <script type="module" src="http://127.0.0.1:${port}/solitaire-elements.js"></script>
      <solitaire-game ${DEAL}></solitaire-game>`;
  });
  after(() => elsewhere.close());

  it('is not started before it is used, then runs in a worker, though the script is from another origin', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page });
    await visit.spot('stock');
    assert.equal(visit.page.workers().length, 0);
    assert.match(await assess(visit), /^(won|lost)$/);
    assert.equal(visit.page.workers().length, 1);
    assert.deepEqual(visit.complaints, []);
  });

  it('gives the same answer on the main thread, in small parts, where the page allows no worker', async (t) => {
    const visit = await Visit.during(t, { '/index.html': page }, { 'content-security-policy': "worker-src 'none'" });
    await visit.spot('stock');
    const [first, free] = [await Visit.during(t, { '/index.html': page }), visit];
    await first.spot('stock');
    assert.equal(await assess(free), await assess(first));
    assert.equal(free.page.workers().length, 0);
  });
});

function assess(visit: Visit): Promise<string> {
  return visit.page.evaluate(() => document.querySelector('solitaire-game')!.assess());
}
