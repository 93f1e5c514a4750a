// What style sheets promise and no linter checks.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { written } from '../../build/media.mjs';
import { RATIO, STRIP } from '../../src/pieces/hand-layout.ts';
import breakpoints from '../../styles/breakpoints.json';

const folder = path.join(process.cwd(), 'styles');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

test('a repeating gradient says `in srgb`: Firefox barely repeats one that mixes in another space', () => {
  for (const { name, text } of sheets)
    for (const [gradient] of text.matchAll(/repeating-\w+-gradient\([^,]*,/g))
      assert.match(gradient, /in srgb/, `${name}: ${gradient}`);
});

test('breakpoints stand in breakpoints.json alone', () => {
  for (const { name, text } of sheets) assert.doesNotMatch(text, /@media[^{]*\b(width|height)\b/, name);
  assert.equal(written('@media (--tablet) {}', breakpoints), '@media (max-width: 48rem) {}');
  assert.throws(() => written('@media (--nowhere) {}', breakpoints, 'x.css'), /x\.css/);
  assert.throws(() => written('@container table (--nowhere) {}', breakpoints, 'x.css'), /x\.css/);
});

test('test hooks are for tests: neither the sheets nor the page’s own code choose by them', () => {
  const source = path.join(process.cwd(), 'src');
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }));
  assert.ok(code.length > 150);
  for (const { name, text } of [...sheets, ...code]) assert.doesNotMatch(text, /\[data-testid/, name);
});

test('a card and the smallest thing to touch measure in a hand what the sheets say', () => {
  const text = (name: string): string => sheets.find((sheet) => sheet.name === name)?.text ?? '';
  const ratios = [...text('cards.css').matchAll(/height: calc\(var\(--card-w\) \* ([\d.]+)\)/g)];
  assert.deepEqual(
    ratios.map(([, ratio]) => Number(ratio)),
    [RATIO, RATIO],
  );
  assert.equal(Number(/--target: ([\d.]+)rem/.exec(text('tokens.css'))?.[1]) * 16, STRIP);
});

