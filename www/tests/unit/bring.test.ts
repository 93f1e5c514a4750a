// What somebody writes and brings: how its text is found, and where it is told what is wrong.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, isFault, read, type CheckedData } from '../../src/screens/bring.ts';

const right = (data: unknown): CheckedData => ({
  data: { deck: data },
  refusal: null,
  line: null,
  remarks: [],
  preview: null,
});

test('a file is read as the programs that people have write it', async () => {
  const text = 'le bébé / déjà / où ?';
  const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  assert.equal(await decode(new Blob([text])), text);
  assert.equal(await decode(new Blob([latin])), text);
  const wide = new Uint8Array([0xff, 0xfe, ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0])]);
  assert.equal((await decode(new Blob([wide]))).replace('\uFEFF', ''), text);
});

test('JSON is read here, all else goes to the rules as it is', async () => {
  const asked: [unknown, string][] = [];
  const check = (data: unknown, title: string): Promise<CheckedData> => {
    asked.push([data, title]);
    return Promise.resolve(right(data));
  };
  const json = await read({ name: 'classe.json', text: '\uFEFF {"id": 1}' }, 'deck', check);
  const lines = await read({ name: 'Chapitre 4.csv', text: 'a;b\n' }, 'deck', check);
  assert.deepEqual(asked, [
    [{ id: 1 }, 'classe'],
    ['a;b\n', 'Chapitre 4'],
  ]);
  assert.ok(!isFault(json) && !isFault(lines));
  assert.deepEqual([json.data, lines.name], [{ id: 1 }, 'Chapitre 4']);
});

test('what is wrong is told with its line: where JSON breaks, where a pointer leads, where the rules say', async () => {
  const refusing = (place: string, line: number | null) => (): Promise<CheckedData> =>
    Promise.resolve({
      ...right(null),
      refusal: { code: 'bad-data', clause: null, message: { key: 'nothing', args: {} }, place } as never,
      line,
    });
  const fault = async (text: string, check: () => Promise<CheckedData>): Promise<[number | null, string]> => {
    const found = await read({ name: 'x.txt', text }, 'deck', check);
    assert.ok(isFault(found));
    return [found.line, found.quote];
  };
  assert.deepEqual(await fault('{\n "a": 1,,\n}', refusing('', null)), [2, '"a": 1,,']);
  assert.deepEqual(await fault('{\n "a": [\n  1]\n}', refusing('/deck/a/0', null)), [3, '1]']);
  assert.deepEqual(await fault('a\r\nb\r\nc', refusing('/deck', 2)), [2, 'b']);
  assert.deepEqual(await fault('a\nb', refusing('/deck', null)), [null, '']);
});
