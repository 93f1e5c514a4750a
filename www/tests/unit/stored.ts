// A match as the device keeps it, for tests of what is kept.
import type { StoredMatch } from '../../src/device/rows.ts';

export const row = (id: string, more: Partial<StoredMatch> = {}): StoredMatch => ({
  id,
  game: 'plis',
  names: ['Zoé'],
  bots: [null],
  options: {},
  round: 1,
  scores: [0],
  over: false,
  updated: 1,
  save: { actions: [] },
  revision: 1,
  ...more,
});
