// Every screen as browsers hand it to screen readers: what their own accessibility makes of roles and names, in whatever engine.
import { linkOf, type Linked } from '../../src/device/link.ts';
import type { GameId } from '../../src/protocol/types.gen.ts';
import { GAMES, IN_THE_OPEN } from '../games.ts';
import { sleep, type Tab, until } from './driver.ts';

/** What is heard of an element; no role where a reader passes it over. */
export interface Heard {
  role: string;
  name: string;
}

export interface Listener extends Pick<Tab, 'goto' | 'run'> {
  /** What the browser itself says of what matches, in its order. */
  heard(selector: string): Promise<Heard[]>;
  close(): Promise<void>;
}

/** What has a role that readers tell, or lead to. */
const TOLD =
  'h1, h2, h3, h4, h5, h6, a[href], button, input, select, textarea, summary, main, nav, dialog, [role]:not([role=presentation], [role=none]), section[aria-label], section[aria-labelledby]';

/** What stands on the page, line by line: role and name of all that is told and in sight. */
async function lines(tab: Listener): Promise<string[]> {
  await tab.run((wanted) => {
    for (const one of document.querySelectorAll('[data-heard]')) one.removeAttribute('data-heard');
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const one of top.parentElement?.querySelectorAll(wanted) ?? [])
      if (
        top.contains(one) &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.closest('[aria-hidden="true"], [inert], [data-live]') === null
      )
        one.setAttribute('data-heard', '');
  }, TOLD);
  const all = await tab.heard('[data-heard]');
  return all.map(({ role, name }) => `${ROLES[role] ?? role} “${plainly(name)}”`);
}

/** What opens a part of the page has a role in one of them and none in the other; a picture is called by two names. */
const ROLES: Readonly<Record<string, string>> = { DisclosureTriangle: '', image: 'img' };

/** With single spaces, and without what Firefox adds to a button for a file. */
const plainly = (name: string): string =>
  name
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/ Browse….*$/u, '')
    .trim();

const hook = (name: string): string => `[data-testid="${name}"]`;

const seats: Linked['seats'] = [
  { name: 'Anna', bot: null },
  { name: 'Bob', bot: 'easy' },
  { name: 'Chloé', bot: 'easy' },
];

/** A match that Anna begins; in Syntax it is whoever sits behind the dealer. */
const begun = (game: GameId): Linked => ({
  game,
  seats,
  options: { first_seat: game === 'syntax' ? 2 : 0 },
  seed: '7',
  setup: null,
  actions: [],
});

