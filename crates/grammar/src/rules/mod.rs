//! The rules: which two phrases, side by side, make one.
//!
//! What a language forbids outright has no rule. What people get wrong (articles, agreement, elision, order, selection, a verb or an object too
//! many) has one that notes a fault, so that a verdict can say why. Each module holds what may follow one kind of words.

use alloc::vec;
use alloc::vec::Vec;

mod adverbials;
mod complements;
mod joining;
mod nouns;
mod questions;
mod sentence;
mod verbs;

use crate::phrase::{Adverbial, Edge, HEAVY, Nominal, Phrase, Verbal};
use crate::tagging::has;
use crate::{Agreement, Card, Need, Number, Reason};
pub(crate) use sentence::{LIGHT, as_sentence, asks, is_light};

const FRENCH: &str = "fr";
const ENGLISH: &str = "en";
/// The greatest weight of a phrase: anything more counts as this.
const HEAVIEST: u8 = 50;

/// All that the two make side by side.
pub(crate) fn combine<'a>(left: &Edge<'a>, right: &Edge<'a>, out: &mut Vec<Edge<'a>>) {
    let pair = Pair { left, right };
    if matches!(&right.phrase, Phrase::Nominal(noun) if noun.apposed) {
        return;
    }
    match &left.phrase {
        Phrase::Determiner { .. } => pair.after_determiner(out),
        Phrase::Noun { agreement, sense, weight, .. } => {
            pair.after_bare_noun(*agreement, *sense, *weight, out);
        }
        Phrase::Adjective { .. } => pair.after_adjective(out),
        Phrase::Nominal(noun) => pair.after_noun(noun, out),
        Phrase::Relative { .. } => pair.after_relative(out),
        Phrase::Degree => pair.after_degree(out),
        Phrase::Preposition { .. } => pair.after_preposition(out),
        Phrase::Adverbial(adverbial) => pair.after_adverbial(adverbial, out),
        Phrase::Subordinator => pair.after_subordinator(out),
        Phrase::Who { subject } => pair.after_who(*subject, out),
        Phrase::Clitic => pair.after_clitic(out),
        Phrase::Verbal(verbal) => pair.after_verb(verbal, out),
        Phrase::And | Phrase::But => pair.after_conjunction(out),
        Phrase::Of { .. } | Phrase::Joined { .. } => {}
    }
}

/// Notes a fault, if it is one. (Kept out of line, as `one` and `Pair::put`: the rules are many, and each would have the code of a list.)
#[inline(never)]
fn note(faults: &mut Vec<Reason>, fault: Option<Reason>) {
    faults.extend(fault);
}

/// The fault, if it is one, as a list.
#[inline(never)]
fn one(fault: Option<Reason>) -> Vec<Reason> {
    fault.into_iter().collect()
}

/// "the trombone a été avalée": English says no gender, and French ears have one.
fn ungendered(noun: Agreement, said: Agreement) -> u8 {
    heavy(noun.gender.is_none() && said.gender.is_some())
}

/// Whether somebody may be seen doing something with it: "watch the queen sing".
#[inline(never)]
fn watches(verb: &Card) -> bool {
    verb.all_features()
        .flat_map(|features| &features.takes)
        .flatten()
        .any(|need| *need == Need::BareInfinitive)
}

/// Whether it is the time of the clock: "à minuit".
fn is_hour(card: &Card) -> bool {
    ["à ", "at "].iter().any(|at| card.text.starts_with(at))
}

/// Whether it is some of what cannot be counted: "du chocolat".
fn is_partitive(edge: &Edge<'_>) -> bool {
    ["du ", "de la "].iter().any(|article| edge.first.text.starts_with(article))
}

/// Whether its article says that it may be any: "une girafe".
fn is_any(card: &Card) -> bool {
    has("un une des a an", card.text.split(' ').next().unwrap_or_default())
}

/// Whether it is a verb that says how a state begins: "s'endort". It takes nothing, or an adjective, and no noun ("is" takes both).
fn begins(card: &Card) -> bool {
    card.all_features().any(|features| {
        features.takes.contains(&Vec::new()) && features.takes.contains(&vec![Need::Attribute])
    })
}

fn heavy(is: bool) -> u8 {
    if is { HEAVY } else { 0 }
}

