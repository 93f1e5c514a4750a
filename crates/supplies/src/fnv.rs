/// FNV-1a, 64 bits, the same on every machine. It tells dictionaries, decks and views apart; it is no protection against
/// somebody who wants a collision.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    /// The sum of no bytes.
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds bytes to the sum: it does not matter in how many pieces they come.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The sum so far.
    pub fn value(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_published_vectors() {
        let sum = |text: &str| {
            let mut sum = Fnv::default();
            sum.add(text.as_bytes());
            sum.value()
        };
        assert_eq!(sum(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(sum("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(sum("foobar"), 0x8594_4171_f739_67e8);
    }
}
