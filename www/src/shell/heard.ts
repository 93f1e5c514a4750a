// Questions and events as they are read aloud: words in another language are marked with that language.

import { html, type TemplateResult } from 'lit';
import { around, listOf, sayDrawn, t, type Key, type Values, type Variable } from '../lib/i18n.ts';
import { inOne, joined, type Speech } from '../lib/live.ts';
import { settings } from '../device/settings.ts';
import { spoken, type Face } from '../pieces/card.ts';
import type { Conductor } from '../match/conductor.ts';
import type { Message, TableEvent } from '../protocol/index.ts';
import type { GameTable } from '../tables/table.ts';

/** Joins a sentence into one string where all its parts are text. */
export const plainly = (parts: Speech): Speech =>
  typeof parts !== 'string' && parts.every((part) => typeof part === 'string') ? parts.join('') : parts;

/** Cards by their names, set apart more clearly where a name has a comma itself ("B, 2 points"). */
export function cards(faces: readonly Face[]): Speech {
  const names = faces.map(spoken);
  if (faces.length < 2 || !faces.some(({ name }) => name.includes(','))) return plainly(listOf(names));
  return joined(names, t('ear-apart'));
}

/** The sentence of an event. */
export const happened = (table: GameTable, event: TableEvent): Speech =>
  plainly(sayDrawn(event.message, (name, value) => table.spoken(event, name, value)));

/** The sentence of a reason or a refusal. */
export const why = (table: GameTable, message: Message): Speech =>
  plainly(sayDrawn(message, (name, value) => table.foreign(name, value)));

/** A message whose variable `name` is speech. */
export const within = <K extends Key, N extends Variable<K>>(
  key: K,
  args: Values<Exclude<Variable<K>, N>>,
  name: N,
  what: Speech,
): Speech =>
  plainly(around<string | TemplateResult, K, N>(key, args, name, typeof what === 'string' ? what : html`${what}`));

/** Says what was taken back. */
export const undone = (what: Speech | null): Speech =>
  what === null ? t('undone') : within('undone-what', {}, 'what', what);

/** What is asked now, and what can be done or answered; null where nothing is. */
export function asked({
  match,
  table,
}: {
  match: Conductor;
  table: GameTable;
}): { text: Speech; full?: Speech; offers: readonly Speech[] } | null {
  const { stage } = match;
  const { kind } = stage;
  // Nothing is asked: the only action is about to be played.
  if (stage.kind === 'turn' && stage.forced) return { text: t('forced-move'), offers: [] };
  const panel = kind === 'open' ? table.panel() : null;
  if (panel)
    return {
      text: panel.said ?? inOne(panel.heading, panel.text),
      ...(panel.full === undefined ? {} : { full: panel.full }),
      offers: panel.answers.map(({ label }) => label),
    };
  const ballot = kind === 'ballot' ? table.ballot() : null;
  if (ballot)
    return {
      // The subject of the ballot has just been told; it is said again if somebody asks.
      text: ballot.text,
      full: inOne(ended(ballot.heading), ballot.said ?? ballot.text),
      offers: ballot.choices.map(({ label }) => label),
    };
  // An answer may have ended the question, and what is asked next is not known yet.
  if (kind !== 'turn' && (kind !== 'open' || table.manner(match.view).kind !== 'open')) return null;
  const { prompt, said, full, actions } = table.bar();
  return {
    text: said ?? prompt,
    ...(full === undefined ? {} : { full }),
    offers: actions.map(({ label, said }) => said ?? label),
  };
}

/** A heading as a sentence. */
export const ended = (text: string): string => (/[.!?…:]$/u.test(text) ? text : `${text}.`);

/** The question and its offers in one, each offer with its number. */
export const withOffers = ({ text, full = text, offers }: NonNullable<ReturnType<typeof asked>>): Speech =>
  inOne(full, ...offers.map((label, index) => within('ear-choice', { number: index + 1 }, 'label', label)));

/** The question in full, once more. */
export function again(sitting: { match: Conductor; table: GameTable }): Speech {
  const { text = '', full = text } = asked(sitting) ?? {};
  return full;
}

/** Whether what others do is told in a few words. */
export const briefly = (): boolean => settings.get().ear && settings.get().speech === 'brief';

/** Whether what happens is explained too, and every question comes with all that can be done. */
export const fully = (): boolean => settings.get().ear && settings.get().speech === 'full';
