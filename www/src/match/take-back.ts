// Takes back the last action of a person, and what bots did since.

import type { MatchEngine } from '../engine/index.ts';
import { sitting } from '../device/tenures.ts';
import { Refused, type Action, type Player, type Save, type View } from '../protocol/index.ts';

/** Who asks for it. */
export interface TakingBack {
  /** Who has the device in hand; null for the table as a whole. */
  seat: number | null;
  /** The moment, by the match's watch: actions are taken back, seconds are not. */
  at_ms: number;
  /** Whether an action of that seat is one to stop at, by who sat there then. */
  isTheirs(seat: number, then: Player | undefined): boolean;
  /** What the seat answers by making its move; null where no question is answered so. */
  assent: Action | null;
}

/** The seat of the last action that a person did; null where there is none. */
export function latestOf({ actions, ...save }: Save): number | null {
  const at = actions.findLastIndex(({ seat }, moves) => seat !== null && sitting(save, moves)[seat]?.bot === null);
  return actions[at]?.seat ?? null;
}

const same = (one: Action | undefined, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the last that happened is that all answered one question, this seat among them. */
function answeredWith(actions: Save['actions'], seat: number, assent: Action): boolean {
  const answers = actions.slice(actions.findLastIndex(({ action }) => !same(action, assent)) + 1);
  return answers.some((one) => one.seat === seat);
}

/** All or nothing: when the last action of a person may not be taken back, what bots did since is there again, and it is refused. Resolves to what
 * a spectator sees then. */
export async function takeBack(engine: MatchEngine, { seat, at_ms, isTheirs, assent }: TakingBack): Promise<View> {
  const { save } = await engine.request('save', { at_ms });
  const actions = [...save.actions];
  let undone: View | null = null;
  try {
    do {
      const { view } = await engine.request('undo', { ...(seat === null ? {} : { seat }), at_ms, viewer: null });
      undone = view;
      const { seat: by = null, action } = actions.pop() ?? {};
      if (by === null || !isTheirs(by, sitting(save, actions.length)[by])) continue;
      // Whoever made a move had nothing against the one before: that is asked again.
      if (assent === null || same(action, assent) || !answeredWith(actions, by, assent)) break;
    } while (actions.length > 0);
    return undone;
  } catch (error) {
    if (undone && error instanceof Refused) await engine.request('load', { save });
    throw error;
  }
}
