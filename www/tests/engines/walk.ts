// Walks through the page, in whatever engine: a game (deal, click, keys, a play, the focus after it, undo, reload, resume), a frame, a page
// without its host, a match that came in a link.
import assert from 'node:assert/strict';
import { linkOf, type Linked } from '../../src/device/link.ts';
import type { GameId } from '../../src/protocol/types.gen.ts';
import { fixSeed } from '../seeded.ts';
import { sleep, type Tab, until as within } from './driver.ts';

/** A match of one trick. */
export const LAST_TRICK: Linked = {
  game: 'plis',
  seats: [
    { name: 'Anna', bot: null },
    { name: 'Bob', bot: 'easy' },
    { name: 'Chloé', bot: 'easy' },
  ],
  options: {},
  seed: '3',
  setup: { hands: [['pA'], ['pB'], ['pD']], round: 5, leader: 0, scores: [0, 0, 0] },
  actions: ['pA', 'pB', 'pD'].map((card, seat) => ({ seat, action: { type: 'play', card } })),
};

const hook = (name: string): string => `[data-testid="${name}"]`;
const TURN = '[data-testid="table"][data-stage="turn"][data-acting="true"]';

export const has = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run((wanted) => document.querySelector(wanted) !== null, selector);

/** Waits for that; what does not come is told with what the page shows instead. */
const until = (tab: Tab, ...what: Parameters<typeof within>): Promise<void> =>
  within(...what).catch(async (error: unknown) => {
    throw new Error(`${String(error)}\n${await shown(tab).catch(String)}`);
  });

/** Clicks on what is there, 10 px from its left upper corner where `corner` says so: cards of a hand overlap. */
export async function click(tab: Tab, selector: string, corner = false): Promise<void> {
  await until(tab, `${selector} can be clicked`, () =>
    tab.run((wanted) => {
      const found = document.querySelector<HTMLButtonElement>(wanted);
      if (found === null || found.disabled || found.getClientRects().length === 0) return false;
      // A button that has just taken another's place takes no finger for a moment.
      return getComputedStyle(found).pointerEvents !== 'none';
    }, selector),
  );
  for (let tries = 0; ; tries++) {
    const point = await aim(tab, selector, corner);
    await tab.clickAt(point[0] ?? 0, point[1] ?? 0);
    // A driver may lose a click on a busy machine; what the page has heard is never clicked again.
    if (tries === 2 || (await heard(tab)) !== '') break;
    console.log(`a click on ${selector} did not reach the page`);
  }
}

/** Where it is, once that stays; from now on the page notes what hears a click. */
const aim = (tab: Tab, selector: string, corner: boolean): Promise<number[]> =>
  tab.run(
    async (wanted, near) => {
      // A browser that draws nothing just now (a busy machine) gives no frames: then time has to do.
      const frame = (): Promise<unknown> =>
        Promise.race([
          new Promise((resolve) => requestAnimationFrame(resolve)),
          new Promise((resolve) => setTimeout(resolve, 500)),
        ]);
      const place = (): string => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        return `${box?.x} ${box?.y} ${box?.width}`;
      };
      document.querySelector(wanted)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Nothing is hit that is still on its way, or makes room for what comes.
      for (let still = 0, frames = 0, before = ''; still < 3 && frames < 200; frames++) {
        await frame();
        still = place() === before ? still + 1 : 0;
        before = place();
      }
      const box = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
      document.documentElement.dataset['clicked'] = '';
      const note = ({ target }: Event): void => {
        const hit = (target as Element).closest('[data-testid]') ?? (target as Element);
        document.documentElement.dataset['clicked'] = `${hit.nodeName} ${hit.getAttribute('data-testid') ?? ''}`;
      };
      // Both: where a dialog opens or an element goes in between, they differ.
      for (const type of ['pointerdown', 'click']) addEventListener(type, note, { capture: true, once: true });
      return near ? [box.x + 10, box.y + 14] : [box.x + box.width / 2, box.y + box.height / 2];
    },
    selector,
    corner,
  );

