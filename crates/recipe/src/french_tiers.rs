//! How common French words are.
//!
//! No list of French word frequencies is free enough to build on, so commonness is judged from what there is:
//!
//! * `everyday.txt`, a list of everyday words written for this project: their usual forms are common;
//! * verbs that the source marks with an auxiliary, which its authors did for the verbs that they described by hand;
//! * words that English shares in a size that a usual spell checker has (`TABLE`, `ABSTRACTION`, `DENTISTE`);
//! * words that are derived from everyday words by the usual endings and prefixes (`JARDINAGE`, `DEBALLER`);
//!   all of these are known;
//! * the form: the past historic is one step rarer than its verb, the imperfect subjunctive two; the subjunctive, and *nous* and *vous*
//!   in the imperfect and the conditional, are known at best.
//!
//! The last rule is for bots that know what a child of ten knows: who lays `LIE` and `LIAIT` would not think of `LIIEZ`. Children say *on*
//! for *nous* and *tu* to each other, and learn to write the subjunctive after primary school; the few that everybody says (`SOIT`, `FASSE`)
//! stand in `everyday.txt` as they are.
//!
//! Everything else is rare.

use std::collections::{BTreeMap, HashMap, HashSet};

use lexicon::Tier;

use super::hunspell::values;
use super::{Failure, TieredWords};

/// Endings of French words, with those of their English cognates.
const SISTERS: [(&str, &str); 30] = [
    ("", ""),
    ("IQUE", "IC"),
    ("IQUE", "ICAL"),
    ("TE", "TY"),
    ("IE", "Y"),
    ("EUR", "OR"),
    ("EUR", "ER"),
    ("ER", "E"),
    ("ER", ""),
    ("ER", "ATE"),
    ("E", ""),
    ("E", "A"),
    ("E", "UM"),
    ("E", "US"),
    ("AIRE", "ARY"),
    ("AL", "ALLY"),
    ("EL", "AL"),
    ("IF", "IVE"),
    ("ISME", "ISM"),
    ("ISTE", "IST"),
    ("ISER", "IZE"),
    ("IFIER", "IFY"),
    ("EUX", "OUS"),
    ("ANCE", "ANCY"),
    ("ENCE", "ENCY"),
    ("OIRE", "ORY"),
    ("MENT", "LY"),
    ("IQUEMENT", "ICALLY"),
    ("EMENT", "LY"),
    ("OIR", "OR"),
];

/// Endings that make a word of another one: `JARDIN` + `AGE`.
const ENDINGS: [&str; 44] = [
    "ABLE", "ADE", "AGE", "AIN", "AINE", "AIRE", "AIS", "AISE", "AL", "ANCE", "ANT", "ARD", "ARDE", "ATION",
    "ATEUR", "EE", "EL", "EMENT", "ENT", "ER", "ERIE", "ESSE", "ET", "ETE", "ETTE", "EUR", "EUSE", "EUX",
    "IER", "IERE", "IF", "IN", "INE", "IQUE", "IR", "ISER", "ISME", "ISTE", "ITE", "MENT", "OIR", "OIRE",
    "ON", "URE",
];

/// Beginnings that make a word of another one: `DE` + `BALLER`.
const BEGINNINGS: [&str; 12] = ["A", "ANTI", "DE", "DES", "EN", "IM", "IN", "PRE", "R", "RE", "SUR", "SOUS"];

/// The everyday words, and what is derived from them.
pub(super) struct Everyday {
    words: HashSet<String>,
    /// Words without their last vowels, to which endings are added.
    roots: HashSet<String>,
}

impl Everyday {
    /// Words separated by white space; `#` begins a comment. Accents may be written.
    pub(super) fn parse(text: &str) -> Result<Everyday, Failure> {
        let mut words = HashSet::new();
        for word in text.lines().filter_map(|line| line.split('#').next()).flat_map(str::split_whitespace) {
            let folded = lexicon::fold(word).map_err(|error| format!("everyday.txt, {word}: {error}"))?;
            if !words.insert(folded) {
                return Err(format!("everyday.txt: {word} is there twice").into());
            }
        }
        let roots = words.iter().flat_map(|word| roots(word)).collect();
        Ok(Everyday { words, roots })
    }

