// `<mots-en-main>` on a page of another origin: what it shows, says and keeps, and what becomes of it where host or frame mean ill.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { close, type Element, frameOf, heard, house, type House, play, said, STRICT } from './house.ts';
import { KEEPS_NOTHING, SANDBOX } from './sandbox.ts';
import { dist } from './serve.ts';

test.describe.configure({ mode: 'parallel' });
test.afterEach(close);

test('one tap leads from the poster to the game, under a strict policy of the house', async ({ page, baseURL }) => {
  const refused: string[] = [];
  const asked = new Set<string>();
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(String(error)));
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const { game, other } = await house(page, baseURL, '<mots-en-main game="plis" lang="fr" seed="7"></mots-en-main>');
  const poster = page.getByRole('button', { name: 'Jouer : Plis de lettres' });
  await expect(poster).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await poster.click();
  const frame = await frameOf(page);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe(SANDBOX);
  await expect(frame.getByTestId('hand-card').first()).toBeVisible({ timeout: 30_000 });
  await expect(poster).toHaveCount(0);
  await play(frame);
  const start = await heard(page, 'match-start');
  expect(start).toMatchObject({ game: 'plis', moves: 0, round: 1 });
  expect(await heard(page, 'action')).toMatchObject({ game: 'plis' });
  // Numbers and levels, and nothing else that anybody could read: no card, no name.
  const names = ['game', 'moves', 'round', 'turn', 'seats', 'seat', 'bot', 'score', 'version', 'resumable', 'height'];
  const keys = new Set<string>();
  JSON.stringify(await said(page), (key, value: unknown) => {
    if (key !== '' && !/^\d+$/.test(key) && key !== 'event' && key !== 'detail') keys.add(key);
    return value;
  });
  expect([...keys].filter((key) => !names.includes(key))).toEqual([]);
  expect(refused).toEqual([]);
  expect([...asked].filter((origin) => origin !== game && origin !== other && !origin.startsWith('null'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('what is no value is said on the console, and ignored', async ({ page, baseURL }) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
  await house(page, baseURL, '<mots-en-main game="chess" lang="fr" theme="pink" seats="4" start="now"></mots-en-main>');
  const src = await page.locator('mots-en-main iframe').getAttribute('src');
  expect(Object.fromEntries(new URL(src ?? '').searchParams)).toEqual({
    embed: '1',
    lang: 'fr',
    seats: '4',
    start: 'now',
  });
  expect(told.filter((text) => text.startsWith('<mots-en-main>'))).toEqual([
    '<mots-en-main>: there is no game="chess"; it is ignored',
    '<mots-en-main>: there is no theme="pink"; it is ignored',
  ]);
});

test('the house keeps the match, and it goes on where the element is taken away and put back', async ({
  page,
  baseURL,
}) => {
  await house(
    page,
    baseURL,
    '<mots-en-main game="plis" lang="fr" storage="host" start="table" names="Zoé"></mots-en-main>',
  );
  const frame = await frameOf(page);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe(KEEPS_NOTHING);
  await play(frame);
  await heard(page, 'save');
  await expect(frame.getByTestId('storage-notice')).toHaveCount(0);
  const record = await page.evaluate(() => (document.querySelector('mots-en-main') as Element).save());
  expect(record?.length).toBeLessThan(65_536);
  const { id } = JSON.parse(record ?? '{}') as { id: string };
  expect((await heard(page, 'match-start'))['seats']).toEqual([
    { bot: null, score: 0, name: 'Zoé' },
    { bot: 'easy', score: 0 },
    { bot: 'easy', score: 0 },
  ]);
  await page.evaluate(() => {
    const element = document.querySelector('mots-en-main') as Element;
    const dialog = document.body.appendChild(document.createElement('dialog'));
    element.remove();
    dialog.append(element);
    dialog.showModal();
  });
  const again = await frameOf(page);
  await expect(again.getByTestId('table')).toBeVisible({ timeout: 30_000 });
  await play(again);
  expect(again.url()).toContain(id);
  // Elsewhere, with nothing but the record.
  await page.reload();
  await heard(page, 'ready');
  await page.evaluate((kept) => (document.querySelector('mots-en-main') as Element).load(kept ?? ''), record);
  await expect.poll(async () => (await frameOf(page)).url(), { timeout: 20_000 }).toContain(id);
  await expect((await frameOf(page)).getByTestId('table')).toBeVisible({ timeout: 30_000 });
  await play(await frameOf(page));
  // Another one was dealt before; this one had been begun at another time.
  await expect
    .poll(async () =>
      (await said(page)).some(({ event, detail }) => event === 'match-start' && detail['resumed'] === true),
    )
    .toBe(true);
});

/** A match that the house has kept, and its id. */
async function kept(page: Page, baseURL: string | undefined): Promise<{ record: string; id: string }> {
  await house(page, baseURL, '<mots-en-main game="plis" storage="host" start="table" names="Zoé"></mots-en-main>');
  await play(await frameOf(page));
  await expect.poll(async () => (await said(page)).map(({ event }) => event)).toContain('action');
  const record = await page.evaluate(() => (document.querySelector('mots-en-main') as Element).save());
  return { record: record ?? '', id: (JSON.parse(record ?? '{}') as { id: string }).id };
}

const saves = async (page: Page): Promise<unknown[]> =>
  (await said(page)).filter(({ event }) => event === 'save').map(({ detail }) => detail['id']);

test('a record is there in time, also where another file of the house is slow', async ({ page, baseURL }) => {
  const { record, id } = await kept(page, baseURL);
  await house(
    page,
    baseURL,
    '<mots-en-main game="plis" storage="host" names="Zoé" deck="./deck.json"></mots-en-main>',
    {
      files: { 'deck.json': '{"name":"Cartes"}' },
      slow: 5000,
    },
  );
  await page.locator('mots-en-main').evaluate((element: Element, it) => (element.record = it), record);
  await page.locator('mots-en-main button').click();
  await heard(page, 'ready');
  expect((await frameOf(page)).url()).toContain(id);
  await play(await frameOf(page));
  await heard(page, 'save');
  expect(new Set(await saves(page))).toEqual(new Set([id]));
});

test('what the house sets before the script has come counts: a match goes on, an attribute is one', async ({
  page,
  baseURL,
}) => {
  const { record, id } = await kept(page, baseURL);
  const set = { record, game: 'plis', names: ['Zoé'], options: {}, mine: 7 };
  await house(page, baseURL, '<mots-en-main storage="host" start="table"></mots-en-main>', {
    early: `Object.assign(document.querySelector('mots-en-main'), ${JSON.stringify(set)});`,
  });
  await heard(page, 'ready');
  const element = page.locator('mots-en-main');
  expect(await element.evaluate((one) => [one.getAttribute('game'), one.getAttribute('names')])).toEqual([
    'plis',
    'Zoé',
  ]);
  expect(await element.evaluate((one) => Object.entries(one).filter(([name]) => name !== 'record'))).toEqual([
    ['mine', 7],
  ]);
  await element.evaluate((one) => ((one as unknown as { game: null }).game = null));
  await expect(element).not.toHaveAttribute('game');
  expect((await frameOf(page)).url()).toContain(id);
  await play(await frameOf(page));
  await heard(page, 'save');
  expect(new Set(await saves(page))).toEqual(new Set([id]));
});

test('a record that comes too late is what is played and kept, not what was dealt without it', async ({
  page,
  baseURL,
}) => {
  const { record, id } = await kept(page, baseURL);
  await page.clock.install();
  const { origin } = new URL(baseURL ?? '');
  const query = 'embed=1&game=plis&lang=fr&start=table&storage=host&house=1&names=Zoé';
  await house(page, baseURL, `<iframe src="${origin}/?${query}" sandbox="allow-scripts"></iframe>`);
  const frame = page.frames().find((one) => one.parentFrame() !== null) as Frame;
  // Nothing is dealt while the house may still come.
  await page.clock.runFor(15_000);
  await expect(frame.locator('mots-app')).toHaveCount(0);
  await page.clock.runFor(6000);
  await play(frame);
  await page.evaluate((it) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => 'event' in data && (window as unknown as House).said.push(data);
    window.frames[0]?.postMessage({ mots: 1, nonce: 'n', record: it }, '*', [port2]);
  }, record);
  await expect.poll(() => frame.url()).toContain(id);
  expect((await heard(page, 'error'))['code']).toBe('late');
  await play(frame);
  await heard(page, 'save');
  expect(new Set(await saves(page))).toEqual(new Set([id]));
});

test('a file that was asked for by a frame that is gone is no trouble of the next one', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" start="now" deck="./deck.json"></mots-en-main>', {
    files: { 'deck.json': 'no deck' },
    slow: 1500,
  });
  await expect(page.locator('mots-en-main iframe')).toBeAttached();
  await page.locator('mots-en-main').evaluate((element) => {
    const { parentNode } = element;
    element.remove();
    parentNode?.append(element);
  });
  // The next frame is called once its own files have been tried.
  await heard(page, 'ready');
  const troubles = (await said(page)).filter(({ event }) => event === 'error');
  expect(troubles.map(({ detail }) => detail['code'])).toEqual(['no-file']);
});

