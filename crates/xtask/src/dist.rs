//! `cargo xtask dist`: the folder for a web host.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::site;
use crate::sizes::Sizes;
use crate::tools::{Need, ensure};

pub(crate) fn run(root: &Path) -> Result<()> {
    let tools = ensure(root, &[Need::Page, Need::WasmTarget, Need::WasmBindgen, Need::Trunk])?;
    site::build(root, &tools)?;
    let sizes = Sizes::measure(root, &tools)?;
    println!("\n{}", sizes.table());
    println!("{}", sizes.judge()?);
    let readme = root.join("README.md");
    fs::write(&readme, sizes.written_into(&fs::read_to_string(&readme)?)?)?;
    println!("dist/ can be served by any static host, from any path.");
    Ok(())
}
