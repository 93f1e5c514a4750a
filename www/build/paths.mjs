// The folders of the build, whatever directory it was started from.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const www = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const root = path.dirname(www);
/** What bundle.mjs writes; a bundle of some games has a folder of its own. */
export const generated = process.env.MOTS_GENERATED ?? path.join(www, 'generated');
export const dist = process.env.TRUNK_STAGING_DIR ?? path.join(root, 'dist');
