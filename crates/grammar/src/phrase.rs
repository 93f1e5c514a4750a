//! Phrases: what a parse has built over some of the cards.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::features::{Category, Features};
use crate::tagging::{BE, has};
use crate::{AdverbialKind, Agreement, Card, Need, Reason, Sense, Senses, Tense};

/// Added to the weight of a phrase that is right, but that nobody would say first.
pub(crate) const HEAVY: u8 = 2;
/// The most readings of a stretch of cards that are kept, the least faulty first.
pub(crate) const READINGS: usize = 24;

/// A phrase with its faults: an edge of the chart.
#[derive(Clone, Debug)]
pub(crate) struct Edge<'a> {
    pub phrase: Phrase<'a>,
    pub faults: Vec<Reason>,
    /// The sum of the faults' costs.
    pub cost: u32,
    /// The place of the card that a message about the phrase names.
    pub head: usize,
    /// First and last card: what elision and word order look at.
    pub first: &'a Card,
    pub last: &'a Card,
    pub last_at: usize,
    pub first_at: usize,
    /// One bit for each card, which is set if a comma follows it.
    pub commas: u64,
}

/// A set of [`AdverbialKind`]s, and of clauses with a subordinator.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(u8);

impl Kinds {
    /// "quand il pleut".
    pub(crate) const CLAUSE: Kinds = Kinds(1 << 7);

    pub(crate) fn of(kind: AdverbialKind) -> Kinds {
        Kinds(1 << (kind as u8))
    }

    pub(crate) fn has(self, kind: AdverbialKind) -> bool {
        self.meets(Kinds::of(kind))
    }

    pub(crate) fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }
}

/// A phrase.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Phrase<'a> {
    Determiner {
        agreement: Agreement,
        /// What it goes with.
        goes: Senses,
        /// See [`Nominal::asks`].
        asks: bool,
    },
    Noun {
        agreement: Agreement,
        sense: Senses,
        /// Whether French says it of somebody without an article: "elle est sorcière".
        said: bool,
        /// See [`Verbal::weight`].
        weight: u8,
    },
    Nominal(Nominal),
    Adjective {
        agreement: Agreement,
        prenominal: bool,
        postnominal: bool,
        /// What it can be said of.
        of: Senses,
    },
    Adverbial(Adverbial),
    /// "très", "not": goes with what stands behind it.
    Degree,
    /// "le", "se" before a French verb: its object.
    Clitic,
    /// "de la reine", "of the queen": goes with a noun, or an adjective.
    Of {
        weight: u8,
    },
    Relative {
        agreement: Agreement,
        subject: Senses,
        weight: u8,
    },
    Who {
        subject: Senses,
    },
    Preposition {
        kinds: Kinds,
        wants: Senses,
    },
    And,
    But,
    Subordinator,
    Verbal(Verbal<'a>),
    /// A conjunction and what it joins to what stands before it.
    Joined {
        and: bool,
        phrase: Box<Phrase<'a>>,
    },
}

/// A noun phrase.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Nominal {
    pub agreement: Agreement,
    pub sense: Senses,
    /// What the other noun of "la reine et une girafe" is; [`Senses::ANY`] where there is one noun.
    pub also: Senses,
    /// Whether it is joined to another or has been given something, so that no adjective, participle or apposition may follow it.
    pub closed: bool,
    /// Whether it is a name, which can be called.
    pub name: bool,
    /// Whether an adjective stands before its article ("furieuse, Julie"), which makes it a subject and nothing else.
    pub apposed: bool,
    /// Whether what is said of it asks: "quelle sorcière".
    pub asks: bool,
    /// Whether it is somebody of the speaker's own, who can be called in front of what is said to them: "ma grand-mère, dis-moi …".
    pub own: bool,
    /// Whether it has a relative clause.
    pub told: bool,
    /// Where, and with whom, as said of the noun.
    pub kinds: Kinds,
    /// See [`Verbal::weight`].
    pub weight: u8,
}

impl Adverbial {
    /// Whether it can be joined to one of another kind: "en pyjama et en cachette", "dans le piano et avec Hugo".
    pub(crate) fn pairs(&self) -> bool {
        use AdverbialKind::{Company, Manner, Place, State};
        [Company, Manner, Place, State].into_iter().any(|kind| self.kinds.has(kind))
    }

    /// Whether it is a call: "attention", "hello Julie".
    pub(crate) fn calls(&self) -> bool {
        self.kinds == Kinds::default()
    }
}

