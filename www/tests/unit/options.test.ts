import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherwise } from '../../build/games.mjs';
import all from '../../src/protocol/games.gen.json' with { type: 'json' };
import {
  change,
  fieldsOf,
  getAt,
  groupOn,
  offered,
  restore,
  setAt,
  unfit,
  type Options,
  type Schema,
} from '../../src/screens/options.ts';

// The shapes that schemars writes: references, constants one by one, null beside a type, a nested object.
const schema: Schema = {
  type: 'object',
  properties: {
    first_seat: { type: 'integer', minimum: 0, maximum: 7, default: 0 },
    words: { $ref: '#/$defs/Words', default: 'fr' },
    deck: { anyOf: [{ $ref: '#/$defs/Words' }, { type: 'null' }], default: null },
    packs: { type: ['integer', 'null'], minimum: 1, maximum: 2, default: null },
    timer: { type: ['integer', 'null'], minimum: 10, maximum: 600, examples: [30, 60], default: 60 },
    long: { type: 'boolean', default: false },
    price: { type: 'integer', minimum: 0, maximum: 100, default: 5 },
    back: { anyOf: [{ $ref: '#/$defs/Back' }, { type: 'null' }], default: null },
    pack: { $ref: '#/$defs/Pack', default: 'only' },
    end: { $ref: '#/$defs/End', default: { rounds: 3 } },
  },
  $defs: {
    Words: {
      oneOf: [
        { type: 'string', const: 'fr' },
        { type: 'string', const: 'en' },
      ],
    },
    Pack: { oneOf: [{ type: 'string', const: 'only' }] },
    End: {
      oneOf: [
        { type: 'object', properties: { rounds: { type: 'integer', minimum: 1, maximum: 20 } } },
        { type: 'object', properties: { minutes: { type: 'integer', minimum: 1, maximum: 240 } } },
      ],
    },
    Back: { type: 'object', properties: { allowed: { type: 'integer', minimum: 1, maximum: 20, default: 1 } } },
  },
};
const fields = fieldsOf(schema);
const field = (name: string) => fields.find((one) => one.path[0] === name);

test('every option becomes a field of its kind', () => {
  assert.deepEqual(
    fields.map((one) => one.kind),
    ['seat', 'choice', 'choice', 'choice', 'choice', 'switch', 'number', 'group', 'variant'],
  );
});

test('choices come from constants, from a few numbers, and from null', () => {
  const values = (name: string) => {
    const one = field(name);
    return one?.kind === 'choice' ? one.values : null;
  };
  assert.deepEqual(values('words'), ['fr', 'en']);
  assert.deepEqual(values('deck'), [null, 'fr', 'en']);
  assert.deepEqual(values('packs'), [null, 1, 2]);
  assert.deepEqual(values('timer'), [30, 60, null]);
});

test('the defaults are the schema’s', () => {
  assert.deepEqual(restore(fields, {}), {
    first_seat: 0,
    words: 'fr',
    deck: null,
    packs: null,
    timer: 60,
    long: false,
    price: 5,
    back: null,
    end: { rounds: 3 },
  });
});

test('one of several things keeps its value, and what is none of them gives way', () => {
  const ends = (end: unknown) => restore(fields, { end })['end'];
  assert.deepEqual(ends({ minutes: 20 }), { minutes: 20 });
  for (const bad of [{ minutes: 0 }, { rounds: 1, minutes: 1 }, { days: 1 }, {}, null, 3])
    assert.deepEqual(ends(bad), { rounds: 3 });
});

test('a group that is switched on has its own defaults', () => {
  const back = field('back');
  assert.ok(back?.kind === 'group' && back.optional);
  assert.deepEqual(groupOn(back), { allowed: 1 });
});

test('a value is set without touching the others', () => {
  const before = restore(fields, {});
  const after = setAt(setAt(before, ['back'], { allowed: 1 }), ['back', 'allowed'], 3);
  assert.equal(getAt(after, ['back', 'allowed']), 3);
  assert.equal(getAt(before, ['back']), null);
});

test('what was remembered and no longer fits gives way to the default', () => {
  const restored = restore(fields, {
    words: 'de',
    deck: 'en',
    packs: 7,
    long: 'yes',
    price: 12,
    back: { allowed: 99 },
    gone: 1,
  });
  assert.deepEqual(restored, {
    first_seat: 0,
    words: 'fr',
    deck: 'en',
    packs: null,
    timer: 60,
    long: false,
    price: 12,
    back: null,
    end: { rounds: 3 },
  });
});

