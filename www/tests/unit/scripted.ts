// What the tests of `match/` share: a clock whose hands the test turns, and an engine that plays what the test says.
import { EngineError, type BotChoice, type MatchEngine } from '../../src/engine/index.ts';
import { sitting } from '../../src/device/tenures.ts';
import type { Time } from '../../src/match/time.ts';
import { Refused, type Action, type Clock, type Player, type Tenure, type View } from '../../src/protocol/index.ts';

/** Lets everything happen that is only waiting for its turn. */
export const settle = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
};

export class ScriptedTime implements Time {
  #now = 0;
  #waiting: { at: number; end: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        for (const signal of signals) signal.removeEventListener('abort', stop);
        resolve();
      };
      const one = { at: this.#now + ms, end };
      const stop = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        end();
      };
      this.#waiting.push(one);
      for (const signal of signals) {
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
      }
    });
  }

  /** Lets time go by, one thing after the other. */
  async pass(ms: number): Promise<void> {
    await settle();
    const until = this.#now + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.end();
      await settle();
    }
    this.#now = until;
    await settle();
  }
}

export interface Script {
  seats: Player[];
  /** Who may act after that many actions. */
  toAct: (moves: number, view: ScriptedEngine) => number[];
  round?: (moves: number) => number;
  over?: (moves: number, engine: ScriptedEngine) => boolean;
  clocks?: (engine: ScriptedEngine) => Omit<Clock, 'spent_ms'>[];
  bot?: (seat: number, waited: number | undefined, engine: ScriptedEngine) => Partial<BotChoice>;
  /** The actions that may be taken. */
  legal?: () => Action[];
  /** Since which action seats have been asked what they are asked after that many; by default since the last. */
  since?: (moves: number) => number;
  /** What a person may not take back. */
  sealed?: (moves: number) => boolean;
}

interface Line {
  seat: number | null;
  action: Action;
  at_ms?: number;
}

export const move = (name: string): Action => ({ type: name }) as unknown as Action;

/** A match whose state is its list of actions. The last question began with the last action. */
export class ScriptedEngine implements MatchEngine {
  record: Line[] = [];
  tenures: Tenure[] = [];
  /** Everything asked, in order. */
  asked: string[] = [];
  /** Holds answers back until the test lets them go. */
  gate: Promise<void> = Promise.resolve();

  constructor(readonly script: Script) {}

  get at(): number {
    return this.record.reduce((at, line) => Math.max(at, line.at_ms ?? 0), 0);
  }

  view(seat: number | null = null): View {
    const { script, record } = this;
    const moves = record.length;
    const over = script.over?.(moves, this) ?? false;
    const to_act = over ? [] : script.toAct(moves, this);
    return {
      game: 'plis',
      seat,
      moves,
      at_ms: this.at,
      clocks: (script.clocks?.(this) ?? []).map((clock) => ({
        ...clock,
        spent_ms: clock.running ? this.at - (record[clock.since - 1]?.at_ms ?? 0) : 0,
      })),
      round: script.round?.(moves) ?? 1,
      turn: to_act.length === 1 ? to_act[0] : null,
      to_act,
      over,
      seats: sitting({ seats: script.seats, tenures: this.tenures }).map((player) => ({
        ...player,
        score: 0,
        hand_count: 0,
      })),
    } as unknown as View;
  }

  request = (async (op: string, fields: Record<string, unknown>): Promise<object> => {
    this.asked.push(op);
    await this.gate;
    const seat = (fields['seat'] ?? null) as number | null;
    switch (op) {
      case 'view':
        return { view: this.view(seat) };
      case 'legal':
        return { actions: this.script.legal?.() ?? [move('a'), move('b')], complete: true };
      case 'check': {
        const { action } = fields as { action: Action };
        return { refusal: (action.type as string) === 'bad' ? no('illegal').refusal : null };
      }
      case 'act': {
        const { action, seen, at_ms, viewer } = fields as {
          action: Action;
          seen: number;
          at_ms?: number;
          viewer: number;
        };
        if ((action.type as string) === 'bad') throw no('illegal');
        if (seen < (this.script.since?.(this.record.length) ?? this.record.length)) throw no('stale');
        if (seat !== null && !this.view().to_act.includes(seat)) throw no('not-your-turn');
        if (seat === null && !this.view().clocks.some(({ running }) => running)) throw no('wrong-phase');
        this.record.push({ seat, action, ...(at_ms === undefined ? {} : { at_ms }) });
        return { events: [], view: this.view(viewer ?? null) };
      }
      case 'undo':
        if (this.record.length === 0) throw no('nothing-to-undo');
        if (this.script.sealed?.(this.record.length)) throw no('undo-hidden');
        if (fields['dry'] === true) return { view: this.view() };
        this.record.pop();
        // Everybody stays where they sit: what came after an action that is gone moves to the end.
        this.tenures = this.tenures.map((one) => ({ ...one, from: Math.min(one.from, this.record.length) }));
        return { view: this.view() };
      case 'save':
        return { save: { seats: this.script.seats, tenures: this.tenures, actions: [...this.record] } };
      case 'seat': {
        const { bot, name } = fields as Omit<Tenure, 'from'>;
        this.tenures = [...this.tenures, { from: this.record.length, seat: seat ?? 0, bot, ...(name ? { name } : {}) }];
        return { view: this.view() };
      }
      case 'load':
        this.record = [...(fields['save'] as { actions: Line[] }).actions];
        return { view: this.view() };
      default:
        throw new Error(op);
    }
  }) as unknown as MatchEngine['request'];

  bot: MatchEngine['bot'] = async (seat, options = {}) => {
    this.asked.push(`bot ${seat}`);
    await this.gate;
    if (options.signal?.aborted) throw new EngineError('aborted');
    if (!this.view().to_act.includes(seat)) throw no('not-your-turn');
    const since = this.script.since?.(this.record.length) ?? this.record.length;
    const waited = options.at_ms === undefined ? undefined : options.at_ms - (this.record[since - 1]?.at_ms ?? 0);
    return { action: move('bot'), after_ms: 0, replaced: null, ...this.script.bot?.(seat, waited, this) };
  };

  hint: MatchEngine['hint'] = () => Promise.resolve(null);
}

const no = (code: 'illegal' | 'stale' | 'not-your-turn' | 'wrong-phase' | 'nothing-to-undo' | 'undo-hidden'): Refused =>
  new Refused({ code, clause: null, message: { key: code, args: {} } });

/** Requests take their time, one after the other, as those of a worker do. */
export function slowly(engine: ScriptedEngine): void {
  let last: Promise<unknown> = Promise.resolve();
  const takes = async (): Promise<void> => {
    for (let n = 0; n < 10; n++) await settle();
  };
  const later = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(takes).then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const { request, bot } = engine;
  engine.request = ((...asked: Parameters<typeof request>) => later(() => request(...asked))) as typeof request;
  engine.bot = (...asked) => later(() => bot(...asked));
}
