//! The worker of Dés à thèmes.

fn main() {
    wasm::serve(wasm::Games::themes());
}
