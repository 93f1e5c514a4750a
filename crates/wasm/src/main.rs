//! The engine of the page: rules, resources and bots in a web worker. See README.md for the messages.

mod handing;
mod json;
mod panic;
mod resources;
mod worker;

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    // Anywhere else there is nobody to talk to.
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        panic::report();
        worker::start(scope);
    }
}
