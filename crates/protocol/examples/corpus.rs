//! Writes the corpora of the fuzz targets `requests` and `files` to their folders: `cargo run -p protocol --example corpus`
#![allow(clippy::unwrap_used, reason = "a maintainer runs it and sees where it stops")]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/corpus.rs"]
mod matches;

fn main() {
    let requests = matches::corpus().into_iter().map(|(name, text)| (name, text.into_bytes()));
    write("requests", requests);
    write("files", matches::saves().into_iter().map(|(name, text)| (name, matches::as_input(&text))));
}

fn write(target: &str, files: impl Iterator<Item = (String, Vec<u8>)>) {
    let folder = format!("{}/fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    std::fs::create_dir_all(&folder).unwrap();
    for (name, input) in files {
        std::fs::write(format!("{folder}/{name}"), input).unwrap();
    }
}
