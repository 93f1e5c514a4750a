// Every piece that no table shows yet, alive: what it tells is written down in `data-told` of the room.

import { html, render, svg, type TemplateResult } from 'lit';
import { load } from '../../src/lib/i18n.ts';
import { liveRegions } from '../../src/lib/live.ts';
import { settings } from '../../src/device/settings.ts';
import { ballot, type Ballot } from '../../src/pieces/ballot.ts';
import '../../src/pieces/buzzers.ts';
import type { Buzzer } from '../../src/pieces/buzzers.ts';
import type { Face } from '../../src/pieces/card.ts';
import '../../src/pieces/clock.ts';
import '../../src/pieces/die.ts';
import type { Die } from '../../src/pieces/die.ts';
import '../../src/pieces/hand.ts';
import type { HandCard } from '../../src/pieces/hand.ts';
import '../../src/pieces/word-form.ts';
import type { WordFeedback } from '../../src/pieces/word-form.ts';

const room = location.search.slice(1) || 'dice';
const told: unknown[] = [];

function tell(what: unknown): void {
  told.push(what);
  draw();
}

// A ballot of four seats; the bot's answer is there when all others are.
const given = new Map<number, string>();
let vote: Ballot = {
  heading: '« Ma tante chante une chèvre »',
  text: 'Cette phrase est-elle juste ?',
  choices: [
    { id: 'accept', label: 'Accepter', icon: 'check' },
    { id: 'refuse', label: 'Refuser', icon: 'close' },
    { id: 'abstain', label: 'S’abstenir', icon: 'minus' },
  ],
  seats: ['Alice', 'Basile', 'Maximilienne-Joséphine', 'Robot'].map((name, index) => ({
    index,
    name,
    bot: index === 3,
    answered: false,
    answer: null,
  })),
  secret: room === 'ballot-secret',
  asked: room === 'ballot-secret' ? 0 : null,
  open: false,
  over: false,
};

function answer(index: number, choice: string): void {
  given.set(index, choice);
  const seats = vote.seats.map((seat) =>
    seat.index === index ? { ...seat, answered: true, answer: vote.secret ? null : choice } : seat,
  );
  const next = seats.find((seat) => !seat.answered && !seat.bot);
  const shown = seats.map((seat) =>
    seat.bot
      ? { ...seat, answered: true, answer: 'refuse', reason: '« chante » n’attend pas « une chèvre »' }
      : { ...seat, answer: given.get(seat.index) ?? null },
  );
  vote = next
    ? { ...vote, seats, asked: vote.secret ? next.index : null, open: false }
    : { ...vote, seats: shown, asked: null, over: true, outcome: 'Refusée : la phrase retourne en main.' };
  tell({ answer: choice, seat: index });
}

const acts = {
  answer,
  answerAll: (choice: string) => {
    for (const seat of vote.seats) if (!seat.bot && !seat.answered) answer(seat.index, choice);
  },
  open: (seat: number) => {
    vote = { ...vote, open: true };
    tell({ open: seat });
  },
};

let typed = '';
function feedback(): WordFeedback | null {
  if (typed === '') return null;
  if (typed.length < 3) return { kind: 'plain', body: 'Trois lettres au moins' };
  return /^b/i.test(typed)
    ? { kind: 'good', body: html`<span lang="fr">${typed.toUpperCase()}</span> : 3 lettres des dés, 3 jetons` }
    : { kind: 'bad', body: 'Le mot doit commencer par B (dé vert)' };
}

const names = ['Alice', 'Basile', 'Camille', 'Désiré', 'Églantine', 'Félix'];
const keys = 'aqpmwn';
let first: number | null = null;
const buzzers = (): Buzzer[] =>
  names.map((name, seat) => ({
    seat,
    name,
    key: keys.charAt(seat),
    note: `${seat * 3} jetons`,
    state: seat === first ? 'first' : seat === 4 ? 'out' : 'ready',
  }));

const shape = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" fill="currentColor">${svg`<path d=${path}/>`}</svg>`;
const signs = {
  green: shape('M12 3 21 20H3Z'),
  white: shape('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'),
  yellow: shape('M4 4h16v16H4Z'),
  red: shape('m12 2 10 10-10 10L2 12Z'),
  blue: shape('M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z'),
};
const letters: [keyof typeof signs, string][] = [
  ['green', 'B'],
  ['white', 'O'],
  ['yellow', 'R'],
  ['red', 'V'],
  ['blue', 'A'],
];
const dice: Die[] = [
  ...letters.map(
    ([tone, letter]): Die => ({
      id: tone,
      face: { kind: 'letter', letter },
      tone,
      sign: signs[tone],
      name: `${tone} : ${letter}`,
      counted: tone === 'white',
    }),
  ),
  { id: 'colour', face: { kind: 'colour' }, tone: 'red', sign: signs.red, name: 'rouge' },
  { id: 'none', face: { kind: 'colour' }, tone: 'black', name: 'noir' },
  ...[1, 2, 3, 4, 5, 6].map(
    (number): Die => ({ id: `n${number}`, face: { kind: 'number', number }, name: String(number) }),
  ),
];
let thrown = 0;

