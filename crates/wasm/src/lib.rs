//! The engine of the page: rules, resources and bots in a web worker, one game or all (`src/bin`). See README.md for the messages.

mod handing;
mod json;
mod panic;
mod resources;
mod worker;

pub use protocol::Games;
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// Starts to answer requests for these games, if this is a worker. Elsewhere it does nothing.
pub fn serve(games: Games) {
    start(games, worker::from_network);
}

/// Does the same for games that read no resources. A program that starts so contains nothing to fetch with, which is 6 kB less (gzip).
pub fn serve_without_resources(games: Games) {
    start(games, worker::from_nowhere);
}

fn start(games: Games, source: worker::Source) {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        panic::report();
        worker::start(scope, games, source);
    }
}
