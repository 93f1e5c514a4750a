//! The rules: which two phrases, side by side, make one.
//!
//! What a language forbids outright has no rule. What people get wrong (agreement, elision, order, selection) has one that notes a fault, so
//! that a verdict can say why.

use crate::phrase::{Edge, Kinds, Phrase, Verbal};
use crate::{AdverbialKind, Agreement, Need, Number, Reason, Sense, Senses, Tense};

const FRENCH: &str = "fr";
const ENGLISH: &str = "en";

/// All that the two make side by side.
pub(crate) fn combine<'a>(left: &Edge<'a>, right: &Edge<'a>, out: &mut Vec<Edge<'a>>) {
    let pair = Pair { left, right };
    match (&left.phrase, &right.phrase) {
        (Phrase::Determiner(determiner), Phrase::Noun { agreement, sense }) => {
            let (agreement, faults) = pair.agree(*determiner, *agreement);
            out.push(pair.make(right.head, noun_phrase(agreement, *sense, Senses::ANY, false), faults));
        }
        (Phrase::Noun { agreement, sense }, Phrase::Adjective { agreement: adjective, prenominal }) => {
            let (agreement, mut faults) = pair.agree(*agreement, *adjective);
            faults.extend(pair.misplaced_adjective(*prenominal));
            out.push(pair.make(left.head, Phrase::Noun { agreement, sense: *sense }, faults));
        }
        (Phrase::Adjective { agreement: adjective, prenominal: true }, Phrase::Noun { agreement, sense }) => {
            let (agreement, faults) = pair.agree(*adjective, *agreement);
            out.push(pair.make(right.head, Phrase::Noun { agreement, sense: *sense }, faults));
        }
        (
            Phrase::Nominal { agreement, sense, also, closed: false },
            Phrase::Adjective { agreement: adjective, prenominal },
        ) => {
            let (agreement, mut faults) = pair.agree(*agreement, *adjective);
            faults.extend(pair.misplaced_adjective(*prenominal));
            out.push(pair.make(left.head, noun_phrase(agreement, *sense, *also, false), faults));
        }
        (
            Phrase::Nominal { agreement, sense, also, .. },
            Phrase::Relative { agreement: relative, subject },
        ) => {
            let (agreement, mut faults) = pair.agree(*agreement, *relative);
            if !(sense.meets(*subject) && also.meets(*subject)) {
                faults.push(Reason::OddSubject(right.head, left.head));
            }
            out.push(pair.make(left.head, noun_phrase(agreement, *sense, *also, true), faults));
        }
        // "le crocodile derrière la porte": where and with whom may say which one is meant.
        (
            Phrase::Nominal { agreement, sense, also, closed: false },
            Phrase::Adverbial { kinds, clause: false, .. },
        ) if kinds.has(AdverbialKind::Place) => {
            out.push(pair.make(left.head, noun_phrase(*agreement, *sense, *also, true), Vec::new()));
        }
        // Two nouns; a third would be told off with commas.
        (
            Phrase::Nominal { agreement, sense, also: Senses::ANY, .. },
            Phrase::Joined { and: true, phrase },
        ) => {
            if let Phrase::Nominal { agreement: other, sense: also, .. } = &**phrase {
                let agreement = Agreement {
                    gender: if agreement.gender == other.gender { agreement.gender } else { None },
                    number: Some(Number::Plural),
                    person: agreement.person.min(other.person),
                };
                out.push(pair.make(left.head, noun_phrase(agreement, *sense, *also, true), Vec::new()));
            }
        }
        (Phrase::Nominal { agreement, sense, also, .. }, Phrase::Verbal(verbal)) if verbal.finite => {
            pair.subject(*agreement, [*sense, *also], verbal, out);
        }
        (Phrase::Verbal(verbal), _) => pair.after_verb(verbal, out),
        (Phrase::Adverbial { kinds, tense, clause, .. }, Phrase::Verbal(verbal)) => {
            pair.before_verb(*kinds, *tense, *clause, verbal, out);
        }
        (Phrase::Subordinator, Phrase::Verbal(verbal)) if verbal.is_clause() && !verbal.joined => {
            let adverbial = Phrase::Adverbial {
                kinds: Kinds::of(AdverbialKind::Time),
                tense: None,
                short: false,
                clause: true,
            };
            out.push(pair.make(left.head, adverbial, Vec::new()));
        }
        (Phrase::And | Phrase::But, phrase) => {
            let and = left.phrase == Phrase::And;
            let joins = match phrase {
                Phrase::Nominal { .. } => and,
                Phrase::Verbal(verbal) => verbal.finite && verbal.needs.is_empty(),
                _ => false,
            };
            if joins {
                out.push(pair.make(
                    right.head,
                    Phrase::Joined { and, phrase: Box::new(phrase.clone()) },
                    Vec::new(),
                ));
            }
        }
        _ => {}
    }
}

