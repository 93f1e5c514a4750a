// A match that the host of a frame asks for: dealt as it says, whatever was chosen here before.

import { asked } from '../device/guest.ts';
import { readers, type Wishes } from '../device/wishes.ts';
import { alone } from '../tables/registry.ts';

const given = ['seats', 'bots', 'words', 'options', 'names', 'seed'] as const;

/** Takes over what makes sense of `match`; each value may be JSON, or a text as it stands in an address. */
export function begin(match: Record<string, unknown>): void {
  if (!alone) return;
  for (const name of given) take(name, match[name]);
  const { data } = match;
  if (data !== null && typeof data === 'object') asked.data = data as Record<string, unknown>;
  asked.anew = true;
  asked.deal = true;
  show(`#/new/${alone.id}`);
}

/** Leads there; where that is shown already, it is shown anew. */
export function show(hash: string): void {
  if (location.hash !== hash) return location.replace(hash);
  addEventListener('hashchange', () => location.replace(hash), { once: true });
  location.replace('#/');
}

function take<K extends (typeof given)[number]>(name: K, value: unknown): void {
  if (value === undefined || value === null) return;
  const text = Array.isArray(value)
    ? value.join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  const read = readers[name](text);
  if (read !== null) (asked as Wishes)[name] = read as Wishes[K];
}
