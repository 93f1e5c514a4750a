//! A graph of names and whom they know: it finds circles, and the arrows that a drawing needs.

use std::collections::{BTreeMap, BTreeSet};

use petgraph::algo::{has_path_connecting, tarjan_scc};
use petgraph::graphmap::DiGraphMap;

use super::Findings;

/// Each name with the names that it knows.
#[derive(Default, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Graph(pub(crate) BTreeMap<String, BTreeSet<String>>);

impl Graph {
    pub(crate) fn add(&mut self, from: &str, to: &str) {
        if from != to {
            self.0.entry(from.to_owned()).or_default().insert(to.to_owned());
        }
    }

    pub(crate) fn arrows(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().flat_map(|(from, to)| to.iter().map(|to| (from.as_str(), to.as_str())))
    }

    fn graph(&self) -> DiGraphMap<&str, ()> {
        DiGraphMap::from_edges(self.arrows())
    }

    /// The graph without arrows that follow from others. A drawing of `a → b → c` needs no `a → c`.
    pub(crate) fn reduced(&self) -> Graph {
        let mut reduced = Graph::default();
        for (from, to) in self.arrows() {
            let mut others = self.graph();
            others.remove_edge(from, to);
            if !has_path_connecting(&others, from, to, None) {
                reduced.add(from, to);
            }
        }
        reduced
    }

    /// One shortest way round for each set of names that know each other in a circle.
    fn circles(&self) -> Vec<String> {
        let graph = self.graph();
        let circles = tarjan_scc(&graph).into_iter().filter(|circle| circle.len() > 1);
        circles
            .map(|circle| {
                let way = circle
                    .iter()
                    .filter_map(|start| way_round(&graph, start))
                    .min_by_key(|way| (way.len(), way.clone()))
                    .unwrap_or_default();
                let others = (circle.len() + 1).saturating_sub(way.len());
                let more =
                    if others > 0 { format!(" ({others} more in the same tangle)") } else { String::new() };
                way.join(" → ") + &more
            })
            .collect()
    }

    /// Reports every circle as a problem.
    pub(crate) fn check_circles(&self, findings: &mut Findings) {
        for circle in self.circles() {
            findings.problem(format!("a circle: {circle}"));
        }
    }
}

/// A shortest way from a name back to itself, with the name at both ends.
fn way_round<'a>(graph: &DiGraphMap<&'a str, ()>, start: &&'a str) -> Option<Vec<&'a str>> {
    let mut seen = BTreeSet::new();
    let mut ways = vec![vec![*start]];
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in way.last().into_iter().flat_map(|last| graph.neighbors(last)) {
                let way: Vec<&str> = way.iter().copied().chain([next]).collect();
                if next == *start {
                    return Some(way);
                }
                if seen.insert(next) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(arrows: &[(&str, &str)]) -> Graph {
        let mut graph = Graph::default();
        arrows.iter().for_each(|(from, to)| graph.add(from, to));
        graph
    }

    fn problems(graph: &Graph) -> Vec<String> {
        let mut findings = Findings::default();
        graph.check_circles(&mut findings);
        findings.problems
    }

    #[test]
    fn circles_are_told_by_their_shortest_way() {
        let tangle = graph(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "b"), ("c", "d")]);
        assert_eq!(problems(&tangle), ["a circle: b → c → b (1 more in the same tangle)"]);
        assert!(problems(&graph(&[("a", "b"), ("a", "c"), ("b", "c")])).is_empty());
    }

    #[test]
    fn a_drawing_leaves_out_what_follows() {
        let reduced = graph(&[("a", "b"), ("b", "c"), ("a", "c"), ("a", "d")]).reduced();
        assert_eq!(reduced, graph(&[("a", "b"), ("b", "c"), ("a", "d")]));
    }
}
