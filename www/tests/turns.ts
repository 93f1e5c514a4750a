// Which browser tests take turns (some unit tests, and the walk through the engines, do so too, and say it themselves). All of them take longer than anybody waits before a commit, so `cargo xtask test` leaves long ones that came
// later than the core to one commit in twelve, and of two tests that do the same one to the next commit, by the commit's number; `--all`, and so
// CI, leaves none out. A file that is named nowhere here runs at every commit.

/**
 * The parts that take turns. An entry is a file of `tests`, or a file and the `describe` or the beginning of a test in it, as Playwright’s `--grep`
 * reads them. Parts are balanced by processor time: a new long file goes into the shortest part.
 */
export const PARTS: readonly (readonly string[])[] = [
  [
    'e2e/around-sides.spec.ts',
    'e2e/early.spec.ts',
    'e2e/ending.spec.ts',
    'e2e/heard.spec.ts',
    'e2e/keys.spec.ts',
    'e2e/summary.spec.ts Spikit',
    'frames.spec.ts service workers: block sandbox="allow-scripts": every game',
  ],
  [
    'e2e/hearts.spec.ts',
    'e2e/motion.spec.ts Dés à thèmes: a word that was given',
    'e2e/offline-line.spec.ts',
    'e2e/opening.spec.ts',
    'e2e/places.spec.ts',
    'e2e/tricks.spec.ts',
    'guest.spec.ts',
    'e2e/nothing-lost.spec.ts a word list that hangs',
  ],
  [
    'boxes.spec.ts',
    'e2e/themes.spec.ts alone at a tablet the words',
    'e2e/themes.spec.ts at the end of a round',
    'embed-events.spec.ts',
    'embed.spec.ts',
    'own.spec.ts',
    'site.spec.ts without network every game is dealt',
    'e2e/hints.spec.ts a tap on the bulb tells why',
  ],
  [
    'e2e/around-votes.spec.ts',
    'e2e/device.spec.ts',
    'e2e/links.spec.ts',
    'e2e/lid.spec.ts',
    'e2e/spikit-deck.spec.ts the cards of any deck print',
    'e2e/themes.spec.ts at a pace',
    'host-faults.spec.ts',
    'e2e/faces.spec.ts',
  ],
  [
    'e2e/curtain.spec.ts after a vote on what somebody proposed',
    'e2e/round-ends.spec.ts',
    'e2e/shelf.spec.ts',
    'e2e/syntax-doubt.spec.ts',
    'e2e/touched.spec.ts',
    'e2e/votes-kept.spec.ts',
    'recorded.spec.ts',
    'e2e/motion.spec.ts Plis at',
  ],
  [
    'e2e/results.spec.ts',
    'e2e/spikit-motion.spec.ts',
    'e2e/spikit-taps.spec.ts',
    'e2e/stronger.spec.ts',
    'e2e/themes-time.spec.ts THE-16, THE-25: the word that stands there',
    'e2e/themes.spec.ts THE-13: a match that ends because nobody',
    'offline.spec.ts while the copy is made',
    'e2e/motion.spec.ts a phone of',
  ],
  [
    'e2e/along-sizes.spec.ts',
    'e2e/edges.spec.ts',
    'e2e/nothing-lost.spec.ts with motion undo while cards are on their way, after 250',
    'e2e/themes.spec.ts alone on a phone',
    'e2e/themes.spec.ts with motion',
    'e2e/tree.spec.ts',
    'e2e/walker.spec.ts',
    'e2e/motion.spec.ts Syntax at',
  ],
  [
    'e2e/nothing-lost.spec.ts with motion undo while cards are on their way, after 100',
    'e2e/replay.spec.ts',
    'e2e/spikit-deck.spec.ts what cards are taken for is shown',
    'e2e/spikit-sight.spec.ts',
    'e2e/spikit-still.spec.ts',
    'e2e/spikit-votes.spec.ts on a phone',
    'e2e/themes-keys.spec.ts',
    'e2e/themes-time.spec.ts THE-25',
    'e2e/nothing-lost.spec.ts with motion undo while cards are on their way, after 0',
  ],
  [
    'e2e/around.spec.ts',
    'e2e/carry.spec.ts',
    'e2e/curtain.spec.ts a finger that came down before the curtain',
    'e2e/hints.spec.ts Padbolix, many cards and three stars',
    'e2e/seams.spec.ts',
    'e2e/spoken.spec.ts',
    'e2e/themes-time.spec.ts behind the menu and what it opens',
    'e2e/spikit-votes.spec.ts on a device that goes round',
  ],
  [
    'e2e/contrast.spec.ts',
    'e2e/curtain.spec.ts the second tap on the curtain',
    'e2e/handed.spec.ts',
    'e2e/motion.spec.ts a first match',
    'e2e/players.spec.ts',
    'e2e/sizes.spec.ts dark, en the table of Syntax',
    'e2e/themes-board.spec.ts',
    'e2e/plis.spec.ts on a phone a hand that gets smaller',
  ],
  [
    'e2e/drag.spec.ts by mouse a card that is let go travels on',
    'e2e/forced.spec.ts',
    'e2e/heard-faults.spec.ts',
    'e2e/moments.spec.ts',
    'e2e/syntax-ready.spec.ts',
    'e2e/themes-time.spec.ts with a pace',
    'small-frames.spec.ts',
    'e2e/sizes.spec.ts 390x844, text at 200 %',
  ],
  [
    'e2e/ear.spec.ts',
    'e2e/setup.spec.ts',
    'e2e/sizes.spec.ts light, fr the table of Syntax',
    'e2e/spikit-votes.spec.ts with a pace',
    'e2e/syntax-challenge.spec.ts explained',
    'e2e/syntax-shown.spec.ts',
    'e2e/themes.spec.ts THE-29: the words of a round',
    'e2e/captions.spec.ts explained tables fit',
    'e2e/padbolix.spec.ts the play to beat',
  ],
];

