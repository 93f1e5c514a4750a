//! Complements: what verbs take, and whether it is what they want.

use alloc::vec;
use alloc::vec::Vec;

use super::{ENGLISH, FRENCH, Pair, begins, heavy, is_any, is_partitive, note, one, watches};
use crate::phrase::{Adverbial, Edge, Kinds, Mood, Phrase, Verbal};
use crate::tagging::has;
use crate::{AdverbialKind, Agreement, Category, Need, Reason, Sense, Senses, Tense};

impl<'a> Pair<'_, 'a> {
    pub(super) fn complement(
        &self,
        verbal: &Verbal<'a>,
        need: Need,
        rest: &'a [Need],
        out: &mut Vec<Edge<'a>>,
    ) {
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
                // "cache elle": it should be "la".
                let subject = [right.first, right.last]
                    .iter()
                    .any(|card| has("je tu il ils on elle elles nous vous I he she we they", &card.text));
                note(&mut faults, subject.then_some(Reason::NoObject(left.head, right.head)));
                let adverbials = verbal.adverbials.union(noun.kinds);
                // "I found the queen who is dancing".
                let then = noun.told && verbal.tense == Some(Tense::Past);
                // "il pleut notre incroyable chocolat".
                let rains = verbal.rains() && right.first.may_be(Category::Determiner);
                // "cache | chocolate", "watch chocolate!"
                let bare = self.bare(noun) && (left.last.speaks(FRENCH) || verbal.mood == Mood::Command);
                // "watch a giraffe", "hide a giraffe who snores": which one?
                // And "who is watering a giraffe who snores", but "I want to marry a giraffe who snores".
                let ordered = verbal.mood == Mood::Command;
                let any = is_any(right.first)
                    && (ordered && watches(left.last) || noun.told && (ordered || !verbal.own_subject));
                // "regarde du chocolat", "watch chocolate"; "watch our incredible scarf": it does nothing.
                let still = left.last.speaks(ENGLISH)
                    && verbal.mood == Mood::Command
                    && !noun.sense.meets(Sense::Animate.into());
                let some = (is_partitive(right) || self.bare(noun) || still) && watches(left.last);
                // "knits a giraffe who snores", "knits chocolate": it is only being made.
                let makes = wanted.meets(Sense::Clothing.into()) && !wanted.meets(Sense::Person.into());
                let made = makes && (noun.told || is_partitive(right) || self.bare(noun));
                // "cache | votre charmante écharpe": to one says "tu", to the other "vous".
                let polite = ordered && left.last.speaks(FRENCH) && right.first.text.starts_with("votre");
                // "I want to marry a giraffe behind a dragon", with the place as the giraffe's.
                let placed = noun.kinds != Kinds::default() && noun.sense.meets(Sense::Animate.into());
                let odd = then || polite || placed || rains || bare || any || some || made;
                let weight = verbal.weight + noun.weight + heavy(odd);
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
                // "is | my crown | furious", "is | Hugo | furieuse".
                let odd = verbal.subject.is_none() && !verbal.who.meets(*of);
                faults.extend(self.agree(verbal.agrees, *agreement).1);
                note(&mut faults, odd.then_some(Reason::OddNoun(right.head, left.head)));
                let weight = verbal.weight + heavy(begins(left.first));
                let given = Verbal { subject, object: true, weight, ..given };
                self.put(out, left.head, Phrase::Verbal(given), faults);
            }
            // "ma grand-mère | est | sorcière".
            (Need::Attribute, Phrase::Noun { agreement, sense, said: true, .. })
                if verbal.subject.is_some() && left.last.speaks(FRENCH) && right.first.speaks(FRENCH) =>
            {
                let mut faults = Vec::new();
                let subject = verbal.subject.map(|(wanted, subject)| {
                    let (both, disagree) = self.agree(wanted, *agreement);
                    faults.extend(disagree);
                    (both, subject.common(*sense))
                });
                let weight = verbal.weight + heavy(begins(left.first));
                let given = Verbal { subject, object: true, weight, ..given };
                self.put(out, left.head, Phrase::Verbal(given), faults);
            }
            // "is | eating | chocolate".
            (Need::Attribute, Phrase::Verbal(participle))
                if participle.is_participle() && right.first.speaks(ENGLISH) =>
            {
                let (adverbials, weight) = (participle.adverbials, verbal.weight + participle.weight);
                let needs = participle.needs;
                let progressive = Some(true);
                let given =
                    Verbal { needs, adverbials, object: participle.object, weight, progressive, ..given };
                let head = if needs.is_empty() { left.head } else { right.head };
                self.put(out, head, Phrase::Verbal(given), Vec::new());
            }
            // "Hugo est un fantôme": both are one, so they are as many and of one kind.
            (Need::Attribute, Phrase::Nominal(noun)) if !begins(left.first) => {
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
                // "the queen is Hugo" is a riddle.
                // And "an ogre is my grandmother" is another.
                let known =
                    has("the la le les my ma", right.first.text.split(' ').next().unwrap_or_default());
                let thing = !noun.sense.meets(animate);
                let known = noun.name || thing || known && right.first_at == right.last_at;
                let weight = verbal.weight + noun.weight + 1 + heavy(known || noun.kinds != Kinds::default());
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
                // "an ogre is | behind the mice": there is one.
                let there = kinds.has(AdverbialKind::Place) && verbal.subject.is_none();
                let weight = verbal.weight + weight + heavy(there && is_any(left.first));
                let given = Verbal { adverbials, subject, object: true, weight, ..given };
                let odd = (verbal.subject.is_none() && !verbal.who.meets(*of))
                    .then_some(Reason::OddManner(right.head, left.head));
                let twice = verbal.adverbials.meets(*kinds).then_some(Reason::SaidTwice(right.last_at));
                self.put(out, left.head, Phrase::Verbal(given), odd.into_iter().chain(twice).collect());
            }
            // Where and when are said once for the verb and its clause.
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
            // "dis-moi | que | la reine chante", "tell me | that | …"; verbs of looking take no such clause.
            (Need::Question | Need::Clause, Phrase::Verbal(told))
                if told.is_whole() && told.mood == Mood::Told && !self.looks() =>
            {
                self.told(given, told, Vec::new(), out);
            }
            (Need::Question, Phrase::Verbal(asked)) if asked.is_whole() && asked.asks() && !asked.called => {
                self.asked(given, asked, out);
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

    /// Whether the verb at the left also takes what can be seen.
    fn looks(&self) -> bool {
        let mut takes = self.left.first.all_features().flat_map(|features| &features.takes).flatten();
        takes.any(|need| matches!(need, Need::Object(_)))
    }

    /// A verb with the question that it takes.
    fn asked(&self, given: Verbal<'a>, asked: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let is = |category| right.first.may_be(category);
        // "regarde pourquoi …": one looks at somebody, not at a reason.
        let looks = self.looks();
        let why = right.first.all_features().any(|features| features.takes.contains(&vec![Need::Clause]));
        // "j'ai trouvé | quand il pleut" lacks what was found.
        let when =
            is(Category::Subordinator) && !left.first.all_features().any(|f| f.takes.contains(&Vec::new()));
        // "regarde | is the queen furious": that is asked, and not seen.
        let direct = is(Category::Verb) && asked.mood == Mood::Question;
        let wrong = looks && (when || direct);
        let fault = wrong.then_some(Reason::QuestionWanted(left.head, right.head));
        let weight = given.weight
            // "dis-moi | is my crown with the queen": two sentences.
            + heavy(direct || looks && left.first.speaks(ENGLISH))
            + heavy(looks && (why || asked.tense == Some(Tense::Past)))
            // "qui regarde who is dancing".
            + if given.mood == Mood::Command { 0 } else { 1 + heavy(looks) };
        self.told(Verbal { weight, ..given }, asked, one(fault), out);
    }

    /// A verb with the clause or the question that it takes.
    pub(super) fn told(
        &self,
        given: Verbal<'a>,
        clause: &Verbal<'a>,
        mut faults: Vec<Reason>,
        out: &mut Vec<Edge<'a>>,
    ) {
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
        // Within another sentence, a question has at most one adverbial, and that is no clause.
        let long = clause.asks() && (clause.adverbials.count() > 1 || clause.adverbials.meets(Kinds::CLAUSE));
        // "tell me, I want to marry": nothing is asked.
        // "look, the ghost was swallowed": there is nothing to see any more.
        let said =
            joined && given.mood == Mood::Command && (!self.looks() || clause.tense == Some(Tense::Past));
        // "pourquoi | la reine regarde qui danse".
        let nested = given.asks() && clause.weight > 0;
        // "pourquoi I found the queen": nobody else knows.
        let wishes = clause.own_subject && clause.who.meets(Sense::Animate.into());
        // "pourquoi | my strange neighbour | is singing", "… | it is raining": English would turn them round.
        let english = clause.progressive.is_some()
            || right.first.speaks(ENGLISH) && right.first.may_be(Category::ClauseHead);
        let order = given.asks() && left.last.speaks(FRENCH) && english;
        // "how come | a giraffe | is furious": which one?
        let any = given.asks() && is_any(right.first);
        let nested = nested || order || any || wishes && clause.mood == Mood::Statement;
        let weight = given.weight + clause.weight + in_front + heavy(long || clause.joined || said || nested);
        let pause = joined && given.mood == Mood::Command && left.last.speaks(FRENCH);
        let tense = given.tense.or(clause.tense);
        // Of "pourquoi il pleut" the rain is the subject.
        let who = if given.asks() || joined { clause.who } else { given.who };
        let progressive = given.progressive.or(clause.progressive);
        let told = Verbal {
            adverbials,
            joined,
            object: true,
            tells: true,
            weight,
            tense,
            who,
            progressive,
            ..given
        };
        let made = self.make(left.head, Phrase::Verbal(told), faults);
        // "regarde, il pleut".
        out.push(if pause { made.comma(left.last_at) } else { made });
    }
}
