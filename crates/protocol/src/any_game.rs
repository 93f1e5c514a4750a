//! A game of the box without its types, as the host knows it.

use crate::answer::{CheckDataAnswer, Remark};
#[cfg(feature = "games")]
use crate::answer::{GameInfo, SeatRange};
#[cfg(feature = "arena")]
use crate::arena::Simulate;
use crate::data::ReadData;
use crate::made::{self, Made, read_or_default};
use crate::opening::Players;
use crate::rules::Rules;
use crate::seated::{Match, Seated};
use crate::thinking::{Mind, Thinker};
use crate::{Failure, Resources, Warning, data};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
#[cfg(feature = "games")]
use bots::Level;
use core::marker::PhantomData;
use serde_json::Value;
#[cfg(feature = "games")]
use tabletop::json::parse;
use tabletop::{Inspection, Message, Record, ResourceName, Table};

/// A game of the box, without its types.
pub(crate) trait AnyGame: Sync {
    /// Its id.
    fn id(&self) -> &'static str;

    /// What the answer of `games` says of it.
    #[cfg(feature = "games")]
    fn info(&self) -> GameInfo;

    /// The kinds of the resources that its matches may read.
    #[cfg(feature = "ts")]
    fn kinds(&self) -> &'static [&'static tabletop::Kind];

    /// A small resource for tests.
    #[cfg(feature = "samples")]
    fn sample(&self, name: &ResourceName) -> Option<tabletop::Resource>;

    /// Checks matches for leaks, and returns whether anything was hidden in them.
    #[cfg(test)]
    fn check_leaks(&self, options: &Value, seats: usize) -> bool;

    /// Options for tests.
    #[cfg(feature = "samples")]
    fn sample_options(&self) -> Vec<Value>;

    /// The resources that a match reads, or with `early` those that its deal needs; none if the options or data are not this game's.
    fn resources(&self, options: &Value, data: &Value, early: bool) -> Vec<ResourceName>;

    /// Reads the texts among the data.
    fn read_data(&self, data: &Value, title: &str) -> ReadData;

    /// Checks data as a new match would.
    fn check_data(
        &self,
        options: &Value,
        data: &Value,
        title: &str,
        resources: &mut dyn Resources,
    ) -> Result<CheckDataAnswer, Failure>;

    /// Deals a match.
    fn open(&self, deal: Deal<'_>, resources: &mut dyn Resources) -> Result<Box<dyn Match>, Failure>;

    /// Replays a record as far as possible. `complaint` is the message of the parser, if the record's text broke off.
    fn load(
        &self,
        record: Record,
        complaint: Option<String>,
        early: bool,
        resources: &mut dyn Resources,
    ) -> Result<(Box<dyn Match>, Vec<Warning>), Failure>;

    /// Reads a token of the game's notation as an action in JSON.
    fn read_token(&self, token: &str) -> Option<Value>;

    /// A bot's knowledge of the rules, without a match.
    fn mind(
        &self,
        options: &Value,
        data: &Value,
        seats: usize,
        resources: &mut dyn Resources,
    ) -> Result<Box<dyn Mind>, Failure>;

    /// The game for matches among bots.
    #[cfg(feature = "arena")]
    fn arena(
        &self,
        options: &Value,
        data: &Value,
        seats: usize,
        resources: &mut dyn Resources,
    ) -> Result<Box<dyn Simulate>, Failure>;
}

/// What a match is dealt from.
pub(crate) struct Deal<'a> {
    pub players: Players,
    pub options: &'a Value,
    pub data: &'a Value,
    pub seed: u64,
    pub setup: &'a Value,
    /// Whether the match may be dealt without words that are not there yet.
    pub early: bool,
}

/// A game of the box with its types.
pub(crate) struct Registered<G> {
    /// The JSON Schemas of its options and data, as text. The `types` example writes them to a file and compares it with the types, so that
    /// only this example contains the code that makes them.
    #[cfg(feature = "games")]
    schemas: &'static str,
    game: PhantomData<fn() -> G>,
}

impl<G: Rules> Registered<G> {
    pub(crate) const fn new(#[cfg(feature = "games")] schemas: &'static str) -> Registered<G> {
        Registered {
            #[cfg(feature = "games")]
            schemas,
            game: PhantomData,
        }
    }

