// What the table of Spikit remembers, without a DOM: the line that is being composed, the rules' answer about it, cards lifted to be given or
// discarded, sentences that are turned round, and a count of votes while it is shown.

import { tidied } from '../../lib/typed.ts';
import type { Manner } from '../../match/stage.ts';
import { newRound, type Step } from '../../match/step.ts';
import type { Action, Refusal, TableEvent } from '../../protocol/index.ts';
import { Asked } from '../asked.ts';
import { ended, handState, lay, orderOf, see, type HandState } from '../hand-state.ts';
import * as compose from './compose.ts';
import { isJoker, type CardFace, type JokerWords, type Sentence, type SpikitView, type TableSentence } from './view.ts';

export type Counted = Extract<TableEvent<'spikit'>, { type: 'counted' }>;

export interface SpikitState extends HandState<'spikit'> {
  /** The face of every card that has been seen. */
  readonly faces: Map<string, CardFace>;
  line: compose.Line;
  joker: JokerWords;
  /** The words typed for the joker, each with what the dictionaries say; null while that is not known. */
  words: readonly { word: string; known: boolean | null }[];
  /** The rules' refusal of the line; null if there is none. */
  readonly said: Asked<Refusal | null>;
  /** The place in the display whose card is wanted. */
  taking: number | null;
  /** The ids of the lifted cards of the hand, which are to be given or discarded. */
  lifted: Set<string>;
  /** The sentences that are turned round, each as its `keyOf`. */
  readonly turned: Set<string>;
  /** The votes that were just counted, while they are shown. `throws` counts the throws of the dice; `still`: the dice lie still; `stamped`: the
   * outcome is shown as a stamp. */
  counted: { event: Counted; throws: number; still: boolean; stamped: boolean } | null;
  /** The number that the tumbling die of a turn will show. */
  tumbling: number | null;
  /** The ids that the cards of the hand had before the last step, by code. */
  had: ReadonlyMap<string, string>;
  /** How often the die of a turn was thrown. */
  throws: number;
  /** What a hint proposes. */
  hinted: Action<'spikit'> | null;
  /** In the first match: the cards of the hand that make a sentence, by code, while they are shown. */
  ready: ReadonlySet<string>;
  /** The seats that have been shown such a sentence. */
  readonly taught: Set<number>;
  /** A proposal that was taken back, with its maker and the number of actions then. Its maker finds it on the line again, and can change it. */
  taken: { seat: number; moves: number; action: compose.Proposed } | null;
}

export const FISHED = 'fished';

/** Actions decided by chance, which the page leaves to people: they throw and fish. Drawing is not one of them: where no face-up card has the die's
 * number, it is no choice. */
const CHANCE: readonly Action<'spikit'>['type'][] = ['roll', 'fish'];

/** Actions that leave nothing to be read: what came before them has been read already. */
const PASSING: readonly Action<'spikit'>['type'][] = ['roll', 'decline', 'stop-fishing', 'end-turn'];

/** The actions that end a turn for a person who wants nothing more; none where something must be chosen first. */
export function endsFrom(phase: SpikitView['phase']): Action<'spikit'>[] {
  if (phase === 'play') return [{ type: 'end-turn' }];
  return phase === 'advantage' ? [{ type: 'decline' }, { type: 'end-turn' }] : [];
}

/** The number of words in a proposal; for a joker, of the words written for it. */
function wordsIn({ proposal, faces }: SpikitView): number {
  const { cards = [], joker = null } = proposal?.sentence ?? {};
  const texts = cards.map((code) => (isJoker(code) ? joker?.text : faces[code]?.text) ?? '');
  return texts.flatMap((text) => wordsOf(text)).length;
}

/** How the seats are asked. The die's number is read at a glance, a sentence word by word. */
export function mannerOf(view: SpikitView): Manner {
  const { phase } = view;
  if (phase === 'vote')
    return { kind: 'ballot', secret: false, lapse: { type: 'vote', accept: true }, words: wordsIn(view) };
  return { kind: 'turn', chance: CHANCE, passing: PASSING, glance: phase === 'draw' };
}

