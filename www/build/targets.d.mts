export const targets: string[];
