//! `cargo xtask dictionaries`: builds the word lists of `dictionaries/` from their pinned sources.
//!
//! The one door is [`run`], which takes what follows `dictionaries` on the command line:
//!
//! ```text
//! cargo xtask dictionaries                 fetch, build, write the lists, the word data and PROVENANCE.md
//! cargo xtask dictionaries --check         build, and compare with what is there; writes nothing
//! cargo xtask dictionaries --print fr      print the words with their tiers (0 common, 1 known, 2 rare)
//! cargo xtask dictionaries --themes        write the lists of Dés à thèmes alone; fetches nothing
//! ```
//!
//! Packages are kept in `target/dictionaries`, and checked against their checksums each time.

mod aspirated;
mod closed_class;
mod dropped;
mod english;
mod english_words;
mod french;
mod french_tiers;
mod french_words;
mod hunspell;
mod provenance;
mod review;
mod sources;
pub mod themes;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use lexicon::{Dictionary, Language, Lemma, MIN_LETTERS, Morphology, Tier};

use aspirated::Aspirated;
use closed_class::ClosedClass;

/// Why a command stopped, for the person at the keyboard.
pub type Failure = Box<dyn Error>;

/// Words and their tiers.
type TieredWords = BTreeMap<String, Tier>;

/// Runs the command with its arguments.
///
/// # Errors
/// Whatever stops it, for the person at the keyboard.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let root = project_root()?;
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => write(&root),
        ["--check"] => check(&root),
        ["--themes"] => write_themes(&root),
        ["--print", code] => {
            let language = Language::from_code(code).ok_or_else(|| format!("no language {code}"))?;
            print(&root, language)
        }
        other => {
            Err(format!("dictionaries takes nothing, --check, --themes or --print <fr|en>, not {other:?}")
                .into())
        }
    }
}

/// A word list that the recipe has made.
struct Built {
    dictionary: Dictionary,
    wire: Vec<u8>,
    lemmas: Vec<Lemma>,
    /// The file of word data.
    words: Vec<u8>,
    effect: review::Effect,
    dropped: dropped::Dropped,
    /// How many words came from the sources, before the review.
    from_sources: usize,
}

fn build(root: &Path, language: Language) -> Result<Built, Failure> {
    let cache = root.join("target/dictionaries");
    let folder = root.join("dictionaries").join(language.code());
    let mut dropped = dropped::Dropped::default();
    let mut words = match language {
        Language::English => english::build(&cache, &mut dropped)?,
        Language::French => {
            let everyday = fs::read_to_string(folder.join("everyday.txt"))?;
            let english = english::build(&cache, &mut dropped::Dropped::default())?;
            french::build(&cache, &everyday, &english, &mut dropped)?
        }
    };
    let from_sources = words.len();
    let additions = fs::read_to_string(folder.join("additions.txt"))?;
    let removals = fs::read_to_string(folder.join("removals.txt"))?;
    let effect = review::apply(&mut words, &additions, &removals)?;
    dropped.settle(&words);
    let dictionary = Dictionary::from_tiered_words(language, words)?;
    let wire = lexicon::encode(&dictionary)?;
    let closed = ClosedClass::parse(&fs::read_to_string(folder.join("closed-class.txt"))?)?;
    let mut lemmas = match language {
        Language::English => english_words::lemmas(&cache, &dictionary, &closed)?,
        Language::French => {
            let aspirated = Aspirated::parse(&fs::read_to_string(folder.join("aspirated.txt"))?)?;
            french_words::lemmas(&cache, &aspirated, closed)?
        }
    };
    // Lemmas of words that were removed by hand, or are not in the list, are left out.
    lemmas.retain(|lemma| {
        lexicon::fold(&lemma.spelling)
            .map_or(true, |word| word.len() < MIN_LETTERS || dictionary.contains(&word))
    });
    let words = lexicon::encode_morphology(&dictionary, &lemmas)?;
    Ok(Built { dictionary, wire, lemmas, words, effect, dropped, from_sources })
}

fn write(root: &Path) -> Result<(), Failure> {
    let mut built = Vec::new();
    for language in Language::ALL {
        let list = build(root, language)?;
        fs::write(wire_path(root, language), &list.wire)?;
        fs::write(words_path(root, language), &list.words)?;
        println!("{language}: {} words, {} bytes", list.dictionary.len(), list.wire.len());
        println!("{language}: {} lemmas, {} bytes of word data", list.lemmas.len(), list.words.len());
        built.push(list);
    }
    fs::write(provenance_path(root), provenance::text(&built))?;
    write_themes(root)
}

fn write_themes(root: &Path) -> Result<(), Failure> {
    for language in Language::ALL {
        let file = themes::build(root, language)?;
        fs::write(themes::path(root, language), &file)?;
        println!("{language}: {} bytes of themes", file.len());
    }
    fs::write(themes::provenance_path(root), themes::provenance(root)?)?;
    Ok(())
}

fn check(root: &Path) -> Result<(), Failure> {
    let mut built = Vec::new();
    for language in Language::ALL {
        let list = build(root, language)?;
        let kept = Dictionary::from_wire(&fs::read(wire_path(root, language))?)?;
        if kept.checksum() != list.dictionary.checksum() {
            return Err(differences(&kept, &list.dictionary).into());
        }
        println!("{language}: {} words, as the recipe makes them", kept.len());
        let words = Morphology::from_wire(&fs::read(words_path(root, language))?, &kept)?;
        let made = Morphology::from_wire(&list.words, &kept)?;
        if words.checksum() != made.checksum() {
            return Err(format!("{language}.words differs from what the recipe makes").into());
        }
        if fs::read(themes::path(root, language))? != themes::build(root, language)? {
            return Err(format!("{language}.themes is out of date: cargo xtask dictionaries --themes").into());
        }
        built.push(list);
    }
    themes::check_provenance(root)?;
    if fs::read_to_string(provenance_path(root))? != provenance::text(&built) {
        return Err("dictionaries/PROVENANCE.md is out of date: run `cargo xtask dictionaries`".into());
    }
    Ok(())
}

/// Tells how many words differ, and names the first of them.
fn differences(kept: &Dictionary, made: &Dictionary) -> String {
    let kept_words: TieredWords = kept.words().collect();
    let made_words: TieredWords = made.words().collect();
    let changed: Vec<&str> = made_words
        .iter()
        .filter(|(word, tier)| kept_words.get(*word) != Some(tier))
        .map(|(word, _)| word.as_str())
        .chain(kept_words.keys().filter(|word| !made_words.contains_key(*word)).map(String::as_str))
        .collect();
    let some = changed.iter().take(20).copied().collect::<Vec<_>>().join(" ");
    format!("{}.dict differs from what the recipe makes in {} words: {some}…", kept.language(), changed.len())
}

fn print(root: &Path, language: Language) -> Result<(), Failure> {
    let built = build(root, language)?;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for (word, tier) in built.dictionary.words() {
        writeln!(out, "{word} {}", tier.index())?;
    }
    Ok(())
}

fn wire_path(root: &Path, language: Language) -> PathBuf {
    root.join("dictionaries").join(format!("{language}.dict"))
}

fn words_path(root: &Path, language: Language) -> PathBuf {
    root.join("dictionaries").join(format!("{language}.words"))
}

fn provenance_path(root: &Path) -> PathBuf {
    root.join("dictionaries/PROVENANCE.md")
}

/// The folder of the workspace: two above this crate's.
fn project_root() -> Result<PathBuf, Failure> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.ancestors().nth(2).ok_or("the crate lies outside the project")?.to_owned())
}
