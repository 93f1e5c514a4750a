// A ballot on the table: prepares the game's question and the answers for the piece that draws them. If people sit around the table, each answers at
// their own side.

import { nothing, type TemplateResult } from 'lit';
import { t } from '../lib/i18n.ts';
import type { Ballot, BallotActs, BallotSeat } from '../pieces/ballot.ts';
import type { Around } from '../pieces/ballot-around.ts';
import type { Side } from '../pieces/buzzer-order.ts';
import type { Conductor } from '../match/conductor.ts';
import type { BallotQuestion, PublicPanel } from '../tables/table.ts';
import type { Sitting } from './sitting.ts';

/** The ballot that lies on the table; null while there is none. It stays while its result is being shown. */
export function ballotOf({ match, table }: Sitting): BallotQuestion | null {
  const { kind } = match.stage;
  if (kind === 'ballot' || kind === 'waiting' || kind === 'shown') return table.ballot();
  // If only bots are asked, the ballot is shown as soon as the thing to judge is: the stage is then still `turn`.
  const question = kind === 'turn' ? table.ballot() : null;
  return question?.seats.some((seat) => match.humans.includes(seat)) ? null : question;
}

export const ballotPanel = (sitting: Sitting, question: BallotQuestion): TemplateResult | typeof nothing =>
  sitting.table.around?.lines(viewOf(sitting, question, false), actsOf(sitting, question)) ?? nothing;

/** Draws the ballot for people who sit around the table. */
export const ballotAround = (
  around: Around,
  sitting: Sitting,
  question: BallotQuestion,
  places: ReadonlyMap<number, Side>,
  refused: TemplateResult | null,
): TemplateResult => around.ballot(viewOf(sitting, question, true), actsOf(sitting, question), places, refused);

/** Draws a question that one person answers for all, for people who sit around the table. */
export const panelAround = (
  around: Around,
  { match, names }: Sitting,
  { heading, text, answers }: PublicPanel,
  places: ReadonlyMap<number, Side>,
  refused: TemplateResult | null,
): TemplateResult =>
  around.asked(
    {
      heading,
      text,
      busy: match.busy,
      answers: answers.map(({ acts, ...answer }) => ({
        ...answer,
        seat: acts.length === 1 ? (acts[0]?.seat ?? null) : null,
        run: () => void match.answer(acts),
      })),
    },
    names,
    places,
    refused,
  );

function actsOf(sitting: Sitting, { choices }: BallotQuestion): BallotActs {
  const { match } = sitting;
  const cast = match.stage.kind === 'ballot' ? match.stage.ballot : null;
  const give = (seat: number, id: string): void => {
    const choice = choices.find((one) => one.id === id);
    if (choice) void match.cast(seat, choice.action);
  };
  return {
    open: (seat) => sitting.enterBooth(seat),
    answer: give,
    answerAll: (id) => {
      for (const seat of cast?.seats ?? []) if (!cast?.has(seat)) give(seat, id);
    },
  };
}

/** `covered`: nobody sees an answer before all have answered. */
function viewOf(sitting: Sitting, question: BallotQuestion, covered: boolean): Ballot {
  const { match, names, booth, table } = sitting;
  const { stage } = match;
  const { heading, text, body, aloud, choices, result, together, tells } = question;
  const cast = stage.kind === 'ballot' ? stage.ballot : null;
  // One person alone hides nothing from anybody.
  const secret = (cast?.secret ?? false) && (cast?.seats.length ?? 0) > 1;
  const answerOf = (index: number): string | null => {
    if (result) return result.answers.get(index) ?? null;
    if (covered) return null;
    const before = cast?.given.get(index);
    if (before) return table.answered(before);
    const given = secret ? null : cast?.answer(index);
    return choices.find(({ action }) => same(action, given))?.id ?? null;
  };
  // A seat that the rules no longer ask has answered, though this page may not have heard it: the match was left in mid-count.
  const isFinal = (index: number): boolean => result !== undefined || !match.view.to_act.includes(index);
  const seats = question.seats.map((index): BallotSeat => {
    const reason = result?.reasons?.get(index);
    return {
      index,
      name: names[index] ?? t('seat-number', { number: index + 1 }),
      bot: match.seats[index]?.bot !== null,
      answered: isFinal(index) || (cast?.has(index) ?? false),
      final: isFinal(index),
      answer: answerOf(index),
      ...(reason === undefined ? {} : { reason }),
    };
  });
  const asksPeople = question.seats.some((seat) => match.humans.includes(seat));
  const stays = asksPeople && table.view !== null ? match.objects(table.view) : null;
  const lapses = lapsesOf(match, choices);
  // Only among several people: a person alone with bots uses the ordinary undo.
  const { asker } = question;
  const back = asker !== undefined && match.humans.includes(asker) && match.humans.length > 1;
  const mayBack = cast !== null && !cast.seen && sitting.undoless === null;
  const asked = secret ? (cast?.asking ?? null) : null;
  return {
    heading,
    text,
    ...(lapses === undefined ? {} : { lapses }),
    ...(stays === null ? {} : { stays }),
    ...(body === undefined ? {} : { body }),
    ...(aloud === undefined ? {} : { aloud }),
    choices,
    seats,
    secret,
    asked,
    open: asked !== null && booth === asked,
    over: result !== undefined,
    ...(together === undefined ? {} : { together }),
    ...(tells === undefined ? {} : { tells }),
    ...(back
      ? { back: { seat: asker, name: names[asker] ?? '', run: mayBack ? () => void sitting.undo() : null } }
      : {}),
    ...(result === undefined ? {} : { outcome: result.outcome }),
    ...(result?.body === undefined ? {} : { decided: result.body }),
    ...(result?.stamp === undefined ? {} : { stamp: result.stamp }),
  };
}

/** The answer for people who say nothing, and when it is given. */
function lapsesOf({ stage, hidden: still }: Conductor, choices: BallotQuestion['choices']): Ballot['lapses'] {
  if (stage.kind !== 'ballot' || stage.stays === undefined) return undefined;
  const { stays: ms, assent } = stage;
  return { ms, still, choice: choices.find(({ action }) => same(action, assent))?.id ?? null };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
