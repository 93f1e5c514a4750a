// The gallery of tables: each is drawn as the page draws it, with what was recorded of a match.

import { render } from 'lit';
import { load } from '../../src/lib/i18n.ts';
import { keepHistory } from '../../src/lib/history.ts';
import { liveRegions } from '../../src/lib/live.ts';
import { settings, type Settings } from '../../src/device/settings.ts';
import type { Answers, Fields, Op, Save } from '../../src/protocol/index.ts';
import { written, type Asked, type Recorded } from './recorded.ts';
import { Still, type Ask } from './still.ts';
import { another } from './table.ts';

export interface Tables {
  choose(settings: Partial<Settings>): Promise<void>;
  /** Shows where that match stands; with `first`, the moment before what happened last. */
  show(recorded: Recorded, first: boolean): Promise<void>;
  /** What was asked and answered there that was not recorded; resolves when nothing waits for an answer. */
  news(): Promise<Asked[]>;
  /** Answers what was not recorded, while it is being recorded. */
  answers: ((save: Save) => Ask) | null;
}

let news: Promise<Asked>[] = [];
const before = settings.get();

const tables: Tables = {
  answers: null,
  async choose(change) {
    await load(change.language ?? before.language);
    settings.set({ ...before, ...change });
  },
  async show(recorded, first) {
    news = [];
    const { save } = recorded;
    const trouble = (error: unknown): void => console.error(String(error));
    const ask = async <O extends Op>(op: O, fields: Fields[O]): Promise<Answers[O]> => {
      if (!tables.answers) throw new Error(`no answer was recorded to ${op} ${written(fields)}`);
      const answer = tables.answers(save)(op, fields);
      news.push(answer.then((said) => ({ op, fields, answer: said })));
      return await answer;
    };
    const told = (error: unknown): never => {
      trouble(error);
      throw error;
    };
    const still = new Still(recorded, (op, fields) => ask(op, fields).catch(told), trouble);
    await another().sit(still, save, trouble);
    if (!first) await still.end();
  },
  news: () => Promise.all(news),
};

keepHistory();
const app = document.createElement('mots-app');
render(liveRegions(), app);
document.body.append(app);
Object.assign(window, { tables });
