import type { Plugin } from 'esbuild';
export function strip(text: string): string;
export function variables(text: string): Map<string, string[]>;
export function partOf(text: string, game: string | null, apart: readonly string[]): string;
export const catalogues: Plugin;
