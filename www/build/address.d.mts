export function withAddress(html: string, address: string): string;
