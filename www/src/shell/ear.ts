// Playing by ear: what is written on the line becomes a move, and a semicolon with a letter says how things stand.

import { settings } from '../device/settings.ts';
import { list, t } from '../lib/i18n.ts';
import { lastSaid, tell } from '../lib/live.ts';
import { minus } from '../lib/messages.ts';
import type { Ballot } from '../match/ballot.ts';
import type { BarAction, Topic } from '../tables/table.ts';
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

const choices = (all: readonly { label: string }[]): string[] =>
  all.map(({ label }, index) => t('ear-choice', { number: index + 1, label }));

const offer = (actions: readonly BarAction[]): string => actions.map(({ id, label }) => `${id} ${label}`).join('\n');

const answer = (parts: string): void => tell({ kind: 'answer', parts: parts || t('ear-nothing') });

export class Ear {
  /** What the question offered when it was said last, by number: a number means nothing else. */
  #offered = '';

  constructor(
    private readonly sitting: Sitting,
    private readonly middle: () => string,
    private readonly openLog: () => void,
  ) {}

  /** Enter on the line. An empty one repeats the question. */
  submit(text: string): void {
    const { sitting } = this;
    const { match, table } = sitting;
    if (text === '') return answer(this.#question());
    if (match.stage.kind === 'open') return this.#choose(text);
    if (match.stage.kind === 'ballot') return this.#vote(match.stage.ballot, text);
    if (!match.acting) return sitting.tell(t('wait-turn'));
    if (/^\d+$/.test(text)) return this.#take(Number(text) - 1);
    const read = table.read(text);
    if (read === null) return this.#type(text);
    if ('refusal' in read) return sitting.tell(read.refusal, read.clause ?? null);
    sitting.changed();
    if (match.viewer !== null) void match.act(read.action, match.viewer);
  }

  /**
   * Letter by letter over the hand, then what the bar offers first: nothing else, so that one letter gives no turn away. Where no letters are
   * typed, or something else is written, nothing is done and the question is said again.
   */
  #type(text: string): void {
    const { sitting } = this;
    const { table } = sitting;
    // What is offered for cards that were written out has a number.
    if (table.spell(text)) return answer(this.#question());
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

  /** What the bar offers at that place, as the question has said it. */
  #take(place: number): void {
    const { actions } = this.sitting.table.bar();
    const action = offer(actions) === this.#offered ? actions[place] : undefined;
    if (action) action.run();
    else answer(this.#question());
  }

  /** A question to several: `=` agrees, `!` does not, and a figure takes the answer at that place. */
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
    if (chosen) void match.answer(chosen.acts);
    else answer(this.#question());
  }

  /** A vote by its number. Where several share the device each votes by a button of their own, unheard. */
  #vote({ seats: [seat, ...others], asking }: Ballot, text: string): void {
    const { match, table } = this.sitting;
    const choice = table.ballot()?.choices[Number(text) - 1];
    if (choice && seat !== undefined && seat === asking && others.length === 0) void match.cast(seat, choice.action);
    else answer(this.#question());
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
        return answer(t('ear-help'));
      default:
        return answer(this.#about(command));
    }
  }

  #about(command: Exclude<Command, 'log' | 'hint' | 'undo' | 'help'>): string {
    const { sitting } = this;
    const { match, names } = sitting;
    switch (command) {
      case 'last':
        return sitting.said.join(' ');
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

  #topic(topic: Topic): string {
    const { table, can } = this.sitting;
    const told = table.tell(topic);
    if (told !== null) return told;
    if (topic === 'table') return this.middle();
    const cards = can.hand ? table.hand() : [];
    return list(cards.filter(({ dimmed }) => topic === 'hand' || !dimmed).map(({ face }) => face.name));
  }

  /** What is asked, and what can be answered. */
  #question(): string {
    const { match, table } = this.sitting;
    const { kind } = match.stage;
    const panel = kind === 'open' ? table.panel() : null;
    if (panel) {
      return [panel.heading, panel.text, ...choices(panel.answers)].join(' ');
    }
    const ballot = kind === 'ballot' ? table.ballot() : null;
    if (ballot) return [ballot.heading, ballot.text, ...choices(ballot.choices)].join(' ');
    if (kind !== 'turn') return t('wait-turn');
    const { prompt, said, actions } = table.bar();
    this.#offered = offer(actions);
    return [said ?? prompt, ...choices(actions)].join(' ').trim();
  }
}
