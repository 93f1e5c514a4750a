//! Makes the lists of Dés à thèmes: one packed file for each language, from the files of `dictionaries/themes`.
//!
//! Nothing is fetched: the lists were written by hand (`dictionaries/themes/README.md`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lexicon::{Dictionary, Language, Morphology, Tier};
use serde::Deserialize;
use supplies::Fnv;
use themes::{Dice, Entry, Kind, Lists, Theme, ThemeCard};

use super::Failure;

/// How many cards a language has, and how many themes a card has (THE-1).
const CARDS: usize = 4;
const THEMES: usize = 6;

/// The fewest words of a theme, and of the theme of famous people.
const WORDS: usize = 150;
const PEOPLE: usize = 1_500;

/// The most bytes of the files of both languages together.
pub const BYTES: usize = 160_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    themes: Vec<Head>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    id: String,
    name: String,
}

/// The packed file of a language.
pub(super) fn build(root: &Path, language: Language) -> Result<Vec<u8>, Failure> {
    Ok(themes::encode(&lists(root, language)?)?)
}

/// The path of the packed file.
pub(super) fn path(root: &Path, language: Language) -> PathBuf {
    root.join("dictionaries").join(format!("{language}.themes"))
}

/// The path of the document on where the lists come from.
pub(super) fn provenance_path(root: &Path) -> PathBuf {
    root.join("dictionaries/themes/PROVENANCE.md")
}

/// Checks that this document is up to date.
pub(super) fn check_provenance(root: &Path) -> Result<(), Failure> {
    if fs::read_to_string(provenance_path(root))? != provenance(root)? {
        return Err(
            "dictionaries/themes/PROVENANCE.md is out of date: cargo xtask dictionaries --themes".into()
        );
    }
    Ok(())
}

/// The text of that document, with a line for each list. It depends only on the lists.
pub(super) fn provenance(root: &Path) -> Result<String, Failure> {
    let mut text = String::from(
        "# Where the lists of Dés à thèmes come from\n\n\
         `cargo xtask dictionaries --themes` writes this file; do not edit it. Every list was written by hand for this project and is \
         under the project’s licence, MIT OR Apache-2.0; no list was copied from another source. The common nouns were checked against \
         the dictionaries, whose sources are named in `../PROVENANCE.md`. README.md says what is in a list, and `docs/MEASUREMENTS.md` says \
         how the lists were reviewed.\n\n\
         | list | theme | words | common nouns | names | known to a child | usual | rare | with a full form | contents |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    for language in Language::ALL {
        for (card, number) in lists(root, language)?.cards().iter().zip(1..) {
            for theme in card.themes() {
                let name = format!("{number}-{}.tsv", theme.id());
                let mut sum = Fnv::default();
                sum.add(&fs::read(folder(root, language).join(&name))?);
                let words = theme.words();
                let count = |of: &dyn Fn(&Entry) -> bool| words.iter().filter(|entry| of(entry)).count();
                let names = count(&|entry| entry.kind == Kind::Proper);
                let mut cells = vec![format!("`{language}/{name}`"), theme.name().to_owned()];
                let tiers = Tier::ALL.map(|tier| count(&|entry| entry.tier == tier));
                let full = count(&|entry| entry.full() != entry.word);
                let counts = [words.len(), words.len() - names, names].into_iter().chain(tiers).chain([full]);
                cells.extend(counts.map(|count| count.to_string()));
                cells.push(format!("`{:016x}`", sum.value()));
                text.push_str(&format!("| {} |\n", cells.join(" | ")));
            }
        }
    }
    Ok(text)
}

fn folder(root: &Path, language: Language) -> PathBuf {
    root.join("dictionaries/themes").join(language.code())
}

/// Reads the files of a language. Errors name the file and the line.
fn lists(root: &Path, language: Language) -> Result<Lists, Failure> {
    let mut dice: BTreeMap<String, Dice> =
        serde_json::from_str(&fs::read_to_string(root.join("dictionaries/themes/dice.json"))?)?;
    let dice = dice.remove(language.code()).ok_or_else(|| format!("dice.json has no dice for {language}"))?;
    let mut cards = Vec::new();
    for (card, number) in heads(root, language)?.iter().zip(1..) {
        let mut made = Vec::new();
        for head in &card.themes {
            let file = folder(root, language).join(format!("{number}-{}.tsv", head.id));
            made.push(theme(&file, head)?);
        }
        cards.push(ThemeCard::new(&number.to_string(), made)?);
    }
    Ok(Lists::new(language, dice, cards)?)
}

fn heads(root: &Path, language: Language) -> Result<Vec<Card>, Failure> {
    Ok(serde_json::from_str(&fs::read_to_string(folder(root, language).join("cards.json"))?)?)
}

fn theme(file: &Path, head: &Head) -> Result<Theme, Failure> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut words = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let columns = line.split('\t').count();
        // People may leave columns out in their own lists, but ours must have all.
        if !(3..=4).contains(&columns) {
            return Err(
                format!("{}:{number}: {columns} columns, three or four are right", file.display()).into()
            );
        }
        let entry =
            Entry::from_line(line).map_err(|error| format!("{}:{number}: {error}", file.display()))?;
        words.push(entry);
    }
    if let Some(pair) = words.windows(2).find(|pair| pair[0].letters > pair[1].letters) {
        return Err(format!("{}: {} stands before {}", file.display(), pair[0].word, pair[1].word).into());
    }
    Ok(Theme::new(&head.id, &head.name, words).map_err(|error| format!("{}: {error}", file.display()))?)
}

