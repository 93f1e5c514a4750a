//! Reads a Hunspell dictionary and writes out every form that its suffix rules make.
//!
//! It reads only what the French dictionaries use: long flags, suffix classes, prefix classes that may bring suffix classes with them (the
//! units: `kilo` + `gramme` + `s`), and the flags that say how a word may be used. Prefixes with an apostrophe (elisions: `l'`, `d'`,
//! `qu'`) do not make single words and are left out, and so is `U.`, which makes symbols (`kHz`). Hunspell's own library only checks words.
//! The libraries that expand them are GPL or lose the morphological tags, on which the filter depends.

use std::collections::HashMap;

/// The prefix class of symbols of units, which are no words.
const SYMBOL_PREFIXES: &str = "U.";

/// A word form with the tags of its entry and of the rule that made it (`po:nom`, `is:pl`…).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) text: String,
    pub(super) tags: String,
    /// The text that the suffix was added to: the entry's stem, or the stem with a prefix.
    pub(super) base: String,
}

/// One line of the `.dic` file.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) stem: String,
    flags: Vec<String>,
    pub(super) tags: String,
}

impl Entry {
    fn parse(line: &str) -> Entry {
        let (word, tags) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        let (stem, flags) = word.split_once('/').unwrap_or((word, ""));
        Entry { stem: stem.to_owned(), flags: long_flags(flags), tags: tags.trim().to_owned() }
    }

    /// The values of a kind of tag: `values("po")` of `po:nom is:mas` is `nom`.
    pub(super) fn values<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a str> {
        values(&self.tags, kind)
    }
}

/// The values of a kind of tag in a line of tags.
pub(super) fn values<'a>(tags: &'a str, kind: &'a str) -> impl Iterator<Item = &'a str> {
    tags.split_whitespace().filter_map(move |tag| tag.strip_prefix(kind)?.strip_prefix(':'))
}

/// `FLAG long`: two signs a flag.
fn long_flags(text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    signs.chunks(2).map(|pair| pair.iter().collect()).collect()
}

/// One sign of a rule's condition: `.`, `e`, `[sxz]`, `[^sxz]`.
#[derive(Clone, Debug)]
enum Sign {
    Any,
    OneOf(Vec<char>),
    NoneOf(Vec<char>),
}

impl Sign {
    fn fits(&self, sign: char) -> bool {
        match self {
            Sign::Any => true,
            Sign::OneOf(signs) => signs.contains(&sign),
            Sign::NoneOf(signs) => !signs.contains(&sign),
        }
    }
}

fn condition(text: &str) -> Vec<Sign> {
    let mut signs = Vec::new();
    let mut rest = text.chars();
    while let Some(sign) = rest.next() {
        signs.push(match sign {
            '.' => Sign::Any,
            '[' => {
                let class: Vec<char> = rest.by_ref().take_while(|&sign| sign != ']').collect();
                match class.split_first() {
                    Some(('^', others)) => Sign::NoneOf(others.to_vec()),
                    _ => Sign::OneOf(class),
                }
            }
            sign => Sign::OneOf(vec![sign]),
        });
    }
    signs
}

#[derive(Clone, Debug)]
struct Rule {
    strip: String,
    add: String,
    flags: Vec<String>,
    condition: Vec<Sign>,
    tags: String,
}

impl Rule {
    /// `SFX S. 0 s/D'Q' [^sxz] is:pl`, without its first two fields.
    fn parse(fields: &[&str]) -> Option<Rule> {
        let [strip, add, on, tags @ ..] = fields else { return None };
        let (add, flags) = add.split_once('/').unwrap_or((add, ""));
        let zero = |text: &str| if text == "0" { String::new() } else { text.to_owned() };
        Some(Rule {
            strip: zero(strip),
            add: zero(add),
            flags: long_flags(flags),
            condition: condition(on),
            tags: tags.join(" "),
        })
    }

    fn suffix(&self, stem: &str) -> Option<String> {
        let kept = stem.strip_suffix(&self.strip)?;
        let signs: Vec<char> = stem.chars().collect();
        let end = signs.len().checked_sub(self.condition.len())?;
        let fits = self.condition.iter().zip(&signs[end..]).all(|(sign, &letter)| sign.fits(letter));
        fits.then(|| format!("{kept}{}", self.add))
    }

    fn prefix(&self, stem: &str) -> Option<String> {
        let kept = stem.strip_prefix(&self.strip)?;
        let mut letters = stem.chars();
        let fits = self.condition.iter().all(|sign| letters.next().is_some_and(|letter| sign.fits(letter)));
        fits.then(|| format!("{}{kept}", self.add))
    }
}

/// The rules of an `.aff` file.
#[derive(Debug, Default)]
pub(super) struct Affixes {
    suffixes: HashMap<String, Vec<Rule>>,
    prefixes: HashMap<String, Vec<Rule>>,
    need_affix: String,
    forbidden: String,
    keep_case: String,
    no_suggest: String,
}

