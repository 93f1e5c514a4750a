//! The French words before which nothing is elided, from `dictionaries/fr/aspirated.txt`.

use super::Failure;

/// Rules about the beginnings of such words.
pub(super) struct Aspirated(Vec<Rule>);

struct Rule {
    start: String,
    whole: bool,
    aspirated: bool,
}

impl Aspirated {
    pub(super) fn parse(text: &str) -> Result<Aspirated, Failure> {
        let words = text.lines().filter_map(|line| line.split('#').next()).flat_map(str::split_whitespace);
        let rule = |word: &str| {
            let start = word.trim_start_matches(['=', '-']);
            match lexicon::fold(start) {
                Ok(folded) if folded == start => Ok(Rule {
                    start: folded,
                    whole: word.starts_with('='),
                    aspirated: !word.starts_with('-'),
                }),
                _ => Err(format!("aspirated.txt: {word} is not in A-Z")),
            }
        };
        Ok(Aspirated(words.map(rule).collect::<Result<_, _>>()?))
    }

    /// Whether a lemma is such a word. A rule for the whole word decides, or else the one with the longest beginning.
    pub(super) fn is(&self, lemma: &str) -> bool {
        let first = lemma.split(['-', '\'', '’']).next().unwrap_or_default();
        let Ok(folded) = lexicon::fold(first) else { return false };
        let fits =
            |rule: &&Rule| if rule.whole { folded == rule.start } else { folded.starts_with(&rule.start) };
        let deciding = self.0.iter().filter(fits).max_by_key(|rule| (rule.whole, rule.start.len()));
        deciding.is_some_and(|rule| rule.aspirated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_beginning_decides() {
        let aspirated = Aspirated::parse("HA -HABIT =HALO -HALO # le halo, l'halogène\nONZ").unwrap();
        for (lemma, expected) in [
            ("hache", true),
            ("habiter", false),
            ("halo", true),
            ("halogène", false),
            ("hache-paille", true),
            ("onzième", true),
            ("homme", false),
        ] {
            assert_eq!(aspirated.is(lemma), expected, "{lemma}");
        }
        assert!(Aspirated::parse("hâ").is_err());
    }
}
