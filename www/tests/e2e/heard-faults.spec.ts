// What people who played without seeing the table found wrong with it: each fault has a test that failed.
import type { Page } from '@playwright/test';
import {
  atStage,
  expect,
  goTo,
  keepMatch,
  laid,
  onTurn,
  openTable,
  atOneTable as test,
  type Deal,
  writeLine,
} from './helpers.ts';
import { deal as spikit, REST, SENTENCE, toPlay } from './spikit-table.ts';
import { deal as themes } from './themes-table.ts';
import { watchKeyboard } from './keys.ts';

test.use({ settings: { playOnly: false } });

const bots: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];
const plis = (hands: string[], more: Partial<Deal> = {}): Deal => ({
  game: 'plis',
  seats: bots,
  setup: { round: 1, leader: 0, hands: hands.map((cards) => cards.split(' ')) },
  ...more,
});

/** All that is said, in its order; answers and refusals begin with a mark. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const kept = window as unknown as { said: string[]; hears?: MutationObserver };
    kept.said = [];
    kept.hears?.disconnect();
    kept.hears = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) {
          const live = (target as Element).getAttribute?.('data-live');
          const text = (node.textContent ?? '').replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
          if (live && text !== '') kept.said.push(live === 'alerts' ? `! ${text}` : text);
        }
    });
    kept.hears.observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

const card = (page: Page, code: string) => page.locator(`[data-testid="hand-card"][data-card="${code}"]`).first();

test('Padbolix: Enter on cards that do not go together yet says what is needed', async ({ page }) => {
  await openTable(page, {
    game: 'padbolix',
    seats: bots,
    setup: { hands: [[...'BCEFX'], [...'FHINN'], [...'CLPQR']], leader: 0 },
  });
  await onTurn(page);
  await card(page, 'B').click();
  await card(page, 'C').click();
  await card(page, 'E').click();
  await card(page, 'X').focus();
  const said = await listen(page);
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual([expect.stringMatching(/^! B, C et E\. Pas encore : il faut une carte seule/u)]);
});

test('Padbolix: to a formula “not yet” is said with what is asked, and nothing of passing', async ({ page }) => {
  await openTable(page, {
    game: 'padbolix',
    seats: [['Ugo', 'easy'], 'Zoé', ['Rita', 'easy']],
    setup: { hands: [[...'BCDQT'], [...'DEFGHMX'], [...'GINNT']], leader: 0 },
  });
  const told = await listen(page);
  await onTurn(page);
  // The hand and the question are on their way to the ear: what is listened for comes after them.
  const standing = (): Promise<string[]> => page.locator('[data-live]').allTextContents();
  await expect.poll(async () => [...(await told()), ...(await standing())].join(' ')).toContain('Il faut une suite');
  await card(page, 'E').click();
  await card(page, 'M').focus();
  const said = await listen(page);
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual([expect.stringMatching(/^! E\. Pas encore\. /u)]);
  expect((await said()).join(' ')).not.toMatch(/Passer/u);
});

test('Spikit: Enter on a sentence of two cards says why it cannot be proposed', async ({ page }) => {
  await toPlay(page, spikit([...SENTENCE, ...REST], { seats: bots }));
  await card(page, 'brown.fr.1').click();
  await card(page, 'brown.fr.2').click();
  const said = await listen(page);
  await card(page, 'brown.fr.3').focus();
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual([expect.stringMatching(/^! .*(trois|3)/u)]);
});

test('what is taken back is said, nothing of what it had led to, and the question again', async ({ page }) => {
  await openTable(page, plis(['pB pQ bA', 'pA bZ pC', 'bC bD pD']));
  await onTurn(page);
  await card(page, 'pB').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card(page, 'pB')).toHaveCount(0);
  await onTurn(page);
  const said = await listen(page);
  await page.keyboard.press('Control+z');
  await expect(card(page, 'pB')).toHaveCount(1);
  await onTurn(page);
  await expect
    .poll(async () => (await said()).at(-1))
    .toMatch(/^À vous de commencer|^À vous :.*famille|vous .*famille/u);
  const all = await said();
  expect(all[0]).toMatch(/^! Coup annulé : Zoé joue le B rose/u);
  expect(all.join(' ')).not.toMatch(/Ugo|Rita/u);
  expect(all).toHaveLength(2);
});

test.describe('in full', () => {
  test.use({ settings: { ear: true, speech: 'full' } });

  test('the end of a round of Dés à thèmes is told and explained before the next one is announced', async ({
    page,
  }) => {
    await openTable(page, themes({ seats: bots, options: { calm: true, first_seat: 0 } }));
    await expect(page.getByTestId('ear-line')).toBeFocused();
    const said = await listen(page);
    for (const line of ['!', 'bono*']) {
      const before = await page.getByTestId('table').getAttribute('data-moves');
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('table')).not.toHaveAttribute('data-moves', before ?? '');
    }
    await atStage(page, 'summary');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/[Ff]in de la manche 1/u);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/Manche 2/u);
    const all = (await said()).join(' ');
    const order = [/Bono/u, /[Ff]in de la manche 1/u, /Manche 2/u].map((what) => all.search(what));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // The explanation of its last word comes before it too.
    const told = (await said()).find((one) => /Manche 2/u.test(one)) ?? '';
    expect(told.slice(told.search(/Manche 2/u))).not.toMatch(/fini|jeton/u);
    expect(all.slice(0, order[2])).toMatch(/prend|jeton|lettre/u);
  });
});

test.describe('by ear', () => {
  test.use({ settings: { ear: true } });

  test('a match that is opened again tells what lies there, the hand, and the question in full', async ({ page }) => {
    await page.evaluate(() => undefined);
    const said = await listen(page);
    await openTable(page, laid('BOND', ['Rita', 'easy']));
    await atStage(page, 'open');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/est-ce un mot/u);
    const all = (await said()).join(' ');
    const order = [/Mots : RAT et BOND/u, /Votre main, 4 cartes/u, /« BOND », est-ce un mot/u, /dix points/u].map(
      (what) => all.search(what),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('Padbolix: a match that is opened again tells the trick and its formula, the hand, and the question', async ({
    page,
  }) => {
    await page.evaluate(() => undefined);
    const said = await listen(page);
    await openTable(page, {
      game: 'padbolix',
      seats: bots,
      setup: { hands: [[...'EGHKM'], [...'CHINN'], [...'DLPQR']], leader: 1 },
      actions: [
        { seat: 1, action: { type: 'play', groups: ['C'] } },
        { seat: 2, action: { type: 'pass' } },
      ],
    });
    await onTurn(page);
    await expect.poll(async () => (await said()).join(' ')).toMatch(/Sinon, passez/u);
    const all = (await said()).join(' ');
    const order = [/Manche 1 sur 3\./u, /Ugo : C, Rita passe\./u, /Votre main, 5 cartes/u, /Sinon, passez/u].map(
      (what) => all.search(what),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // What is to be followed is told once, with the question.
    expect(all.match(/Il faut/gu)).toHaveLength(1);
  });

  test('a challenge is asked once, without what was just told: its price is said before it is done', async ({
    page,
  }) => {
    await page.evaluate(() => undefined);
    await openTable(page, {
      game: 'syntax',
      seats: bots,
      setup: { dealer: 2, hands: [[...'BONSET'], [...'UIVKW'], [...'ALEUR']], table: ['RAT'], face_up: 'E' },
    });
    await onTurn(page);
    const said = await listen(page);
    await page.keyboard.type('bon');
    await page.keyboard.press('Enter');
    await atStage(page, 'open');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/est-ce un mot/u);
    const all = (await said()).join(' ');
    expect(all.match(/Ugo dépose VU/gu)).toHaveLength(1);
    expect(all).not.toMatch(/dix points/u);
    expect(all).not.toMatch(/ne conteste pas\./u);
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await said()).at(-1))
      .toMatch(/^! Contester\. .*dix points.*Appuyez encore sur Entrée/u);
  });

  test('everybody votes on the line, each after their name', async ({ page }) => {
    await openTable(page, spikit(SENTENCE));
    await page.getByTestId('curtain-lift').click();
    await onTurn(page);
    const said = await listen(page);
    for (const line of ['l', 'p', '1 2 3', '']) {
      const before = await page
        .getByTestId('ear-line')
        .evaluate((found) => found.isConnected && document.body.innerText);
      await writeLine(page, line);
      if (line !== '1 2 3') await expect.poll(() => page.evaluate(() => document.body.innerText)).not.toBe(before);
      if (line === 'l' || line === 'p') await onTurn(page);
    }
    await atStage(page, 'ballot');
    // Who answers before the question was told hears the answer first, and the question after it.
    await expect.poll(async () => (await said()).join(' ')).toMatch(/veut-elle dire quelque chose/u);
    const write = (line: string): Promise<void> => writeLine(page, line);
    await write('o');
    await expect.poll(async () => (await said()).at(-1)).toMatch(/^! Écrivez le nom de celui qui vote.*Ugo et Rita/u);
    await write('ug o');
    await expect.poll(async () => (await said()).at(-1)).toBe('! Ugo a voté. Votes attendus : Rita.');
    // Nobody votes twice.
    await write('ugo n');
    await expect.poll(async () => (await said()).at(-1)).toMatch(/^! Écrivez le nom de celui qui vote.*: Rita\./u);
    await write('3 n');
    await expect
      .poll(async () => (await said()).join(' '), { timeout: 20_000 })
      .toMatch(/1 contre 1|acceptée|refusée/u);
  });

  test('several people buzz in on the line, each by their name', async ({ page }) => {
    await openTable(page, themes());
    await atStage(page, 'open');
    const said = await listen(page);
    const write = (line: string): Promise<void> => writeLine(page, line);
    await write('!');
    await expect.poll(async () => (await said()).join(' '), { timeout: 20_000 }).toMatch(/Qui a un mot \?/u);
    await write('bacon');
    await expect
      .poll(async () => (await said()).at(-1))
      .toMatch(/^! Quelqu’un doit d’abord prendre la parole.*Zoé, Ugo, Rita et Léa/u);
    await write('?xavier');
    await expect.poll(async () => (await said()).at(-1)).toMatch(/^! Après le signe, écrivez le nom/u);
    await write('?ug');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/Ugo a la parole\..*Ugo : un mot en B/u);
    await write('bach*');
    await expect(page.getByTestId('announced-0')).toHaveAttribute('data-seat', '1');
    await write('.léa');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/Léa abandonne/u);
  });
});

test.describe('explained', () => {
  test.use({ settings: { captions: true, playOnly: false } });

  test('nobody is praised for the only card that could be played', async ({ page }) => {
    await openTable(page, plis(['pB pC', 'pA pE', 'pD pF']));
    await onTurn(page);
    const said = await listen(page);
    for (let played = 0; played < 2; played++) {
      await onTurn(page);
      const left = await page.getByTestId('hand-card').count();
      await page.getByTestId('hand-card').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByTestId('hand-card').count()).toBeLessThan(left);
      if (played === 0) await said().then((all) => all.splice(0));
    }
    await atStage(page, 'summary', 'over', 'turn');
    const all = await said();
    const last = all.slice(all.findLastIndex((one) => /Zoé joue C/u.test(one)));
    expect(last.join(' ')).not.toMatch(/Bien vu/u);
  });
});

test.describe('in English, of a French deck', () => {
  test.use({ settings: { ear: true, speech: 'full', language: 'en' } });

  test('explanations say the words that they name in their language', async ({ page }) => {
    await openTable(page, {
      game: 'syntax',
      seats: bots,
      options: { dictionary: 'fr' },
      setup: { dealer: 2, hands: [[...'SEMP'], [...'UIVKW'], [...'ALEUR']], table: ['RAT'], face_up: 'E' },
    });
    await onTurn(page);
    await page.keyboard.type('rats');
    await page.keyboard.press('Enter');
    const narrator = page.locator('mots-app > [data-live="narrator"]');
    await expect(
      narrator.locator('p', { hasText: 'Extending' }).locator('[lang=fr]', { hasText: /^RAT$/u }).first(),
    ).toBeAttached();
  });
});

test.describe('in English, with French words', () => {
  test.use({ settings: { ear: true, language: 'en' } });

  /** The words of the reason for a hint that are marked as French, where it is heard and where it stands. */
  const frenchWords = async (page: Page): Promise<string[][]> => {
    await page.keyboard.type(';i');
    const reason = page.getByTestId('reason');
    await expect(reason).toBeVisible({ timeout: 20_000 });
    const heard = page.locator('mots-app > [data-live="alerts"]');
    return [await reason.locator('[lang=fr]').allInnerTexts(), await heard.locator('[lang=fr]').allInnerTexts()];
  };

  test('Syntax: the word that a reason names after the one that it proposes is French', async ({ page }) => {
    await openTable(page, {
      game: 'syntax',
      seats: bots,
      options: { dictionary: 'fr' },
      setup: { dealer: 2, hands: [[...'ESUCRN'], [...'UIVKW'], [...'ALEUR']], table: ['RAT'], face_up: 'E' },
    });
    await onTurn(page);
    const [drawn, heard] = await frenchWords(page);
    await expect(page.getByTestId('reason')).toContainText('empties your hand');
    expect(drawn).toEqual(['RU']);
    expect(heard).toContain('RU');
  });
});

