//! The decisions made by hand: `additions.txt` and `removals.txt` of a language.
//!
//! A line is `WORD… # reason`; an addition may give its tier first (`common`, `known`, `rare`; rare where it is not
//! said). Empty lines and lines that begin with `#` are for the reader.

use std::collections::BTreeSet;

use lexicon::Tier;

use super::{Failure, TieredWords};

/// What a review changed in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Effect {
    pub(super) added: usize,
    pub(super) removed: usize,
}

/// Applies the additions, then the removals. A decision that does nothing is refused: it is out of date, or a slip.
pub(super) fn apply(words: &mut TieredWords, additions: &str, removals: &str) -> Result<Effect, Failure> {
    let mut effect = Effect::default();
    let mut idle = BTreeSet::new();
    for decision in decisions(additions, "additions")? {
        match words.get(&decision.word) {
            // An addition may also raise the tier of a word that is there.
            Some(tier) if *tier <= decision.tier => {
                idle.insert(format!("+{}", decision.word));
            }
            Some(_) => {
                words.insert(decision.word, decision.tier);
            }
            None => {
                words.insert(decision.word, decision.tier);
                effect.added += 1;
            }
        }
    }
    for decision in decisions(removals, "removals")? {
        if words.remove(&decision.word).is_some() {
            effect.removed += 1;
        } else {
            idle.insert(format!("-{}", decision.word));
        }
    }
    if idle.is_empty() {
        Ok(effect)
    } else {
        let idle: Vec<String> = idle.into_iter().collect();
        Err(format!("decisions without effect: {}", idle.join(" ")).into())
    }
}

struct Decision {
    word: String,
    tier: Tier,
}

fn decisions(text: &str, file: &str) -> Result<Vec<Decision>, Failure> {
    let mut decisions = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((words, reason)) = line.split_once('#') else {
            return Err(format!("{file}, line {}: a decision needs a reason after #", number + 1).into());
        };
        if reason.trim().is_empty() {
            return Err(format!("{file}, line {}: the reason is empty", number + 1).into());
        }
        let mut tier = Tier::RARE;
        for word in words.split_whitespace() {
            match word {
                "common" => tier = Tier::COMMON,
                "known" => tier = Tier::KNOWN,
                "rare" => tier = Tier::RARE,
                word => match lexicon::fold(word) {
                    Ok(folded) if folded == word => decisions.push(Decision { word: folded, tier }),
                    _ => return Err(format!("{file}, line {}: {word} is not in A-Z", number + 1).into()),
                },
            }
        }
    }
    Ok(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(list: &[&str]) -> TieredWords {
        list.iter().map(|word| ((*word).to_owned(), Tier::RARE)).collect()
    }

    #[test]
    fn decisions_add_remove_and_raise() {
        let mut list = words(&["ATM", "BOND"]);
        let effect = apply(&mut list, "common KA BOND # Egyptian soul", "ATM # initials").unwrap();
        assert_eq!(effect, Effect { added: 1, removed: 1 });
        assert_eq!(list.get("KA"), Some(&Tier::COMMON));
        assert_eq!(list.get("BOND"), Some(&Tier::COMMON));
        assert_eq!(list.len(), 2);
    }

    #[test]
    fn a_decision_without_effect_or_reason_is_refused() {
        for (additions, removals) in [
            ("BOND # there already", ""),
            ("", "XYZZY # is not there"),
            ("KA", ""),
            ("", "BOND #"),
            ("ka # x", ""),
        ] {
            assert!(apply(&mut words(&["BOND"]), additions, removals).is_err(), "{additions}{removals}");
        }
    }
}