test('a record that cannot be read is told to the house, and a new match begins', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" storage="host" names="Zoé"></mots-en-main>');
  await page.locator('mots-en-main').evaluate((element: Element & { start: string }) => {
    element.record = 'hello';
  });
  await page.getByRole('button', { name: 'Jouer : Plis de lettres' }).click();
  expect((await heard(page, 'error'))['code']).toBe('bad-record');
  await expect((await frameOf(page)).getByTestId('table')).toBeVisible({ timeout: 30_000 });
  // The frame measures what it is handed in bytes, too: these are half as many characters.
  const { record } = await kept(page, baseURL);
  const long = JSON.stringify({ ...JSON.parse(record), beside: 'é'.repeat(40_000) });
  for (const [handed, codes] of [
    [record, []],
    [long, ['bad-record']],
  ] as const) {
    await house(page, baseURL, '<mots-en-main game="plis" lang="fr" storage="host" names="Zoé"></mots-en-main>');
    await page.locator('mots-en-main').evaluate((one: Element, it) => (one.record = it), handed);
    await page.getByRole('button', { name: 'Jouer : Plis de lettres' }).click();
    await heard(page, 'ready');
    expect((await said(page)).flatMap(({ event, detail }) => (event === 'error' ? [detail['code']] : []))).toEqual(
      codes,
    );
  }
});

