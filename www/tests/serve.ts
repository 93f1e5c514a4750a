// Servers of their own for tests that change, stop or restrict what is served, and copies of the site for them.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const www = path.dirname(import.meta.dirname);
export const dist = path.join(path.dirname(www), 'dist');

export interface Server {
  /** Ends with a slash. */
  address: string;
  /** Resolves when nobody listens there any more. */
  stop: () => Promise<void>;
}

/** Starts a server for a folder; `more` are options of build/serve.mjs. */
export async function serve(folder: string, more: string[] = []): Promise<Server> {
  const server: ChildProcess = spawn(
    process.execPath,
    [path.join(www, 'build/serve.mjs'), '--with-parent', '--dir', folder, '--port', '8300', ...more],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const gone = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const said = /serving (\S+)/.exec(chunk.toString())?.[1];
      if (said !== undefined) resolve(said);
    });
    void gone.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    address,
    stop: async () => {
      server.kill();
      await gone;
    },
  };
}

/** A copy of the site that a test may change, and how to be rid of it. */
export async function copy(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mots-en-main-'));
  await cp(dist, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
