//! Verbs: their subjects, and what stands behind them.

use alloc::vec;
use alloc::vec::Vec;

use super::{ENGLISH, HEAVY, Pair, heavy, is_any, is_partitive, note, one, ungendered};
use crate::phrase::{Adverbial, Edge, Kinds, Mood, Nominal, Phrase, Verbal};
use crate::tagging::{BE, has};
use crate::{AdverbialKind, Category, Need, Reason, Sense, Senses, Tense};

/// What a preposition wants that stands alone at the end: "who is the queen with".
const OF_IT: &[Need] = &[Need::Object(Senses::ANY)];

impl<'a> Pair<'_, 'a> {
    /// A clitic and its verb: "la reine | se | cache".
    pub(super) fn after_clitic(&self, out: &mut Vec<Edge<'a>>) {
        let Phrase::Verbal(verbal) = &self.right.phrase else { return };
        if verbal.finite && verbal.subject.is_some() && matches!(verbal.needs, [Need::Object(_)]) {
            let given = Verbal { needs: &[], object: true, ..*verbal };
            self.put(out, self.right.head, Phrase::Verbal(given), Vec::new());
        }
    }

    /// A verb with its subject before it.
    pub(super) fn subject(&self, noun: &Nominal, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
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
        // "the ghost who snores is singing": two things at once; "… ate": two tenses at once. "Du chocolat is in the piano": there is some.
        let long = verbal.adverbials.count() > 0;
        // "A dragon who is dancing hides my crown": nobody begins so.
        let any = is_any(self.left.first) || verbal.progressive == Some(true);
        let now =
            noun.told && (any || !verbal.object || verbal.is || long || verbal.tense == Some(Tense::Past));
        let said = &self.left.first.text;
        let mass = is_partitive(self.left) || !said.contains(' ') && self.left.first_at == self.left.last_at;
        // "Chocolate was swallowed by …".
        let some =
            mass && !noun.meets(Sense::Animate.into()) && (verbal.is || verbal.tense == Some(Tense::Past));
        // "Un ogre est un dragon"; "an ogre is in the piano": there is one.
        let there = verbal.adverbials.has(AdverbialKind::Place);
        let some = some || verbal.is && (there || verbal.weight + noun.weight > 0) && is_any(self.left.first);
        // "la reine en pyjama | regarde Hugo sur la lune".
        let much =
            noun.weight > 0 && noun.also == Senses::ANY && verbal.object && verbal.adverbials.count() > 0;
        // "la reine est un ami".
        let said = &self.right.last.features;
        let other = verbal.is
            && verbal.weight > 0
            && said.sense.meets(Sense::Person.into())
            && said.gender.zip(noun.agreement.gender).is_some_and(|(a, b)| a != b);
        let odd = now || some || much || other;
        let weight = verbal.weight + noun.weight + ungendered(noun.agreement, wanted) + heavy(odd);
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
    pub(super) fn called(
        &self,
        noun: &Nominal,
        verbal: &Verbal<'a>,
        clause_at: usize,
        out: &mut Vec<Edge<'a>>,
    ) {
        let speaks_to = matches!(verbal.mood, Mood::Command | Mood::Question) || verbal.own_subject;
        let noun_at = if clause_at == self.right.head { self.left.head } else { self.right.head };
        if !verbal.is_whole() {
            return;
        }
        let mut faults = Vec::new();
        let before = noun_at == self.left.head;
        // "ma grand-mère, j'ai trouvé …".
        let confides =
            verbal.own_subject && verbal.mood == Mood::Statement && verbal.who.meets(Sense::Animate.into());
        let own = noun.own && before && (verbal.mood == Mood::Command || confides);
        // "Hugo, les souris ont mangé du chocolat": a short statement rather has a subject too many.
        let tells = before && verbal.mood == Mood::Statement && verbal.object && !verbal.joined;
        let speaks_to = speaks_to || tells;
        if !((noun.name && speaks_to || own) && !verbal.called && noun.also == Senses::ANY && !noun.closed) {
            // Behind a clause a noun is an object too many, which is told elsewhere.
            if noun_at != self.left.head {
                return;
            }
            let subject = if verbal.own_subject { clause_at } else { self.right.first_at };
            faults.push(Reason::SecondSubject(noun_at, subject));
        }
        // "Hugo, qui danse en pyjama ?": cards have no comma, and all read a name with a relative clause, and no sentence.
        let asks = if before { self.right.first } else { self.left.first };
        let relative = asks.may_be(Category::Relative) || has("qui who", asks.text.as_str());
        let fragment = verbal.mood == Mood::Question && relative;
        // "ma grand-mère, watch …": one calls her "grand-mère".
        let weight = verbal.weight
            + u8::from(!before)
            + heavy(tells || own || fragment || !before && verbal.mood == Mood::Statement);
        let verbal = Verbal { called: true, weight, ..*verbal };
        out.push(self.make(clause_at, Phrase::Verbal(verbal), faults).comma(self.left.last_at));
    }

    /// Somebody is called between a verb and what it takes.
    fn called_within(&self, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        if verbal.called {
            return;
        }
        let verbal = Verbal { called: true, ..*verbal };
        let called = self.make(self.left.head, Phrase::Verbal(verbal), Vec::new());
        out.push(called.comma(self.left.last_at).comma(self.right.last_at));
    }

    pub(super) fn after_verb(&self, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        if let Some((need, rest)) = verbal.needs.split_first() {
            self.complement(verbal, *need, rest, out);
        }
        match &right.phrase {
            Phrase::Adverbial(adverbial) => self.adverbial_behind(verbal, adverbial, out),
            Phrase::Joined { phrase, .. } => match &**phrase {
                Phrase::Verbal(second) => self.joined(verbal, second, out),
                // "est furieuse et dans le piano".
                Phrase::Adverbial(adverbial) if left.last.features.category == Category::Adjective => {
                    let weight = adverbial.weight + HEAVY;
                    self.adverbial_behind(verbal, &Adverbial { weight, ..*adverbial }, out);
                }
                _ => {}
            },
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
                    agrees: noun.agreement,
                    mood: Mood::Question,
                    own_subject: true,
                    // "is a giraffe furious", "is du chocolat in the piano": English says "there".
                    weight: verbal.weight
                        + noun.weight
                        + 1
                        + heavy(is_any(right.first) || is_partitive(right) || self.bare(noun)),
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
                    && !noun.closed
                    && matches!(verbal.needs, [Need::Question | Need::Clause])
                {
                    self.called_within(verbal, out);
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
            Phrase::Verbal(second) if verbal.asks() && self.after_question_word(verbal, second, out) => {}
            // A verb too many, or a clause that nothing joins to the first.
            Phrase::Verbal(second)
                if verbal.finite
                    && second.finite
                    && second.needs.is_empty()
                    && matches!(
                        verbal.needs,
                        [] | [Need::Object(_) | Need::Attribute | Need::Infinitive | Need::BareInfinitive]
                    ) =>
            {
                let fault = match verbal.needs {
                    // "did the crocodiles | ate".
                    [need @ (Need::Infinitive | Need::BareInfinitive)] => Reason::Missing(left.head, *need),
                    // "je veux épouser | pourquoi il pleut".
                    [Need::Object(_)] if second.asks() => Reason::NoObject(left.head, right.first_at),
                    _ => Reason::SecondVerb(right.head),
                };
                let given = Verbal { joined: true, needs: &[], ..*verbal };
                self.put(out, left.head, Phrase::Verbal(given), vec![fault]);
            }
            // "is | not | an ogre".
            Phrase::Degree if has(BE, &left.last.text) && right.first.text == "not" => {
                self.put(out, left.head, left.phrase.clone(), Vec::new());
            }
            // "who is | the queen | with".
            Phrase::Preposition { kinds, .. }
                if verbal.mood == Mood::Question
                    && verbal.needs == [Need::Place]
                    && *kinds != Kinds::default()
                    && right.first.speaks(ENGLISH) =>
            {
                // And not "is the queen with | chocolate".
                let (adverbials, weight) = (verbal.adverbials.union(*kinds), verbal.weight + HEAVY);
                let asked = Verbal { needs: OF_IT, adverbials, weight, ..*verbal };
                self.put(out, left.head, Phrase::Verbal(asked), Vec::new());
            }
            // "dis-moi | voisin | qui danse".
            Phrase::Noun { sense, .. }
                if verbal.mood == Mood::Command
                    && sense.meets(Sense::Person.into())
                    && verbal.needs == [Need::Question]
                    && right.faults.is_empty() =>
            {
                // "regarde | sorcière furieuse | qui danse".
                let weight = verbal.weight + heavy(right.first_at != right.last_at);
                self.called_within(&Verbal { weight, ..*verbal }, out);
            }
            _ => {}
        }
    }
}
