/**
 * What can be wrong with the engine itself, as opposed to a refusal of the rules:
 * - `no-workers`: this browser has no module workers, or the page is not allowed to start one (CSP, sandbox). Nothing can be played.
 * - `no-wasm`: no WebAssembly, or not allowed (CSP without `wasm-unsafe-eval`). Nothing can be played.
 * - `unreachable`: the engine's files did not arrive or did not start. Trying again may help.
 * - `restarted`: the table's worker died; this request is lost, the match is not (see the event `restarted`).
 * - `lost`: the table's worker died and could not be brought back; start a new engine and `load` the save.
 * - `aborted`: the caller's AbortSignal, or the engine holds another match.
 * - `disposed`: `dispose()` was called.
 */
export type EngineErrorCode = 'no-workers' | 'no-wasm' | 'unreachable' | 'restarted' | 'lost' | 'aborted' | 'disposed';

/** What a host may have done wrong where no engine starts. */
const CAUSES: Partial<Record<EngineErrorCode, string>> = {
  'no-workers': "a browser without module workers; a policy without worker-src 'self' blob:",
  'no-wasm': "a policy without script-src 'wasm-unsafe-eval'",
  unreachable:
    "no connection; an upload that is not complete; a wrong Content-Type; in a frame without allow-same-origin, files without Access-Control-Allow-Origin: * or a policy without worker-src 'self' blob:",
};

/** Writes likely causes to the console for the host. Players read other messages. */
export function tellHost(error: unknown): void {
  const causes = error instanceof EngineError ? CAUSES[error.code] : undefined;
  if (causes !== undefined) console.error(`Mots en main: no engine started (${error}). Likely causes: ${causes}.`);
}

/** Trouble with the engine itself. `detail` is for a console, never for a player. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly code: EngineErrorCode,
    readonly detail = '',
  ) {
    super(detail === '' ? code : `${code}: ${detail}`);
  }
}
