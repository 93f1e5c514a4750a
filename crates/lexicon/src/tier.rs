/// How many people know a word. Bots of a level know the words up to a tier.
///
/// Tiers are ordered from common to rare, so `tier <= Tier::KNOWN` reads "at least known". They have nothing to do with validity: every
/// word of a dictionary is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tier(u8);

impl Tier {
    /// Everyday words.
    pub const COMMON: Tier = Tier(0);
    /// Words that people who read have met.
    pub const KNOWN: Tier = Tier(1);
    /// Everything else that the dictionary holds.
    pub const RARE: Tier = Tier(2);
    /// All tiers, from common to rare.
    pub const ALL: [Tier; 3] = [Tier::COMMON, Tier::KNOWN, Tier::RARE];

    /// The tier of a number: 0 is common, 1 known, 2 rare.
    pub const fn from_index(index: u8) -> Option<Tier> {
        if index <= 2 { Some(Tier(index)) } else { None }
    }

    /// The number of the tier: 0 is common, 1 known, 2 rare.
    pub const fn index(self) -> u8 {
        self.0
    }
}
