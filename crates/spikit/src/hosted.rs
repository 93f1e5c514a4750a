//! How a host makes the game: deck, dictionaries and word data are resources; a deck may also be the host's own.

use crate::options::BoxDeck;
use crate::{Deck, DeckError, DeckFault, DeckFile, Lang, Options, Refusal, Spikit, Vocabulary, Words, joker};
use lexicon::{Dictionary, Language, MorphologyFile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{
    DataFault, Hosted, LookedUp, LookedUpWord, MakeError, Message, Refuse, ResourceName, Supplies,
    Unavailable, checksums, deck_of,
};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitData"))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// A deck in the place of the box's own (SPI-5). The option `deck` then means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<DeckFile>,
}

fn deck(of: BoxDeck) -> ResourceName {
    ResourceName::new("deck", format_args!("spikit-{}", of.code()))
}

fn dictionary(language: Language) -> ResourceName {
    ResourceName::new("dictionary", language)
}

fn morphology(language: Language) -> ResourceName {
    ResourceName::new("morphology", language)
}

/// The languages of a match that the box has words of.
fn languages(options: &Options, data: &Data) -> Vec<Language> {
    let mut codes: Vec<&str> = match &data.deck {
        Some(own) => own.languages.iter().map(String::as_str).collect(),
        None => options.deck.code().split('-').collect(),
    };
    codes.dedup();
    codes.into_iter().filter_map(Language::from_code).collect()
}

impl Hosted for Spikit {
    type Options = Options;
    type Data = Data;

    fn resources(options: &Options, data: &Data) -> Vec<ResourceName> {
        let words = languages(options, data).into_iter();
        let mut names: Vec<ResourceName> =
            words.flat_map(|language| [dictionary(language), morphology(language)]).collect();
        if data.deck.is_none() {
            names.push(deck(options.deck));
        }
        names
    }

    fn make(
        options: Options,
        data: Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Spikit, MakeError<Refusal>> {
        options.check(seats).map_err(MakeError::Refused)?;
        let deck = deck_of(data.deck, deck(options.deck), supplies, Deck::new, fault)?;
        let vocabulary = |code: &str| -> Result<Option<Arc<dyn Vocabulary>>, Unavailable> {
            let Some(language) = Language::from_code(code) else { return Ok(None) };
            let words = supplies.get::<Dictionary>(&dictionary(language))?;
            let name = morphology(language);
            let file = supplies.get::<MorphologyFile>(&name)?;
            let described = file.open(&words).map_err(|_| Unavailable(name))?;
            Ok(Some(Arc::new(Words::new(words, described))))
        };
        let [first, second] = deck.langs();
        let vocabularies = [vocabulary(first.code())?, vocabulary(second.code())?];
        Ok(Spikit::new(options, Arc::new(deck), vocabularies))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        let words = self.vocabularies.iter().flatten().flat_map(|words| words.checksums());
        let deck = (ResourceName::new("deck", self.deck.id()), self.deck.checksum());
        checksums(words.chain([deck]).map(|(name, sum)| (name.to_string(), sum)))
    }

    /// A joker's words (SPI-31).
    fn look_up(&self, text: &str, lang: &str) -> Option<LookedUp> {
        let known = lang.parse::<Lang>().ok().filter(|lang| self.deck.langs().contains(lang));
        let Some(lang) = known else {
            return Some(LookedUp { words: Vec::new(), refused: Some(Refusal::JokerLanguage.message()) });
        };
        let vocabulary = self.vocabulary(lang);
        let words = joker::each(text, lang, vocabulary).into_iter();
        let fault = joker::check(text, lang, vocabulary).err();
        Some(LookedUp {
            words: words.map(|(word, known)| LookedUpWord { word, known }).collect(),
            refused: fault.map(|fault| Refusal::Words(fault).message()),
        })
    }
}

/// What to say of a deck of the host's own that is none.
fn fault(error: &DeckError) -> DataFault {
    let reason = match &error.fault {
        DeckFault::Format => Message::new("spikit-deck-format"),
        DeckFault::Id => Message::new("spikit-deck-id"),
        DeckFault::Languages => Message::new("spikit-deck-languages"),
        DeckFault::Colour(colour) => Message::new("spikit-deck-colour").text("colour", colour.code()),
        DeckFault::Slots(count) => Message::new("spikit-deck-slots").count("count", *count),
        DeckFault::Missing(lang) => Message::new("spikit-deck-missing").text("lang", lang),
        DeckFault::OtherLanguage(lang) => Message::new("spikit-deck-other-language").text("lang", lang),
        DeckFault::Text => Message::new("spikit-deck-text"),
        DeckFault::Neutral => Message::new("spikit-deck-neutral"),
    };
    DataFault { place: format!("/deck{}", error.at), reason }
}
