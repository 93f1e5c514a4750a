//! Writes the corpus of the fuzz target `requests` to its folder: `cargo run -p protocol --example corpus`
#![allow(clippy::unwrap_used, reason = "a maintainer runs it and sees where it stops")]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/corpus.rs"]
mod matches;

fn main() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/requests");
    std::fs::create_dir_all(folder).unwrap();
    for (name, text) in matches::corpus() {
        std::fs::write(format!("{folder}/{name}"), text).unwrap();
    }
}
