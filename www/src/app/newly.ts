// A match that the host of a frame asks for: dealt as it says, whatever was chosen here before.

import { asked, tellAnew, tellIgnored, type Asked } from '../device/guest.ts';
import { readers, type Wishes } from '../device/wishes.ts';
import { alone } from '../tables/registry.ts';

const given = ['seats', 'bots', 'words', 'options', 'names', 'seed'] as const;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What the house's attributes ask for and bring: a match takes from here what it leaves out. */
const house: Asked = { ...asked };

/** What the house brings to every match. */
export function bring(data: Record<string, unknown>): void {
  house.data = data;
  asked.data = data;
}

/** Takes over what makes sense of `match`, and tells what does not; each value may be JSON, or a text as it stands in an address. */
export function begin(match: Record<string, unknown>): void {
  if (!alone) return;
  tellAnew();
  // The attributes' seed is for the first match alone.
  if (asked.seed === null) house.seed = null;
  for (const name of given) take(name, match[name]);
  const { data } = match;
  asked.data = isObject(data) ? data : (house.data ?? {});
  if (data !== undefined && data !== null && !isObject(data)) tellIgnored('data', data);
  for (const [name, value] of Object.entries(match))
    if (name !== 'data' && value !== undefined && !(given as readonly string[]).includes(name))
      tellIgnored(name, value);
  show(`#/new/${alone.id}`, () => {
    asked.anew = true;
    asked.deal = true;
  });
}

/** Leads there; where that is shown already, it is shown anew. `before`: what the new screen is to find, and the one that is going is not. */
export function show(hash: string, before: () => void = () => undefined): void {
  const lead = (): void => {
    before();
    location.replace(hash);
  };
  if (location.hash !== hash) return lead();
  addEventListener('hashchange', lead, { once: true });
  location.replace('#/');
}

function take<K extends (typeof given)[number]>(name: K, value: unknown): void {
  const wishes: Wishes = asked;
  wishes[name] = house[name];
  if (value === undefined || value === null) return;
  const read = readers[name](textOf(value));
  if (read === null) tellIgnored(name, value);
  else wishes[name] = read as Wishes[K];
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
