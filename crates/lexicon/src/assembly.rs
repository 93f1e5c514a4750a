//! Builds the automaton of words that come in alphabetical order, as Daciuk, Mihov, Watson and Watson do (“Incremental construction of
//! minimal acyclic finite-state automata”, 2000), with outputs where Mihov and Maurel place them (2001): as near to the root as possible.

use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use crate::graph::{Edge, Graph};
use crate::tier::Tier;

/// The word does not come after the one before it, or has another letter than A–Z.
#[derive(Debug)]
pub(crate) struct OutOfOrder;

/// The automaton would have more than two million edges. Real lists need a tenth of that.
#[derive(Debug)]
pub(crate) struct TooMany;

/// An automaton being built. A node that can no longer change is *frozen*: it becomes part of the graph, once for all nodes alike.
pub(crate) struct Automaton {
    edges: Vec<Edge>,
    /// The first edges of the frozen nodes, in a hash table in which 0 is an empty place. At most half of it is taken.
    frozen: Vec<u32>,
    nodes: usize,
    /// The last word, and the nodes on its path, which are not frozen yet: the last edge of each leads to the next.
    last: Vec<u8>,
    path: Vec<Vec<Edge>>,
}

impl Automaton {
    pub(crate) fn new() -> Automaton {
        Automaton {
            edges: vec![Edge(0)],
            frozen: vec![0; 1 << 12],
            nodes: 0,
            last: Vec::new(),
            path: vec![Vec::new()],
        }
    }

    pub(crate) fn insert(&mut self, word: &[u8], tier: Tier) -> Result<(), OutOfOrder> {
        if word <= &self.last[..] || !word.iter().all(u8::is_ascii_uppercase) {
            return Err(OutOfOrder);
        }
        let shared = word.iter().zip(&self.last).take_while(|(letter, before)| letter == before).count();
        self.freeze_beyond(shared);
        let mut left = u32::from(tier.index());
        // What the new word does not have in common with those before it moves on by one letter.
        let mut moved = 0;
        for node in &mut self.path[..shared] {
            node.iter_mut().for_each(|edge| edge.0 += moved << Edge::OUTPUT);
            let Some(edge) = node.last_mut() else { return Err(OutOfOrder) };
            moved = edge.output().saturating_sub(left);
            edge.0 -= moved << Edge::OUTPUT;
            left -= edge.output();
            if edge.0 & Edge::WORD != 0 {
                edge.0 += moved << Edge::END;
            }
        }
        self.path[shared].iter_mut().for_each(|edge| edge.0 += moved << Edge::OUTPUT);
        for (depth, letter) in word.iter().enumerate().skip(shared) {
            let end = if depth + 1 == word.len() { Edge::WORD } else { 0 };
            self.path[depth].push(Edge(u32::from(letter - b'A') | left << Edge::OUTPUT | end));
            self.path.push(Vec::new());
            left = 0;
        }
        self.last.truncate(shared);
        self.last.extend_from_slice(&word[shared..]);
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<Graph, TooMany> {
        self.freeze_beyond(0);
        let root = self.path.pop().unwrap_or_default();
        let root = self.freeze(root);
        // An edge to a node beyond the last number would have been cut off.
        if self.edges.len() > 1 << (32 - Edge::TARGET) {
            return Err(TooMany);
        }
        self.edges.shrink_to_fit();
        Ok(Graph::new(self.edges, root))
    }

    /// Freezes the nodes of the path beyond its first letters.
    fn freeze_beyond(&mut self, letters: usize) {
        while self.path.len() > letters + 1 {
            let node = self.path.pop().unwrap_or_default();
            let target = self.freeze(node);
            if let Some(edge) = self.path.last_mut().and_then(|node| node.last_mut()) {
                edge.0 |= target << Edge::TARGET;
            }
        }
    }

    /// The first edge of the frozen node that has the same edges, or else of this one, which becomes it; 0 for a node without edges.
    fn freeze(&mut self, mut node: Vec<Edge>) -> u32 {
        let Some(last) = node.last_mut() else { return 0 };
        last.0 |= Edge::LAST;
        let mut place = self.place(&node);
        while self.frozen[place] != 0 {
            if self.edges[self.frozen[place] as usize..].starts_with(&node) {
                return self.frozen[place];
            }
            place = (place + 1) % self.frozen.len();
        }
        // The cast cuts nothing off: no list has nearly so many words.
        let first = self.edges.len() as u32;
        self.edges.append(&mut node);
        self.frozen[place] = first;
        self.nodes += 1;
        if self.nodes * 2 > self.frozen.len() {
            self.widen();
        }
        first
    }

    /// Doubles the table of the frozen nodes.
    fn widen(&mut self) {
        let wider = vec![0; self.frozen.len() * 2];
        for first in mem::replace(&mut self.frozen, wider) {
            let node = &self.edges[first as usize..];
            let Some(last) = node.iter().position(|edge| edge.0 & Edge::LAST != 0) else { continue };
            if first != 0 {
                let mut place = self.place(&node[..=last]);
                while self.frozen[place] != 0 {
                    place = (place + 1) % self.frozen.len();
                }
                self.frozen[place] = first;
            }
        }
    }

    /// Where in the table a node is looked for first.
    fn place(&self, node: &[Edge]) -> usize {
        let mix = |hash: u32, edge: &Edge| (hash.rotate_left(5) ^ edge.0).wrapping_mul(0x9e37_79b1);
        let hash = node.iter().fold(0, mix);
        (hash ^ hash >> 15) as usize % self.frozen.len()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "helpers of tests")]