test('what is drawn at a table asks how large its box is, never the window', () => {
  assert.equal(
    written('@container table (--upright) {}', breakpoints),
    '@container table ((max-width: 64em) and (max-aspect-ratio: 1 / 1) and (min-height: 54em)) or ((max-width: 40em)) or ((max-width: 48em) and (max-height: 34em)) {}',
  );
  assert.equal(
    written('@container table (--tall) {}', breakpoints),
    '@container table (min-width: 40.01em) and (min-height: 56em) {}',
  );
  // How Spikit's cards are read and printed stands on other screens, too.
  const elsewhere = ['spikit-review.css', 'spikit-print.css'];
  const atTables = sheets.filter(
    ({ name }) => /^(tables\/|(table|worlds|replay)\.css)/.test(name) && !elsewhere.some((one) => name.endsWith(one)),
  );
  assert.ok(atTables.length > 15);
  for (const { name, text } of atTables) {
    // How high the box itself is, is said once, in table.css.
    const rules = text
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replace(/(height|width|inset): [^;]*100d?v[^;]*;|inset: calc\(50dvh[^;]*;/g, (found) =>
        name === 'table.css' ? '' : found,
      );
    assert.doesNotMatch(rules, /@media \(--|\d[sdl]?v(w|h|min|max)\b/, name);
  }
});

test('a class that a game’s sheet dresses by its name alone is named in no other room', () => {
  const bare = (text: string): string => text.replaceAll(/\/\*.*?\*\//gs, '');
  const classes = (text: string): Set<string> =>
    new Set([...bare(text).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  // `plis-small.css` is of the room of `plis.css`.
  const room = (name: string): string => name.replace(/(-small|-world|-print|-review)?\.css$/, '');
  for (const { name, text } of sheets.filter((sheet) => sheet.name.startsWith('tables/'))) {
    const heads = [...bare(text).matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
      head.replaceAll(/\([^{]*\)/g, '()').split(','),
    );
    for (const [, alone = ''] of heads.flatMap((head) => [...head.trim().matchAll(/^\.([\w-]+)$/g)])) {
      // What its colours are called, all games know.
      const others = sheets.filter((other) => room(other.name) !== room(name) && !other.name.startsWith('games/'));
      for (const other of others)
        assert.ok(!classes(other.text).has(alone), `.${alone} of ${name} would dress what ${other.name} dresses`);
    }
  }
});

test('what holds back a swipe or a wheel lets it go in a frame, where the page around scrolls', () => {
  // Fingers rest on a buzzer, and draw people around the table: the page would move below them.
  const needed = ['pieces/buzzers.css', 'pieces/sides.css'];
  let held = 0;
  for (const { name, text } of sheets.filter((sheet) => !needed.includes(sheet.name))) {
    const rules = [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, head = '', body = '']) => ({ head: head.trim(), body }),
    );
    const says = (body: string, free: boolean): boolean =>
      (free
        ? /overscroll-behavior: auto|touch-action: pan-y/
        : /overscroll-behavior[\w-]*: (contain|none)|touch-action: (none|pinch-zoom)/
      ).test(body);
    for (const { head } of rules.filter(
      ({ head, body }) => says(body, false) && !head.includes(':not([data-framed])'),
    )) {
      held++;
      const free = rules.some((rule) => rule.head === `[data-framed] ${head}` && says(rule.body, true));
      assert.ok(free, `${name}: ${head}`);
    }
  }
  assert.ok(held > 4);
});

/** The selectors that speak of a pointer above something, each with the conditions around it. */
function* hovers(text: string): Generator<{ selector: string; around: string }> {
  const around: string[] = [];
  for (const [, head = '', brace] of text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    if (head.includes(':hover')) yield { selector: head.trim(), around: around.join(' ') };
    around.push(head.trim());
  }
}

test('nothing stays lit after a touch: what a pointer above it changes asks for a pointer that can be there', () => {
  const embed = path.join(process.cwd(), 'src/embed/element.css');
  const all = [...sheets, { name: embed, text: readFileSync(embed, 'utf8') }];
  const found = all.flatMap(({ name, text }) => [...hovers(text)].map((one) => ({ name, ...one })));
  assert.ok(found.length > 10);
  for (const { name, selector, around } of found) assert.match(around, /\(hover: hover\)/, `${name}: ${selector}`);
});

/** The relative luminance of a colour in OKLCH (WCAG 2, after Ottosson's matrices), as far as sRGB shows it. */
function luminance(light: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number): number => Math.min(1, Math.max(0, value));
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

test('eight seats have eight colours, and each carries white letters', () => {
  const text = readFileSync(path.join(folder, 'pieces/emblems.css'), 'utf8');
  const colours = [...text.matchAll(/--seat: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map((found) =>
    found.slice(1).map(Number),
  );
  assert.equal(new Set(colours.map(String)).size, 8);
  for (const [light = 0, chroma = 0, hue = 0] of colours)
    assert.ok(1.05 / (luminance(light, chroma, hue) + 0.05) >= 4.5, `oklch(${light} ${chroma} ${hue})`);
});

/** Splits a selector where `cut` matches outside of all brackets. */
function apart(selector: string, cut: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    depth += /[([]/.test(sign) ? 1 : /[)\]]/.test(sign) ? -1 : 0;
    if (depth === 0 && cut.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Whether a part of a selector (`p.lead:last-child`) names what it dresses: by a class, an attribute or a tag; `*` and `:not(.lead)` do not. */
const names = (part: string): boolean => {
  const alternatives = [...part.matchAll(/:(?:is|where)(\((?:[^()]|\([^()]*\))*\))/g)].map(([, inner = '']) =>
    inner.slice(1, -1),
  );
  const rest = part.replace(/:[\w-]+(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g, '');
  return (
    /[\w[]/.test(rest) ||
    alternatives.some((inner) => apart(inner, /,/).every((one) => names(apart(one, /[\s>+~]/).at(-1) ?? '')))
  );
};

/** What an element is and is not any more without a change of its own: because others came and went, or were touched. */
const COMES_AND_GOES =
  /:(has|(first|last|only|nth-(last-)?)-?(child|of-type)|empty|hover|active|focus[\w-]*|checked|(dis|en)abled|open|target)\b/;

// Chromium notes what it has to dress anew for each such state once, for all rules together: where one of them names nothing (`.a:has(.b) > *`), it
// dresses everything in an element for which any `:has` changes. At a table that was once a step, and traces count it as layout.
test('what is dressed by a state of what is around it is named', () => {
  for (const part of ['.a', 'td', ':is(.a, b > td)', '[b]']) assert.ok(names(part), part);
  for (const part of ['*', ':not(.a)', ':is(.a, :last-child)']) assert.ok(!names(part), part);
  const unnamed = sheets.flatMap(({ name, text }) => {
    const flat = transformSync(written(text, breakpoints, name), { loader: 'css', target: 'chrome111' }).code;
    return [...flat.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
      .flatMap(([, head = '']) => apart(head, /,/))
      .filter((selector) => {
        const parts = apart(selector.replace(/::[\w-]+(\([^)]*\))?$/, ''), /[\s>+~]/);
        return (
          !selector.startsWith('@') && COMES_AND_GOES.test(parts.slice(0, -1).join(' ')) && !names(parts.at(-1) ?? '')
        );
      })
      .map((selector) => `${name}: ${selector}`);
  });
  assert.deepEqual(unnamed, []);
});

test('no picture that a world is painted with is larger than 6 kB', () => {
  const worlds = sheets.filter(({ name }) => /(^worlds|-world)\.css$/.test(name));
  assert.ok(worlds.length >= 6);
  for (const { name, text } of worlds) {
    for (const [picture] of text.matchAll(/url\([^)]*\)/g))
      assert.ok(picture.length <= 6000, `${name}: ${picture.slice(0, 60)}`);
    // A file beside the sheet would be fetched for it: what there is stands in the sheet.
    assert.doesNotMatch(text, /url\((?!['"]?(data:|#))/, name);
  }
  const drawings = path.join(process.cwd(), 'src/tables');
  for (const name of readdirSync(drawings, { recursive: true, encoding: 'utf8' }))
    if (/(ornaments?|drawings|signs)\.ts$/.test(name))
      assert.ok(readFileSync(path.join(drawings, name)).byteLength <= 6000, name);
});
