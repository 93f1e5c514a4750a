//! One game of the box without its types: what the host knows of it.

use crate::answer::{GameInfo, SeatRange};
#[cfg(feature = "arena")]
use crate::arena::Play;
use crate::opening::Players;
use crate::schemas::schemas;
use crate::seated::{Match, Seated};
use crate::thinking::{Mind, Thinker};
use crate::{Dictionaries, Failure, Warning};
use bots::{Level, Playable};
use lexicon::{Dictionary, Language};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;
use tabletop::json::read_object;
use tabletop::{Message, Record, Table};

/// What the protocol must be told of a game besides its rules. A game's entry in `games/` is an implementation of this.
pub(crate) trait Rules: Playable + Clone + Send + Sync + 'static {
    /// The options of a match.
    type Options: Default + Serialize + DeserializeOwned + JsonSchema;

    /// The dictionaries that a match with these options reads.
    fn languages(options: &Self::Options) -> Vec<Language>;

    /// The game's value. `words` are the dictionaries of [`Rules::languages`], in that order; `seats` is a number that the
    /// game is for. Options out of range are refused.
    fn make(options: Self::Options, seats: usize, words: Vec<Arc<Dictionary>>) -> Result<Self, Failure>;

    /// Checksums of what the game reads besides its rules, for its records: by name, such as `dictionary-fr`.
    fn checksums(&self) -> BTreeMap<String, String>;
}

/// A game of the box, whatever its types.
pub(crate) trait Kind: Sync {
    /// Its id.
    fn id(&self) -> &'static str;

    /// What a host is told of it.
    fn info(&self) -> GameInfo;

    /// The JSON Schema of its options.
    #[cfg(any(test, feature = "ts"))]
    fn schema(&self) -> Value;

    /// The dictionaries that a match reads; none for options that are none.
    fn languages(&self, options: &Value) -> Vec<Language>;

    /// Deals a match.
    fn open(&self, deal: Deal<'_>, words: &mut dyn Dictionaries) -> Result<Box<dyn Match>, Failure>;

    /// Replays a record as far as it makes sense; `complaint` is what its reader had to say of it.
    fn load(
        &self,
        record: Record,
        complaint: Option<String>,
        words: &mut dyn Dictionaries,
    ) -> Result<(Box<dyn Match>, Vec<Warning>), Failure>;

    /// A bot's knowledge of the rules, without a match.
    fn mind(
        &self,
        options: &Value,
        seats: usize,
        words: &mut dyn Dictionaries,
    ) -> Result<Box<dyn Mind>, Failure>;

    /// The game for matches among bots.
    #[cfg(feature = "arena")]
    fn arena(
        &self,
        options: &Value,
        seats: usize,
        words: &mut dyn Dictionaries,
    ) -> Result<Box<dyn Play>, Failure>;
}

/// What a match is dealt from.
pub(crate) struct Deal<'a> {
    pub players: Players,
    pub options: &'a Value,
    pub seed: u64,
    pub setup: &'a Value,
}

/// A game's [`Kind`].
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G: Rules> Of<G> {
    pub(crate) const fn new() -> Of<G> {
        Of(PhantomData)
    }

    fn options(value: &Value) -> Result<G::Options, Failure> {
        read_or_default(value).map_err(Failure::bad_options)
    }

    fn layout(value: &Value) -> Result<G::Layout, Failure> {
        read_or_default(value).map_err(Failure::bad_setup)
    }

    /// The game's value and its options as a record keeps them: complete, so that a later default changes no match.
    fn make(options: &Value, seats: usize, words: &mut dyn Dictionaries) -> Result<(G, Value), Failure> {
        let range = G::SEATS;
        if !range.contains(&seats) {
            return Err(Failure::bad_seats(*range.start(), *range.end(), seats));
        }
        let options = Of::<G>::options(options)?;
        let kept = serde_json::to_value(&options).map_err(Failure::bad_options)?;
        let load = |language| words.get(language).ok_or_else(|| Failure::no_dictionary(language));
        let dictionaries = G::languages(&options).into_iter().map(load).collect::<Result<_, _>>()?;
        Ok((G::make(options, seats, dictionaries)?, kept))
    }
}

