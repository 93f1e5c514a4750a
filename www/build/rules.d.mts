export function rulesHtml(markdown: string): string;
export function guideHtml(markdown: string, left?: Record<string, string>): string;
