//! The one source of everything that chance decides (COM-1).

use core::convert::Infallible;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng, TryRng};

/// A seeded generator that draws the same on every machine and in wasm.
///
/// ChaCha with 8 rounds is specified to the bit. What is built on it (bounded numbers, shuffles) is written out here
/// and not taken from `rand`, whose algorithms may change between versions: a save must replay for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    rng: ChaCha8Rng,
}

impl Chance {
    /// The generator of a seed: its 8 bytes, little-endian, are the first of the ChaCha key, the rest is zero.
    pub fn from_seed(seed: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance { rng: ChaCha8Rng::from_seed(key) }
    }

    /// A uniform number in `0..bound`; 0 if `bound` is 0.
    ///
    /// Lemire's multiplication method with rejection: no bias, and the same draws on 32 and 64 bits.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.rng.next_u32()) * u64::from(bound);
            // A draw whose low half lies below the threshold would bias the result: it is drawn again.
            if (wide & u64::from(u32::MAX)) >= u64::from(threshold) {
                return (wide >> 32) as u32;
            }
        }
    }

    /// A uniform index into a list of that length; 0 for an empty one. Lists longer than `u32::MAX` do not occur.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles in place (Fisher–Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// One of the items, all equally likely; `None` if the list is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len()))
    }

    /// A new generator, seeded by one draw from this one, so that a search cannot disturb the chance of the match.
    pub fn fork(&mut self) -> Chance {
        Chance::from_seed(self.rng.next_u64())
    }
}

/// For `rand`’s distributions, from which bots draw their moods. Rules never use them: another version of `rand` may draw otherwise.
impl TryRng for Chance {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.rng.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.rng.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.rng.try_fill_bytes(bytes)
    }
}
