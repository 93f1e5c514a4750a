export function strip(text: string): string;
