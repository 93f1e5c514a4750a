import type { Plugin } from 'esbuild';
export const mediaByName: Plugin;
export const sheets: Plugin;
