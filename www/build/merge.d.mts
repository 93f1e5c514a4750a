import type { BuildOptions } from 'esbuild';

export declare function merge(
  folder: string,
  names: readonly string[],
  groups: readonly (readonly string[])[],
  options: BuildOptions,
): Promise<Map<string, string>>;
