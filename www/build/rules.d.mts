export function rulesHtml(markdown: string): string;