test('what a host gives and the game does not have is named with its path', () => {
  const given = { words: 'en', packs: 7, price: '5', gone: 1, back: { allowed: 4, other: true }, end: { days: 1 } };
  assert.deepEqual(unfit(fields, given), [
    ['packs', 7],
    ['price', '5'],
    ['gone', 1],
    ['back.other', true],
    ['end', { days: 1 }],
  ]);
  assert.deepEqual(unfit(fields, { back: null, end: { minutes: 20 } }), []);
  // Of a group that does not fit nothing is taken.
  for (const back of [{ allowed: 99 }, [], 'on']) assert.deepEqual(unfit(fields, { back }), [['back', back]]);
});

test('a group of which a part is given has the rest at its defaults', () => {
  assert.deepEqual(restore(fields, { back: {} })['back'], { allowed: 1 });
  assert.deepEqual(restore(fields, { back: { allowed: 4, other: 1 } })['back'], { allowed: 4 });
  assert.deepEqual(restore(fields, { back: { allowed: 99 } })['back'], null);
  assert.equal(restore(fields, { back: 'on' })['back'], null);
});

test('with words of both languages, the deck of the page’s language is proposed until somebody chooses', () => {
  const both = structuredClone(schema);
  both.properties!['words'] = { enum: ['fr', 'en', 'both'], default: 'fr' };
  const fields = fieldsOf(both);
  const decks = (options: Options) => offered(fields, options, 'en').find(({ path }) => path[0] === 'deck');
  const deck = (options: Options) => restore(offered(fields, options, 'en'), options)['deck'];
  for (const words of ['fr', 'en']) assert.equal(deck({ words, deck: null }), null);
  assert.equal(deck({ words: 'both', deck: null }), 'en');
  assert.equal(deck({ words: 'both', deck: 'fr' }), 'fr');
  const values = (options: Options) => {
    const one = decks(options);
    return one?.kind === 'choice' ? one.values : null;
  };
  assert.deepEqual(values({ words: 'en', deck: null }), [null, 'fr', 'en']);
  assert.deepEqual(values({ words: 'both', deck: null }), ['fr', 'en']);
});

test('THE-16: while a switch is on another option has another default, unless somebody chose it', () => {
  const calmly = fieldsOf({
    properties: {
      timer: {
        type: ['integer', 'null'],
        examples: [30, 60, 120],
        default: 60,
        otherwise: { on: 'calm', initial: null },
      },
      calm: { type: 'boolean', default: false },
    },
  });
  const of = (given: Options) => restore(calmly, given);
  assert.deepEqual(of({}), { timer: 60, calm: false });
  // A host that asks for a calm game and says nothing of a clock.
  assert.deepEqual(of({ calm: true }), { timer: null, calm: true });
  assert.deepEqual(of({ calm: true, timer: 45 }), { timer: null, calm: true });
  // What a family has played with stays.
  for (const last of [
    { timer: 60, calm: true },
    { timer: null, calm: true },
    { timer: 120, calm: false },
    { timer: null, calm: false },
  ])
    assert.deepEqual(of(last), last);

  const turn = (timer: number | null, from: boolean, chosen: string[] = []) =>
    change(calmly, { timer, calm: from }, ['calm'], !from, new Set([...chosen, 'calm']));
  assert.deepEqual(turn(60, false), { timer: null, calm: true });
  assert.deepEqual(turn(null, true), { timer: 60, calm: false });
  assert.deepEqual(turn(60, false, ['timer']), { timer: 60, calm: true });
  assert.deepEqual(turn(null, true, ['timer']), { timer: null, calm: false });
  assert.deepEqual(turn(120, false), { timer: 120, calm: true });
  assert.deepEqual(turn(30, true), { timer: 30, calm: false });
  assert.deepEqual(change(calmly, { timer: 60, calm: false }, ['timer'], 30, new Set(['timer'])), {
    timer: 30,
    calm: false,
  });
});

test('THE-16: the page is told of the other default that the rules publish', () => {
  const schema = all.find(({ id }) => id === 'themes')?.options;
  const calmly = fieldsOf(otherwise(schema) as Schema);
  assert.equal(restore(calmly, { calm: true })['timer'], null);
  assert.equal(restore(calmly, { calm: false })['timer'], 60);
});
