import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A server of files that says nothing of who else may have them, as most do. */
export class FileServer {
  readonly #server: Server;
  /** Pages that are no files, by their path. */
  readonly pages = new Map<string, string>();

  private constructor(folder: URL) {
    this.#server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      try {
        const body = this.pages.get(pathname) ?? readFileSync(new URL(`.${pathname}`, folder));
        response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/html; charset=utf-8');
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  /** @param host its name, for an origin, and a site, of its own: `127.0.0.1` or `localhost` */
  static async start(folder: URL, host = '127.0.0.1'): Promise<FileServer> {
    const server = new FileServer(folder);
    await new Promise<void>((resolve) => server.#server.listen(0, host, resolve));
    server.#host = host;
    return server;
  }

  #host = '';

  get origin(): string {
    return `http://${this.#host}:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
