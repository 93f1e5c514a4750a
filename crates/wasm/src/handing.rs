//! Hands resources from worker to worker, so that the one that thinks need not fetch and build again what the table's worker has.

use crate::json::{self, field, object};
use js_sys::{Array, ArrayBuffer, Object, Reflect, Uint8Array};
use protocol::{PatientHost, Resource, ResourceName};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// Answers `hand-on` with the resources that the request in its field `for` needs and this worker has, except those named in `without`.
/// Also returns the buffers to transfer with the answer.
pub(crate) fn hand_on(host: &mut PatientHost, message: &JsValue) -> (JsValue, Array) {
    let (resources, buffers) = (Object::new(), Array::new());
    let [request, without] =
        ["for", "without"].map(|name| json::read(&field(message, name)).unwrap_or_default());
    let had = |name: &ResourceName| {
        without.as_array().is_some_and(|names| names.iter().any(|had| *had == name.to_string()))
    };
    for (name, resource) in host.held(&request) {
        if had(&name) {
            continue;
        }
        if let Some(bytes) = name.hand_on(&resource) {
            let buffer = Uint8Array::from(&bytes[..]).buffer();
            // Setting a field of a plain object does not fail.
            let _ = Reflect::set(&resources, &name.to_string().into(), &buffer);
            buffers.push(&buffer);
        }
    }
    let answer =
        object(&[("id", field(message, "id")), ("ok", true.into()), ("resources", resources.into())]);
    (answer, buffers)
}

/// The buffers that were handed to this worker last and that nobody has needed yet, by the name of the resource.
#[derive(Default)]
pub(crate) struct Handed(RefCell<JsValue>);

impl Handed {
    /// Keeps the resources of a `handed` message.
    pub(crate) fn keep(&self, message: &JsValue) {
        self.0.replace(field(message, "resources"));
    }

    /// The resource of that name, if it was handed on. It is only made now, so that a resource which nobody needs costs nothing.
    pub(crate) fn take(&self, name: &ResourceName) -> Option<Resource> {
        let (resources, name_there) = (self.0.borrow(), name.to_string());
        let buffer: ArrayBuffer = field(&resources, &name_there).dyn_into().ok()?;
        // Deleting a field of a plain object does not fail.
        let _ = Reflect::delete_property::<Object>(resources.unchecked_ref(), &name_there.into());
        name.handed(&Uint8Array::new(&buffer).to_vec())
    }
}
