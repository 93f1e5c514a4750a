//! How a host makes a game's value: of options, of resources, of data that the host brings itself.

#[cfg(feature = "conformance")]
use crate::Resource;
use crate::{Game, Kind, Message, ResourceName, Supplies, Unavailable, Written, map_of};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::collections::BTreeMap;

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

    /// Those of them that a match can be dealt and seen without, because only look-ups read them; none by default.
    fn looked_up(_options: &Self::Options, _data: &Self::Data) -> Vec<ResourceName> {
        Vec::new()
    }

    /// Whether the rules look something up in [`Hosted::looked_up`] when they judge or perform this action. Of a game that was made
    /// without them nothing else is asked: what it answers to all other actions, and what it deals and shows, is what it would be with them.
    fn looks_up(&self, _action: &Self::Action) -> bool {
        true
    }

    /// The game's value for that many seats, a number that it is for. `supplies` has the resources that [`Hosted::resources`] names; of
    /// [`Hosted::looked_up`] some may be missing.
    ///
    /// Checks the data whole: what it takes can be dealt from.
    fn make(
        options: Self::Options,
        data: Self::Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Self, MakeError<Self::Refusal>>;

    /// Checksums of the resources that it was made with, for records: by the names of the resources, see [`checksums`].
    fn checksums(&self) -> BTreeMap<String, String>;

    /// The words of a text that somebody is writing, looked up in the match's words of that language before anything is done with them.
    /// `None`, as by default, in a game in which that would tell what nobody is to know.
    fn look_up(&self, _text: &str, _lang: &str) -> Option<LookedUp> {
        None
    }

    /// Data of that name that somebody wrote as plain lines or in the columns of a spreadsheet; `title` is what it is called where the text does not
    /// say. What it is afterwards, [`Hosted::make`] checks. `None`, as by default, for what can be brought as JSON only.
    fn written(_name: &str, _text: &str, _title: &str) -> Option<Result<Written, DataFault>> {
        None
    }

    /// What whoever brought the data this game was made of may want to know before it is kept.
    fn inspected(&self) -> Inspection {
        Inspection::default()
    }

    /// A small resource of that name, for the tests over all games; `None` for one that this game does not read.
    #[cfg(feature = "conformance")]
    fn sample(_name: &ResourceName) -> Option<Resource> {
        None
    }

    /// Options under which the tests over all games play it, the default ones first: at least one of each way of playing.
    #[cfg(feature = "conformance")]
    fn sample_options() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }
}

/// Checksums as records have them.
pub fn checksums(sums: impl Iterator<Item = (String, u64)>) -> BTreeMap<String, String> {
    map_of(sums.map(|(name, sum)| (name, format!("{sum:016x}"))))
}

/// The words of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookedUp {
    /// In their order.
    pub words: Vec<LookedUpWord>,
    /// Why the rules would not take the text, if they would not.
    pub refused: Option<Message>,
}

/// A word of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookedUpWord {
    /// As it was written.
    pub word: String,
    /// Whether it is a word.
    pub known: bool,
}

/// What there is to say of data that are right.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inspection {
    /// What may be a mistake, with its place; what matters most first.
    pub remarks: Vec<DataFault>,
    /// What the game makes of the data beyond what they say; null where that is nothing.
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
    /// The data is not what the game takes.
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
