// What the table of Dés à thèmes remembers, without a DOM: the word that is being typed and who types it, how the table is turned,
// what was said last, tokens on their way.

import { tidied } from '../../lib/typed.ts';
import type { Manner } from '../../match/stage.ts';
import type { Step } from '../../match/step.ts';
import type { Action, Clock, Message, Refusal, TableEvent } from '../../protocol/index.ts';
import { Asked } from '../asked.ts';
import type { Die, KeptWord, RefusedWord, ThemesView } from './view.ts';
import { looksProper } from './words.ts';

/** A word that is being typed. */
export interface Draft {
  text: string;
  /** Whether the word is meant as a name; null means that its look decides. */
  proper: boolean | null;
  /** The number of its theme, where there is a choice. */
  theme: number | null;
}

/** The outcome of a vote on a word. */
export type Judged = Extract<TableEvent<'themes'>, { type: 'judged' }>;

export interface ThemesState {
  view: ThemesView;
  draft: Draft;
  /** The person of this device who types; null if nobody does. */
  typist: number | null;
  /** The rules' refusal of the word that is being typed; null if there is none. */
  readonly said: Asked<Refusal | null>;
  /** How many throws were seen. */
  throws: number;
  /** The dice were thrown, and have not been seen to lie still. */
  tumbling: boolean;
  /** By how many quarter turns somebody has turned the board that everybody reads, and in which round. */
  turned: number;
  turnedIn: number | null;
  /** The quarter turns of the board as it is drawn: they go on beyond a whole turn. */
  quarters: number;
  /** The messages about what happened last. */
  news: readonly Message[];
  /** The outcome of the last vote; null if something else has happened since. */
  verdict: Judged | null;
  /** A person of this device has done something in this round. */
  heard: boolean;
  /** Tokens on their way to the seat that scored. Each starts from a die; if no die counts (null), from the centre. */
  flying: readonly (Die | null)[] | null;
  /** The words that somebody wants to keep, each as its `keyOf`. */
  readonly kept: Set<string>;
  /** Whether the page's own keyboard is shown, turned towards the person who types. */
  keys: boolean;
  /** A microphone listens. */
  listening: boolean;
  /** A word of a person is on its way to the rules. */
  sending: boolean;
  /** This word was refused; the reason is read beside the line. */
  refused: boolean;
  /** The refusal that is shown also stands on the strip of a vote. */
  stamped: boolean;
  /** The text of that refusal: only this text is read elsewhere too. */
  told: string | null;
}

const blank: Draft = { text: '', proper: null, theme: null };

export const begin = (view: ThemesView, keys = false): ThemesState => ({
  view,
  draft: blank,
  typist: null,
  said: new Asked(),
  throws: 0,
  tumbling: false,
  turned: 0,
  turnedIn: null,
  quarters: 0,
  news: [],
  verdict: null,
  heard: false,
  flying: null,
  kept: new Set(),
  keys,
  listening: false,
  sending: false,
  refused: false,
  stamped: false,
  told: null,
});

/** Where a refusal (null: none is shown) is already read: beside the line, or on the strip of a vote. */
export const elsewhere = ({ refused, stamped, told }: ThemesState, refusal: string | null): 'line' | 'strip' | null =>
  refusal === null || refusal !== told ? null : refused ? 'line' : stamped ? 'strip' : null;

/** Events that are told in the middle. Others are seen, have a sign of their own, or stand where refusals do. */
const TOLD = new Set(['scored', 'gave-up', 'withdrew', 'time-up', 'turn-up', 'typing-up', 'round-ended']);

/** The person who types a word on this device: the one who has buzzed; in a calm game, the one on turn; a person alone, whenever there is something
 * to say. */
export function typistOf(view: ThemesView, people: readonly number[]): number | null {
  const may = (seat: number | null | undefined): number | null =>
    seat !== null && seat !== undefined && people.includes(seat) && view.to_act.includes(seat) ? seat : null;
  if (view.phase === 'typing') return may(view.typing);
  if (view.phase !== 'open') return null;
  if (view.calm) return may(view.to_act[0]);
  return people.length === 1 ? may(people[0]) : null;
}

/** Follows a new view. */
export function follow(
  state: ThemesState,
  view: ThemesView,
  step: Step<'themes'> | null,
  people: readonly number[],
): void {
  const before = state.typist;
  state.view = view;
  state.flying = null;
  state.typist = typistOf(view, people);
  const rolled = step?.events.some(({ type }) => type === 'rolled') ?? false;
  if (rolled) state.throws++;
  if (rolled) state.heard = false;
  else if (step && doneBy(step, people)) state.heard = true;
  state.tumbling = rolled || (state.tumbling && step !== null);
  const events = step?.events ?? [];
  // When a round is over, its words are listed below the event that ended it.
  const over = events.some(({ type }) => type === 'round-ended');
  const told = events
    .filter(({ type }) => TOLD.has(type) && !(over && type === 'scored'))
    .map(({ message }) => message);
  const verdict = step?.events.find((event) => event.type === 'judged') ?? null;
  if (rolled || !step || verdict) state.news = [];
  if (told.length > 0) state.news = told;
  if (rolled || !step || verdict || told.length > 0) state.verdict = verdict;
  const spoke = step?.action.type === 'announce' && step.seat === before;
  const other = state.typist !== null && before !== null && state.typist !== before;
  // A word that somebody is typing stays while another word is judged. Once nobody types any more, the draft is cleared, also one of a hint, so that
  // its dice are no longer raised.
  const ended = state.typist === null && (people.length > 1 || view.phase !== 'judging');
  if (!step || rolled || spoke || other || ended) state.draft = blank;
  if (state.draft.theme !== null && view.closed.includes(state.draft.theme))
    state.draft = { ...state.draft, theme: null };
  if (!open(view).includes(state.draft.theme ?? 0)) state.draft = { ...state.draft, theme: only(view) };
  state.said.forget();
  state.refused = false;
  state.stamped = step !== null && refusedBy(step)?.judged === true;
  if (state.typist === null) state.listening = false;
}

