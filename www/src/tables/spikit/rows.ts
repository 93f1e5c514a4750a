// The rows of slips in a hand: it keeps its height until a sentence is judged or the next deal, so that nothing above it moves when a card comes or
// goes.

export class Rows {
  #hand: HTMLElement | null = null;
  #within = '';
  /** How high the slips and the room for one more have been, in px. */
  #held = 0;

  /** Another hand is dealt, or a sentence was judged: then all lies anew. */
  forget(): void {
    this.#held = 0;
  }

  /** To be called when the hand is laid out. `waits`: no card has been drawn in this turn, so that room is made for one more. */
  hold(hand: HTMLElement | null, waits: boolean): void {
    const rows = hand?.querySelector<HTMLElement>('.hand');
    const slots = [...(hand?.querySelectorAll<HTMLElement>('.slot') ?? [])];
    const last = slots.at(-1);
    if (!hand || !rows || !last) return;
    const { clientWidth: room } = hand;
    const within = `${room} ${last.offsetHeight}`;
    if (hand !== this.#hand || within !== this.#within) this.#held = 0;
    this.#hand = hand;
    this.#within = within;
    const row = slots.filter(({ offsetTop }) => offsetTop === last.offsetTop);
    // The sheet says how much room is kept for one more slip, and how far apart slips lie.
    const style = getComputedStyle(rows);
    const gap = Number.parseFloat(style.columnGap);
    const used = row.reduce((sum, { offsetWidth }) => sum + offsetWidth + gap, 0);
    const widest = Math.max(Number.parseFloat(style.getPropertyValue('--slip-widest')), last.offsetWidth);
    const more = waits && room - used < widest ? last.offsetHeight + gap : 0;
    this.#held = Math.max(this.#held, rows.offsetTop - hand.offsetTop + rows.offsetHeight + more);
    hand.style.setProperty('--held', `${this.#held}px`);
  }
}