/// Fields that may be left out altogether.
fn read_or_default<T: Default + DeserializeOwned>(value: &Value) -> serde_json::Result<T> {
    if value.is_null() { Ok(T::default()) } else { read_object(value) }
}

impl<G: Rules> Kind for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        let seats = SeatRange { min: *G::SEATS.start(), max: *G::SEATS.end() };
        let options = schemas().get(G::ID).cloned().unwrap_or_default();
        GameInfo { id: G::ID, seats, options, levels: Level::LADDER.map(Level::code).to_vec() }
    }

    #[cfg(any(test, feature = "ts"))]
    fn schema(&self) -> Value {
        schemars::schema_for!(G::Options).to_value()
    }

    fn languages(&self, options: &Value) -> Vec<Language> {
        Of::<G>::options(options).map_or_else(|_| Vec::new(), |options| G::languages(&options))
    }

    fn open(&self, deal: Deal<'_>, words: &mut dyn Dictionaries) -> Result<Box<dyn Match>, Failure> {
        let names = deal.players.names();
        let (game, options) = Of::<G>::make(deal.options, names.len(), words)?;
        let layout = Of::<G>::layout(deal.setup)?;
        let checksums = game.checksums();
        let table = Table::new(game, deal.players.0, layout, deal.seed, options, checksums);
        let table = table.map_err(|error| Failure::of_new(&error, &G::SEATS, &names))?;
        Ok(Box::new(Seated::new(table)))
    }

    fn load(
        &self,
        mut record: Record,
        complaint: Option<String>,
        words: &mut dyn Dictionaries,
    ) -> Result<(Box<dyn Match>, Vec<Warning>), Failure> {
        let names: Vec<String> = record.seats.iter().map(|player| player.name.clone()).collect();
        // A dictionary that is not there is the host's trouble and not the save's.
        let made = Of::<G>::make(&record.options, names.len(), words);
        let (game, options) = made.map_err(|failure| match failure.message.key.as_ref() {
            "error-no-dictionary" => failure,
            _ => failure.in_save(),
        })?;
        let layout = Of::<G>::layout(&record.setup).map_err(Failure::in_save)?;
        let checksums = game.checksums();
        let changed: Vec<String> = checksums
            .iter()
            .filter(|(name, sum)| record.checksums.get(*name).is_some_and(|saved| saved != *sum))
            .map(|(name, _)| name.clone())
            .collect();
        // From here on the match is played with what this host has.
        (record.options, record.checksums) = (options, checksums);
        let replay = Table::replay(game, &record, layout)
            .map_err(|error| Failure::of_new(&error, &G::SEATS, &names).in_save())?;
        let kept = replay.table.len();
        let mut warnings = Vec::new();
        if let Some(broken) = replay.broken {
            let seat = record.actions.get(broken.at).and_then(|line| line.seat.seat());
            let error = broken.why.map(|why| Failure::of_act(&why, seat, &names));
            let lost = record.actions.len() - kept;
            let message = Message::new("warning-action-refused").count("kept", kept).count("lost", lost);
            warnings.push(Warning { message, at: Some(broken.at), kept, error });
        }
        if complaint.is_some() {
            let message = Message::new("warning-save-cut").count("kept", kept);
            warnings.push(Warning { message, at: Some(record.actions.len()), kept, error: None });
        }
        for name in changed {
            let message = Message::new("warning-checksum").text("name", name);
            warnings.push(Warning { message, at: None, kept, error: None });
        }
        Ok((Box::new(Seated::new(replay.table)), warnings))
    }

    fn mind(
        &self,
        options: &Value,
        seats: usize,
        words: &mut dyn Dictionaries,
    ) -> Result<Box<dyn Mind>, Failure> {
        let (game, _) = Of::<G>::make(options, seats, words)?;
        Ok(Box::new(Thinker(game)))
    }

    #[cfg(feature = "arena")]
    fn arena(
        &self,
        options: &Value,
        seats: usize,
        words: &mut dyn Dictionaries,
    ) -> Result<Box<dyn Play>, Failure> {
        let (game, options) = Of::<G>::make(options, seats, words)?;
        Ok(Box::new(crate::arena::Ring { game, options, seats }))
    }
}
