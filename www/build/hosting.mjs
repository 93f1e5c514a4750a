// For whoever puts the site on a host: which headers its files want, for four kinds of hosts, and the digest of each file.
//   node build/hosting.mjs     writes into dist
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files } from './files.mjs';
import { dist } from './paths.mjs';

/** Names that stay the same from version to version: they are asked for anew each time. */
const FRESH = ['index.html', 'boot.js', 'service-worker.js', 'embed.html', 'embed.js'];
/** Names that have a digest in them: they never change. */
const LASTING = ['chunks', 'fonts'];
const YEAR = 'public, max-age=31536000, immutable';
const CADDY = LASTING.map((folder) => `/${folder}/*`).join(' ');

/** Lines, by the file that they are for. */
export const written = {
  // Netlify, Cloudflare Pages.
  _headers: [
    '/*\n  Access-Control-Allow-Origin: *\n  X-Content-Type-Options: nosniff',
    ...['/', ...FRESH.map((name) => `/${name}`)].map((name) => `${name}\n  Cache-Control: no-cache`),
    ...LASTING.map((folder) => `/${folder}/*\n  Cache-Control: ${YEAR}`),
  ],
  'hosting/nginx.conf': [
    '# Within `server`. The site is one folder; put its place for /mots/.',
    // A `types` block here would take the place of all of nginx's own, and send pages and scripts as unknown bytes.
    '# nginx 1.21 and newer knows the type of .wasm. To an older one, add it in its mime.types: application/wasm wasm;',
    'gzip_static on;\n# Where the brotli module is installed:\n# brotli_static on;',
    'location /mots/ {\n  add_header Access-Control-Allow-Origin *;\n  add_header X-Content-Type-Options nosniff;\n  add_header Cache-Control no-cache;\n}',
    ...LASTING.map(
      (folder) =>
        `location /mots/${folder}/ {\n  add_header Access-Control-Allow-Origin *;\n  add_header X-Content-Type-Options nosniff;\n  add_header Cache-Control "${YEAR}";\n}`,
    ),
  ],
  'hosting/htaccess': [
    '# Apache, as .htaccess in the folder of the site: mod_headers, mod_rewrite, mod_mime.',
    'AddType application/wasm .wasm\nAddType text/javascript .js\nAddEncoding br .br\nAddEncoding gzip .gz',
    'Header set Access-Control-Allow-Origin "*"\nHeader set X-Content-Type-Options nosniff\nHeader set Cache-Control no-cache',
    `<If "%{REQUEST_URI} =~ m#/(${LASTING.join('|')})/#">\n  Header set Cache-Control "${YEAR}"\n</If>`,
    'RewriteEngine on',
    ...[
      ['br', 'br'],
      ['gzip', 'gz'],
    ].map(
      ([name, end]) =>
        `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b\nRewriteCond %{REQUEST_FILENAME}.${end} -f\nRewriteRule ^(.*)$ $1.${end} [L]`,
    ),
    'Header append Vary Accept-Encoding',
    // A packed file is of the type of what is in it.
    '<FilesMatch "\\.js\\.(br|gz)$">\n  ForceType text/javascript\n</FilesMatch>',
    '<FilesMatch "\\.wasm\\.(br|gz)$">\n  ForceType application/wasm\n</FilesMatch>',
    '<FilesMatch "\\.css\\.(br|gz)$">\n  ForceType text/css\n</FilesMatch>',
    '<FilesMatch "\\.html\\.(br|gz)$">\n  ForceType text/html\n</FilesMatch>',
  ],
  'hosting/Caddyfile': [
    '# The site is the folder /srv/mots.',
    'games.example {\n\troot * /srv/mots\n\tfile_server {\n\t\tprecompressed br gzip\n\t}\n\theader Access-Control-Allow-Origin *\n\theader X-Content-Type-Options nosniff',
    // Caddy sorts lines by how much they match, so that one for all files would come last: each file has one of these.
    `\t@lasting path ${CADDY}\n\theader @lasting Cache-Control "${YEAR}"`,
    `\t@fresh not path ${CADDY}\n\theader @fresh Cache-Control no-cache\n}`,
  ],
};

export async function writeHosting(folder) {
  await mkdir(path.join(folder, 'hosting'), { recursive: true });
  for (const [name, parts] of Object.entries(written))
    await writeFile(path.join(folder, name), `${parts.join('\n')}\n`);
  // As `sha256sum --check` reads them.
  const names = (await files(folder)).filter((name) => name !== 'digests.txt');
  const lines = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
    }),
  );
  await writeFile(path.join(folder, 'digests.txt'), `${lines.join('\n')}\n`);
}

// Not where a test has it in a bundle.
if (path.basename(process.argv[1] ?? '') === 'hosting.mjs') await writeHosting(dist);