test('settings are named by what they set, and described by what explains it', async ({ page }) => {
  await page.evaluate(() => (location.hash = '#/new/syntax'));
  const long = page.getByTestId('option-long_opening');
  await expect(long).toBeVisible();
  const name = (await long.getAttribute('aria-label')) ?? '';
  expect(name.length).toBeGreaterThan(3);
  expect(name.length).toBeLessThan(60);
  for (const one of await page.getByRole('switch').all()) {
    const label = await one.evaluate(
      (found) => found.closest('label')?.querySelector('.option-name')?.textContent ?? '',
    );
    await expect(one).toHaveAccessibleName(label);
    const help = await one.evaluate(
      (found) => found.closest('label')?.querySelector('.option-help')?.textContent ?? '',
    );
    await expect(one).toHaveAccessibleDescription(help);
  }
});

test('a refusal stands until something else is done, and what is asked is back', async ({ page }) => {
  await openTable(page, plis(['pB pQ bA', 'pA bZ pC', 'bC bD pD']));
  await onTurn(page);
  const asked = await page.getByTestId('prompt').textContent();
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('refusal')).toBeVisible();
  await card(page, 'pB').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('refusal')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('prompt')).toHaveText(asked ?? '');
});

test('Syntax: what is asked is told when the match begins, and Enter on one letter gives no turn away', async ({
  page,
}) => {
  await page.evaluate(() => undefined);
  const said = await listen(page);
  await openTable(page, {
    game: 'syntax',
    seats: bots,
    setup: { dealer: 2, hands: [[...'BONSET'], [...'UIVKW'], [...'ALEUR']], table: ['RAT'], face_up: 'E' },
  });
  await onTurn(page);
  await expect.poll(async () => (await said()).join(' ')).toMatch(/Votre main, 6 cartes.*Déposez un mot/u);
  await card(page, 'N').focus();
  await page.keyboard.type('nn');
  // The first is lifted, and said; the second is none of the hand, and that is said too.
  await expect.poll(async () => (await said()).filter((one) => one.startsWith('! ')).length).toBe(2);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said()).filter((one) => /^! N\b/u.test(one)).length).toBe(2);
  await expect(page.getByTestId('table')).toHaveAttribute('data-moves', '0');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('table')).not.toHaveAttribute('data-moves', '0');
});

