// The table of Padbolix: the trick as it grows, the formula to follow, and a hand from which several cards are lifted at once
// and snap into groups. What may be played, the rules say.

import type { TemplateResult } from 'lit';
import sheet from '../../../styles/tables/padbolix.css';
import { say, t } from '../../lib/i18n.ts';
import { drawn, pause, places, swell, sweep, travel } from '../../lib/motion.ts';
import { paceMs, type HandOrder as Order } from '../../lib/settings.ts';
import { wear } from '../../lib/styles.ts';
import type { Action, Entry } from '../../protocol/index.ts';
import { newRound, type Step } from '../../match/step.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { SeatMark } from '../../pieces/seats.ts';
import type { Held } from '../../pieces/hand-order.ts';
import { HandTable, type Sounds } from '../hand-table.ts';
import type { Bar, BarAction, TableHost } from '../table.ts';
import { arrangements, byLetter, canonical, cardsOf, inGroups } from './arrange.ts';
import { handFace } from './faces.ts';
import { lastPlay, middle } from './middle.ts';
import { scores, summary } from './scores.ts';
import { tray } from './tray.ts';
import type { PadbolixView, Turn } from './view.ts';

wear(sheet);

export const table = (host: TableHost<'padbolix'>): PadbolixTable => new PadbolixTable(host);

export class PadbolixTable extends HandTable<'padbolix'> {
  protected override readonly sounds: Sounds<'padbolix'> = {
    played: 'card',
    firecracker: 'contest',
    'deal-began': 'deal',
    'trick-won': 'won',
  };
  override readonly sorts: readonly Order[] = ['letters', 'groups'];
  /** The cards lifted, by their ids in the hand. */
  #lifted = new Set<string>();
  /** The plays that they make, and the one chosen. */
  ways: string[][] = [];
  way = 0;
  #hinted = false;
  /** The trick that was just won, while it lies there to be seen. */
  swept: { turns: Turn[]; winner: number | null; said: string } | null = null;
  /** Own cards on their way into the trick. */
  #left: Held[] = [];
  #away = false;

  /** Something is lifted that can be tried. */
  get ready(): boolean {
    return this.host.acting && this.#action() !== null;
  }

  override update(view: PadbolixView, step: Step<'padbolix'> | null): void {
    const own = step !== null && step.seat === view.seat;
    this.#left = own ? this.#find(played(step.action)) : [];
    this.#away = false;
    this.see(
      view,
      step,
      this.#left.map((card) => card.id),
    );
    const held = new Set(this.order.held.map((card) => card.id));
    if (!step || own || [...this.#lifted].some((id) => !held.has(id))) this.#lifted.clear();
    this.#hinted = false;
    this.swept = null;
    this.#arrange();
  }

  override middle(): TemplateResult {
    return middle(this, this.host);
  }

  override tray(): TemplateResult | null {
    return tray(this);
  }

  override hand(): HandCard[] {
    const useful = this.#useful();
    const away = new Set(this.#away ? this.#left.map((card) => card.id) : []);
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: handFace(code),
      lifted: this.#lifted.has(id),
      away: away.has(id),
      dimmed: useful !== null && !this.#lifted.has(id) && !useful.has(code),
      fresh: this.order.arrived.has(id),
    }));
  }

