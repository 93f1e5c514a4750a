//! The automaton of a dictionary: a minimal acyclic transducer, each edge a number, the edges of a node side by side.
//!
//! `fst` packs nodes to the byte. They have to be decoded at every step, which made a search take 2.0 to 2.6 times as long as in a packed
//! DAWG (`cargo bench -p lexicon --bench ratio`); and its builder brings a table for checksums, 17 kB of the worker's gzip. So `fst` is
//! what the tests compare this automaton with.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::file::Reader;
use crate::format_error::FormatError;
use crate::rack::Slots;
use crate::tier::Tier;

/// The edges of all nodes. A node is the index of its first edge; node 0 has no edges.
#[derive(Clone)]
pub(crate) struct Graph {
    edges: Vec<Edge>,
    root: u32,
}

/// A letter and the node that it leads to:
///
/// | bits | |
/// |---|---|
/// | 0–4 | the letter, 0 for A |
/// | 5 | the last edge of its node |
/// | 6–7 | the output on the edge |
/// | 8 | a word ends here |
/// | 9–10 | the output of that end |
/// | 11–31 | the node that it leads to |
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Edge(pub(crate) u32);

impl Edge {
    pub(crate) const LAST: u32 = 1 << 5;
    pub(crate) const OUTPUT: u32 = 6;
    pub(crate) const WORD: u32 = 1 << 8;
    pub(crate) const END: u32 = 9;
    pub(crate) const TARGET: u32 = 11;

    fn is_last(self) -> bool {
        self.0 & Edge::LAST != 0
    }

    fn letter(self) -> u8 {
        b'A' + (self.0 & 31) as u8
    }

    pub(crate) fn output(self) -> u32 {
        self.0 >> Edge::OUTPUT & 3
    }

    /// The tier of the word that ends here, if the outputs up to this edge have that sum; a number above all tiers if no word ends here.
    fn word(self, sum: u32) -> u32 {
        if self.0 & Edge::WORD == 0 { u32::MAX } else { sum + (self.0 >> Edge::END & 3) }
    }

    fn target(self) -> u32 {
        self.0 >> Edge::TARGET
    }
}

/// A place in the graph after one letter or more.
///
/// The tier of a word is the sum of the outputs on its path, and no output is negative: a walk turns back where the sum exceeds its limit.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    node: u32,
    /// The sum of the outputs on the path.
    cost: u32,
    /// The tier of the word that ends here; a number above all tiers if no word ends here.
    word: u32,
}

impl Place {
    /// Whether the path is a word of this tier or a commoner one.
    pub(crate) fn is_word(self, limit: Tier) -> bool {
        self.word <= u32::from(limit.index())
    }

    /// The tier of the path; `None` if it is no word.
    pub(crate) fn tier(self) -> Option<Tier> {
        tier(self.word)
    }
}

fn tier(word: u32) -> Option<Tier> {
    u8::try_from(word).ok().and_then(Tier::from_index)
}

impl Graph {
    /// The graph of these edges. The first of them belongs to no node.
    pub(crate) fn new(edges: Vec<Edge>, root: u32) -> Graph {
        Graph { edges, root }
    }

    #[cfg(test)]
    pub(crate) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Appends the graph to `bytes`.
    pub(crate) fn hand_on(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.root.to_le_bytes());
        bytes.extend(self.edges.iter().flat_map(|edge| edge.0.to_le_bytes()));
    }

    /// The graph of the bytes that [`hand_on`](Graph::hand_on) has appended. The caller has found them undamaged.
    pub(crate) fn handed(mut bytes: Reader<'_>) -> Result<Graph, FormatError> {
        let root = bytes.u32()?;
        let (edges, rest) = bytes.rest().as_chunks();
        let edges = edges.iter().map(|&edge| Edge(u32::from_le_bytes(edge))).collect();
        if rest.is_empty() { Ok(Graph { edges, root }) } else { Err(FormatError::List) }
    }

    /// Every word with its tier, in alphabetical order.
    pub(crate) fn words(&self) -> impl Iterator<Item = (String, Tier)> + use<'_> {
        // For the root and each letter of the path: the edge that comes next, 0 if none, and the sum of the outputs up to there.
        let mut path = vec![(self.root, 0)];
        let mut word = String::new();
        core::iter::from_fn(move || {
            while let Some((at, sum)) = path.last_mut() {
                let Some(&edge) = self.edges.get(*at as usize).filter(|_| *at != 0) else {
                    path.pop();
                    word.pop();
                    continue;
                };
                *at = if edge.is_last() { 0 } else { *at + 1 };
                let sum = *sum + edge.output();
                word.push(char::from(edge.letter()));
                path.push((edge.target(), sum));
                if let Some(tier) = tier(edge.word(sum)) {
                    return Some((word.clone(), tier));
                }
            }
            None
        })
    }

    /// The place before the first letter.
    pub(crate) fn start(&self) -> Place {
        Place { node: self.root, cost: 0, word: u32::MAX }
    }

    /// Those of the given letters that may follow a place on the way to a word of that tier or a commoner one, from A to Z, each with the
    /// place that it leads to.
    pub(crate) fn onward(
        &self,
        place: Place,
        limit: Tier,
        letters: Slots,
    ) -> impl Iterator<Item = (u8, Place)> + use<'_> {
        let limit = u32::from(limit.index());
        let mut at = place.node as usize;
        core::iter::from_fn(move || {
            while at != 0 {
                let &edge = self.edges.get(at)?;
                at = if edge.is_last() { 0 } else { at + 1 };
                if !letters.has(edge.0 & 31) {
                    continue;
                }
                let cost = place.cost + edge.output();
                if cost <= limit {
                    return Some((edge.letter(), Place { node: edge.target(), cost, word: edge.word(cost) }));
                }
            }
            None
        })
    }

    /// The place that a word of letters A–Z leads to.
    pub(crate) fn follow(&self, word: &[u8]) -> Option<Place> {
        word.iter().try_fold(self.start(), |place, letter| {
            self.onward(place, Tier::RARE, Slots::ALL)
                .find(|(next, _)| next == letter)
                .map(|(_, place)| place)
        })
    }
}