/** Whether a person did this action themselves. A word that the page sent when their time ran out does not show that they are there. */
const doneBy = ({ seat, action }: Step<'themes'>, people: readonly number[]): boolean =>
  seat !== null && people.includes(seat) && !(action.type === 'announce' && action.late === true);

/** The table as a round left it: nothing of the next one is to be seen yet. */
export const asItLies = ({ before, after }: Step<'themes'>): ThemesView => ({
  ...after,
  phase: 'over',
  round: before.round,
  roller: before.roller,
  to_act: [],
  typing: null,
  judging: null,
});

/** The clock of a seat that cannot buzz for a while (THE-25); null where it can. */
export const lockOf = ({ clocks, seats }: ThemesView, seat: number): Clock | null =>
  (seats[seat]?.locked ?? null) === null ? null : (clocks.find((clock) => clock.lapses && clock.seat === seat) ?? null);

/** The quarter turns after which people on that side can read the board. */
export const turnsOf = (side: 'near' | 'left' | 'far' | 'right'): number =>
  ['near', 'left', 'far', 'right'].indexOf(side);

/** The numbers of the themes that a word can still be for. */
export const open = (view: ThemesView): number[] =>
  view.variant === 'open'
    ? view.themes.map((_, index) => index + 1).filter((theme) => !view.closed.includes(theme))
    : view.theme === null
      ? []
      : [view.theme];

/** The only theme left, which nobody need choose; null if there are more. */
function only(view: ThemesView): number | null {
  const [theme, ...others] = open(view);
  return view.variant === 'open' && others.length === 0 ? (theme ?? null) : null;
}

export const isProper = ({ draft }: ThemesState): boolean => draft.proper ?? looksProper(draft.text);

/** The action that would announce the typed word; null while there is no word, or no theme for it. */
export function proposal(state: ThemesState): Action<'themes'> | null {
  const { draft, view } = state;
  const word = tidied(draft.text);
  if (word === '' || (view.variant === 'open' && draft.theme === null)) return null;
  return {
    type: 'announce',
    word,
    proper: isProper(state),
    ...(view.variant === 'open' && draft.theme !== null ? { theme: draft.theme } : {}),
  };
}

/** The clause by which a word was refused. */
export const clauseOf = (why: RefusedWord['why']): string =>
  ({ letters: 'THE-10', root: 'THE-7', vote: 'THE-14', dictionary: 'THE-14', 'no-vote': 'THE-14' })[why];

/** The refusal of a word in this step. `judged`: a vote refused it, and a strip tells its outcome. */
export function refusedBy(step: Step<'themes'>): { message: Message; clause: string; judged: boolean } | null {
  for (const event of step.events) {
    if (event.type === 'wrong') return { message: event.message, clause: clauseOf('letters'), judged: false };
    if (event.type === 'judged' && event.why !== null)
      return { message: event.message, clause: clauseOf(event.why), judged: true };
  }
  return null;
}

/** What is kept of a word that people accepted although its list lacks it; null for any other word. */
export function keepable(view: ThemesView, index: number): KeptWord | null {
  const said = view.announced[index];
  const theme = said ? view.theme_ids[said.theme - 1] : undefined;
  if (!said || said.listed || said.votes === null || theme === undefined) return null;
  return { theme, word: said.word, proper: said.proper };
}

export const keyOf = ({ theme, word }: KeptWord): string => `${theme} ${word}`;

/** The kept words together with this one, each once. */
export const kept = (before: unknown, word: KeptWord): KeptWord[] => [
  ...(Array.isArray(before) ? (before as KeptWord[]) : []).filter((one) => keyOf(one) !== keyOf(word)),
  word,
];

/** How the seats are asked: one of them to roll, then everybody at once for a word, and in a ballot about a word. */
export function mannerOf({ phase, calm }: ThemesView): Manner {
  if (phase === 'judging') return { kind: 'ballot', secret: false };
  if (phase === 'rolling') return { kind: 'open', bots: 'after' };
  return { kind: 'open', bots: calm ? 'after' : 'beside', slow: true };
}

/** The number of quarter turns that looks like `turned` (0 to 3) and is nearest to `before`; opposite ones go forward. */
export function nearestTurn(before: number, turned: number): number {
  const forward = (((turned - before) % 4) + 4) % 4;
  return before + (forward === 3 ? -1 : forward);
}
