import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WordTracker } from '../../src/tables/syntax/words.ts';

const ids = (tracker: WordTracker, word: number): string[] => (tracker.words[word] ?? []).map((letter) => letter.id);

test('letters keep their identity when cards are inserted', () => {
  const tracker = new WordTracker();
  tracker.follow(['AIR']);
  const before = ids(tracker, 0);
  tracker.follow(['FLAIR']);
  assert.deepEqual(ids(tracker, 0).slice(2), before);
  assert.deepEqual(
    tracker.born.map((born) => born.position),
    [0, 1],
  );
  assert.deepEqual(tracker.gone, []);
});

test('only the replaced letter is new, and the old one is gone', () => {
  const tracker = new WordTracker();
  tracker.follow(['ROND']);
  const before = ids(tracker, 0);
  tracker.follow(['BOND']);
  assert.deepEqual(ids(tracker, 0).slice(1), before.slice(1));
  assert.deepEqual(
    tracker.gone.map((letter) => letter.sign),
    ['R'],
  );
});

test('a word taken back leaves nothing behind, an extension taken back leaves the word', () => {
  const tracker = new WordTracker();
  tracker.follow(['AIR', 'ZUT']);
  const before = ids(tracker, 0);
  tracker.follow(['AIRS', 'ZUT']);
  tracker.follow(['AIR']);
  assert.deepEqual(ids(tracker, 0), before);
  assert.deepEqual(tracker.gone.map((letter) => letter.sign).sort(), ['S', 'T', 'U', 'Z']);
});
