// Playing by ear: what somebody writes on the line becomes a move, and a semicolon with a letter is a command (`LETTERS`).

import { settings } from '../device/settings.ts';
import { list, t, tOf } from '../lib/i18n.ts';
import { inOne, lastSaid, tell, type Speech } from '../lib/live.ts';
import { minus } from '../lib/messages.ts';
import { meant } from '../lib/typed.ts';
import type { Ballot } from '../match/ballot.ts';
import type { BarAction, Topic } from '../tables/table.ts';
import { asked, cards as named, withOffers } from './heard.ts';
import type { Sitting } from './sitting.ts';

/** The letters of the commands; French ones and English ones. */
const LETTERS = {
  fr: {
    d: 'last',
    m: 'hand',
    t: 'table',
    s: 'scores',
    q: 'question',
    j: 'playable',
    r: 'repeat',
    l: 'log',
    c: 'hint',
    z: 'undo',
    a: 'help',
  },
  en: {
    l: 'last',
    h: 'hand',
    t: 'table',
    s: 'scores',
    q: 'question',
    p: 'playable',
    r: 'repeat',
    g: 'log',
    i: 'hint',
    z: 'undo',
    a: 'help',
  },
} as const;

export type Command = (typeof LETTERS)['fr'][keyof (typeof LETTERS)['fr']];

export const commandOf = (letter: string, language: 'fr' | 'en'): Command | null =>
  (LETTERS[language] as Record<string, Command>)[letter] ?? null;

const offer = (actions: readonly BarAction[]): string => actions.map(({ id, label }) => `${id} ${label}`).join('\n');

const answer = (...parts: readonly (Speech | null)[]): void => {
  const said = inOne(...parts);
  tell({ kind: 'answer', parts: said.length > 0 ? said : t('ear-nothing') });
};

/** Signs and letters for the answers to a vote: yes and no in either language, and an abstention. */
const VOTES: Readonly<Record<string, string>> = {
  '=': 'accept',
  o: 'accept',
  y: 'accept',
  '!': 'refuse',
  n: 'refuse',
  a: 'abstain',
};

export class Ear {
  /** The numbered offers of the question as it was said last: a number that somebody enters means one of these. */
  #offered = '';
  /** What another Enter does, as long as nothing else is written and the match stands where it stood. */
  #first: { moves: number; run: () => void } | null = null;

  constructor(
    private readonly sitting: Sitting,
    private readonly middle: () => string,
    private readonly openLog: () => void,
  ) {}

  /** Handles Enter on the line. An empty line repeats the question, or does what the last line announced. */
  submit(text: string): void {
    const { match } = this.sitting;
    const first = this.#first;
    this.#first = null;
    // A round has ended and lies there without a dialog: Enter leads to the next.
    if (match.stage.kind === 'summary' && this.sitting.flows) return void match.goOn();
    if (text === '') return first && first.moves === match.view.moves ? first.run() : answer(this.#question());
    const { kind } = match.stage;
    if (kind === 'open' && this.sitting.table.panel()) return this.#choose(text);
    if (match.stage.kind === 'ballot') return this.#vote(match.stage.ballot, text);
    if (kind !== 'open' && !match.acting) return this.sitting.tell(t('wait-turn'));
    if (/^[1-9]\d*$/.test(text)) return this.#take(Number(text) - 1);
    this.#read(text);
  }

  #read(text: string): void {
    const { sitting } = this;
    const { match, table } = sitting;
    const read = table.read(text);
    if (read === null) return match.stage.kind === 'turn' ? this.#type(text) : answer(this.#question());
    if ('refusal' in read) return sitting.tell(read.refusal, read.clause ?? null);
    const { action, seat = match.viewer, first, prepared } = read;
    const run = (): void => {
      sitting.changed();
      if (seat !== null) void match.act(action, seat);
    };
    if (first === undefined) return run();
    this.#ask(first, run, prepared === true);
  }

  /** Says what would be done; another Enter does it. */
  #ask(first: Speech, run: () => void, prepared = false): void {
    this.#first = { moves: this.sitting.match.view.moves, run };
    this.sitting.changed();
    answer(first, prepared ? this.#question() : null, t('ear-again'));
  }

  /**
   * Types the text letter by letter over the hand, then performs the primary action of the bar and no other, so that a single letter never gives a
   * turn away. If this table takes no letters, or the text contains anything else, the question is said again.
   */
  #type(text: string): void {
    const { sitting } = this;
    const { table } = sitting;
    if (!table.lettered || !/^[\p{L}\s]+$/u.test(text)) return answer(this.#question());
    table.release();
    sitting.refusal = null;
    for (const letter of text.replace(/\s/g, '')) {
      table.type(letter, false);
      if (sitting.refusal !== null) return;
    }
    const first = table.bar().actions.find(({ primary }) => primary);
    if (first) first.run();
    else sitting.sayPrepared();
  }

