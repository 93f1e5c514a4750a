//! The worker of Padbolix.

fn main() {
    wasm::serve(wasm::Games::padbolix());
}
