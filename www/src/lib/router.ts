// Addresses of this page (app/address.ts reads them).

import { to } from './history.ts';

/** The address of a clause on a game's page of rules: `#/rules/<game>/SYN-12`. */
export const rulesHref = (game: string, clause: string): string => `#/rules/${game}/${clause}`;

export const go = to;
