//! The worker of Plis de lettres.

fn main() {
    wasm::serve(wasm::Games::plis());
}