test('a record of another game, or one of more than 64 kB in bytes, is refused', async ({ page, baseURL }) => {
  const { record } = await kept(page, baseURL);
  const load = (text: string): Promise<string> =>
    page.locator('mots-en-main').evaluate(
      (one, it) =>
        (one as Element).load(it).then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      text,
    );
  // Each of these letters is two bytes.
  const long = JSON.stringify({ ...JSON.parse(record), beside: 'é'.repeat(40_000) });
  expect(long.length).toBeLessThan(65_536);
  expect(await load(long)).toBe('text, at most 64 kB');
  expect(await load(record)).toBe('taken');
  await house(page, baseURL, '<mots-en-main game="padbolix" storage="host" start="now"></mots-en-main>');
  await heard(page, 'ready');
  expect(await load(record)).toBe('bad-record');
});

test('what is no text is no record: it is refused at once, and no game is loaded for it', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" storage="host"></mots-en-main>');
  const element = page.locator('mots-en-main');
  const refused = await element.evaluate((one) =>
    Promise.all(
      [undefined, null, 42, {}, ['{}']].map((wrong) =>
        (one as Element).load(wrong as unknown as string).then(
          () => 'taken',
          (error: Error) => `${error.name}: ${error.message}`,
        ),
      ),
    ),
  );
  expect(new Set(refused)).toEqual(new Set(['TypeError: text, at most 64 kB']));
  await expect(element.locator('iframe')).toHaveCount(0);
});

