import type { Plugin } from 'esbuild';
export const plainSheets: Plugin;
export const sheets: Plugin;
