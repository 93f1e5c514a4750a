// Where the page begins if its host shows only one game: at the start screen if there is a match to go on with, else at the set-up; with
// `start=table`, at a table. An address that ends with `#/play/<game>` leads to a table too, on whatever page.

import { device } from '../device/device.ts';
import { asked, awaited, framed, invited } from '../device/guest.ts';
import { atMost } from '../lib/waiting.ts';
import { alone, entry } from '../tables/registry.ts';

/** For how long a device may look for its matches, in ms. */
const PATIENCE = 1000;

/** The line to the host. Its code is loaded only where a host shows this page in a frame; elsewhere this is null. */
export const channel =
  framed && invited
    ? import('./channel.ts').then(
        (module) => new module.Channel(),
        () => null,
      )
    : null;

const PLAY = /^#\/play\/([a-z]+)$/;

/** An address that leads straight to a table. */
export const leadsToTable = (hash: string): boolean => PLAY.test(hash);

export async function arrive(): Promise<void> {
  const play = PLAY.exec(location.hash)?.[1];
  const game = play === undefined ? alone : entry(play);
  if (!game) return;
  if (play === undefined && !/^(#\/?)?$/.test(location.hash)) return;
  const { id } = game;
  // The host's first message brings the match that it has kept.
  if (asked.storage === 'host' || awaited) await (await channel)?.meet();
  const matches = await atMost(PATIENCE, device.matches.all(), []);
  const left = matches.filter(({ game: of, over }) => of === id && !over);
  // If the address leads straight to a table, the match that was left last goes on.
  const last = left.sort((a, b) => b.updated - a.updated)[0];
  if (play !== undefined || asked.start === 'table') {
    asked.deal = last === undefined;
    location.replace(last ? `#/table/${last.id}` : `#/new/${id}`);
  } else if (!last) location.replace(`#/new/${id}`);
}
