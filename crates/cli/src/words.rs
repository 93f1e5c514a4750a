//! `mots words` and `mots dictionary`.

use crate::surroundings::{Shelf, packed};
use crate::{Exit, Trouble};
use clap::{Args, Subcommand, ValueEnum};
use lexicon::{Analysis, DICTIONARY, MORPHOLOGY, Morphology, MorphologyFile, Words};
use protocol::{Dictionary, Language, Lexicon, Rack, ResourceName, Resources, Tier, fold};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A language of words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum WordList {
    /// French words.
    Fr,
    /// English words.
    En,
}

impl From<WordList> for Language {
    fn from(list: WordList) -> Language {
        match list {
            WordList::Fr => Language::French,
            WordList::En => Language::English,
        }
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Say whether words are in a dictionary. Exit code 1 if one is not.
    Check {
        /// The dictionary.
        language: WordList,
        /// Words; accents and case do not matter.
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// Show what the grammar knows about words: spelling, lemma, part of speech and so on, one reading per line. Exit code 1 if a
    /// word is not described.
    Analyse {
        /// The language.
        language: WordList,
        /// Words; hyphens and apostrophes are part of them. A word without accents is read with any accents.
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// List every form of a lemma with its readings.
    Forms {
        /// The language.
        language: WordList,
        /// An infinitive, a masculine singular.
        lemma: String,
    },
    /// Split a text into words. Exit code 1 if a piece of it is not a word.
    Split {
        /// The language.
        language: WordList,
        /// The text.
        text: String,
    },
    /// List the words that these cards can make, longest first, with jokers in lower case.
    Find(Find),
    /// For each theme of Dés à thèmes: how many words a roll of the dice allows, on average. Exit code 1 if too many rolls have few words.
    Themes {
        /// The language of the lists.
        language: WordList,
    },
}

#[derive(Args)]
pub(crate) struct Find {
    /// The dictionary.
    language: WordList,
    /// Letters, and ? for a joker.
    cards: String,
    /// The most words to list.
    #[arg(long, default_value_t = 50)]
    max: usize,
    /// The fewest letters.
    #[arg(long, default_value_t = 2)]
    min_length: usize,
}

#[derive(Subcommand)]
pub(crate) enum DictionaryCommand {
    /// Show how many words it has, and its checksum.
    Info {
        /// The dictionary; both if none is named.
        language: Option<WordList>,
    },
    /// List every word, one per line.
    List {
        /// The dictionary.
        language: WordList,
        /// Only words up to this tier: 0 common, 1 known, 2 rare (all).
        #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=2))]
        tier: u8,
    },
}

fn name_of(language: Language) -> ResourceName {
    DICTIONARY.named(language)
}

fn open(language: Language) -> Result<Arc<Dictionary>, Trouble> {
    let missing = || Trouble::Said(format!("this program was built without the dictionary {language}"));
    Shelf::default().get(&name_of(language)).and_then(|resource| resource.get()).ok_or_else(missing)
}

fn tier_name(tier: Tier) -> &'static str {
    match tier {
        Tier::COMMON => "common",
        Tier::KNOWN => "known",
        _ => "rare",
    }
}

pub(crate) fn run(command: &Command) -> Result<Exit, Trouble> {
    match command {
        Command::Check { language, words } => check((*language).into(), words),
        Command::Analyse { language, words } => analyse((*language).into(), words),
        Command::Forms { language, lemma } => forms((*language).into(), lemma),
        Command::Split { language, text } => split((*language).into(), text),
        Command::Find(find) => search(find),
        Command::Themes { language } => crate::theme_report::run((*language).into()),
    }
}

fn morphology(dictionary: &Dictionary) -> Result<Morphology, Trouble> {
    let language = dictionary.language();
    let missing = || Trouble::Said(format!("this program was built without the word data {language}"));
    let name = MORPHOLOGY.named(language);
    let file: Arc<MorphologyFile> =
        Shelf::default().get(&name).and_then(|resource| resource.get()).ok_or_else(missing)?;
    file.open(dictionary).map_err(|error| Trouble::Said(format!("{language}: {error}")))
}

fn analyse(language: Language, words: &[String]) -> Result<Exit, Trouble> {
    let morphology = morphology(&*open(language)?)?;
    let mut output = BufWriter::new(io::stdout().lock());
    let mut verdict = Exit::Yes;
    for text in words {
        let analyses = morphology.analyses(text);
        if analyses.is_empty() {
            verdict = Exit::No;
            writeln!(output, "{text}: not described")?;
        }
        for analysis in &analyses {
            write_analysis(&mut output, analysis)?;
        }
    }
    output.flush()?;
    Ok(verdict)
}

fn forms(language: Language, lemma: &str) -> Result<Exit, Trouble> {
    let morphology = morphology(&*open(language)?)?;
    let mut output = BufWriter::new(io::stdout().lock());
    let forms = morphology.forms(lemma);
    for analysis in &forms {
        write_analysis(&mut output, analysis)?;
    }
    output.flush()?;
    Ok(if forms.is_empty() { Exit::No } else { Exit::Yes })
}

/// `chantait: chanter, verb indicative imperfect third singular (intransitive, transitive)`.
fn write_analysis(output: &mut impl Write, analysis: &Analysis<'_>) -> io::Result<()> {
    let Analysis { spelling, lemma, features } = analysis;
    write!(output, "{spelling}: {lemma}, {features}")?;
    let uses: Vec<&str> =
        features.valency().names().chain(features.auxiliary().map(|auxiliary| auxiliary.name())).collect();
    if uses.is_empty() { writeln!(output) } else { writeln!(output, " ({})", uses.join(", ")) }
}

fn split(language: Language, text: &str) -> Result<Exit, Trouble> {
    let dictionary = open(language)?;
    let data = morphology(&dictionary)?;
    match Words::new(dictionary, data).words(text) {
        Ok(words) => {
            println!("{}", words.join(" | "));
            Ok(Exit::Yes)
        }
        Err(error) => {
            println!("{error}");
            Ok(Exit::No)
        }
    }
}

fn check(language: Language, words: &[String]) -> Result<Exit, Trouble> {
    let dictionary = open(language)?;
    let mut output = BufWriter::new(io::stdout().lock());
    let mut verdict = Exit::Yes;
    for text in words {
        match fold(text) {
            Ok(word) => match dictionary.tier(&word) {
                Some(tier) => writeln!(output, "{word}: yes ({})", tier_name(tier))?,
                None => {
                    verdict = Exit::No;
                    writeln!(output, "{word}: no")?;
                }
            },
            Err(reason) => {
                verdict = Exit::No;
                writeln!(output, "{text:?}: no ({reason})")?;
            }
        }
    }
    output.flush()?;
    Ok(verdict)
}

fn search(find: &Find) -> Result<Exit, Trouble> {
    let wrong = |reason: &dyn std::fmt::Display| Trouble::Said(format!("{:?}: {reason}", find.cards));
    // Unlike in the protocol, lower-case letters are letter cards here, because people type them.
    let mut cards = String::new();
    for part in find.cards.split_inclusive('?') {
        let (letters, joker) = part.strip_suffix('?').map_or((part, ""), |letters| (letters, "?"));
        if !letters.is_empty() {
            cards += &fold(letters).map_err(|reason| wrong(&reason))?;
        }
        cards += joker;
    }
    let rack = Rack::from_cards(&cards).map_err(|reason| wrong(&reason))?;
    let lexicon = Lexicon::new(vec![open(find.language.into())?]);
    let mut words = Vec::new();
    let _ = lexicon.rack_words(&rack, find.min_length..=rack.len(), &mut |word| {
        words.push(word.to_owned());
        ControlFlow::Continue(())
    });
    words.sort_by_cached_key(|word| (std::cmp::Reverse(word.len()), word.to_ascii_uppercase()));
    let mut output = BufWriter::new(io::stdout().lock());
    for word in words.iter().take(find.max) {
        writeln!(output, "{word}")?;
    }
    output.flush()?;
    Ok(if words.is_empty() { Exit::No } else { Exit::Yes })
}

pub(crate) fn run_dictionary(command: &DictionaryCommand) -> Result<Exit, Trouble> {
    let mut output = BufWriter::new(io::stdout().lock());
    match command {
        DictionaryCommand::Info { language } => {
            let languages = language.map_or(Language::ALL.to_vec(), |language| vec![language.into()]);
            for language in languages {
                let dictionary = open(language)?;
                writeln!(output, "{language}: {} words", dictionary.len())?;
                for tier in Tier::ALL {
                    writeln!(output, "  {:>6}: {}", tier_name(tier), dictionary.len_of(tier))?;
                }
                writeln!(output, "  checksum {:016x}", dictionary.checksum())?;
                writeln!(output, "  {} bytes packed", packed(&name_of(language)).map_or(0, <[u8]>::len))?;
            }
        }
        DictionaryCommand::List { language, tier } => {
            let dictionary = open((*language).into())?;
            for (word, _) in dictionary.words().filter(|(_, found)| found.index() <= *tier) {
                writeln!(output, "{word}")?;
            }
        }
    }
    output.flush()?;
    Ok(Exit::Yes)
}
