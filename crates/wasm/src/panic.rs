//! Reports panics. A panic is a bug, after which nothing in this worker can be relied on, so the page is told and starts another one.

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

/// Reports that this worker has stopped, if it is asked something later. A worker that runs out of memory stops without a report.
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
