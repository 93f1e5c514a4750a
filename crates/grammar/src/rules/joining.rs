//! What is joined: nouns, verbs, clauses, questions.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::{ENGLISH, Pair, begins, heavy};
use crate::phrase::{Edge, Mood, Phrase, Verbal};
use crate::tagging::{BE, has};
use crate::{Agreement, Need, Number, Reason, Sense, Senses};

impl<'a> Pair<'_, 'a> {
    /// "et", "but", and what they join to what stands before them.
    pub(super) fn after_conjunction(&self, out: &mut Vec<Edge<'a>>) {
        let and = self.left.phrase == Phrase::And;
        let phrase = &self.right.phrase;
        let joins = match phrase {
            Phrase::Nominal(noun) => and && noun.also == Senses::ANY,
            Phrase::Adverbial(adverbial) => and && !adverbial.clause && !adverbial.calls(),
            Phrase::Adjective { .. } => true,
            Phrase::Relative { .. } => and,
            // "qui danse et pourquoi".
            Phrase::Verbal(verbal) if verbal.asks() && verbal.needs == [Need::Clause] => and,
            Phrase::Verbal(verbal) => verbal.needs.is_empty() && !verbal.inverted,
            _ => false,
        };
        if joins {
            let joined = Phrase::Joined { and, phrase: Box::new(phrase.clone()) };
            self.put(out, self.right.head, joined, Vec::new());
        }
    }

    /// "… rit et pleure", "… rit et le crocodile pleure".
    pub(super) fn joined(&self, first: &Verbal<'a>, second: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let said = first.adverbials.count() > 0 && second.adverbials.count() > 0;
        // "… et je veux épouser la reine" comes out of nowhere; "et il pleut" does not.
        let wishes = second.own_subject && second.who.meets(Sense::Animate.into());
        // "chante et il pleut"; "j'ai trouvé les souris et il pleut".
        let apart = first.mood == Mood::Command || first.tense != second.tense;
        // "s'endort dans le piano et arrose la reine", "is singing and is hiding": one verb would do, or another sentence.
        let verbs = first.is_predicate() && (first.adverbials.count() > 0 || !second.object);
        // "it is raining | and the queen falls asleep".
        let jars_with_rain = first.rains() && left.first.speaks(ENGLISH) && second.progressive == Some(false);
        // "falls asleep and is hiding the crocodiles", "is singing and is hiding the trombone".
        let jars = first.progressive.zip(second.progressive).is_some_and(|(one, other)| one || other);
        // "watch a dragon et cette affreuse sorcière | falls asleep": she is first heard as watched.
        let also = first.is_clause() && second.is_clause() && first.object && !second.own_subject;
        // "s'endort | et regarde les souris": who sleeps does nothing else.
        let sleeps = begins(left.last);
        let own =
            first.own_subject && first.who.meets(Sense::Animate.into()) && first.mood == Mood::Statement;
        let much = first.subject.is_none() && first.adverbials.union(second.adverbials).count() > 0;
        let weight = first.weight
            + second.weight
            + 1
            + heavy(said || first.asks() || second.mood == Mood::Command || first.is || second.is)
            + heavy(wishes && second.mood == Mood::Statement)
            + heavy(much || apart || verbs || own || also || jars || jars_with_rain || sleeps);
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
        if second.needs == [Need::Clause] {
            // "qui danse et pourquoi", "quand et pourquoi la reine chante".
            if first.asks() && (first.is_whole() || first.needs == second.needs) {
                add(*first, Vec::new());
            }
        } else if infinitives || first.is_clause() && second.is_clause() {
            add(Verbal { joined: true, ..*second }, Vec::new());
        } else if first.is_whole() && second.is_whole() && first.asks() && second.asks() {
            // "qui danse et qui ronfle": both are asked, or both told.
            let mood = if first.mood == second.mood { first.mood } else { Mood::Indirect };
            add(Verbal { joined: true, mood, ..*second }, Vec::new());
        } else if first.is_whole() && first.asks() && first.own_subject && second.is_predicate() {
            // "qui danse et chante".
            let Some((agreement, senses)) = second.subject else { return };
            let one = Agreement { number: Some(Number::Singular), person: Some(3), ..Agreement::default() };
            let (_, mut faults) = self.agree(one, agreement);
            if !first.who.meets(senses) {
                faults.push(Reason::OddSubject(right.head, left.head));
            }
            add(Verbal { joined: true, ..*first }, faults);
        } else if first.is_whole() && first.mood == Mood::Command && second.is_whole() && !second.asks() {
            // "regarde et chante"; "chante et la reine s'endort": then she will.
            add(Verbal { joined: true, ..*first }, Vec::new());
        } else if first.is_predicate() && second.is_predicate() {
            let (Some((a, subject)), Some((b, also))) = (first.subject, second.subject) else { return };
            let (agreement, faults) = self.agree(a, b);
            let subject = Some((agreement, subject.common(also)));
            add(Verbal { subject, joined: true, ..*second }, faults);
        } else if first.is_clause()
            && first.own_subject
            && first.who.meets(Sense::Person.into())
            && second.is_predicate()
            && second.subject.is_some_and(|(verb, _)| verb.number.is_none() && verb.gender.is_none())
        {
            // "I found | chocolate | and | ate | the trombone".
            add(Verbal { joined: true, ..*first }, Vec::new());
        } else if first.is_clause()
            && first.own_subject
            && !second.finite
            && !second.is_participle()
            && left.first.text.split(' ').any(|word| has("to veux veut", word))
        {
            // "I want to marry | la reine | and | live | on the moon".
            add(Verbal { joined: true, ..*first }, Vec::new());
        } else if first.is_whole() && second.is_predicate() {
            add(Verbal { joined: true, ..*first }, vec![Reason::NoSubject(right.head)]);
        }
    }
}
