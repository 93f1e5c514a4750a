// The page's door to the rules. Everything else in this folder is its inside.
//
//   const engine = await Engine.start({ game, onSave: (save, { match }) => storage.keep(match, save) });
//   engine.on('progress', ({ resource, stage, done }) => …);
//   const { view } = await engine.request('new', { game: 'syntax', seats, options });
//   const { events, view } = await engine.request('act', { seat: 0, action, viewer: 0 });
//   const { action } = await engine.bot(1, { level: 'hard' });      // not performed: `act` it
//
// Requests are answered in order. A refusal rejects with `Refused` (from ../protocol), trouble with the engine itself
// with `EngineError`.
export { Engine } from './engine.ts';
export { EngineError, tellHost } from './errors.ts';
export type { EngineErrorCode } from './errors.ts';
export type {
  BotChoice,
  BotFailure,
  BotOptions,
  EngineEvents,
  EngineOptions,
  Hint,
  MatchEngine,
  RequestOptions,
  WordsTold,
} from './types.ts';