  /** What each legal play takes from the hand; null where not all of them are known. */
  #plays(): string[][] | null {
    const { legal } = this.host;
    if (!this.host.acting || !legal?.complete) return null;
    let plays = known.get(legal);
    if (!plays) {
      plays = legal.actions.map((action) => played(action));
      known.set(legal, plays);
    }
    return plays;
  }

  /** The cards that can be added to those lifted to make a legal play of them, or that some legal play needs where nothing is
   * lifted; null where nobody can say. */
  #useful(lifted: readonly string[] = this.#codes()): Set<string> | null {
    const plays = this.#plays();
    return plays && new Set(plays.flatMap((cards) => without(cards, lifted) ?? []));
  }

  /** The play that the lifted cards make now. */
  #action(): Action<'padbolix'> | null {
    const codes = this.#codes();
    if (codes.length === 1 && codes[0] === '!') return { type: 'firecracker' };
    const groups = this.ways[this.way];
    return groups ? { type: 'play', groups } : null;
  }

  #codes(): string[] {
    return this.order.held.filter((card) => this.#lifted.has(card.id)).map((card) => card.code);
  }

  /** Finds out what the lifted cards can be: the formula to follow, if one is, and legal, if that is known. */
  #arrange(): void {
    const codes = this.#codes();
    const chosen = this.ways[this.way];
    const { formula } = this.view;
    const all = arrangements(codes, formula);
    const { legal } = this.host;
    const allowed = legal?.complete ? new Set(legal.actions.map((action) => canonical(groupsOf(action)))) : null;
    const legalOnes = allowed ? all.filter((groups) => allowed.has(canonical(groups))) : all;
    this.ways = legalOnes.length > 0 ? legalOnes : all.slice(0, 1);
    const again = chosen ? this.ways.findIndex((groups) => canonical(groups) === canonical(chosen)) : -1;
    this.way = Math.max(0, again);
  }

  override bar(): Bar {
    if (!this.host.acting) return { prompt: '', actions: [] };
    const plays = this.#plays();
    const stuck = plays?.every((cards) => cards.length === 0) ?? false;
    const pass: BarAction[] = this.view.may_pass
      ? [
          {
            id: 'pass',
            label: t('padbolix-pass'),
            primary: this.#lifted.size === 0 && (stuck || this.#hinted),
            run: () => void this.host.act({ type: 'pass' }),
          },
        ]
      : [];
    const release: BarAction = { id: 'release', label: t('let-go'), run: () => this.release() };
    const action = this.#action();
    if (action)
      return {
        prompt: this.#hinted ? t('padbolix-hint') : '',
        actions: [
          { id: 'play', label: this.#label(action), primary: true, run: () => void this.host.act(action) },
          release,
          ...pass,
        ],
      };
    const { formula } = this.view;
    if (this.#lifted.size > 0)
      return {
        prompt: formula ? t('padbolix-not-yet', { ...formula }) : t('padbolix-no-formula'),
        actions: [release, ...pass],
      };
    if (!formula) return { prompt: t('padbolix-prompt-lead'), actions: [] };
    if (this.#hinted) return { prompt: t('padbolix-hint-pass'), actions: pass };
    return {
      prompt: t(
        stuck ? 'padbolix-prompt-cannot' : this.view.may_pass ? 'padbolix-prompt-follow' : 'padbolix-prompt-must',
        { lowest: formula.lowest },
      ),
      actions: pass,
    };
  }

  /** A long play is in the tray for all to read: the button need not spell it. */
  #label(action: Action<'padbolix'>): string {
    if (action.type === 'firecracker') return t('padbolix-play-firecracker');
    const groups = groupsOf(action);
    const count = groups.join('').length;
    return count > 8
      ? t('padbolix-play-cards', { count })
      : t('padbolix-play', { play: groups.join(' + ').toUpperCase() });
  }

  /** A tap on the trick plays what is lifted. */
  playSelected(): void {
    const action = this.host.acting ? this.#action() : null;
    if (action) void this.host.act(action);
  }

  override toggle(id: string): void {
    const held = this.order.get(id);
    if (!held) return;
    if (this.#lifted.delete(id)) return this.#changed();
    if (this.#useful([])?.has(held.code) === false) return this.#whyNot(held.code);
    // What goes with none of the cards lifted begins another play.
    if (this.#useful()?.has(held.code) === false) this.#lifted.clear();
    this.#lifted.add(id);
    this.#complete();
    this.#changed();
  }

  /** The cards lifted of an answer bring the others with them where there is one play with the fewest stars. */
  #complete(): void {
    const lifted = this.#codes();
    const plays = this.view.formula ? this.#plays() : null;
    if (!plays || lifted.includes('*') || lifted.includes('!')) return;
    const fitting = plays.filter((cards) => without(cards, lifted) !== null);
    const stars = (cards: readonly string[]): number => cards.filter((card) => card === '*').length;
    const fewest = Math.min(...fitting.map(stars));
    const needs = new Set(fitting.filter((cards) => stars(cards) === fewest).map((cards) => cards.join('')));
    const [only] = needs;
    if (needs.size !== 1 || only === undefined) return;
    for (const card of this.#find(without([...only], lifted) ?? [], this.#lifted)) this.#lifted.add(card.id);
  }

  /** Cards of the hand with those codes. */
  #find(codes: readonly string[], taken: ReadonlySet<string> = new Set()): Held[] {
    const used = new Set(taken);
    return codes.flatMap((code) => {
      const one =
        this.order.held.find((card) => card.code === code && !used.has(card.id) && this.#lifted.has(card.id)) ??
        this.order.find(code, used);
      if (!one) return [];
      used.add(one.id);
      return [one];
    });
  }

  #whyNot(code: string): void {
    const { formula } = this.view;
    if (code === '!')
      this.host.tell(
        t(formula ? 'padbolix-refused-firecracker-follows' : 'padbolix-refused-firecracker-leads'),
        'PAD-11',
      );
    else if (formula)
      this.host.tell(
        t('padbolix-no-answer', { letter: handFace(code).name, follow: t('padbolix-to-follow', { ...formula }) }),
        'PAD-10',
      );
  }

  choose(way: number): void {
    this.way = way;
    this.host.changed();
  }

  #changed(): void {
    this.#hinted = false;
    this.#arrange();
    this.host.changed(true);
  }

  override release(): void {
    this.#lifted.clear();
    this.#changed();
  }

  /** A letter lifts a card that bears it; Backspace lays the last one down. */
  override type(key: string): void {
    if (!this.host.acting) return;
    if (key === 'Backspace') {
      const last = [...this.#lifted].at(-1);
      if (last) this.#lifted.delete(last);
      return this.#changed();
    }
    const letter = key.toUpperCase();
    const card = this.order.find(letter, this.#lifted);
    if (card) this.toggle(card.id);
    else this.host.tell(t('padbolix-no-such-card', { letter }));
  }

  override sort(by: Order): void {
    if (by === 'dealt') return;
    if (by !== 'groups') return this.order.sort(byLetter);
    const wanted = inGroups(this.order.held.map((card) => card.code));
    // Equal cards keep their turn: the first of them in the wanted order is the first of them in the hand.
    const ranks = new Map<string, number[]>();
    wanted.forEach((code, index) => ranks.set(code, [...(ranks.get(code) ?? []), index]));
    const placed = this.order.held
      .map((card) => ({ id: card.id, at: ranks.get(card.code)?.shift() ?? 0 }))
      .sort((a, b) => a.at - b.at);
    placed.forEach(({ id }, to) => this.order.move(id, to));
  }

  protected override aim(target: Element): string | null {
    return target.closest('[data-drop="trick"]') && 'trick';
  }

  /** A dragged card takes the lifted ones with it. */
  override drop(id: string, target: Element): void {
    if (!this.aim(target)) return;
    if (!this.#lifted.has(id)) this.toggle(id);
    if (this.#lifted.has(id) && this.ways.length < 2) this.playSelected();
  }

  override seatMarks(seat: number): SeatMark[] {
    const marks: SeatMark[] = [];
    const finish = this.view.finished.find((one) => one.seat === seat);
    if (finish) marks.push({ text: t('padbolix-rank', { title: finish.title }) });
    return marks;
  }

  override seatOut(seat: number): boolean {
    return !this.view.over && this.view.finished.some((one) => one.seat === seat);
  }

  override suggest(action: Action<'padbolix'>): void {
    this.#lifted = new Set(this.#find(played(action)).map((card) => card.id));
    this.#arrange();
    const wanted = canonical(groupsOf(action));
    const way = this.ways.findIndex((groups) => canonical(groups) === wanted);
    if (way >= 0) this.way = way;
    else if (action.type === 'play') {
      this.ways = [groupsOf(action), ...this.ways];
      this.way = 0;
    }
    this.#hinted = true;
    this.host.changed(true);
  }

  // Steps

  /** The key of a card of the trick. */
  flipOf(turn: number, group: number, place: number): string {
    return `turn:${turn}:${group}:${place}`;
  }

  /** A trick that is won, and the last play of a deal, lies there to be seen, then is swept to its winner; a Z shows itself. */
  override async before(step: Step<'padbolix'>): Promise<void> {
    const won = step.events.find((event) => event.type === 'trick-won');
    const ended = step.events.some((event) => event.type === 'round-ended' || event.type === 'match-ended');
    if ((!won && !ended) || !step.action) return;
    const winner = won?.seat ?? null;
    const turns = [...step.before.trick];
    if (step.seat !== null)
      turns.push({
        seat: step.seat,
        play: step.action.type === 'play' ? groupsOf(step.action) : step.action.type === 'firecracker' ? '!' : 'pass',
      });
    const at = turns.length - 1;
    for (const event of step.events) if (event.type === 'skipped') turns.push({ seat: event.seat, play: 'skipped' });
    const noted = places(this.host.root);
    const own = step.seat === step.before.seat ? this.#find(played(step.action)) : [];
    this.#left = own;
    this.#away = true;
    this.#lifted.clear();
    this.ways = [];
    const said = step.events
      .flatMap((event) => (event.type === 'trick-won' || event.type === 'ranked' ? [say(event.message)] : []))
      .join(' ');
    this.swept = { turns, winner, said };
    this.host.changed();
    await drawn();
    const lies = this.host.root.querySelector('.pad-trick');
    if (!lies) return;
    await travel(lies, noted, { origins: this.#comeFrom(at, turns, own) });
    if (won?.by_z) await Promise.all([...lies.querySelectorAll('.last .is-z')].map((card) => swell(card)));
    await pause(Math.max(500, paceMs() * (ended ? 1.3 : 0.8)));
    const seat = this.host.root.querySelector(`[data-flip="seat:${winner ?? -1}"]`);
    if (seat) await sweep(lies.querySelectorAll<HTMLElement>('.laid'), seat);
  }

  /** Where the cards of a turn come from: the own hand, card by card, or a seat. */
  #comeFrom(index: number, turns: readonly Turn[], own: readonly Held[]): Map<string, string> {
    const origins = new Map<string, string>();
    const turn = turns[index];
    if (!turn || turn.play === 'pass' || turn.play === 'skipped') return origins;
    const left = [...own];
    const groups = turn.play === '!' ? ['!'] : turn.play;
    groups.forEach((group, at) =>
      [...group].forEach((sign, place) => {
        const code = sign === sign.toUpperCase() ? sign : '*';
        const from = left.findIndex((card) => card.code === code);
        const [card] = from < 0 ? [] : left.splice(from, 1);
        origins.set(this.flipOf(index, at, place), card ? `card:${card.id}` : `seat:${turn.seat}`);
      }),
    );
    return origins;
  }

  override origins(step: Step<'padbolix'>): ReadonlyMap<string, string> {
    const origins = this.#comeFrom(lastPlay(step.after.trick), step.after.trick, this.#left);
    return newRound(step) ? new Map([...origins, ...this.handFrom(`seat:${step.after.seat ?? 0}`)]) : origins;
  }

  override roundSummary(step: Step<'padbolix'>): RoundSummary | null {
    return summary(step, this.host.names);
  }

  override scoreSheet(log: readonly Entry<'padbolix'>[]): ScoreSheet {
    return scores(this.view, log);
  }
}

/** What legal plays take from the hand, worked out once for each list of them. */
const known = new WeakMap<object, string[][]>();

/** What is left of some cards when others are taken away; null where those are not among them. */
function without(cards: readonly string[], others: readonly string[]): string[] | null {
  const left = [...cards];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const groupsOf = (action: Action<'padbolix'>): string[] => (action.type === 'play' ? action.groups : []);

/** The cards that an action takes from the hand. */
const played = (action: Action<'padbolix'> | null): string[] =>
  action === null ? [] : action.type === 'firecracker' ? ['!'] : cardsOf(groupsOf(action));