test('records stay with who may keep them, and methods do what they are called', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" start="now"></mots-en-main>');
  expect(await heard(page, 'ready')).toEqual({ version: 1, game: 'plis', resumable: false });
  const element = page.locator('mots-en-main');
  const refusal = await element.evaluate((one) => (one as Element).save().catch((error: Error) => error.message));
  expect(refusal).toBe('not-host');
  await element.evaluate((one) => (one as Element).newMatch({ seats: 4, bots: 'hard', options: {}, seed: '3' }));
  const frame = await frameOf(page);
  await expect(frame.getByTestId('hand-card').first()).toBeVisible({ timeout: 30_000 });
  expect((await heard(page, 'match-start'))['seats']).toHaveLength(4);
  await element.evaluate((one) => (one as Element).pause());
  await expect(frame.locator('mots-app')).toHaveAttribute('inert', '');
  await element.evaluate((one) => (one as Element).resume());
  await expect(frame.locator('mots-app')).not.toHaveAttribute('inert');
  const tint = (): Promise<string> =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-hue'));
  const before = await tint();
  await element.evaluate((one) => {
    one.setAttribute('theme', 'dark');
    one.setAttribute('lang', 'en');
    one.setAttribute('accent', '#1d8f2b');
  });
  await expect.poll(tint).not.toBe(before);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  expect((await said(page)).map(({ event }) => event)).not.toContain('save');
  // On the start screen the switch shows whether sounds are heard.
  await frame.evaluate(() => location.replace('#/'));
  const sound = frame.getByTestId('sound');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await element.evaluate((one) => one.setAttribute('sound', 'on'));
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await element.evaluate((one) => (one as Element).mute(true));
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  // A screen that is no table says how high it would be.
  expect((await heard(page, 'resize'))['height']).toBeGreaterThan(300);
});

test('what newMatch does not understand is told, and what it leaves out is what the attributes say', async ({
  page,
  baseURL,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
  await house(page, baseURL, '<mots-en-main game="padbolix" lang="fr" seats="4" bots="hard"></mots-en-main>');
  const starts = async (): Promise<unknown[]> =>
    (await said(page)).flatMap(({ event, detail }) => (event === 'match-start' ? [detail['seats']] : []));
  const dealt = async (match: object): Promise<unknown> => {
    const before = (await starts()).length;
    await page.evaluate((wanted) => (document.querySelector('mots-en-main') as Element).newMatch(wanted), match);
    await expect.poll(async () => (await starts()).length, { timeout: 30_000 }).toBe(before + 1);
    return ((await starts()).at(-1) as { bot: string | null }[]).map(({ bot }) => bot);
  };
  expect(await dealt({ seats: 3, bots: 'easy', options: { first_seat: 1, wings: 2 }, level: 'hard' })).toEqual([
    null,
    'easy',
    'easy',
  ]);
  expect(await dealt({ bots: 'godlike', options: { free_pass: 'perhaps' } })).toEqual([null, 'hard', 'hard', 'hard']);
  expect(told.filter((text) => text.startsWith('Mots en main:'))).toEqual([
    'Mots en main: there is no level="hard"; it is ignored',
    'Mots en main: there is no options.wings="2"; it is ignored',
    'Mots en main: there is no bots="godlike"; it is ignored',
    'Mots en main: there is no options.free_pass="perhaps"; it is ignored',
  ]);
});

test('the seed of the attributes is for the first match, also where newMatch begins it', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" seed="7" names="Zoé" storage="host"></mots-en-main>');
  const dealt = async (): Promise<string> => {
    const before = (await said(page)).filter(({ event }) => event === 'match-start').length;
    await page.evaluate(() => (document.querySelector('mots-en-main') as Element).newMatch());
    await expect
      .poll(async () => (await said(page)).filter(({ event }) => event === 'match-start').length, { timeout: 30_000 })
      .toBe(before + 1);
    await expect.poll(async () => (await said(page)).at(-1)?.event).toBe('save');
    const record = String((await said(page)).at(-1)?.detail['record']);
    return /"seed":"?(\d+)/.exec(record)?.[1] ?? record;
  };
  expect(await dealt()).toBe('7');
  expect(await dealt()).not.toBe('7');
});