test('Syntax: a letter that is typed while a word of the table has the keyboard is heard too', async ({ page }) => {
  await openTable(page, {
    game: 'syntax',
    seats: bots,
    setup: { dealer: 2, hands: [[...'BONSET'], [...'UIVKW'], [...'ALEUR']], table: ['RAT'], face_up: 'E' },
  });
  await onTurn(page);
  const said = await listen(page);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[data-testid="word-0"]') !== null)) break;
  }
  await page.keyboard.type('b');
  await expect.poll(async () => (await said()).join(' ')).toMatch(/! .*B/u);
});

test('after a play the keyboard is never on the document, and comes to a card that may be played', async ({ page }) => {
  await openTable(page, plis(['pB pQ bA bT', 'pA bZ pC bK', 'bC bD pD pT']));
  await onTurn(page);
  const watched = await watchKeyboard(page);
  await page.getByTestId('skip').focus();
  await watched.forget();
  for (let turns = 0; turns < 3; turns++) {
    await onTurn(page);
    await page.keyboard.press('Tab');
    await page.getByTestId('skip').focus();
    await page.keyboard.press('Enter');
    const on = page.locator('[data-testid="hand-card"]:focus');
    await expect(on).not.toHaveClass(/dimmed/u);
    const moves = await page.getByTestId('table').getAttribute('data-moves');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-moves', moves ?? '');
  }
  expect(await watched.lost()).toEqual([]);
});

