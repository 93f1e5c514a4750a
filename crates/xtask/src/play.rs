//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process::command;
use crate::site;
use crate::tools::{Need, ensure};

#[derive(Args)]
pub(crate) struct Options {
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// The first port to try; if it is taken, the next free one is used
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    eprintln!("Mots en main");
    let tools = ensure(root, &[Need::Page, Need::WasmTarget, Need::WasmBindgen, Need::Trunk])?;
    site::build(root, &tools, None)?;
    let mut node = command("node", root, &tools.path);
    node.args(["www/build/serve.mjs", "--with-parent", "--dir", "dist", "--port", &options.port.to_string()]);
    // The open pipe keeps the server alive, so that it ends with this command, however this command ends.
    let mut server =
        node.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("cannot start node")?;
    let _pipe = server.stdin.take();
    let mut lines = BufReader::new(server.stdout.take().context("no output from the server")?).lines();
    let address = loop {
        let Some(line) = lines.next() else { bail!("the server did not start ({})", server.wait()?) };
        if let Some(address) = line?.strip_prefix("serving ") {
            break address.to_owned();
        }
    };
    println!("\n  {address}\n\n  Ctrl-C ends it.");
    if !options.no_open && open::that_detached(&address).is_err() {
        eprintln!("  No browser could be opened: open the address yourself.");
    }
    let status = server.wait()?;
    if !status.success() {
        bail!("the server ended ({status})");
    }
    Ok(())
}
