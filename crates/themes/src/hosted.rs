//! How a host makes the game: dictionary, word data, roots and lists are resources; a theme card and words may also be the host's own.

#[cfg(feature = "conformance")]
use crate::Variant;
use crate::{
    CardError, CardFile, Data, Entry, EntryError, Judge, KeptWord, Kind, LISTS, Lists, Options, ROOTS,
    Refusal, Roots, Theme, ThemeCard, Themes, WordLanguage,
};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
#[cfg(feature = "conformance")]
use alloc::vec;
use alloc::vec::Vec;
use lexicon::{DICTIONARY, Dictionary, MORPHOLOGY, MorphologyFile, Tier};
#[cfg(feature = "conformance")]
use tabletop::Resource;
use tabletop::text::plain;
use tabletop::{
    DataFault, Hosted, Kind as ResourceKind, MakeError, Message, ResourceName, Supplies, Unavailable,
    Written, checksums,
};

/// The most words that a host may bring besides a card.
const MAX_KEPT: usize = 5_000;

fn dictionary(words: WordLanguage) -> ResourceName {
    DICTIONARY.named(words.language())
}

fn morphology(words: WordLanguage) -> ResourceName {
    MORPHOLOGY.named(words.language())
}

fn roots(words: WordLanguage) -> ResourceName {
    ROOTS.named(words.language())
}

fn lists(words: WordLanguage) -> ResourceName {
    LISTS.named(words.language())
}

impl Hosted for Themes {
    type Options = Options;
    type Data = Data;

    const KINDS: &'static [&'static ResourceKind] = &[&DICTIONARY, &MORPHOLOGY, &ROOTS, &LISTS];

    fn resources(options: &Options, _: &Data) -> Vec<ResourceName> {
        [dictionary, morphology, roots, lists].map(|name| name(options.words)).into()
    }

    /// The lists are not left to look-ups: a match shows its themes from the deal on.
    fn looked_up(options: &Options, _: &Data) -> Vec<ResourceName> {
        [dictionary, morphology, roots].map(|name| name(options.words)).into()
    }

    fn make(
        options: Options,
        data: Data,
        seats: usize,
        supplies: &Supplies,
    ) -> Result<Themes, MakeError<Refusal>> {
        let words = options.words;
        let card = data.card.map(|file| card(&file)).transpose()?;
        let kept = kept(data.words.unwrap_or_default())?;
        let box_lists = supplies.get::<Lists>(&lists(words))?;
        // With a card of one's own the option means nothing.
        let cards = if card.is_some() { usize::from(u8::MAX) } else { box_lists.cards().len() };
        options.check(seats, cards).map_err(MakeError::Refused)?;
        let mut sums = Vec::new();
        let dictionary = supplies.find::<Dictionary>(&dictionary(words))?;
        let file = supplies.find::<MorphologyFile>(&morphology(words))?;
        let judge = match (dictionary, file, supplies.find::<Roots>(&roots(words))?) {
            (Some(dictionary), Some(file), Some(roots)) => {
                let readings = file.open(&dictionary).map_err(|_| Unavailable(morphology(words)))?;
                sums.push((self::dictionary(words).to_string(), dictionary.checksum()));
                sums.push((morphology(words).to_string(), readings.checksum()));
                sums.push((self::roots(words).to_string(), roots.checksum()));
                Judge::new(dictionary, readings, roots)
            }
            _ => Judge::without_words(words.language()),
        };
        let game = Themes::new(options, Arc::new(judge), &box_lists);
        sums.extend(game.checksums.iter().cloned());
        let game = Themes { checksums: sums.into(), ..game };
        let game = card.into_iter().fold(game, Themes::with_card);
        Ok(game.with_words(&kept))
    }

    fn written(name: &str, text: &str, title: &str) -> Option<Result<Written, DataFault>> {
        (name == "card").then(|| crate::written::written(text, title))
    }

    #[cfg(feature = "conformance")]
    fn sample(name: &ResourceName) -> Option<Resource> {
        let roots = match name.file().as_deref() {
            Some("dictionaries/fr.roots") => include_bytes!("../../../dictionaries/fr.roots").as_slice(),
            Some("dictionaries/en.roots") => include_bytes!("../../../dictionaries/en.roots"),
            _ => {
                return crate::lists::sample(name)
                    .map(Resource::new)
                    .or_else(|| lexicon::samples::resource(name));
            }
        };
        name.read(roots, &mut |_| {})
    }

    #[cfg(feature = "conformance")]
    fn sample_options() -> Vec<Options> {
        let variant = |variant, calm| Options { variant, calm, ..Options::default() };
        vec![Options::default(), variant(Variant::Limited, false), variant(Variant::Open, true)]
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        checksums(self.checksums.iter().cloned())
    }
}

