//! Questions and relative clauses: "qui", "who", "que", and the order of words.

use alloc::vec;
use alloc::vec::Vec;

use super::{ENGLISH, FRENCH, HEAVY, Pair, begins, heavy, is_any, note, one, ungendered};
use crate::phrase::{Edge, Kinds, Mood, Phrase, Verbal};
use crate::tagging::has;
use crate::{AdverbialKind, Agreement, Category, Need, Number, Reason, Sense, Senses};

/// Words that, before a subject and its verb, begin a relative clause and no question.
const TELLS_WHICH: &str = "que that whom";

/// What a question word takes.
const A_CLAUSE: &[Need] = &[Need::Clause];

impl<'a> Pair<'_, 'a> {
    /// "qui", "that", and what is asked or told with it.
    pub(super) fn after_who(&self, subject: Senses, out: &mut Vec<Edge<'a>>) {
        let Phrase::Verbal(verbal) = &self.right.phrase else { return };
        let word = self.left.first.text.as_str();
        // "que | cache | la reine".
        if word == "que" && matches!(verbal.needs, [Need::Object(_)]) {
            self.asked_object(verbal, out);
        }
        // "dis-moi | que | la reine chante".
        if has("que that", word) && verbal.is_clause() {
            let told = Verbal { mood: Mood::Told, ..*verbal };
            self.put(out, self.right.head, Phrase::Verbal(told), Vec::new());
        }
        if verbal.is_predicate() {
            self.who(subject, verbal, out);
        } else if verbal.finite && verbal.subject.is_none() && verbal.mood == Mood::Question {
            // "who | is the queen with", "what | can the queen sing", and not "who | quel pirate tricote".
            let inverted =
                matches!(verbal.needs, [Need::Object(_)]) && self.right.first.may_be(Category::Verb);
            if inverted && has("who what", word) {
                let asked = Verbal { needs: &[], weight: verbal.weight + HEAVY, ..*verbal };
                self.put(out, self.right.head, Phrase::Verbal(asked), Vec::new());
            }
        } else if verbal.finite && verbal.subject.is_none() && verbal.mood == Mood::Statement {
            self.whom(subject, verbal, out);
        }
    }

    /// "dis-moi qui la reine veut épouser": the clause lacks its object.
    fn whom(&self, subject: Senses, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        let [Need::Object(wanted)] = verbal.needs else { return };
        let odd = (!wanted.meets(subject)).then_some(Reason::OddObject(right.head, left.head));
        // The French may ask so too: "qui la reine regarde ?"
        let mood = if left.first.speaks(FRENCH) { Mood::Question } else { Mood::Indirect };
        // "dis-moi qui j'ai trouvé": whoever speaks knows; "tell me who an ogre is hiding": one hears that who hides the ogre.
        let own = verbal.own_subject && verbal.who.meets(Sense::Animate.into());
        let who = has("qui who", left.first.text.as_str());
        let weight = verbal.weight + heavy(mood == Mood::Question || own || who);
        let asked = Verbal { needs: &[], mood, own_subject: true, weight, ..*verbal };
        let word = left.first.text.as_str();
        if !has(TELLS_WHICH, word) {
            self.put(out, right.head, Phrase::Verbal(asked), one(odd));
        }
        // "la couronne que la reine cache".
        if has(TELLS_WHICH, word) || word == "who" {
            let (agreement, weight) = (Agreement::default(), verbal.weight + HEAVY);
            let relative = Phrase::Relative { agreement, subject: *wanted, weight };
            self.put(out, right.head, relative, Vec::new());
        }
    }

    /// "que | cache | la reine", "quelle chanson | chante | la reine": the object is asked for, and the subject stands behind.
    pub(super) fn asked_object(&self, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        if verbal.finite && verbal.subject.is_some() && self.right.first.speaks(FRENCH) {
            let mood = Mood::Question;
            let asked =
                Verbal { needs: &[], mood, own_subject: true, inverted: true, object: true, ..*verbal };
            self.put(out, self.right.head, Phrase::Verbal(asked), Vec::new());
        }
    }

    /// "qui danse et qui ronfle", "qui danse et chante"; "qui danse à minuit".
    pub(super) fn after_relative(&self, out: &mut Vec<Edge<'a>>) {
        let Phrase::Relative { agreement, subject, weight } = self.left.phrase else { return };
        match &self.right.phrase {
            Phrase::Joined { phrase, .. } => {
                let (b, also, more) = match **phrase {
                    Phrase::Relative { agreement, subject, weight } => (agreement, subject, weight),
                    Phrase::Verbal(verbal) if verbal.is_predicate() => match verbal.subject {
                        Some((agreement, senses)) => (agreement, senses, verbal.weight),
                        None => return,
                    },
                    _ => return,
                };
                let (agreement, faults) = self.agree(agreement, b);
                // A relative clause weighs something by itself, so that two, or two verbs in one, are heavy.
                let (subject, weight) = (subject.common(also), weight + more + 1);
                self.put(out, self.left.head, Phrase::Relative { agreement, subject, weight }, faults);
            }
            Phrase::Adverbial(adverbial) if !adverbial.calls() && subject.meets(adverbial.of) => {
                // "who snores in secret".
                let how = adverbial.kinds.has(AdverbialKind::Manner);
                let verb =
                    [Category::Verb, Category::Relative].into_iter().any(|own| self.left.last.may_be(own));
                let there = verb && adverbial.kinds == Kinds::of(AdverbialKind::Place);
                let weight = weight + adverbial.weight + u8::from(!there) + heavy(adverbial.short || how);
                self.put(out, self.left.head, Phrase::Relative { agreement, subject, weight }, Vec::new());
            }
            _ => {}
        }
    }

    /// "pourquoi", "when", "avec qui", with an order of words after them that is not a clause's. Returns whether this is such an order.
    pub(super) fn after_question_word(
        &self,
        verbal: &Verbal<'a>,
        second: &Verbal<'a>,
        out: &mut Vec<Edge<'a>>,
    ) -> bool {
        let (left, right) = (self.left, self.right);
        if verbal.needs != [Need::Clause] || verbal.object {
            return false;
        }
        let word = left.first.text.as_str();
        let french = right.first.speaks(FRENCH);
        let several = left.first_at != left.last_at;
        let asked = Verbal { needs: &[], own_subject: true, ..*second };
        let asked = if second.needs == [Need::Place] && has("où comment where how", word) {
            if second.subject.is_some() {
                // "où | est | ma couronne"; nobody asks when or why it is.
                let fronted = if word == "where" { Kinds::CLAUSE } else { second.fronted };
                Verbal { mood: Mood::Question, inverted: true, fronted, ..asked }
            } else if has("where où how comment", word) && second.finite && second.mood == Mood::Statement {
                // "tell me | where | my crown | is".
                Verbal { mood: Mood::Indirect, ..asked }
            } else {
                return false;
            }
        } else if verbal.mood == Mood::Indirect
            && (several || has("quand où comment", word))
            && french
            && second.is_predicate()
            && second.mood == Mood::Statement
            && !second.object
            && !second.joined
            && second.adverbials == Kinds::default()
        {
            // "quand | s'endort | la reine", asked and told.
            Verbal { mood: Mood::Question, inverted: true, ..asked }
        } else if has("why when where how pourquoi quand où comment", word)
            && right.first.speaks(ENGLISH)
            && right.first.may_be(Category::Verb)
            && second.mood == Mood::Question
            && second.is_whole()
            && second.fronted == Kinds::default()
            && !second.called
        {
            // "why | is the queen furious": asked, not told, so that it counts as something in front.
            Verbal {
                fronted: Kinds::CLAUSE,
                weight: second.weight + heavy(has("when quand", word)),
                ..*second
            }
        } else if french && second.is_whole() && second.mood == Mood::Question && !second.own_subject {
            // "pourquoi | la reine est-elle furieuse".
            asked
        } else if second.is_predicate() || second.is_whole() && second.asks() {
            // "how come | is the queen furious", "pourquoi | chante | la reine"; "pourquoi | quel pirate tricote".
            let fault = if right.first.may_be(Category::Question) {
                Reason::NoObject(left.head, right.first_at)
            } else {
                Reason::Order(left.head, right.first_at)
            };
            let inverted = second.subject.is_some();
            self.put(out, right.head, Phrase::Verbal(Verbal { inverted, ..asked }), vec![fault]);
            return true;
        } else {
            return false;
        };
        self.put(out, right.head, Phrase::Verbal(asked), Vec::new());
        true
    }

    /// "avec | qui danse | la reine", "avec | qui | la reine danse": the question is with whom.
    pub(super) fn asked_behind(&self, out: &mut Vec<Edge<'a>>) {
        let right = self.right;
        if !(has("qui quoi", right.first.text.split(' ').next().unwrap_or_default())
            && right.first_at == right.last_at)
        {
            return;
        }
        match &right.phrase {
            Phrase::Who { subject } => {
                let asked =
                    Verbal { needs: A_CLAUSE, mood: Mood::Indirect, weight: 1, ..Verbal::bare(*subject) };
                self.put(out, self.left.head, Phrase::Verbal(asked), Vec::new());
            }
            Phrase::Verbal(verbal) if verbal.asks() && verbal.is_whole() => {
                let one =
                    Agreement { number: Some(Number::Singular), person: Some(3), ..Agreement::default() };
                let subject = Some((one, verbal.who));
                let asked = Verbal { subject, inverted: true, weight: verbal.weight + 1, ..*verbal };
                self.put(out, right.head, Phrase::Verbal(asked), Vec::new());
            }
            _ => {}
        }
    }

    fn who(&self, subject: Senses, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let Some((agreement, wanted)) = verbal.subject else { return };
        let (left, right) = (self.left, self.right);
        let odd = (!subject.meets(wanted)).then_some(Reason::OddSubject(right.head, left.head));
        let weight = verbal.weight + 1 + verbal.adverbials.count() as u8;
        let word = left.first.text.as_str();
        if ["que", "whom", "ce que", "qu'est-ce que"].contains(&word) {
            return;
        }
        if !["what", "ce qui"].contains(&word) {
            // "a dragon who | falls asleep", and does what?
            let weight = weight + heavy(begins(right.last));
            let relative = Phrase::Relative { agreement, subject: subject.common(wanted), weight };
            self.put(out, right.head, relative, one(odd));
        }
        if word == "that" {
            return;
        }
        let one = Agreement { number: Some(Number::Singular), person: Some(3), ..Agreement::default() };
        let (_, mut faults) = self.agree(one, agreement);
        note(&mut faults, odd);
        // "qui" and "who" ask for somebody; "la couronne qui est …" is another matter.
        let somebody = if ["qui", "who"].contains(&word) { Sense::Animate.into() } else { Senses::ANY };
        // "who is a dragon"; "who is watering a giraffe and the ghost", "… the queen who is dancing"; "who falls asleep", and where?
        let odd_one = verbal.is && is_any(right.last)
            || verbal.object && verbal.weight > 0 && !verbal.is
            || right.last.speaks(ENGLISH) && begins(right.last);
        let asked = Verbal {
            subject: None,
            who: subject.common(wanted).common(somebody),
            mood: Mood::Question,
            own_subject: true,
            weight: verbal.weight + ungendered(one, agreement) + heavy(odd_one),
            ..*verbal
        };
        if asked.who == Senses::NONE && odd.is_none() {
            faults.push(Reason::OddSubject(right.head, left.head));
        }
        self.put(out, right.head, Phrase::Verbal(asked), faults);
    }
}
