//! The automaton as searches walk it: unpacked, each edge a number, the edges of a node side by side.
//!
//! `fst` builds the automaton and hands it on. Its nodes are packed to the byte and have to be decoded at every step, which made a search
//! take 2.0 to 2.6 times as long as in a packed DAWG (`cargo bench -p lexicon --bench ratio`). The unpacked copy costs as much memory again
//! (French: 958 kB beside 1 029 kB).

use alloc::vec;
use alloc::vec::Vec;

use fst::raw::{CompiledAddr, Fst};

use crate::rack::Slots;
use crate::tier::Tier;

/// The edges of all nodes. A node is the index of its first edge; node 0 has no edges.
#[derive(Clone)]
pub(crate) struct Graph {
    edges: Vec<Edge>,
    root: u32,
}

/// A letter and the node that it leads to, with what `fst` knows of both:
///
/// | bits | |
/// |---|---|
/// | 0–4 | the letter, 0 for A |
/// | 5 | the last edge of its node |
/// | 6–7 | the output on the edge |
/// | 8 | a word ends here |
/// | 9–10 | the output of that end |
/// | 11–31 | the node that it leads to |
#[derive(Clone, Copy)]
struct Edge(u32);

impl Edge {
    fn is_last(self) -> bool {
        self.0 & 1 << 5 != 0
    }
}

/// The automaton has more than two million edges, or an output that is no tier. No word list leads to such an automaton.
#[derive(Debug)]
pub(crate) struct Unfit;

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
        u8::try_from(self.word).ok().and_then(Tier::from_index)
    }
}

impl Graph {
    /// Unpacks an automaton over A–Z whose outputs are tiers.
    pub(crate) fn unpack(fst: &Fst<Vec<u8>>) -> Result<Graph, Unfit> {
        let mut graph = Graph { edges: vec![Edge(0)], root: 0 };
        // For each address of the automaton, the node that was unpacked from it.
        let mut unpacked = vec![0; fst.as_bytes().len()];
        graph.root = graph.node(fst, fst.root().addr(), &mut unpacked)?;
        Ok(graph)
    }

    /// Unpacks a node and all below it. The recursion is as deep as the longest word is long.
    fn node(&mut self, fst: &Fst<Vec<u8>>, addr: CompiledAddr, unpacked: &mut [u32]) -> Result<u32, Unfit> {
        let node = fst.node(addr);
        if node.is_empty() {
            return Ok(0);
        }
        if unpacked[addr] != 0 {
            return Ok(unpacked[addr]);
        }
        let first = self.edges.len();
        self.edges.resize(first + node.len(), Edge(0));
        for (index, edge) in node.transitions().enumerate() {
            let target = self.node(fst, edge.addr, unpacked)?;
            let end = fst.node(edge.addr);
            let letter = edge.inp.checked_sub(b'A').filter(|letter| *letter < 26).ok_or(Unfit)?;
            let last = u32::from(index + 1 == node.len());
            let [out, end_out] = [edge.out, end.final_output()].map(|output| output.value().min(4) as u32);
            if target >= 1 << 21 || out > 3 || end_out > 3 {
                return Err(Unfit);
            }
            let word = u32::from(end.is_final());
            self.edges[first + index] =
                Edge(u32::from(letter) | last << 5 | out << 6 | word << 8 | end_out << 9 | target << 11);
        }
        // The cast may cut the index off: whoever makes an edge to this node checks that it fits.
        unpacked[addr] = first as u32;
        Ok(first as u32)
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
                let &Edge(edge) = self.edges.get(at)?;
                at = if Edge(edge).is_last() { 0 } else { at + 1 };
                if !letters.has(edge & 31) {
                    continue;
                }
                let cost = place.cost + (edge >> 6 & 3);
                if cost <= limit {
                    let word = if edge & 1 << 8 == 0 { u32::MAX } else { cost + (edge >> 9 & 3) };
                    return Some((b'A' + (edge & 31) as u8, Place { node: edge >> 11, cost, word }));
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
