//! Makes the automaton of a dictionary from words in order.
//!
//! What comes out is in the format of [`fst`], version 2, the last one without a checksum: `fst`'s own builder writes version 3
//! and brings along tables for that checksum which would be a fifteenth of the worker's module, for bytes that never leave
//! memory. It also forgets nodes that it has not seen for a while; this one never does, so that the automaton is minimal.
//!
//! The construction is that of Mihov and Maurel, "Direct Construction of Minimal Acyclic Subsequential Transducers".

/// The word does not come after the one before it.
#[derive(Debug)]
pub(crate) struct OutOfOrder;

/// What a node is called once it is written: where its last byte lies.
type Address = u32;

/// The address of the final node without anything after it, which is never written.
const EMPTY: Address = 0;

const VERSION: u64 = 2;
const KIND: u64 = 0;

/// An automaton in the making. Words are of the letters A to Z: a node has few enough arcs to go without an index of them.
pub(crate) struct Writer {
    bytes: Vec<u8>,
    registry: Registry,
    /// The nodes of the last word that are not yet written, from the root.
    open: Vec<Node>,
    last: Vec<u8>,
    count: u64,
}

#[derive(Clone, Default)]
struct Node {
    is_final: bool,
    final_output: u8,
    arcs: Vec<Arc>,
}

/// The last arc of an open node leads to the open node after it; its address is not yet known.
#[derive(Clone, Copy)]
struct Arc {
    letter: u8,
    output: u8,
    to: Address,
}

impl Writer {
    pub(crate) fn new() -> Writer {
        let mut bytes = Vec::new();
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&KIND.to_le_bytes());
        // Nothing points at these; `fst` takes what has no room for a checksum for something else, whatever its version.
        bytes.extend_from_slice(&[0; 4]);
        Writer {
            bytes,
            registry: Registry::default(),
            open: vec![Node::default()],
            last: Vec::new(),
            count: 0,
        }
    }

    /// Takes the next word and its output.
    pub(crate) fn push(&mut self, word: &[u8], mut output: u8) -> Result<(), OutOfOrder> {
        if word <= self.last.as_slice() {
            return Err(OutOfOrder);
        }
        let shared = word.iter().zip(&self.last).take_while(|(a, b)| a == b).count();
        // On the shared path stays what both words have of their outputs; the rest moves on with each.
        for depth in 0..shared {
            let Some(arc) = self.open[depth].arcs.last_mut() else { return Err(OutOfOrder) };
            let both = arc.output.min(output);
            let rest = arc.output - both;
            arc.output = both;
            output -= both;
            if rest > 0 {
                let next = &mut self.open[depth + 1];
                if next.is_final {
                    next.final_output += rest;
                }
                next.arcs.iter_mut().for_each(|arc| arc.output += rest);
            }
        }
        self.close(shared);
        for &letter in &word[shared..] {
            if let Some(node) = self.open.last_mut() {
                node.arcs.push(Arc { letter, output, to: EMPTY });
            }
            output = 0;
            self.open.push(Node::default());
        }
        if let Some(node) = self.open.last_mut() {
            (node.is_final, node.final_output) = (true, output);
        }
        self.last.clear();
        self.last.extend_from_slice(word);
        self.count += 1;
        Ok(())
    }

    /// The finished automaton's bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.close(0);
        let root = self.open.pop().map_or(EMPTY, |root| self.write(&root));
        self.bytes.extend_from_slice(&self.count.to_le_bytes());
        self.bytes.extend_from_slice(&u64::from(root).to_le_bytes());
        self.bytes
    }

    /// Writes the open nodes deeper than this.
    fn close(&mut self, depth: usize) {
        while self.open.len() > depth + 1 {
            let Some(node) = self.open.pop() else { return };
            let address = self.write(&node);
            if let Some(arc) = self.open.last_mut().and_then(|node| node.arcs.last_mut()) {
                arc.to = address;
            }
        }
    }

    /// The address of a node with these arcs, which is written unless there is one.
    fn write(&mut self, node: &Node) -> Address {
        if node.is_final && node.arcs.is_empty() && node.final_output == 0 {
            return EMPTY;
        }
        let start = self.bytes.len();
        let bytes = &mut self.bytes;
        let place = match self.registry.find(node) {
            Ok(address) => return address,
            Err(place) => place,
        };
        match node.arcs.as_slice() {
            // An arc to the node just before needs no address.
            [only] if !node.is_final && only.output == 0 && only.to as usize == start - 1 => {
                bytes.extend_from_slice(&[only.letter, 0b1100_0000]);
            }
            arcs => {
                let delta = |arc: &Arc| if arc.to == EMPTY { 0 } else { start as u32 - arc.to };
                let width = arcs.iter().map(|arc| width(delta(arc))).max().unwrap_or(0);
                let outputs = node.final_output > 0 || arcs.iter().any(|arc| arc.output > 0);
                if outputs {
                    if node.is_final {
                        bytes.push(node.final_output);
                    }
                    bytes.extend(arcs.iter().rev().map(|arc| arc.output));
                }
                for arc in arcs.iter().rev() {
                    bytes.extend_from_slice(&delta(arc).to_le_bytes()[..width]);
                }
                bytes.extend(arcs.iter().rev().map(|arc| arc.letter));
                bytes.push((width as u8) << 4 | u8::from(outputs));
                if arcs.is_empty() {
                    bytes.push(0);
                }
                bytes.push(u8::from(node.is_final) << 6 | arcs.len() as u8);
            }
        }
        let address = (self.bytes.len() - 1) as Address;
        self.registry.insert(place, node, address);
        address
    }
}

