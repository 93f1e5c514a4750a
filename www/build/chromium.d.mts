export function findShell(): string | undefined;
export const chromiumArguments: string[];
export const unpainted: string[];
