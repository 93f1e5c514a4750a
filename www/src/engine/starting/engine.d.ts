/** What wasm-bindgen wrote for a game's engine. */
declare module 'mots:engine' {
  /** Resolves when the engine listens to messages. A later call does nothing. */
  export function start(options: { module_or_path: Promise<Response | WebAssembly.Module> }): Promise<unknown>;
  /** Whether the module was instantiated, even if its start then failed. */
  export function begun(): boolean;
}
