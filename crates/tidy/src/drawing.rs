//! The pictures of ARCHITECTURE.md, drawn from the code (Mermaid). Arrows that follow from others are left out.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata};

use super::graph::Graph;
use super::tree::Crates;
use super::{Findings, page};

const FILE: &str = "ARCHITECTURE.md";
/// A picture begins after a line with its name and ends before this line.
const END: &str = "<!-- end of the picture -->";

/// Compares the pictures with the code, or redraws them.
pub(crate) fn check(root: &Path, crates: &Crates, metadata: &Metadata, draw: bool) -> Result<Findings> {
    let mut findings = Findings::default();
    let file = root.join(FILE);
    let text = fs::read_to_string(&file).context(FILE)?;
    let now = with_picture(&text, "crates", &between_crates(crates, metadata).reduced())?;
    let now = with_picture(&now, "rooms of the page", &page::rooms(root)?.reduced())?;
    if now != text && draw {
        fs::write(&file, now)?;
    } else if now != text {
        findings.problem(format!("{FILE} shows other arrows: `cargo xtask tidy --draw` redraws them"));
    }
    Ok(findings)
}

fn between_crates(crates: &Crates, metadata: &Metadata) -> Graph {
    let mut graph = Graph::default();
    for package in &metadata.packages {
        let normal =
            package.dependencies.iter().filter(|dependency| dependency.kind == DependencyKind::Normal);
        for dependency in
            normal.filter(|dependency| crates.all.iter().any(|ours| ours.name == dependency.name))
        {
            graph.add(&package.name, &dependency.name);
        }
    }
    graph
}

fn with_picture(text: &str, name: &str, graph: &Graph) -> Result<String> {
    let start = format!("<!-- `cargo xtask tidy --draw`: {name} -->\n");
    let parts = text.split_once(&start).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) =
        parts.with_context(|| format!("{FILE} has no place for the picture of the {name}"))?;
    let arrows: String = graph.arrows().map(|(from, to)| format!("  {from} --> {to}\n")).collect();
    Ok(format!("{before}{start}```mermaid\ngraph TD\n{arrows}```\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_drawn_in_its_place_and_an_old_one_is_noticed() {
        let mut graph = Graph::default();
        graph.add("bots", "chess");
        let place = format!("before\n<!-- `cargo xtask tidy --draw`: crates -->\nold\n{END}\nafter");
        let drawn = with_picture(&place, "crates", &graph).unwrap();
        assert!(drawn.contains("graph TD\n  bots --> chess\n```") && !drawn.contains("old"), "{drawn}");
        assert!(drawn.starts_with("before\n") && drawn.ends_with("\nafter"));
        assert_eq!(with_picture(&drawn, "crates", &graph).unwrap(), drawn);
        graph.add("chess", "tabletop");
        assert_ne!(with_picture(&drawn, "crates", &graph).unwrap(), drawn);
        assert!(with_picture("nothing", "crates", &graph).is_err());
    }
}
