/// How common a word is: what a bot of a given level may be thought to know.
///
/// Ordered from common to rare, so `tier <= Tier::KNOWN` reads "at least known". The tiers of a word say nothing about
/// whether it is valid: every word of a dictionary is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tier(u8);

impl Tier {
    /// Words of every day.
    pub const COMMON: Tier = Tier(0);
    /// Words that a reader has met.
    pub const KNOWN: Tier = Tier(1);
    /// Everything else that the dictionary holds.
    pub const RARE: Tier = Tier(2);
    /// Every tier, from common to rare.
    pub const ALL: [Tier; 3] = [Tier::COMMON, Tier::KNOWN, Tier::RARE];

    /// The tier of a number: 0 common, 1 known, 2 rare.
    pub const fn from_index(index: u8) -> Option<Tier> {
        if index <= 2 { Some(Tier(index)) } else { None }
    }

    /// 0 common, 1 known, 2 rare.
    pub const fn index(self) -> u8 {
        self.0
    }
}
