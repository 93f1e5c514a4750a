// What the table of Padbolix remembers, without a DOM: the cards lifted and the plays that they make, the trick that was just won.

import type { Step } from '../../match/step.ts';
import type { Held } from '../../pieces/hand-order.ts';
import type { Action } from '../../protocol/index.ts';
import { Asked } from '../asked.ts';
import { ended, handState, laidBy, lay, orderOf, see } from '../hand-state.ts';
import type { SweptTrick, TrickState } from '../trick-table.ts';
import { arrangements, canonical, cardsOf, inGroups } from './arrange.ts';
import type { PadbolixView, Turn } from './view.ts';

export interface PadbolixState extends TrickState<'padbolix'> {
  /** The cards lifted, by their ids in the hand. */
  lifted: Set<string>;
  /** The plays that the lifted cards make, and the index of the chosen one. */
  ways: readonly string[][];
  way: number;
  /** Whether the tray asks everything that is open, not only about the stars. */
  everyWay: boolean;
  /** The rules' caution about the prepared action, before it is done. */
  readonly caution: Asked<string | null>;
  /** A hint lifted the cards. */
  hinted: boolean;
  swept: Swept | null;
  /** The hand is being dealt: the exchange is not shown yet. */
  dealing: boolean;
  /** Own cards on their way into the trick. */
  left: readonly Held[];
}

export interface Swept extends SweptTrick {
  turns: readonly Turn[];
}

/** The actions that the rules allow the viewer now; null while they are not known. `complete`: there are no others. */
export type Allowed = { actions: readonly Action<'padbolix'>[]; complete: boolean } | null;

export const begin = (view: PadbolixView): PadbolixState => ({
  ...handState<'padbolix'>(view),
  lifted: new Set(),
  ways: [],
  way: 0,
  everyWay: false,
  caution: new Asked(),
  hinted: false,
  swept: null,
  dealing: false,
  left: [],
});

/** Follows a new view; `true` when the hand is to be put in order. */
export function follow(
  state: PadbolixState,
  view: PadbolixView,
  step: Step<'padbolix'> | null,
  allowed: Allowed,
): boolean {
  const own = step !== null && step.seat === view.seat;
  state.left = own ? find(state, taken(step.action)) : [];
  const sort = see(
    state,
    view,
    step,
    state.left.map((card) => card.id),
  );
  const held = new Set(orderOf(state).held.map((card) => card.id));
  if (!step || own || [...state.lifted].some((id) => !held.has(id))) state.lifted.clear();
  state.hinted = false;
  state.swept = null;
  state.dealing = false;
  arrange(state, allowed);
  return sort;
}

export const groupsOf = (action: Action<'padbolix'>): string[] => (action.type === 'play' ? action.groups : []);

/** The cards that an action takes from the hand. */
export const taken = (action: Action<'padbolix'>): string[] =>
  action.type === 'firecracker' ? ['!'] : cardsOf(groupsOf(action));

/** Caches the result of `plays` for each list of legal actions. */
const known = new WeakMap<object, string[][]>();

/** For each legal play, the cards that it takes from the hand; null unless all legal plays are known. */
export function plays(allowed: Allowed): string[][] | null {
  if (!allowed?.complete) return null;
  let found = known.get(allowed);
  if (!found) {
    found = allowed.actions.map(taken);
    known.set(allowed, found);
  }
  return found;
}

