//! Messages in, messages out: one request after the other, but for word lists that are only got ready.

use crate::dictionaries::{Shelf, Stage, Unavailable};
use crate::json;
use js_sys::{Object, Reflect};
use protocol::{Host, Language, Surroundings, needs};
use serde_json::{Map, Value};
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
    worker.post(&[("event", "ready".into()), ("version", env!("CARGO_PKG_VERSION").into())]);
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
    if field(&message, "op").as_string().is_some_and(|op| op == "ping") {
        worker.post(&[("event", "pong".into())]);
        return;
    }
    // What only gets word lists ready holds nobody up: a game that needs none is played meanwhile.
    if field(&message, "op").as_string().is_some_and(|op| op == "prepare") {
        let worker = worker.clone();
        spawn_local(async move { worker.work(&message).await });
        return;
    }
    worker.queue.borrow_mut().push_back(message);
    if !worker.working.replace(true) {
        let worker = worker.clone();
        spawn_local(async move {
            loop {
                let next = worker.queue.borrow_mut().pop_front();
                let Some(message) = next else { break };
                worker.work(&message).await;
            }
            worker.working.set(false);
        });
    }
}

impl Worker {
    async fn work(&self, message: &JsValue) {
        let id = field(message, "id");
        let op = field(message, "op").as_string().unwrap_or_default();
        let prepares = op == "prepare";
        // What cannot be read as a whole may still have an id: its sender is told that it is no request.
        let Some(request) = json::read(&if prepares { field(message, "for") } else { message.clone() })
        else {
            let id = json::read(&id).unwrap_or_default();
            return self.answer(Value::Object(Map::from_iter([("id".to_owned(), id)])));
        };
        for language in needs(&request) {
            if let Err(Unavailable) = self.load(language).await {
                let error = unavailable(language);
                return self.post(&[("id", id), ("ok", false.into()), ("error", error)]);
            }
        }
        if prepares {
            return self.post(&[("id", id), ("ok", true.into())]);
        }
        if op == "think" {
            self.post(&[("event", "thinking".into()), ("id", id)]);
        }
        self.answer(request);
    }

    fn answer(&self, request: Value) {
        let answer = self.host.borrow_mut().handle(request);
        self.send(&json::write(&answer));
    }

    async fn load(&self, language: Language) -> Result<(), Unavailable> {
        let progress = |stage: Stage, done: f64| {
            self.post(&[
                ("event", "progress".into()),
                ("language", language.code().into()),
                ("stage", stage.code().into()),
                ("done", done.into()),
            ]);
        };
        self.shelf.load(&self.scope, language, &progress).await
    }

    fn post(&self, fields: &[(&str, JsValue)]) {
        self.send(&object(fields));
    }

    fn send(&self, message: &JsValue) {
        // Plain JSON can always be posted; a page that is gone hears nothing.
        let _ = self.scope.post_message(message);
    }
}

/// The one error that is not the protocol's own: trying again may help.
fn unavailable(language: Language) -> JsValue {
    let args = object(&[("language", language.code().into())]);
    let message = object(&[("key", "error-dictionary-unavailable".into()), ("args", args)]);
    object(&[("code", "dictionary-unavailable".into()), ("clause", JsValue::NULL), ("message", message)])
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a plain object does not fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// A field of a message; undefined where there is none.
fn field(message: &JsValue, name: &str) -> JsValue {
    if message.is_object() {
        Reflect::get(message, &name.into()).unwrap_or_default()
    } else {
        JsValue::UNDEFINED
    }
}
