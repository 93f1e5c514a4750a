export function written(css: string, breakpoints: Record<string, string>, name?: string): string;
