//! The rules: which two phrases, side by side, make one.
//!
//! What a language forbids outright has no rule. What people get wrong (articles, agreement, elision, order, selection, a verb or an object too
//! many) has one that notes a fault, so that a verdict can say why.

use crate::phrase::{Adverbial, Edge, Kinds, Mood, Nominal, Phrase, Verbal, nominal, without_its_other};
use crate::{AdverbialKind, Agreement, Need, Number, Reason, Sense, Senses, Tense};

const FRENCH: &str = "fr";
const ENGLISH: &str = "en";
/// More adverbials in one clause are too much.
const MOST_ADVERBIALS: u32 = 3;

/// All that the two make side by side.
pub(crate) fn combine<'a>(left: &Edge<'a>, right: &Edge<'a>, out: &mut Vec<Edge<'a>>) {
    let pair = Pair { left, right };
    match (&left.phrase, &right.phrase) {
        (Phrase::Determiner { agreement: determiner, goes }, Phrase::Noun { agreement, sense }) => {
            let (agreement, mut faults) = pair.agree(*determiner, *agreement);
            faults.extend((!sense.meets(*goes)).then_some(Reason::OddNoun(left.head, right.head)));
            out.push(pair.make(right.head, Phrase::Nominal(nominal(agreement, *sense)), faults));
        }
        (Phrase::Noun { agreement, sense }, Phrase::Adjective { agreement: adjective, of, .. }) => {
            let (agreement, mut faults) = pair.agree(*agreement, *adjective);
            faults.extend((!sense.meets(*of)).then_some(Reason::OddNoun(right.head, left.head)));
            faults.extend(pair.misplaced_adjective());
            pair.noun(left.head, agreement, *sense, faults, out);
        }
        (
            Phrase::Adjective { agreement: adjective, prenominal: true, of, .. },
            Phrase::Noun { agreement, sense },
        ) => {
            let (agreement, mut faults) = pair.agree(*adjective, *agreement);
            faults.extend((!sense.meets(*of)).then_some(Reason::OddNoun(left.head, right.head)));
            pair.noun(right.head, agreement, *sense, faults, out);
        }
        // "furieuse, Julie chante": said of the noun behind it, with a pause.
        (Phrase::Adjective { agreement: adjective, of, .. }, Phrase::Nominal(noun)) if !noun.closed => {
            let (agreement, mut faults) = pair.agree(*adjective, noun.agreement);
            faults.extend((!noun.meets(*of)).then_some(Reason::OddNoun(left.head, right.head)));
            let weight = noun.weight + 2;
            let said = Phrase::Nominal(Nominal { agreement, closed: true, weight, ..*noun });
            out.push(pair.make(right.head, said, faults).comma(left.last_at));
        }
        (Phrase::Nominal(noun), _) => pair.after_noun(noun, out),
        (Phrase::Verbal(verbal), _) => pair.after_verb(verbal, out),
        (Phrase::Adverbial(adverbial), Phrase::Verbal(verbal)) => pair.before_verb(adverbial, verbal, out),
        // "sur le toit et dans la cuisine".
        (Phrase::Adverbial(first), Phrase::Joined { phrase, .. }) => {
            if let Phrase::Adverbial(second) = &**phrase
                && first.kinds == second.kinds
                && !first.clause
            {
                let weight = first.weight + second.weight + 2;
                let joined = Adverbial { weight, tense: first.tense.or(second.tense), ..*second };
                out.push(pair.make(left.head, Phrase::Adverbial(joined), Vec::new()));
            }
        }
        (Phrase::Preposition { kinds, wants }, Phrase::Nominal(noun)) => {
            let odd = (!noun.meets(*wants)).then_some(Reason::OddObject(left.head, right.head));
            let adverbial = Adverbial {
                kinds: *kinds,
                tense: None,
                short: false,
                clause: false,
                of: Sense::Concrete.into(),
                weight: noun.weight,
            };
            out.push(pair.make(left.head, Phrase::Adverbial(adverbial), odd.into_iter().collect()));
        }
        (Phrase::Subordinator, Phrase::Verbal(verbal)) if verbal.is_clause() && !verbal.joined => {
            let adverbial = Adverbial {
                kinds: Kinds::CLAUSE,
                tense: None,
                short: false,
                clause: true,
                of: Senses::ANY,
                weight: verbal.weight + 1,
            };
            out.push(pair.make(left.head, Phrase::Adverbial(adverbial), Vec::new()));
        }
        (Phrase::Who { subject }, Phrase::Verbal(verbal)) if verbal.is_predicate() => {
            pair.who(*subject, verbal, out);
        }
        // "dis-moi qui la reine veut épouser": the clause lacks its object.
        (Phrase::Who { subject }, Phrase::Verbal(verbal))
            if verbal.finite && verbal.subject.is_none() && verbal.mood == Mood::Statement =>
        {
            if let [Need::Object(wanted)] = verbal.needs {
                let odd = (!wanted.meets(*subject)).then_some(Reason::OddObject(right.head, left.head));
                let asked = Verbal { needs: &[], mood: Mood::Indirect, own_subject: true, ..verbal.clone() };
                out.push(pair.make(right.head, Phrase::Verbal(asked), odd.into_iter().collect()));
            }
        }
        (Phrase::And | Phrase::But, phrase) => {
            let and = left.phrase == Phrase::And;
            let joins = match phrase {
                Phrase::Nominal(noun) => and && noun.also == Senses::ANY,
                Phrase::Adverbial(adverbial) => and && !adverbial.clause,
                Phrase::Verbal(verbal) => verbal.needs.is_empty() && !verbal.asks() && !verbal.inverted,
                _ => false,
            };
            if joins {
                let joined = Phrase::Joined { and, phrase: Box::new(phrase.clone()) };
                out.push(pair.make(right.head, joined, Vec::new()));
            }
        }
        // "un mystérieux la reine": an article before one.
        (Phrase::Determiner { .. }, Phrase::Nominal(noun)) if right.faults.is_empty() => {
            out.push(pair.make(right.head, Phrase::Nominal(*noun), vec![Reason::NoNoun(left.head)]));
        }
        _ => {}
    }
}