/** What has heard the last click; nothing, if none came within a second. */
async function heard(tab: Tab): Promise<string> {
  const clicked = (): Promise<string> =>
    // A page that is another one since has heard it.
    tab.run(() => document.documentElement.dataset['clicked'] ?? 'another page').catch(() => 'another page');
  for (let waited = 0; waited < 20; waited++) {
    const what = await clicked();
    if (what !== '') return what;
    await sleep(50);
  }
  return '';
}

/** Until the person is to act; the end of a round is gone over. */
async function onTurn(tab: Tab): Promise<void> {
  const acting = async (): Promise<boolean> => {
    await tab.run(() => document.querySelector<HTMLElement>('[data-testid="go-on"]')?.click());
    return await has(tab, TURN);
  };
  await until(tab, 'somebody is to act', acting, 30_000);
}

/** For a message: the stage, what heard the last click, the dialog, what cannot be pressed just now, and what is written on the page. */
const shown = (tab: Tab): Promise<string> =>
  tab.run(() => {
    const { stage = 'no table', moves = '-' } =
      document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset ?? {};
    const off = [...document.querySelectorAll<HTMLElement>('button:disabled')].map(({ dataset }) => dataset['testid']);
    const dialog = document.querySelector<HTMLElement>('dialog[open]')?.innerText ?? 'none';
    return `${location.href} ${document.readyState}, ${stage}, moves ${moves}, clicked ${document.documentElement.dataset['clicked']}, dialog ${dialog}, disabled ${off.join(' ')}: ${document.body.innerText.slice(0, 400)}`;
  });

/** What the hand holds, in no order. */
const hand = (tab: Tab): Promise<string[]> =>
  tab.run(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid="hand-card"]')]
      .map((card) => card.dataset['card'] ?? '')
      .sort(),
  );

/** How many actions the table shows. */
const moves = (tab: Tab): Promise<number> =>
  tab.run(() => Number(document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset['moves'] ?? -1));

const lifted = (tab: Tab): Promise<number> =>
  tab.run(() => document.querySelectorAll('[data-testid="hand-card"][aria-pressed="true"]').length);

/** The page at its start screen, with settings that make the walk short. */
export async function begin(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  // A page that is loaded again while its service worker installs stops all installing in WebKit (seen in WebKitGTK, two times in
  // five, even `unregister` never answers then), until the browser is closed.
  await offlineReady(tab);
  await tab.run(() =>
    localStorage.setItem('mots-en-main.settings', JSON.stringify({ language: 'fr', pace: 'fast', playOnly: false })),
  );
  await tab.goto(`${address}?again`);
  await until(tab, 'the start screen', () => has(tab, hook('play-plis')));
}