    fn layout(value: &Value) -> Result<G::Layout, Failure> {
        read_or_default(value).map_err(Failure::bad_setup)
    }
}

/// Makes a game's value for that many seats from options and data as requests have them; null means the default.
#[cfg(feature = "arena")]
pub fn make<G: tabletop::Hosted + bots::Playable>(
    options: &Value,
    data: &Value,
    seats: usize,
    resources: &mut dyn Resources,
) -> Result<G, Failure> {
    made::make::<G>(options, data, seats, false, resources).map(|made| made.game)
}

/// Takes the players' names and the data out of a record.
fn saved(record: &mut Record) -> Result<(Vec<String>, Value), Failure> {
    let data = core::mem::take(&mut record.data);
    // Without its data another match would be dealt.
    if let Some((name, _)) = data::among(&record.checksums).find(|(name, _)| !data.contains_key(*name)) {
        return Err(Failure::bad_save(format_args!("`data` has no `{name}`")));
    }
    Ok((record.seats.iter().map(|player| player.name.clone()).collect(), Value::Object(data)))
}

/// The warnings of a loaded match: an action that could not be replayed, a text that was cut, resources with other checksums.
fn warnings(
    record: &Record,
    kept: usize,
    broken: Option<(usize, Option<Failure>)>,
    cut: bool,
    saved_checksums: &BTreeMap<String, String>,
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if let Some((at, error)) = broken {
        let lost = record.actions.len() - kept;
        let message = Message::new("warning-action-refused").count("kept", kept).count("lost", lost);
        warnings.push(Warning { message, at: Some(at), kept, error });
    }
    if cut {
        let message = Message::new("warning-save-cut").count("kept", kept);
        warnings.push(Warning { message, at: Some(record.actions.len()), kept, error: None });
    }
    for (name, sum) in &record.checksums {
        if saved_checksums.get(name).is_some_and(|saved| saved != sum) {
            let message = Message::new("warning-checksum").text("name", name);
            warnings.push(Warning { message, at: None, kept, error: None });
        }
    }
    warnings
}

