// The table of Plis de lettres: the trick in a ring, the stakes of the round, what was captured, the families in sight.
// Which cards may be played, the rules say.

import type { TemplateResult } from 'lit';
import sheet from '../../../styles/tables/plis.css';
import smallSheet from '../../../styles/tables/plis-small.css';
import { say, t } from '../../lib/i18n.ts';
import { drawn, firstInSight, pause, places, sweep, travel } from '../../lib/motion.ts';
import { paceMs, type HandOrder as Order } from '../../lib/settings.ts';
import { wear } from '../../lib/styles.ts';
import type { Action, Entry } from '../../protocol/index.ts';
import { newRound, type Step } from '../../match/step.ts';
import type { HandCard } from '../../pieces/hand.ts';
import type { RoundSummary, ScoreSheet } from '../../pieces/score-sheet.ts';
import type { Held } from '../../pieces/hand-order.ts';
import { HandTable, type Sounds } from '../hand-table.ts';
import type { Bar, TableHost } from '../table.ts';
import { byFamily, byLetter, familyOf } from './cards.ts';
import { cardName, face, familyName } from './faces.ts';
import { middle } from './middle.ts';
import { scores, summary } from './scores.ts';
import type { Played, PlisView } from './view.ts';

wear(sheet);
wear(smallSheet);

export const table = (host: TableHost<'plis'>): PlisTable => new PlisTable(host);

export class PlisTable extends HandTable<'plis'> {
  protected override readonly sounds: Sounds<'plis'> = {
    played: 'card',
    'trick-won': 'won',
    'round-began': 'deal',
  };
  override readonly sorts: readonly Order[] = ['families', 'letters'];
  /** The card lifted, by its id in the hand. */
  #lifted: string | null = null;
  #hinted = false;
  /** The trick that was just won, while it lies there to be seen. */
  swept: { cards: Played[]; winner: number; said: string } | null = null;
  /** The own card in it, which is still in the hand of the view that is being drawn. */
  #playing: Held | null = null;
  /** The card that the viewer's last action took from the hand. */
  #left: Held | null = null;
  /** The scoring cards of the trick that was swept, and the keys under which its cards lay there. */
  #taken: { cards: string[]; keys: ReadonlyMap<string, string> } | null = null;

