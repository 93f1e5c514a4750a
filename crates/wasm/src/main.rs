//! To come.
use wasm_bindgen as _;
fn main() {}
