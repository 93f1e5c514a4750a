//! What has been built over some cards.

use crate::features::Category;
use crate::{AdverbialKind, Agreement, Card, Need, Reason, Senses, Tense};

/// A phrase with its faults: an edge of the chart.
#[derive(Clone, Debug)]
pub(crate) struct Edge<'a> {
    pub phrase: Phrase<'a>,
    pub faults: Vec<Reason>,
    /// Sum of the faults' costs.
    pub cost: u32,
    /// Place of the card that a message about the phrase names.
    pub head: usize,
    /// First and last card: what elision and word order look at.
    pub first: &'a Card,
    pub last: &'a Card,
    pub last_at: usize,
    pub first_at: usize,
}

/// A set of [`AdverbialKind`]s.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(u8);

impl Kinds {
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
}

/// A phrase.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Phrase<'a> {
    Determiner(Agreement),
    Noun {
        agreement: Agreement,
        sense: Senses,
    },
    Nominal {
        agreement: Agreement,
        sense: Senses,
        /// What the other noun of "la reine et une girafe" is; [`Senses::ANY`] where there is one noun.
        also: Senses,
        /// Nothing can be added behind a noun phrase that has been joined to another, or been given a relative clause.
        closed: bool,
    },
    Adjective {
        agreement: Agreement,
        prenominal: bool,
    },
    Adverbial {
        kinds: Kinds,
        tense: Option<Tense>,
        short: bool,
        /// A clause with a subordinator.
        clause: bool,
    },
    Relative {
        agreement: Agreement,
        subject: Senses,
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

/// A verb with what it has been given so far. It is a clause once it lacks nothing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Verbal<'a> {
    /// What the subject must be; `None` once it is there.
    pub subject: Option<(Agreement, Senses)>,
    pub needs: &'a [Need],
    pub finite: bool,
    pub tense: Option<Tense>,
    pub adverbials: Kinds,
    /// Two clauses, or two verbs: what is added behind belongs to the last one, and nothing is checked against the first.
    pub joined: bool,
    /// "quel fantôme ronfle": a sentence by itself, or what somebody wonders. Nothing joins or subordinates it.
    pub question: bool,
}

impl Verbal<'_> {
    /// A clause, whole, and no question.
    pub(crate) fn is_clause(&self) -> bool {
        self.finite && self.subject.is_none() && self.needs.is_empty() && !self.question
    }

    /// A verb with all its complements that waits for its subject.
    pub(crate) fn is_predicate(&self) -> bool {
        self.finite && self.subject.is_some() && self.needs.is_empty()
    }
}

impl<'a> Edge<'a> {
    /// What a card may be by itself: one edge for every frame of its valency.
    pub(crate) fn lexical(card: &'a Card, at: usize) -> Vec<Edge<'a>> {
        let features = &card.features;
        let agreement = card.agreement();
        let sense = features.sense;
        let verbal = |subject: Option<(Agreement, Senses)>, finite: bool| {
            let verbal = move |needs: &'a [Need]| {
                Phrase::Verbal(Verbal {
                    subject,
                    needs,
                    finite,
                    tense: features.tense,
                    adverbials: Kinds::default(),
                    joined: false,
                    question: features.category == Category::Question,
                })
            };
            match features.takes.as_slice() {
                [] => vec![verbal(&[])],
                frames => frames.iter().map(|frame| verbal(frame)).collect(),
            }
        };
        let phrases = match features.category {
            Category::NounPhrase => {
                vec![Phrase::Nominal { agreement, sense, also: Senses::ANY, closed: false }]
            }
            Category::Determiner => vec![Phrase::Determiner(agreement)],
            Category::Noun => vec![Phrase::Noun { agreement, sense }],
            Category::Adjective => {
                vec![Phrase::Adjective {
                    agreement: Agreement { person: None, ..agreement },
                    prenominal: features.prenominal,
                }]
            }
            Category::Verb => verbal(Some((Agreement { gender: None, ..agreement }, features.subject)), true),
            Category::ClauseHead => verbal(None, true),
            Category::Infinitive => verbal(None, false),
            Category::Adverbial => vec![Phrase::Adverbial {
                kinds: features.adverbial.map(Kinds::of).unwrap_or_default(),
                tense: features.tense,
                short: features.short,
                clause: false,
            }],
            Category::Relative => {
                vec![Phrase::Relative {
                    agreement: Agreement { gender: None, ..agreement },
                    subject: features.subject,
                }]
            }
            Category::Question => verbal(None, true),
            Category::And => vec![Phrase::And],
            Category::But => vec![Phrase::But],
            Category::Subordinator => vec![Phrase::Subordinator],
        };
        let edge = |phrase| Edge {
            phrase,
            faults: Vec::new(),
            cost: 0,
            head: at,
            first: card,
            last: card,
            first_at: at,
            last_at: at,
        };
        phrases.into_iter().map(edge).collect()
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
        }
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
