// Routes live after the '#', so that the page works from any folder of any static host.

export type Route =
  | { screen: 'start' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; match: string }
  | { screen: 'rules'; game: string; clause: string | null };

const gamesByPrefix: Record<string, string> = { SYN: 'syntax', PAD: 'padbolix', PLI: 'plis' };

/** The rules address of a clause: `#/rules/syntax/SYN-12`. Clauses of all games (COM-…) are on the page of the game at hand. */
export function clauseHref(clause: string, game: string): string {
  const owner = gamesByPrefix[clause.split('-')[0] ?? ''] ?? game;
  return `#/rules/${owner}/${clause}`;
}

export function parse(hash: string): Route {
  const bare = /^#((SYN|PAD|PLI)-\d+)$/.exec(hash);
  if (bare?.[1]) return parse(clauseHref(bare[1], 'syntax'));
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
