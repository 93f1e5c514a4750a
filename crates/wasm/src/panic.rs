//! Last words: a panic is a bug, and after it nothing in this worker can be relied on. The page is told and starts another.

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

/// From now on a panic posts `{"event":"panic"}` before the worker stops.
pub(crate) fn report() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(|at| format!("{}:{}", at.file(), at.line())).unwrap_or_default();
        let what = info.payload_as_str().unwrap_or("panic");
        post(&format!("{place}: {what}"));
    }));
}

/// The same again, for whoever asks a worker that something has broken off before. (Memory that is at its end stops it without last words.)
pub(crate) fn dead() {
    post("an earlier request was broken off");
}

fn post(message: &str) {
    let report = Object::new();
    // Setting fields of a plain object does not fail, and nobody is left to be told if posting does.
    let _ = Reflect::set(&report, &"event".into(), &"panic".into());
    let _ = Reflect::set(&report, &"message".into(), &JsValue::from_str(message));
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        let _ = scope.post_message(&report);
    }
}
