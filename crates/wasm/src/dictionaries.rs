//! Dictionaries over the network, each fetched and built once in a worker's life.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use protocol::{Dictionaries, Dictionary, Language};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, DedicatedWorkerGlobalScope, ReadableStreamDefaultReader, RequestCache, RequestInit,
    Response, Url,
};

/// For how long a connection may bring nothing at all, in milliseconds.
const PATIENCE: i32 = 20_000;
/// No dictionary comes near this many bytes: what is longer is something else.
const MAX_BYTES: usize = 8 << 20;

/// What a dictionary on its way is doing. The names are those of the `progress` event.
#[derive(Clone, Copy)]
pub(crate) enum Stage {
    Fetch,
    Build,
}

impl Stage {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Stage::Fetch => "fetch",
            Stage::Build => "build",
        }
    }
}

/// It could not be had: no network, no such file, or not a dictionary.
pub(crate) struct Unavailable;

/// The dictionaries that this worker has. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Shelf {
    there: Rc<RefCell<BTreeMap<Language, Arc<Dictionary>>>>,
    /// What is on its way, and whom to wake when it has come or failed: nothing is fetched twice at once.
    coming: Rc<RefCell<BTreeMap<Language, Vec<Function>>>>,
}

impl Dictionaries for Shelf {
    fn get(&mut self, language: Language) -> Option<Arc<Dictionary>> {
        self.there.borrow().get(&language).cloned()
    }
}

impl Shelf {
    /// Sees to it that the dictionary is there. `progress` gets numbers from 0 to 1 for each stage.
    pub(crate) async fn load(
        &self,
        scope: &DedicatedWorkerGlobalScope,
        language: Language,
        progress: &dyn Fn(Stage, f64),
    ) -> Result<(), Unavailable> {
        if self.has(language) {
            return Ok(());
        }
        if self.coming.borrow().contains_key(&language) {
            let arrival = Promise::new(&mut |wake, _| {
                self.coming.borrow_mut().entry(language).or_default().push(wake);
            });
            let _ = JsFuture::from(arrival).await;
            return if self.has(language) { Ok(()) } else { Err(Unavailable) };
        }
        self.coming.borrow_mut().insert(language, Vec::new());
        let came = self.bring(scope, language, progress).await;
        let waiting = self.coming.borrow_mut().remove(&language).unwrap_or_default();
        for wake in waiting {
            // A promise's own function does not fail.
            let _ = wake.call0(&JsValue::UNDEFINED);
        }
        came
    }

    fn has(&self, language: Language) -> bool {
        self.there.borrow().contains_key(&language)
    }

    async fn bring(
        &self,
        scope: &DedicatedWorkerGlobalScope,
        language: Language,
        progress: &dyn Fn(Stage, f64),
    ) -> Result<(), Unavailable> {
        // A cache may hold half a file, or the start page of a network that asks for a password first.
        for cache in [RequestCache::Default, RequestCache::Reload] {
            let bytes = fetch(scope, language, cache, &|done| progress(Stage::Fetch, done)).await;
            let Ok(bytes) = bytes else { return Err(Unavailable) };
            let mut build = |done: f32| progress(Stage::Build, f64::from(done));
            let built = Dictionary::from_wire_with(&bytes, &mut build);
            if let Some(dictionary) = built.ok().filter(|built| built.language() == language) {
                progress(Stage::Build, 1.0);
                self.there.borrow_mut().insert(language, Arc::new(dictionary));
                return Ok(());
            }
        }
        Err(Unavailable)
    }
}

async fn fetch(
    scope: &DedicatedWorkerGlobalScope,
    language: Language,
    cache: RequestCache,
    progress: &dyn Fn(f64),
) -> Result<Vec<u8>, JsValue> {
    let abort = AbortController::new()?;
    let init = RequestInit::new();
    init.set_cache(cache);
    init.set_signal(Some(&abort.signal()));
    let bytes = read(scope, &address(scope, language)?, &init, progress).await;
    if bytes.is_err() {
        abort.abort();
    }
    bytes
}

async fn read(
    scope: &DedicatedWorkerGlobalScope,
    address: &str,
    init: &RequestInit,
    progress: &dyn Fn(f64),
) -> Result<Vec<u8>, JsValue> {
    progress(0.0);
    let response = within_patience(scope, scope.fetch_with_str_and_init(address, init)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let Some(body) = response.body() else { return Err(JsValue::NULL) };
    let length = response.headers().get("content-length")?.and_then(|length| length.parse::<u32>().ok());
    let reader: ReadableStreamDefaultReader = body.get_reader().dyn_into()?;
    let mut bytes = Vec::new();
    loop {
        let chunk = within_patience(scope, reader.read()).await?;
        if Reflect::get(&chunk, &"done".into())?.is_truthy() {
            progress(1.0);
            return Ok(bytes);
        }
        let chunk: Uint8Array = Reflect::get(&chunk, &"value".into())?.dyn_into()?;
        bytes.extend_from_slice(&chunk.to_vec());
        if bytes.len() > MAX_BYTES {
            return Err(JsValue::NULL);
        }
        // The length is that of the file as it was sent: where a host packs it, more arrives than it announces.
        if let Some(length) = length.filter(|length| *length > 0) {
            progress((bytes.len() as f64 / f64::from(length)).min(1.0));
        }
    }
}

/// Next to the worker's script, whose version (`?v=…`) covers the dictionaries as well.
fn address(scope: &DedicatedWorkerGlobalScope, language: Language) -> Result<String, JsValue> {
    let script = scope.location();
    let file = format!("./dictionaries/{}.dict{}", language.code(), script.search());
    Ok(Url::new_with_base(&file, &script.href())?.href())
}

/// A promise, unless it takes longer than [`PATIENCE`].
async fn within_patience(scope: &DedicatedWorkerGlobalScope, promise: Promise) -> Result<JsValue, JsValue> {
    let late = Promise::new(&mut |_, reject| {
        // Without a timer the wait is as long as the browser's own.
        let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(&reject, PATIENCE);
    });
    JsFuture::from(Promise::race(&Array::of2(&promise, &late))).await
}