    use super::*;
    use proptest::prelude::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// Words of few letters, so that many begin and end alike.
    fn tiered() -> impl Strategy<Value = BTreeMap<String, Tier>> {
        let tier = (0..3_u8).prop_map(|index| Tier::from_index(index).unwrap());
        proptest::collection::btree_map("[AEST]{2,7}", tier, 0..300)
    }

    fn graph(words: &BTreeMap<String, Tier>) -> Graph {
        let mut automaton = Automaton::new();
        for (word, tier) in words {
            automaton.insert(word.as_bytes(), *tier).unwrap();
        }
        automaton.finish().unwrap()
    }

    /// The nodes of a graph, each with its edges.
    fn nodes(graph: &Graph) -> Vec<&[Edge]> {
        graph.edges()[1..].split_inclusive(|edge| edge.0 & Edge::LAST != 0).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(0x5EED), ..ProptestConfig::default() })]

        #[test]
        fn it_has_the_words_that_the_library_has(words in tiered()) {
            let ours = graph(&words);
            let theirs = fst::Map::from_iter(words.iter().map(|(word, tier)| (word, u64::from(tier.index())))).unwrap();
            let listed = ours.words().map(|(word, tier)| (word, u64::from(tier.index())));
            prop_assert_eq!(listed.collect::<Vec<_>>(), theirs.stream().into_str_vec().unwrap());
            for (word, tier) in &words {
                prop_assert_eq!(ours.follow(word.as_bytes()).unwrap().tier(), Some(*tier));
            }
        }

        #[test]
        fn it_is_minimal_and_its_outputs_are_as_near_to_the_root_as_possible(words in tiered()) {
            let graph = graph(&words);
            let all = nodes(&graph);
            let different: BTreeSet<Vec<u32>> =
                all.iter().map(|node| node.iter().map(|edge| edge.0).collect()).collect();
            prop_assert_eq!(different.len(), all.len(), "no node is there twice");
            // The bound at an edge is the tier of the commonest word beyond it: from there on, one way costs nothing.
            let commonest = |node: &[Edge]| node.iter().map(|edge| edge.output()).min();
            for edge in all.iter().copied().flatten() {
                let node = &graph.edges()[(edge.0 >> Edge::TARGET) as usize..];
                let costs_nothing = edge.0 & Edge::WORD != 0 && edge.0 >> Edge::END & 3 == 0;
                let end = node.iter().position(|edge| edge.0 & Edge::LAST != 0).unwrap_or(0);
                let leaf = edge.0 >> Edge::TARGET == 0;
                prop_assert!(costs_nothing || !leaf && commonest(&node[..=end]) == Some(0));
            }
        }
    }

    #[test]
    fn words_out_of_order_and_other_letters_are_refused() {
        let mut automaton = Automaton::new();
        automaton.insert(b"ARE", Tier::COMMON).unwrap();
        for word in ["ARE", "AR", "AND", "", "ARé", "ARe", "AS{"] {
            assert!(automaton.insert(word.as_bytes(), Tier::COMMON).is_err(), "{word}");
        }
        automaton.insert(b"ARES", Tier::RARE).unwrap();
        let words = [("ARE".to_owned(), Tier::COMMON), ("ARES".to_owned(), Tier::RARE)];
        assert!(automaton.finish().unwrap().words().eq(words), "what was refused changed nothing");
    }
}