/** How a count of votes is read. `glance`: only people have voted, and they know what they said; a bot's reason would have to be read. `alike`: there
 * is nothing to read but the outcome, since only people voted or all accept. */
export function readingOf(
  { ballots }: Pick<Counted, 'ballots'>,
  humans: readonly number[],
): { glance: boolean; alike: boolean } {
  const glance = ballots.every((ballot, seat) => ballot === 'none' || humans.includes(seat));
  return { glance, alike: glance || ballots.every((ballot) => ballot === 'none' || ballot === 'accept') };
}

export const begin = (view: SpikitView): SpikitState => ({
  ...handState<'spikit'>(view),
  faces: new Map(),
  line: compose.empty,
  joker: { text: '', lang: view.langs[0] },
  words: [],
  said: new Asked(),
  taking: null,
  lifted: new Set(),
  turned: new Set(),
  counted: null,
  tumbling: null,
  had: new Map(),
  throws: 0,
  hinted: null,
  ready: new Set(),
  taught: new Set(),
  taken: null,
});

/** Follows a new view; `true` when the hand is to be put in order. */
export function follow(state: SpikitState, view: SpikitView, step: Step<'spikit'> | null): boolean {
  const before = state.view;
  for (const [code, face] of Object.entries(view.faces)) state.faces.set(code, face);
  state.had = new Map(step?.seat === view.seat ? orderOf(state).held.map(({ id, code }) => [code, id]) : []);
  const sort = see(state, view, step);
  if (newRound(step) || !step) state.turned.clear();
  state.counted = null;
  state.tumbling = null;
  state.hinted = null;
  const asked = before.phase === view.phase && before.turn === view.turn && before.seat === view.seat;
  if (!step || !asked) {
    state.taking = null;
    state.lifted.clear();
  }
  if (!asked) state.ready = new Set();
  if (!step || before.seat !== view.seat || !stillThere(state)) clear(state);
  state.said.forget();
  layBack(state, before, step);
  return sort;
}

/** Puts a sentence that was taken back before it was judged onto the line again, as soon as its maker looks. */
function layBack(state: SpikitState, before: SpikitView, step: Step<'spikit'> | null): void {
  const { view } = state;
  const { proposal, table } = before;
  if (proposal && !step && view.moves < before.moves && composing(state) && view.active === proposal.seat)
    state.taken = { seat: proposal.seat, moves: view.moves, action: proposed(proposal, table) };
  if (state.taken?.moves !== view.moves) state.taken = null;
  if (state.taken === null || state.taken.seat !== view.seat) return;
  suggest(state, state.taken.action);
  // This is not the proposal of a hint.
  state.hinted = null;
  state.taken = null;
}

/** The action that a proposal came from. */
function proposed(
  { kind, sentence, cards }: NonNullable<SpikitView['proposal']>,
  table: SpikitView['table'],
): compose.Proposed {
  const joker = sentence.joker && cards.some(isJoker) ? { joker: sentence.joker } : {};
  if (kind === 'lay') return { type: 'lay', cards: sentence.cards, ...joker };
  if ('swap' in kind) {
    const [index, at] = kind.swap;
    return { type: 'swap', sentence: index, at, card: cards[0] ?? '', ...joker };
  }
  const first = sentence.cards.findIndex((code) => !cards.includes(code));
  const behind = first + (table[kind.complete]?.cards.length ?? 0);
  const [head, tail] = [sentence.cards.slice(0, first), sentence.cards.slice(behind)];
  return { type: 'complete', sentence: kind.complete, head, tail, ...joker };
}

/** The round is over: its last sentence and the remaining hands stay until the next round is dealt. */
export function end(state: SpikitState, step: Step<'spikit'>): void {
  const view = ended(step);
  const score = step.events.find((event) => event.type === 'round-ended')?.score;
  const table = [...view.table];
  for (const event of step.events) {
    const index = event.type === 'laid' ? table.length : event.type === 'completed' ? event.index : null;
    if (index === null || !('sentence' in event)) continue;
    // Its `text` need not be right: the sentence is drawn card by card.
    const languages = languagesOf(state, event.sentence);
    table[index] = { text: '', leaves: false, ...table[index], ...event.sentence, languages };
  }
  const own = view.seat === null ? undefined : score?.hands[view.seat];
  lay(state, {
    ...view,
    table,
    proposal: null,
    fished: null,
    seats: view.seats.map((seat, index) => ({ ...seat, hand_count: score?.hands[index]?.length ?? seat.hand_count })),
    ...(view.hand ? { hand: own ?? view.hand } : {}),
  });
  state.counted = null;
  state.taking = null;
  state.lifted.clear();
  clear(state);
}