struct Pair<'e, 'a> {
    left: &'e Edge<'a>,
    right: &'e Edge<'a>,
}

impl<'a> Pair<'_, 'a> {
    /// The joint phrase; faults of the seam between the two cards are added here, for all rules alike.
    fn make(&self, head: usize, mut phrase: Phrase<'a>, mut faults: Vec<Reason>) -> Edge<'a> {
        if let Phrase::Verbal(Verbal { weight, .. })
        | Phrase::Nominal(Nominal { weight, .. })
        | Phrase::Adverbial(Adverbial { weight, .. })
        | Phrase::Relative { weight, .. }
        | Phrase::Of { weight } = &mut phrase
        {
            *weight = HEAVIEST.min(*weight);
        }
        note(&mut faults, self.elision());
        self.left.join(self.right, head, phrase, &faults)
    }

    /// The same, added to what the two make.
    #[inline(never)]
    fn put(&self, out: &mut Vec<Edge<'a>>, head: usize, phrase: Phrase<'a>, faults: Vec<Reason>) {
        out.push(self.make(head, phrase, faults));
    }

    /// Elision belongs to a language: between cards of two languages nothing is elided.
    fn elision(&self) -> Option<Reason> {
        let (before, after) = (&self.left.last, &self.right.first);
        if before.lang.is_some() && after.lang.is_some() && before.lang != after.lang {
            return None;
        }
        let vowel = after.features.begins_with_vowel;
        let wrong = before
            .all_features()
            .any(|features| if vowel { features.before_consonant } else { features.before_vowel });
        // "de le fantôme": "du"; "si il pleut": "s'il".
        let articles = ["le ", "les ", "du ", "des "];
        let fused = match before.text.as_str() {
            "de" => articles.iter().any(|article| after.text.starts_with(article)),
            "si" => has("il ils", after.text.split(' ').next().unwrap_or_default()),
            _ => false,
        };
        (wrong || fused).then_some(Reason::Elision(self.left.last_at, self.right.first_at))
    }

    /// Whether a subject and the verb to its right or left agree: "je chante" has the form of "elle chante", "I sing" that of "they sing".
    fn agree_with_verb(
        &self,
        subject: Agreement,
        verb: Agreement,
        verb_at: &Edge<'a>,
    ) -> (Agreement, Option<Reason>) {
        let (a, b) = (self.left.head, self.right.head);
        let other_person = matches!(subject.person, Some(1 | 2)) && verb.person == Some(3);
        let (mut subject, mut verb) = (subject, verb);
        if other_person {
            let text = verb_at.first.text.as_str();
            let same_form = if verb_at.first.speaks(FRENCH) {
                subject.person == Some(1) && subject.number == Some(Number::Singular) && text.ends_with('e')
            } else {
                let plain = verb.number == Some(Number::Plural);
                // "I are" is nobody's form.
                let are = text.split(' ').next() == Some("are");
                (plain && !(are && subject.person == Some(1) && subject.number == Some(Number::Singular)))
                    || verb.number.is_none()
            };
            if !same_form {
                return (subject, Some(Reason::Person(a, b)));
            }
            (subject.person, verb.person) = (None, None);
            if !verb_at.first.speaks(FRENCH) {
                (subject.number, verb.number) = (None, None);
            }
        }
        let (both, mut faults) = self.agree(subject, verb);
        (both, faults.pop())
    }

    /// Whether what stands at the right is "chocolate", without an article.
    fn bare(&self, noun: &Nominal) -> bool {
        let card = self.right.first;
        !noun.name
            && card.speaks(ENGLISH)
            && self.right.first_at == self.right.head
            && !card.text.contains(' ')
    }

    fn agree(&self, a: Agreement, b: Agreement) -> (Agreement, Vec<Reason>) {
        let (left, right) = (self.left.head, self.right.head);
        match a.unify(b) {
            Some(agreement) => (agreement, Vec::new()),
            None if a.number.is_some() && b.number.is_some() && a.number != b.number => {
                (a, vec![Reason::Number(left, right)])
            }
            None if a.gender.is_some() && b.gender.is_some() && a.gender != b.gender => {
                (a, vec![Reason::Gender(left, right)])
            }
            None => (a, vec![Reason::Person(left, right)]),
        }
    }
}