/// Everything that a phrase over a whole row is as a sentence, with what it lacks for one.
pub(crate) fn as_sentence<'a>(edge: &Edge<'a>) -> Option<Edge<'a>> {
    let finished = |verbal: &Verbal<'a>| {
        let missing = (!verbal.needs.is_empty()).then_some(Reason::Missing(edge.head));
        let alone = verbal.subject.is_some().then_some(Reason::NoSubject(edge.head));
        let mut whole = edge.clone();
        for fault in [missing, alone].into_iter().flatten() {
            let phrase = whole.phrase.clone();
            whole = whole.with(phrase, Some(fault));
        }
        whole
    };
    match &edge.phrase {
        Phrase::Verbal(verbal) if verbal.finite => Some(finished(verbal)),
        Phrase::Joined { phrase, .. } => match &**phrase {
            Phrase::Verbal(verbal) if verbal.finite => {
                let phrase = edge.phrase.clone();
                Some(finished(verbal).with(phrase, Some(Reason::LeadingConjunction(edge.first_at))))
            }
            _ => None,
        },
        _ => None,
    }
}

fn noun_phrase<'a>(agreement: Agreement, sense: Senses, also: Senses, closed: bool) -> Phrase<'a> {
    Phrase::Nominal { agreement, sense, also, closed }
}

struct Pair<'e, 'a> {
    left: &'e Edge<'a>,
    right: &'e Edge<'a>,
}

