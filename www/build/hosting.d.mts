export const written: Readonly<Record<string, readonly string[]>>;
