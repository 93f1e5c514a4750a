// Takes back the last action of a person, and what bots did since.

import type { MatchEngine } from '../engine/index.ts';
import { sitting } from '../device/tenures.ts';
import { Refused, type Player, type Save, type View } from '../protocol/index.ts';

/** Who asks for it. */
export interface TakingBack {
  /** Who has the device in hand; null for the table as a whole. */
  seat: number | null;
  /** The moment, by the match's watch: actions are taken back, seconds are not. */
  at_ms: number;
  /** Whether an action of that seat is one to stop at, by who sat there then. */
  isTheirs(seat: number, then: Player | undefined): boolean;
}

/** The seat of the last action that a person did; null where there is none. */
export function latestOf({ actions, ...save }: Save): number | null {
  const at = actions.findLastIndex(({ seat }, moves) => seat !== null && sitting(save, moves)[seat]?.bot === null);
  return actions[at]?.seat ?? null;
}

/** All or nothing: when the last action of a person may not be taken back, what bots did since is there again, and it is refused. Resolves to what
 * a spectator sees then. */
export async function takeBack(engine: MatchEngine, { seat, at_ms, isTheirs }: TakingBack): Promise<View> {
  const { save } = await engine.request('save', { at_ms });
  const actions = [...save.actions];
  let undone: View | null = null;
  try {
    do {
      const { view } = await engine.request('undo', { ...(seat === null ? {} : { seat }), at_ms, viewer: null });
      undone = view;
      const by = actions.pop()?.seat ?? null;
      if (by !== null && isTheirs(by, sitting(save, actions.length)[by])) break;
    } while (actions.length > 0);
    return undone;
  } catch (error) {
    if (undone && error instanceof Refused) await engine.request('load', { save });
    throw error;
  }
}
