// The screens: the name of each in the address, its title, the loading of its code, and its element. Routes come after the '#', so that the page
// works from any folder of any static host.

import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { t, tOf } from '../lib/i18n.ts';
import { asked } from '../device/guest.ts';
import { settings } from '../device/settings.ts';
import '../screens/start.ts';
import { session } from '../match/session.ts';
import { alone, entry, sole } from '../tables/registry.ts';
import { read } from './address.ts';

/** A screen, and the parts that follow its name in the address. */
export interface Route {
  screen: Screen;
  parts: readonly string[];
}

export interface Screen {
  /** As it is written in the address: `#/<name>/…`. */
  name: string;
  /** How many parts have to stand behind it. */
  needs: number;
  /** The title before the name of the box; null: the box's name alone. */
  title(parts: readonly string[]): string | null;
  /** Whether people look at this screen without touching it, so that the device must stay awake. */
  awake?: true;
  /** Whether the screen needs the messages of the game that its first part names. */
  ofGame?: true;
  /** It is about several games. */
  ofBox?: true;
  /** Loads the screen's code, together with what the screen will need first. */
  load(parts: readonly string[]): Promise<unknown>;
  element(parts: readonly string[]): TemplateResult;
}

const setUp: Screen = {
  name: 'new',
  needs: 1,
  ofGame: true,
  title: ([game = '']) => tOf(game, 'name'),
  load: ([game = '']) => {
    // The engine takes longest to come. If it fails, the set-up screen, which asks for it too, says why.
    const known = entry(game);
    const first = known?.first?.(asked.words ?? settings.get().language);
    if (known) session.engine(game, first).catch(() => undefined);
    return import('../screens/setup.ts');
  },
  element: ([game]) => html`${keyed(game, html`<mots-setup .game=${game}></mots-setup>`)}`,
};

export const start: Screen = {
  name: '',
  needs: 0,
  title: () => null,
  // The start screen comes with the page. If there is only one game, its set-up and engine will be needed next.
  load: async () => {
    if (sole) setUp.load([sole.id]).catch(() => undefined);
  },
  element: () => html`<mots-start></mots-start>`,
};

const screens: readonly Screen[] = [
  start,
  {
    name: 'rules',
    needs: 1,
    title: ([game = '']) => t('rules-of', { game: tOf(game, 'name') }),
    ofGame: true,
    load: () => import('../screens/rules.ts'),
    element: ([game, clause]) => html`<mots-rules .game=${game} .clause=${clause ?? null}></mots-rules>`,
  },
  {
    name: 'guide',
    needs: 0,
    ofBox: true,
    title: () => t('guide-title'),
    load: () => import('../screens/guide.ts'),
    element: () => html`<mots-guide></mots-guide>`,
  },
  setUp,
  {
    name: 'print',
    needs: 2,
    title: ([, , name = t('own-data-box')]) => t('print-title', { name }),
    ofGame: true,
    load: () => import('../screens/print.ts'),
    element: ([game, kind, name]) =>
      html`${keyed(`${game}/${kind}/${name}`, html`<mots-print .game=${game} .kind=${kind} .deck=${name ?? null}></mots-print>`)}`,
  },
  {
    name: 'table',
    needs: 1,
    awake: true,
    title: () => t('table-title'),
    load: () => import('../screens/table.ts'),
    element: ([match]) => html`${keyed(match, html`<mots-table .matchId=${match}></mots-table>`)}`,
  },
  {
    name: 'replay',
    needs: 1,
    awake: true,
    title: () => t('replay-title'),
    load: () => import('../screens/replay-kept.ts'),
    element: ([match]) => html`${keyed(match, html`<mots-replay-kept .matchId=${match}></mots-replay-kept>`)}`,
  },
  {
    name: 'r',
    needs: 1,
    awake: true,
    title: () => t('replay-title'),
    load: () => import('../screens/replay-linked.ts'),
    element: ([code, move]) =>
      html`${keyed(`${code}/${move}`, html`<mots-replay-linked .code=${code} .move=${move}></mots-replay-linked>`)}`,
  },
  {
    name: 'same',
    needs: 1,
    title: () => t('same-title'),
    load: () => import('../screens/same.ts'),
    element: ([code]) => html`${keyed(code, html`<mots-same .code=${code}></mots-same>`)}`,
  },
  {
    name: 'results',
    needs: 0,
    ofBox: true,
    title: () => t('results-title'),
    load: () => import('../screens/results.ts'),
    element: () => html`<mots-results></mots-results>`,
  },
  {
    name: 'open',
    needs: 0,
    title: () => t('carry-title'),
    load: () => import('../screens/carry.ts'),
    element: () => html`<mots-carry></mots-carry>`,
  },
  {
    name: 'licences',
    needs: 0,
    title: () => t('licences'),
    load: () => import('../screens/licences.ts'),
    element: () => html`<mots-licences></mots-licences>`,
  },
];

/** The name of what must be loaded before a route can be shown: the screen's code, and the messages of its game. */
export const partOf = ({ screen, parts: [game = ''] }: Route): string =>
  screen.ofGame ? `${screen.name}/${game}` : screen.name;

/** Where an address leads; to the start where it leads nowhere. */
export function parse(hash: string): Route {
  const [name = '', ...parts] = read(hash);
  const screen = screens.find((one) => one.name === name && parts.length >= one.needs);
  // Where a host shows one game, no address leads to another.
  const other = alone && (screen?.ofBox || (screen?.ofGame && parts[0] !== alone.id));
  return screen && !other ? { screen, parts } : { screen: start, parts: [] };
}

/** What the page is called there. */
export function titleOf({ screen, parts }: Route): string {
  // If a host shows only one game, its name replaces the box's.
  const box = alone ? t(`${alone.id}-name`) : t('box-title');
  const title = screen.title(parts);
  if (title === box) return box;
  return title === null ? box : `${title} – ${box}`;
}
