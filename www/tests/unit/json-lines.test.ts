import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAt, lineOf, locate, NoJson } from '../../src/lib/json-lines.ts';

const text = `{
  "format": 1,
  "families": [
    {"colour": "red",
     "slots": [
       {"fr": {"text": "le \\"chat\\""}, "en": {"text": "the cat"}},
       {"a/b": null, "n": -1.5e3}
     ]}
  ]
}
`;

test('a text is read as JSON reads it, and every value has its line', () => {
  const located = locate(text);
  assert.deepEqual(located.value, JSON.parse(text));
  const lines = ['', '/format', '/families/0', '/families/0/slots/0/en/text', '/families/0/slots/1/a~1b'].map(
    (pointer) => lineOf(text, located, pointer),
  );
  assert.deepEqual(lines, [1, 2, 4, 6, 7]);
});

test('what is missing is looked for where it should be', () => {
  const located = locate(text);
  assert.equal(lineOf(text, located, '/families/0/slots/1/fr/text'), 7);
  assert.equal(lineOf(text, located, '/languages'), 1);
});

test('the first sign that is no JSON has its line', () => {
  const bad: [string, number][] = [
    ['{\n "a": 1,\n}', 3],
    ['{\n "a": 1\n "b": 2\n}', 3],
    ['[1,\n\n2', 3],
    ['{"a": tru}', 1],
    ['{"a": "x\ny"}', 1],
    ['', 1],
    ['{}\n{}', 2],
    ['[01]', 1],
    ['"\\x"', 1],
  ];
  for (const [wrong, line] of bad) {
    assert.throws(() => JSON.parse(wrong) as unknown, wrong);
    assert.throws(
      () => locate(wrong),
      (error) => error instanceof NoJson && lineAt(wrong, error.at) === line,
      wrong,
    );
  }
  assert.throws(() => locate('['.repeat(100_000)), NoJson);
});

test('names that objects have by themselves are names like any others', () => {
  assert.deepEqual(
    locate('{"__proto__": 1, "constructor": 2}').value,
    JSON.parse('{"__proto__": 1, "constructor": 2}'),
  );
});