impl<G: Rules> AnyGame for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    #[cfg(feature = "games")]
    fn info(&self) -> GameInfo {
        let seats = SeatRange { min: *G::SEATS.start(), max: *G::SEATS.end() };
        // It is parsed as requests are, because another way to read JSON would be more code.
        let mut schemas = parse(self.schemas).unwrap_or_default();
        let [options, data] =
            ["options", "data"].map(|of| schemas.get_mut(of).map(Value::take).unwrap_or_default());
        let paces = Level::LADDER.into_iter().filter_map(G::pace).collect();
        GameInfo { id: G::ID, seats, options, data, levels: Level::LADDER.map(Level::code).to_vec(), paces }
    }

    #[cfg(feature = "ts")]
    fn kinds(&self) -> &'static [&'static tabletop::Kind] {
        G::KINDS
    }

    #[cfg(feature = "samples")]
    fn sample(&self, name: &ResourceName) -> Option<tabletop::Resource> {
        G::sample(name)
    }

    #[cfg(test)]
    fn check_leaks(&self, options: &Value, seats: usize) -> bool {
        crate::leaks::check::<G>(options, seats)
    }

    #[cfg(feature = "samples")]
    fn sample_options(&self) -> Vec<Value> {
        // Options are plain structs, so this cannot fail.
        G::sample_options().into_iter().filter_map(|options| serde_json::to_value(options).ok()).collect()
    }

    fn resources(&self, options: &Value, data: &Value, early: bool) -> Vec<ResourceName> {
        let (Ok(options), Ok(data)) = (made::options::<G>(options), data::read(data)) else {
            return Vec::new();
        };
        let mut names = G::resources(&options, &data);
        if early && !G::KINDS.is_empty() {
            let words = G::looked_up(&options, &data);
            names.retain(|name| !words.contains(name));
        }
        names
    }

    fn read_data(&self, data: &Value, title: &str) -> ReadData {
        ReadData::of::<G>(data, title)
    }

    fn check_data(
        &self,
        options: &Value,
        data: &Value,
        title: &str,
        resources: &mut dyn Resources,
    ) -> Result<CheckDataAnswer, Failure> {
        let read = self.read_data(data, title);
        let made = match &read.fault {
            Some(fault) => Err(Failure::bad_data(fault)),
            None => made::make::<G>(options, &read.data, *G::SEATS.start(), false, resources),
        };
        let (inspection, refusal) = match made {
            Ok(made) => (made.game.inspected(), None),
            // If something other than the data is wrong, the whole request is refused.
            Err(failure) if failure.code != tabletop::Code::BadData => return Err(failure),
            Err(failure) => (Inspection::default(), Some(failure)),
        };
        let line = |place: &str| read.line(place);
        let remark = |fault: tabletop::DataFault| Remark {
            line: line(&fault.place),
            place: fault.place,
            message: fault.reason,
        };
        let said = refusal.as_ref().and_then(|refusal| match refusal.message.args.get("line") {
            // A text that could not be read as data has lines, but no places.
            Some(tabletop::Arg::Number(line)) if read.fault.is_some() => usize::try_from(*line).ok(),
            _ => line(refusal.place.as_deref()?),
        });
        Ok(CheckDataAnswer {
            line: said,
            remarks: inspection.remarks.into_iter().map(remark).collect(),
            preview: inspection.preview,
            data: read.data,
            refusal,
        })
    }

    fn open(&self, deal: Deal<'_>, resources: &mut dyn Resources) -> Result<Box<dyn Match>, Failure> {
        let names = deal.players.names();
        let Made { game, options, data, checksums, lacks } =
            made::make::<G>(deal.options, deal.data, names.len(), deal.early, resources)?;
        let layout = Registered::<G>::layout(deal.setup)?;
        let table = Table::new(game, deal.players.0, layout, deal.seed, options, checksums);
        let table = table.map_err(|error| Failure::of_new(&error, &G::SEATS, &names))?;
        Ok(Box::new(Seated::new(table.with_data(data), lacks)))
    }

    fn load(
        &self,
        mut record: Record,
        complaint: Option<String>,
        early: bool,
        resources: &mut dyn Resources,
    ) -> Result<(Box<dyn Match>, Vec<Warning>), Failure> {
        let (names, data) = saved(&mut record)?;
        let made = made::make::<G>(&record.options, &data, names.len(), early, resources);
        let Made { game, options, data, checksums, lacks } = made.map_err(Failure::in_save)?;
        let layout = Registered::<G>::layout(&record.setup).map_err(Failure::in_save)?;
        // The record is completed with this host's options and data, with which the match is played from now on.
        (record.options, record.data) = (options, data);
        let saved_checksums = core::mem::replace(&mut record.checksums, checksums);
        // For games without resources the compiler leaves out what asks for them.
        let lacking = lacks.first().filter(|_| !G::KINDS.is_empty());
        let may = |table: &Table<G>, action: &G::Action| {
            lacking.is_none() || !table.game().looks_up(table.state(), action)
        };
        let replay = Table::replay_while(game, &record, layout, &may)
            .map_err(|error| Failure::of_new(&error, &G::SEATS, &names).in_save())?;
        // What lies behind the break may be sound once the resources are there.
        if let Some(name) = lacking.filter(|_| replay.broken.is_some()) {
            return Err(Failure::unavailable(name));
        }
        let kept = replay.table.len();
        let broken = replay.broken.map(|broken| {
            let seat = record.actions.get(broken.at).and_then(|line| line.seat.seat());
            (broken.at, broken.why.map(|why| Failure::of_act(&why, seat, &names)))
        });
        let warnings = warnings(&record, kept, broken, complaint.is_some(), &saved_checksums);
        Ok((Box::new(Seated::new(replay.table, lacks)), warnings))
    }

    fn read_token(&self, token: &str) -> Option<Value> {
        Table::<G>::read_token(token)
    }

    fn mind(
        &self,
        options: &Value,
        data: &Value,
        seats: usize,
        resources: &mut dyn Resources,
    ) -> Result<Box<dyn Mind>, Failure> {
        Ok(Box::new(Thinker(made::make::<G>(options, data, seats, false, resources)?.game)))
    }

    #[cfg(feature = "arena")]
    fn arena(
        &self,
        options: &Value,
        data: &Value,
        seats: usize,
        resources: &mut dyn Resources,
    ) -> Result<Box<dyn Simulate>, Failure> {
        let Made { game, options, .. } = made::make::<G>(options, data, seats, false, resources)?;
        Ok(Box::new(crate::arena::GameAmongBots { game, options, seats }))
    }
}
