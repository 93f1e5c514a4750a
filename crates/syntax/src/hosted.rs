//! How a host makes the game: dictionaries and deck are resources; a deck may also be the host's own.

use crate::deck::MAX_ID;
use crate::{Action, Deck, DeckError, DeckFile, Options, Referee, Refusal, State, Syntax};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
#[cfg(feature = "conformance")]
use alloc::vec;
use alloc::vec::Vec;
use lexicon::{DICTIONARY, Dictionary, Lexicon};
use serde::{Deserialize, Serialize};
use tabletop::{
    DataFault, Hosted, Kind, MakeError, Message, Resource, ResourceName, Supplies, Unavailable, checksums,
    json,
};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SyntaxData"))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// A deck that replaces the box's own (SYN-3). The option `deck` is then ignored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<DeckFile>,
}

/// The box's decks: `deck-syntax-fr`, a [`Deck`].
pub static DECK: Kind = Kind {
    name: "deck",
    folder: "decks",
    extension: "json",
    read: |id, bytes, _| {
        let file = json::parse(core::str::from_utf8(bytes).ok()?).ok()?;
        let deck = Deck::new(json::read_strictly(&file).ok()?).ok()?;
        (deck.id() == id).then(|| Resource::new(deck))
    },
    handing: None,
};

fn deck(options: &Options) -> ResourceName {
    DECK.named(format_args!("syntax-{}", options.deck_language()))
}

impl Hosted for Syntax {
    type Options = Options;
    type Data = Data;

    const KINDS: &'static [&'static Kind] = &[&DECK, &DICTIONARY];

    fn resources(options: &Options, data: &Data) -> Vec<ResourceName> {
        let mut names = Syntax::looked_up(options, data);
        if data.deck.is_none() {
            names.push(deck(options));
        }
        names
    }

    fn looked_up(options: &Options, _: &Data) -> Vec<ResourceName> {
        options.languages().iter().map(|language| DICTIONARY.named(language)).collect()
    }

    fn looks_up(&self, state: &State, action: &Action) -> bool {
        match action {
            Action::Lay { .. } | Action::Insert { .. } | Action::Replace { .. } => {
                self.options.referee == Referee::Dictionary
            }
            Action::Challenge => true,
            // The end of a round names the bluffs that nobody contested (SYN-23).
            Action::Exchange { .. } | Action::Accept => state.may_end_round(),
            Action::ReEnter | Action::Retire => false,
        }
    }

    fn make(
        options: Options,
        data: Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Syntax, MakeError<Refusal>> {
        options.check(seats).map_err(MakeError::Refused)?;
        let deck = match data.deck {
            Some(own) => Arc::new(Deck::new(own).map_err(|error| fault(&error))?),
            None => supplies.get::<Deck>(&deck(&options))?,
        };
        let words = Syntax::looked_up(&options, &Data::default());
        let words = words.iter().filter_map(|name| supplies.find::<Dictionary>(name).transpose());
        let words: Vec<Arc<Dictionary>> = words.collect::<Result<_, Unavailable>>()?;
        Ok(Syntax::new(options, Arc::new(Lexicon::new(words)), deck))
    }

    #[cfg(feature = "conformance")]
    fn sample(name: &ResourceName) -> Option<Resource> {
        let file: &[u8] = match name.file().as_deref() {
            Some("decks/syntax.en.json") => include_bytes!("../../../www/decks/syntax.en.json"),
            Some("decks/syntax.fr.json") => include_bytes!("../../../www/decks/syntax.fr.json"),
            _ => return lexicon::samples::resource(name),
        };
        name.read(file, &mut |_| {})
    }

    #[cfg(feature = "conformance")]
    fn sample_options() -> Vec<Options> {
        vec![Options::default(), Options { referee: Referee::Dictionary, ..Options::default() }]
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        let words = self.lexicon().dictionaries().iter();
        let words = words.map(|words| (DICTIONARY.named(words.language()), words.checksum()));
        let deck = (DECK.named(self.deck().id()), self.deck().checksum());
        checksums(words.chain([deck]).map(|(name, sum)| (name.to_string(), sum)))
    }
}

/// The message for a deck of the host that isn't valid.
fn fault(error: &DeckError) -> DataFault {
    let (place, reason) = match error {
        DeckError::Id => ("/deck/id".to_owned(), Message::new("syntax-deck-id").count("most", MAX_ID)),
        DeckError::Language(code) => {
            ("/deck/language".to_owned(), Message::new("syntax-deck-language").text("code", code))
        }
        DeckError::Twice { line, card } => {
            (format!("/deck/cards/{line}"), Message::new("syntax-deck-twice").text("card", card.to_string()))
        }
        DeckError::Count(card) => {
            ("/deck/cards".to_owned(), Message::new("syntax-deck-count").text("card", card.to_string()))
        }
        DeckError::Size(size) => {
            ("/deck/cards".to_owned(), Message::new("syntax-deck-size").count("count", *size))
        }
    };
    DataFault { place, reason }
}