/** Whether the cards are of two languages, of one, or of none. */
export function languagesOf(
  { faces }: { readonly faces: ReadonlyMap<string, CardFace> },
  { cards, joker }: Pick<Sentence, 'cards' | 'joker'>,
): TableSentence['languages'] {
  const langs = new Set(cards.flatMap((code) => (isJoker(code) ? joker?.lang : faces.get(code)?.lang) ?? []));
  return langs.size > 1 ? 'bilingual' : langs.size === 1 ? 'unilingual' : 'neutral';
}

/** The cards that can go into a line: the hand, and the card just fished. */
export function usable(state: SpikitState): { id: string; code: string }[] {
  const { fished, seat, active } = state.view;
  const turned = fished && seat === active ? [{ id: FISHED, code: fished.card }] : [];
  return [...orderOf(state).held, ...turned];
}

function stillThere({ line, view, ...state }: SpikitState): boolean {
  const held = new Set(usable({ line, view, ...state }).map(({ code }) => code));
  if (compose.own(line).some(({ code }) => !held.has(code))) return false;
  if (line.base === null) return true;
  const was = line.cells.flatMap((cell) => (cell.from === 'table' ? [cell.code] : cell.over ? [cell.over.code] : []));
  return view.table[line.base]?.cards.join() === was.join();
}

/** Cards may be composed now. */
export const composing = ({ view }: SpikitState): boolean => view.phase === 'play' || view.phase === 'fishing';

/** Cards of the display may be taken now. */
export const taking = ({ view }: SpikitState): boolean => view.phase === 'draw' || view.phase === 'advantage';

export function clear(state: SpikitState): void {
  change(state, compose.empty);
  state.said.forget();
  write(state, { ...state.joker, text: '' });
}

/** Words are written for the joker: what the dictionaries say of them is not known yet. */
export function write(state: SpikitState, joker: JokerWords): void {
  state.joker = joker;
  state.words = wordsOf(tidied(joker.text ?? '')).map((word) => ({ word, known: null }));
}

export function change(state: SpikitState, line: compose.Line): void {
  state.line = line;
  state.hinted = null;
}

/** A card goes into the line, or back to the hand. */
export function toggle(state: SpikitState, id: string): void {
  if (compose.own(state.line).some((cell) => cell.id === id)) return change(state, compose.take(state.line, id));
  const card = usable(state).find((one) => one.id === id);
  if (card) change(state, compose.add(state.line, card));
}

/** Opens a sentence of the table to change it, or closes it. */
export function openSentence(state: SpikitState, index: number): void {
  const cards = state.view.table[index]?.cards;
  if (cards) change(state, state.line.base === index ? compose.empty : compose.open(index, cards));
}

/** A card is put before a sentence of the table or behind it. */
export function addTo(state: SpikitState, index: number, end: 'head' | 'tail', id: string): void {
  if (state.line.base !== index) openSentence(state, index);
  change(state, { ...state.line, end, swapping: null });
  if (state.line.base === index) toggle(state, id);
}

/** Marks a card of the opened sentence to be swapped; a second call removes the mark. */
export function aimAt(state: SpikitState, at: number): void {
  const { line } = state;
  change(state, { ...line, swapping: line.swapping === at ? null : at });
}

/** Lifts a card, alone or with others, or lays it down. False where there are as many as there may be. */
export function lift(state: SpikitState, id: string, most: number): boolean {
  const { lifted } = state;
  if (lifted.delete(id)) return true;
  if (most === 1) lifted.clear();
  if (lifted.size >= most) return false;
  lifted.add(id);
  return true;
}

