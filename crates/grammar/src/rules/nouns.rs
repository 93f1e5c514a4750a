//! Nouns: what stands before them, and what behind.

use alloc::vec;
use alloc::vec::Vec;

use super::{ENGLISH, FRENCH, HEAVY, Pair, heavy, is_any, note, one, ungendered};
use crate::phrase::{Adverbial, Edge, Mood, Nominal, Phrase, Verbal, nominal, without_its_other};
use crate::tagging::has;
use crate::{AdverbialKind, Agreement, Category, Need, Number, Reason, Sense, Senses};

impl<'a> Pair<'_, 'a> {
    /// An article, and what it goes with.
    pub(super) fn after_determiner(&self, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        match (&left.phrase, &right.phrase) {
            (
                Phrase::Determiner { agreement: determiner, goes, asks },
                Phrase::Noun { agreement: noun_agreement, sense, weight, .. },
            ) => {
                let (agreement, mut faults) = self.agree(*determiner, *noun_agreement);
                note(&mut faults, (!sense.meets(*goes)).then_some(Reason::OddNoun(left.head, right.head)));
                // "notre incroyable | furious voisin", "votre charmante | sorcière furieuse"; "cette affreuse | chocolate": English says no gender, and French ears have one.
                let strange = right.first_at != right.last_at || ungendered(*noun_agreement, *determiner) > 0;
                let weight = *weight + heavy(strange && left.first.text.contains(' '));
                let noun = Nominal { asks: *asks, weight, ..nominal(agreement, *sense) };
                self.put(out, right.head, Phrase::Nominal(noun), faults);
            }
            // "toutes les souris", "all the mice".
            (Phrase::Determiner { agreement, .. }, Phrase::Nominal(noun))
                if has("tout toute tous toutes all both", &left.first.text)
                    && has("le la les ma the my", right.first.text.split(' ').next().unwrap_or_default()) =>
            {
                let (agreement, faults) = self.agree(*agreement, noun.agreement);
                self.put(out, right.head, Phrase::Nominal(Nominal { agreement, ..*noun }), faults);
            }
            // "our incredible | Julie".
            (Phrase::Determiner { agreement, asks: false, .. }, Phrase::Nominal(noun))
                if noun.name && !noun.closed && left.first.text.contains(' ') =>
            {
                let (agreement, faults) = self.agree(*agreement, noun.agreement);
                let named = Nominal { agreement, name: false, weight: noun.weight + HEAVY, ..*noun };
                self.put(out, right.head, Phrase::Nominal(named), faults);
            }
            // "un mystérieux la reine": an article before a noun phrase that has its own.
            (Phrase::Determiner { .. }, Phrase::Nominal(noun)) if right.faults.is_empty() => {
                self.put(out, right.head, Phrase::Nominal(*noun), vec![Reason::NoNoun(left.head)]);
            }
            _ => {}
        }
    }

    /// An adjective: before its noun, before a noun phrase with a pause, and what is added to it.
    pub(super) fn after_adjective(&self, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        match (&left.phrase, &right.phrase) {
            (
                Phrase::Adjective { agreement: adjective, prenominal: true, of, .. },
                Phrase::Noun { agreement, sense, weight, .. },
            ) => {
                let (agreement, mut faults) = self.agree(*adjective, *agreement);
                note(&mut faults, (!sense.meets(*of)).then_some(Reason::OddNoun(left.head, right.head)));
                // "mon étrange | furious | voisin", "charming | furious | neighbour".
                let much = left.last.lang != right.first.lang || right.first_at != right.head;
                self.noun(right.head, agreement, *sense, *weight + heavy(much), faults, out);
            }
            // "furieuse, Julie chante": said of the noun behind it, with a pause.
            (Phrase::Adjective { agreement: adjective, of, .. }, Phrase::Nominal(noun)) if !noun.closed => {
                let (agreement, mut faults) = self.agree(*adjective, noun.agreement);
                note(&mut faults, (!noun.meets(*of)).then_some(Reason::OddNoun(left.head, right.head)));
                let weight = noun.weight + 2;
                let said =
                    Phrase::Nominal(Nominal { agreement, closed: true, apposed: true, weight, ..*noun });
                out.push(self.make(right.head, said, faults).comma(left.last_at));
            }
            // "furieuse et jalouse", "small but furious".
            (
                Phrase::Adjective { agreement: a, of, prenominal, postnominal },
                Phrase::Joined { phrase, .. },
            ) => {
                if let Phrase::Adjective { agreement: b, of: also, .. } = &**phrase {
                    let (agreement, faults) = self.agree(*a, *b);
                    let (prenominal, postnominal) = (*prenominal, *postnominal);
                    let both = Phrase::Adjective { agreement, prenominal, postnominal, of: of.common(*also) };
                    self.put(out, left.head, both, faults);
                }
            }
            // "amoureux de la reine", "proud of the queen".
            (Phrase::Adjective { agreement, of, .. }, Phrase::Of { .. }) => {
                let proud = Phrase::Adjective {
                    agreement: *agreement,
                    prenominal: false,
                    postnominal: true,
                    of: *of,
                };
                self.put(out, left.head, proud, Vec::new());
            }
            _ => {}
        }
    }

    /// "très", "not", "only", and what they go with.
    pub(super) fn after_degree(&self, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        match &right.phrase {
            // "très furieuse", "not furious", "very often"; "not in the piano".
            Phrase::Adjective { .. } => {
                self.put(out, right.head, right.phrase.clone(), Vec::new());
            }
            Phrase::Adverbial(adverbial)
                if !adverbial.calls() && (adverbial.short || left.first.text == "not") =>
            {
                self.put(out, right.head, right.phrase.clone(), Vec::new());
            }
            // "même la reine", "only Julie".
            Phrase::Nominal(noun) if !noun.closed && has("même even only", &left.first.text) => {
                self.put(out, right.head, right.phrase.clone(), Vec::new());
            }
            _ => {}
        }
    }

    /// A noun without an article, and an adjective behind it.
    pub(super) fn after_bare_noun(
        &self,
        agreement: Agreement,
        sense: Senses,
        weight: u8,
        out: &mut Vec<Edge<'a>>,
    ) {
        let (left, right) = (self.left, self.right);
        // "voisin, | arrose | ma grand-mère".
        if let Phrase::Verbal(verbal) = &right.phrase
            && verbal.mood == Mood::Command
            && verbal.is_whole()
            && !verbal.called
            && left.faults.is_empty()
            && sense.meets(Sense::Person.into())
        {
            let called = Verbal { called: true, weight: weight + verbal.weight + HEAVY, ..*verbal };
            let made = self.make(right.head, Phrase::Verbal(called), Vec::new());
            out.push(made.comma(left.last_at));
        }
        // Behind a noun, an adjective of the other language goes with the noun phrase only, where it is heavy.
        let mixed = left.last.lang != right.first.lang;
        if let (Phrase::Adjective { agreement: adjective, of, .. }, false) = (&right.phrase, mixed) {
            let (agreement, mut faults) = self.agree(agreement, *adjective);
            note(&mut faults, (!sense.meets(*of)).then_some(Reason::OddNoun(right.head, left.head)));
            note(&mut faults, self.misplaced_adjective());
            // "sorcière en pyjama furieuse": one is enough.
            let more = left.first_at != left.last_at;
            self.noun(left.head, agreement, sense, weight + heavy(more), faults, out);
        }
    }

    /// Behind a noun stand most French adjectives, and few English words.
    pub(super) fn misplaced_adjective(&self) -> Option<Reason> {
        let Phrase::Adjective { prenominal, postnominal, .. } = &self.right.phrase else { return None };
        // "la reine furious": in two languages the noun's own order holds.
        let mixed = self.left.last.speaks(FRENCH) && self.right.first.speaks(ENGLISH);
        let misplaced = !postnominal && !mixed && (*prenominal || self.right.first.speaks(ENGLISH));
        misplaced.then_some(Reason::Order(self.left.head, self.right.head))
    }

    /// A noun, and the noun phrase that it would be without its article.
    pub(super) fn noun(
        &self,
        head: usize,
        agreement: Agreement,
        sense: Senses,
        weight: u8,
        faults: Vec<Reason>,
        out: &mut Vec<Edge<'a>>,
    ) {
        let noun = self.make(head, Phrase::Noun { agreement, sense, said: false, weight }, faults);
        if let Some((phrase, fault)) = without_its_other(&noun.phrase, head) {
            out.push(noun.clone().with(phrase, fault));
        }
        out.push(noun);
    }

    pub(super) fn after_noun(&self, noun: &Nominal, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let mut add = |noun: Nominal, faults: Vec<Reason>| {
            self.put(out, left.head, Phrase::Nominal(noun), faults);
        };
        match &right.phrase {
            Phrase::Adjective { agreement: adjective, of, .. } if !noun.closed => {
                let (agreement, mut faults) = self.agree(noun.agreement, *adjective);
                note(&mut faults, (!noun.meets(*of)).then_some(Reason::OddNoun(right.head, left.head)));
                note(&mut faults, self.misplaced_adjective());
                // "Julie furieuse", "ma grand-mère furieuse": one knows which; "the queen furieuse": neither language says it so; "les enfants | en pyjama
                // et furieux".
                let more = left.first_at != left.head && left.first.text.contains(' ')
                    || right.first_at != right.last_at && right.first.may_be(Category::Adjective);
                let strange =
                    noun.name || noun.own || more || left.last.speaks(ENGLISH) != right.first.speaks(ENGLISH);
                let weight = noun.weight + 1 + ungendered(noun.agreement, *adjective) + heavy(strange);
                add(Nominal { agreement, closed: true, weight, ..*noun }, faults);
            }
            Phrase::Relative { agreement: relative, subject, weight } => {
                let (agreement, mut faults) = self.agree(noun.agreement, *relative);
                if !noun.meets(*subject) {
                    faults.push(Reason::OddSubject(right.head, left.head));
                }
                // "Hugo qui danse", "ma grand-mère qui ronfle": one knows which.
                // "the queen in pyjamas | who is dancing": far from its noun; "votre charmante sorcière | qui ronfle": both say which.
                let weight = noun.weight
                    + weight
                    + heavy(noun.name || noun.own || noun.closed || left.first_at != left.last_at);
                add(Nominal { agreement, closed: true, weight, told: true, ..*noun }, faults);
            }
            // "le crocodile derrière la porte": where and with whom may say which one is meant; of "ma grand-mère" one knows it.
            Phrase::Adverbial(Adverbial { kinds, clause: false, weight, short, .. })
                if !noun.name
                    && !noun.kinds.meets(*kinds)
                    && (kinds.has(AdverbialKind::Place) || kinds.has(AdverbialKind::Company)) =>
            {
                let (kinds, weight) = (
                    noun.kinds.union(*kinds),
                    noun.weight + weight + 1 + heavy(*short || noun.own || kinds.has(AdverbialKind::Company)),
                );
                add(Nominal { closed: true, kinds, weight, ..*noun }, Vec::new());
            }
            // "le trombone de la reine".
            Phrase::Of { weight } if !noun.name => {
                let weight = noun.weight + weight;
                add(Nominal { closed: true, weight, ..*noun }, Vec::new());
            }
            // "les souris dansant sur la lune".
            Phrase::Verbal(verbal) if verbal.is_participle() && verbal.needs.is_empty() && !noun.closed => {
                let kinds = noun.kinds.union(verbal.adverbials);
                let weight = noun.weight + verbal.weight + 1;
                let odd = !noun.meets(verbal.who);
                let faults = one(odd.then_some(Reason::OddSubject(right.head, left.head)));
                add(Nominal { closed: true, kinds, weight, ..*noun }, faults);
            }
            // "Hugo, mon étrange voisin, …": one is the other.
            Phrase::Nominal(other)
                if noun.name && !noun.closed && !other.name && right.faults.is_empty() && {
                    let whose = right.first.text.split(' ').next().unwrap_or_default();
                    other.sense.meets(noun.sense) && has("mon ma notre votre my our your", whose)
                } =>
            {
                let (agreement, faults) = self.agree(noun.agreement, other.agreement);
                let weight = noun.weight + other.weight + HEAVY;
                let both = Nominal { agreement, closed: true, weight, ..*noun };
                let made = self.make(left.head, Phrase::Nominal(both), faults);
                out.push(made.comma(left.last_at).comma(right.last_at));
            }
            // "Hugo et Julie", and one more where there is another "et".
            Phrase::Joined { and: true, phrase } => {
                if let Phrase::Nominal(second) = &**phrase {
                    let (a, b) = (noun.agreement, second.agreement);
                    let agreement = Agreement {
                        gender: if a.gender == b.gender { a.gender } else { None },
                        // "the queen or the ghost" is one.
                        number: if has("ou or", right.first.text.split(' ').next().unwrap_or_default())
                            || right.first.text.ends_with("not")
                        {
                            a.number
                        } else {
                            Some(Number::Plural)
                        },
                        person: a.person.min(b.person),
                    };
                    let kinds = noun.kinds.union(second.kinds);
                    let several = noun.also != Senses::ANY;
                    // "my crown and a giraffe"; "my crown and chocolate": whose?
                    let [lives, also] = [noun, second].map(|one| one.sense.meets(Sense::Animate.into()));
                    let last = right.last;
                    let bare = !second.name && last.may_be(Category::NounPhrase) && !last.text.contains(' ');
                    // "the crocodiles and a giraffe": those, and any.
                    let any = is_any(left.first) != is_any(last) && last.may_be(Category::NounPhrase);
                    let odd = several || lives != also || bare || any;
                    let weight = noun.weight + second.weight + 1 + heavy(odd);
                    add(
                        Nominal { agreement, also: second.sense, closed: true, kinds, weight, ..*noun },
                        Vec::new(),
                    );
                }
            }
            Phrase::Verbal(verbal) if verbal.finite => {
                if let (true, [Need::Object(wanted)]) = (noun.asks, verbal.needs)
                    && noun.meets(*wanted)
                {
                    self.asked_object(verbal, out);
                }
                if verbal.subject.is_some() {
                    self.subject(noun, verbal, out);
                } else {
                    self.called(noun, verbal, right.head, out);
                }
            }
            _ => {}
        }
    }
}