/// A card of the host's own, checked whole.
fn card(file: &CardFile) -> Result<ThemeCard, DataFault> {
    let fault = |place: String, reason: Message| DataFault { place, reason };
    if file.name.is_empty() {
        return Err(fault("/card/name".to_owned(), card_reason(&CardError::Name)));
    }
    let mut themes = Vec::new();
    for (number, theme) in file.themes.iter().enumerate() {
        let place = format!("/card/themes/{number}");
        let mut words = Vec::new();
        for (line, text) in theme.words.iter().enumerate() {
            let entry = Entry::from_line(text);
            words.push(entry.map_err(|error| fault(format!("{place}/words/{line}"), line_reason(&error)))?);
        }
        let id = format!("own-{}", number + 1);
        themes.push(Theme::new(&id, &theme.name, words).map_err(|error| {
            let rest = match &error {
                CardError::Name => "/name".to_owned(),
                CardError::Twice { again, .. } => format!("/words/{again}"),
                CardError::Words(_) | CardError::Themes(_) => "/words".to_owned(),
            };
            let mut reason = card_reason(&error);
            if let CardError::Twice { first, .. } = &error {
                let other = theme.words.get(*first).and_then(|line| line.split('\t').next());
                reason = reason.text("other", other.unwrap_or_default().trim());
            }
            fault(format!("{place}{rest}"), reason)
        })?);
    }
    ThemeCard::new(&file.name, themes).map_err(|error| {
        let place = if error == CardError::Name { "/card/name" } else { "/card/themes" };
        fault(place.to_owned(), card_reason(&error))
    })
}

/// Words that were accepted before, with the ids of their themes.
fn kept(words: Vec<KeptWord>) -> Result<Vec<(String, Entry)>, DataFault> {
    if words.len() > MAX_KEPT {
        let reason = Message::new("themes-card-words").count("count", words.len()).count("most", MAX_KEPT);
        return Err(DataFault { place: "/words".to_owned(), reason });
    }
    let entry = |(line, kept): (usize, KeptWord)| {
        if plain(&kept.theme, crate::MAX_NAME).is_err() {
            let reason = card_reason(&CardError::Name);
            return Err(DataFault { place: format!("/words/{line}/theme"), reason });
        }
        let kind = if kept.proper { Kind::Proper } else { Kind::Common };
        match Entry::new(&kept.word, kind, Tier::RARE, "") {
            Ok(entry) => Ok((kept.theme, entry)),
            Err(error) => {
                Err(DataFault { place: format!("/words/{line}/word"), reason: line_reason(&error) })
            }
        }
    };
    words.into_iter().enumerate().map(entry).collect()
}

fn line_reason(error: &EntryError) -> Message {
    match error {
        EntryError::Word(reason) => reason.message(),
        EntryError::Kind(text) => Message::new("themes-card-kind").text("text", text.clone()),
        EntryError::Tier(text) => Message::new("themes-card-tier").text("text", text.clone()),
        EntryError::Display(text) => Message::new("themes-card-full").text("text", text.clone()),
        EntryError::Columns(count) => Message::new("themes-card-columns").count("count", *count),
    }
}

fn card_reason(error: &CardError) -> Message {
    match error {
        CardError::Themes(count) => Message::new("themes-card-themes").count("count", *count),
        CardError::Name => Message::new("themes-card-name").count("most", crate::MAX_NAME),
        CardError::Words(count) => {
            Message::new("themes-card-words").count("count", *count).count("most", crate::MAX_WORDS)
        }
        CardError::Twice { word, first, .. } => {
            Message::new("themes-card-twice").text("word", word.clone()).count("line", first + 1)
        }
    }
}
