//! Messages in, messages out: one request after the other.

use crate::dictionaries::{Shelf, Unavailable};
use crate::json;
use js_sys::Reflect;
use protocol::{Host, Language, Surroundings, needs};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    host: RefCell<Host>,
    shelf: Shelf,
    queue: RefCell<VecDeque<JsValue>>,
    /// Somebody is at the queue already.
    working: Cell<bool>,
}

/// Listens, and says so.
pub(crate) fn start(scope: DedicatedWorkerGlobalScope) {
    let shelf = Shelf::default();
    let host = Host::new(Surroundings {
        dictionaries: Box::new(shelf.clone()),
        clock: Box::new(clock(&scope)),
        seeds: Box::new(seeds(clock(&scope))),
    });
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        host: RefCell::new(host),
        shelf,
        queue: RefCell::default(),
        working: Cell::new(false),
    });
    worker.post(&json!({"event": "ready", "version": env!("CARGO_PKG_VERSION")}));
    let listen =
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| receive(&worker, event.data()));
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // For as long as the worker lives.
    listen.forget();
}

fn clock(scope: &DedicatedWorkerGlobalScope) -> impl Fn() -> f64 + use<> {
    let performance = scope.performance();
    move || performance.as_ref().map_or(0.0, web_sys::Performance::now)
}

fn seeds(clock: impl Fn() -> f64) -> impl FnMut() -> u64 {
    // Every browser that runs this has crypto.getRandomValues; if one refuses, a match is better than none.
    move || getrandom::u64().unwrap_or_else(|_| clock().to_bits())
}

fn receive(worker: &Rc<Worker>, message: JsValue) {
    if op_of(&message).is_some_and(|op| op == "ping") {
        worker.post(&json!({"event": "pong"}));
        return;
    }
    worker.queue.borrow_mut().push_back(message);
    if !worker.working.replace(true) {
        let worker = worker.clone();
        spawn_local(async move {
            loop {
                let next = worker.queue.borrow_mut().pop_front();
                let Some(message) = next else { break };
                let answer = worker.answer(&message).await;
                worker.post(&answer);
            }
            worker.working.set(false);
        });
    }
}

impl Worker {
    async fn answer(&self, message: &JsValue) -> Value {
        let Some(mut request) = json::read(message) else {
            // What cannot be read as a whole may still have an id: its sender is told that it is no request.
            let id = field(message, "id").and_then(|id| json::read(&id)).unwrap_or_default();
            return self.host.borrow_mut().handle(json!({ "id": id }));
        };
        let id = request["id"].clone();
        let op = request["op"].as_str().unwrap_or_default().to_owned();
        let prepares = op == "prepare";
        for language in needs(if prepares { &request["for"] } else { &request }) {
            if let Err(Unavailable) = self.load(language).await {
                return unavailable(&id, language);
            }
        }
        if prepares {
            return json!({"id": id, "ok": true});
        }
        if op == "think" {
            self.post(&json!({"event": "thinking", "id": id}));
        }
        self.host.borrow_mut().handle(request.take())
    }

    async fn load(&self, language: Language) -> Result<(), Unavailable> {
        let code = language.code();
        let progress = |stage: crate::dictionaries::Stage, done: f64| {
            self.post(&json!({"event": "progress", "language": code, "stage": stage.code(), "done": done}));
        };
        self.shelf.load(&self.scope, language, &progress).await
    }

    fn post(&self, message: &Value) {
        // Plain JSON can always be posted; a page that is gone hears nothing.
        let _ = self.scope.post_message(&json::write(message));
    }
}

/// The one error that is not the protocol's own: trying again may help.
fn unavailable(id: &Value, language: Language) -> Value {
    let message = json!({"key": "error-dictionary-unavailable", "args": {"language": language.code()}});
    json!({"id": id, "ok": false, "error": {"code": "dictionary-unavailable", "clause": null, "message": message}})
}

fn op_of(message: &JsValue) -> Option<String> {
    field(message, "op")?.as_string()
}

fn field(message: &JsValue, name: &str) -> Option<JsValue> {
    if message.is_object() { Reflect::get(message, &name.into()).ok() } else { None }
}
