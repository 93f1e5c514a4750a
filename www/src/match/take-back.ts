// Takes back the last action of a person, and what bots did since.

import type { MatchEngine } from '../engine/index.ts';
import { sitting } from '../device/tenures.ts';
import { Refused, type Action, type Player, type Save, type View } from '../protocol/index.ts';

/** What `takeBack` needs. */
export interface TakingBack {
  /** Who has the device in hand; null for the table as a whole. */
  seat: number | null;
  /** The moment, by the match's watch: actions are taken back, seconds are not. */
  at_ms: number;
  /** Whether the undo stops at an action of that seat, given the player who sat there then. */
  isTheirs(seat: number, then: Player | undefined): boolean;
  /** The answer that a seat gives by making its move; null if there is none. */
  assent: Action | null;
}

/** The seat of the last action that a person did; null where there is none. */
export function latestOf({ actions, ...save }: Save): number | null {
  const at = actions.findLastIndex(({ seat }, moves) => seat !== null && sitting(save, moves)[seat]?.bot === null);
  return actions[at]?.seat ?? null;
}

const same = (one: Action | undefined, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the latest actions are all `assent`, and one of them is that seat's. */
function answeredWith(actions: Save['actions'], seat: number, assent: Action): boolean {
  const answers = actions.slice(actions.findLastIndex(({ action }) => !same(action, assent)) + 1);
  return answers.some((one) => one.seat === seat);
}

/** Takes back a person's last action and what bots did since. If the rules refuse this on the way, the match is loaded as it was, and the refusal is
 * thrown. Resolves to a spectator's view. */
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
      // The move also gave `assent` to the move before it, so that answer is taken back too.
      if (assent === null || same(action, assent) || !answeredWith(actions, by, assent)) break;
    } while (actions.length > 0);
    return undone;
  } catch (error) {
    if (undone && error instanceof Refused) await engine.request('load', { save });
    throw error;
  }
}