/// Whether a sentence asks.
pub(crate) fn asks(edge: &Edge<'_>) -> bool {
    matches!(&edge.phrase, Phrase::Verbal(verbal) if verbal.mood == Mood::Question)
}

/// Whether somebody who speaks naturally would say it so: one adverbial in front, two in all, and not too much put into one another.
pub(crate) fn is_light(edge: &Edge<'_>) -> bool {
    match &edge.phrase {
        Phrase::Verbal(verbal) => {
            let adverbials = verbal.adverbials.count();
            let more = u32::from(verbal.weight) + u32::from(verbal.called);
            verbal.fronted.count() <= 1 && verbal.weight <= 1 && adverbials + more <= 2
        }
        _ => false,
    }
}

/// Everything that a phrase over a whole row is as a sentence, with what it lacks for one.
pub(crate) fn as_sentence<'a>(edge: &Edge<'a>) -> Option<Edge<'a>> {
    let finished = |verbal: &Verbal<'a>| {
        let verbless = (!verbal.finite).then_some(Reason::NoVerb);
        let missing = verbal.needs.first().map(|need| Reason::Missing(edge.head, *need));
        let alone = verbal.subject.is_some().then_some(Reason::NoSubject(edge.head));
        // "quand il pleut" answers nothing by itself.
        let told = (verbal.mood == Mood::Indirect).then_some(Reason::NoSubject(edge.first_at));
        let much = (verbal.adverbials.count() > MOST_ADVERBIALS).then_some(Reason::TooMuch(edge.last_at));
        let mut whole = edge.clone();
        for fault in [verbless, missing, alone, told, much].into_iter().flatten() {
            let phrase = whole.phrase.clone();
            whole = whole.with(phrase, Some(fault));
        }
        whole
    };
    match &edge.phrase {
        Phrase::Verbal(verbal) => Some(finished(verbal)),
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

    /// The verb at the right, or at the left, of a subject: "je chante" has the form of "elle chante", "I sing" that of "they sing".
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

    /// Behind a noun stand most French adjectives, and few English words.
    fn misplaced_adjective(&self) -> Option<Reason> {
        let Phrase::Adjective { prenominal, postnominal, .. } = &self.right.phrase else { return None };
        let misplaced = !postnominal && (*prenominal || self.right.first.speaks(ENGLISH));
        misplaced.then_some(Reason::Order(self.left.head, self.right.head))
    }

    /// A noun, and the noun phrase that it would be without its article.
    fn noun(
        &self,
        head: usize,
        agreement: Agreement,
        sense: Senses,
        faults: Vec<Reason>,
        out: &mut Vec<Edge<'a>>,
    ) {
        let noun = self.make(head, Phrase::Noun { agreement, sense }, faults);
        if let Some((phrase, fault)) = without_its_other(&noun.phrase, head) {
            out.push(noun.clone().with(phrase, fault));
        }
        out.push(noun);
    }

    fn after_noun(&self, noun: &Nominal, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let mut add = |noun: Nominal, faults: Vec<Reason>| {
            out.push(self.make(left.head, Phrase::Nominal(noun), faults));
        };
        match &right.phrase {
            Phrase::Adjective { agreement: adjective, of, .. } if !noun.closed => {
                let (agreement, mut faults) = self.agree(noun.agreement, *adjective);
                faults.extend((!noun.meets(*of)).then_some(Reason::OddNoun(right.head, left.head)));
                faults.extend(self.misplaced_adjective());
                add(Nominal { agreement, closed: true, ..*noun }, faults);
            }
            Phrase::Relative { agreement: relative, subject, weight } => {
                let (agreement, mut faults) = self.agree(noun.agreement, *relative);
                if !noun.meets(*subject) {
                    faults.push(Reason::OddSubject(right.head, left.head));
                }
                add(Nominal { agreement, closed: true, weight: noun.weight + weight, ..*noun }, faults);
            }
            // "le crocodile derrière la porte": where and with whom may say which one is meant.
            Phrase::Adverbial(Adverbial { kinds, clause: false, .. })
                if !noun.name
                    && !noun.kinds.meets(*kinds)
                    && (kinds.has(AdverbialKind::Place) || kinds.has(AdverbialKind::Company)) =>
            {
                let (kinds, weight) = (noun.kinds.union(*kinds), noun.weight + 1);
                add(Nominal { closed: true, kinds, weight, ..*noun }, Vec::new());
            }
            // Two nouns; a third would be told off with commas.
            Phrase::Joined { and: true, phrase } => {
                if let (Phrase::Nominal(second), Senses::ANY) = (&**phrase, noun.also) {
                    let (a, b) = (noun.agreement, second.agreement);
                    let agreement = Agreement {
                        gender: if a.gender == b.gender { a.gender } else { None },
                        number: Some(Number::Plural),
                        person: a.person.min(b.person),
                    };
                    let kinds = noun.kinds.union(second.kinds);
                    let weight = noun.weight + second.weight + 1;
                    add(
                        Nominal { agreement, also: second.sense, closed: true, kinds, weight, ..*noun },
                        Vec::new(),
                    );
                }
            }
            Phrase::Verbal(verbal) if verbal.finite => {
                if verbal.subject.is_some() {
                    self.subject(noun, verbal, out);
                } else {
                    self.called(noun, verbal, right.head, out);
                }
            }
            _ => {}
        }
    }

    /// A verb with its subject before it.
    fn subject(&self, noun: &Nominal, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let Some((wanted, senses)) = verbal.subject else { return };
        if verbal.inverted {
            return;
        }
        let verb = self.right.head;
        let mut faults = Vec::new();
        let (_, disagree) = self.agree_with_verb(noun.agreement, wanted, self.right);
        faults.extend(disagree);
        if !noun.meets(senses) {
            faults.push(Reason::OddSubject(verb, self.left.head));
        }
        if noun.kinds.meets(verbal.adverbials) {
            faults.push(Reason::SaidTwice(self.right.last_at));
        }
        let who = noun.sense.union(if noun.also == Senses::ANY { Senses::NONE } else { noun.also });
        let adverbials = verbal.adverbials.union(noun.kinds);
        let weight = verbal.weight + noun.weight;
        let clause = Verbal { subject: None, who, adverbials, weight, ..verbal.clone() };
        // Its complements may also follow later: "dis-moi qui | la reine | regarde".
        // "tell me where | my crown | is".
        if matches!(verbal.needs, [Need::Object(_)] | [Need::Place]) {
            out.push(self.make(verb, Phrase::Verbal(clause.clone()), faults.clone()));
        }
        faults.extend(verbal.needs.first().map(|need| Reason::Missing(verb, *need)));
        out.push(self.make(verb, Phrase::Verbal(Verbal { needs: &[], ..clause }), faults));
    }

    /// A name before or behind a clause that has its subject: somebody is called. Any other noun there is a subject too many.
    fn called(&self, noun: &Nominal, verbal: &Verbal<'a>, clause_at: usize, out: &mut Vec<Edge<'a>>) {
        let speaks_to = matches!(verbal.mood, Mood::Command | Mood::Question) || verbal.own_subject;
        let noun_at = if clause_at == self.right.head { self.left.head } else { self.right.head };
        if !verbal.is_whole() {
            return;
        }
        let mut faults = Vec::new();
        let own = noun.own && verbal.mood == Mood::Command && noun_at == self.left.head;
        if !((noun.name && speaks_to || own) && !verbal.called && noun.also == Senses::ANY && !noun.closed) {
            // Behind a clause a noun is an object too many, which is told elsewhere.
            if noun_at != self.left.head {
                return;
            }
            let subject = if verbal.own_subject { clause_at } else { self.right.first_at };
            faults.push(Reason::SecondSubject(noun_at, subject));
        }
        let verbal = Verbal { called: true, ..verbal.clone() };
        out.push(self.make(clause_at, Phrase::Verbal(verbal), faults).comma(self.left.last_at));
    }

    fn who(&self, subject: Senses, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let Some((agreement, wanted)) = verbal.subject else { return };
        let (left, right) = (self.left, self.right);
        let odd = (!subject.meets(wanted)).then_some(Reason::OddSubject(right.head, left.head));
        let weight = verbal.weight + 1;
        let relative = Phrase::Relative { agreement, subject: subject.common(wanted), weight };
        out.push(self.make(right.head, relative, odd.into_iter().collect()));
        let one = Agreement { number: Some(Number::Singular), person: Some(3), ..Agreement::default() };
        let (_, mut faults) = self.agree(one, agreement);
        faults.extend(odd);
        let asked = Verbal {
            subject: None,
            who: subject.common(wanted),
            mood: Mood::Question,
            own_subject: true,
            ..verbal.clone()
        };
        out.push(self.make(right.head, Phrase::Verbal(asked), faults));
    }

    fn after_verb(&self, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        if let Some((need, rest)) = verbal.needs.split_first() {
            self.complement(verbal, *need, rest, out);
        }
        match &right.phrase {
            Phrase::Adverbial(adverbial) => self.adverbial_behind(verbal, adverbial, out),
            Phrase::Joined { phrase, .. } => {
                if let Phrase::Verbal(second) = &**phrase {
                    self.joined(verbal, second, out);
                }
            }
            Phrase::Nominal(noun) if verbal.inverted => {
                let Some((wanted, senses)) = verbal.subject else { return };
                let (_, disagree) = self.agree_with_verb(noun.agreement, wanted, left);
                let mut faults: Vec<Reason> = disagree.into_iter().collect();
                if !noun.meets(senses) {
                    faults.push(Reason::OddSubject(left.head, right.head));
                }
                let weight = verbal.weight + noun.weight + 2;
                let clause = Verbal {
                    subject: None,
                    who: noun.sense,
                    inverted: false,
                    object: true,
                    weight,
                    ..verbal.clone()
                };
                out.push(self.make(left.head, Phrase::Verbal(clause), faults));
            }
            // "is | the queen | furious".
            Phrase::Nominal(noun)
                if verbal.subject.is_some()
                    && ["is", "are"].contains(&left.first.text.as_str())
                    && verbal.adverbials == Kinds::default()
                    && matches!(verbal.needs, [Need::Attribute] | [Need::Place]) =>
            {
                let Some((wanted, senses)) = verbal.subject else { return };
                let (_, disagree) = self.agree_with_verb(noun.agreement, wanted, left);
                let mut faults: Vec<Reason> = disagree.into_iter().collect();
                faults.extend((!noun.meets(senses)).then_some(Reason::OddSubject(left.head, right.head)));
                let asked = Verbal {
                    subject: None,
                    who: noun.sense,
                    mood: Mood::Question,
                    own_subject: true,
                    weight: verbal.weight + noun.weight + 1,
                    ..verbal.clone()
                };
                out.push(self.make(left.head, Phrase::Verbal(asked), faults));
            }
            Phrase::Nominal(noun) => {
                if verbal.is_whole() {
                    self.called(noun, verbal, left.head, out);
                }
                // "dis-moi | Julie | quel pirate tricote".
                if verbal.mood == Mood::Command
                    && noun.name
                    && matches!(verbal.needs, [Need::Question | Need::Clause])
                {
                    let verbal = Verbal { called: true, ..verbal.clone() };
                    let called = self.make(left.head, Phrase::Verbal(verbal), Vec::new());
                    out.push(called.comma(left.last_at).comma(right.last_at));
                }
                if verbal.needs.is_empty() && verbal.finite && !verbal.joined {
                    let fault = if verbal.object {
                        Reason::SecondObject(left.head, right.head)
                    } else {
                        Reason::NoObject(left.head, right.head)
                    };
                    let given = Verbal { object: true, ..verbal.clone() };
                    out.push(self.make(left.head, Phrase::Verbal(given), vec![fault]));
                }
            }
            // "où | est | ma couronne"; nobody asks when or why it is.
            Phrase::Verbal(second)
                if verbal.asks()
                    && verbal.needs == [Need::Clause]
                    && ["où", "comment", "where", "how"].contains(&left.first.text.as_str())
                    && second.subject.is_some()
                    && second.needs == [Need::Place] =>
            {
                let mood = Mood::Question;
                let made = Verbal { needs: &[], mood, inverted: true, own_subject: true, ..second.clone() };
                out.push(self.make(right.head, Phrase::Verbal(made), Vec::new()));
            }
            // "tell me | where | my crown | is".
            Phrase::Verbal(second)
                if verbal.mood == Mood::Indirect
                    && verbal.needs == [Need::Clause]
                    && ["where", "où"].contains(&left.first.text.as_str())
                    && second.finite
                    && second.subject.is_none()
                    && second.mood == Mood::Statement
                    && second.needs == [Need::Place] =>
            {
                let mood = Mood::Indirect;
                let told = Verbal { needs: &[], mood, own_subject: true, ..second.clone() };
                out.push(self.make(right.head, Phrase::Verbal(told), Vec::new()));
            }
            // "dis-moi | quand | s'endort | la reine".
            Phrase::Verbal(second)
                if verbal.mood == Mood::Indirect
                    && verbal.needs == [Need::Clause]
                    && ["quand", "où", "comment"].contains(&left.first.text.as_str())
                    && right.first.speaks(FRENCH)
                    && second.is_predicate()
                    && second.mood == Mood::Statement
                    && !second.object
                    && !second.joined
                    && second.adverbials == Kinds::default() =>
            {
                let told =
                    Verbal { mood: Mood::Indirect, own_subject: true, inverted: true, ..second.clone() };
                out.push(self.make(right.head, Phrase::Verbal(told), Vec::new()));
            }
            // "why | is the queen furious": asked, not told, so that it counts as something in front.
            Phrase::Verbal(second)
                if verbal.mood == Mood::Indirect
                    && verbal.needs == [Need::Clause]
                    && ["why", "when", "where", "how"].contains(&left.first.text.as_str())
                    && ["is", "are"].contains(&right.first.text.as_str())
                    && second.mood == Mood::Question
                    && second.is_whole()
                    && second.fronted == Kinds::default()
                    && !second.called =>
            {
                let asked = Verbal { fronted: Kinds::CLAUSE, ..second.clone() };
                out.push(self.make(right.head, Phrase::Verbal(asked), Vec::new()));
            }
            // A verb too many, or a clause that nothing joins to the first.
            Phrase::Verbal(second)
                if verbal.finite && second.finite && verbal.needs.is_empty() && second.needs.is_empty() =>
            {
                let fault = Reason::SecondVerb(right.head);
                out.push(self.make(
                    left.head,
                    Phrase::Verbal(Verbal { joined: true, ..verbal.clone() }),
                    vec![fault],
                ));
            }
            _ => {}
        }
    }

    fn adverbial_behind(&self, verbal: &Verbal<'a>, adverbial: &Adverbial, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let mut faults = Vec::new();
        if verbal.adverbials.meets(adverbial.kinds) {
            faults.push(Reason::SaidTwice(right.head));
        }
        faults.extend(self.odd_time(verbal.tense, adverbial.tense, left.head, right.head));
        faults.extend(self.odd_manner(verbal, adverbial, right.head, left.head));
        // Between a verb and its object: a short adverb in French, nothing in English.
        let waits = verbal.needs.iter().any(|need| !matches!(need, Need::Place));
        if waits && !(adverbial.short && left.last.speaks(FRENCH)) {
            let order = if left.last.speaks(ENGLISH) { Reason::Order } else { Reason::UnusualOrder };
            faults.push(order(left.head, right.head));
        }
        if adverbial.clause && waits {
            faults.push(Reason::Order(left.head, right.head));
        }
        let adverbials = verbal.adverbials.union(adverbial.kinds);
        let weight = verbal.weight + adverbial.weight;
        out.push(self.make(
            left.head,
            Phrase::Verbal(Verbal { adverbials, weight, ..verbal.clone() }),
            faults,
        ));
    }

    /// "… rit et pleure", "… rit et le crocodile pleure".
    fn joined(&self, first: &Verbal<'a>, second: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let weight = first.weight + second.weight + 1;
        let mut add = |verbal: Verbal<'a>, faults: Vec<Reason>| {
            let verbal = Verbal { weight, ..verbal };
            out.push(self.make(left.head, Phrase::Verbal(verbal), faults));
        };
        let infinitives = !first.finite && !second.finite && first.needs.is_empty();
        if infinitives || first.is_clause() && second.is_clause() {
            add(Verbal { joined: true, ..second.clone() }, Vec::new());
        } else if first.is_whole() && first.mood == Mood::Command && second.is_whole() {
            // "regarde et chante"; "regarde et il pleut" is left to others.
            let odd = second.mood != Mood::Command;
            let faults = odd.then_some(Reason::UnusualOrder(left.head, right.head));
            add(Verbal { joined: true, ..first.clone() }, faults.into_iter().collect());
        } else if first.is_predicate() && second.is_predicate() {
            let (Some((a, subject)), Some((b, also))) = (first.subject, second.subject) else { return };
            let (agreement, faults) = self.agree(a, b);
            let subject = Some((agreement, subject.common(also)));
            add(Verbal { subject, joined: true, ..second.clone() }, faults);
        } else if first.is_whole() && second.is_predicate() {
            add(Verbal { joined: true, ..first.clone() }, vec![Reason::NoSubject(right.head)]);
        }
    }

    fn complement(&self, verbal: &Verbal<'a>, need: Need, rest: &'a [Need], out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let given = Verbal { needs: rest, ..verbal.clone() };
        match (need, &right.phrase) {
            (Need::Object(wanted), Phrase::Nominal(noun)) => {
                let mut faults = Vec::new();
                faults.extend((!noun.meets(wanted)).then_some(Reason::OddObject(left.head, right.head)));
                faults
                    .extend(noun.kinds.meets(verbal.adverbials).then_some(Reason::SaidTwice(right.last_at)));
                let adverbials = verbal.adverbials.union(noun.kinds);
                let weight = verbal.weight + noun.weight;
                let given = Verbal { object: true, adverbials, weight, ..given };
                out.push(self.make(left.head, Phrase::Verbal(given), faults));
            }
            (Need::Infinitive | Need::BareInfinitive, Phrase::Verbal(infinitive)) if !infinitive.finite => {
                let to = right.first.text.starts_with("to ");
                if right.first.speaks(ENGLISH) && to != (need == Need::Infinitive) {
                    return;
                }
                let adverbials = verbal.adverbials.union(infinitive.adverbials);
                let given = Verbal {
                    needs: infinitive.needs,
                    adverbials,
                    object: infinitive.object,
                    weight: verbal.weight + infinitive.weight,
                    ..given
                };
                // What is still to come belongs to the infinitive: messages are to name it.
                let head = if infinitive.needs.is_empty() { left.head } else { right.head };
                out.push(self.make(head, Phrase::Verbal(given), Vec::new()));
            }
            (Need::Attribute, Phrase::Adjective { agreement, of, .. }) => {
                let mut faults = Vec::new();
                let subject = verbal.subject.map(|(wanted, sense)| {
                    let (both, disagree) = self.agree(wanted, *agreement);
                    faults.extend(disagree);
                    (both, sense.common(*of))
                });
                let given = Verbal { subject, object: true, ..given };
                out.push(self.make(left.head, Phrase::Verbal(given), faults));
            }
            // "Hugo est un fantôme": both are one, so they are as many and of one kind.
            (Need::Attribute, Phrase::Nominal(noun)) => {
                let number = Agreement { number: noun.agreement.number, ..Agreement::default() };
                let animate = Senses::from(Sense::Animate);
                let kind = if noun.sense.meets(animate) { animate } else { noun.sense };
                let mut faults = Vec::new();
                let subject = verbal.subject.map(|(wanted, subject)| {
                    let (both, disagree) = self.agree(wanted, number);
                    faults.extend(disagree);
                    (both, subject.common(kind))
                });
                let adverbials = verbal.adverbials.union(noun.kinds);
                let weight = verbal.weight + noun.weight + 1;
                let given = Verbal { subject, object: true, adverbials, weight, ..given };
                out.push(self.make(left.head, Phrase::Verbal(given), faults));
            }
            // Where somebody is, with whom, in what state.
            (Need::Place, Phrase::Adverbial(Adverbial { kinds, clause: false, of, weight, .. }))
                if [AdverbialKind::Place, AdverbialKind::Company, AdverbialKind::State]
                    .into_iter()
                    .any(|kind| kinds.has(kind)) =>
            {
                let subject = verbal.subject.map(|(wanted, subject)| (wanted, subject.common(*of)));
                let adverbials = verbal.adverbials.union(*kinds);
                let weight = verbal.weight + weight;
                let given = Verbal { adverbials, subject, object: true, weight, ..given };
                let odd = (verbal.subject.is_none() && !verbal.who.meets(*of))
                    .then_some(Reason::OddManner(right.head, left.head));
                out.push(self.make(left.head, Phrase::Verbal(given), odd.into_iter().collect()));
            }
            // Where and when are said once for the two.
            (Need::Clause, Phrase::Verbal(clause)) if clause.is_clause() => {
                self.told(given, clause, Vec::new(), out);
            }
            // "pourquoi | du chocolat dans la fontaine".
            (Need::Clause, Phrase::Nominal(noun))
                if verbal.mood == Mood::Question && noun.kinds != Kinds::default() =>
            {
                let given = Verbal { object: true, weight: 2, adverbials: noun.kinds, ..given };
                out.push(self.make(left.head, Phrase::Verbal(given), Vec::new()));
            }
            (Need::Question, Phrase::Verbal(asked)) if asked.is_whole() && asked.asks() && !asked.called => {
                self.told(given, asked, Vec::new(), out);
            }
            (Need::Question, Phrase::Verbal(told)) if told.is_whole() => {
                self.told(given, told, vec![Reason::QuestionWanted(left.head, right.head)], out);
            }
            (Need::Question, Phrase::Nominal(_)) if left.first.lang.is_some() => {
                let fault = Reason::QuestionWanted(left.head, right.head);
                out.push(self.make(left.head, Phrase::Verbal(Verbal { object: true, ..given }), vec![fault]));
            }
            _ => {}
        }
    }

    /// A verb with the clause or the question that it takes.
    fn told(&self, given: Verbal<'a>, clause: &Verbal<'a>, mut faults: Vec<Reason>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        // "dis-moi | sur le toit quel pirate tricote": in front there is the verb that tells.
        if clause.fronted != Kinds::default() && clause.asks() {
            faults.push(Reason::UnusualOrder(left.head, right.first_at));
        }
        if given.adverbials.meets(clause.adverbials) {
            faults.push(Reason::SaidTwice(right.last_at));
        }
        let adverbials = given.adverbials.union(clause.adverbials);
        let joined = clause.mood == Mood::Statement;
        let in_front = if clause.fronted == Kinds::default() { 0 } else { 2 };
        let weight = given.weight + clause.weight + in_front;
        let pause = joined && given.mood == Mood::Command && left.last.speaks(FRENCH);
        let told = Verbal { adverbials, joined, object: true, weight, ..given };
        let made = self.make(left.head, Phrase::Verbal(told), faults);
        // "regarde, il pleut".
        out.push(if pause { made.comma(left.last_at) } else { made });
    }

    fn before_verb(&self, adverbial: &Adverbial, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        // "derrière Julie | est | un dragon".
        if verbal.subject.is_some()
            && verbal.needs == [Need::Place]
            && adverbial.kinds.has(AdverbialKind::Place)
            && verbal.adverbials == Kinds::default()
        {
            let made = Verbal { needs: &[], adverbials: adverbial.kinds, inverted: true, ..verbal.clone() };
            out.push(self.make(right.head, Phrase::Verbal(made), Vec::new()));
        }
        if !verbal.finite || !verbal.needs.is_empty() || verbal.inverted {
            return;
        }
        let mut faults = Vec::new();
        if verbal.adverbials.meets(adverbial.kinds) {
            faults.push(Reason::SaidTwice(left.head));
        }
        faults.extend(self.odd_time(verbal.tense, adverbial.tense, right.head, left.head));
        faults.extend(self.odd_manner(verbal, adverbial, left.head, right.head));
        let adverbials = verbal.adverbials.union(adverbial.kinds);
        let fronted = verbal.fronted.union(adverbial.kinds);
        let made = Verbal { adverbials, fronted, weight: verbal.weight + adverbial.weight, ..verbal.clone() };
        // "sur le toit dansent les souris"; "à minuit s'endort la reine".
        if verbal.is_predicate()
            && !verbal.object
            && !verbal.joined
            && right.first.speaks(FRENCH)
            && (adverbial.kinds.has(AdverbialKind::Place)
                || adverbial.kinds.has(AdverbialKind::Time) && verbal.tense != Some(Tense::Past))
        {
            let inverted = Verbal { inverted: true, ..made.clone() };
            out.push(self.make(right.head, Phrase::Verbal(inverted), faults.clone()));
        }
        // In front stands one, or when and where; before what is asked or told only when, and clauses.
        let place_and_time = Kinds::of(AdverbialKind::Place).union(Kinds::of(AdverbialKind::Time));
        let crowded = verbal.fronted != Kinds::default() && fronted != place_and_time;
        let told = verbal.asks() || verbal.mood == Mood::Command;
        let may_open = !told || adverbial.clause || adverbial.kinds.has(AdverbialKind::Time);
        // "the crocodiles | never | ate"; "vite, | regarde".
        let brief = adverbial.short && (left.last.speaks(ENGLISH) || verbal.mood == Mood::Command);
        if !brief && (crowded || !may_open || verbal.is_predicate()) {
            faults.push(Reason::UnusualOrder(left.head, right.head));
        }
        out.push(self.make(right.head, Phrase::Verbal(made), faults).comma(left.last_at));
    }

    /// "il pleut | en pyjama": nobody is there to be in pyjamas.
    fn odd_manner(
        &self,
        verbal: &Verbal<'a>,
        adverbial: &Adverbial,
        at: usize,
        verb: usize,
    ) -> Option<Reason> {
        let who = verbal.subject.map_or(verbal.who, |(_, senses)| senses);
        (!who.meets(adverbial.of)).then_some(Reason::OddManner(at, verb))
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
