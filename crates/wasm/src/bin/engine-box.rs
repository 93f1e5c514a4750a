//! The worker of all games of the box: what a page without network plays with, whichever game it is.

fn main() {
    wasm::serve(wasm::Games::all());
}