/** Tests that do the same twice, in another language and light or beside another host: one of the two at a commit, the other at the next. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['gallery.spec.ts light every piece', 'gallery.spec.ts dark every piece'],
  ['e2e/drag.spec.ts by mouse Plis', 'e2e/drag.spec.ts by touch Plis'],
  ['e2e/drag.spec.ts by touch Padbolix', 'e2e/drag.spec.ts by mouse Padbolix'],
  ['e2e/spikit.spec.ts by mouse', 'e2e/spikit.spec.ts by touch'],
  ['e2e/sizes.spec.ts dark, en start', 'e2e/sizes.spec.ts light, fr start'],
  ['e2e/screens.spec.ts light, fr around the table', 'e2e/screens.spec.ts dark, en around the table'],
  ['e2e/screens.spec.ts dark, en the table of Syntax', 'e2e/screens.spec.ts light, fr the table of Syntax'],
  ['e2e/screens-tricks.spec.ts light, fr Padbolix', 'e2e/screens-tricks.spec.ts dark, en Padbolix'],
  ['e2e/screens-tricks.spec.ts dark, en Plis', 'e2e/screens-tricks.spec.ts light, fr Plis'],
  ['e2e/sizes-tricks.spec.ts light, fr', 'e2e/sizes-tricks.spec.ts dark, en'],
  ['e2e/spikit-sizes.spec.ts dark, en Spikit in all', 'e2e/spikit-sizes.spec.ts light, fr Spikit in all'],
  ['e2e/themes-sizes.spec.ts light, fr Dés à thèmes in all', 'e2e/themes-sizes.spec.ts dark, en Dés à thèmes in all'],
  [
    'frames.spec.ts service workers: allow',
    'frames.spec.ts service workers: block sandbox="allow-scripts allow-same-origin"',
  ],
  [
    'offline.spec.ts on a train where nobody answers, a broken',
    'offline.spec.ts on a train where a login page answers, a broken',
  ],
  [
    'offline.spec.ts on a train where a login page answers, a whole',
    'offline.spec.ts on a train where nobody answers, a whole',
  ],
];

/** What a commit leaves to others, for Playwright’s configuration: by its number, as text. Without a number nothing is left out. */
export function leftOut(turn: string | undefined): { grepInvert?: RegExp } {
  if (!turn) return {};
  if (!/^\d+$/.test(turn)) throw new Error(`TURN=${turn} is no number`);
  const others = [
    ...PARTS.filter((_, part) => part !== Number(turn) % PARTS.length).flat(),
    ...PAIRS.map((pair) => pair[Number(turn) % 2] as string),
  ];
  const either = others.map((entry) => entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { grepInvert: new RegExp(`(?:^| )(?:${either})`) };
}
