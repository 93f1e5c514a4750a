//! What the grammar sees of a word form. The features of words are those of the word data ([`lexicon::Features`]): whatever the grammar knows of
//! their agreement and time is derived here, and nowhere else.

use crate::{Agreement, Gender, Number, Tense};
use lexicon::{Mood, Person};

/// A form that goes with both genders or with one thing and many is not specified, and unifies with either. A form of no person is of the
/// third one, as nouns are.
impl From<lexicon::Features> for Agreement {
    fn from(form: lexicon::Features) -> Agreement {
        Agreement {
            gender: match form.gender() {
                Some(lexicon::Gender::Masculine) => Some(Gender::Masculine),
                Some(lexicon::Gender::Feminine) => Some(Gender::Feminine),
                _ => None,
            },
            number: match form.number() {
                Some(lexicon::Number::Singular) => Some(Number::Singular),
                Some(lexicon::Number::Plural) => Some(Number::Plural),
                _ => None,
            },
            person: Some(match form.person() {
                Some(Person::First) => 1,
                Some(Person::Second) => 2,
                _ => 3,
            }),
        }
    }
}

impl Tense {
    /// The time of a verb form. The imperfect, the simple past and the past participle are all past.
    pub(super) fn of(form: lexicon::Features) -> Option<Tense> {
        form.tense().map(|tense| match tense {
            lexicon::Tense::Present => Tense::Present,
            lexicon::Tense::Future => Tense::Future,
            _ => Tense::Past,
        })
    }
}

/// Whether it is in the present and of no person: "sing", which is no more than "not he, not she".
pub(super) fn is_bare_present(form: lexicon::Features) -> bool {
    form.mood() == Some(Mood::Indicative) && is_present(form) && form.person().is_none()
}

/// Whether it is in the present: "sings", "singing".
pub(super) fn is_present(form: lexicon::Features) -> bool {
    Tense::of(form) == Some(Tense::Present)
}
