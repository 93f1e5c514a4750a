// Frames a second at each table on a slow phone, from the trace of the browser (tests/e2e/fps.spec.ts), on the built site.
//   npm run fps [-- GAME …]
import { spawnSync } from 'node:child_process';
import { www } from './paths.mjs';

const games = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'fps.spec.ts', '--workers=1', ...(games.length > 0 ? ['-g', games.join('|')] : [])],
  { cwd: www, stdio: 'inherit', env: { ...process.env, FPS: '1' } },
);
process.exit(status ?? 1);