export async function walk(tab: Tab, game: GameId): Promise<void> {
  // Deal: one person, two bots.
  await click(tab, hook(`play-${game}`));
  // Of a word that is contested nobody would be asked in a moment that the walk knows.
  if (game === 'syntax') await click(tab, '[data-testid="option-referee"] label:has([value="dictionary"])');
  // Of other cards one could be a joker, which asks for its letter, or may not be played: it would not be lifted.
  await tab.run(fixSeed);
  await click(tab, hook('start'));
  await onTurn(tab);
  // Cards are touched once the die says which of the display may be had.
  if (game === 'spikit') {
    await click(tab, hook('action-roll'));
    await until(tab, 'the die lies', () => has(tab, hook('action-draw')));
  }
  const dealt = await hand(tab);
  assert.ok(dealt.length >= 5, `a hand was dealt: ${dealt.join(' ')}`);

  // A click lifts a card, though others may still be on their way; Escape lets go.
  await click(tab, hook('hand-card'), true);
  await until(tab, `${game}: a click lifts a card`, async () => (await lifted(tab)) === 1);
  await tab.press('Escape');
  await until(tab, 'Escape lets go', async () => (await lifted(tab)) === 0);

  // Arrows move, Space lifts once.
  const focused = (): Promise<string> =>
    tab.run(() => (document.activeElement as HTMLElement | null)?.dataset['id'] ?? '');
  await tab.run(() => document.querySelector<HTMLElement>('[data-testid="hand-card"]')?.focus());
  const first = await focused();
  await tab.press('ArrowRight');
  await until(tab, 'an arrow moves the focus', async () => ![first, ''].includes(await focused()));
  await tab.press(' ');
  await until(tab, 'Space lifts', async () => (await lifted(tab)) === 1);
  await tab.press(' ');
  await until(tab, 'Space lays down', async () => (await lifted(tab)) === 0);

  // What the hint offers is played by a key, until a play has changed the hand.
  let before = dealt;
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 6, 'no play within six turns');
    await onTurn(tab);
    before = await hand(tab);
    const had = await moves(tab);
    await until(tab, 'an offer', async () => {
      if (await has(tab, '.action-buttons .primary')) return true;
      // On a busy machine a bot may find nothing in its time; then it is asked again. Disabled, it is still thinking.
      await tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), hook('tool-hint'));
      return false;
    });
    await tab.run(() => document.querySelector<HTMLElement>('.action-buttons .primary')?.focus());
    await tab.press('Enter');
    // At once the same seat may be on turn again.
    await until(tab, 'the play is made', async () => (await moves(tab)) > had);
    await onTurn(tab);
    if ((await hand(tab)).join() !== before.join()) break;
  }
  await until(tab, 'the focus is on the table after a play', () =>
    tab.run(() => document.activeElement?.closest('[data-testid="table"]') != null),
  );

  // Undo gives the cards back.
  await click(tab, hook('tool-undo'));
  await until(tab, 'undo gives the cards back', async () => (await hand(tab)).join() === before.join());
  await onTurn(tab);

  // A reload and the start screen lead back to the same match.
  await tab.run(() => {
    document.title = 'before the reload';
    location.reload();
  });
  await until(tab, 'the page is another', () => tab.run(() => document.title !== 'before the reload'));
  await onTurn(tab);
  assert.deepEqual(await hand(tab), before, 'after a reload');
  await tab.run(() => {
    location.hash = '#/';
  });
  await click(tab, `[data-testid="resume-row"][data-game="${game}"] [data-testid="resume"]`);
  await onTurn(tab);
  assert.deepEqual(await hand(tab), before, 'resumed');
  await tab.run(() => {
    location.hash = '#/';
  });
  await startScreen(tab, game);
}

/** The start screen as it stays: a match that is read later than the games are drawn would push them down between a look and a click. */
const startScreen = (tab: Tab, kept: string): Promise<void> =>
  until(tab, 'the start screen', () => has(tab, `[data-testid="resume-row"][data-game="${kept}"]`));

/** Dés à thèmes has no hands: dice are rolled, a word is typed, the round is given up, the match is found again. */
export async function walkDice(tab: Tab, game: GameId): Promise<void> {
  await click(tab, hook(`play-${game}`));
  await tab.run(fixSeed);
  await click(tab, hook('start'));
  await click(tab, hook('roll'));
  await until(tab, 'the line has the focus', () =>
    tab.run((wanted) => document.activeElement?.matches(wanted) ?? false, hook('word-line')),
  );
  await tab.run((wanted) => {
    const line = document.querySelector<HTMLInputElement>(wanted);
    if (line) line.value = 'q7';
    line?.dispatchEvent(new Event('input', { bubbles: true }));
  }, hook('word-line'));
  await tab.press('Enter');
  // A figure is no letter: whatever the dice show, that is refused.
  await until(tab, 'the rules say why not', () => has(tab, hook('refusal-clause')));
  const before = await moves(tab);
  await click(tab, hook('give-up'));
  await until(tab, 'the round is given up', async () => (await moves(tab)) > before);
  await tab.run(() => {
    location.hash = '#/';
  });
  await click(tab, `[data-testid="resume-row"][data-game="${game}"] ${hook('resume')}`);
  await until(tab, 'the table is there again', () => has(tab, hook('asked')));
  await tab.run(() => {
    location.hash = '#/';
  });
  await startScreen(tab, game);
}

