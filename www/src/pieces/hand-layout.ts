// Where the cards of a hand lie: an overlapping fan, in as many rows as leave every card a strip wide enough to touch.

export interface HandLayout {
  cardWidth: number;
  width: number;
  height: number;
  places: HandPlace[];
}

export interface HandPlace {
  x: number;
  y: number;
  turn: number;
  /** The part that no other card covers, from its upper left corner: there stands the letter. */
  seen: { width: number; height: number };
  /** How large the letter can be there; the same in a whole row. */
  glyph: number;
  /** Another row lies on it. */
  under: boolean;
}

/** The narrowest strip of a covered card that a finger finds, in CSS px (`--target`), and how much higher than wide a card is (cards.css). */
export const STRIP = 44;
export const RATIO = 1.4;
/** How far apart cards lie at most, in widths of the card: one row is held as a fan, several lie side by side where there is room. */
const FANNED = 0.9;
const SPREAD = 1.06;
/** The letter of a card that nothing covers, in widths of the card. */
const GLYPH = 0.74;

/** `most`: so many cards the hand has had since the deal. It keeps the height that they took, so that nothing above it moves when a row goes; fewer
 * cards cover each other less there. */
export function layOutHand(count: number, width: number, cardWidth: number, most = count): HandLayout {
  const perRow = Math.max(1, Math.floor((width - cardWidth) / STRIP) + 1);
  const rowsOf = (cards: number): number => Math.max(1, Math.ceil(cards / perRow));
  const mostRows = rowsOf(Math.max(count, most));
  // Two rows stay while there are more than four cards: one alone would leave a hole where they lay.
  const rows = Math.max(rowsOf(count), count > 4 ? Math.min(2, mostRows) : 1);
  const cardHeight = cardWidth * RATIO;
  // Of many rows no more than a strip each is in sight, so that all of them are. An arc needs room; several rows lie straight.
  const stepOf = (of: number): number => (of > 2 ? STRIP : Math.max(STRIP, cardHeight * 0.56));
  const heightOf = (of: number): number => (of > 1 ? (of - 1) * stepOf(of) : width > 560 ? 16 : 0) + cardHeight;
  const height = heightOf(mostRows);
  const rowStep = rows > 1 ? (height - cardHeight) / (rows - 1) : 0;
  const arched = rows === 1 && width > 560;
  const top = rows > 1 ? 0 : (height - heightOf(1)) / 2;
  const places: HandLayout['places'] = [];
  let placed = 0;
  for (let row = 0; row < rows; row++) {
    const here = Math.ceil((count - placed) / (rows - row));
    const step = here > 1 ? Math.min(cardWidth * (rows > 1 ? SPREAD : FANNED), (width - cardWidth) / (here - 1)) : 0;
    const left = (width - (cardWidth + step * (here - 1))) / 2;
    const under = row < rows - 1 && rowStep < cardHeight;
    const glyph = Math.min(cardWidth * GLYPH, here > 1 ? step * 0.92 : Infinity, under ? rowStep * 0.84 : Infinity);
    for (let i = 0; i < here; i++) {
      const from = here > 1 ? (i - (here - 1) / 2) / ((here - 1) / 2) : 0;
      const swing = Math.min(1, here / 8);
      places.push({
        x: left + step * i,
        y: top + row * rowStep + (arched ? from * from * 14 * swing : 0),
        turn: arched ? from * 5 * swing : 0,
        seen: { width: i < here - 1 ? Math.min(step, cardWidth) : cardWidth, height: under ? rowStep : cardHeight },
        glyph,
        under,
      });
    }
    placed += here;
  }
  return { cardWidth, width, height, places };
}

/** The width of a hand card for a window of this size. */
export function handCardWidth(windowWidth: number, windowHeight: number): number {
  const byWidth = windowWidth < 480 ? 62 : windowWidth < 900 ? 78 : 92;
  const byHeight = windowHeight < 480 ? 48 : windowHeight < 700 ? 66 : 96;
  return Math.min(byWidth, byHeight);
}
