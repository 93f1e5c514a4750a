//! Adverbials: what makes them, and where they stand.

use alloc::vec;
use alloc::vec::Vec;

use super::{ENGLISH, FRENCH, HEAVY, Pair, begins, heavy, is_hour, is_partitive, note, one, watches};
use crate::phrase::{Adverbial, Edge, Kinds, Mood, Phrase, Verbal, wants_somebody};
use crate::tagging::{BE, has};
use crate::{AdverbialKind, Agreement, Card, Category, Need, Reason, Sense, Senses, Tense};

/// Whether something is said of an hour that lasts longer: "is dancing at midnight", "at midnight, it is raining", "à minuit, la reine est
/// furieuse", and not "… est dans la fontaine". `verb`: the first card of the clause, in which the verb is where it rains.
fn outlasts(verbal: &Verbal<'_>, adverbial: &Adverbial, first: &Card, verb: &Card) -> bool {
    let rains = verbal.rains() && verbal.tense == Some(Tense::Present) && verb.speaks(ENGLISH);
    adverbial.kinds.has(AdverbialKind::Time)
        && is_hour(first)
        && (verbal.progressive == Some(true)
            || rains
            || verbal.is && !verbal.adverbials.has(AdverbialKind::Place))
}

/// Whether its verb is in the English simple present, which says what is usual: "snores".
fn simple(verbal: &Verbal<'_>) -> bool {
    verbal.progressive == Some(false) && verbal.tense == Some(Tense::Present) && !verbal.is
}

/// Whether it names a day or a part of it, and no hour: "tonight", "ce soir".
fn is_day(adverbial: &Adverbial, first: &Card) -> bool {
    adverbial.kinds.has(AdverbialKind::Time) && !is_hour(first)
}

/// What the subject must be so that the adverbial can be said of it.
fn said_of(verbal: &Verbal<'_>, adverbial: &Adverbial) -> Option<(Agreement, Senses)> {
    let both = |(agreement, senses): (Agreement, Senses)| {
        let narrow = senses.common(adverbial.of);
        (agreement, if narrow == Senses::NONE { senses } else { narrow })
    };
    verbal.subject.map(both)
}

/// Whether it is enough to name what comes after these words: "au secours, un ogre !"
fn warns(word: &str) -> bool {
    ["attention", "au secours", "à l'aide", "help", "look", "look out", "hourra", "adieu"]
        .contains(&lexicon::plain(word).as_str())
}

