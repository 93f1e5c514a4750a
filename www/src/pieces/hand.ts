// The viewer's hand: cards as buttons in a fan. One of them is in the tab order; arrows move, space lifts, enter acts,
// escape lets go, a drag carries a card away. What lifting means is the game's business: the hand only tells.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import { MotsElement } from '../lib/element.ts';
import { looks } from '../lib/looks.ts';
import { drag } from '../lib/drag.ts';
import { t } from '../lib/i18n.ts';
import { narrate } from '../lib/live.ts';
import { lyingOn, windowOn } from '../lib/turned.ts';
import { card, type Face } from './card.ts';
import { handCardWidth, layOutHand, type HandPlace } from './hand-layout.ts';

/** One card of a hand. */
export interface HandCard {
  /** Lasts as long as the card is in the hand. */
  id: string;
  /** The card in the protocol's notation. */
  code: string;
  face: Face;
  lifted?: boolean;
  /** The card is shown elsewhere (in the word being made): its place stays. */
  away?: boolean;
  /** Cannot be played now; touching it tells why. */
  dimmed?: boolean;
  /** Came with the last event. */
  fresh?: boolean;
  /** Is shown to whoever learns the game: it could be played now. */
  glows?: boolean;
}

/** What a hand tells, as `CustomEvent`s with this detail. */
export interface HandEvents {
  /** Tap or space: lift it, or lay it down again. */
  'card-toggle': { id: string };
  /** Enter: do what the action bar offers first. */
  'hand-act': { id: string };
  /** Escape: let go of everything. */
  'hand-release': Record<string, never>;
  /** A letter or Backspace typed over the hand. */
  'hand-type': { key: string; shift: boolean };
  'card-drag': { id: string; x: number; y: number };
  /** Let go over something outside the hand. */
  'card-drop': { id: string; target: Element; x: number; y: number };
  'card-drag-end': { id: string };
  /** Let go between two cards of the hand. */
  'card-move': { id: string; to: number };
}

/** How wide a hand was in a window of that size, as its table lies in it, at that game. One that is drawn for the first time takes that: measuring it would lay out all
 * around it. Where it is wrong, the observer puts it right before anything is seen. */
const rooms = new Map<string, number>();

function windowOf(hand: HTMLElement): string {
  const { width, height } = windowOn(hand);
  return `${width} ${height} ${hand.closest<HTMLElement>('[data-game]')?.dataset['game'] ?? ''}`;
}

export class MotsHand extends MotsElement {
  static override properties = {
    cards: { attribute: false },
    label: {},
    keys: {},
    idle: { type: Boolean },
    rows: { type: Boolean },
    room: { state: true },
    focused: { state: true },
  };

  cards: HandCard[] = [];
  label = '';
  /** What keys do over it, for those who hear it. */
  keys = '';
  /** This seat is not asked: cards can be looked at and put in order, nothing more, and none looks as if it could be played or not. */
  idle = false;
  /** Cards with words lie side by side in rows, nothing covered; others in a fan. */
  rows = false;
  protected room = 0;
  protected focused = 0;

