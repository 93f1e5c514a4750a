//! The worker of Spikit.

fn main() {
    wasm::serve(wasm::Games::spikit());
}