/** The exchange of the lifted card for the wanted one; null while one of them is missing. */
export function exchange({ view, taking: display, lifted, ...state }: SpikitState): Action<'spikit'> | null {
  const [id] = lifted;
  const give = orderOf({ view, ...state }).get(id ?? null)?.code;
  if (display === null || give === undefined) return null;
  return view.phase === 'draw' ? { type: 'take', display, give } : { type: 'free-choice', display, give };
}

export const liftedCodes = (state: SpikitState): string[] =>
  orderOf(state).held.flatMap(({ id, code }) => (state.lifted.has(id) ? [code] : []));

/** The action that the line proposes. */
export function proposal({ line, joker }: SpikitState): compose.Proposed | null {
  const text = tidied(joker.text ?? '');
  return compose.actionOf(line, text === '' ? { lang: joker.lang } : { lang: joker.lang, text });
}

/** Shows what a hint proposes as if it had been prepared. */
export function suggest(state: SpikitState, action: Action<'spikit'>): void {
  const order = orderOf(state);
  const idOf = (code: string): string => order.find(code)?.id ?? FISHED;
  const put = (line: compose.Line, cards: readonly string[]): compose.Line =>
    cards.reduce((made, code) => compose.add(made, { id: idOf(code), code }), line);
  clear(state);
  state.lifted.clear();
  state.taking = null;
  switch (action.type) {
    case 'take':
    case 'free-choice':
      state.taking = action.display;
      state.lifted.add(idOf(action.give));
      break;
    case 'discard':
      for (const code of action.cards) state.lifted.add(idOf(code));
      break;
    case 'lay':
      change(state, put(compose.empty, action.cards));
      break;
    case 'complete': {
      const base = compose.open(action.sentence, state.view.table[action.sentence]?.cards ?? []);
      const tail = put(base, action.tail);
      change(state, { ...put({ ...tail, end: 'head' }, action.head), end: 'tail' });
      break;
    }
    case 'swap': {
      const base = compose.open(action.sentence, state.view.table[action.sentence]?.cards ?? []);
      change(state, put({ ...base, swapping: action.at }, [action.card]));
      break;
    }
  }
  if ('joker' in action && action.joker) write(state, { text: '', ...action.joker });
  state.hinted = action;
}

/** A key that a sentence keeps wherever it lies on the table. */
export const keyOf = (cards: readonly string[]): string => cards.join();

export function turnRound({ turned }: SpikitState, cards: readonly string[]): void {
  const key = keyOf(cards);
  if (!turned.delete(key)) turned.add(key);
}

/** Cards that lie open on the table, by code. */
function lying({ display, table, fished, proposal }: SpikitView): Set<string> {
  return new Set([
    ...display,
    ...table.flatMap(({ cards }) => cards),
    ...(proposal?.sentence.cards ?? []),
    ...(fished ? [fished.card, ...fished.aside] : []),
  ]);
}

/** Where new things come from: cards of the table from a hand or the stock, cards of the hand from the display or the stock. */
export function origins(state: SpikitState, step: Step<'spikit'>): Map<string, string> {
  const { before, after, seat } = step;
  const found = new Map<string, string>();
  const was = lying(before);
  const order = orderOf(state);
  const drawn = new Set(step.events.flatMap((event) => (event.type === 'fished' ? [event.card] : [])));
  for (const code of lying(after)) {
    if (was.has(code)) continue;
    const own = state.had.get(code);
    const dealt = newRound(step) || drawn.has(code) || seat === null;
    found.set(`face:${code}`, dealt ? 'stock' : own === undefined ? `seat:${seat}` : `card:${own}`);
  }
  for (const { id, code } of order.held) {
    if (newRound(step)) found.set(`card:${id}`, 'stock');
    else if (order.arrived.has(id)) found.set(`card:${id}`, was.has(code) ? `face:${code}` : 'stock');
    // A card that was refused comes back from the ballot.
    else if (before.proposal?.cards.includes(code)) found.set(`card:${id}`, `face:${code}`);
  }
  return found;
}

/** The words of a joker that somebody typed, one after the other. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
