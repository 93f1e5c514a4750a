//! `cargo xtask dist`: the folder for a web host.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::site;
use crate::sizes::{self, Sizes};
use crate::tools::{Need, ensure};

pub(crate) fn run(root: &Path) -> Result<()> {
    let tools = ensure(root, &[Need::Page, Need::WasmTarget, Need::WasmBindgen, Need::Trunk])?;
    site::build(root, &tools)?;
    let sizes = Sizes::measure(root, &tools)?;
    println!("\n{}", sizes.table());
    println!("{}", sizes.judge()?);
    let document = root.join(sizes::DOCUMENT);
    fs::write(&document, sizes.written_into(&fs::read_to_string(&document)?)?)?;
    println!("dist/ can be served by any static host, from any path.");
    Ok(())
}
