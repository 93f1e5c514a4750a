export function findChromium(): string | undefined;
export const chromiumArguments: string[];
