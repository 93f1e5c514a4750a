//! A host whose resources come later, over a network. It answers at once what it can, and a request that waits for a resource keeps
//! only requests about its own match waiting.

use crate::games::Games;
use crate::resources::{Resources, Shelf};
use crate::{Failure, Host, Resource, ResourceName, Surroundings};
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use serde_json::Value;

/// What a [`PatientHost`] wants its owner to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Send this answer.
    Answer(Value),
    /// Tell that the `think` with this id has all that it needs and begins. Its answer follows.
    Thinking(Value),
    /// Fetch this resource, and report the result ([`PatientHost::arrived`]).
    Fetch(ResourceName),
    /// The same, but nobody waits for it yet: a request that comes meanwhile may be answered before the resource is built.
    FetchAhead(ResourceName),
}

/// A [`Host`] whose resources its owner fetches when they are asked for.
///
/// * A `new` or `load` that lacks a resource waits. Later requests about the match (`view`, `act`, …) wait behind it, so that they find
///   the match that they mean.
/// * A later `new` or `load` takes its place: the one that waited and all behind it are refused (`stale`) and can do nothing any more.
///   If the later one can be answered at once and is refused, nothing changes.
/// * An `early` one waits only for what the deal needs; the words that the match lacks are fetched all the same. Until they are there,
///   actions that look something up are refused (`resource-unavailable`) and may be asked again: `prepare` of the same request, not
///   early, says when.
/// * `games`, `think`, `check-data` and `prepare` wait only for their own resources.
///
/// Besides the protocol's requests it knows `{"op": "prepare", "for": request}`: fetch what that request needs, no more.
pub struct PatientHost {
    host: Host,
    shelf: Shelf,
    opening: Option<Waiting>,
    behind: VecDeque<Value>,
    asides: Vec<Waiting>,
    under_way: Vec<ResourceName>,
}

struct Waiting {
    request: Value,
    missing: Vec<ResourceName>,
}

impl PatientHost {
    /// A table without a match, for these games, and without any resource yet. `clock` and `seeds` as in [`Surroundings`].
    pub fn of(games: Games, clock: Box<dyn Fn() -> f64>, seeds: Box<dyn FnMut() -> u64>) -> PatientHost {
        let shelf = Shelf::default();
        let host = Host::of(games, Surroundings { resources: Box::new(shelf.clone()), clock, seeds });
        PatientHost {
            host,
            shelf,
            opening: None,
            behind: VecDeque::new(),
            asides: Vec::new(),
            under_way: Vec::new(),
        }
    }

    /// Takes a request.
    pub fn receive(&mut self, request: Value, out: &mut dyn FnMut(Output)) {
        match request["op"].as_str() {
            Some("prepare" | "think" | "check-data") => match self.waiting(request, out) {
                Ok(request) => self.run(request, out),
                Err(waiting) => self.asides.push(waiting),
            },
            Some("new" | "load") => {
                match self.waiting(request, out).and_then(|request| self.open(request, out)) {
                    Ok(answer) => {
                        if answer["ok"] == true {
                            self.overtake(out);
                        }
                        self.opened(answer, out);
                    }
                    Err(waiting) => {
                        self.overtake(out);
                        self.opening = Some(waiting);
                    }
                }
            }
            Some("games") => self.run(request, out),
            _ if self.opening.is_some() => self.behind.push_back(request),
            _ => self.run(request, out),
        }
    }

    /// Takes a resource that was fetched; `None` if it could not be had.
    pub fn arrived(&mut self, name: &ResourceName, resource: Option<Resource>, out: &mut dyn FnMut(Output)) {
        self.under_way.retain(|under_way| under_way != name);
        let there = resource.is_some();
        if let Some(resource) = resource {
            self.shelf.put(name.clone(), resource);
        }
        if let Some(waiting) = self.opening.take() {
            self.opening = self.settle(waiting, name, there, out);
            while self.opening.is_none()
                && let Some(request) = self.behind.pop_front()
            {
                self.run(request, out);
            }
        }
        for waiting in core::mem::take(&mut self.asides) {
            let waiting = self.settle(waiting, name, there, out);
            self.asides.extend(waiting);
        }
    }