/** One card each. */
const ending: Linked = {
  ...begun('plis'),
  setup: { hands: [['pA'], ['pB'], ['pD']], round: 5, leader: 0, scores: [0, 0, 0] },
};
/** The same with a round to follow. */
const roundEnds: Linked = {
  ...begun('plis'),
  setup: { hands: [['pB'], ['pA'], ['pC']], round: 1, leader: 0, scores: [0, 0, 0] },
};
/** Two people sit around one device. */
const shared = (linked: Linked): Linked => ({
  ...linked,
  seats: linked.seats.map(({ name, bot }, seat) => ({ name, bot: seat === 1 ? null : bot })),
});
/** J'ai trouvé un ogre en pyjama. */
const SENTENCE = ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'];
const voting: Linked = shared({
  ...begun('spikit'),
  setup: {
    hands: [SENTENCE, ['red.en.1', 'red.en.2', 'red.en.3'], ['green.en.1', 'green.en.2', 'green.en.3']],
    display: ['red.fr.3', 'orange.en.2', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    rolls: [4],
  },
});
const played: Linked = {
  ...ending,
  actions: ['pA', 'pB', 'pD'].map((card, seat) => ({ seat, action: { type: 'play', card } })),
};

/** All screens, one after the other, each under its name. */
export async function screens(tab: Listener, address: string): Promise<Map<string, string[]>> {
  const heard = new Map<string, string[]>();
  const there = (what: string): Promise<void> =>
    until(what, () => tab.run((wanted) => document.querySelector(wanted) !== null, what), 40_000);
  const press = async (what: string): Promise<void> => {
    await there(what);
    await tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), what);
  };
  const at = async (name: string, what: string): Promise<void> => {
    await there(what).catch(async (error: unknown) => {
      const shown = await tab.run(() => `${location.href.slice(0, 60)} ${document.body.innerText.slice(0, 300)}`);
      throw new Error(`${name}: ${String(error)}\n${shown}`);
    });
    heard.set(name, await settled(tab));
  };
  const go = (hash: string): Promise<void> =>
    tab.run((to) => {
      location.hash = to;
    }, hash);
  /** Begins that match, as from a link. */
  const deal = async (linked: Linked): Promise<void> => {
    await go(`#/same/${await linkOf(linked, { names: true, actions: false })}`);
    await press(hook('same-start'));
    await until('the table is left', () => tab.run(() => location.hash.startsWith('#/table/')));
  };
  const close = async (): Promise<void> => {
    await until('no dialog is open', () =>
      tab.run(() => {
        for (const one of document.querySelectorAll<HTMLElement>('dialog[open] [data-testid="close"]')) one.click();
        return document.querySelector('dialog[open]') === null;
      }),
    );
    // It goes back in the history, in a while: what is opened by then would be left again.
    await sleep(700);
  };

  await tab.goto(address);
  await tab.run(() =>
    localStorage.setItem(
      'mots-en-main.settings',
      JSON.stringify({ language: 'fr', pace: 'fast', playOnly: false, captions: false }),
    ),
  );
  await tab.goto(`${address}?heard`);
  await at('start', hook('play-plis'));
  for (const game of GAMES) {
    await go(`#/new/${game}`);
    await at(`set-up of ${game}`, hook('start'));
    await go(`#/rules/${game}`);
    await at(`rules of ${game}`, '.rules-text details');
    await go(`#/same/${await linkOf(begun(game), { names: true, actions: false })}`);
    await at(`the cards of ${game} for somebody else`, hook('same-start'));
    await press(hook('same-start'));
    const stage = IN_THE_OPEN.includes(game) ? '[data-stage="open"]' : '[data-stage="turn"][data-acting="true"]';
    await at(`table of ${game}`, `${hook('table')}${stage}`);
    await press(hook('menu'));
    await at(`menu of ${game}`, `dialog[open] ${hook('menu-log')}`);
    await press(hook('menu-scores'));
    await at(`scores of ${game}`, 'dialog[open] table');
    await close();
  }
  await go('#/guide');
  await at('the page for teachers', '.guide h2');
  await deal(ending);
  await there(`${hook('table')}[data-stage="turn"][data-acting="true"]`);
  await press(hook('hand-card'));
  await press(hook('action-play'));
  await at('the end', hook('match-over'));
  await deal(shared(begun('plis')));
  await at('the curtain', `dialog[open] ${hook('curtain-lift')}`);
  await deal(voting);
  await press(hook('curtain-lift'));
  await press(hook('action-draw'));
  await there(`${hook('action-end-turn')}:not(:disabled)`);
  for (const card of SENTENCE) await press(`${hook('hand-card')}[data-card="${card}"]`);
  await press(hook('action-lay'));
  await at('a vote', hook('ballot'));
  await deal(roundEnds);
  await there(`${hook('table')}[data-stage="turn"][data-acting="true"]`);
  await press(hook('hand-card'));
  await press(hook('action-play'));
  await at('the end of a round', `dialog[open] ${hook('go-on')}`);
  await press(hook('go-on'));
  await go('#/results');
  await at('results', hook('results-plis'));
  await go(`#/r/${await linkOf(played, { names: true, actions: true })}`);
  await at('a match that is looked at again', hook('replay-bar'));
  await press(hook('replay-more'));
  await at('what can be done with it', hook('replay-share'));
  await press(hook('replay-share'));
  await at('a link', `dialog[open] ${hook('share-field')}`);
  await close();
  await go('#/open');
  await at('the door', hook('carry-file'));
  await go('#/print/spikit/deck');
  await at('a deck on paper', hook('print-now'));
  return heard;
}

/** As it is heard once it stays so: what is drawn late, or is still on its way, belongs to it. */
async function settled(tab: Listener): Promise<string[]> {
  for (let before = '', tries = 0; ; tries++) {
    const now = await lines(tab);
    if (now.join('\n') === before || tries > 20) return now;
    before = now.join('\n');
    await sleep(300);
  }
}
