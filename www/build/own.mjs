// A bundle of some of the games, under the name and colour of a house: which games ($MOTS_GAMES, `plis,syntax`) and which brand file
// ($MOTS_BRAND). What is left out is left out before bundling, so that chunks, catalogues and the list for offline follow by themselves.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, www } from './paths.mjs';

const LANGUAGES = ['fr', 'en'];
/** How many characters a name, or the text of a link, may have: as many as a home screen shows without cutting. */
const NAME = 40;
const NOTICE = 600;
const LINKS = 6;

/** What a brand file may say; all of it may be left out. */
const KNOWN = ['name', 'lead', 'colours', 'icons', 'links', 'legal'];

const idsIn = (file) => JSON.parse(readFileSync(path.join(www, 'src/protocol', file), 'utf8')).map(({ id }) => id);

/** The games of the box, in the order of the start screen. */
export const gamesOfTheBox = () => idsIn('games.gen.json');

/** What the box does not have and a build may be asked for: the game that new ones are copied from. */
export const gamesAside = () => idsIn('aside.gen.json');

/** `plis,syntax` → the games, each once; throws a sentence. */
export function readGames(text, all = gamesOfTheBox()) {
  const asked = [...new Set(text.split(',').map((name) => name.trim()))];
  for (const name of asked)
    if (!all.includes(name) && !gamesAside().includes(name))
      throw new Error(`there is no game "${name}"; there are ${all.join(', ')}`);
  return asked;
}

/** A brand file's text → what the page needs of it; throws a sentence that names the place. `folder` is where its icons are looked for. */
export function readBrand(text, folder) {
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Error(`the brand file is no JSON: ${error.message}`);
  }
  if (file === null || typeof file !== 'object' || Array.isArray(file)) throw new Error('the brand file is no object');
  for (const key of Object.keys(file))
    if (!KNOWN.includes(key)) throw new Error(`the brand file knows no "${key}"; it knows ${KNOWN.join(', ')}`);
  const { colours = {}, icons = null, links = [] } = file;
  const accent = colours?.accent ?? null;
  if (accent !== null && !/^#[0-9a-f]{6}$/i.test(accent)) throw new Error('colours.accent is not like #1d5b8f');
  if (icons !== null && !existsSync(path.resolve(folder, String(icons), 'icon.svg')))
    throw new Error(`icons: there is no icon.svg in ${JSON.stringify(icons)}`);
  if (!Array.isArray(links) || links.length > LINKS) throw new Error(`links is no list of at most ${LINKS}`);
  return {
    name: bothOf(file.name, 'name', NAME),
    lead: bothOf(file.lead, 'lead', NOTICE),
    legal: bothOf(file.legal, 'legal', NOTICE),
    accent,
    icons: icons === null ? null : path.resolve(folder, icons),
    links: links.map((link, at) => {
      const text = bothOf(link?.text, `links[${at}].text`, NAME);
      if (text === null) throw new Error(`links[${at}].text is missing`);
      // A house's link leaves the page: it has to be a web address (https) or one for mail.
      if (!/^(https:\/\/|mailto:)[^\s"<>]+$/.test(link.href))
        throw new Error(`links[${at}].href is not like https://… or mailto:…`);
      return { text, href: link.href };
    }),
  };
}

/** One text for both languages, or `{fr, en}`. */
function bothOf(value, place, most) {
  if (value === undefined || value === null) return null;
  const texts = typeof value === 'string' ? { fr: value, en: value } : value;
  for (const language of LANGUAGES) {
    const text = texts?.[language];
    // Braces would be read by Fluent, a line break would end its message.
    if (typeof text !== 'string' || text.trim() === '' || text.length > most || /[\p{C}{}]/u.test(text))
      throw new Error(`${place} (${language}) is not a text of 1 to ${most} signs without braces and line breaks`);
  }
  return { fr: texts.fr.trim(), en: texts.en.trim() };
}

/** What this build is to make; null: the box. */
export const own = readOwn(process.env);

function readOwn({ MOTS_GAMES: games, MOTS_BRAND: brand }) {
  if (!games && !brand) return null;
  const chosen = games ? readGames(games) : gamesOfTheBox();
  const read = brand ? readBrand(readFileSync(brand, 'utf8'), path.dirname(path.resolve(brand))) : readBrand('{}', www);
  return { games: chosen, brand: read };
}

/** Whether that game is in this build. */
export const isIn = (game) => (own === null ? !gamesAside().includes(game) : own.games.includes(game));

/** The catalogue's text as this build says it: without the files of games that are left out, and with the house's name for the box. */
export function namedInCatalogue(text, language, { games, brand }) {
  const value = (key) => new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1];
  const [only] = games.length === 1 ? games : [];
  const says = {
    'box-title': brand.name?.[language] ?? (only && value(`${only}-name`)),
    'box-lead': brand.lead?.[language] ?? (only && value(`${only}-lead`)),
  };
  // Other sentences name the box too.
  const box = value('box-title');
  let said = says['box-title'] === undefined ? text : text.replaceAll(box, () => says['box-title']);
  for (const [key, text] of Object.entries(says)) {
    if (text === undefined) continue;
    if (value(key) === undefined) throw new Error(`own: the catalogue has no ${key}`);
    said = said.replace(new RegExp(`^${key} = .*$`, 'm'), () => `${key} = ${text}`);
  }
  return said;
}

/** The page's list of games with these alone, in this order: what is not imported is not in the bundle. */
export function registryOf(source, games) {
  const list = /registry: readonly GameEntry\[\] = \[([^\]]*)\]/.exec(source);
  if (!list) throw new Error('own: the registry looks different now');
  const all = list[1].split(',').map((name) => name.trim());
  let text = source.replace(list[1], games.join(', '));
  // The registry has the games of the box alone.
  for (const name of games.filter((name) => !all.includes(name)))
    text = text.replace(/^import /m, () => `import { ${name} } from './${name}/entry.ts';\nimport `);
  for (const name of all.filter((name) => !games.includes(name))) {
    const line = `import { ${name} } from './${name}/entry.ts';\n`;
    if (!text.includes(line)) throw new Error(`own: the registry does not import ${name} as it did`);
    text = text.replace(line, '');
  }
  return text;
}