test('a deck of the house that the rules refuse is told to the house, with the place of the mistake', async ({
  page,
  baseURL,
}) => {
  await house(page, baseURL, '<mots-en-main game="themes" lang="fr" themes-card="./card.json"></mots-en-main>', {
    files: { 'card.json': JSON.stringify({ name: 'Au marché', themes: [{ fr: 'Fruits', en: 'Fruit' }] }) },
  });
  await page.getByRole('button', { name: 'Jouer : Dés à thèmes' }).click();
  const { code, message } = await heard(page, 'error');
  expect([code, message]).toEqual(['bad-data', expect.stringContaining('/card/themes')]);
});

test('the same is told to the house when a person deals', async ({ page, baseURL }) => {
  const bad = { name: 'Au marché', themes: [{ fr: 'Fruits', en: 'Fruit' }] };
  await house(
    page,
    baseURL,
    '<mots-en-main game="themes" lang="fr" themes-card="./card.json" start="now"></mots-en-main>',
    { files: { 'card.json': JSON.stringify(bad) } },
  );
  await (await frameOf(page)).getByTestId('start').click();
  expect((await heard(page, 'error'))['code']).toBe('bad-data');
});

test('what the house brings and the game does not know is told on the console, once', async ({ page, baseURL }) => {
  const told: string[] = [];
  page.on('console', (message) => message.text().includes('it is ignored') && told.push(message.text()));
  const options = JSON.stringify({ rounds: 3 });
  await house(
    page,
    baseURL,
    `<mots-en-main game="plis" lang="fr" deck="./deck.json" options='${options}' start="now"></mots-en-main>`,
    { files: { 'deck.json': '{"name":"Cartes"}' } },
  );
  const frame = await frameOf(page);
  // Every visit to the set-up reads what was asked for.
  for (const _ of [1, 2]) {
    await expect(frame.getByTestId('start')).toBeVisible({ timeout: 30_000 });
    await frame.evaluate(() => location.replace('#/'));
    await frame.evaluate(() => location.replace('#/new/plis'));
  }
  await expect(frame.getByTestId('start')).toBeVisible();
  expect(told.filter((line) => line.includes('data.deck'))).toHaveLength(1);
  expect(told.filter((line) => line.includes('options.rounds'))).toHaveLength(1);
});

test('what is asked of a frame that loads anew waits for it', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" start="now"></mots-en-main>');
  await heard(page, 'ready');
  const asked = page.evaluate(async () => {
    const element = document.querySelector('mots-en-main') as Element;
    const frame = element.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    await element.newMatch();
  });
  const frame = await frameOf(page);
  await frame.evaluate(() => location.reload());
  await asked;
  await expect(frame.locator('[data-stage="turn"][data-acting="true"]')).toBeVisible({ timeout: 30_000 });
});

test('a deck of the house is what is played with', async ({ page, baseURL }) => {
  const card = {
    name: 'Au marché',
    themes: Array.from({ length: 6 }, (_, at) => ({ fr: `Thème ${at + 1}`, en: `Theme ${at + 1}` })),
  };
  await house(
    page,
    baseURL,
    '<mots-en-main game="themes" lang="fr" themes-card="./card.json" start="now"></mots-en-main>',
    {
      files: { 'card.json': JSON.stringify(card) },
    },
  );
  await heard(page, 'ready');
  const frame = await frameOf(page);
  await expect(frame.getByText('Du site qui propose ce jeu').first()).toBeVisible();
});

test('a hostile house breaks nothing of the match, and learns nothing', async ({ page, baseURL }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" start="table" seed="11"></mots-en-main>');
  const frame = await frameOf(page);
  await play(frame);
  const learnt = await page.evaluate(async () => {
    const element = document.querySelector('mots-en-main') as Element;
    const inner = element.shadowRoot?.querySelector('iframe')?.contentWindow as Window;
    const heard: unknown[] = [];
    for (let at = 0; at < 10_000; at++) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => heard.push(data);
      inner.postMessage(at % 2 ? { mots: 1, nonce: `n${at}` } : { op: 'save', id: at, request: null }, '*', [port2]);
    }
    // Words over the real line, all at once and badly made.
    const post = MessagePort.prototype.postMessage;
    const ports: MessagePort[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...words: unknown[]) {
      ports.push(this);
      return (post as (...all: unknown[]) => void).apply(this, words);
    } as typeof post;
    await element.mute(true);
    const [port] = ports;
    for (let at = 0; at < 10_000; at++)
      post.call(
        port as MessagePort,
        [null, at, 'view', { id: at + 100, op: 'view', seat: 1 }, { id: 'x', op: 'new' }][at % 5],
      );
    element.style.display = 'none';
    await new Promise((resolve) => setTimeout(resolve, 300));
    element.style.display = '';
    element.style.height = '0';
    await new Promise((resolve) => setTimeout(resolve, 300));
    element.style.height = '';
    let peeped = '';
    try {
      peeped = inner.document.body.innerText;
    } catch {
      // Another origin.
    }
    return { heard, peeped };
  });
  expect(learnt).toEqual({ heard: [], peeped: '' });
  await play(frame);
  expect(errors).toEqual([]);
});

