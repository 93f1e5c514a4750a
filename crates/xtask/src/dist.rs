//! `cargo xtask dist`: the folder for a web host, and its archive; with `--games`, some of the games alone, under a publisher's name.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use crate::process::{cargo, command, run as run_command};
use crate::site;
use crate::sizes::{self, Sizes};
use crate::tools::{Need, Tools, ensure};

#[derive(Args)]
pub(crate) struct Options {
    /// Make a site of these games alone, in this order: `plis,syntax`. It goes into `target/own/plis-syntax`
    #[arg(long, value_name = "GAMES")]
    games: Option<String>,
    /// The brand file of that site: the publisher's name, colour, icons, links and legal notice (docs/PUBLISHERS.md)
    #[arg(long, value_name = "FILE", requires = "games")]
    brand: Option<PathBuf>,
    /// The folder to write that site into instead
    #[arg(long, value_name = "FOLDER", requires = "games")]
    into: Option<PathBuf>,
    /// The address that the site will have: `https://example.org/games/`. Only the preview of a link needs it (docs/HOSTING.md)
    #[arg(long, value_name = "URL", conflicts_with = "games")]
    address: Option<String>,
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let tools = ensure(root, &[Need::Page, Need::WasmTarget, Need::WasmBindgen, Need::Trunk])?;
    site::build(root, &tools, options.address.as_deref())?;
    if let Some(games) = &options.games {
        return own(root, &tools, games, options);
    }
    let sizes = Sizes::measure(root, &tools)?;
    println!("\n{}", sizes.table());
    println!("{}", sizes.judge()?);
    // The document tells of the site as it is without a house's address in it.
    if options.address.is_none() {
        let document = root.join(sizes::DOCUMENT);
        fs::write(&document, sizes.written_into(&fs::read_to_string(&document)?)?)?;
    }
    let mut archive = command("node", root, &tools.path);
    archive.arg("www/build/archive.mjs");
    run_command(archive)?;
    println!("dist/ can be served by any static host, from any path.");
    Ok(())
}

/// The games that are not in the box but may be in a bundle: the template.
fn aside(root: &Path) -> Result<Vec<String>> {
    #[derive(serde::Deserialize)]
    struct Game {
        id: String,
    }
    let file = fs::read_to_string(root.join("www/src/protocol/aside.gen.json"))?;
    let games: Vec<Game> = serde_json::from_str(&file)?;
    Ok(games.into_iter().map(|game| game.id).collect())
}

/// Builds the engine of a game that is not in the box, which Trunk does not know, beside the site.
fn build_aside(root: &Path, tools: &Tools, game: &str) -> Result<()> {
    let engine = format!("engine-{game}");
    let mut build = command(&cargo(), root, &tools.path);
    build.args(["build", "--package", "wasm", "--features", game, "--bin", &engine]);
    build.args(["--target", "wasm32-unknown-unknown", "--profile", "wasm"]);
    run_command(build)?;
    let mut bindgen = command("wasm-bindgen", root, &tools.path);
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir", "target/aside"]);
    bindgen.arg(format!("target/wasm32-unknown-unknown/wasm/{engine}.wasm"));
    run_command(bindgen)
}

/// Makes a bundle of some games. Their engines are those of the site, and the page is bundled anew without the other games
/// (`www/build/own-site.mjs`).
fn own(root: &Path, tools: &Tools, games: &str, options: &Options) -> Result<()> {
    for game in aside(root)?.iter().filter(|aside| games.split(',').any(|game| game.trim() == *aside)) {
        build_aside(root, tools, game)?;
    }
    let mut node = command("node", root, &tools.path);
    node.args(["www/build/own-site.mjs", "--games", games]);
    for (name, file) in [("--brand", &options.brand), ("--into", &options.into)] {
        if let Some(file) = file {
            // The path is made absolute, because the script runs in the repository, wherever the command was given.
            node.arg(name).arg(std::path::absolute(file)?);
        }
    }
    run_command(node)
}
