// What the rules say of what is being prepared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Asked } from '../../src/tables/asked.ts';
import { settle } from './scripted.ts';

test('each thing is asked once, and an answer that comes too late is dropped', async () => {
  const asked = new Asked<string>();
  const heard: string[] = [];
  const answers = new Map<string, (said: string) => void>();
  let questions = 0;
  const ask = (of: string): void =>
    asked.ask(
      { of },
      () => {
        questions++;
        return new Promise((resolve) => answers.set(of, resolve));
      },
      (said) => heard.push(said),
    );
  ask('a');
  ask('a');
  ask('b');
  answers.get('a')?.('of a');
  await settle();
  assert.deepEqual([questions, heard, asked.last, asked.latest], [2, [], undefined, undefined]);
  answers.get('b')?.('of b');
  await settle();
  assert.deepEqual([heard, asked.about({ of: 'b' }), asked.about({ of: 'a' })], [['of b'], 'of b', undefined]);
  ask('c');
  assert.deepEqual(
    [asked.last, asked.latest],
    [undefined, 'of b'],
    'what is shown stays until something else is known',
  );
  asked.forget();
  assert.deepEqual([asked.last, asked.latest, asked.about({ of: 'b' })], [undefined, undefined, undefined]);
});

test('where nobody could say, it may be asked again', async () => {
  const asked = new Asked<string>();
  asked.ask(1, () => Promise.reject(new Error('left')), assert.fail);
  await settle();
  asked.ask(
    1,
    () => Promise.resolve('yes'),
    () => undefined,
  );
  await settle();
  assert.equal(asked.about(1), 'yes');
});
