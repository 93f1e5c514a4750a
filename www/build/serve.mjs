// Serves a built site on this machine only.
//   node build/serve.mjs [--dir ../dist] [--port 8080] [--exact] [--base /sub/path/] [--policy POLICY] [--with-parent]
// The next free port is taken where the wanted one is in use, unless --exact. Prints `serving <address>`.
// --policy: what is sent as Content-Security-Policy with every file.
// --with-parent: ends when its standard input closes, so that it never outlives the command that started it.
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { dist } from './paths.mjs';

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string', default: dist },
    port: { type: 'string', default: '8080' },
    exact: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
    policy: { type: 'string' },
    'with-parent': { type: 'boolean', default: false },
  },
});

const base = `/${options.base}/`.replace(/\/+/g, '/');
// `dev`: every request looks at the folder, so that a rebuild is served at once. `brotli`, `gzip`: who takes it gets the packed copy that
// lies beside a file (pack.mjs).
const assets = sirv(path.resolve(options.dir), {
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: false,
  setHeaders: (response) => {
    response.setHeader('Cache-Control', 'no-cache');
    // A sandboxed frame is of no origin, and asks for modules and fonts as a stranger.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (options.policy) response.setHeader('Content-Security-Policy', options.policy);
  },
});

const server = http.createServer((request, response) => {
  const missing = () => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('404\n');
  };
  const url = request.url ?? '/';
  if (!url.startsWith(base)) return missing();
  // sirv reads `url`; what it must not see is the sub-path.
  request.url = `/${url.slice(base.length)}`;
  assets(request, response, missing);
});

let port = Number(options.port);
const last = port + 50;
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && !options.exact && port < last) {
    port += 1;
    server.listen(port, '127.0.0.1');
    return;
  }
  console.error(`serve: port ${port}: ${error.message}`);
  process.exit(1);
});
server.on('listening', () => console.log(`serving http://127.0.0.1:${server.address().port}${base}`));
server.listen(port, '127.0.0.1');

if (options['with-parent']) {
  process.stdin.on('end', () => process.exit(0));
  process.stdin.on('error', () => process.exit(0));
  process.stdin.resume();
}
