// The engine's worker, as the page knows it, around `mots table`: the same rules on standard input and output.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Port } from '../../src/engine/port.ts';

/** How many answers are owed by all of them together. */
export let owed = 0;

export function stdinPort(mots: readonly string[]): Port {
  const [program = '', ...args] = mots;
  const child = spawn(program, [...args, 'table'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port: Port = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => child.kill(),
    postMessage: (message) => {
      const { op, id } = message as { op: string; id?: number };
      // What only workers are asked: a process reads its own files, and answers no pings.
      if (op === 'ping') return say({ event: 'pong' });
      if (op === 'handed') return;
      owed++;
      if (op === 'prepare' || op === 'hand-on') return answered({ id, ok: true, resources: {} });
      if (op === 'think') say({ event: 'thinking', id });
      // A machine that is busy with something else is not to make bots play worse.
      const asked = op === 'bot-task' ? { ...(message as object), budget_ms: 10_000 } : message;
      child.stdin.write(`${JSON.stringify(asked)}\n`);
    },
  };
  const say = (data: object): void => queueMicrotask(() => port.onmessage?.({ data } as MessageEvent));
  const answered = (data: object): void =>
    queueMicrotask(() => {
      port.onmessage?.({ data } as MessageEvent);
      owed--;
    });
  createInterface({ input: child.stdout }).on('line', (line) => answered(JSON.parse(line) as object));
  child.on('error', (error) => port.onerror?.({ message: String(error) } as ErrorEvent));
  say({ event: 'ready', version: 'stdin' });
  return port;
}
