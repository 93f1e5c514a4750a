// The games of the page, as its own registry has them: whoever tests all of them asks here, and a new one is tested too.
import type { GameId } from '../src/protocol/types.gen.ts';
import { registry } from '../src/tables/registry.ts';

export const GAMES: readonly GameId[] = registry.map(({ id }) => id);

/** Those in which seats hold a hand that only they see. */
export const WITH_HANDS: readonly GameId[] = registry.filter(({ can }) => can.hand).map(({ id }) => id);

/** Those in which everybody acts in the open. */
export const IN_THE_OPEN: readonly GameId[] = GAMES.filter((id) => !WITH_HANDS.includes(id));
