//! How a host makes a game's value from options, resources, and data that the host brings itself.

#[cfg(feature = "conformance")]
use crate::Resource;
use crate::{Game, Kind, Message, ResourceName, Supplies, Unavailable, Written, map_of};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
#[cfg(feature = "conformance")]
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A game that hosts can offer.
pub trait Hosted: Game + Clone + Send + Sync + 'static {
    /// The options of a match.
    type Options: Default + Serialize + DeserializeOwned;

    /// The protocol's `data`: what the host may bring itself, such as a deck of its own. A struct with an optional field for each
    /// name; [`NoData`] for a game that takes none. It should refuse names that it does not know.
    type Data: Default + Serialize + DeserializeOwned;

    /// The kinds of the resources that its matches may read.
    const KINDS: &'static [&'static Kind] = &[];

    /// The resources that a match with these options and data reads, and no others.
    fn resources(options: &Self::Options, data: &Self::Data) -> Vec<ResourceName>;

    /// Those of [`Hosted::resources`] that only look-ups read, so that a match can be dealt and shown without them; none by default.
    fn looked_up(_options: &Self::Options, _data: &Self::Data) -> Vec<ResourceName> {
        Vec::new()
    }

    /// Whether the rules read one of [`Hosted::looked_up`] when they judge or perform this action in this state. As long as those are
    /// missing, such actions have to wait; everything else that the game deals, shows and answers must be the same as with them.
    fn looks_up(&self, _state: &Self::State, _action: &Self::Action) -> bool {
        true
    }

    /// Makes the game's value for that many seats, which lie within [`Game::SEATS`]. `supplies` has the resources that
    /// [`Hosted::resources`] names; those of [`Hosted::looked_up`] may be missing.
    ///
    /// Checks all of the data: whatever is accepted can be dealt from.
    fn make(
        options: Self::Options,
        data: Self::Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Self, MakeError<Self::Refusal>>;

    /// Checksums of the resources that the game was made with, by their names, as records keep them (see [`checksums`]).
    fn checksums(&self) -> BTreeMap<String, String>;

    /// Looks up the words of a text that somebody is still writing, in the match's word list of that language. `None`, the default, is for
    /// games in which the answer would give something away.
    fn look_up(&self, _text: &str, _lang: &str) -> Option<LookedUp> {
        None
    }

    /// Reads data of that name which somebody wrote as plain lines or in the columns of a spreadsheet. `title` is used if the text names
    /// none. [`Hosted::make`] checks the result. `None`, the default, means that the data come as JSON only.
    fn written(_name: &str, _text: &str, _title: &str) -> Option<Result<Written, DataFault>> {
        None
    }

    /// Remarks on the host's data that this game was made with, to be read before the data are kept.
    fn inspected(&self) -> Inspection {
        Inspection::default()
    }

    /// A small resource of that name for the tests over all games; `None` if this game reads no such resource.
    #[cfg(feature = "conformance")]
    fn sample(_name: &ResourceName) -> Option<Resource> {
        None
    }

    /// Options under which the tests over all games play this one, the default ones first: one for each way of playing.
    #[cfg(feature = "conformance")]
    fn sample_options() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }
}

/// Checksums as records have them.
pub fn checksums(sums: impl Iterator<Item = (String, u64)>) -> BTreeMap<String, String> {
    map_of(sums.map(|(name, sum)| (name, format!("{sum:016x}"))))
}

/// What [`Hosted::look_up`] answers about a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookedUp {
    /// The words, in their order.
    pub words: Vec<LookedUpWord>,
    /// Why the rules would refuse the text, if they would.
    pub refused: Option<Message>,
}

/// A word of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookedUpWord {
    /// The word as it was written.
    pub word: String,
    /// Whether the word list has it.
    pub known: bool,
}

/// Remarks on data that are accepted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inspection {
    /// Possible mistakes with their places, the most important ones first.
    pub remarks: Vec<DataFault>,
    /// What the game works out from the data, such as a guess at what they leave open; null if there is nothing.
    pub preview: Value,
}

/// The data of a game that takes none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoData {}

/// Why a game's value cannot be made.
#[derive(Clone, PartialEq, Debug)]
pub enum MakeError<R> {
    /// An option is out of its range.
    Refused(R),
    /// A resource is not there.
    Unavailable(ResourceName),
    /// The data are not what the game accepts.
    BadData(DataFault),
}

/// What is wrong with the data that a host brought.
#[derive(Clone, PartialEq, Debug)]
pub struct DataFault {
    /// Where: a JSON Pointer (RFC 6901) into the protocol's `data`, such as `/deck/cards/3`.
    pub place: String,
    /// What is wrong there.
    pub reason: Message,
}

impl<R> From<Unavailable> for MakeError<R> {
    fn from(Unavailable(name): Unavailable) -> MakeError<R> {
        MakeError::Unavailable(name)
    }
}

impl<R> From<DataFault> for MakeError<R> {
    fn from(fault: DataFault) -> MakeError<R> {
        MakeError::BadData(fault)
    }
}