impl Affixes {
    pub(super) fn parse(text: &str) -> Affixes {
        let mut affixes = Affixes::default();
        for line in text.lines() {
            let fields: Vec<&str> = line.split_whitespace().collect();
            match fields.as_slice() {
                ["NEEDAFFIX", flag] => affixes.need_affix = (*flag).to_owned(),
                ["KEEPCASE", flag] => affixes.keep_case = (*flag).to_owned(),
                ["NOSUGGEST", flag] => affixes.no_suggest = (*flag).to_owned(),
                ["FORBIDDENWORD", flag] => affixes.forbidden = (*flag).to_owned(),
                // The head of a class: `SFX S. Y 2`.
                ["SFX" | "PFX", _, "Y" | "N", count] if count.parse::<u32>().is_ok() => {}
                ["SFX", class, rule @ ..] => {
                    affixes.suffixes.entry((*class).to_owned()).or_default().extend(Rule::parse(rule));
                }
                ["PFX", class, rule @ ..] => {
                    affixes.prefixes.entry((*class).to_owned()).or_default().extend(Rule::parse(rule));
                }
                _ => {}
            }
        }
        affixes
    }

    /// Whether the dictionary marks an entry as written in one way only (symbols: `kHz`) or never to be proposed (ordinals
    /// in figures, elided `lorsqu`).
    pub(super) fn is_sign(&self, entry: &Entry) -> bool {
        entry.flags.iter().any(|flag| *flag == self.keep_case || *flag == self.no_suggest)
    }

    /// All forms of an entry, with the stem itself if it can stand alone.
    pub(super) fn expand(&self, entry: &Entry) -> Vec<Form> {
        let mut forms = Vec::new();
        if entry.flags.contains(&self.forbidden) {
            return forms;
        }
        self.affix(&entry.stem, &entry.flags, &entry.tags, &mut forms);
        for rule in self.rules(&self.prefixes, &entry.flags) {
            if rule.add.contains(['\'', '’']) {
                continue;
            }
            if let Some(text) = rule.prefix(&entry.stem) {
                let tags = join(&entry.tags, &rule.tags);
                self.affix(&text, &rule.flags, &tags, &mut forms);
            }
        }
        forms
    }

    /// Adds the text with every suffix of its flags, and the text itself unless it needs an affix.
    fn affix(&self, text: &str, flags: &[String], tags: &str, forms: &mut Vec<Form>) {
        if !flags.contains(&self.need_affix) {
            forms.push(Form { text: text.to_owned(), tags: tags.to_owned(), base: text.to_owned() });
        }
        for rule in self.rules(&self.suffixes, flags) {
            if let Some(form) = rule.suffix(text) {
                forms.push(Form { text: form, tags: join(tags, &rule.tags), base: text.to_owned() });
            }
        }
    }

    fn rules<'a>(
        &self,
        classes: &'a HashMap<String, Vec<Rule>>,
        flags: &'a [String],
    ) -> impl Iterator<Item = &'a Rule> {
        flags.iter().filter(|flag| *flag != SYMBOL_PREFIXES).filter_map(|flag| classes.get(flag)).flatten()
    }
}

fn join(a: &str, b: &str) -> String {
    format!("{a} {b}").trim().to_owned()
}

/// The entries of a `.dic` file. Its first line is a count, the rest one entry each.
pub(super) fn entries(text: &str) -> impl Iterator<Item = Entry> + '_ {
    text.lines().skip(1).filter(|line| !line.is_empty()).map(Entry::parse)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AFFIXES: &str = "\
FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
KEEPCASE ||
NOSUGGEST --
PFX L' Y 1
PFX L' 0 l' [aeiou]
PFX Um Y 3
PFX Um 0 0/S. .
PFX Um 0 kilo/S.() .
PFX Um 0 l'exa .
PFX U. N 1
PFX U. 0 k .
SFX S. Y 2
SFX S. 0 0/L'D'Q' [^sxz] is:sg
SFX S. 0 s/D'Q' [^sxz] is:pl
SFX W. Y 2
SFX W. l 0/L' al is:mas is:sg
SFX W. al aux al is:mas is:pl
";

    fn check(line: &str, forms: &[&str]) {
        let affixes = Affixes::parse(AFFIXES);
        let mut found: Vec<String> =
            affixes.expand(&Entry::parse(line)).into_iter().map(|form| form.text).collect();
        found.sort();
        found.dedup();
        assert_eq!(found, forms, "{line}");
    }

    #[test]
    fn suffixes_make_forms_and_elisions_make_none() {
        check("ami/S.() po:nom", &["ami", "amis"]);
        check("amas/S.() po:nom", &[]);
        check("amas/L'D'Q' po:nom is:mas is:inv", &["amas"]);
        check("cheval/W.() po:nom", &["cheva", "chevaux"]);
    }

    #[test]
    fn unit_prefixes_bring_their_suffixes_and_symbols_are_left_out() {
        check("mètre/Um() po:nom is:mas", &["kilomètre", "kilomètres", "mètre", "mètres"]);
        check("cal/U. po:nom", &["cal"]);
    }

    #[test]
    fn forbidden_words_have_no_form() {
        check("ami/S.{} po:nom", &[]);
    }

    #[test]
    fn symbols_and_elided_words_are_signs() {
        let affixes = Affixes::parse(AFFIXES);
        for (line, sign) in [("oz/||-- po:nom", true), ("lorsqu/-- po:mg", true), ("ami/S.() po:nom", false)]
        {
            assert_eq!(affixes.is_sign(&Entry::parse(line)), sign, "{line}");
        }
    }

    #[test]
    fn a_form_has_the_tags_of_its_entry_and_of_its_rule() {
        let forms = Affixes::parse(AFFIXES).expand(&Entry::parse("ami/S.() po:nom is:mas"));
        assert_eq!(forms[1].tags, "po:nom is:mas is:pl");
    }
}
