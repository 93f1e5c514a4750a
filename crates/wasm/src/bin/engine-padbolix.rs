//! The worker of Padbolix.

fn main() {
    wasm::serve_without_resources(wasm::Games::padbolix());
}
