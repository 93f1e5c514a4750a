// A round, played on the line alone by what the live regions say. What was said stands in `spoken/<game>.<language>.txt`, a word in a language
// of its own as `<en:the cat>`; SPOKEN=1 writes it anew: read the difference.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openTable, table, atOneTable as test, type Deal } from './helpers.ts';
import { deal as spikit, SENTENCE } from './spikit-table.ts';
import { deal as themes } from './themes-table.ts';

type Language = 'fr' | 'en';
type Said = { live: string; text: string };

/** A round is over. */
const END =
  /[Ff]in de la manche|remporte la manche|manche \d+ est finie|[Ee]nd of round|ends round|wins round|is over/u;

/** What is played: the lines to begin with, then a line for what is asked; null ends the round. */
interface Round {
  deal: (language: Language) => Deal;
  lines: Record<Language, string[]>;
  /** What another question between them is answered; null where it is none. */
  between?: (asked: string) => string | null;
  /** `asked`: the question that was heard. */
  next: (page: Page, asked: string, language: Language) => Promise<string>;
  /** The question as it is heard, where the eye has it otherwise. */
  heard?: RegExp;
  /** The most lines: a round of some games is long. */
  most: number;
}

const against = (level: 'easy' = 'easy'): Deal['seats'] => ['Zoé', ['Ugo', level], ['Rita', level]];
const cards = (text: string): string[] => text.split(' ');

const ROUNDS: Record<'plis' | 'padbolix' | 'spikit' | 'syntax' | 'themes', Round> = {
  plis: {
    deal: () => ({
      game: 'plis',
      seats: against(),
      setup: { round: 1, leader: 0, hands: ['pB pQ bA bT', 'pA bZ pC bK', 'bC bD pD pT'].map(cards) },
    }),
    lines: { fr: ['br'], en: ['bp'] },
    next: async (page, _, language) => {
      const told = await ask(page, language === 'fr' ? 'j' : 'p');
      const [, colour = '', letter = ''] = /(rose|bleu|pink|blue)[^:]*:\s*([A-Z])/u.exec(told) ?? [];
      return letter.toLowerCase() + (colour.startsWith('b') ? 'b' : language === 'fr' ? 'r' : 'p');
    },
    most: 4,
  },
  padbolix: {
    deal: () => ({
      game: 'padbolix',
      seats: against(),
      setup: { hands: [[...'EG*KM'], [...'FHINN'], [...'DLPQR']], leader: 0 },
    }),
    lines: { fr: ['e*g'], en: ['e*g'] },
    next: async (page, asked, language) => {
      if (/rien à jouer|can’t play anything/iu.test(asked)) return '0';
      const told = await ask(page, language === 'fr' ? 'j' : 'p');
      return (/\b[B-Z]\b/u.exec(told)?.[0] ?? '0').toLowerCase();
    },
    heard: /Il faut|À vous\s: une carte|rien à jouer|You need|You lead|You can’t play/u,
    most: 12,
  },
  spikit: {
    deal: () => spikit(SENTENCE, { seats: against() }),
    lines: { fr: [], en: [] },
    next: async (_, asked, language) => {
      const by = (fr: string, en: string): string => (language === 'fr' ? fr : en);
      if (/lancez le dé|roll the die/iu.test(asked)) return by('l', 'r');
      if (/veut-elle dire|make sense|makes sense/iu.test(asked)) return by('o', 'y');
      if (/Piochez|piochez|draw/iu.test(asked)) return by('p', 'd');
      if (/déposée|laid/iu.test(asked)) return by('f', 'e');
      if (/Composez|Make a sentence|Compose/iu.test(asked)) return '1 2 3';
      return by('f', 'e');
    },
    most: 14,
  },
  syntax: {
    deal: (language) => ({
      game: 'syntax',
      seats: against(),
      options: { dictionary: language },
      setup: {
        dealer: 2,
        hands: [language === 'fr' ? 'BONSET' : 'FATSET', 'UIVKW', 'ALEUR'].map((cards) => [...cards]),
        table: [language === 'fr' ? 'RAT' : 'CON'],
        face_up: 'E',
      },
    }),
    lines: { fr: ['bon', 'rats', '-t', 'eu'], en: ['fat', 'cons', '-t', 'we'] },
    between: (asked) => (/est-ce un mot|a word\?/u.test(asked) ? (asked.includes('VU') ? '!' : '=') : null),
    next: async () => '-e',
    most: 20,
  },
  themes: {
    deal: () => themes({ seats: against(), options: { calm: true, first_seat: 0 } }),
    lines: { fr: ['!', 'bono*'], en: ['!', 'bono*'] },
    next: async () => '.',
    heard: /lancer les dés|: un mot (en|sans)|roll the dice|Your turn: a word/iu,
    most: 2,
  },
};

/** Notes from now on what is said, and where the focus goes without a key. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = window as unknown as { said: Said[]; strays: string[]; hears?: MutationObserver };
    kept.said = [];
    kept.strays = [];
    kept.hears?.disconnect();
    const text = (node: Element): string => {
      const copy = node.cloneNode(true) as Element;
      for (const word of copy.querySelectorAll('[lang]'))
        word.textContent = `<${word.getAttribute('lang')}:${word.textContent}>`;
      return (copy.textContent ?? '').replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
    };
    kept.hears = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const live = (target as Element).getAttribute?.('data-live');
        if (live)
          for (const node of addedNodes) if (node instanceof Element) kept.said.push({ live, text: text(node) });
      }
    });
    kept.hears.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      const on = (target as HTMLElement).dataset['testid'] ?? (target as HTMLElement).tagName;
      if (on !== 'ear-line') kept.strays.push(on);
    });
  });

const said = (page: Page, from = 0): Promise<Said[]> =>
  page.evaluate((first) => (window as unknown as { said: Said[] }).said.slice(first), from);

/** What is said in answer to a key. */
async function ask(page: Page, letter: string): Promise<string> {
  const from = (await said(page)).length;
  await page.keyboard.type(`;${letter}`);
  const answers = async (): Promise<Said[]> => (await said(page, from)).filter(({ live }) => live === 'alerts');
  await expect.poll(async () => (await answers()).length).toBeGreaterThan(0);
  return (await answers()).at(-1)?.text ?? '';
}

