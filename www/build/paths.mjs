// The folders of the build, whatever directory it was started from.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const www = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const root = path.dirname(www);
export const generated = path.join(www, 'generated');
export const dist = process.env.TRUNK_STAGING_DIR ?? path.join(root, 'dist');
