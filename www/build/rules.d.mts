export function rulesHtml(markdown: string): string;
export function guideHtml(markdown: string): string;