test('the end of a round is heard with its winner and the totals, wherever the keyboard comes', async ({ page }) => {
  await openTable(page, plis(['pB', 'pA', 'pC']));
  await onTurn(page);
  await page.locator('[data-testid="hand-card"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await atStage(page, 'summary');
  const on = page.locator('dialog[open] :focus');
  await expect(on).toHaveCount(1);
  await expect(on).toHaveAccessibleDescription(/Totaux.*Zoé.*Ugo.*Rita/su);
});

test.describe('explained, round after round', () => {
  test.use({ settings: { captions: true, playOnly: false } });

  test('an explanation is said once a match', async ({ page }) => {
    await page.evaluate(() => undefined);
    const said = await listen(page);
    await openTable(page, plis(['pB pC pG pH', 'pA pE pI bK', 'pD pF pJ bT']));
    for (let played = 0; played < 3; played++) {
      await onTurn(page);
      const left = await page.getByTestId('hand-card').count();
      await page.getByTestId('hand-card').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByTestId('hand-card').count()).toBeLessThan(left);
    }
    await atStage(page, 'summary', 'over', 'turn');
    const sentences = (await said()).flatMap((one) => one.split(/(?<=[.!?]) (?=[A-ZÀ-Ý«])/u));
    const explained = sentences.filter(
      (one) => /ramass|pli|famille/u.test(one) && !/joue|ramasse le pli|À vous|Votre main/u.test(one),
    );
    expect(explained.length).toBeGreaterThan(0);
    expect(explained.filter((one, at) => explained.indexOf(one) !== at)).toEqual([]);
  });
});