/// The mistakes in the lists, in sentences, for `cargo xtask tidy`.
pub fn problems(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    let mut ids = Vec::new();
    let mut bytes = 0;
    for language in Language::ALL {
        match problems_of(root, language, &mut problems) {
            Ok((found, length)) => {
                ids.push(found);
                bytes += length;
            }
            Err(failure) => problems.push(format!("{language}: {failure}")),
        }
    }
    problems.extend(check_provenance(root).err().map(|failure| failure.to_string()));
    if ids.windows(2).any(|pair| pair[0] != pair[1]) {
        problems.push("cards.json: the languages differ in their themes".to_owned());
    }
    if bytes > BYTES {
        problems.push(format!("the files of themes have {bytes} bytes together, {BYTES} at most are right"));
    }
    problems
}

/// Adds the mistakes in a language. Returns the ids of its themes by card, and the bytes of its file.
fn problems_of(
    root: &Path,
    language: Language,
    problems: &mut Vec<String>,
) -> Result<(Vec<Vec<String>>, usize), Failure> {
    let lists = lists(root, language)?;
    let kept = fs::read(path(root, language))?;
    if Lists::from_wire(&kept)?.checksum() != lists.checksum() {
        problems.push(format!("{language}.themes is out of date: cargo xtask dictionaries --themes"));
    }
    let dictionary = Dictionary::from_wire(&fs::read(super::wire_path(root, language))?)?;
    let morphology = Morphology::from_wire(&fs::read(super::words_path(root, language))?, &dictionary)?;
    let mut exceptions = exceptions(root, language)?;
    let initials: BTreeSet<char> =
        themes::Die::ALL.iter().flat_map(|die| lists.dice().letters(*die)).collect();
    if lists.cards().len() != CARDS {
        problems.push(format!("{language}: {} cards, {CARDS} are right", lists.cards().len()));
    }
    for card in lists.cards() {
        if card.themes().len() != THEMES {
            problems
                .push(format!("{language}: a card has {} themes, {THEMES} are right", card.themes().len()));
        }
        for theme in card.themes() {
            let least = if theme.id() == "people" { PEOPLE } else { WORDS };
            if theme.words().len() < least {
                problems.push(format!(
                    "{language} {}: {} words, {least} at least",
                    theme.id(),
                    theme.words().len()
                ));
            }
            // Every letter of a die must have a word in every theme (THE-2).
            for initial in initials.iter().filter(|initial| theme.of_initial(**initial).is_empty()) {
                problems
                    .push(format!("{language} {}: no word with {initial}, which is on a die", theme.id()));
            }
            for entry in theme.words().iter().filter(|entry| entry.kind == Kind::Common) {
                let known = dictionary.contains(&entry.letters)
                    || morphology.contains_compound(&entry.word)
                    || is_expression(&dictionary, &morphology, &entry.word);
                if !known && !exceptions.contains_key(&entry.letters) {
                    problems.push(format!("{language} {}: {} is in no dictionary", theme.id(), entry.word));
                }
                if let Some(used) = exceptions.get_mut(&entry.letters) {
                    *used = !known;
                }
            }
        }
    }
    let idle = exceptions.iter().filter(|(_, used)| !**used);
    problems.extend(idle.map(|(word, _)| format!("{language}: the exception {word} is none")));
    let ids =
        lists.cards().iter().map(|card| card.themes().iter().map(|theme| theme.id().to_owned()).collect());
    Ok((ids.collect(), kept.len()))
}

/// Whether a text is an expression of words of the dictionary: `machine à laver`, `chou de Bruxelles`.
fn is_expression(dictionary: &Dictionary, morphology: &Morphology, text: &str) -> bool {
    let known = |part: &str| {
        // Articles, particles and names of places are in no dictionary.
        part.chars().count() <= 2
            || part.starts_with(char::is_uppercase)
            || dictionary.contains(part)
            || morphology.contains(part)
    };
    text.contains(' ') && text.split([' ', '-', '\'', '’']).all(known)
}

/// The reviewed exceptions by their letters, none of them used yet.
fn exceptions(root: &Path, language: Language) -> Result<BTreeMap<String, bool>, Failure> {
    let file = folder(root, language).join("exceptions.txt");
    let text = fs::read_to_string(&file)?;
    let words = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    words
        .map(|word| {
            let letters =
                themes::letters(word).map_err(|error| format!("{}: {word}: {error}", file.display()))?;
            Ok((letters, false))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &str) -> String {
        let file = std::env::temp_dir().join(format!("themes-{}-{}.tsv", std::process::id(), lines.len()));
        fs::write(&file, lines).unwrap();
        let head = Head { id: "animals".to_owned(), name: "Animals".to_owned() };
        let read = theme(&file, &head);
        fs::remove_file(&file).unwrap();
        read.map_or_else(|failure| failure.to_string(), |theme| theme.words().len().to_string())
    }

    #[test]
    fn the_lists_are_sound() {
        assert_eq!(problems(&super::super::project_root().unwrap()), Vec::<String>::new());
    }

    #[test]
    fn a_line_that_is_none_is_named() {
        assert_eq!(read("ant\tcommon\t1\nbear\tcommon\t1\n"), "2");
        assert!(read("bear\tcommon\t1\nant\tcommon\t1\n").contains("bear stands before ant"));
        assert!(read("ant\tcommon\n").contains(":1: 2 columns"));
        assert!(read("ant\tcommon\t1\nbear\tanimal\t1\n").contains(":2: kind"));
        assert!(read("ant\tcommon\t4\n").contains(":1: tier"));
        assert!(read("ant\tcommon\t1\nant\tcommon\t2 \n").contains("twice"));
    }
}