    fn knows(&self, lemma: &str) -> bool {
        let derived = |word: &str| {
            ENDINGS.iter().any(|ending| {
                word.strip_suffix(ending).is_some_and(|root| {
                    let single = root.strip_suffix(|last| root.ends_with(&format!("{last}{last}")));
                    self.roots.contains(root) || single.is_some_and(|root| self.roots.contains(root))
                })
            })
        };
        derived(lemma)
            || BEGINNINGS.iter().any(|beginning| {
                lemma
                    .strip_prefix(beginning)
                    .is_some_and(|rest| rest.len() >= 4 && (self.words.contains(rest) || derived(rest)))
            })
    }
}

/// What may be left of a word without its ending: `CHANTER` and `CHANT` both give `CHANT`.
fn roots(word: &str) -> impl Iterator<Item = String> {
    let shorter = ["ER", "IR", "RE", "E", ""].into_iter().filter_map(|ending| word.strip_suffix(ending));
    shorter.filter(|root| root.len() >= 4).map(str::to_owned)
}

/// The tier of a lemma, before its forms are considered.
fn lemma_tier(lemma: &str, tags: &str, everyday: &Everyday, english: &TieredWords) -> Tier {
    if everyday.words.contains(lemma) {
        return Tier::COMMON;
    }
    let described = values(tags, "po").any(|kind| {
        kind.len() >= 10 && kind.starts_with('v') && !kind.ends_with("zz") && !kind.ends_with('_')
    });
    let sister = lemma.len() >= 4
        && SISTERS.iter().any(|(french, english_ending)| {
            lemma.strip_suffix(french).is_some_and(|root| {
                root.len() >= 3
                    && english
                        .get(&format!("{root}{english_ending}"))
                        .is_some_and(|&tier| tier <= Tier::KNOWN)
            })
        });
    if described || sister || everyday.knows(lemma) { Tier::KNOWN } else { Tier::RARE }
}

/// The tier of a form of a lemma with this tier.
fn form_tier(lemma: Tier, tags: &str) -> Tier {
    let kinds: Vec<&str> = values(tags, "po").collect();
    let any = |wanted: &[&str]| kinds.iter().any(|kind| wanted.contains(kind));
    let rarer = |steps: u8| Tier::from_index(lemma.index() + steps).unwrap_or(Tier::RARE);
    let among_us = any(&["1pl", "2pl"]);
    if any(&["infi", "ppre", "ppas", "ipre", "ifut", "impe"]) || (any(&["iimp", "cond"]) && !among_us) {
        lemma
    } else if any(&["iimp", "cond", "spre"]) {
        lemma.max(Tier::KNOWN)
    } else if any(&["ipsi"]) {
        rarer(1)
    } else if any(&["simp"]) {
        rarer(2)
    } else {
        lemma
    }
}

/// The words met so far, each with its commonest analysis.
pub(super) struct Sightings {
    everyday: Everyday,
    english: TieredWords,
    lemmas: HashMap<(String, String), Tier>,
    words: BTreeMap<String, Tier>,
    unmet: HashSet<String>,
}

impl Sightings {
    pub(super) fn new(everyday: Everyday, english: TieredWords) -> Sightings {
        let unmet = everyday.words.clone();
        Sightings { everyday, english, lemmas: HashMap::new(), words: BTreeMap::new(), unmet }
    }

    /// Adds a form of a lemma, with the tags of both.
    pub(super) fn see(&mut self, lemma: &str, lemma_tags: &str, word: &str, tags: &str) {
        let Ok(lemma) = lexicon::fold(lemma) else { return };
        self.unmet.remove(&lemma);
        self.unmet.remove(word);
        let tier = *self
            .lemmas
            .entry((lemma.clone(), lemma_tags.to_owned()))
            .or_insert_with(|| lemma_tier(&lemma, lemma_tags, &self.everyday, &self.english));
        let singular = word.strip_suffix('S').unwrap_or(word);
        let multiple = singular.len() > lemma.len() && singular.ends_with(&lemma);
        let tier = if self.everyday.words.contains(singular) || self.everyday.words.contains(word) {
            Tier::COMMON
        } else if multiple {
            // It is a unit with a prefix: knowing the litre does not mean knowing the femtolitre.
            Tier::RARE
        } else {
            form_tier(tier, tags)
        };
        self.note(word, tier);
    }