/** The cards that remain when others are taken away; null if those others are not among them. */
function without(cards: readonly string[], others: readonly string[]): string[] | null {
  const left = [...cards];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The cards lifted, in the protocol's notation. */
export const codes = (state: PadbolixState): string[] =>
  orderOf(state)
    .held.filter((card) => state.lifted.has(card.id))
    .map((card) => card.code);

/** The cards that can be added to the lifted ones on the way to a legal play; with nothing lifted, all cards that a legal play needs. Null while the
 * legal plays are not known. */
export function useful(allowed: Allowed, lifted: readonly string[]): Set<string> | null {
  const all = plays(allowed);
  return all && new Set(all.flatMap((cards) => without(cards, lifted) ?? []));
}

/** The play that the lifted cards make now. */
export function made(state: PadbolixState): Action<'padbolix'> | null {
  const lifted = codes(state);
  if (lifted.length === 1 && lifted[0] === '!') return { type: 'firecracker' };
  const groups = state.ways[state.way];
  return groups ? { type: 'play', groups } : null;
}

/** Whether the lifted cards are a legal answer to the formula, and can only be this one play. */
export function answers(state: PadbolixState, allowed: Allowed): boolean {
  const all = state.view.formula ? plays(allowed) : null;
  const lifted = codes(state).sort().join('');
  return state.ways.length === 1 && (all?.some((cards) => [...cards].sort().join('') === lifted) ?? false);
}

/** Works out the plays that the lifted cards make: of the formula to follow, if there is one, and only legal plays, if these are known. */
export function arrange(state: PadbolixState, allowed: Allowed): void {
  const chosen = state.ways[state.way];
  state.everyWay = false;
  const all = arrangements(codes(state), state.view.formula);
  const legal = allowed?.complete ? new Set(allowed.actions.map((action) => canonical(groupsOf(action)))) : null;
  const fitting = legal ? all.filter((groups) => legal.has(canonical(groups))) : all;
  state.ways = fitting.length > 0 ? fitting : all.slice(0, 1);
  const again = chosen ? state.ways.findIndex((groups) => canonical(groups) === canonical(chosen)) : -1;
  state.way = Math.max(0, again);
}

/** Lifts this one card or lays it down. It never brings others with it, even if only one answer is left: which pair to play and which star to keep is
 * the player's decision. Only a hint (`suggest`) lifts a whole answer. A card that fits none of the lifted ones begins another play. False if no
 * legal play needs the card. */
export function toggle(state: PadbolixState, id: string, allowed: Allowed): boolean {
  const held = orderOf(state).get(id);
  if (!held) return true;
  if (!state.lifted.delete(id)) {
    if (useful(allowed, [])?.has(held.code) === false) return false;
    if (useful(allowed, codes(state))?.has(held.code) === false) state.lifted.clear();
    state.lifted.add(id);
  }
  changed(state, allowed);
  return true;
}

/** Cards of the hand with those codes, lifted ones first. */
export function find(state: PadbolixState, wanted: readonly string[]): Held[] {
  const order = orderOf(state);
  const used = new Set<string>();
  return wanted.flatMap((code) => {
    const one =
      order.held.find((card) => card.code === code && !used.has(card.id) && state.lifted.has(card.id)) ??
      order.find(code, used);
    if (!one) return [];
    used.add(one.id);
    return [one];
  });
}

/** The held cards in the order of `inGroups`: runs, pairs, then the rest. */
export function inRuns(held: readonly Held[]): Held[] {
  // Equal cards keep their order in the hand.
  const ranks = new Map<string, number[]>();
  for (const [index, code] of inGroups(held.map((card) => card.code)).entries())
    ranks.set(code, [...(ranks.get(code) ?? []), index]);
  return held
    .map((card) => ({ card, at: ranks.get(card.code)?.shift() ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}

/** Called after other cards were lifted or laid down. */
export function changed(state: PadbolixState, allowed: Allowed): void {
  state.hinted = false;
  arrange(state, allowed);
}

/** A hint lifts its cards. */
export function suggest(state: PadbolixState, action: Action<'padbolix'>, allowed: Allowed): void {
  state.lifted = new Set(find(state, taken(action)).map((card) => card.id));
  arrange(state, allowed);
  const wanted = canonical(groupsOf(action));
  const way = state.ways.findIndex((groups) => canonical(groups) === wanted);
  if (way >= 0) state.way = way;
  else if (action.type === 'play') {
    state.ways = [groupsOf(action), ...state.ways];
    state.way = 0;
  }
  state.hinted = true;
}

/** The key of a card of the trick. */
export const flipOf = (turn: number, group: number, place: number): string => `turn:${turn}:${group}:${place}`;

/** The index of the last turn that was neither a pass nor skipped. */
export const lastPlay = (turns: readonly Turn[]): number =>
  turns.findLastIndex((turn) => turn.play !== 'pass' && turn.play !== 'skipped');

/** Called before a step is shown: the trick that the step won, or the last trick of the deal, and where its last cards come from. Null if the step
 * ends no trick. */
export function beforeStep(
  state: PadbolixState,
  step: Step<'padbolix'>,
  say: (event: Said) => string,
): { swept: Swept; byZ: boolean; ended: boolean; origins: Map<string, string> } | null {
  const won = step.events.find((event) => event.type === 'trick-won');
  const ended = step.events.some((event) => event.type === 'round-ended' || event.type === 'match-ended');
  if (!won && !ended) return null;
  const { action, seat } = step;
  const turns = [...step.before.trick];
  const play = action.type === 'play' ? groupsOf(action) : action.type === 'firecracker' ? '!' : 'pass';
  if (seat !== null) turns.push({ seat, play });
  const at = turns.length - 1;
  for (const event of step.events) if (event.type === 'skipped') turns.push({ seat: event.seat, play: 'skipped' });
  state.left = seat === step.before.seat ? find(state, taken(action)) : [];
  state.lifted.clear();
  state.ways = [];
  state.view = laidBy(state.view, seat, taken(action).length);
  // At the end of a deal, the ranks stand above, and the sheet that follows tells them again: only the result of this play is said here.
  const said = step.events
    .flatMap((event) =>
      event.type === 'trick-won' || (event.type === 'ranked' && (!ended || event.seat === seat)) ? [say(event)] : [],
    )
    .join(' ');
  state.swept = { turns, winner: won?.seat ?? null, said, lies: false };
  return { swept: state.swept, byZ: won?.by_z ?? false, ended, origins: comeFrom(at, turns, state.left) };
}

/** The deal is over: its last play lies there until the next one is dealt. */
export function end(state: PadbolixState, step: Step<'padbolix'>): void {
  const view = laidBy(ended(step), step.seat, taken(step.action).length);
  const ranks = step.events.flatMap((event) => (event.type === 'round-ended' ? event.ranks : []));
  const hand = [...(view.hand ?? [])];
  for (const { code } of state.left) hand.splice(hand.indexOf(code), 1);
  lay(
    state,
    {
      ...view,
      formula: null,
      finished: ranks,
      ...(view.hand ? { hand } : {}),
    },
    state.left.map((card) => card.id),
  );
}

type Said = Extract<Step<'padbolix'>['events'][number], { type: 'trick-won' | 'ranked' }>;

/** Where the cards of a turn come from: the viewer's hand, card by card, or a seat. */
function comeFrom(index: number, turns: readonly Turn[], own: readonly Held[]): Map<string, string> {
  const found = new Map<string, string>();
  const turn = turns[index];
  if (!turn || turn.play === 'pass' || turn.play === 'skipped') return found;
  const left = [...own];
  const groups = turn.play === '!' ? ['!'] : turn.play;
  groups.forEach((group, at) => {
    [...group].forEach((sign, place) => {
      const code = sign === sign.toUpperCase() ? sign : '*';
      const from = left.findIndex((card) => card.code === code);
      const [card] = from < 0 ? [] : left.splice(from, 1);
      found.set(flipOf(index, at, place), card ? `card:${card.id}` : `seat:${turn.seat}`);
    });
  });
  return found;
}

/** Where new things on the table come from. */
export function origins(state: PadbolixState, step: Step<'padbolix'>): Map<string, string> {
  const { trick } = step.after;
  return comeFrom(lastPlay(trick), trick, state.left);
}
