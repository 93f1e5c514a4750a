//! The worker of Plis de lettres.

fn main() {
    wasm::serve_without_resources(wasm::Games::plis());
}