impl Nominal {
    /// Whether it, and what is joined to it, is one of these.
    pub(crate) fn meets(&self, wanted: Senses) -> bool {
        self.sense.meets(wanted) && self.also.meets(wanted)
    }
}

/// An adverbial.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Adverbial {
    /// Empty if it is a call: "attention", "yes".
    pub kinds: Kinds,
    pub tense: Option<Tense>,
    pub short: bool,
    /// Whether it is a clause with a subordinator.
    pub clause: bool,
    /// Whom it can be said of.
    pub of: Senses,
    /// See [`Verbal::weight`].
    pub weight: u8,
}

/// What a clause does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    Statement,
    /// A sentence by itself, or what somebody wonders. No statement, command or subordinator goes with it.
    Question,
    /// What somebody wonders, and no sentence by itself.
    Indirect,
    /// "que la reine chante": what somebody tells, and no sentence by itself.
    Told,
    /// Said to somebody.
    Command,
}

/// A verb with what it has been given so far. It is a clause once it lacks nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Verbal<'a> {
    /// What the subject must be; `None` once it is there.
    pub subject: Option<(Agreement, Senses)>,
    /// What the subject is, once it is there.
    pub who: Senses,
    /// What an adjective that is said of the subject must agree with, once it is there and the adjective is still to come: "is | Hugo | furious".
    pub agrees: Agreement,
    pub needs: &'a [Need],
    pub finite: bool,
    pub mood: Mood,
    pub tense: Option<Tense>,
    pub adverbials: Kinds,
    /// Adverbials that stand in front.
    pub fronted: Kinds,
    /// Whether it is two clauses, or two verbs. What is added behind then belongs to the last one, and nothing is checked against the first.
    pub joined: bool,
    /// Whether it has been given an object.
    pub object: bool,
    /// Whether that is a clause or a question: what is added behind may belong to this one.
    pub tells: bool,
    /// Whether its subject is within its first word, so that a noun phrase before it is no subject, and a name there is called.
    pub own_subject: bool,
    /// Whether somebody is called in it: "Julie, …".
    pub called: bool,
    /// Whether its subject stands behind it: "sur le toit dansent".
    pub inverted: bool,
    /// Whether it says how things are, and not what is done: "est".
    pub is: bool,
    /// Whether it is in the English progressive form: "is hiding". `None` if there is no such form, as in French.
    pub progressive: Option<bool>,
    /// How much is nested in it: relative clauses, clauses with a subordinator, things joined. A phrase without faults may still be too heavy
    /// for somebody who speaks naturally.
    pub weight: u8,
}

impl Verbal<'_> {
    /// A clause of which only its subject is known.
    pub(crate) fn bare(who: Senses) -> Verbal<'static> {
        Verbal {
            subject: None,
            who,
            agrees: Agreement::default(),
            needs: &[],
            finite: true,
            mood: Mood::Statement,
            tense: None,
            adverbials: Kinds::default(),
            fronted: Kinds::default(),
            joined: false,
            object: false,
            tells: false,
            own_subject: true,
            called: false,
            inverted: false,
            is: false,
            progressive: None,
            weight: 0,
        }
    }

    /// Whether it is a whole statement in which nobody is called.
    pub(crate) fn is_clause(&self) -> bool {
        self.is_whole() && self.mood == Mood::Statement && !self.called
    }

    /// Whether it is a clause of any kind that lacks nothing.
    pub(crate) fn is_whole(&self) -> bool {
        self.finite && self.subject.is_none() && self.needs.is_empty()
    }

    /// Whether it is a verb that has all its complements and waits for its subject.
    pub(crate) fn is_predicate(&self) -> bool {
        self.finite && self.subject.is_some() && self.needs.is_empty() && !self.inverted
    }

    /// Whether it is neither finite nor an infinitive: "dancing".
    pub(crate) fn is_participle(&self) -> bool {
        !self.finite && self.tense.is_some()
    }

    /// Whether it says what the weather does, which nobody does: "il pleut".
    pub(crate) fn rains(&self) -> bool {
        self.own_subject && !self.asks() && !self.who.meets(Sense::Animate.into())
    }

    /// Whether it asks.
    pub(crate) fn asks(&self) -> bool {
        matches!(self.mood, Mood::Question | Mood::Indirect)
    }
}