  /** Performs the action at that place in the bar, if the bar still offers what the question said. */
  #take(place: number): void {
    const { actions } = this.sitting.table.bar();
    const action = offer(actions) === this.#offered ? actions[place] : undefined;
    if (action) action.run();
    else answer(this.#question());
  }

  /** A question to several: `=` agrees, `!` does not, and a number takes the answer at that place. */
  #choose(text: string): void {
    const { match, table } = this.sitting;
    const { answers = [] } = table.panel() ?? {};
    const at =
      text === '='
        ? answers.findIndex(({ primary }) => primary)
        : text === '!'
          ? answers.findIndex(({ primary }) => !primary)
          : Number(text) - 1;
    const chosen = answers[at];
    if (!chosen) return answer(this.#question());
    const run = (): void => void match.answer(chosen.acts);
    // Refusing has its price, which is said first. Agreeing is the usual answer, and the meaning of each number has just been said.
    if (text === '!') this.#ask(inOne(`${chosen.label}.`, chosen.price), run);
    else run();
  }

  /** A vote by its number or letter; where several share the device and vote, after a name: `ugo y`, or `* n` for all who have not voted. */
  #vote(ballot: Ballot, text: string): void {
    const { match, names, table } = this.sitting;
    const question = table.ballot();
    const choices = question?.choices ?? [];
    const [, who = '', vote = ''] = /^(.*?)\s*(\S)$/u.exec(text) ?? [];
    const choice = choices[Number(vote) - 1] ?? choices.find(({ id }) => id === VOTES[vote.toLowerCase()]);
    if (!choice) return answer(this.#question());
    const left = ballot.seats.filter((seat) => !ballot.has(seat));
    const [only] = left;
    const one = who === '' && ballot.seats.length === 1 ? (only ?? null) : meant(who, names, left);
    const all = who === '*' && question?.together === true && !ballot.secret;
    if (one === null && !all) return this.sitting.tell(t('ear-who-votes', { names: this.#named(left) }));
    for (const seat of all ? left : [one ?? 0]) void match.cast(seat, choice.action);
    const waited = left.filter((seat) => !ballot.has(seat));
    // After the last vote nothing is said here: the count is told as it comes.
    if (waited.length > 0) answer(t('ear-voted', { name: names[one ?? 0] ?? '', left: this.#named(waited) }));
  }

  #named(seats: readonly number[]): string {
    return list(seats.map((seat) => this.sitting.names[seat] ?? ''));
  }

  command(letter: string): void {
    const { sitting } = this;
    const { language } = settings.get();
    const command = commandOf(letter, language);
    switch (command) {
      case 'log':
        return this.openLog();
      case 'hint':
        return sitting.can.hint && sitting.mayAsk ? void sitting.hint() : answer('');
      case 'undo':
        return sitting.can.undo ? void sitting.undo() : answer('');
      case null:
      case 'help':
        return answer(tOf(sitting.game, 'ear-help'), t('ear-help'));
      default:
        return answer(this.#about(command));
    }
  }

  #about(command: Exclude<Command, 'log' | 'hint' | 'undo' | 'help'>): Speech {
    const { sitting } = this;
    const { match, names } = sitting;
    switch (command) {
      case 'last':
        return inOne(...sitting.heard);
      case 'scores':
        return list(match.view.seats.map(({ score }, seat) => `${names[seat] ?? ''} ${minus(String(score))}`));
      case 'question':
        return this.#question();
      case 'repeat':
        return lastSaid();
      default:
        return this.#topic(command);
    }
  }

  #topic(topic: Topic): Speech {
    const { table, can } = this.sitting;
    const told = table.tell(topic);
    if (told !== null) return told;
    if (topic === 'table') return this.middle();
    const cards = can.hand ? table.hand() : [];
    return named(cards.filter(({ dimmed }) => topic === 'hand' || !dimmed).map(({ face }) => face));
  }

  /** What is asked, and what can be answered. */
  #question(): Speech {
    const { match, table } = this.sitting;
    const question = asked(this.sitting);
    if (question === null || (match.stage.kind === 'open' && question.text.length === 0)) return t('wait-turn');
    this.#offered = offer(table.bar().actions);
    return withOffers(question);
  }
}
