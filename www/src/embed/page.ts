// embed.html, where every attribute of the element can be tried and the lines copied. It runs beside embed.js, on the game's own host.

import { EVENTS } from './wire.ts';
import { readers } from '../device/wishes.ts';
import { games, names } from './names.ts';

declare const __TRY__: Record<'fr' | 'en', Record<string, string>>;

type Lang = 'fr' | 'en';

/** The values to choose from; an empty list means a text field. The order is that of docs/PUBLISHERS.md. */
const CHOICES: Record<string, readonly string[]> = {
  game: games,
  lang: ['fr', 'en'],
  theme: ['auto', 'light', 'dark'],
  accent: [],
  seats: ['2', '3', '4', '5', '6', '7', '8'],
  bots: ['easy', 'medium', 'hard', 'none'],
  names: [],
  words: ['fr', 'en'],
  options: [],
  deck: [],
  'themes-card': [],
  seed: [],
  start: ['poster', 'now', 'table'],
  storage: ['own', 'host', 'none'],
  sound: ['on', 'off'],
  share: ['on', 'off'],
};

const query = new URLSearchParams(location.search);
let lang: Lang = (query.get('lang') ?? navigator.language).startsWith('en') ? 'en' : 'fr';
const chosen = new Map<string, string>([['game', CHOICES['game']?.[0] ?? '']]);
const t = (key: string): string => __TRY__[lang][key] ?? key;

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  set: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  if (text !== '') element.textContent = text;
  return Object.assign(element, set);
};

const lines = make('pre', '', { tabIndex: 0 });
const heard = make('ol', '', { tabIndex: 0 });
const place = make('div');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function code(): string {
  const named = Object.keys(CHOICES).filter((name) => chosen.has(name));
  const attributes = named.map((name) => ` ${name}="${escaped(chosen.get(name) ?? '')}"`).join('');
  const script = new URL('./embed.js', location.href).href;
  return `<script src="${script}" async></script>\n<mots-en-main${attributes}></mots-en-main>`;
}

function show(): void {
  lines.textContent = code();
  const element = document.createElement('mots-en-main');
  for (const [name, value] of chosen) element.setAttribute(name, value);
  heard.replaceChildren();
  for (const event of EVENTS)
    element.addEventListener(event, (said) => {
      const { detail } = said as CustomEvent;
      // A record is long, and nobody needs to read it.
      const told = JSON.stringify(detail, (key, value) => (key === 'record' ? '…' : (value as unknown)));
      heard.append(make('li', `${event} ${told}`));
      heard.scrollTop = heard.scrollHeight;
    });
  place.replaceChildren(element);
}

function choose(name: string, value: string): boolean {
  if (value === '') chosen.delete(name);
  else if (name in readers && readers[name as 'lang'](value) === null) return false;
  else chosen.set(name, value);
  show();
  return true;
}

function field(name: string, values: readonly string[]): HTMLElement {
  const label = make('label');
  const title = make('code', name);
  const input: HTMLSelectElement | HTMLInputElement =
    values.length > 0
      ? make('select')
      : make('input', '', {
          type: 'text',
          placeholder: name === 'options' ? '{"first_seat":0}' : t(`embed-page-hint-${name}`),
          autocomplete: 'off',
        });
  if (input instanceof HTMLSelectElement)
    for (const value of ['', ...values])
      input.append(make('option', name === 'game' && value !== '' ? names(value, lang) : value || '–', { value }));
  input.name = name;
  input.value = chosen.get(name) ?? '';
  input.onchange = () => input.setCustomValidity(choose(name, input.value.trim()) ? '' : t('embed-page-wrong'));
  label.append(title, input);
  return label;
}

function draw(): void {
  document.documentElement.lang = lang;
  document.title = t('embed-page-title');
  const header = make('header');
  const other = make('button', t('embed-page-other'), { type: 'button', lang: lang === 'fr' ? 'en' : 'fr' });
  other.onclick = () => {
    lang = lang === 'fr' ? 'en' : 'fr';
    draw();
  };
  header.append(make('h1', t('embed-page-title')), other, make('p', t('embed-page-lead')));
  const fields = make('section');
  const list = make('div', '', { className: 'fields' });
  for (const [name, values] of Object.entries(CHOICES)) list.append(field(name, values));
  fields.append(make('h2', t('embed-page-attributes')), make('p', t('embed-page-empty'), { className: 'soft' }), list);
  const result = make('section');
  const copy = make('button', t('embed-page-copy'), { type: 'button' });
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(code());
      copy.textContent = t('embed-page-copied');
    } catch {
      // Some browsers forbid this: the lines are selected, to be copied by hand.
      getSelection()?.selectAllChildren(lines);
    }
  };
  lines.setAttribute('aria-label', t('embed-page-line'));
  lines.setAttribute('role', 'region');
  heard.setAttribute('aria-label', t('embed-page-events'));
  result.append(
    place,
    make('h2', t('embed-page-line')),
    lines,
    copy,
    make('h2', t('embed-page-events')),
    make('p', t('embed-page-events-lead'), { className: 'soft' }),
    heard,
  );
  const main = make('main');
  main.append(fields, result);
  document.body.replaceChildren(header, main);
  show();
}

draw();
