// The keys that tsc knows (lib/i18n.ts, i18n/messages.gen.ts): what it has to refuse stands here, and it fails where it does not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './bare-page.ts';
import { variables } from '../../build/catalogues.mjs';
import { around, aroundAll, hasOf, t, tOf } from '../../src/lib/i18n.ts';

/** Never called: tsc reads it. */
export function typed(game: string, level: 'easy' | 'hard', name: string): void {
  t('back');
  t('seat-name', { number: 1 });
  t(`level-${level}`);
  tOf(game, 'name');
  tOf(game, `data-${name}`);
  hasOf(game, 'start');
  // @ts-expect-error there is no such message
  t('bakc');
  // @ts-expect-error nor such a level
  t(`level-${level}-est`);
  // @ts-expect-error no message may be called so
  t(`level-${name}`);
  // @ts-expect-error any text may be anything
  t(name);
  // @ts-expect-error its number is missing
  t('seat-name');
  // @ts-expect-error it has no such variable
  t('seat-name', { nummer: 1 });
  // @ts-expect-error it has one variable alone
  t('seat-name', { number: 1, name });
  // @ts-expect-error it has no variable
  t('back', { name });
  // @ts-expect-error no game says this
  tOf(game, 'nmae');
  // @ts-expect-error nor anything that begins so
  tOf(game, `dtaa-${name}`);
  // @ts-expect-error its variable is missing
  tOf(game, 'paces');
  // @ts-expect-error no game says this
  hasOf(game, 'strat');
  // @ts-expect-error it has no such variable
  around('seat-name', {}, 'nummer', name);
  // @ts-expect-error nor this one
  aroundAll('seat-name', {}, { nummer: name });
}

test('a message has the variables of every variant, of functions and of what it quotes', () => {
  const text = 'a = { $x } { NUMBER($n) ->\n    [one] { $y }\n   *[other] { b }\n  }\nb = { $z }\nc = C\n';
  assert.deepEqual(Object.fromEntries(variables(text)), { a: ['n', 'x', 'y', 'z'], b: ['z'], c: [] });
});
