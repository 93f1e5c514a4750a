//! The worker of Tally.

fn main() {
    wasm::serve(wasm::Games::tally());
}
