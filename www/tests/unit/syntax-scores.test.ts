// The score sheet of Syntax: what each round changed, the account below.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load, loadGame } from '../../src/lib/i18n.ts';
import { scores } from '../../src/tables/syntax/scores.ts';
import type { SyntaxView } from '../../src/tables/syntax/view.ts';

before(async () => {
  await load('fr');
  await loadGame('syntax');
});

interface Seat {
  score: number;
  re_entries: number;
}

/** `lines`: of each seat what its cards cost, its contests, and the account after them. */
const sheet = (...lines: [number | null, number, number][][]) => after(null, ...lines);

/** `now`: how the seats stand since. */
const after = (now: Seat[] | null, ...lines: [number | null, number, number][][]) =>
  scores({
    sheet: lines.map((line, at) => ({
      round: at + 1,
      counted: line.map(([counted]) => counted),
      challenges: line.map(([, challenges]) => challenges),
      scores: line.map(([, , account]) => account),
    })),
    seats: now ?? (lines.at(-1) ?? []).map(([, , score]) => ({ score, re_entries: 0 })),
  } as unknown as SyntaxView);

test('SYN-25: every cell says what its round changed, in one form; the total is the account', () => {
  const { rows, totals, note } = sheet(
    [
      [0, 0, 0],
      [24, 0, 24],
    ],
    [
      [22, 10, 32],
      [0, -10, 14],
    ],
    [
      [0, 0, 32],
      [90, 0, 104],
    ],
    [
      [5, 0, 37],
      [null, 0, 104],
    ],
  );
  assert.deepEqual(
    rows.map(({ cells }) => cells),
    [
      ['0', '+24'],
      ['+32', '−10'],
      ['0', '+90'],
      ['+5', null],
    ],
  );
  assert.deepEqual(totals, [37, 104]);
  assert.doesNotMatch(note ?? '', /revient/u);
});

test('SYN-28: where somebody came back with another account, the sheet says so from the moment on', () => {
  const left: [number, number, number][] = [
    [101, 0, 101],
    [60, 0, 60],
  ];
  const back = { score: 60, re_entries: 1 };
  const stays = { score: 60, re_entries: 0 };
  // The next round is being played.
  const { totals, note } = after([back, stays], left);
  assert.deepEqual(totals, [60, 60]);
  assert.match(note ?? '', /revient/u);
  const next = after([{ ...back, score: 65 }, stays], left, [
    [5, 0, 65],
    [0, 0, 60],
  ]);
  assert.match(next.note ?? '', /revient/u);
  // Points of a contest in the round that is being played are no such thing.
  assert.doesNotMatch(after([{ score: 50, re_entries: 0 }, stays], left).note ?? '', /revient/u);
});
