// The one engine of the page and the match that it holds; keeps its record as it grows.

import { Engine } from '../engine/index.ts';
import type { View, GameInfo, Player, Save } from '../protocol/index.ts';
import { storage, type StoredMatch } from './storage.ts';

let engine: Promise<Engine> | null = null;
let games: Promise<GameInfo[]> | null = null;
/** The match that the engine holds, as it is kept. */
let current: StoredMatch | null = null;

/** The engine, started at the first call. After a failure the next call tries again. */
export function getEngine(): Promise<Engine> {
  engine ??= Engine.start({
    onSave: (save) => keep(save),
  }).catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}

/** Ends the engine, so that the next call starts another. */
export async function dropEngine(): Promise<void> {
  const old = engine;
  engine = null;
  games = null;
  current = null;
  try {
    (await old)?.dispose();
  } catch {
    // It never started.
  }
}

export function getGames(): Promise<GameInfo[]> {
  games ??= getEngine()
    .then((started) => started.request('games', {}))
    .then((answer) => answer.games)
    .catch((error: unknown) => {
      games = null;
      throw error;
    });
  return games;
}

async function keep(save: Save): Promise<void> {
  if (!current) return;
  current = { ...current, save, options: save.options, updated: Date.now() };
  await storage.keepMatch(current);
}

/** What the start screen tells of the match; written with the next save, or at once when the match is over. */
export async function note(view: View): Promise<void> {
  if (!current) return;
  const over = view.over && !current.over;
  current = { ...current, round: view.round, scores: view.seats.map((seat) => seat.score), over: view.over };
  if (over) await storage.keepMatch(current);
}

/** Starts a match and answers its id. What the engine refuses is thrown, and a match in progress stays as it is stored. */
export async function startMatch(game: string, seats: Player[], options: object): Promise<string> {
  const started = await getEngine();
  const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  const before = current;
  current = {
    id,
    game,
    names: seats.map((seat) => seat.name),
    bots: seats.map((seat) => seat.bot),
    options,
    round: 1,
    scores: seats.map(() => 0),
    over: false,
    updated: Date.now(),
    save: null,
  };
  try {
    await started.request('new', { game, seats, options });
  } catch (error) {
    current = before;
    throw error;
  }
  return id;
}

export interface OpenMatch {
  engine: Engine;
  stored: StoredMatch;
  view: View;
  /** The record broke off; what is shown is its valid part. */
  shortened: boolean;
}

/** The match with that id, in the engine and ready to go on; null when there is none. */
export async function openMatch(id: string): Promise<OpenMatch | null> {
  const started = await getEngine();
  if (current?.id === id && current.save) {
    const { view } = await started.request('view', {});
    return { engine: started, stored: current, view, shortened: false };
  }
  const stored = await storage.match(id);
  if (!stored?.save) return null;
  const before = current;
  current = stored;
  try {
    const { view, warning } = await started.request('load', { save: stored.save as object });
    return { engine: started, stored: current, view, shortened: warning !== undefined && warning !== null };
  } catch (error) {
    current = before;
    throw error;
  }
}

/** The match with that id is forgotten. */
export async function dropMatch(id: string): Promise<void> {
  if (current?.id === id) current = null;
  await storage.dropMatch(id);
}
