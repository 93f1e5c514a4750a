//! Embeds the resources of the games and the page's message catalogues, so that the program is one file.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable = |name| env::var(name).map_err(io::Error::other);
    let root = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let mut text = String::new();

    text.push_str(
        "/// Files of resources, by their place in the site.\npub(crate) const RESOURCES: &[(&str, &[u8])] = &[\n",
    );
    // The kinds of resources say where their files lie, such as `decks/*.json`. Files of dictionaries are beside the page's folder, others
    // in it.
    let places =
        include_str!("../protocol/src/resources.gen.txt").lines().filter_map(|line| line.split_once("/*."));
    for (folder, extension) in places {
        let here = [root.join(folder), root.join("www").join(folder)];
        for file in
            here.iter().map(|folder| files(folder, extension)).collect::<io::Result<Vec<_>>>()?.concat()
        {
            let place = format!("{folder}/{}", name(&file));
            let _ = writeln!(text, "    ({place:?}, include_bytes!({:?})),", file.display().to_string());
        }
    }
    text.push_str("];\n\n/// Message catalogues: language code, text.\npub(crate) const CATALOGUES: &[(&str, &str)] = &[\n");
    for language in ["fr", "en"] {
        for file in files(&root.join("www/i18n").join(language), "ftl")? {
            let _ = writeln!(text, "    ({language:?}, include_str!({:?})),", file.display().to_string());
        }
    }
    text.push_str("];\n");
    fs::write(Path::new(&variable("OUT_DIR")?).join("embedded.rs"), text)
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a folder with that extension, sorted; none if there is no such folder.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let file = entry?.path();
            if file.extension().is_some_and(|found| found == extension) {
                println!("cargo::rerun-if-changed={}", file.display());
                found.push(file);
            }
        }
    }
    found.sort();
    Ok(found)
}