  /** The lifted card's code, if it may be played. */
  get playable(): string | null {
    const held = this.order.get(this.#lifted);
    return held && this.host.acting && this.#legal(held.code) ? held.code : null;
  }

  override update(view: PlisView, step: Step<'plis'> | null): void {
    const own = step !== null && step.seat === view.seat;
    this.#left = (own && step.action && this.order.find(step.action.card)) || null;
    this.see(view, step);
    if (!step || own || !this.order.get(this.#lifted)) this.#lifted = null;
    this.#hinted = false;
    this.swept = null;
    this.#playing = null;
  }

  override middle(): TemplateResult {
    return middle(this, this.host);
  }

  override hand(): HandCard[] {
    const asked = this.host.acting && this.host.legal !== null;
    return this.order.held.map(({ id, code }) => ({
      id,
      code,
      face: face(code),
      lifted: id === this.#lifted,
      away: id === this.#playing?.id,
      dimmed: asked && !this.#legal(code),
      fresh: this.order.arrived.has(id),
    }));
  }

  #legal(code: string): boolean {
    return this.host.legal?.actions.some((action) => action.card === code) ?? false;
  }

  override bar(): Bar {
    if (!this.host.acting) return { prompt: '', actions: [] };
    const code = this.playable;
    if (code) {
      return {
        prompt: this.#hinted ? t('plis-hint', { card: cardName(code) }) : '',
        actions: [
          {
            id: 'play',
            label: t('plis-play', { card: cardName(code) }),
            primary: true,
            run: () => void this.play(code),
          },
          { id: 'release', label: t('let-go'), run: () => this.release() },
        ],
      };
    }
    const lead = this.view.trick[0];
    if (!lead) return { prompt: t('plis-prompt-lead'), actions: [] };
    const family = familyName(familyOf(lead.card));
    const follows = this.order.held.some((card) => familyOf(card.code) === familyOf(lead.card));
    return { prompt: t(follows ? 'plis-prompt-follow' : 'plis-prompt-discard', { family }), actions: [] };
  }

  async play(code: string): Promise<void> {
    await this.host.act({ type: 'play', card: code });
  }

  /** A tap on the trick plays what is lifted. */
  playLifted(): void {
    const code = this.playable;
    if (code) void this.play(code);
  }

  override toggle(id: string): void {
    const held = this.order.get(id);
    if (!held) return;
    if (this.host.legal && !this.#legal(held.code)) return this.#whyNot();
    this.#lifted = this.#lifted === id ? null : id;
    this.#hinted = false;
    this.host.changed(true);
  }

  #whyNot(): void {
    const lead = this.view.trick[0];
    this.host.tell(t('plis-must-follow', { family: lead ? familyName(familyOf(lead.card)) : '' }), 'PLI-6');
  }

  override release(): void {
    this.#lifted = null;
    this.#hinted = false;
    this.host.changed(true);
  }

  /** A letter lifts the first card that bears it and may be played, then the next one. */
  override type(key: string): void {
    if (!this.host.acting || key === 'Backspace') return;
    const letter = key.toUpperCase();
    const bearing = this.order.held.filter((card) => card.code.slice(1) === letter);
    const playable = bearing.filter((card) => this.#legal(card.code));
    const next = playable[(playable.findIndex((card) => card.id === this.#lifted) + 1) % Math.max(1, playable.length)];
    if (next) {
      this.#lifted = next.id;
      this.host.changed(true);
    } else if (bearing.length > 0) this.#whyNot();
    else this.host.tell(t('plis-no-such-card', { letter }));
  }

  override sort(by: Order): void {
    if (by === 'letters') this.order.sort(byLetter);
    else if (by !== 'dealt') this.order.sort(byFamily);
  }

  protected override aim(target: Element): string | null {
    return target.closest('[data-drop="trick"]') && 'trick';
  }

  override drop(id: string, target: Element): void {
    const held = this.order.get(id);
    if (!held || !this.aim(target)) return;
    if (this.#legal(held.code)) void this.play(held.code);
    else this.#whyNot();
  }

  override suggest(action: Action<'plis'>): void {
    const held = this.order.find(action.card);
    if (!held) return;
    this.#lifted = held.id;
    this.#hinted = true;
    this.host.changed(true);
  }

  /** The own last card keeps its hand's key while it travels into the trick. */
  flipOf(code: string): string {
    return this.#playing?.code === code ? `card:${this.#playing.id}` : `trick:${code}`;
  }

  /** A complete trick lies there to be seen, then is swept to its winner. */
  override async before(step: Step<'plis'>): Promise<void> {
    this.#taken = null;
    const won = step.events.find((event) => event.type === 'trick-won');
    if (!won) return;
    const { cards, seat: winner } = won;
    const last = cards.at(-1);
    const own = last && last.seat === this.view.seat ? this.order.find(last.card) : undefined;
    const noted = places(this.host.root);
    this.#playing = own ? { ...own } : null;
    this.#lifted = null;
    this.swept = { cards, winner, said: say(won.message) };
    this.#taken = { cards: won.scoring, keys: new Map(cards.map((one) => [one.card, this.flipOf(one.card)])) };
    this.host.changed();
    await drawn();
    const ring = this.host.root.querySelector('.ring');
    if (ring && last) await travel(ring, noted, { origins: new Map([[this.flipOf(last.card), `seat:${last.seat}`]]) });
    await pause(Math.max(450, paceMs() * 0.8));
    if (ring)
      await sweep(
        ring.querySelectorAll<HTMLElement>('.laid'),
        firstInSight(this.host.root, [`pile:${winner}`, `seat:${winner}`]),
      );
  }

  override origins(step: Step<'plis'>): ReadonlyMap<string, string> {
    const origins = newRound(step) ? this.handFrom(`seat:${step.after.seat ?? 0}`) : new Map<string, string>();
    const card = step.action?.card;
    if (card !== undefined && step.seat !== null) {
      // The own card was in the hand under another key a moment ago.
      origins.set(`trick:${card}`, this.#left?.code === card ? `card:${this.#left.id}` : `seat:${step.seat}`);
    }
    // The cards that score are laid open where the trick was swept to.
    for (const taken of this.#taken?.cards ?? []) origins.set(`captured:${taken}`, this.#taken?.keys.get(taken) ?? '');
    return origins;
  }

  override roundSummary(step: Step<'plis'>): RoundSummary | null {
    return summary(step, this.host.names);
  }

  override scoreSheet(_log: readonly Entry<'plis'>[]): ScoreSheet {
    return scores(this.view);
  }
}
