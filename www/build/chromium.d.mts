export function findShell(): string | undefined;
export const chromiumArguments: string[];
