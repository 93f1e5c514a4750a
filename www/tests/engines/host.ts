// The host of the walk: the built site, and a page beside it from which frames are steered. It can die and come back at the
// same address.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface Host {
  /** Ends with a slash. */
  address: string;
  die(): Promise<void>;
  live(): Promise<void>;
}

const frame = (attributes: string): string =>
  `<!doctype html><meta charset="utf-8"><title>control</title><iframe width="1000" height="700" ${attributes}></iframe>`;

/** Pages beside the site: one to steer a frame from, one that shows the site as a stranger would. */
const PAGES: Record<string, string> = {
  '/control.html': frame(''),
  '/sandbox.html': frame('sandbox="allow-scripts" src="./"'),
};

export async function host(folder: string): Promise<Host> {
  const assets = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Access-Control-Allow-Origin', '*');
    },
  });
  const server = http.createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    if (page !== undefined) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page);
      return;
    }
    assets(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  let port = 0;
  const live = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        ({ port } = server.address() as AddressInfo);
        resolve();
      });
    });
  await live();
  return {
    address: `http://127.0.0.1:${port}/`,
    live,
    async die() {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
