// Votes in Spikit: contested both ways, ties and their dice, jokers' words, changes of what lies there, bots that give a reason.
import type { Page } from '@playwright/test';
import {
  atStage,
  expect,
  hand,
  held,
  lift,
  onTurn,
  openTable,
  played,
  settled,
  shownBy,
  atOneTable as test,
  type Deal,
  type Settings,
} from './helpers.ts';
import {
  back,
  compose,
  deal,
  expectLine,
  propose,
  REST,
  SENTENCE,
  sentence,
  toPlay,
  toVote,
  vote,
} from './spikit-table.ts';

test.use({ settings: { playOnly: false } });

test('SPI-14, SPI-15: the majority decides, both ways, and what was refused is not proposed a second time', async ({
  page,
}) => {
  const seats = ['Zoé', 'Ugo', 'Rita', 'Ana'];
  await toPlay(page, deal([...SENTENCE, ...REST], { seats }));
  const shown = await shownBy(page, 'ballot-result');
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
  await expect(page.getByTestId('proposal')).toHaveAttribute('data-cards', SENTENCE.join(' '));
  await expect(page.getByTestId('ballot')).toContainText('Zoé propose une phrase');
  await expect(page.getByTestId('hand')).toHaveCount(0);
  // An answer can be taken back before the last one.
  await page.getByTestId('ballot-1-refuse').click();
  await expect(page.getByTestId('ballot-1-refuse')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('tool-undo').click();
  await expect(page.getByTestId('ballot-1-refuse')).toHaveAttribute('aria-pressed', 'false');
  await vote(page, { 1: 'refuse', 2: 'refuse', 3: 'accept' });
  await back(page);
  expect((await shown()).at(-1)).toContain('La phrase est refusée par 2 voix contre 1.');
  await expect(sentence(page, 0)).toHaveCount(0);
  await compose(page, SENTENCE);
  await expect(page.getByTestId('prompt')).toContainText('a déjà été refusée');
  await expect(page.getByTestId('action-lay')).toBeDisabled();

  await toPlay(page, deal([...SENTENCE, ...REST], { seats }));
  await compose(page, SENTENCE);
  await propose(page);
  await vote(page, { 3: 'accept', 1: 'refuse', 2: 'accept' });
  await back(page);
  expect((await shown()).at(-1)).toContain('La phrase est acceptée par 2 voix contre 1.');
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', SENTENCE.join(' '));
  // The words say their language.
  await expect(sentence(page, 0).locator('.visually-hidden [lang="fr"]').first()).toHaveText(
    'J’ai trouvé un ogre en pyjama.',
  );
});

test('SPI-14: a tie is decided by dice in sight of all, both ways', async ({ page }) => {
  for (const [rolls, word, laid] of [
    [[4, 3, 5, 3], 'acceptée', 1],
    [[4, 1, 2, 3, 5], 'refusée', 0],
  ] as const) {
    await toPlay(page, deal([...SENTENCE, ...REST], { setup: { rolls: [...rolls] } }));
    const [results, dice] = [await shownBy(page, 'ballot-result'), await shownBy(page, 'tie-dice')];
    await compose(page, SENTENCE);
    await propose(page);
    await vote(page, { 1: 'accept', 2: 'refuse' });
    await back(page);
    expect((await dice()).at(-1)).toContain(rolls.slice(1).join(' '));
    // First the votes and that they tie, then what the dice say.
    expect((await results())[0]).toMatch(/Égalité\s: le dé décide/);
    expect((await results()).at(-1)).toContain(word);
    await expect(sentence(page, 0)).toHaveCount(laid);
  }
});

test('SPI-31: a joker’s words are looked up while they are typed: refused, accepted, and voted', async ({ page }) => {
  await toPlay(page, deal(['brown.fr.1', 'brown.fr.2', 'joker.1', ...REST]));
  await compose(page, ['brown.fr.1', 'brown.fr.2', 'joker.1']);
  const line = page.getByTestId('word-line');
  await line.fill('une xyzzyq');
  const word = (text: string) => page.locator('.joker-word', { hasText: text });
  await expect(word('xyzzyq')).toHaveAttribute('data-known', 'false');
  await expect(word('une')).toHaveAttribute('data-known', 'true');
  await expect(page.getByTestId('prompt')).toContainText('« xyzzyq »');
  await expect(page.getByTestId('action-lay')).toBeDisabled();
  await line.fill('une glace');
  await expect(word('glace')).toHaveAttribute('data-known', 'true');
  await expect(page.getByTestId('action-lay')).toBeEnabled();
  // In the other language it is no word.
  await page.getByTestId('joker-en').check({ force: true });
  await expect(word('une')).toHaveAttribute('data-known', 'false');
  await page.getByTestId('joker-fr').check({ force: true });
  await expect(word('une')).toHaveAttribute('data-known', 'true');
  await played(page, () => line.press('Enter'));
  await vote(page, { 1: 'accept', 2: 'accept' });
  await back(page);
  await expect(sentence(page, 0).locator('.text-words').last()).toHaveText('une glace');
  await expect(sentence(page, 0).locator('.text-words').last()).toHaveAttribute('lang', 'fr');
});

test('SPI-31: what the rules refuse stays told when the words are looked up after it', async ({ page }) => {
  await toPlay(page, deal(['brown.fr.1', 'brown.fr.2', 'joker.1', ...REST]));
  await compose(page, ['brown.fr.1', 'brown.fr.2', 'joker.1']);
  const line = page.getByTestId('word-line');
  // Proposed at once, before anything is looked up: a busy machine lets time go by between two steps.
  await line.evaluate((input: HTMLInputElement) => {
    input.value = 'une xyzzyq';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(page.getByTestId('refusal')).toContainText('xyzzyq');
  await expect(page.locator('.joker-word', { hasText: 'xyzzyq' })).toHaveAttribute('data-known', 'false');
  await expect(page.getByTestId('action-lay')).toBeDisabled();
  await expect(page.getByTestId('refusal')).toContainText('xyzzyq');
});

test('SPI-24, SPI-25: a sentence of the table is completed at its head, and a card of it is swapped', async ({
  page,
}) => {
  const lies = ['grey.fr.1', 'grey.fr.2', 'grey.fr.3'];
  await toPlay(page, deal(['turquoise.fr.3', 'red.fr.5', ...REST], { setup: { table: [lies] } }));
  await sentence(page, 0).locator('.sentence-open').click();
  await page.getByTestId('end-head').click();
  await held(page, 'turquoise.fr.3').click();
  await expect(page.getByTestId('tray')).toHaveAttribute('data-cards', ['turquoise.fr.3', ...lies].join(' '));
  await played(page, () => page.getByTestId('action-complete').click());
  await atStage(page, 'ballot');
  // Voters see which card is new.
  await expect(page.getByTestId('proposal').locator('.fresh .text-words')).toHaveCount(1);
  await expect(page.getByTestId('proposal').locator('.spikit-card').first()).toHaveClass(/fresh/);
  await vote(page, { 1: 'refuse', 2: 'refuse' });
  await back(page);
  await sentence(page, 0).locator('.sentence-open').click();
  await page.getByTestId('cell-2').click();
  await held(page, 'red.fr.5').click();
  await played(page, () => page.getByTestId('action-swap').click());
  await vote(page, { 1: 'accept', 2: 'accept' });
  await back(page);
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', 'grey.fr.1 grey.fr.2 red.fr.5');
  expect(await hand(page)).toContain('grey.fr.3');
});

/** Where the sheet of a vote lies in every picture from now on, and how high it is: in how many ways. */
async function sheets(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = (): void => {
      requestAnimationFrame(look);
      const sheet = document.querySelector('[data-testid="ballot"]')?.getBoundingClientRect();
      if (sheet) seen.add(`${Math.round(sheet.top)} + ${Math.round(sheet.height)}`);
    };
    look();
    return seen;
  });
  return () => seen.evaluate((set) => [...set]);
}

test.describe('with a pace', () => {
  test.use({ settings: { playOnly: false, pace: 'fast' } });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1180, 820],
  ] as const)
    test(`from the first button to the stamp the sheet stays as it is, whoever votes: ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      // A tie, with dice: the most that there is to be told.
      const tie = { seats: ['Zoé', 'Maximilien', 'Rita'], setup: { rolls: [4, 1, 1] } };
      await toVote(page, deal([...SENTENCE, ...REST], tie));
      const people = await sheets(page);
      for (const line of ['all', '1', '2'])
        await expect(page.getByTestId(`ballot-${line}-abstain`)).toBeInViewport({ ratio: 1 });
      await vote(page, { 1: 'accept', 2: 'refuse' });
      await expect(page.locator('.vote-stamp')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.ballot-outcome')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Refuse', { exact: true })).toBeInViewport({ ratio: 1 });
      await atStage(page, 'covered');
      expect(await people()).toHaveLength(1);

      await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
      await compose(page, SENTENCE);
      const bots = await sheets(page);
      await propose(page);
      await onTurn(page);
      expect(await bots()).toHaveLength(1);
    });

  test('alone with bots a sentence of theirs passes by itself, and the vote says so', async ({ page }) => {
    await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
    await page.getByTestId('action-end-turn').click();
    const lapses = page.getByTestId('ballot-lapses');
    // The sheet has its place before anything runs: nothing moves when it begins, nor when it has been counted.
    const tops = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      const look = (): void => {
        const top = document.querySelector('[data-testid="ballot"]')?.getBoundingClientRect().top;
        if (top !== undefined) seen.add(Math.round(top));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    await expect(lapses).toHaveText(/^Si vous ne répondez pas dans les \d\ssecondes, vous acceptez la phrase\.$/, {
      timeout: 20_000,
    });
    const said = Number((await lapses.textContent())?.match(/\d/)?.[0]);
    const words = (await page.getByTestId('proposal').locator('.text-words').allTextContents()).join(' ').split(/\s+/);
    expect(said).toBe(Math.ceil(3 + 0.6 + words.length / 4));
    expect(await tops.evaluate((seen) => seen.size)).toBe(1);
    // The time runs out of what can still be answered, not out of what is answered anyway.
    await expect(page.locator('.ballot-choice.lapses')).toHaveText(['Je refuse', 'Sans avis']);
    await expect(page.locator('.ballot-choice.lapses').first()).toHaveCSS('animation-duration', `${said}s`);
    const shown = await shownBy(page, 'ballot-result');
    await expect(lapses).toHaveCount(0);
    await expect(page.getByTestId('sentence-0')).toBeVisible();
    // The face of the bot that laid it.
    await expect(page.getByTestId('sentence-0').locator('.seat-emblem')).toHaveAttribute('data-bot');
    // Nobody signs for whoever says nothing.
    expect((await shown()).at(-1)).toMatch(/Zoé Accepte N’a rien dit\./);
  });

  for (const { where, button } of [
    { where: '.table-log' },
    { where: '.table-log .log' },
    { where: '[data-testid="seat-1"]' },
    { where: '[data-testid="turn-die"]' },
    { where: '[data-testid="hand-card"]' },
    { where: '.table-middle' },
    { where: '.table-middle', button: 'right' },
  ] as const)
    test(`a touch that reads accepts nothing: ${button ?? 'left'}, ${where}`, async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 1000 });
      await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
      await page.getByTestId('action-end-turn').click();
      await expect(page.getByTestId('ballot-lapses')).toBeVisible({ timeout: 20_000 });
      await atStage(page, 'ballot');
      const shown = await shownBy(page, 'ballot-result');
      const box = await page.locator(where).first().boundingBox();
      if (box === null) throw new Error(`${where} is not there`);
      const at = [box.x + box.width / 2, box.y + Math.min(12, box.height / 2)] as const;
      for (let tap = 0; tap < 2; tap++) await page.mouse.click(...at, { button: button ?? 'left' });
      await page.getByTestId('ballot-0-refuse').click({ timeout: 2000 });
      await expect.poll(async () => (await shown()).at(-1) ?? '').toMatch(/Zoé Refuse/);
    });
});

test('bots’ votes are seen together, each with its reason in a few words', async ({ page }) => {
  const bad = ['brown.fr.2', 'brown.fr.1', 'brown.fr.3'];
  await openTable(page, deal([...bad, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
  await onTurn(page);
  await played(page, () => page.getByTestId('action-roll').click());
  await played(page, () => page.getByTestId('action-draw').click());
  await compose(page, bad);
  const shown = await shownBy(page, 'ballot-result');
  await propose(page);
  await onTurn(page);
  expect(await shown()).not.toEqual([]);
  await expect(page.getByTestId('ballot')).toHaveCount(0);
  // What they say is theirs; that both lie open at once, each with its reason, is what the page owes.
  const answer = '(Accepte|Refuse|Sans avis)';
  for (const one of await shown()) {
    expect(one).toMatch(new RegExp(`(acceptée|refusée|Égalité).*Ugo ${answer} [^ ].+ Rita ${answer} [^ ].+`));
    const [, why, other] =
      new RegExp(`Ugo ${answer} (.+) Rita ${answer} (.+)`).exec(one)?.filter((_, at) => at % 2 === 0) ?? [];
    expect(other, one).not.toBe(why);
  }
});

test.describe('in English', () => {
  test.use({ viewport: { width: 360, height: 640 }, settings: { playOnly: false, language: 'en' } });

  test('each answer stands in one line, and so does the name of whoever gives it', async ({ page }) => {
    await toVote(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', 'Maximilien', 'Rita'] }));
    const lines = await page.locator('.ballot-line :is(.ballot-choice, strong)').evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        const words = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        text.selectNodeContents(words ?? one);
        return `${one.textContent?.trim()}: ${new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size}`;
      }),
    );
    expect(lines).toContain('No opinion: 1');
    expect(lines).toContain('Maximilien: 1');
    expect(lines.filter((line) => !line.endsWith(': 1'))).toEqual([]);
  });
});

test('SPI-14: until somebody has voted a sentence can be taken back, and nobody sees whose cards these are', async ({
  page,
}) => {
  const own = [...SENTENCE, ...REST];
  await toVote(page, deal(own));
  const back = page.getByTestId('ballot-back');
  await back.click();
  await atStage(page, 'covered');
  await expect(page.getByTestId('ballot')).toHaveCount(0);
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  // Whoever takes back goes on: their turn is not offered to be ended.
  await expect(page.getByTestId('curtain-end')).toHaveCount(0);
  await lift(page, 'Zoé');
  await onTurn(page);
  // It lies as it lay before, ready to be changed.
  await expectLine(page, ...SENTENCE);
  expect(await hand(page)).toEqual(expect.arrayContaining(own));
  await page.locator(`[data-testid="hand-card"][data-card="${SENTENCE[1]}"]`).click();
  await expectLine(page, SENTENCE[0] ?? '', SENTENCE[2] ?? '');
  await page.getByTestId('action-release').click();
  // It is proposed once more, and was not refused.
  await compose(page, SENTENCE);
  await propose(page);
  // Once somebody has answered, all have seen it: the answer may be put right, the sentence stays.
  await expect(back).toBeVisible();
  await page.getByTestId('ballot-1-refuse').click();
  await expect(back).toBeHidden();
  const undo = page.getByTestId('tool-undo');
  await undo.click();
  await expect(page.getByTestId('ballot-1-refuse')).toHaveAttribute('aria-pressed', 'false');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('refusal')).toContainText('quelqu’un a répondu');
  await expect(back).toBeHidden();
  await vote(page, { 1: 'accept', 2: 'accept' });
  await lift(page, 'Zoé');
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', SENTENCE.join(' '));
});

for (const [where, seats, more] of [
  ['alone with bots', ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], { settings: { playOnly: false, pace: 'normal' } }],
  ['on a device that goes round', ['Zoé', 'Ugo', 'Rita'], {}],
  [
    'around a tablet',
    ['Zoé', 'Ugo', 'Rita'],
    {
      viewport: { width: 1180, height: 820 },
      settings: { playOnly: false, turning: 'turn', sides: { zoé: 'near', ugo: 'left', rita: 'far' } },
    },
  ],
] satisfies [string, Deal['seats'], { settings?: Settings; viewport?: { width: number; height: number } }][])
  test.describe(where, () => {
    test.use(more);

    test('SPI-14: a sentence taken back is asked about as before, and so are the words of its joker', async ({
      page,
    }) => {
      const cards = ['brown.fr.1', 'brown.fr.2', 'joker.1'];
      await toPlay(page, deal([...cards, ...REST], { seats }));
      await compose(page, cards);
      await page.getByTestId('word-line').fill('un ogre');
      const known = page.locator('.joker-word[data-known="true"]');
      const prompt = page.getByTestId('prompt');
      const lies = async (): Promise<void> => {
        await expectLine(page, ...cards);
        await expect(page.getByTestId('word-line')).toHaveValue('un ogre');
        await expect(prompt).toContainText('Votre phrase est prête');
        await expect(known).toHaveText([/^un /, /^ogre /]);
        await expect(page.getByTestId('action-lay')).toBeEnabled();
      };
      await lies();
      await settled(page);
      await page.getByTestId('action-lay').click();
      if (where === 'alone with bots') {
        // Until what the bots say is shown.
        await expect(page.getByTestId('proposal')).toBeVisible();
        await page.getByTestId('tool-undo').click();
      } else await page.getByTestId('ballot-back').click();
      if (where === 'on a device that goes round') await lift(page, 'Zoé');
      await onTurn(page);
      await lies();
      // And it is proposed as it was.
      await page.getByTestId('action-lay').click();
      await expect(page.getByTestId('proposal')).toHaveAttribute('data-cards', cards.join(' '));
    });
  });

test('the sign beside whoever proposes something is explained by a touch', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST]));
  await compose(page, SENTENCE);
  await propose(page);
  await expect(page.getByTestId('seat-0')).toHaveAttribute('data-about', /Propose une phrase\.$/);
  await expect(page.getByTestId('seat-1')).not.toHaveAttribute('data-about', /Propose/);
});

test('SPI-36: beside what a hand costs stands how it is counted', async ({ page }) => {
  const family = [1, 2, 3, 4, 5].map((slot) => `orange.fr.${slot}`);
  const hands = [family, ['red.en.1', 'pink.fr.2', 'joker.1'], ['green.en.1', 'green.en.2']];
  await toPlay(page, deal([], { setup: { hands } }));
  await compose(page, family);
  await propose(page);
  // A family needs no vote; with the card that was drawn the hand is empty.
  await page.getByTestId('hand-card').first().click();
  await played(page, () => page.getByTestId('action-discard').click());
  await atStage(page, 'summary');
  await expect(page.locator('.left-hands > li')).toContainText([
    /0 point/,
    /\+24 points.*3 cartes, un joker à 10, deux langues\s: total doublé/s,
    /\+2 points.*2 cartes/s,
  ]);
  await expect(page.locator('.left-how')).toHaveCount(2);
});

test('on a device that goes round all who are left answer in one touch', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST]));
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
  await played(page, () => page.getByTestId('ballot-all-accept').click());
  await back(page);
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', SENTENCE.join(' '));
});

test('on a phone that lies on its side, too: all lines of three voters are in sight with the one of all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', 'Ugo', 'Rita', 'Ana'] }));
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
  for (const line of ['all', '1', '2', '3'])
    await expect(page.getByTestId(`ballot-${line}-accept`)).toBeInViewport({ ratio: 1 });
  await played(page, () => page.getByTestId('ballot-all-refuse').click());
  await back(page);
  await expect(sentence(page, 0)).toHaveCount(0);
});

test('the curtain tells in one line what lies there now, not how it came there', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST]));
  await compose(page, SENTENCE);
  await propose(page);
  await vote(page, { 1: 'accept', 2: 'accept' });
  await back(page);
  await page.getByTestId('action-end').click();
  await atStage(page, 'handing');
  await page.getByTestId('hand-over').click();
  await atStage(page, 'covered');
  const news = page.getByTestId('curtain-news');
  await expect(news.getByRole('listitem')).toHaveText([/^Zoé dépose «\s*J’ai trouvé un ogre en pyjama/]);
  // Nothing of it is cut off.
  expect(await news.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
});

test('SPI-31: beside a joker that says nothing yet each thing is said once, and what cannot be proposed yet is read', async ({
  page,
}) => {
  await toPlay(page, deal(['brown.fr.1', 'brown.fr.2', 'joker.1', ...REST]));
  await compose(page, ['brown.fr.1', 'brown.fr.2', 'joker.1']);
  const action = page.getByTestId('action-lay');
  await expect(action).toBeDisabled();
  await expect(page.getByTestId('prompt')).toContainText('un à trois mots');
  await expect(page.getByTestId('joker-form')).not.toContainText(/un à trois mots/i);
  expect(await action.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toMatch(/transparent|, 0\)$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, settings: { playOnly: false, pace: 'fast', captions: true } });

  test('the stamp hides no word of what it says, and nothing is pushed off the screen', async ({ page }) => {
    await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
    await compose(page, SENTENCE);
    await page.evaluate(() => {
      const [stamped, faults] = [[] as boolean[], [] as string[]];
      Object.assign(window, { stamped, faults });
      new MutationObserver(() => {
        const [stamp, words] = ['.vote-stamp', '.ballot-outcome'].map((part) => document.querySelector(part));
        if (!stamp || !words) return;
        stamped.push(true);
        if (stamp.getBoundingClientRect().bottom > words.getBoundingClientRect().top) faults.push('over the words');
        const { scrollHeight } = document.querySelector('mots-table') ?? document.documentElement;
        if (scrollHeight > innerHeight) faults.push(`${scrollHeight} px high`);
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.getByTestId('action-lay').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { stamped: boolean[] }).stamped.length), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    await onTurn(page);
    expect(await page.evaluate(() => (window as unknown as { faults: string[] }).faults)).toEqual([]);
    // Whose cards these are can be seen beside the end of the turn.
    await page.getByTestId('action-decline').click();
    await expect(page.getByTestId('action-end-turn')).toBeVisible();
    await expect(page.getByTestId('seat-0').locator('.seat-emblem')).toBeVisible();
  });

  for (const captions of [true, false])
    test.describe(captions ? 'explained' : 'known', () => {
      test.use({ settings: { playOnly: false, pace: 'fast', captions } });
      test('what lies on the table stays where it is while a bot’s sentence is voted on', async ({ page }) => {
        await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
        await page.getByTestId('action-end-turn').click();
        await atStage(page, 'waiting');
        await settled(page);
        await page.evaluate(() => {
          const seen: Record<string, number[]> = { before: [], ballot: [] };
          Object.assign(window, { seen });
          const look = (): void => {
            const table = document.querySelector<HTMLElement>('[data-testid="table"]');
            const middle = table?.querySelector('.table-middle');
            const voted = document.querySelector('[data-testid="ballot"]') !== null;
            if (middle) seen[voted ? 'ballot' : 'before']?.push(Math.round(middle.getBoundingClientRect().bottom));
            if (!voted || (seen['ballot']?.length ?? 0) < 10) requestAnimationFrame(look);
          };
          look();
        });
        await atStage(page, 'ballot');
        const ballot = page.getByTestId('ballot');
        await expect(ballot).toBeInViewport({ ratio: 1 });
        await page.waitForFunction(
          () => (window as unknown as { seen: Record<string, number[]> }).seen['ballot']?.length === 10,
        );
        const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number[]> }).seen);
        expect(new Set([seen['before']?.at(-1), ...(seen['ballot'] ?? [])]).size, JSON.stringify(seen)).toBe(1);
        await page.getByTestId('ballot-0-accept').click();
        await expect(page.getByTestId('ballot-result')).toBeInViewport({ ratio: 1 });
      });
    });
});
