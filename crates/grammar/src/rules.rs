//! The rules: which two phrases, side by side, make one.
//!
//! What a language forbids outright has no rule. What people get wrong (articles, agreement, elision, order, selection, a verb or an object too
//! many) has one that notes a fault, so that a verdict can say why.

use crate::phrase::{Adverbial, Edge, Kinds, Mood, Nominal, Phrase, Verbal, nominal, without_its_other};
use crate::tagging::has;
use crate::{AdverbialKind, Agreement, Need, Number, Reason, Sense, Senses, Tense};

const FRENCH: &str = "fr";
const ENGLISH: &str = "en";
/// Words that begin a relative clause, and no question.
const TELLS_WHICH: &str = "que that whom";
/// Words before which the subject of an English question stands behind.
const BE: &str = "is are was were";
/// Added to the weight of what is right and what nobody would say first.
const HEAVY: u8 = 2;
/// So heavy is all that is heavier.
const HEAVIEST: u8 = 50;
/// More adverbials in one clause are too much.
const MOST_ADVERBIALS: u32 = 3;

/// All that the two make side by side.
pub(crate) fn combine<'a>(left: &Edge<'a>, right: &Edge<'a>, out: &mut Vec<Edge<'a>>) {
    let pair = Pair { left, right };
    if matches!(&right.phrase, Phrase::Nominal(noun) if noun.apposed) {
        return;
    }
    match (&left.phrase, &right.phrase) {
        (Phrase::Determiner { agreement: determiner, goes, asks }, Phrase::Noun { agreement, sense }) => {
            let (agreement, mut faults) = pair.agree(*determiner, *agreement);
            note(&mut faults, (!sense.meets(*goes)).then_some(Reason::OddNoun(left.head, right.head)));
            let noun = Nominal { asks: *asks, ..nominal(agreement, *sense) };
            pair.put(out, right.head, Phrase::Nominal(noun), faults);
        }
        (Phrase::Noun { agreement, sense }, Phrase::Adjective { agreement: adjective, of, .. }) => {
            let (agreement, mut faults) = pair.agree(*agreement, *adjective);
            note(&mut faults, (!sense.meets(*of)).then_some(Reason::OddNoun(right.head, left.head)));
            note(&mut faults, pair.misplaced_adjective());
            pair.noun(left.head, agreement, *sense, faults, out);
        }
        (
            Phrase::Adjective { agreement: adjective, prenominal: true, of, .. },
            Phrase::Noun { agreement, sense },
        ) => {
            let (agreement, mut faults) = pair.agree(*adjective, *agreement);
            note(&mut faults, (!sense.meets(*of)).then_some(Reason::OddNoun(left.head, right.head)));
            pair.noun(right.head, agreement, *sense, faults, out);
        }
        // "furieuse, Julie chante": said of the noun behind it, with a pause.
        (Phrase::Adjective { agreement: adjective, of, .. }, Phrase::Nominal(noun)) if !noun.closed => {
            let (agreement, mut faults) = pair.agree(*adjective, noun.agreement);
            note(&mut faults, (!noun.meets(*of)).then_some(Reason::OddNoun(left.head, right.head)));
            let weight = noun.weight + 2;
            let said = Phrase::Nominal(Nominal { agreement, closed: true, apposed: true, weight, ..*noun });
            out.push(pair.make(right.head, said, faults).comma(left.last_at));
        }
        // "très furieuse", "not furious", "very often"; "not in the piano".
        (Phrase::Degree, Phrase::Adjective { .. }) => {
            pair.put(out, right.head, right.phrase.clone(), Vec::new());
        }
        (Phrase::Degree, Phrase::Adverbial(adverbial))
            if !adverbial.calls() && (adverbial.short || left.first.text == "not") =>
        {
            pair.put(out, right.head, right.phrase.clone(), Vec::new());
        }
        // "même la reine", "only Julie".
        (Phrase::Degree, Phrase::Nominal(noun))
            if !noun.closed && has("même even only", &left.first.text) =>
        {
            pair.put(out, right.head, right.phrase.clone(), Vec::new());
        }
        // "furieuse et jalouse", "small but furious".
        (Phrase::Adjective { agreement: a, of, prenominal, postnominal }, Phrase::Joined { phrase, .. }) => {
            if let Phrase::Adjective { agreement: b, of: also, .. } = &**phrase {
                let (agreement, faults) = pair.agree(*a, *b);
                let (prenominal, postnominal) = (*prenominal, *postnominal);
                let both = Phrase::Adjective { agreement, prenominal, postnominal, of: of.common(*also) };
                pair.put(out, left.head, both, faults);
            }
        }
        // "amoureux de la reine", "proud of the queen".
        (Phrase::Adjective { agreement, of, .. }, Phrase::Of { .. }) => {
            let proud =
                Phrase::Adjective { agreement: *agreement, prenominal: false, postnominal: true, of: *of };
            pair.put(out, left.head, proud, Vec::new());
        }
        (Phrase::Preposition { kinds, .. }, Phrase::Nominal(noun)) if *kinds == Kinds::default() => {
            pair.put(out, left.head, Phrase::Of { weight: noun.weight + 1 }, Vec::new());
        }
        // "la reine | se | cache".
        (Phrase::Clitic, Phrase::Verbal(verbal))
            if verbal.finite && verbal.subject.is_some() && matches!(verbal.needs, [Need::Object(_)]) =>
        {
            let given = Verbal { needs: &[], object: true, ..*verbal };
            pair.put(out, right.head, Phrase::Verbal(given), Vec::new());
        }
        // "qui danse et qui ronfle".
        (Phrase::Relative { agreement, subject, weight }, Phrase::Joined { and: true, phrase }) => {
            if let Phrase::Relative { agreement: b, subject: also, weight: more } = &**phrase {
                let (agreement, faults) = pair.agree(*agreement, *b);
                let (subject, weight) = (subject.common(*also), weight + more + 1);
                pair.put(out, left.head, Phrase::Relative { agreement, subject, weight }, faults);
            }
        }
        // "bonjour Julie".
        (Phrase::Adverbial(call), Phrase::Nominal(noun)) if call.calls() && noun.name && !noun.closed => {
            pair.put(out, left.head, left.phrase.clone(), Vec::new());
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
                pair.put(out, left.head, Phrase::Adverbial(joined), Vec::new());
            }
        }
        (Phrase::Preposition { kinds, wants }, Phrase::Nominal(noun)) => {
            let odd = (!noun.meets(*wants)).then_some(Reason::OddObject(left.head, right.head));
            let adverbial = Adverbial {
                kinds: *kinds,
                tense: None,
                short: false,
                clause: false,
                // "il pleut derrière la reine", and not "il pleut avec la reine".
                of: if kinds.has(AdverbialKind::Company) || kinds.has(AdverbialKind::Manner) {
                    Sense::Concrete.into()
                } else {
                    Senses::ANY
                },
                // "avec le trombone": somebody is company.
                weight: noun.weight
                    + heavy(kinds.has(AdverbialKind::Company) && !noun.meets(Sense::Animate.into())),
            };
            pair.put(out, left.head, Phrase::Adverbial(adverbial), one(odd));
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
            pair.put(out, left.head, Phrase::Adverbial(adverbial), Vec::new());
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
                // The French may ask so too: "qui la reine regarde ?"
                let mood = if left.first.speaks(FRENCH) { Mood::Question } else { Mood::Indirect };
                let weight = verbal.weight + heavy(mood == Mood::Question);
                let asked = Verbal { needs: &[], mood, own_subject: true, weight, ..*verbal };
                let word = left.first.text.as_str();
                if !has(TELLS_WHICH, word) {
                    pair.put(out, right.head, Phrase::Verbal(asked), one(odd));
                }
                // "la couronne que la reine cache".
                if has(TELLS_WHICH, word) || word == "who" {
                    let (agreement, weight) = (Agreement::default(), verbal.weight + HEAVY);
                    let relative = Phrase::Relative { agreement, subject: *wanted, weight };
                    pair.put(out, right.head, relative, Vec::new());
                }
            }
        }
        (Phrase::And | Phrase::But, phrase) => {
            let and = left.phrase == Phrase::And;
            let joins = match phrase {
                Phrase::Nominal(noun) => and && noun.also == Senses::ANY,
                Phrase::Adverbial(adverbial) => and && !adverbial.clause && !adverbial.calls(),
                Phrase::Adjective { .. } => true,
                Phrase::Relative { .. } => and,
                Phrase::Verbal(verbal) => verbal.needs.is_empty() && !verbal.inverted,
                _ => false,
            };
            if joins {
                let joined = Phrase::Joined { and, phrase: Box::new(phrase.clone()) };
                pair.put(out, right.head, joined, Vec::new());
            }
        }
        // "toutes les souris", "all the mice".
        (Phrase::Determiner { agreement, .. }, Phrase::Nominal(noun))
            if has("tout toute tous toutes all both", &left.first.text)
                && has("le la les ma the my", right.first.text.split(' ').next().unwrap_or_default()) =>
        {
            let (agreement, faults) = pair.agree(*agreement, noun.agreement);
            pair.put(out, right.head, Phrase::Nominal(Nominal { agreement, ..*noun }), faults);
        }
        // "un mystérieux la reine": an article before one.
        (Phrase::Determiner { .. }, Phrase::Nominal(noun)) if right.faults.is_empty() => {
            pair.put(out, right.head, Phrase::Nominal(*noun), vec![Reason::NoNoun(left.head)]);
        }
        _ => {}
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

