// Where a page begins whose host shows one game: at the match that was left, which the start screen offers, or else at the set-up.

import { device } from '../device/device.ts';
import { atMost } from '../lib/waiting.ts';
import { alone } from '../tables/registry.ts';

/** For how long a device may look for its matches, in ms. */
const PATIENCE = 1000;

export async function arrive(): Promise<void> {
  if (!alone || !/^(#\/?)?$/.test(location.hash)) return;
  const { id } = alone;
  const matches = await atMost(PATIENCE, device.matches.all(), []);
  const left = matches.some(({ game, over, save }) => game === id && !over && save);
  if (!left) location.replace(`#/new/${id}`);
}