/** What is asked, as the eye has it. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-testid="public-panel"] h2, [data-testid="ballot"] .ballot-text');
    return ((panel ?? document.querySelector('#asked'))?.textContent ?? '').replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
  });

const over = async (page: Page): Promise<boolean> =>
  ['summary', 'over'].includes((await table(page).getAttribute('data-stage')) ?? '');

/** The question that was heard since then, and what was said until it; null where the round is over. */
async function heard(page: Page, from: number, { heard: pattern }: Round): Promise<string | null> {
  let question: string | null = null;
  const plain = (text: string): string => text.replace(/<\w\w:([^>]*)>/gu, '$1');
  await expect
    .poll(
      async () => {
        // The round is over when that has been heard.
        if (await over(page)) return (await said(page, from)).some(({ text }) => END.test(text));
        const stage = await table(page).getAttribute('data-stage');
        if (!/turn|open|ballot/.test(stage ?? '')) return false;
        const wanted = pattern ? '' : await shown(page);
        const told = (await said(page, from)).filter(({ live }) => live === 'narrator').map(({ text }) => plain(text));
        const put = told.filter((text) => (pattern ? pattern.test(text) : wanted !== '' && text.includes(wanted)));
        question = put.at(-1) ?? null;
        // One question a stage, equal to the bar.
        if (put.length > 1) throw new Error(`asked twice: ${put.join(' | ')}`);
        return question !== null;
      },
      { timeout: 45_000 },
    )
    .toBe(true);
  return (await over(page)) ? null : question;
}

/** A question that comes once and once only. */
async function play(page: Page, round: Round, language: Language): Promise<{ spoken: string[]; presses: number[] }> {
  const spoken: string[] = [];
  const presses: number[] = [];
  const lines = [...round.lines[language]];
  let asked = await heard(page, 0, round);
  const note = async (from: number): Promise<void> => {
    for (const { live, text } of await said(page, from)) spoken.push(`${live === 'alerts' ? '! ' : ''}${text}`);
  };
  const silent = async (error: unknown): Promise<never> => {
    await note((await said(page)).length - 3);
    throw new Error(`nothing came of it, or not what was waited for:\n${spoken.join('\n')}`, { cause: error });
  };
  await note(0);
  for (let count = 0; asked !== null && count < round.most; count++) {
    const line = round.between?.(asked) ?? lines.shift() ?? (await round.next(page, asked, language));
    const typed = [line];
    let from = (await said(page)).length;
    spoken.push('', `> ${line}`);
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    const first = async (): Promise<boolean> =>
      /Appuyez encore sur Entrée|Enter again/u.test((await said(page, from)).at(-1)?.text ?? '');
    const moved = async (): Promise<boolean> => (await said(page, from)).some(({ live }) => live === 'narrator');
    await expect
      .poll(async () => (await first()) || (await moved()) || (await over(page)))
      .toBe(true)
      .catch(silent);
    if (await first()) {
      await note(from);
      from = (await said(page)).length;
      if (lines[0] === '') lines.shift();
      spoken.push('> ');
      typed.push('');
      await page.keyboard.press('Enter');
    }
    presses.push(typed.join('').length + typed.length);
    asked = await heard(page, from, round).catch(silent);
    await note(from);
  }
  // The round was played to its end.
  expect(asked).toBeNull();
  return { spoken, presses };
}

for (const language of ['fr', 'en'] as const)
  test.describe(language, () => {
    test.use({ settings: { ear: true, language } });

    for (const [game, round] of Object.entries(ROUNDS))
      test(`a round of ${game} is heard on the line alone, each question once`, async ({ page }, info) => {
        await page.evaluate(() => undefined);
        await listen(page);
        await openTable(page, round.deal(language));
        await expect(page.getByTestId('ear-line')).toBeFocused();
        await page.evaluate(() => (window as unknown as { strays: string[] }).strays.splice(0));
        const { spoken, presses } = await play(page, round, language);
        const strays = await page.evaluate(() => (window as unknown as { strays: string[] }).strays);
        // At the end of the round a dialog opens, whose heading it goes to, or its button.
        expect(strays.filter((on) => !['H2', 'go-on'].includes(on))).toEqual([]);
        const mean = presses.reduce((sum, count) => sum + count, 0) / presses.length;
        info.annotations.push({ type: 'presses a line', description: `${presses.join(' ')}, ${mean.toFixed(1)} each` });
        console.log(`${game} ${language}: ${presses.join(' ')} presses, ${mean.toFixed(1)} a line`);
        expect(mean).toBeGreaterThanOrEqual(2);
        expect(mean).toBeLessThanOrEqual(8);
        const file = path.join(import.meta.dirname, 'spoken', `${game}.${language}.txt`);
        const text = `${spoken.join('\n').trim()}\n`;
        if (process.env['SPOKEN']) {
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
        expect(text).toBe(readFileSync(file, 'utf8'));
      });
  });
