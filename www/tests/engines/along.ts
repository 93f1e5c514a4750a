// What is taken along, shown and looked at again, in whatever engine: each screen by Tab, which must lead everywhere and be seen there, and by axe.
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { linkOf } from '../../src/device/link.ts';
import * as keys from '../keys.ts';
import { type Tab, until } from './driver.ts';
import { has, LAST_TRICK } from './walk.ts';

const hook = (name: string): string => `[data-testid="${name}"]`;

/** Where Tab leads on the screen as it stands. */
async function tour(tab: Tab, screen: string): Promise<string[]> {
  const stops: string[] = [];
  const faults: string[] = [];
  // No further than to the last: from there Firefox leads to its own bars, and the page has the keyboard no more.
  for (let presses = 0; presses < 90 && (await tab.run(keys.leftOut)).length > 0; presses++) {
    await tab.press('Tab');
    const at = await tab.run(keys.focused);
    if (at === null || (await tab.run(keys.again))) break;
    const fault = await tab.run(keys.unseen);
    if (fault !== null) faults.push(`${at}: ${fault}`);
    stops.push(at);
  }
  assert.deepEqual(faults, [], `${screen}: after ${stops.join(', ')}`);
  assert.deepEqual(await tab.run(keys.leftOut), [], `${screen}: after ${stops.join(', ')}`);
  await tab.run(keys.forget);
  return stops;
}

/** What axe finds. */
async function violations(tab: Tab): Promise<string[]> {
  if (!(await tab.run(() => 'axe' in window))) await tab.run(new Function(axe.source) as () => void);
  return await tab.run(async () => {
    // A button that may be pressed from now on is on its way to its colour.
    const ended = document.getAnimations().map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 2000))]);
    interface Found {
      violations: { id: string; nodes: { target: unknown[] }[] }[];
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const run = (window as unknown as { axe: { run: (...all: unknown[]) => Promise<Found> } }).axe.run;
    const found = await run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  });
}

/** Every screen of what was played, one after the other; what is kept comes from the walks before, and from what is brought here. */
export async function walkScreens(tab: Tab, address: string): Promise<void> {
  const code = await linkOf(LAST_TRICK, { names: true, actions: true });
  const deal = await linkOf(LAST_TRICK, { names: false, actions: false });
  let visits = 0;
  const look = async (screen: string, ready: string, ...stops: string[]): Promise<void> => {
    await until(screen, () => has(tab, ready));
    // Axe first: it leaves the keyboard where it is.
    assert.deepEqual(await violations(tab), [], screen);
    const found = await tour(tab, screen);
    assert.deepEqual(
      found.filter((one) => stops.includes(one)),
      stops,
      `${screen}: ${found.join(', ')}`,
    );
  };
  const go = async (hash: string): Promise<void> => tab.goto(`${address}?screens${++visits}${hash}`);
  const enter = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 90 && (await tab.run(keys.focused)) !== name; presses++) await tab.press('Tab');
    assert.equal(await tab.run(keys.focused), name);
    await tab.press('Enter');
  };

  await go('');
  await look('the shelf', hook('results-all'), 'by-ear', 'play-syntax', 'play-plis', 'results-all', 'carry');
  await go('#/results');
  await look('the results', hook('results-count'), 'results-person', 'results-export', 'results-erase');
  await enter('results-erase');
  await until('the keyboard is on what keeps them', async () => (await tab.run(keys.focused)) === 'results-erase-keep');
  await tab.press('Enter');
  await until('it is back', async () => (await tab.run(keys.focused)) === 'results-erase');

  await go('#/open');
  await until('what there is', () =>
    tab.run(() => document.querySelector('[data-testid="carry-all"]:not(:disabled)') !== null),
  );
  await look('the door', hook('carry-file'), 'carry-file', 'carry-paste', 'carry-read', 'carry-all');
  // A record, as a file that is dropped: it is shown before it is kept.
  const record = JSON.stringify({ version: 1, ...LAST_TRICK, seed: '11', checksums: {} });
  await tab.run((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'partie.json'));
    const init = { bubbles: true, cancelable: true, dataTransfer: data };
    document.querySelector('main')?.dispatchEvent(new DragEvent('drop', init));
  }, record);
  await until('the keyboard is on what came', async () =>
    /carry-seen|Voici|Here/.test((await tab.run(() => document.activeElement?.id ?? '')) ?? ''),
  );
  await tab.press('Tab');
  assert.equal(await tab.run(keys.focused), 'carry-keep');
  assert.deepEqual(await violations(tab), [], 'what came');
  await tab.press('Enter');
  await until('the keyboard is on the way there', async () => (await tab.run(keys.focused)) === 'carry-go');
  assert.deepEqual(await violations(tab), [], 'what was kept');

  await go(`#/r/${code}`);
  await until('the match in the link', () => has(tab, hook('replay-bar')));
  await look('the replay', hook('replay-bar'), 'replay-slider', 'replay-back', 'replay-step', 'replay-more');
  await go(`#/r/${code}`);
  await until('the match in the link', () => has(tab, hook('replay-bar')));
  await enter('replay-more');
  await look('what can be done with it', `dialog[open] ${hook('replay-share')}`, 'replay-share', 'replay-play-on');
  // From behind the last one Firefox would lead to its own bars: it is opened anew.
  await go(`#/r/${code}`);
  await until('the match in the link', () => has(tab, hook('replay-bar')));
  await enter('replay-more');
  await until('what can be done with it', () => has(tab, `dialog[open] ${hook('replay-share')}`));
  await enter('replay-share');
  await until('a link', () =>
    tab.run(() =>
      /#\/r\/1\./.test(document.querySelector<HTMLInputElement>('[data-testid="share-field"]')?.value ?? ''),
    ),
  );
  await look('the share panel', hook('share-field'), 'share-names', 'share-field', 'share-send', 'share-copy');
  await tab.press('Escape');
  await until(
    'the keyboard is where the panel was opened',
    async () => (await tab.run(keys.focused)) === 'replay-more',
  );

  await go(`#/same/${deal}`);
  await look('the same cards', hook('same-start'), 'same-name-0', 'same-start');
}