const words: [tone: string, lang: string, text: string][] = [
  ['red', 'fr', 'Ma tante'],
  ['blue', 'en', 'eats'],
  ['green', 'fr', 'dans le grenier du château'],
  ['yellow', 'fr', 'une chèvre apprivoisée'],
  ['red', 'en', 'with an extraordinarily long umbrella'],
  ['white', 'fr', 'anticonstitutionnellement'],
  ['blue', 'fr', 'à minuit'],
  ['green', 'en', 'every Thursday'],
  ['yellow', 'fr', 'Joséphine'],
  ['red', 'fr', 'chante'],
];
const lifted = new Set<string>();
let order = words.map((_, index) => `w${index}`);
const textHand = (): HandCard[] =>
  order.flatMap((id) => {
    const word = words[Number(id.slice(1))];
    if (!word) return [];
    const [tone, lang, text] = word;
    const sign = tone in signs ? signs[tone as keyof typeof signs] : undefined;
    const face: Face = {
      text,
      lang,
      tone,
      corner: lang.toUpperCase(),
      name: `${text}, ${tone}`,
      ...(sign ? { sign } : {}),
    };
    return [{ id, code: `${tone}.${lang}`, face, lifted: lifted.has(id), dimmed: id === 'w9' }];
  });

let running = true;
let left = 47_000;

type Told<T> = CustomEvent<T>;

const rooms: Record<string, () => TemplateResult> = {
  'ballot-open': () => ballot(vote, acts),
  'ballot-secret': () => ballot(vote, acts),
  'word-form': () =>
    html`<mots-word-form
      label="Un mot pour « Personnalités », qui commence par B"
      .language=${'fr'}
      .text=${typed}
      .feedback=${feedback()}
      @word-typed=${({ detail }: Told<{ text: string }>) => {
        typed = detail.text;
        draw();
      }}
      @word-given=${({ detail }: Told<{ text: string }>) => tell({ word: detail.text })}
    ></mots-word-form>`,
  buzzers: () =>
    html`<mots-buzzers
      .buzzers=${buzzers()}
      .open=${first === null}
      .middle=${html`<p class="middle-word">Personnalités<br />en B</p>`}
      @buzz=${({ detail }: Told<{ seat: number; order: number[] }>) => {
        first = detail.seat;
        tell(detail);
      }}
    ></mots-buzzers>`,
  dice: () =>
    html`<mots-dice label="Les dés" .dice=${dice} .throw=${thrown} @dice-still=${() => tell('still')}></mots-dice>
      <p>
        <button
          type="button"
          class="button primary"
          @click=${() => {
            thrown++;
            draw();
          }}
        >
          Lancer
        </button>
      </p>`,
  'text-hand': () =>
    html`<mots-hand
      label="Main"
      .rows=${true}
      .cards=${textHand()}
      @card-toggle=${({ detail }: Told<{ id: string }>) => {
        if (!lifted.delete(detail.id)) lifted.add(detail.id);
        tell(detail);
      }}
      @card-move=${({ detail }: Told<{ id: string; to: number }>) => {
        order = order.filter((one) => one !== detail.id);
        order.splice(detail.to, 0, detail.id);
        tell(detail);
      }}
    ></mots-hand>`,
  clock: () =>
    html`<div><mots-clock label="Temps du tour" .left=${left} .whole=${60_000} .running=${running}></mots-clock></div>
      <div><mots-clock label="Dernières secondes" .left=${8_000} .whole=${60_000} .running=${running}></mots-clock></div>
      <p>
        <button
          type="button"
          class="button"
          @click=${() => {
            running = !running;
            left = 31_500;
            draw();
          }}
        >
          Arrêter
        </button>
      </p>`,
};

function draw(): void {
  render(
    html`${liveRegions()}
      <main data-room=${room} data-told=${JSON.stringify(told)}>
        <h1 class="visually-hidden">${room}</h1>
        ${rooms[room]?.()}
      </main>`,
    document.body,
  );
}

await load(settings.get().language);
draw();
