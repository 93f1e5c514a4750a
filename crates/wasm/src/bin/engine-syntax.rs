//! The worker of Syntax.

fn main() {
    wasm::serve(wasm::Games::syntax());
}