    /// Those resources of a `new`, `load` or `think` that this host already has.
    pub fn held(&mut self, request: &Value) -> Vec<(ResourceName, Resource)> {
        let held = |name: ResourceName| Some((name.clone(), self.shelf.get(&name)?));
        self.host.needs(request).into_iter().filter_map(held).collect()
    }

    /// Returns the request if all its resources are there. Otherwise fetches them, and returns what it waits for.
    fn waiting(&mut self, request: Value, out: &mut dyn FnMut(Output)) -> Result<Value, Waiting> {
        let about = if request["op"] == "prepare" { &request["for"] } else { &request };
        let missing: Vec<ResourceName> =
            self.host.needs(about).into_iter().filter(|name| !self.shelf.has(name)).collect();
        if missing.is_empty() {
            return Ok(request);
        }
        self.fetch(&missing, Output::Fetch, out);
        Err(Waiting { request, missing })
    }

    fn fetch(
        &mut self,
        names: &[ResourceName],
        how: fn(ResourceName) -> Output,
        out: &mut dyn FnMut(Output),
    ) {
        for name in names {
            if !self.under_way.contains(name) {
                self.under_way.push(name.clone());
                out(how(name.clone()));
            }
        }
    }

    /// Answers a `new` or `load` that has what it needs. An early one whose record cannot be replayed without its words has to wait for
    /// them after all.
    fn open(&mut self, request: Value, out: &mut dyn FnMut(Output)) -> Result<Value, Waiting> {
        let early = (request["early"] == true).then(|| request.clone());
        let answer = self.host.handle(request);
        match early {
            Some(mut request) if answer["error"]["code"] == "resource-unavailable" => {
                if let Value::Object(fields) = &mut request {
                    fields.insert("early".into(), false.into());
                }
                self.waiting(request, out).map(|request| self.host.handle(request))
            }
            _ => Ok(answer),
        }
    }

    /// Sends the answer to a `new` or `load`, and fetches what its match lacks.
    fn opened(&mut self, answer: Value, out: &mut dyn FnMut(Output)) {
        out(Output::Answer(answer));
        let lacks = self.host.lacks().to_vec();
        self.fetch(&lacks, Output::FetchAhead, out);
    }

    /// Answers or refuses a request that waited for this resource. Returns a request that goes on waiting.
    fn settle(
        &mut self,
        mut waiting: Waiting,
        name: &ResourceName,
        there: bool,
        out: &mut dyn FnMut(Output),
    ) -> Option<Waiting> {
        if !waiting.missing.contains(name) {
            return Some(waiting);
        }
        if !there {
            out(Output::Answer(refusal(&waiting.request, &Failure::unavailable(name))));
            return None;
        }
        waiting.missing.retain(|missing| missing != name);
        if !waiting.missing.is_empty() {
            return Some(waiting);
        }
        if !matches!(waiting.request["op"].as_str(), Some("new" | "load")) {
            self.run(waiting.request, out);
            return None;
        }
        match self.open(waiting.request, out) {
            Ok(answer) => self.opened(answer, out),
            Err(waiting) => return Some(waiting),
        }
        None
    }

    fn run(&mut self, request: Value, out: &mut dyn FnMut(Output)) {
        match request["op"].as_str() {
            Some("prepare") => {
                let fields = [("id".into(), request["id"].clone()), ("ok".into(), true.into())];
                out(Output::Answer(Value::Object(fields.into_iter().collect())));
            }
            op => {
                if op == Some("think") {
                    out(Output::Thinking(request["id"].clone()));
                }
                out(Output::Answer(self.host.handle(request)));
            }
        }
    }

    /// Refuses a match that waits and all requests behind it, because another match is opened.
    fn overtake(&mut self, out: &mut dyn FnMut(Output)) {
        let waited = self.opening.take().map(|waiting| waiting.request);
        for request in waited.into_iter().chain(core::mem::take(&mut self.behind)) {
            out(Output::Answer(refusal(&request, &Failure::overtaken())));
        }
    }
}

fn refusal(request: &Value, failure: &Failure) -> Value {
    crate::host::refusal(request["id"].clone(), failure)
}