/** @type {import('esbuild').Plugin} */
export const ownGames = {
  name: 'own-games',
  setup(builder) {
    if (own === null) return;
    builder.onLoad({ filter: /[\\/]tables[\\/]registry\.ts$/ }, async ({ path: file }) => ({
      contents: registryOf(await readFile(file, 'utf8'), own.games),
      loader: 'ts',
    }));
    builder.onLoad({ filter: /[\\/]lib[\\/]brand\.json$/ }, () => {
      const { accent, icons, links, legal } = own.brand;
      return { contents: JSON.stringify({ own: true, accent, logo: icons !== null, links, legal }), loader: 'json' };
    });
  },
};

/** What a kind of resource is called in the rules, and where its files lie. */
const PLACES = {
  DICTIONARY: () => /^dictionaries\/.*\.dict$/,
  MORPHOLOGY: () => /^dictionaries\/.*\.words$/,
  ROOTS: () => /^dictionaries\/.*\.roots$/,
  LISTS: () => /^dictionaries\/.*\.themes$/,
  DECK: (game) => new RegExp(`^decks/${game}\\.`),
  TOPICS: (game) => new RegExp(`^decks/.*\\.${game}$`),
};

/** Whether one of the games of this build reads that file (`dictionaries/fr.dict`). Each game's rules say what it reads. */
export function isRead(name, games = own?.games ?? gamesOfTheBox()) {
  return games.some((game) => {
    const rules = readFileSync(path.join(root, 'crates', game, 'src/hosted.rs'), 'utf8');
    const kinds = /const KINDS:[^=]*= &\[([^\]]*)\]/.exec(rules)?.[1] ?? '';
    return Array.from(kinds.matchAll(/&(\w+)/g), ([, kind]) => kind).some((kind) => {
      if (!(kind in PLACES)) throw new Error(`own: where the files of ${kind} lie is not known (build/own.mjs)`);
      return PLACES[kind](game).test(name);
    });
  });
}