test('a hostile frame runs nothing in the house', async ({ page, baseURL }) => {
  const evil = `<!doctype html><script>
    addEventListener('message', ({ ports: [port], data }) => {
      if (!port) return;
      port.postMessage({ nonce: data.nonce });
      port.postMessage({ event: 'ready', detail: { toJSON: 1, constructor: 'x', __proto__: { bad: 1 } } });
      port.postMessage({ event: 'error', detail: { message: '<img src=x onerror=parent.bad=1>' } });
      port.postMessage({ event: 'click', detail: {} });
      port.postMessage({ event: 'save', detail: { record: 'x'.repeat(1e6) } });
      port.postMessage({ id: 1, ok: true, value: { then: 1 } });
      for (let at = 0; at < 1000; at++) parent.postMessage({ mots: 1, event: 'ready' }, '*');
      try { parent.document.title = 'bad'; } catch {}
      try { top.location = 'about:blank#bad'; } catch {}
    });
  </script>`;
  await page.route('**/evil/**', (route) => route.fulfill({ contentType: 'text/html', body: evil }));
  const game = new URL(baseURL ?? '').origin;
  await house(
    page,
    baseURL,
    `<mots-en-main game="plis" from="${game}/evil/" storage="host" start="now"></mots-en-main>`,
  );
  await heard(page, 'ready');
  await heard(page, 'error');
  const {
    said: events,
    title,
    bad,
    record,
  } = await page.evaluate(() => ({
    said: (window as unknown as House).said,
    title: document.title,
    bad: 'bad' in window || 'bad' in {},
    record: (document.querySelector('mots-en-main') as Element).record,
  }));
  expect([title, bad, record]).toEqual(['House', false, null]);
  expect(events.map(({ event }) => event)).toEqual(['ready', 'error']);
  expect(await page.locator('mots-en-main img').count()).toBe(0);
});

test('a stranger in another frame of the house gets no line to the game; its parent does', async ({
  page,
  baseURL,
}) => {
  const game = new URL(baseURL ?? '').origin;
  const stranger = `<!doctype html><script>
    window.heard = []; window.asked = 0;
    setInterval(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => window.heard.push(data);
      parent.frames[0].postMessage({ mots: 1, nonce: 'stranger' }, '*', [port2]);
      window.asked++;
    }, 20);
  </script>`;
  await page.route('**/stranger/', (route) => route.fulfill({ contentType: 'text/html', body: stranger }));
  await house(
    page,
    baseURL,
    `<iframe src="${game}/?embed=1&game=plis&lang=fr&start=table"></iframe><iframe src="${game}/stranger/" sandbox="allow-scripts"></iframe>`,
  );
  await expect(page.frameLocator('iframe').first().getByTestId('table')).toBeVisible({ timeout: 30_000 });
  const other = page.frames().find((frame) => frame.url().endsWith('/stranger/'));
  await expect.poll(() => other?.evaluate(() => (window as unknown as { asked: number }).asked)).toBeGreaterThan(50);
  expect(await other?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  // The line was still free for whom it is meant, in the version that both know.
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.frames[0]?.postMessage({ mots: 2, nonce: 'later' }, '*', [new MessageChannel().port2]);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        window.frames[0]?.postMessage({ mots: 1, nonce: 'house' }, '*', [port2]);
      }),
  );
  expect(answer).toEqual({ nonce: 'house' });
});