  #observer: ResizeObserver | null = null;
  /** So many cards have lain there since the deal. */
  #most = 0;
  /** The card that has just been given the keyboard in place of its neighbour. */
  #next: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new ResizeObserver(() => {
      this.room = this.clientWidth;
      if (this.room > 0) rooms.set(windowOf(this), this.room);
    });
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.room === 0) this.room = rooms.get(windowOf(this)) ?? this.clientWidth;
    if (this.room === 0) this.room = Math.min(windowOn(this).width, 900);
    this.leave(this.cards);
    const lay = changed.get('cards');
    // After a new deal nothing lies there that lay there: ids are new, or stand for other cards.
    const stays = ({ id, code }: HandCard): boolean => !!lay?.some((one) => one.id === id && one.code === code);
    if (lay && this.cards.length > 0 && !this.cards.some(stays)) this.#most = 0;
    this.#most = Math.max(this.#most, this.cards.length);
    const next = this.cards.findIndex(({ id }) => id === this.#next);
    this.#next = undefined;
    this.focused = next >= 0 ? next : Math.max(0, Math.min(this.focused, this.cards.length - 1));
    this.#offer();
  }

  /** Whoever comes to the hand by keyboard comes to a card that may be played; whoever is there stays. */
  #offer(): void {
    if (this.idle || !this.cards[this.focused]?.dimmed || this.contains(document.activeElement)) return;
    const playable = this.cards.findIndex(({ dimmed }) => !dimmed);
    if (playable >= 0) this.focused = playable;
  }

  /** These cards are about to lie there. The neighbour of one that leaves has the focus before, so that it never falls out of the hand. Whoever draws
   * the table says so before anything of it is changed: for a focus the browser lays out all that is. */
  leave(cards: readonly HandCard[]): void {
    const slots = [...this.querySelectorAll<HTMLElement>('.slot')];
    const from = slots.indexOf(document.activeElement as HTMLElement);
    const stays = (slot: HTMLElement): boolean => cards.some(({ id }) => id === slot.dataset['id']);
    const leaving = slots[from];
    if (!leaving || stays(leaving)) return;
    const next = slots.slice(from + 1).find(stays) ?? slots.slice(0, from).findLast(stays);
    if (!next) return;
    // It is in the tab order before it has the focus: afterwards the browser would lay out everything for that.
    next.tabIndex = 0;
    next.focus({ preventScroll: true });
    this.#next = next.dataset['id'];
  }

  /** Puts the focus on a card (the one in the tab order if none is named). */
  focusCard(id?: string): void {
    const index = id === undefined ? this.focused : this.cards.findIndex((held) => held.id === id);
    if (index >= 0) this.#focus(index);
  }

  protected override render(): TemplateResult {
    const { width, height } = windowOn(this);
    const layout = layOutHand(this.cards.length, this.room, handCardWidth(width, height), this.#most);
    return html`<div
      class=${classMap({ hand: true, idle: this.idle, rows: this.rows })}
      role="group"
      aria-label=${this.label}
      aria-description=${this.keys || nothing}
      ${looks(this.rows ? {} : { '--card-w': `${layout.cardWidth}px`, height: `${layout.height}px` })}
      @keydown=${this.#onKey}
      @focusout=${({ relatedTarget }: FocusEvent) => this.contains(relatedTarget as Node | null) || this.requestUpdate()}
    >
      ${repeat(
        this.cards,
        (held) => held.id,
        (held, index) => {
          const place = layout.places[index];
          return place ? this.#slot(held, index, place) : nothing;
        },
      )}
    </div>`;
  }

  #slot(held: HandCard, index: number, place: HandPlace): TemplateResult {
    const { seen, glyph, under } = place;
    const away = !!held.away;
    const lifted = !!held.lifted && !this.idle;
    const dimmed = !!held.dimmed && !this.idle;
    return html`<button
      type="button"
      class=${classMap({ slot: true, lifted, away, dimmed, under })}
      ${looks(
        this.rows
          ? {}
          : {
              transform: `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px) rotate(${place.turn.toFixed(2)}deg)`,
              'z-index': String(away ? 0 : index + 1),
              '--seen-w': `${seen.width.toFixed(1)}px`,
              '--seen-h': `${seen.height.toFixed(1)}px`,
              '--glyph': `${glyph.toFixed(1)}px`,
            },
      )}
      data-testid="hand-card"
      data-card=${held.code}
      data-id=${held.id}
      data-flip=${away ? nothing : `card:${held.id}`}
      tabindex=${live(index === this.focused ? 0 : -1)}
      aria-pressed=${lifted || away ? 'true' : this.idle ? nothing : 'false'}
      aria-label=${dimmed ? `${held.face.name}, ${t('card-dimmed')}` : held.face.name}
      @click=${() => this.#tell('card-toggle', { id: held.id })}
      @focus=${() => {
        this.focused = index;
      }}
      @pointerdown=${(event: PointerEvent) => this.#drag(event, held)}
    >
      ${card(held.face, { fresh: !!held.fresh, glows: !!held.glows })}
    </button>`;
  }

  #tell<K extends keyof HandEvents>(type: K, detail: HandEvents[K]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  #focus(index: number): void {
    this.focused = index;
    void this.updateComplete.then(() =>
      this.querySelectorAll<HTMLElement>('.slot')[index]?.focus({ preventScroll: false }),
    );
  }

  #onKey = (event: KeyboardEvent): void => {
    const last = this.cards.length - 1;
    const focused = this.cards[this.focused];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Shift and an arrow put the card elsewhere in the hand. (Control and an arrow are macOS's own.)
    const step = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (step !== undefined && focused) {
      event.preventDefault();
      const to = Math.max(0, Math.min(last, this.focused + step));
      this.#tell('card-move', { id: focused.id, to });
      narrate(t('card-moved', { card: focused.face.name, place: to + 1, count: this.cards.length }));
      void this.updateComplete.then(() => this.#focus(to));
      return;
    }
    switch (event.key) {
      case 'ArrowRight':
        this.#focus(this.focused === last ? 0 : this.focused + 1);
        break;
      case 'ArrowLeft':
        this.#focus(this.focused === 0 ? last : this.focused - 1);
        break;
      case 'ArrowDown':
        this.#focus(this.#below(1));
        break;
      case 'ArrowUp':
        this.#focus(this.#below(-1));
        break;
      case 'Home':
        this.#focus(0);
        break;
      case 'End':
        this.#focus(last);
        break;
      case ' ':
        if (focused) this.#tell('card-toggle', { id: focused.id });
        break;
      case 'Enter':
        if (focused) this.#tell('hand-act', { id: focused.id });
        break;
      case 'Escape':
        this.#tell('hand-release', {});
        break;
      default:
        if (!/^([a-z]|Backspace)$/i.test(event.key)) return;
        this.#tell('hand-type', { key: event.key, shift: event.shiftKey });
    }
    event.preventDefault();
  };

  /** The card below the focused one, or above it: in rows the same column, in a fan the next one. */
  #below(rows: 1 | -1): number {
    const count = this.cards.length;
    const columns = this.rows ? this.#columns() : 1;
    const to = this.focused + rows * columns;
    if (this.rows) return to < 0 || to >= count ? this.focused : to;
    return (to + count) % count;
  }

  #columns(): number {
    const slots = [...this.querySelectorAll<HTMLElement>('.slot')];
    const first = slots[0]?.offsetTop;
    const second = slots.findIndex((slot) => slot.offsetTop !== first);
    return second < 0 ? slots.length : second;
  }

  #drag(event: PointerEvent, held: HandCard): void {
    const element = event.currentTarget as HTMLElement;
    if (held.away) return;
    drag(event, element, {
      move: (x, y) => this.#tell('card-drag', { id: held.id, x, y }),
      drop: (target, x, y) => {
        // First the end, which draws the table anew: a refusal of the drop stays in sight.
        this.#tell('card-drag-end', { id: held.id });
        if (target && this.contains(target)) this.#tell('card-move', { id: held.id, to: this.#nearest(x, y, held.id) });
        else if (target) this.#tell('card-drop', { id: held.id, target, x, y });
      },
      cancel: () => this.#tell('card-drag-end', { id: held.id }),
    });
  }

  /** The place in the hand nearest to a point. */
  #nearest(x: number, y: number, moved: string): number {
    let best = 0;
    let least = Infinity;
    const lying = lyingOn(this);
    const at = lying.point({ x, y });
    this.querySelectorAll<HTMLElement>('.slot').forEach((slot, index) => {
      if (slot.dataset['id'] === moved) return;
      const box = lying.box(slot);
      const distance = Math.hypot(box.left + box.width / 2 - at.x, (box.top + box.height / 2 - at.y) * 2);
      if (distance < least) {
        least = distance;
        best = index;
      }
    });
    return best;
  }
}

customElements.define('mots-hand', MotsHand);

declare global {
  interface HTMLElementTagNameMap {
    'mots-hand': MotsHand;
  }
}