impl<'a> Pair<'_, 'a> {
    /// A preposition and its noun.
    pub(super) fn after_preposition(&self, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        match (&left.phrase, &right.phrase) {
            (Phrase::Preposition { kinds, .. }, Phrase::Nominal(noun)) if *kinds == Kinds::default() => {
                self.put(out, left.head, Phrase::Of { weight: noun.weight + 1 }, Vec::new());
            }
            (Phrase::Preposition { kinds, wants }, Phrase::Nominal(noun)) => {
                let odd = (!noun.meets(*wants)).then_some(Reason::OddObject(left.head, right.head));
                // "derrière du chocolat", "behind our incredible song", "behind my crown"; one may fall into some.
                let somewhere = kinds.has(AdverbialKind::Place) && !has("dans in into", &left.first.text);
                let large: Senses = [Sense::Animate, Sense::Nature, Sense::Instrument].into_iter().collect();
                let small = !noun.sense.meets(large);
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
                    // "avec le trombone": only somebody alive is company.
                    // "behind the queen in the piano": a place within another.
                    weight: noun.weight
                        + heavy(
                            self.bare(noun)
                                || somewhere && (is_partitive(right) || small)
                                || noun.told
                                || noun.also != Senses::ANY
                                || noun.kinds != Kinds::default(),
                        )
                        + heavy(kinds.has(AdverbialKind::Company) && !noun.meets(Sense::Animate.into())),
                };
                let mut faults = one(odd);
                // "avec il" should be "avec lui".
                let subject = has("je tu il ils on I he she we they", &right.last.text);
                note(&mut faults, subject.then_some(Reason::NoObject(left.head, right.head)));
                self.put(out, left.head, Phrase::Adverbial(adverbial), faults);
            }
            (Phrase::Preposition { kinds, .. }, _) if *kinds != Kinds::default() => self.asked_behind(out),
            _ => {}
        }
    }

    /// An adverbial in front, and what it goes with.
    pub(super) fn after_adverbial(&self, adverbial: &Adverbial, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        match &right.phrase {
            // "au secours, un ogre !"
            Phrase::Nominal(noun) if adverbial.calls() && !noun.name && warns(&left.first.text) => {
                let warned = Verbal { weight: HEAVY, ..Verbal::bare(noun.sense) };
                out.push(self.make(left.head, Phrase::Verbal(warned), Vec::new()).comma(left.last_at));
            }
            // "bonjour Julie".
            Phrase::Nominal(noun) if adverbial.calls() && noun.name && !noun.closed => {
                self.put(out, left.head, left.phrase.clone(), Vec::new());
            }
            Phrase::Verbal(verbal) => self.before_verb(adverbial, verbal, out),
            // "sur le toit et dans la cuisine".
            Phrase::Joined { phrase, .. } => {
                if let Phrase::Adverbial(second) = &**phrase
                    && !adverbial.clause
                    && (adverbial.kinds == second.kinds || adverbial.pairs() && second.pairs())
                {
                    let weight = adverbial.weight + second.weight + 2;
                    let kinds = adverbial.kinds.union(second.kinds);
                    let (of, tense) = (adverbial.of.common(second.of), adverbial.tense.or(second.tense));
                    let joined = Adverbial { kinds, of, weight, tense, ..*second };
                    self.put(out, left.head, Phrase::Adverbial(joined), Vec::new());
                }
            }
            _ => {}
        }
    }

    /// A clause that says when or why.
    pub(super) fn after_subordinator(&self, out: &mut Vec<Edge<'a>>) {
        let Phrase::Verbal(verbal) = &self.right.phrase else { return };
        if !verbal.is_clause() {
            return;
        }
        // "was hiding when it is raining"; the French say "chante quand elle a mangé".
        let word = self.left.first.text.as_str();
        // What is in English: the verb, alone or with its subject in one card.
        let english = verbal.progressive.is_some() || verbal.own_subject && self.right.first.speaks(ENGLISH);
        let says_when = ["quand", "lorsque", "when", "while", "pendant que", "dès que"];
        let tense = verbal.tense.filter(|tense| {
            says_when.iter().any(|known| word.starts_with(known)) && (*tense != Tense::Past || english)
        });
        // A clause is light only if there is little in it.
        let does = (verbal.own_subject || verbal.object) && verbal.who.meets(Sense::Animate.into());
        let much = u8::from(verbal.adverbials.count() > 0) + heavy(verbal.joined || does);
        let adverbial = Adverbial {
            kinds: Kinds::CLAUSE,
            tense,
            short: false,
            clause: true,
            of: Senses::ANY,
            weight: verbal.weight + 1 + much,
        };
        self.put(out, self.left.head, Phrase::Adverbial(adverbial), Vec::new());
    }

    pub(super) fn adverbial_behind(
        &self,
        verbal: &Verbal<'a>,
        adverbial: &Adverbial,
        out: &mut Vec<Edge<'a>>,
    ) {
        let (left, right) = (self.left, self.right);
        let mut faults = Vec::new();
        if verbal.adverbials.meets(adverbial.kinds) {
            faults.push(Reason::SaidTwice(right.head));
        }
        note(&mut faults, self.odd_time(verbal.tense, adverbial.tense, left.head, right.head));
        note(&mut faults, self.odd_manner(verbal, adverbial, right.head, left.head));
        // Between a verb and its object: a short adverb in French, nothing in English.
        let waits = verbal.needs.iter().any(|need| !matches!(need, Need::Place));
        // "is | always | furious", "can | never | watch".
        let slips_in = adverbial.short
            && !adverbial.calls()
            && (left.last.speaks(FRENCH)
                || has(BE, &left.last.text)
                || verbal.needs == [Need::BareInfinitive] && !verbal.object);
        if waits && !slips_in {
            let order = if left.last.speaks(ENGLISH) { Reason::Order } else { Reason::UnusualOrder };
            faults.push(order(left.head, right.head));
        }
        if adverbial.clause && waits {
            faults.push(Reason::Order(left.head, right.head));
        }
        let adverbials = verbal.adverbials.union(adverbial.kinds);
        // "il arrose la reine souvent": short words stand next to the verb.
        let late = adverbial.short && verbal.object && left.last.speaks(FRENCH);
        // "is hiding my crown quand il pleut": while it rains, or hides.
        let going_on = adverbial.clause && verbal.progressive == Some(true);
        // "cette écharpe est sur la lune à minuit".
        let stays = verbal.is
            && !verbal.asks()
            && verbal.adverbials.has(AdverbialKind::Place)
            && adverbial.kinds.has(AdverbialKind::Time);
        // "dis-moi souvent qui danse".
        let asked = verbal.mood == Mood::Command && verbal.needs == [Need::Question] && adverbial.short;
        // "I found the queen in secret".
        let found = verbal.own_subject
            && verbal.mood == Mood::Statement
            && verbal.tense == Some(Tense::Past)
            && verbal.who.meets(Sense::Animate.into())
            && adverbial.kinds.has(AdverbialKind::Manner);
        // Behind "souvent" and "quand il pleut" nothing is said any more; what is done once is not done every day.
        let frequent = Kinds::of(AdverbialKind::Frequency);
        let behind = verbal.adverbials.meets(frequent.union(Kinds::CLAUSE));
        let once = adverbial.kinds.meets(frequent) && (verbal.tense == Some(Tense::Past) || verbal.is);
        let last = adverbial.short && adverbial.kinds.meets(frequent) && verbal.adverbials.count() > 0;
        // "furieuse en cachette"; "s'endort en cachette": nobody means to.
        let how = adverbial.kinds.has(AdverbialKind::Manner)
            && (left.last.may_be(Category::Adjective) || begins(left.last));
        // "mangé ici le trombone"; "regarde avec Hugo", "watch behind the piano"; "regarde cette écharpe quand la reine chante", and not "… quand il pleut".
        let between = waits && adverbial.kinds.has(AdverbialKind::Place) && adverbial.short;
        let behind_it = adverbial.kinds.has(AdverbialKind::Place) && !left.last.speaks(ENGLISH);
        let looks = !verbal.object && !behind_it && watches(left.last);
        let ordered = adverbial.clause
            && (verbal.mood == Mood::Command || verbal.object)
            && !right.last.may_be(Category::ClauseHead);
        // "I found the trombone in pyjamas": who is meant?
        let dressed = adverbial.kinds.has(AdverbialKind::State)
            && matches!(left.last.features.category, Category::NounPhrase | Category::Noun)
            && !left.last.features.sense.meets(Sense::Animate.into());
        // "je veux épouser les souris avec un ogre".
        let wishes = verbal.own_subject
            && verbal.mood == Mood::Statement
            && verbal.tense == Some(Tense::Present)
            && verbal.who.meets(Sense::Animate.into())
            && !adverbial.kinds.has(AdverbialKind::Place)
            && !adverbial.kinds.has(AdverbialKind::Time);
        // "last night in the fountain": the time comes last.
        let when = adverbial.kinds.has(AdverbialKind::Place)
            && verbal.adverbials.has(AdverbialKind::Time)
            && !verbal.fronted.has(AdverbialKind::Time);
        // "Hugo is your witch in the fountain", "the queen is furious in pyjamas"; "falls asleep souvent".
        let state = adverbial.kinds.has(AdverbialKind::State) || adverbial.kinds.has(AdverbialKind::Manner);
        // "the queen is furious | on the moon".
        let there =
            verbal.is && adverbial.kinds.has(AdverbialKind::Place) && left.last.may_be(Category::Adjective);
        // "ate my scarf | with an ogre": an eater, or something else to eat? And neither "sang my song | with an ogre" nor "tell me who is
        // dancing | with an ogre".
        let with = verbal.object
            && !verbal.is
            && !verbal.tells
            && (left.last.features.sense.meets(Sense::Concrete.into()) || verbal.adverbials.count() > 0)
            && adverbial.kinds.has(AdverbialKind::Company);
        // "I want to marry an ogre and a giraffe | behind the witch", "… the queen in pyjamas | in the piano".
        let loaded = verbal.object && !verbal.is && verbal.weight > 0;
        // "was swallowed by the queen | behind the ghost", "I want to marry the queen | behind a witch", "ate my scarf | behind the mice": who is
        // behind? "is knitting with an ogre | behind the witch".
        let with_whom = verbal.adverbials.has(AdverbialKind::Company);
        let behind_whom = (verbal.object && !verbal.tells || with_whom)
            && !verbal.is
            && right.first_at != right.last_at
            && [left, right].iter().any(|side| side.last.features.sense.meets(Sense::Animate.into()))
            && adverbial.kinds.has(AdverbialKind::Place);
        // "arrose Hugo dans le piano | ce soir".
        let ordered_much =
            verbal.mood == Mood::Command && verbal.object && verbal.adverbials.count() > 0 && !verbal.tells;
        // "il pleut | derrière un ogre", "il pleut | quand une girafe chante": the rain does not care.
        let rains = verbal.rains()
            && (adverbial.clause || verbal.adverbials.count() > 0 || right.first_at != right.last_at);
        // "falls asleep | tonight", "cache | tonight | this awful …", "is | tonight | en pyjama".
        let tonight = is_day(adverbial, right.first) && (simple(verbal) || !verbal.needs.is_empty());
        let identity =
            verbal.is && (verbal.weight > 0 || state) || outlasts(verbal, adverbial, right.first, left.first);
        let mixed = adverbial.short && left.last.speaks(ENGLISH) && right.first.speaks(FRENCH);
        let odd = identity
            || mixed
            || dressed
            || wishes
            || when
            || late
            || behind
            || once
            || last
            || how
            || between
            || looks
            || asked
            || going_on
            || stays
            || found
            || there
            || rains
            || with
            || loaded
            || behind_whom
            || ordered_much
            || tonight
            || ordered;
        let weight = verbal.weight + adverbial.weight + heavy(odd);
        // "marry with": whom one marries is the object of the verb.
        let whom = adverbial.kinds.has(AdverbialKind::Company)
            && verbal.needs.is_empty()
            && !verbal.object
            && left.last.all_features().any(wants_somebody);
        note(&mut faults, whom.then_some(Reason::Missing(left.head, Need::Object(Sense::Animate.into()))));
        let subject = said_of(verbal, adverbial);
        let said = Phrase::Verbal(Verbal { adverbials, weight, subject, ..*verbal });
        let made = self.make(left.head, said, faults);
        out.push(if adverbial.calls() { made.comma(left.last_at) } else { made });
    }

    pub(super) fn before_verb(&self, adverbial: &Adverbial, verbal: &Verbal<'a>, out: &mut Vec<Edge<'a>>) {
        let (left, right) = (self.left, self.right);
        // "derrière Julie | est | un dragon".
        if verbal.subject.is_some()
            && verbal.needs == [Need::Place]
            && adverbial.kinds.has(AdverbialKind::Place)
            && verbal.adverbials == Kinds::default()
        {
            let weight = verbal.weight + 1;
            let made = Verbal { needs: &[], adverbials: adverbial.kinds, inverted: true, weight, ..*verbal };
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
        // "à minuit, pourquoi …"; "at midnight, regarde, il pleut".
        let asks_why = right.first.all_features().any(|features| features.takes == [vec![Need::Clause]]);
        // "quand la reine chante, Julie regarde le fantôme".
        let at_once = adverbial.clause && verbal.object && !left.last.may_be(Category::ClauseHead);
        // "at midnight, tell me …".
        let tells = right.first.features.takes.first().is_some_and(|frame| *frame == [Need::Question]);
        let order = verbal.mood == Mood::Command && (verbal.joined || adverbial.clause || tells) || at_once;
        // "when il pleut, Julie is dancing"; "at midnight, who is behind Julie?"; "tonight the queen falls asleep", "in the piano …".
        let going_on = verbal.progressive == Some(true);
        let timed = adverbial.kinds.has(AdverbialKind::Time);
        let much = verbal.object || verbal.adverbials.count() > 0;
        let now = adverbial.clause && going_on || timed && verbal.asks() && (going_on || verbal.is || much);
        let there = adverbial.kinds.has(AdverbialKind::Place);
        let tonight = (is_day(adverbial, left.first) || there) && simple(verbal);
        weight += heavy(
            asks_why || order || now || tonight || outlasts(verbal, adverbial, left.first, right.first),
        );
        // "behind Julie, I want to marry": one's own wishes have no place.
        let wishes = verbal.own_subject && !told && verbal.who.meets(Sense::Animate.into());
        // "à minuit, je veux épouser …": when is it that one wants?
        let wants = verbal.tense == Some(Tense::Present) && !adverbial.clause;
        weight += heavy(wishes && (!says_when || wants));
        // "in the fountain, Hugo is your witch", "in the fountain, a giraffe who snores …".
        weight += heavy((verbal.is || verbal.weight > 0) && adverbial.kinds.has(AdverbialKind::Place));
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
        // In front: one adverbial, or when and where, or two that say when; before a question only when and where.
        let [place, time] = [AdverbialKind::Place, AdverbialKind::Time].map(Kinds::of);
        let two = [place.union(time), time.union(Kinds::CLAUSE)].contains(&fronted);
        let crowded = verbal.fronted != Kinds::default() && !two;
        let may_open = !verbal.asks() || says_when || adverbial.kinds.meets(place);
        // "the crocodiles | never | ate", and not "who | tonight | is dancing"; "vite, | regarde"; "attention, il pleut".
        let calls = adverbial.calls() && !verbal.is_predicate();
        let slips_in = !(verbal.is_predicate() && adverbial.kinds.has(AdverbialKind::Time));
        let brief = calls
            || adverbial.short
                && !adverbial.calls()
                && slips_in
                && (left.last.speaks(ENGLISH) || verbal.mood == Mood::Command);
        // "beaucoup, regarde": an amount is said after the verb.
        let much = has("beaucoup peu tant autant much more less", &left.last.text);
        if much || !brief && (crowded || !may_open || verbal.is_predicate()) {
            faults.push(Reason::UnusualOrder(left.head, right.head));
        }
        out.push(self.make(right.head, Phrase::Verbal(made), faults).comma(left.last_at));
    }

    /// "il pleut | en pyjama": nobody is there to be in pyjamas.
    pub(super) fn odd_manner(
        &self,
        verbal: &Verbal<'a>,
        adverbial: &Adverbial,
        at: usize,
        verb: usize,
    ) -> Option<Reason> {
        let who = verbal.subject.map_or(verbal.who, |(_, senses)| senses);
        (!who.meets(adverbial.of)).then_some(Reason::OddManner(at, verb))
    }

    pub(super) fn odd_time(
        &self,
        verb: Option<Tense>,
        adverbial: Option<Tense>,
        at: usize,
        other: usize,
    ) -> Option<Reason> {
        match (verb, adverbial) {
            // "demain" goes with a present that means the future.
            (Some(Tense::Present), Some(Tense::Future)) | (None, _) | (_, None) => None,
            // "he will sing when it is raining".
            (Some(Tense::Future), Some(Tense::Present)) => None,
            (Some(verb), Some(said)) => (verb != said).then_some(Reason::OddTime(at, other)),
        }
    }
}
