//! Receives and sends messages. `protocol::PatientHost` decides what waits for what.

use crate::handing::{Handed, hand_on};
use crate::json::{self, field, object};
use crate::panic;
use crate::resources::{Progress, fetch, pause};
use protocol::{Games, Output, PatientHost, ResourceName, refusal};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// For how many milliseconds the page must have asked nothing before something is fetched that nobody waits for. Building it takes longer than
/// the answers to all that a page asks as it opens a match, and would hold them up.
const QUIET: i32 = 200;

pub(crate) struct Worker {
    scope: DedicatedWorkerGlobalScope,
    host: RefCell<PatientHost>,
    handed: Handed,
    source: Source,
    /// Counts the messages.
    heard: Cell<u32>,
}

/// Has a resource come for the host; with `true`, once the page asks nothing.
pub(crate) type Source = fn(&Rc<Worker>, ResourceName, bool);

/// Where the resources of most games come from.
pub(crate) fn from_network(worker: &Rc<Worker>, name: ResourceName, ahead: bool) {
    spawn_local(bring(Rc::clone(worker), name, ahead));
}

/// For games that read no resources: the host never asks.
pub(crate) fn from_nowhere(_: &Rc<Worker>, _: ResourceName, _: bool) {}

/// Begins to listen, and tells the page.
pub(crate) fn start(scope: DedicatedWorkerGlobalScope, games: Games, source: Source) {
    let host = PatientHost::of(games, Box::new(clock(&scope)), Box::new(seeds(clock(&scope))));
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        host: RefCell::new(host),
        handed: Handed::default(),
        source,
        heard: Cell::new(0),
    });
    worker.post(&[("event", "ready".into()), ("version", env!("CARGO_PKG_VERSION").into())]);
    let listen =
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| receive(&worker, event.data()));
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    listen.forget();
}

fn clock(scope: &DedicatedWorkerGlobalScope) -> impl Fn() -> f64 + use<> {
    let performance = scope.performance();
    move || performance.as_ref().map_or(0.0, web_sys::Performance::now)
}

fn seeds(clock: impl Fn() -> f64) -> impl FnMut() -> u64 {
    // Every browser that runs this has crypto.getRandomValues. If one refuses, a match with a poor seed is better than none.
    move || getrandom::u64().unwrap_or_else(|_| clock().to_bits())
}

fn receive(worker: &Rc<Worker>, message: JsValue) {
    worker.heard.set(worker.heard.get().wrapping_add(1));
    // Messages are handled one by one, so a host that is still in use was interrupted by a panic or by lack of memory.
    let Ok(mut host) = worker.host.try_borrow_mut() else { return panic::dead() };
    match field(&message, "op").as_string().as_deref() {
        Some("ping") => return worker.post(&[("event", "pong".into())]),
        Some("hand-on") => {
            let (answer, buffers) = hand_on(&mut host, &message);
            // As in `send`, this cannot fail.
            let _ = worker.scope.post_message_with_transfer(&answer, &buffers);
            return;
        }
        Some("handed") => return worker.handed.keep(&message),
        _ => {}
    }
    match json::read(&message) {
        Ok(request) => host.receive(request, &mut |output| perform(worker, output)),
        // A message that cannot be read may still have an id, so its sender is told what is wrong.
        Err(failure) => {
            let id = json::read(&field(&message, "id")).unwrap_or_default();
            worker.send(&json::write(refusal(id, &failure)));
        }
    }
}

/// Does what the host wants. The host is in use meanwhile, so whatever it must be told has to come later.
fn perform(worker: &Rc<Worker>, output: Output) {
    match output {
        Output::Answer(answer) => worker.send(&json::write(answer)),
        Output::Thinking(id) => worker.post(&[("event", "thinking".into()), ("id", json::write_id(&id))]),
        Output::Fetch(name) => (worker.source)(worker, name, false),
        Output::FetchAhead(name) => (worker.source)(worker, name, true),
    }
}

/// Fetches a resource for the host; with `ahead`, once the page asks nothing.
async fn bring(worker: Rc<Worker>, name: ResourceName, ahead: bool) {
    let progress = |stage: Progress, done: f64| worker.progress(&name, stage, done);
    let resource = match worker.handed.take(&name) {
        Some(resource) => Some(resource),
        None => {
            while ahead && !worker.silent().await {}
            fetch(&worker.scope, &name, &progress).await
        }
    };
    let Ok(mut host) = worker.host.try_borrow_mut() else { return panic::dead() };
    host.arrived(&name, resource, &mut |output| perform(&worker, output));
}

impl Worker {
    /// Waits a while; whether the page has asked nothing meanwhile. (It waits for what it has asked: this comes to be.)
    async fn silent(&self) -> bool {
        let heard = self.heard.get();
        pause(&self.scope, QUIET).await;
        self.heard.get() == heard
    }

    fn progress(&self, name: &ResourceName, stage: Progress, done: f64) {
        self.post(&[
            ("event", "progress".into()),
            ("resource", name.to_string().into()),
            ("stage", stage.code().into()),
            ("done", done.into()),
        ]);
    }

    fn post(&self, fields: &[(&str, JsValue)]) {
        self.send(&object(fields));
    }

    fn send(&self, message: &JsValue) {
        // Plain JSON can always be posted; a page that is gone hears nothing.
        let _ = self.scope.post_message(message);
    }
}
