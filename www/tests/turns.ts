// Which browser tests take turns. All of them take longer than anybody waits before a commit, so `cargo xtask test` leaves long ones that came
// later than the core to one commit in a few, by the number of the commit; `--all`, and so CI, leaves none out. A file that is named nowhere
// here runs at every commit.

/**
 * The parts that take turns. An entry is a file of `tests`, or a file and the `describe` or the beginning of a test in it, as Playwright’s `--grep`
 * reads them. Parts are balanced by processor time: a new long file goes into the shortest part.
 */
export const PARTS: readonly (readonly string[])[] = [
  [
    'e2e/motion.spec.ts a first match',
    'e2e/nothing-lost.spec.ts with motion undo while cards are on their way, after 100',
    'e2e/players.spec.ts',
    'e2e/seams.spec.ts',
    'e2e/shelf.spec.ts',
    'e2e/spikit-votes.spec.ts on a phone',
    'e2e/spoken.spec.ts',
    'e2e/themes-board.spec.ts',
    'e2e/themes.spec.ts THE-13: a match that ends because nobody',
    'e2e/themes.spec.ts at the end of a round',
    'e2e/tricks.spec.ts',
  ],
  [
    'boxes.spec.ts',
    'e2e/ear.spec.ts',
    'e2e/links.spec.ts',
    'e2e/moments.spec.ts',
    'e2e/syntax-shown.spec.ts',
    'e2e/themes.spec.ts at a pace',
    'e2e/themes.spec.ts with motion',
    'embed.spec.ts',
    'host-faults.spec.ts',
    'own.spec.ts',
  ],
  [
    'e2e/around-sides.spec.ts',
    'e2e/device.spec.ts',
    'e2e/forced.spec.ts',
    'e2e/handed.spec.ts',
    'e2e/results.spec.ts',
    'e2e/spikit-taps.spec.ts',
    'e2e/spikit-votes.spec.ts with a pace',
    'e2e/themes-keys.spec.ts',
    'e2e/themes.spec.ts alone at a tablet the words',
    'e2e/themes.spec.ts alone on a phone',
  ],
  [
    'e2e/along-sizes.spec.ts',
    'e2e/early.spec.ts',
    'e2e/edges.spec.ts',
    'e2e/hearts.spec.ts',
    'e2e/offline-line.spec.ts',
    'e2e/round-ends.spec.ts',
    'e2e/spikit-sight.spec.ts',
    'e2e/votes-kept.spec.ts',
    'e2e/walker.spec.ts',
    'offline.spec.ts while the copy is made',
    'small-frames.spec.ts',
  ],
  [
    'e2e/contrast.spec.ts',
    'e2e/heard.spec.ts',
    'e2e/hints.spec.ts Padbolix, many cards and three stars',
    'e2e/keys.spec.ts',
    'e2e/places.spec.ts',
    'e2e/replay.spec.ts',
    'e2e/setup.spec.ts',
    'e2e/spikit-motion.spec.ts',
    'e2e/syntax-doubt.spec.ts',
    'e2e/syntax-ready.spec.ts',
    'recorded.spec.ts',
  ],
  [
    'e2e/around-votes.spec.ts',
    'e2e/around.spec.ts',
    'e2e/carry.spec.ts',
    'e2e/heard-faults.spec.ts',
    'e2e/nothing-lost.spec.ts with motion undo while cards are on their way, after 250',
    'e2e/stronger.spec.ts',
    'e2e/syntax-challenge.spec.ts explained',
    'e2e/themes-time.spec.ts behind the menu and what it opens',
    'e2e/themes-time.spec.ts with a pace',
    'e2e/tree.spec.ts',
    'guest.spec.ts',
  ],
];

/** What a commit leaves to others, for Playwright’s configuration: by its number, as text. Without a number nothing is left out. */
export function leftOut(turn: string | undefined): { grepInvert?: RegExp } {
  if (!turn) return {};
  if (!/^\d+$/.test(turn)) throw new Error(`TURN=${turn} is no number`);
  const others = PARTS.filter((_, part) => part !== Number(turn) % PARTS.length).flat();
  const either = others.map((entry) => entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { grepInvert: new RegExp(`(?:^| )(?:${either})`) };
}
