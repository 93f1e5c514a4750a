// Routes live after the '#', so that the page works from any folder of any static host.

export type Route =
  | { screen: 'start' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; match: string }
  | { screen: 'rules'; game: string; clause: string | null };

/** The game whose rules contain a clause; null where no game or every game does. */
export type ClauseOwner = (clause: string) => string | null;

/** The address of a clause on a game's page of rules: `#/rules/<game>/SYN-12`. */
export const rulesHref = (game: string, clause: string): string => `#/rules/${game}/${clause}`;

/** Reads the part of the address after the page's own. A clause alone (`#SYN-12`) leads to the rules of the game that `owner` names. */
export function parse(hash: string, owner: ClauseOwner = () => null): Route {
  const bare = /^#([A-Z]{3}-\d+)$/.exec(hash)?.[1];
  const game = bare === undefined ? null : owner(bare);
  if (bare !== undefined && game !== null) return { screen: 'rules', game, clause: bare };
  const [screen, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  if (screen === 'new' && first) return { screen: 'new', game: first };
  if (screen === 'table' && first) return { screen: 'table', match: first };
  if (screen === 'rules' && first) return { screen: 'rules', game: first, clause: second || null };
  return { screen: 'start' };
}

export function go(hash: string): void {
  location.hash = hash;
}