impl<'a> Pair<'_, 'a> {
    /// The joint phrase; faults of the seam between the two cards are added here, for all rules alike.
    fn make(&self, head: usize, phrase: Phrase<'a>, mut faults: Vec<Reason>) -> Edge<'a> {
        faults.extend(self.elision());
        self.left.join(self.right, head, phrase, &faults)
    }

    /// Elision belongs to a language: between cards of two languages nothing is elided.
    fn elision(&self) -> Option<Reason> {
        let (before, after) = (&self.left.last, &self.right.first);
        if before.lang.is_some() && after.lang.is_some() && before.lang != after.lang {
            return None;
        }
        let vowel = after.features.begins_with_vowel;
        let wrong = if vowel { before.features.before_consonant } else { before.features.before_vowel };
        wrong.then_some(Reason::Elision(self.left.last_at, self.right.first_at))
    }

    fn agree(&self, a: Agreement, b: Agreement) -> (Agreement, Vec<Reason>) {
        match a.unify(b) {
            Some(agreement) => (agreement, Vec::new()),
            None => (a, vec![Reason::Disagree(self.left.head, self.right.head)]),
        }
    }

    /// Behind a noun stand most French adjectives, and no English ones.
    fn misplaced_adjective(&self, prenominal: bool) -> Option<Reason> {
        let misplaced = prenominal || self.right.first.speaks(ENGLISH);
        misplaced.then_some(Reason::Order(self.left.head, self.right.head))
    }

    fn subject(
        &self,
        agreement: Agreement,
        senses: [Senses; 2],
        verbal: &Verbal<'a>,
        out: &mut Vec<Edge<'a>>,
    ) {
        let Some((wanted, subject)) = verbal.subject else { return };
        let verb = self.right.head;
        let mut faults = Vec::new();
        if agreement.unify(wanted).is_none() {
            faults.push(Reason::Disagree(self.left.head, verb));
        }
        if !senses.iter().all(|sense| sense.meets(subject)) {
            faults.push(Reason::OddSubject(verb, self.left.head));
        }
        if !verbal.needs.is_empty() {
            faults.push(Reason::Missing(verb));
        }
        let clause = Verbal { subject: None, needs: &[], ..verbal.clone() };
        out.push(self.make(verb, Phrase::Verbal(clause), faults));
    }

    fn after_verb(&self, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        if let Some((need, rest)) = verbal.needs.split_first() {
            self.complement(verbal, *need, rest, out);
        }
        match &right.phrase {
            Phrase::Adverbial { kinds, tense, short, clause } => {
                let mut faults = Vec::new();
                if verbal.adverbials.meets(*kinds) {
                    faults.push(Reason::SaidTwice(right.head));
                }
                faults.extend(self.odd_time(verbal.tense, *tense, left.head, right.head));
                // Between a verb and its object: a short adverb in French, nothing in English.
                let waits = verbal.needs.iter().any(|need| !matches!(need, Need::Place));
                if waits && !(*short && left.last.speaks(FRENCH)) {
                    let order = if left.last.speaks(ENGLISH) { Reason::Order } else { Reason::UnusualOrder };
                    faults.push(order(left.head, right.head));
                }
                if *clause && waits {
                    faults.push(Reason::Order(left.head, right.head));
                }
                let adverbials = verbal.adverbials.union(*kinds);
                out.push(self.make(
                    left.head,
                    Phrase::Verbal(Verbal { adverbials, ..verbal.clone() }),
                    faults,
                ));
            }
            Phrase::Joined { phrase, .. } => {
                if let Phrase::Verbal(second) = &**phrase {
                    self.joined(verbal, second, out);
                }
            }
            _ => {}
        }
    }

    /// "… rit et pleure", "… rit et le crocodile pleure".
    fn joined(&self, first: &Verbal<'a>, second: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        if first.is_clause() && second.is_clause() {
            out.push(self.make(
                left.head,
                Phrase::Verbal(Verbal { joined: true, ..second.clone() }),
                Vec::new(),
            ));
        } else if first.is_predicate() && second.is_predicate() {
            let (Some((a, subject)), Some((b, also))) = (first.subject, second.subject) else { return };
            let (agreement, faults) = match a.unify(b) {
                Some(agreement) => (agreement, Vec::new()),
                None => (a, vec![Reason::Disagree(left.head, right.head)]),
            };
            let both =
                Verbal { subject: Some((agreement, subject.common(also))), joined: true, ..second.clone() };
            out.push(self.make(left.head, Phrase::Verbal(both), faults));
        }
    }

    fn complement(&self, verbal: &Verbal<'a>, need: Need, rest: &'a [Need], out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let given = Verbal { needs: rest, ..verbal.clone() };
        match (need, &right.phrase) {
            (Need::Object(wanted), Phrase::Nominal { sense, also, .. }) => {
                let fits = sense.meets(wanted) && also.meets(wanted);
                let odd = (!fits).then_some(Reason::OddObject(left.head, right.head));
                out.push(self.make(left.head, Phrase::Verbal(given), odd.into_iter().collect()));
            }
            (Need::Infinitive, Phrase::Verbal(infinitive)) if !infinitive.finite => {
                let adverbials = verbal.adverbials.union(infinitive.adverbials);
                let given = Verbal { needs: infinitive.needs, adverbials, ..verbal.clone() };
                // What is still to come belongs to the infinitive: messages are to name it.
                let head = if infinitive.needs.is_empty() { left.head } else { right.head };
                out.push(self.make(head, Phrase::Verbal(given), Vec::new()));
            }
            (Need::Attribute, Phrase::Adjective { agreement, .. }) => {
                let mut faults = Vec::new();
                let subject = match verbal.subject {
                    None => None,
                    Some((wanted, sense)) => match wanted.unify(*agreement) {
                        Some(both) => Some((both, sense)),
                        None => {
                            faults.push(Reason::Disagree(left.head, right.head));
                            Some((wanted, sense))
                        }
                    },
                };
                out.push(self.make(left.head, Phrase::Verbal(Verbal { subject, ..given }), faults));
            }
            // "Hugo est un fantôme": both are one, so they are as many and of one kind.
            (Need::Attribute, Phrase::Nominal { agreement, sense, .. }) => {
                let number = Agreement { number: agreement.number, ..Agreement::default() };
                let kind = if sense.meets(Sense::Animate.into()) { Sense::Animate.into() } else { *sense };
                let mut faults = Vec::new();
                let subject = verbal.subject.map(|(wanted, subject)| match wanted.unify(number) {
                    Some(both) => (both, subject.common(kind)),
                    None => {
                        faults.push(Reason::Disagree(left.head, right.head));
                        (wanted, subject.common(kind))
                    }
                });
                out.push(self.make(left.head, Phrase::Verbal(Verbal { subject, ..given }), faults));
            }
            (Need::Place, Phrase::Adverbial { kinds, clause: false, .. })
                if kinds.has(AdverbialKind::Place) =>
            {
                let given = Verbal { adverbials: verbal.adverbials.union(*kinds), ..given };
                out.push(self.make(left.head, Phrase::Verbal(given), Vec::new()));
            }
            (Need::Clause, Phrase::Verbal(clause)) if clause.is_clause() => {
                out.push(self.make(left.head, Phrase::Verbal(Verbal { joined: true, ..given }), Vec::new()));
            }
            // Where and when are said once for the two.
            (Need::Question, Phrase::Verbal(asked))
                if asked.finite && asked.question && asked.needs.is_empty() =>
            {
                let adverbials = verbal.adverbials.union(asked.adverbials);
                out.push(self.make(left.head, Phrase::Verbal(Verbal { adverbials, ..given }), Vec::new()));
            }
            _ => {}
        }
    }

    fn before_verb(
        &self,
        kinds: Kinds,
        tense: Option<Tense>,
        clause: bool,
        verbal: &Verbal<'a>,
        out: &mut Vec<Edge<'a>>,
    ) {
        if !verbal.finite {
            return;
        }
        let (left, right) = (self.left, self.right);
        let mut faults = Vec::new();
        if verbal.adverbials.meets(kinds) {
            faults.push(Reason::SaidTwice(left.head));
        }
        faults.extend(self.odd_time(verbal.tense, tense, right.head, left.head));
        // A sentence may begin with where, when and why. How, and with whom, read as if one had to guess.
        let opens = clause
            || [AdverbialKind::Place, AdverbialKind::Time, AdverbialKind::Frequency, AdverbialKind::Cause]
                .into_iter()
                .any(|kind| kinds.has(kind));
        if !opens || verbal.is_predicate() {
            faults.push(Reason::UnusualOrder(left.head, right.head));
        }
        if verbal.needs.is_empty() {
            let adverbials = verbal.adverbials.union(kinds);
            out.push(self.make(right.head, Phrase::Verbal(Verbal { adverbials, ..verbal.clone() }), faults));
        }
    }

    fn odd_time(
        &self,
        verb: Option<Tense>,
        adverbial: Option<Tense>,
        at: usize,
        other: usize,
    ) -> Option<Reason> {
        match (verb, adverbial) {
            // "demain" goes with a present that means the future.
            (Some(Tense::Present), Some(Tense::Future)) | (None, _) | (_, None) => None,
            (Some(verb), Some(said)) => (verb != said).then_some(Reason::OddTime(at, other)),
        }
    }
}
