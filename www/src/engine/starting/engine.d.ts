/** What wasm-bindgen wrote for a game's engine. */
declare module 'mots:engine' {
  /** Resolves when the engine listens; once it does, it does nothing. */
  export function start(options: { module_or_path: Promise<Response | WebAssembly.Module> }): Promise<unknown>;
  /** The module was there and could be taken, whatever came of it. */
  export function begun(): boolean;
}
