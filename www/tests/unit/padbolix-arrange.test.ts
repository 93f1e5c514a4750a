import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aboutStars,
  arrangements,
  canonical,
  cardsOf,
  inGroups,
  openChoices,
  shapeOf,
  starsOf,
  type Shape,
} from '../../src/tables/padbolix/arrange.ts';

const ways = (cards: string, shape?: Shape): string[] =>
  arrangements([...cards], shape).map((groups) => groups.join('+'));

test('PAD-5: cards snap into a single, sequences of one length or pairs, in whatever order they were lifted', () => {
  assert.deepEqual(ways('C'), ['C']);
  assert.deepEqual(ways('NEMF'), ['EF+MN']);
  assert.deepEqual(ways('PGTPGT'), ['GG+PP+TT']);
  assert.deepEqual(ways('DHEGFLIMKJSTUVW'), ['DEFGH+IJKLM+STUVW']);
});

test('cards that make no formula make none', () => {
  assert.deepEqual(ways('EG'), []);
  assert.deepEqual(ways('EFMNO'), []);
  assert.deepEqual(ways('E!'), []);
  assert.deepEqual(ways(''), []);
});

test('PAD-6: groups may overlap or repeat', () => {
  assert.deepEqual(ways('EFFG'), ['EF+FG']);
  assert.deepEqual(ways('EEFF'), ['EF+EF', 'EE+FF']);
});

test('PAD-6: a sequence of four is rather one than two of two, and both are offered', () => {
  assert.deepEqual(ways('BCDE'), ['BCDE', 'BC+DE']);
  assert.deepEqual(ways('BCDE', { kind: 'sequences', groups: 2, length: 2 }), ['BC+DE']);
});

test('PAD-9: a star takes the letter that is missing, or each that it can', () => {
  assert.deepEqual(ways('E*G'), ['EfG']);
  assert.deepEqual(ways('Y*'), ['xY', 'Yz', 'Yy']);
  assert.equal(ways('*').length, 25);
  assert.equal(ways('*')[0], 'B'.toLowerCase());
});

test('a play is the same however its groups are named, and takes its cards from the hand', () => {
  assert.equal(canonical(['MN', 'EF']), canonical(['EF', 'MN']));
  assert.deepEqual(cardsOf(['eF', 'MN']), ['*', 'F', 'M', 'N']);
  assert.equal(starsOf(['eF', 'mN']), 2);
});

test('a hand in groups: runs, then doubles, then the rest, stars and firecrackers last', () => {
  assert.equal(inGroups([...'K!GFTE*TB']).join(''), 'EFGTTBK*!');
});

test('a play is one and the same whichever of two equal cards is a star', () => {
  assert.equal(canonical(['EF', 'eF']), canonical(['eF', 'EF']));
  assert.equal(canonical(['gG']), canonical(['Gg']));
  assert.notEqual(canonical(['EF', 'eF']), canonical(['EF', 'Ef']));
});

/** What is asked of some cards: of what, and the choices as plays; the chosen one in brackets. */
const asked = (cards: string, chosen: string): string[] => {
  const all = arrangements([...cards]);
  const way = all.findIndex((groups) => groups.join('+') === chosen);
  return openChoices(all, way).map(
    ({ about, options }) =>
      `${about}: ${options.map((option) => (option.chosen ? `[${all[option.way]!.join('+')}]` : all[option.way]!.join('+'))).join(' ')}`,
  );
};

test('PAD-9: nothing is asked where the cards speak for themselves', () => {
  assert.deepEqual(asked('E*G', 'EfG'), []);
  assert.deepEqual(asked('EFMN', 'EF+MN'), []);
});

test('PAD-9: the formula is asked first, then what the stars stand for, group by group', () => {
  assert.deepEqual(asked('E*', 'dE'), ['formula: [dE] Ee', '0: [dE] Ef']);
  assert.deepEqual(asked('E*', 'Ee'), ['formula: dE [Ee]']);
  assert.deepEqual(asked('BCDE', 'BC+DE'), ['formula: BCDE [BC+DE]']);
  // Two stars, a sequence each: the second group has no choice left but what the first one leaves it.
  const two = asked('E*M*', 'dE+lM');
  assert.equal(two.length, 3);
  assert.match(two[1]!, /^0: \[dE\+lM\] Ef\+lM$/);
  assert.match(two[2]!, /^1: \[dE\+lM\] dE\+Mn$/);
});

test('PAD-9: a group with a star is another one while all others stay', () => {
  const stars = (cards: string, chosen: string): string[] => {
    const all = arrangements([...cards]);
    const way = all.findIndex((groups) => groups.join('+') === chosen);
    assert.ok(way >= 0, chosen);
    return aboutStars(all, way).map(({ about, options }) => {
      for (const { way: other, group } of options) {
        const groups = all[other]!;
        assert.ok(groups.includes(group), `${group} in ${groups.join('+')}`);
        assert.equal(groups.length, chosen.split('+').length);
      }
      return `${about}: ${options.map(({ chosen, group }) => (chosen ? `[${group}]` : group)).join(' ')}`;
    });
  };
  assert.deepEqual(stars('EFG', 'EFG'), [], 'no star');
  assert.deepEqual(stars('E*', 'dE'), ['0: [dE] Ef']);
  assert.deepEqual(stars('E*M*', 'dE+lM'), ['0: [dE] Ef', '1: [lM] Mn']);
  // Five sequences, one of them of stars alone: it may lie anywhere, and nothing is asked of the four others.
  const [one, ...others] = stars('DEGHJKMN**', 'DE+GH+JK+MN+yz');
  assert.deepEqual(others, []);
  assert.equal(one?.toUpperCase(), '4: BC CD DE EF FG GH HI IJ JK KL LM MN NO OP PQ QR RS ST TU UV VW WX XY [YZ]');
});

test('seven stars alone are asked about in bounded time', () => {
  for (let stars = 1; stars <= 7; stars++) {
    const all = arrangements([...'*'.repeat(stars)]);
    assert.ok(all.length >= 19 && all.length <= 3000);
    assert.ok(openChoices(all, 0).every(({ options }) => options.filter((option) => option.chosen).length === 1));
  }
});

test('PAD-5, PAD-7: the formula of a play', () => {
  assert.deepEqual(shapeOf(['e']), { kind: 'single', groups: 1, length: 1 });
  assert.deepEqual(shapeOf(['Gg', 'PP']), { kind: 'pairs', groups: 2, length: 2 });
  assert.deepEqual(shapeOf(['DEFGH', 'IJKLM']), { kind: 'sequences', groups: 2, length: 5 });
});