impl Phrase<'_> {
    /// See [`Verbal::weight`].
    pub(crate) fn weight(&self) -> u8 {
        match self {
            Phrase::Verbal(Verbal { weight, .. })
            | Phrase::Nominal(Nominal { weight, .. })
            | Phrase::Adverbial(Adverbial { weight, .. })
            | Phrase::Noun { weight, .. }
            | Phrase::Relative { weight, .. }
            | Phrase::Of { weight } => *weight,
            Phrase::Joined { phrase, .. } => phrase.weight(),
            _ => 0,
        }
    }
}

impl<'a> Edge<'a> {
    /// All that a card may be by itself, no more than are kept of longer stretches.
    pub(crate) fn lexical(card: &'a Card, at: usize) -> Vec<Edge<'a>> {
        let mut phrases: Vec<(Phrase<'a>, Option<Reason>)> = Vec::new();
        for features in card.all_features() {
            for phrase in phrases_of(card, features) {
                if phrases.len() < READINGS && !phrases.iter().any(|(known, _)| *known == phrase) {
                    phrases.push((phrase, None));
                }
            }
        }
        let faulty: Vec<(Phrase<'a>, Option<Reason>)> =
            phrases.iter().filter_map(|(phrase, _)| without_its_other(phrase, at)).collect();
        let edge = |(phrase, fault): (Phrase<'a>, Option<Reason>)| Edge {
            phrase,
            cost: fault.map_or(0, Reason::cost),
            faults: fault.into_iter().collect(),
            head: at,
            first: card,
            last: card,
            first_at: at,
            last_at: at,
            commas: 0,
        };
        phrases.into_iter().chain(faulty).map(edge).collect()
    }

    /// The two side by side as one phrase, with the faults of both and those that their joining makes.
    pub(crate) fn join(
        &self,
        right: &Edge<'a>,
        head: usize,
        phrase: Phrase<'a>,
        faults: &[Reason],
    ) -> Edge<'a> {
        let all: Vec<Reason> = [&self.faults[..], &right.faults[..], faults].concat();
        Edge {
            phrase,
            cost: all.iter().map(|fault| fault.cost()).sum(),
            faults: all,
            head,
            first: self.first,
            last: right.last,
            first_at: self.first_at,
            last_at: right.last_at,
            commas: self.commas | right.commas,
        }
    }

    /// The same with a comma behind that card.
    pub(crate) fn comma(mut self, at: usize) -> Edge<'a> {
        self.commas |= u32::try_from(at).ok().and_then(|at| 1u64.checked_shl(at)).unwrap_or(0);
        self
    }

    /// The same cards with one more fault, as another phrase.
    pub(crate) fn with(mut self, phrase: Phrase<'a>, fault: Option<Reason>) -> Edge<'a> {
        self.phrase = phrase;
        if let Some(fault) = fault {
            self.cost += fault.cost();
            self.faults.push(fault);
        }
        self
    }
}

/// A noun without an article, or an article without a noun, read as a noun phrase, as if the other had been forgotten.
pub(crate) fn without_its_other<'a>(phrase: &Phrase<'a>, at: usize) -> Option<(Phrase<'a>, Option<Reason>)> {
    let (agreement, sense, reason) = match phrase {
        Phrase::Noun { agreement, sense, .. } => (*agreement, *sense, Reason::NoArticle(at)),
        Phrase::Determiner { agreement, .. } => (*agreement, Senses::ANY, Reason::NoNoun(at)),
        _ => return None,
    };
    Some((Phrase::Nominal(nominal(agreement, sense)), Some(reason)))
}

/// A noun phrase of one noun.
pub(crate) fn nominal(agreement: Agreement, sense: Senses) -> Nominal {
    Nominal {
        agreement,
        sense,
        also: Senses::ANY,
        closed: false,
        name: false,
        apposed: false,
        asks: false,
        own: false,
        told: false,
        kinds: Kinds::default(),
        weight: 0,
    }
}

/// A card that names no senses allows any.
fn or_any(senses: Senses) -> Senses {
    if senses == Senses::NONE { Senses::ANY } else { senses }
}

/// Whether the verb may take somebody, and nothing else, as its object: "I want to marry".
pub(crate) fn wants_somebody(features: &Features) -> bool {
    let somebody = |frame: &Vec<Need>| match frame.as_slice() {
        [Need::Object(senses)] => senses.union(Sense::Animate.into()) == Sense::Animate.into(),
        _ => false,
    };
    features.takes.iter().any(somebody)
}

/// How odd the verb sounds when given nothing: "I want to marry", "a tiny dragon ate", "the mice watch". A command to look is less odd.
fn unfinished(features: &Features) -> u8 {
    let needs = || features.takes.iter().flatten();
    let looks = needs().any(|need| *need == Need::BareInfinitive);
    let done = features.tense == Some(Tense::Past) && needs().any(|need| matches!(need, Need::Object(_)));
    match features.category {
        Category::Imperative if looks => 1,
        _ if looks || done || wants_somebody(features) => HEAVY,
        _ => 0,
    }
}

/// What one reading of a card may be: one phrase for every frame of its valency.
fn phrases_of<'a>(card: &'a Card, features: &'a Features) -> Vec<Phrase<'a>> {
    let agreement = features.agreement();
    let ungendered = Agreement { gender: None, ..agreement };
    let sense = features.sense;
    let verbal = |subject: Option<(Agreement, Senses)>, mood: Mood, own_subject: bool| {
        let is = |need| features.takes.contains(&vec![need]);
        let verbal = Verbal {
            subject,
            finite: features.category != Category::Infinitive,
            mood,
            tense: features.tense,
            own_subject,
            is: is(Need::Attribute) && is(Need::Place),
            progressive: (card.speaks("en")
                && matches!(features.category, Category::Verb | Category::Question))
            .then(|| card.text.ends_with("ing") && card.text.split(' ').any(|word| has(BE, word))),
            ..Verbal::bare(or_any(features.subject))
        };
        let empty = unfinished(features);
        match features.takes.as_slice() {
            [] => vec![Phrase::Verbal(verbal)],
            frames => frames
                .iter()
                .map(|frame| {
                    let weight = if frame.is_empty() { empty } else { 0 };
                    Phrase::Verbal(Verbal { needs: frame.as_slice(), weight, ..verbal })
                })
                .collect(),
        }
    };
    match features.category {
        Category::NounPhrase => {
            let proper = card.lang.is_none() || card.text.starts_with(lexicon::is_capital);
            let name = proper && sense.meets(Sense::Animate.into());
            let own = sense.meets(Sense::Person.into())
                && ["ma ", "mon ", "my "].iter().any(|mine| card.text.starts_with(mine));
            vec![Phrase::Nominal(Nominal { name, own, ..nominal(agreement, sense) })]
        }
        Category::Determiner => {
            vec![Phrase::Determiner { agreement, goes: or_any(sense), asks: features.indirect }]
        }
        Category::Noun => vec![Phrase::Noun { agreement, sense, said: features.postnominal, weight: 0 }],
        Category::Adjective => vec![Phrase::Adjective {
            agreement: Agreement { person: None, ..agreement },
            prenominal: features.prenominal,
            postnominal: features.postnominal,
            of: or_any(features.subject),
        }],
        // "chante-t-elle" asks.
        Category::Verb => {
            let mood = if features.indirect { Mood::Question } else { Mood::Statement };
            verbal(Some((agreement, features.subject)), mood, false)
        }
        Category::ClauseHead => verbal(None, Mood::Statement, true),
        Category::Imperative => {
            let mut phrases = verbal(None, Mood::Command, true);
            for phrase in &mut phrases {
                if let Phrase::Verbal(verbal) = phrase {
                    verbal.who = Sense::Animate.into();
                }
            }
            phrases
        }
        Category::Infinitive => verbal(None, Mood::Statement, true),
        Category::Question => {
            verbal(None, if features.indirect { Mood::Indirect } else { Mood::Question }, true)
        }
        Category::Who => vec![Phrase::Who { subject: or_any(features.subject) }],
        Category::Adverbial if features.adverbial.is_none() && !features.short => {
            vec![if features.indirect { Phrase::Clitic } else { Phrase::Degree }]
        }
        Category::Adverbial => vec![Phrase::Adverbial(Adverbial {
            kinds: features.adverbial.map(Kinds::of).unwrap_or_default(),
            tense: features.tense,
            short: features.short,
            clause: false,
            of: or_any(features.subject),
            weight: 0,
        })],
        Category::Preposition => vec![Phrase::Preposition {
            kinds: features.adverbial.map(Kinds::of).unwrap_or_default(),
            wants: or_any(features.subject),
        }],
        Category::Relative => {
            vec![Phrase::Relative { agreement: ungendered, subject: features.subject, weight: 1 }]
        }
        Category::And => vec![Phrase::And],
        Category::But => vec![Phrase::But],
        Category::Subordinator => vec![Phrase::Subordinator],
    }
}