    /// Adds a form of which nothing else is known.
    pub(super) fn see_untagged(&mut self, word: &str) {
        self.note(word, Tier::RARE);
    }

    fn note(&mut self, word: &str, tier: Tier) {
        match self.words.get_mut(word) {
            Some(known) => *known = tier.min(*known),
            None => {
                self.words.insert(word.to_owned(), tier);
            }
        }
    }

    /// The words with their tiers. An everyday word that is in no list is a typing error, and refused.
    pub(super) fn into_words(self) -> Result<TieredWords, Failure> {
        if self.unmet.is_empty() {
            return Ok(self.words);
        }
        let mut unmet: Vec<String> = self.unmet.into_iter().collect();
        unmet.sort();
        Err(format!("everyday.txt has words that are in no list: {}", unmet.join(" ")).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lemma: &str, tags: &str, form_tags: &str, tier: Tier) {
        let everyday = Everyday::parse("chanter jardin # wörds\nballe maison").unwrap();
        let english: TieredWords =
            [("DENTIST".to_owned(), Tier::COMMON), ("TABLATURE".to_owned(), Tier::RARE)].into();
        let mut sightings = Sightings::new(everyday, english);
        sightings.unmet.clear();
        sightings.see(lemma, tags, "XX", form_tags);
        assert_eq!(sightings.into_words().unwrap().get("XX"), Some(&tier), "{lemma} {form_tags}");
    }

    #[test]
    fn everyday_words_are_common_in_their_usual_forms() {
        check("chanter", "po:v1_it_q__a", "po:iimp po:1sg", Tier::COMMON);
        check("chanter", "po:v1_it_q__a", "po:ipre po:spre po:3sg", Tier::COMMON);
        check("chanter", "po:v1_it_q__a", "po:ipre po:2pl", Tier::COMMON);
        check("chanter", "po:v1_it_q__a", "po:iimp po:spre po:2pl", Tier::KNOWN);
        check("chanter", "po:v1_it_q__a", "po:cond po:1pl", Tier::KNOWN);
        check("chanter", "po:v1_it_q__a", "po:spre po:3sg", Tier::KNOWN);
        check("chanter", "po:v1_it_q__a", "po:ipsi po:3pl", Tier::KNOWN);
        check("chanter", "po:v1_it_q__a", "po:simp po:1pl", Tier::RARE);
        check("jardin", "po:nom is:mas", "is:pl", Tier::COMMON);
    }

    #[test]
    fn derived_words_described_verbs_and_sisters_are_known() {
        check("jardinage", "po:nom is:mas", "", Tier::KNOWN);
        check("jardinette", "po:nom", "", Tier::KNOWN);
        check("maisonnée", "po:nom", "", Tier::KNOWN);
        check("déballer", "po:v1__t___zz", "po:infi", Tier::KNOWN);
        check("muer", "po:v1_it_q__a", "po:infi", Tier::KNOWN);
        check("dentiste", "po:nom", "is:sg", Tier::KNOWN);
        check("tablature", "po:nom", "is:sg", Tier::RARE);
        check("zythum", "po:nom", "is:sg", Tier::RARE);
        check("jaffer", "po:v1_i____zz", "po:infi", Tier::RARE);
    }

    #[test]
    fn a_multiple_of_an_everyday_unit_is_rare_unless_it_is_everyday_itself() {
        let everyday = Everyday::parse("litre centilitre").unwrap();
        let mut sightings = Sightings::new(everyday, TieredWords::new());
        for word in ["LITRE", "LITRES", "CENTILITRES", "FEMTOLITRE", "FEMTOLITRES", "CENTILITRE"] {
            sightings.see("litre", "po:nom is:mas", word, "po:nom is:mas");
        }
        let words = sightings.into_words().unwrap();
        let common: Vec<&str> =
            words.iter().filter(|(_, tier)| **tier == Tier::COMMON).map(|(word, _)| word.as_str()).collect();
        assert_eq!(common, ["CENTILITRE", "CENTILITRES", "LITRE", "LITRES"]);
    }

    #[test]
    fn an_everyday_word_that_is_in_no_list_is_refused() {
        let sightings = Sightings::new(Everyday::parse("xyzzy").unwrap(), TieredWords::new());
        assert!(sightings.into_words().is_err());
        assert!(Everyday::parse("mot mot").is_err());
    }
}
