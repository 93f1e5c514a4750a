//! Fetches resources over the network.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use protocol::{Resource, ResourceName};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, DedicatedWorkerGlobalScope, ReadableStreamDefaultReader, RequestCache, RequestInit,
    Response, Url,
};

/// After how many milliseconds without any data a connection is given up.
const PATIENCE: i32 = 20_000;
/// The most bytes of a file. No resource comes near it, so a longer file is something else.
const MAX_BYTES: usize = 8 << 20;

/// The stages of a resource on its way, with the names of the `progress` event.
#[derive(Clone, Copy)]
pub(crate) enum Progress {
    Fetch,
    Build,
}

impl Progress {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Progress::Fetch => "fetch",
            Progress::Build => "build",
        }
    }
}

/// Fetches a resource and builds it. `None` if it cannot be had: there is no network, no such file, or the file is something else.
/// `progress` is told numbers from 0 to 1 for each stage.
pub(crate) async fn fetch(
    scope: &DedicatedWorkerGlobalScope,
    name: &ResourceName,
    progress: &dyn Fn(Progress, f64),
) -> Option<Resource> {
    let file = name.file()?;
    // A cache may hold half a file, or the start page of a network that asks for a password first.
    for cache in [RequestCache::Default, RequestCache::Reload] {
        let bytes = download(scope, &file, cache, &|done| progress(Progress::Fetch, done)).await.ok()?;
        let mut build = |done: f32| progress(Progress::Build, f64::from(done));
        if let Some(resource) = name.read(&bytes, &mut build) {
            progress(Progress::Build, 1.0);
            return Some(resource);
        }
    }
    None
}

async fn download(
    scope: &DedicatedWorkerGlobalScope,
    file: &str,
    cache: RequestCache,
    progress: &dyn Fn(f64),
) -> Result<Vec<u8>, JsValue> {
    let abort = AbortController::new()?;
    let init = RequestInit::new();
    init.set_cache(cache);
    init.set_signal(Some(&abort.signal()));
    let bytes = read(scope, &address(file)?, &init, progress).await;
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
        // The length is that of the file as it was sent. If a host compresses it, more bytes arrive than it announces.
        if let Some(length) = length.filter(|length| *length > 0) {
            progress((bytes.len() as f64 / f64::from(length)).min(1.0));
        }
    }
}

#[wasm_bindgen]
extern "C" {
    type ImportMeta;
    /// The address of this module. The address of the worker may be that of a Blob, because in a frame without an origin the page has no
    /// other way to start it.
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;
}

/// The address of a file next to this module. The module's own address names the version of the resources (`?data=…`), because they change
/// less often than the code.
fn address(file: &str) -> Result<String, JsValue> {
    let module = Url::new(&IMPORT_META.with(ImportMeta::url))?;
    let file = Url::new_with_base(&format!("./{file}"), &module.href())?;
    if let Some(version) = module.search_params().get("data") {
        file.search_params().set("v", &version);
    }
    Ok(file.href())
}

/// What a promise brings; an error if it takes longer than [`PATIENCE`].
async fn within_patience(scope: &DedicatedWorkerGlobalScope, promise: Promise) -> Result<JsValue, JsValue> {
    let late = Promise::new(&mut |_, reject| after(scope, PATIENCE, &reject));
    JsFuture::from(Promise::race(&Array::of2(&promise, &late))).await
}

/// Waits for that many milliseconds.
pub(crate) async fn pause(scope: &DedicatedWorkerGlobalScope, ms: i32) {
    let over = Promise::new(&mut |resolve, _| after(scope, ms, &resolve));
    // It is never rejected.
    let _ = JsFuture::from(over).await;
}

/// Calls a function after that many milliseconds. Every worker has timers.
fn after(scope: &DedicatedWorkerGlobalScope, ms: i32, call: &Function) {
    let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(call, ms);
}