/// What the subject must be, of which the adverbial can be said.
fn said_of(verbal: &Verbal<'_>, adverbial: &Adverbial) -> Option<(Agreement, Senses)> {
    let both = |(agreement, senses): (Agreement, Senses)| {
        let narrow = senses.common(adverbial.of);
        (agreement, if narrow == Senses::NONE { senses } else { narrow })
    };
    verbal.subject.map(both)
}

/// "the trombone a été avalée": English says no gender, and French ears have one.
fn ungendered(noun: Agreement, said: Agreement) -> u8 {
    heavy(noun.gender.is_none() && said.gender.is_some())
}

fn heavy(is: bool) -> u8 {
    if is { HEAVY } else { 0 }
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
            verbal.fronted.count() + u32::from(verbal.called) <= 1
                && verbal.weight <= 1
                && adverbials + more <= 2
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
        let wrong = if vowel { before.features.before_consonant } else { before.features.before_vowel };
        // "de le fantôme": "du".
        let articles = ["le ", "les ", "du ", "des "];
        let fused = before.text == "de" && articles.iter().any(|article| after.text.starts_with(article));
        (wrong || fused).then_some(Reason::Elision(self.left.last_at, self.right.first_at))
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
            self.put(out, left.head, Phrase::Nominal(noun), faults);
        };
        match &right.phrase {
            Phrase::Adjective { agreement: adjective, of, .. } if !noun.closed => {
                let (agreement, mut faults) = self.agree(noun.agreement, *adjective);
                note(&mut faults, (!noun.meets(*of)).then_some(Reason::OddNoun(right.head, left.head)));
                note(&mut faults, self.misplaced_adjective());
                let weight = noun.weight + ungendered(noun.agreement, *adjective);
                add(Nominal { agreement, closed: true, weight, ..*noun }, faults);
            }
            Phrase::Relative { agreement: relative, subject, weight } => {
                let (agreement, mut faults) = self.agree(noun.agreement, *relative);
                if !noun.meets(*subject) {
                    faults.push(Reason::OddSubject(right.head, left.head));
                }
                // "Hugo qui danse": one knows which Hugo.
                let weight = noun.weight + weight + heavy(noun.name);
                add(Nominal { agreement, closed: true, weight, ..*noun }, faults);
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
        note(&mut faults, disagree);
        if !noun.meets(senses) {
            faults.push(Reason::OddSubject(verb, self.left.head));
        }
        if noun.kinds.meets(verbal.adverbials) {
            faults.push(Reason::SaidTwice(self.right.last_at));
        }
        let who = noun.sense.union(if noun.also == Senses::ANY { Senses::NONE } else { noun.also });
        let adverbials = verbal.adverbials.union(noun.kinds);
        let weight = verbal.weight + noun.weight + ungendered(noun.agreement, wanted);
        let mood = if noun.asks { Mood::Question } else { verbal.mood };
        let clause = Verbal { subject: None, who, adverbials, weight, mood, ..*verbal };
        // Its complements may also follow later: "dis-moi qui | la reine | regarde".
        // "tell me where | my crown | is".
        if matches!(verbal.needs, [Need::Object(_)] | [Need::Place]) {
            self.put(out, verb, Phrase::Verbal(clause), faults.clone());
        }
        note(&mut faults, verbal.needs.first().map(|need| Reason::Missing(verb, *need)));
        self.put(out, verb, Phrase::Verbal(Verbal { needs: &[], ..clause }), faults);
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
        let weight = verbal.weight + u8::from(noun_at != self.left.head);
        let verbal = Verbal { called: true, weight, ..*verbal };
        out.push(self.make(clause_at, Phrase::Verbal(verbal), faults).comma(self.left.last_at));
    }

    fn who(&self, subject: Senses, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let Some((agreement, wanted)) = verbal.subject else { return };
        let (left, right) = (self.left, self.right);
        let odd = (!subject.meets(wanted)).then_some(Reason::OddSubject(right.head, left.head));
        let weight = verbal.weight + 1;
        let word = left.first.text.as_str();
        if ["que", "whom", "ce que", "qu'est-ce que"].contains(&word) {
            return;
        }
        if !["what", "ce qui"].contains(&word) {
            let relative = Phrase::Relative { agreement, subject: subject.common(wanted), weight };
            self.put(out, right.head, relative, one(odd));
        }
        if word == "that" {
            return;
        }
        let one = Agreement { number: Some(Number::Singular), person: Some(3), ..Agreement::default() };
        let (_, mut faults) = self.agree(one, agreement);
        note(&mut faults, odd);
        // Who asks so asks for somebody; "la couronne qui est …" is another matter.
        let somebody = if ["qui", "who"].contains(&word) { Sense::Animate.into() } else { Senses::ANY };
        let asked = Verbal {
            subject: None,
            who: subject.common(wanted).common(somebody),
            mood: Mood::Question,
            own_subject: true,
            weight: verbal.weight + ungendered(one, agreement),
            ..*verbal
        };
        if asked.who == Senses::NONE && odd.is_none() {
            faults.push(Reason::OddSubject(right.head, left.head));
        }
        self.put(out, right.head, Phrase::Verbal(asked), faults);
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
                let mut faults: Vec<Reason> = one(disagree);
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
                    ..*verbal
                };
                self.put(out, left.head, Phrase::Verbal(clause), faults);
            }
            // "is | the queen | furious".
            Phrase::Nominal(noun)
                if verbal.subject.is_some()
                    && verbal.adverbials == Kinds::default()
                    && (has(BE, &left.first.text)
                        && matches!(verbal.needs, [Need::Attribute] | [Need::Place])
                        // "can | the mice | watch".
                        || verbal.needs == [Need::BareInfinitive] && !verbal.object) =>
            {
                let Some((wanted, senses)) = verbal.subject else { return };
                let (_, disagree) = self.agree_with_verb(noun.agreement, wanted, left);
                let mut faults: Vec<Reason> = one(disagree);
                note(&mut faults, (!noun.meets(senses)).then_some(Reason::OddSubject(left.head, right.head)));
                let asked = Verbal {
                    subject: None,
                    who: noun.sense,
                    mood: Mood::Question,
                    own_subject: true,
                    weight: verbal.weight + noun.weight + 1,
                    ..*verbal
                };
                self.put(out, left.head, Phrase::Verbal(asked), faults);
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
                    let verbal = Verbal { called: true, ..*verbal };
                    let called = self.make(left.head, Phrase::Verbal(verbal), Vec::new());
                    out.push(called.comma(left.last_at).comma(right.last_at));
                }
                if verbal.needs.is_empty() && verbal.finite && !verbal.joined {
                    let fault = if verbal.object {
                        Reason::SecondObject(left.head, right.head)
                    } else {
                        Reason::NoObject(left.head, right.head)
                    };
                    let given = Verbal { object: true, ..*verbal };
                    self.put(out, left.head, Phrase::Verbal(given), vec![fault]);
                }
            }
            // "où | est | ma couronne"; nobody asks when or why it is.
            Phrase::Verbal(second)
                if verbal.asks()
                    && verbal.needs == [Need::Clause]
                    && has("où comment where how", &left.first.text)
                    && second.subject.is_some()
                    && second.needs == [Need::Place] =>
            {
                let mood = Mood::Question;
                let made = Verbal { needs: &[], mood, inverted: true, own_subject: true, ..*second };
                self.put(out, right.head, Phrase::Verbal(made), Vec::new());
            }
            // "tell me | where | my crown | is".
            Phrase::Verbal(second)
                if verbal.mood == Mood::Indirect
                    && verbal.needs == [Need::Clause]
                    && has("where où", &left.first.text)
                    && second.finite
                    && second.subject.is_none()
                    && second.mood == Mood::Statement
                    && second.needs == [Need::Place] =>
            {
                let mood = Mood::Indirect;
                let told = Verbal { needs: &[], mood, own_subject: true, ..*second };
                self.put(out, right.head, Phrase::Verbal(told), Vec::new());
            }
            // "quand | s'endort | la reine", asked and told.
            Phrase::Verbal(second)
                if verbal.mood == Mood::Indirect
                    && verbal.needs == [Need::Clause]
                    && has("quand où comment", &left.first.text)
                    && right.first.speaks(FRENCH)
                    && second.is_predicate()
                    && second.mood == Mood::Statement
                    && !second.object
                    && !second.joined
                    && second.adverbials == Kinds::default() =>
            {
                let told = Verbal { mood: Mood::Question, own_subject: true, inverted: true, ..*second };
                self.put(out, right.head, Phrase::Verbal(told), Vec::new());
            }
            // "why | is the queen furious": asked, not told, so that it counts as something in front.
            Phrase::Verbal(second)
                if verbal.mood == Mood::Indirect
                    && verbal.needs == [Need::Clause]
                    && has("why when where how", &left.first.text)
                    && has(BE, &right.first.text)
                    && second.mood == Mood::Question
                    && second.is_whole()
                    && second.fronted == Kinds::default()
                    && !second.called =>
            {
                let asked = Verbal { fronted: Kinds::CLAUSE, ..*second };
                self.put(out, right.head, Phrase::Verbal(asked), Vec::new());
            }
            // A verb too many, or a clause that nothing joins to the first.
            Phrase::Verbal(second)
                if verbal.finite && second.finite && verbal.needs.is_empty() && second.needs.is_empty() =>
            {
                let fault = Reason::SecondVerb(right.head);
                self.put(out, left.head, Phrase::Verbal(Verbal { joined: true, ..*verbal }), vec![fault]);
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
        note(&mut faults, self.odd_time(verbal.tense, adverbial.tense, left.head, right.head));
        note(&mut faults, self.odd_manner(verbal, adverbial, right.head, left.head));
        // Between a verb and its object: a short adverb in French, nothing in English.
        let waits = verbal.needs.iter().any(|need| !matches!(need, Need::Place));
        if waits && !(adverbial.short && !adverbial.calls() && left.last.speaks(FRENCH)) {
            let order = if left.last.speaks(ENGLISH) { Reason::Order } else { Reason::UnusualOrder };
            faults.push(order(left.head, right.head));
        }
        if adverbial.clause && waits {
            faults.push(Reason::Order(left.head, right.head));
        }
        let adverbials = verbal.adverbials.union(adverbial.kinds);
        // "il arrose la reine souvent": short words stand at the verb.
        let late = adverbial.short && verbal.object && left.last.speaks(FRENCH);
        let weight = verbal.weight + adverbial.weight + heavy(late);
        let subject = said_of(verbal, adverbial);
        let said = Phrase::Verbal(Verbal { adverbials, weight, subject, ..*verbal });
        let made = self.make(left.head, said, faults);
        out.push(if adverbial.calls() { made.comma(left.last_at) } else { made });
    }

    /// "… rit et pleure", "… rit et le crocodile pleure".
    fn joined(&self, first: &Verbal<'a>, second: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let said = first.adverbials.count() > 0 && second.adverbials.count() > 0;
        let weight = first.weight + second.weight + 1 + heavy(said || first.asks());
        let mut add = |verbal: Verbal<'a>, faults: Vec<Reason>| {
            let verbal = Verbal { weight, ..verbal };
            self.put(out, left.head, Phrase::Verbal(verbal), faults);
        };
        let infinitives = !first.finite && !second.finite && first.needs.is_empty();
        // "is singing | and | dancing".
        let goes_on = left.first.text.split_once(' ').is_some_and(|(verb, _)| has(BE, verb));
        if second.is_participle() && first.needs.is_empty() && goes_on {
            add(Verbal { joined: true, ..*first }, Vec::new());
        }
        if infinitives || first.is_clause() && second.is_clause() {
            add(Verbal { joined: true, ..*second }, Vec::new());
        } else if first.is_whole() && second.is_whole() && first.asks() && second.asks() {
            // "qui danse et qui ronfle": both are asked, or both told.
            let mood = if first.mood == second.mood { first.mood } else { Mood::Indirect };
            add(Verbal { joined: true, mood, ..*second }, Vec::new());
        } else if first.is_whole() && first.mood == Mood::Command && second.is_whole() && !second.asks() {
            // "regarde et chante"; "regarde et il pleut" is left to others.
            let odd = second.mood != Mood::Command;
            let faults = odd.then_some(Reason::UnusualOrder(left.head, right.head));
            add(Verbal { joined: true, ..*first }, one(faults));
        } else if first.is_predicate() && second.is_predicate() {
            let (Some((a, subject)), Some((b, also))) = (first.subject, second.subject) else { return };
            let (agreement, faults) = self.agree(a, b);
            let subject = Some((agreement, subject.common(also)));
            add(Verbal { subject, joined: true, ..*second }, faults);
        } else if first.is_whole() && second.is_predicate() {
            add(Verbal { joined: true, ..*first }, vec![Reason::NoSubject(right.head)]);
        }
    }

    /// Whether the verb at the left may also take nothing: "falls asleep" takes an adjective and no noun, "is" takes both.
    fn stands_alone(&self) -> bool {
        self.left.first.all_features().any(|features| {
            features.takes.contains(&Vec::new()) && features.takes.contains(&vec![Need::Attribute])
        })
    }

    fn complement(&self, verbal: &Verbal<'a>, need: Need, rest: &'a [Need], out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let given = Verbal { needs: rest, ..*verbal };
        match (need, &right.phrase) {
            (Need::Object(wanted), Phrase::Nominal(noun)) => {
                let mut faults = Vec::new();
                note(&mut faults, (!noun.meets(wanted)).then_some(Reason::OddObject(left.head, right.head)));
                note(
                    &mut faults,
                    noun.kinds.meets(verbal.adverbials).then_some(Reason::SaidTwice(right.last_at)),
                );
                let adverbials = verbal.adverbials.union(noun.kinds);
                let weight = verbal.weight + noun.weight;
                let given = Verbal { object: true, adverbials, weight, ..given };
                self.put(out, left.head, Phrase::Verbal(given), faults);
            }
            (Need::Infinitive | Need::BareInfinitive, Phrase::Verbal(infinitive)) if !infinitive.finite => {
                let to = right.first.text.starts_with("to ");
                if right.first.speaks(ENGLISH) && to != (need == Need::Infinitive) {
                    return;
                }
                // "watch the mice dancing", and never "can dancing".
                if infinitive.is_participle() && !verbal.object {
                    return;
                }
                let adverbials = verbal.adverbials.union(infinitive.adverbials);
                let given = Verbal {
                    needs: infinitive.needs,
                    adverbials,
                    object: infinitive.object,
                    weight: verbal.weight + infinitive.weight + heavy(verbal.object),
                    ..given
                };
                // What is still to come belongs to the infinitive: messages are to name it.
                let head = if infinitive.needs.is_empty() { left.head } else { right.head };
                self.put(out, head, Phrase::Verbal(given), Vec::new());
            }
            (Need::Attribute, Phrase::Adjective { agreement, of, .. }) => {
                let mut faults = Vec::new();
                let subject = verbal.subject.map(|(wanted, sense)| {
                    let (both, disagree) = self.agree(wanted, *agreement);
                    faults.extend(disagree);
                    (both, sense.common(*of))
                });
                let given = Verbal { subject, object: true, ..given };
                self.put(out, left.head, Phrase::Verbal(given), faults);
            }
            // "is | eating | chocolate".
            (Need::Attribute, Phrase::Verbal(participle))
                if participle.is_participle() && right.first.speaks(ENGLISH) =>
            {
                let (adverbials, weight) = (participle.adverbials, verbal.weight + participle.weight);
                let needs = participle.needs;
                let given = Verbal { needs, adverbials, object: participle.object, weight, ..given };
                let head = if needs.is_empty() { left.head } else { right.head };
                self.put(out, head, Phrase::Verbal(given), Vec::new());
            }
            // "Hugo est un fantôme": both are one, so they are as many and of one kind.
            (Need::Attribute, Phrase::Nominal(noun)) if !self.stands_alone() => {
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
                self.put(out, left.head, Phrase::Verbal(given), faults);
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
                let twice = verbal.adverbials.meets(*kinds).then_some(Reason::SaidTwice(right.last_at));
                self.put(out, left.head, Phrase::Verbal(given), odd.into_iter().chain(twice).collect());
            }
            // Where and when are said once for the two.
            (Need::Clause, Phrase::Verbal(clause)) if clause.is_clause() => {
                self.told(given, clause, Vec::new(), out);
            }
            // "pourquoi | du chocolat dans la fontaine".
            (Need::Clause, Phrase::Nominal(noun))
                if verbal.mood == Mood::Question
                    && noun.kinds != Kinds::default()
                    && ["du ", "un ", "une ", "a ", "an "]
                        .iter()
                        .any(|article| right.first.text.starts_with(article)) =>
            {
                let given = Verbal { object: true, weight: 2, adverbials: noun.kinds, ..given };
                self.put(out, left.head, Phrase::Verbal(given), Vec::new());
            }
            (Need::Question, Phrase::Verbal(asked)) if asked.is_whole() && asked.asks() && !asked.called => {
                // "regarde pourquoi …": what is looked at is somebody.
                let looks = left.first.all_features().flat_map(|features| &features.takes);
                let looks = looks.flatten().any(|need| matches!(need, Need::Object(_)));
                let why =
                    right.first.all_features().any(|features| features.takes.contains(&vec![Need::Clause]));
                let weight = given.weight + heavy(looks && why);
                self.told(Verbal { weight, ..given }, asked, Vec::new(), out);
            }
            (Need::Question, Phrase::Verbal(told)) if told.is_whole() => {
                self.told(given, told, vec![Reason::QuestionWanted(left.head, right.head)], out);
            }
            (Need::Question, Phrase::Nominal(_)) if left.first.lang.is_some() => {
                let fault = Reason::QuestionWanted(left.head, right.head);
                self.put(out, left.head, Phrase::Verbal(Verbal { object: true, ..given }), vec![fault]);
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
        // Of what is told one thing is said where, when or how, and no more.
        let long = clause.asks() && (clause.adverbials.count() > 1 || clause.adverbials.meets(Kinds::CLAUSE));
        let weight = given.weight + clause.weight + in_front + heavy(long || clause.joined);
        let pause = joined && given.mood == Mood::Command && left.last.speaks(FRENCH);
        let tense = given.tense.or(clause.tense);
        let told = Verbal { adverbials, joined, object: true, weight, tense, ..given };
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
            let made = Verbal { needs: &[], adverbials: adverbial.kinds, inverted: true, ..*verbal };
            self.put(out, right.head, Phrase::Verbal(made), Vec::new());
        }
        if !verbal.finite || !verbal.needs.is_empty() || verbal.inverted {
            return;
        }
        let mut faults = Vec::new();
        if verbal.adverbials.meets(adverbial.kinds) {
            faults.push(Reason::SaidTwice(left.head));
        }
        note(&mut faults, self.odd_time(verbal.tense, adverbial.tense, right.head, left.head));
        note(&mut faults, self.odd_manner(verbal, adverbial, left.head, right.head));
        let adverbials = verbal.adverbials.union(adverbial.kinds);
        let fronted = verbal.fronted.union(adverbial.kinds);
        let mut weight = verbal.weight + adverbial.weight;
        // "regarde | dans la fontaine, qui danse": right, and heavier than what people say first.
        let told = verbal.asks() || verbal.mood == Mood::Command;
        let says_when = adverbial.clause || adverbial.kinds.has(AdverbialKind::Time);
        weight += heavy(told && !says_when && !adverbial.short);
        // In front people say when and where.
        let short_english = adverbial.short && left.last.speaks(ENGLISH);
        weight += heavy(!says_when && !adverbial.kinds.has(AdverbialKind::Place) && !short_english);
        let subject = said_of(verbal, adverbial);
        let made = Verbal { adverbials, fronted, weight, subject, ..*verbal };
        // "sur le toit dansent les souris"; "à minuit s'endort la reine".
        if verbal.is_predicate()
            && !verbal.object
            && !verbal.joined
            && right.first.speaks(FRENCH)
            && (adverbial.kinds.has(AdverbialKind::Place)
                || adverbial.kinds.has(AdverbialKind::Company)
                || adverbial.kinds.has(AdverbialKind::Time) && verbal.tense != Some(Tense::Past))
        {
            let inverted = Verbal { inverted: true, ..made };
            self.put(out, right.head, Phrase::Verbal(inverted), faults.clone());
        }
        // In front stands one, or when and where, or two that say when; before what is asked only when and where.
        let [place, time] = [AdverbialKind::Place, AdverbialKind::Time].map(Kinds::of);
        let two = [place.union(time), time.union(Kinds::CLAUSE)].contains(&fronted);
        let crowded = verbal.fronted != Kinds::default() && !two;
        let may_open = !verbal.asks() || says_when || adverbial.kinds.meets(place);
        // "the crocodiles | never | ate"; "vite, | regarde"; "attention, il pleut".
        let calls = adverbial.calls() && !verbal.is_predicate();
        let brief = calls
            || adverbial.short
                && !adverbial.calls()
                && (left.last.speaks(ENGLISH) || verbal.mood == Mood::Command);
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