/// How many bytes a number takes.
fn width(number: u32) -> usize {
    match number {
        0..=0xff => 1,
        0x100..=0xffff => 2,
        0x1_0000..=0xff_ffff => 3,
        _ => 4,
    }
}

/// Every node that is written, found by what is in it: a hash table whose slots name places in one list of keys.
#[derive(Default)]
struct Registry {
    /// Places in `keys`, from 1; 0 is a free slot. As many as a power of two, at most half of them taken.
    slots: Vec<u32>,
    taken: usize,
    /// For each node its hash, its address, the length of its key and the key.
    keys: Vec<u8>,
    /// The key that is looked for.
    key: Vec<u8>,
}

/// Bytes before a key: hash, address, length.
const HEAD: usize = 10;

impl Registry {
    /// The address of a node that is the same, or the slot for this one.
    fn find(&mut self, node: &Node) -> Result<Address, usize> {
        if self.taken * 2 >= self.slots.len() {
            self.grow();
        }
        self.key.clear();
        self.key.extend_from_slice(&[u8::from(node.is_final), node.final_output]);
        for arc in &node.arcs {
            self.key.extend_from_slice(&[arc.letter, arc.output]);
            self.key.extend_from_slice(&arc.to.to_le_bytes());
        }
        let hash = hash(&self.key);
        let mut slot = self.first(hash);
        while self.slots[slot] != 0 {
            let at = self.slots[slot] as usize - 1;
            let entry = &self.keys[at..];
            let length = usize::from(u16::from_le_bytes([entry[8], entry[9]]));
            if number(&entry[..4]) == hash && entry[HEAD..HEAD + length] == self.key {
                return Ok(number(&entry[4..8]));
            }
            slot = (slot + 1) % self.slots.len();
        }
        Err(slot)
    }

    /// Puts the node that was just looked for into its slot.
    fn insert(&mut self, slot: usize, node: &Node, address: Address) {
        debug_assert_eq!(self.key.len(), 2 + 6 * node.arcs.len());
        self.slots[slot] = self.keys.len() as u32 + 1;
        self.taken += 1;
        self.keys.extend_from_slice(&hash(&self.key).to_le_bytes());
        self.keys.extend_from_slice(&address.to_le_bytes());
        self.keys.extend_from_slice(&(self.key.len() as u16).to_le_bytes());
        self.keys.extend_from_slice(&self.key);
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(1 << 12);
        for place in std::mem::replace(&mut self.slots, vec![0; size]) {
            if place != 0 {
                let at = place as usize - 1;
                let mut slot = self.first(number(&self.keys[at..at + 4]));
                while self.slots[slot] != 0 {
                    slot = (slot + 1) % self.slots.len();
                }
                self.slots[slot] = place;
            }
        }
    }