test('Dés à thèmes: a word that is refused is said once', async ({ page }) => {
  await openTable(page, themes({ seats: bots, options: { calm: true, first_seat: 0 } }));
  await page.getByTestId('roll').click();
  await expect(page.getByTestId('word-line')).toBeFocused();
  const said = await listen(page);
  await page.keyboard.type('q7');
  await page.keyboard.press('Enter');
  // It stands below the line, with its rule.
  await expect(page.getByTestId('word-feedback').getByRole('link')).toBeVisible();
  const reason = async (): Promise<string> =>
    (await page.getByTestId('word-feedback').innerText()).replace(/[\s\u00a0\u202f]+/gu, ' ').split('.')[0] ?? '';
  const why = await reason();
  // When another word has been refused, and that was said, nothing more is to come of the first.
  await page.getByTestId('word-line').fill('zorro');
  await page.keyboard.press('Enter');
  let other = why;
  await expect(async () => {
    // Until the refusal, the line shows what the word is worth, without a rule.
    await expect(page.getByTestId('word-feedback').getByRole('link')).toBeVisible({ timeout: 1 });
    other = await reason();
    expect(other).not.toBe(why);
  }).toPass();
  await expect.poll(async () => (await said()).join(' ')).toContain(other);
  const all = (await said()).join(' ');
  expect(all.split(why).length - 1).toBe(1);
});

test('no clock runs where people set every one of them to none', async ({ page }) => {
  await page.evaluate(() => (location.hash = '#/new/themes'));
  for (const clock of ['timer', 'typing']) {
    const none = page.getByTestId(`option-${clock}`).getByRole('radio', { name: /^Sans/u });
    await none.focus();
    await page.keyboard.press('Space');
    await expect(none).toBeChecked();
  }
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible({ timeout: 20_000 });
  await atStage(page, 'open', 'turn');
  await page.getByTestId('roll').click();
  await expect(page.getByTestId('asked')).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page.getByTestId('clock')).toHaveCount(0);
});

test.describe('with sound', () => {
  test.use({ settings: { playOnly: false, sound: true } });

  test('nothing is told by sound alone: around each there is a sentence', async ({ page }) => {
    await page.evaluate(() => {
      const kept = window as unknown as { sounds: number[]; texts: number[] };
      [kept.sounds, kept.texts] = [[], []];
      for (const make of ['createOscillator', 'createBufferSource'] as const) {
        const real = AudioContext.prototype[make] as () => AudioNode;
        Object.defineProperty(AudioContext.prototype, make, {
          configurable: true,
          value(this: AudioContext) {
            kept.sounds.push(performance.now());
            return real.call(this);
          },
        });
      }
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if ((target as Element).closest?.('[data-live], [data-testid="said"], [data-testid="refusal"]'))
            kept.texts.push(performance.now());
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    await openTable(page, plis(['pB pQ bA', 'pA bZ pC', 'bC bD pD']));
    await onTurn(page);
    await card(page, 'pB').focus();
    for (const press of ['Control+z', 'Enter', 'Enter']) {
      await page.keyboard.press(press);
      // The loudspeaker is made ready with the first key.
      await page.waitForTimeout(400);
    }
    await expect(card(page, 'pB')).toHaveCount(0);
    await onTurn(page);
    await page.waitForTimeout(500);
    const { sounds, texts } = await page.evaluate(() => {
      const { sounds, texts } = window as unknown as { sounds: number[]; texts: number[] };
      return { sounds, texts };
    });
    expect(sounds.length).toBeGreaterThan(2);
    const alone = sounds.filter((at) => !texts.some((text) => text > at - 1500 && text < at + 4500));
    expect(alone).toEqual([]);
  });
});

test('SYN-5: who deals is told before whoever moves first is asked for a move', async ({ page }) => {
  await page.goto('./#/');
  const id = await keepMatch(page, { game: 'syntax', seats: bots, seed: 8 });
  await page.goto('./#/guide');
  const said = await listen(page);
  await goTo(page, id);
  await onTurn(page);
  await expect.poll(async () => (await said()).join(' ')).toMatch(/Le tirage.*Déposez un mot/u);
});
