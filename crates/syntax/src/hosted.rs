//! How a host makes the game: dictionaries and deck are resources; a deck may also be the host's own.

use crate::{Deck, DeckError, DeckFile, Options, Refusal, Syntax};
use lexicon::{Dictionary, Language, Lexicon};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{
    DataFault, Hosted, MakeError, Message, ResourceName, Supplies, Unavailable, checksums, deck_of,
};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SyntaxData"))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// A deck in the place of the box's own (SYN-3). The option `deck` then means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<DeckFile>,
}

fn dictionary(language: Language) -> ResourceName {
    ResourceName::new("dictionary", language)
}

fn deck(options: &Options) -> ResourceName {
    ResourceName::new("deck", format_args!("syntax-{}", options.deck_language()))
}

impl Hosted for Syntax {
    type Options = Options;
    type Data = Data;

    fn resources(options: &Options, data: &Data) -> Vec<ResourceName> {
        let mut names: Vec<ResourceName> = options.languages().iter().copied().map(dictionary).collect();
        if data.deck.is_none() {
            names.push(deck(options));
        }
        names
    }

    fn make(
        options: Options,
        data: Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Syntax, MakeError<Refusal>> {
        options.check(seats).map_err(MakeError::Refused)?;
        let deck = deck_of(data.deck, deck(&options), supplies, Deck::new, fault)?;
        let words =
            options.languages().iter().map(|&language| supplies.get::<Dictionary>(&dictionary(language)));
        let words: Vec<Arc<Dictionary>> = words.collect::<Result<_, Unavailable>>()?;
        Ok(Syntax::new(options, Arc::new(Lexicon::new(words)), Arc::new(deck)))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        let words = self.lexicon().dictionaries().iter();
        let words = words.map(|words| (dictionary(words.language()), words.checksum()));
        let deck = (ResourceName::new("deck", self.deck().id()), self.deck().checksum());
        checksums(words.chain([deck]).map(|(name, sum)| (name.to_string(), sum)))
    }
}

/// What to say of a deck of the host's own that is none.
fn fault(error: &DeckError) -> DataFault {
    let (place, reason) = match error {
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