/** In a frame of no origin the engine starts, with its words, and a match is dealt. */
export async function walkSandbox(tab: Tab, address: string): Promise<void> {
  await tab.goto(`${address}sandbox.html`);
  await tab.enterFrame();
  const press = async (selector: string): Promise<void> => {
    await until(tab, `${selector} in the frame`, () => has(tab, selector));
    await tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
  };
  assert.equal(await tab.run(() => origin), 'null');
  await press(hook('play-syntax'));
  await press('[data-testid="option-referee"] [value="dictionary"]');
  await press(hook('start'));
  await onTurn(tab);
}

/** A match comes in a link: it is looked at, kept, sent on, and played to another end, which stands among what was played. */
export async function walkAlong(tab: Tab, address: string): Promise<void> {
  const code = await linkOf(LAST_TRICK, { names: true, actions: true });
  await tab.goto(`${address}?along#/r/${code}`);
  await until(tab, 'the match in the link', () => has(tab, hook('replay-bar')));
  await click(tab, hook('replay-step'));
  await until(tab, 'a step forwards', async () => (await moves(tab)) === 1);
  await click(tab, hook('replay-back'));
  await until(tab, 'a step back', async () => (await moves(tab)) === 0);

  await click(tab, hook('replay-more'));
  await click(tab, hook('replay-keep'));
  const said = (name: string): Promise<string> =>
    tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', hook(name));
  await until(tab, 'it is kept', async () => (await said('replay-kept')) !== '');
  await click(tab, hook('replay-share'));
  await until(tab, 'a link to be sent on', () =>
    tab.run(
      (wanted) => /#\/r\/1\.[\w.-]+$/.test(document.querySelector<HTMLInputElement>(wanted)?.value ?? ''),
      hook('share-field'),
    ),
  );
  await tab.press('Escape');

  // One card each is left; `begin` has set that none plays itself.
  await click(tab, hook('replay-more'));
  await click(tab, hook('replay-play-on'));
  await onTurn(tab);
  await click(tab, hook('hand-card'));
  await tab.press('Enter');
  await until(tab, 'the other end', () => has(tab, hook('match-over')), 30_000);
  await until(tab, 'that may be sent too', () => has(tab, hook('share-end')));
  await click(tab, hook('leave'));
  await until(tab, 'the result', () => has(tab, '[data-testid="result-row"][data-game="plis"]'));
  await click(tab, `${hook('archive')} summary`);
  const kept = (): Promise<number> =>
    tab.run((wanted) => document.querySelectorAll(wanted).length, hook('archive-row'));
  await until(tab, 'both are kept', async () => (await kept()) === 2);
  await click(tab, `${hook('archive-row')} ${hook('replay')}`);
  await until(tab, 'one of them is looked at', () => has(tab, hook('replay-bar')));

  // The same cards for somebody else.
  const deal = await linkOf(LAST_TRICK, { names: false, actions: false });
  await tab.goto(`${address}?same#/same/${deal}`);
  await click(tab, hook('same-start'));
  await until(tab, 'the same cards', () => has(tab, hook('table')), 30_000);
}

/** Until the site can do without its host. */
export async function offlineReady(tab: Tab): Promise<void> {
  await until(tab, 'the service worker is in charge', () =>
    tab.run(async () => {
      // It may never be ready: the question would be asked once and for all.
      await Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, 1000))]);
      return navigator.serviceWorker.controller !== null;
    }),
  );
}

/** Without its host the site starts, and a match goes on. */
export async function walkOffline(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await until(tab, 'the start screen, offline', () => has(tab, hook('resume')));
  // A game of turns: it comes back to the person.
  await click(tab, `[data-testid="resume-row"][data-game="plis"] ${hook('resume')}`);
  await onTurn(tab);
  await tab.run(() => {
    location.hash = '#/new/syntax';
  });
  await click(tab, hook('start'));
  await until(tab, 'a match dealt offline', () => has(tab, hook('table')), 30_000);
}
