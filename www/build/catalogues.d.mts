import type { Plugin } from 'esbuild';
export function strip(text: string): string;
export const catalogues: Plugin;
