// A match that the host of a frame asks for: dealt as it says, whatever was chosen here before.

import { asked, tellAnew, tellIgnored, type Asked } from '../device/guest.ts';
import { readers, type Wishes } from '../device/wishes.ts';
import { alone } from '../tables/registry.ts';

const given = ['seats', 'bots', 'words', 'options', 'names', 'seed'] as const;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What the attributes of the host's element ask for and supply; a match uses it for everything that it leaves out. */
const house: Asked = { ...asked };

/** Sets the data that the host supplies for every match. */
export function bring(data: Record<string, unknown>): void {
  house.data = data;
  asked.data = data;
}

/** Begins the match that the host asks for. Values of `match` that make no sense are reported and ignored; each may be JSON, or a text as in an
 * address. */
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

/** Goes to an address; if it is shown already, it is shown again. `before` prepares what the new screen is to find, and the old one is not. */
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