    fn first(&self, hash: u32) -> usize {
        hash as usize % self.slots.len()
    }
}

fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte))
}

/// FNV-1a with a last mix: the table looks at the low bits alone.
fn hash(key: &[u8]) -> u32 {
    let hash =
        key.iter().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    hash ^ hash >> 15
}

#[cfg(test)]
mod tests {
    use super::*;
    use fst::raw::{Builder, Fst};
    use fst::{IntoStreamer, Streamer};
    use proptest::prelude::*;
    use std::collections::{BTreeMap, BTreeSet};

    fn ours(words: &BTreeMap<Vec<u8>, u8>) -> Fst<Vec<u8>> {
        let mut writer = Writer::new();
        words.iter().for_each(|(word, output)| writer.push(word, *output).unwrap());
        Fst::new(writer.finish()).unwrap()
    }

    fn theirs(words: &BTreeMap<Vec<u8>, u8>) -> Fst<Vec<u8>> {
        let mut builder = Builder::memory();
        words.iter().for_each(|(word, output)| builder.insert(word, u64::from(*output)).unwrap());
        builder.into_fst()
    }

    fn listed(fst: &Fst<Vec<u8>>) -> Vec<(Vec<u8>, u64)> {
        let mut stream = fst.into_stream();
        let mut all = Vec::new();
        while let Some((word, output)) = stream.next() {
            all.push((word.to_vec(), output.value()));
        }
        all
    }

    /// Whether it is final, its final output, its arcs: letter, output, address.
    type Content = (bool, u64, Vec<(u8, u64, usize)>);

    /// What is in each node, by its address.
    fn nodes(fst: &Fst<Vec<u8>>) -> BTreeMap<usize, Content> {
        let (mut seen, mut open) = (BTreeMap::new(), vec![fst.root()]);
        while let Some(node) = open.pop() {
            let arcs: Vec<_> = node.transitions().map(|arc| (arc.inp, arc.out.value(), arc.addr)).collect();
            open.extend(arcs.iter().filter(|arc| !seen.contains_key(&arc.2)).map(|arc| fst.node(arc.2)));
            seen.insert(node.addr(), (node.is_final(), node.final_output().value(), arcs));
        }
        seen
    }

    fn check(words: &BTreeMap<Vec<u8>, u8>) {
        let (ours, theirs) = (ours(words), theirs(words));
        assert!(listed(&ours) == listed(&theirs), "other words");
        assert_eq!(ours.len(), words.len());
        for (word, output) in words {
            assert_eq!(ours.get(word).map(fst::raw::Output::value), Some(u64::from(*output)));
        }
        // Minimal: no two nodes are the same, and of what all that follows has in common nothing is left below the root.
        let nodes = nodes(&ours);
        let contents: BTreeSet<_> = nodes.values().collect();
        assert_eq!(contents.len(), nodes.len());
        for (address, (is_final, output, arcs)) in &nodes {
            let own = is_final.then_some(*output);
            let least = arcs.iter().map(|arc| arc.1).chain(own).min();
            assert!(
                *address == ours.root().addr() || least == Some(0),
                "an output could lie nearer to the root"
            );
        }
        assert!(nodes.len() <= self::nodes(&theirs).len());
    }

    #[test]
    fn no_word_and_one_word() {
        check(&BTreeMap::new());
        check(&[(b"A".to_vec(), 0)].into());
        check(&[(b"AA".to_vec(), 2)].into());
    }

    #[test]
    fn words_out_of_order_are_refused() {
        let mut writer = Writer::new();
        assert!(writer.push(b"", 0).is_err());
        writer.push(b"BA", 0).unwrap();
        assert!(writer.push(b"BA", 0).is_err());
        assert!(writer.push(b"AB", 0).is_err());
        assert!(writer.push(b"BAA", 1).is_ok());
    }

    proptest! {
        #[test]
        fn it_is_what_fst_builds(words in prop::collection::btree_map("[A-D]{1,6}".prop_map(String::into_bytes), 0u8..3, 0..200)) {
            check(&words);
        }

        #[test]
        fn long_words_and_all_letters(words in prop::collection::btree_map("[A-Z]{1,30}".prop_map(String::into_bytes), 0u8..3, 0..60)) {
            check(&words);
        }
    }
}
