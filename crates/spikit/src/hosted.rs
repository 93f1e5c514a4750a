//! How a host makes the game: deck, dictionaries and word data are resources; a deck may also be the host's own.

#[cfg(feature = "conformance")]
use crate::End;
use crate::deck::{MAX_NAME, MAX_TEXT};
use crate::options::BoxDeck;
use crate::{Action, Deck, DeckError, DeckFault, DeckFile, Lang, Options, Refusal, Spikit, State, joker};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
#[cfg(feature = "conformance")]
use alloc::vec;
use alloc::vec::Vec;
use lexicon::{DICTIONARY, Dictionary, Language, MORPHOLOGY, MorphologyFile, Words};
use serde::{Deserialize, Serialize};
use tabletop::{
    DataFault, Hosted, Inspection, Kind, LookedUp, MakeError, Message, Refuse, Resource, ResourceName,
    Supplies, Unavailable, Written, checksums, json,
};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitData"))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// A deck that replaces the box's own (SPI-5). The option `deck` is then ignored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<DeckFile>,
}

/// The box's decks: `deck-spikit-fr-en`, a [`Deck`].
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

fn deck(of: BoxDeck) -> ResourceName {
    DECK.named(format_args!("spikit-{}", of.code()))
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

    const KINDS: &'static [&'static Kind] = &[&DECK, &DICTIONARY, &MORPHOLOGY];

    fn resources(options: &Options, data: &Data) -> Vec<ResourceName> {
        let mut names = Spikit::looked_up(options, data);
        if data.deck.is_none() {
            names.push(deck(options.deck));
        }
        names
    }

    fn looked_up(options: &Options, data: &Data) -> Vec<ResourceName> {
        let words = languages(options, data).into_iter();
        words.flat_map(|language| [DICTIONARY.named(language), MORPHOLOGY.named(language)]).collect()
    }

    /// The words are read for jokers, for advice, and for what a deck of the host's own leaves out: nothing of that is needed before a sentence
    /// is proposed.
    fn looks_up(&self, _: &State, action: &Action) -> bool {
        matches!(
            action,
            Action::Lay { .. } | Action::Complete { .. } | Action::Swap { .. } | Action::Vote { .. }
        )
    }

    fn make(
        options: Options,
        data: Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Spikit, MakeError<Refusal>> {
        options.check(seats).map_err(MakeError::Refused)?;
        let deck = match data.deck {
            Some(own) => Arc::new(Deck::new(own).map_err(|error| fault(&error))?),
            None => supplies.get::<Deck>(&deck(options.deck))?,
        };
        let vocabulary = |code: &str| -> Result<Option<Arc<Words>>, Unavailable> {
            let Some(language) = Language::from_code(code) else { return Ok(None) };
            let name = MORPHOLOGY.named(language);
            let words = supplies.find::<Dictionary>(&DICTIONARY.named(language))?;
            let (Some(words), Some(file)) = (words, supplies.find::<MorphologyFile>(&name)?) else {
                return Ok(None);
            };
            let described = file.open(&words).map_err(|_| Unavailable(name))?;
            Ok(Some(Arc::new(Words::new(words, described))))
        };
        let [first, second] = deck.langs();
        let vocabularies = [vocabulary(first.code())?, vocabulary(second.code())?];
        Ok(Spikit::new(options, deck, vocabularies))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        let words = self.vocabularies.iter().flatten().flat_map(|words| {
            let language = words.language();
            [
                (DICTIONARY.named(language), words.dictionary().checksum()),
                (MORPHOLOGY.named(language), words.morphology().checksum()),
            ]
        });
        let deck = (DECK.named(self.deck.id()), self.deck.checksum());
        checksums(words.chain([deck]).map(|(name, sum)| (name.to_string(), sum)))
    }

    fn written(name: &str, text: &str, title: &str) -> Option<Result<Written, DataFault>> {
        (name == "deck").then(|| crate::written::written(text, title))
    }

    fn inspected(&self) -> Inspection {
        self.inspection()
    }

    #[cfg(feature = "conformance")]
    fn sample(name: &ResourceName) -> Option<Resource> {
        let file: &[u8] = match name.file().as_deref() {
            Some("decks/spikit.fr-en.json") => include_bytes!("../../../www/decks/spikit.fr-en.json"),
            Some("decks/spikit.fr-nl.json") => include_bytes!("../../../www/decks/spikit.fr-nl.json"),
            _ => return lexicon::samples::resource(name),
        };
        name.read(file, &mut |_| {})
    }

    #[cfg(feature = "conformance")]
    fn sample_options() -> Vec<Options> {
        let short = |advice| Options { end: End::Rounds(1), advice, ..Options::default() };
        vec![Options::default(), short(true), short(false)]
    }

    /// A joker's words (SPI-31).
    fn look_up(&self, text: &str, lang: &str) -> Option<LookedUp> {
        let known = lang.parse::<Lang>().ok().filter(|lang| self.deck.langs().contains(lang));
        let Some(lang) = known else {
            return Some(LookedUp { words: Vec::new(), refused: Some(Refusal::JokerLanguage.message()) });
        };
        let vocabulary = self.vocabulary(lang);
        let fault = joker::check(text, vocabulary).err();
        let refused = fault.map(|fault| Refusal::Words(fault).message());
        Some(LookedUp { words: joker::each(text, vocabulary), refused })
    }
}

/// The message for a deck of the host that isn't valid.
fn fault(error: &DeckError) -> DataFault {
    let reason = match &error.fault {
        DeckFault::Format => Message::new("spikit-deck-format"),
        DeckFault::Id => Message::new("spikit-deck-id"),
        DeckFault::Languages => Message::new("spikit-deck-languages"),
        DeckFault::Colour(colour) => Message::new("spikit-deck-colour").text("colour", colour.code()),
        DeckFault::Slots(count) => Message::new("spikit-deck-slots").count("count", *count),
        DeckFault::Missing(lang) => Message::new("spikit-deck-missing").text("lang", lang),
        DeckFault::OtherLanguage(lang) => Message::new("spikit-deck-other-language").text("lang", lang),
        DeckFault::Name => Message::new("spikit-deck-name").count("most", MAX_NAME),
        DeckFault::Text(fault) => Message::new("spikit-deck-text")
            .text("fault", fault.code())
            .text("sign", fault.sign())
            .count("most", MAX_TEXT),
        DeckFault::Takes => Message::new("spikit-deck-takes")
            .count("frames", grammar::Features::MAX_FRAMES)
            .count("needs", grammar::Features::MAX_NEEDS),
        DeckFault::Readings => {
            Message::new("spikit-deck-readings").count("most", grammar::Features::MAX_READINGS)
        }
        DeckFault::Alike(other) => Message::new("spikit-deck-alike").text("other", other.to_string()),
        DeckFault::Neutral => Message::new("spikit-deck-neutral"),
    };
    let reason = error.card.map_or(reason.clone(), |card| reason.text("card", card.to_string()));
    DataFault { place: format!("/deck{}", error.at), reason }
}
