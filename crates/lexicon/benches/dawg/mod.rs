//! A packed DAWG as word games have had it since Appel and Jacobson (1988): each edge is a number, and the edges of a node lie side by
//! side.

use fst::raw::Fst;
use std::collections::HashMap;

/// Letter: bits 0 to 4. Last edge of its node: bit 5. A word ends here: bit 6. First edge of the node that it leads to: bits 7 to 31.
pub(crate) struct Dawg {
    edges: Vec<u32>,
    root: u32,
}

impl Dawg {
    /// Makes the graph of words that come in alphabetical order.
    pub(crate) fn new(words: impl Iterator<Item = String>) -> Dawg {
        let set = fst::Set::from_iter(words).unwrap();
        let mut dawg = Dawg { edges: vec![0], root: 0 };
        dawg.root = dawg.pack(set.as_fst(), set.as_fst().root().addr(), &mut HashMap::new());
        dawg
    }

    /// Packs a node, and returns its first edge; 0 if it has none.
    fn pack(&mut self, set: &Fst<Vec<u8>>, addr: usize, packed: &mut HashMap<usize, u32>) -> u32 {
        let node = set.node(addr);
        if node.is_empty() {
            return 0;
        }
        if let Some(&first) = packed.get(&addr) {
            return first;
        }
        let first = self.edges.len();
        self.edges.resize(first + node.len(), 0);
        for (index, edge) in node.transitions().enumerate() {
            let target = self.pack(set, edge.addr, packed);
            let last = u32::from(index + 1 == node.len()) << 5;
            let word = u32::from(set.node(edge.addr).is_final()) << 6;
            self.edges[first + index] = u32::from(edge.inp - b'A') | last | word | target << 7;
        }
        packed.insert(addr, first as u32);
        first as u32
    }

    /// Every word that the cards can lay, jokers as small letters.
    pub(crate) fn rack_words(&self, cards: &str, visit: &mut impl FnMut(&[u8])) {
        let mut rack = [0; 27];
        for card in cards.bytes() {
            rack[if card == b'?' { 26 } else { usize::from(card - b'A') }] += 1;
        }
        self.lay(self.root, &mut rack, &mut Vec::new(), visit);
    }

    fn lay(&self, first: u32, rack: &mut [u8; 27], word: &mut Vec<u8>, visit: &mut impl FnMut(&[u8])) {
        if first == 0 {
            return;
        }
        for at in first as usize.. {
            let edge = self.edges[at];
            let letter = (edge & 31) as usize;
            let (slot, written) = if rack[letter] > 0 { (letter, b'A') } else { (26, b'a') };
            if rack[slot] > 0 {
                rack[slot] -= 1;
                word.push(written + letter as u8);
                if edge & 64 != 0 {
                    visit(word);
                }
                self.lay(edge >> 7, rack, word, visit);
                word.pop();
                rack[slot] += 1;
            }
            if edge & 32 != 0 {
                break;
            }
        }
    }
}