test('a table that begins by itself leaves the keyboard to the house, and asks for no height', async ({
  page,
  baseURL,
}) => {
  await house(
    page,
    baseURL,
    '<input id="search"><mots-en-main game="plis" lang="fr" start="table" seed="7" names="Léa"></mots-en-main>',
  );
  await page.locator('#search').focus();
  const frame = await frameOf(page);
  await expect(frame.locator('[data-stage="turn"][data-acting="true"]')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.type('bonjour');
  await expect(page.locator('#search')).toHaveValue('bonjour');
  await expect(frame.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect((await said(page)).filter(({ event }) => event === 'resize')).toEqual([]);
  // Whoever goes to the game has it there.
  await frame.getByTestId('hand-card').first().click();
  await expect(page.locator('#search')).not.toBeFocused();
});

for (const [hidden, show] of [
  [
    '<div hidden>*</div>',
    (page: Page) => page.locator('[hidden]').evaluate((box: HTMLElement) => (box.hidden = false)),
  ],
  ['<dialog>*</dialog>', (page: Page) => page.locator('dialog').evaluate((box: HTMLDialogElement) => box.showModal())],
] as const)
  for (const loading of ['lazy', 'eager'] as const)
    test(`a table that starts out of sight (${loading}), in ${hidden}, is whole when it is shown`, async ({
      page,
      baseURL,
    }) => {
      // Where nothing is drawn no animation ends: cards that are dealt out of sight must not stay on their way.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const element = '<mots-en-main game="plis" lang="fr" start="table" names="Léa" storage="host"></mots-en-main>';
      await house(page, baseURL, hidden.replace('*', element));
      const inner = page.locator('mots-en-main iframe');
      await inner.waitFor({ state: 'attached' });
      // Not every browser leaves for later what is out of sight.
      if (loading === 'eager') {
        await inner.evaluate((frame: HTMLIFrameElement) => (frame.loading = 'eager'));
        await heard(page, 'match-start');
      }
      await show(page);
      const frame = await frameOf(page);
      await expect(frame.getByTestId('hand-card').first()).toBeVisible({ timeout: 30_000 });
      expect(await frame.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
      const outside = (): Promise<number> =>
        frame
          .getByTestId('hand-card')
          .evaluateAll(
            (cards) =>
              cards
                .map((card) => card.getBoundingClientRect())
                .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight + 1).length,
          );
      await expect.poll(outside).toBe(0);
      await play(frame);
      expect((await said(page)).filter(({ event }) => event === 'error')).toEqual([]);
    });

test('a page that resets all elements leaves the game its box', async ({ page, baseURL }) => {
  const reset =
    '<style nonce="n">.row { display: flex } .own { position: static; display: inline-block; width: 400px; height: 300px } *:where(:not(html, iframe, style, script)) { all: unset; display: revert }</style>';
  await house(
    page,
    baseURL,
    `${reset}<mots-en-main game="plis" lang="fr"></mots-en-main><mots-en-main class="own" game="padbolix" lang="fr"></mots-en-main><div class="row"><mots-en-main game="syntax" lang="fr"></mots-en-main></div>`,
    {
      // The first directive of a name counts.
      policy: (game) => STRICT(game).replace("style-src 'self'", "style-src 'nonce-n'"),
    },
  );
  const elements = page.locator('mots-en-main');
  expect(await elements.evaluateAll((all) => all.map((one) => one.getAttribute('style')))).toEqual([null, null, null]);
  // A house that means it keeps its height and its kind of box.
  const own = await page.locator('.own').boundingBox();
  expect([own?.width, own?.height]).toEqual([400, 300]);
  await expect(page.locator('.own')).toHaveCSS('display', 'inline-block');
  expect(await page.getByRole('button', { name: 'Jouer : Padbolix' }).boundingBox()).toEqual(own);
  const box = await page.locator('mots-en-main').first().boundingBox();
  expect(box?.height).toBe(768);
  expect(box?.width).toBeGreaterThan(600);
  const poster = await page.getByRole('button', { name: 'Jouer : Plis de lettres' }).boundingBox();
  expect(poster).toEqual(box);
  // A child of a flex box is reset too, though it is no inline one.
  const other = await page.locator('mots-en-main').last().boundingBox();
  expect(other?.width).toBeGreaterThan(600);
  expect(other?.height).toBe(768);
  expect(await page.getByRole('button', { name: 'Jouer : Syntax' }).boundingBox()).toEqual(other);
  await page
    .locator('mots-en-main')
    .last()
    .evaluate((element: HTMLElement) => {
      element.hidden = true;
    });
  await expect(page.locator('mots-en-main').last()).toBeHidden();
});

test('a poster that is as high as its content has its picture', async ({ page, baseURL }) => {
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr"></mots-en-main>');
  const picture = page.locator('mots-en-main img');
  for (const height of ['', 'auto', '100%']) {
    await page.locator('mots-en-main').evaluate((one: HTMLElement, wanted) => (one.style.blockSize = wanted), height);
    await expect.poll(async () => (await picture.boundingBox())?.height ?? 0, { message: height }).toBeGreaterThan(100);
  }
});

test('what is asked of a poster opens no game, and what is asked of a game that is coming waits for it', async ({
  page,
  baseURL,
}) => {
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" names="Léa" seed="7"></mots-en-main>');
  const element = page.locator('mots-en-main');
  const ask = (what: string): Promise<string> =>
    element.evaluate(
      (it, method) =>
        (it as unknown as Record<string, () => Promise<unknown>>)[method]?.().then(
          (value) => `has ${value}`,
          (error: Error) => `rejects: ${error.message}`,
        ) ?? Promise.resolve('no such method'),
      what,
    );
  for (const [method, answer] of [
    ['mute', 'has undefined'],
    ['pause', 'has undefined'],
    ['save', 'has null'],
  ] as const)
    expect(await ask(method)).toBe(answer);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(element).toHaveAttribute('sound', 'off');
  // A pause right after the tap is heard when the game is there.
  await page.getByRole('button', { name: 'Jouer : Plis de lettres' }).click();
  expect(await ask('pause')).toBe('has undefined');
  await expect((await frameOf(page)).locator('mots-app[inert]')).toHaveCount(1);
  // Whoever waits for a game that is taken away is told so.
  const waits = element.evaluate(async (it) => {
    const game = it as unknown as { from: string; start: string; newMatch(): Promise<void> };
    it.remove();
    document.body.append(it);
    const dealt = game.newMatch().catch((error: Error) => error.message);
    it.remove();
    return await dealt;
  });
  expect(await waits).toBe('the frame is gone');
});

test('what a house loads before anybody plays is at most 5 kB', () => {
  expect(gzipSync(readFileSync(path.join(dist, 'embed.js')), { level: 9 }).length).toBeLessThanOrEqual(5_000);
});

for (const lang of ['fr', 'en'] as const)
  test(`embed.html (${lang}): attributes are tried, and the line is copied`, async ({ page, baseURL }) => {
    await page.goto(`./embed.html?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator('[name="game"]').selectOption('plis');
    await page.locator('[name="accent"]').fill('#1f4d8f');
    await page.locator('[name="seats"]').selectOption('4');
    await page.locator('[name="options"]').fill('{"a');
    await page.locator('[name="options"]').blur();
    await expect(page.locator('[name="options"]:invalid')).toHaveCount(1);
    await expect(page.locator('pre')).toHaveText(
      `<script src="${baseURL}embed.js" async></script>\n<mots-en-main game="plis" accent="#1f4d8f" seats="4"></mots-en-main>`,
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: lang === 'fr' ? 'Copier' : 'Copy' }).click();
    await expect(page.getByRole('button', { name: lang === 'fr' ? 'Copié' : 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator('pre').textContent());
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await violations(page)).toEqual([]);
    }
    for (const width of [320, 844]) {
      await page.setViewportSize({ width, height: 480 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.locator('mots-en-main button').click();
    await expect(page.locator('ol')).toContainText('match-start', { timeout: 30_000 });
    expect(await page.locator('ol').textContent()).not.toContain('undefined');
  });
