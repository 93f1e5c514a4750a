//! Grammatical features of a word: small closed sets, packed into one number as in the file.

use core::fmt;

/// Declares a feature: an enum whose values are numbered from 1 (0 means "unknown") and have a name for people and tests.
macro_rules! feature {
    ($(#[$about:meta])* $name:ident at $shift:literal, $width:literal bits {
        $($(#[$doc:meta])* $value:ident = $code:literal $text:literal,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            const SHIFT: u32 = $shift;
            const MASK: u32 = ((1 << $width) - 1) << $shift;

            const fn code(self) -> u32 {
                match self { $($name::$value => $code,)* }
            }

            fn read(bits: u32) -> Option<$name> {
                match (bits & Self::MASK) >> Self::SHIFT {
                    $($code => Some($name::$value),)*
                    _ => None,
                }
            }

            /// Its name, as `mots words analyse` prints it.
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => $text,)* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

feature! {
    /// Part of speech.
    Part at 0, 4 bits {
        /// A common noun, titles among them (`docteur`).
        Noun = 1 "noun",
        /// An adjective, participles in that use among them.
        Adjective = 2 "adjective",
        /// A verb, auxiliaries among them.
        Verb = 3 "verb",
        /// An adverb.
        Adverb = 4 "adverb",
        /// A pronoun.
        Pronoun = 5 "pronoun",
        /// An article or another determiner.
        Determiner = 6 "determiner",
        /// A preposition.
        Preposition = 7 "preposition",
        /// A conjunction.
        Conjunction = 8 "conjunction",
        /// An interjection.
        Interjection = 9 "interjection",
        /// A cardinal number.
        Numeral = 10 "numeral",
        /// Several words in one: `du` (de + le), `don't`.
        Contraction = 11 "contraction",
        /// English `to` before an infinitive, French `ne`: a word that only marks another.
        Particle = 12 "particle",
    }
}

feature! {
    /// The kind of a closed-class word (a pronoun, a determiner, a conjunction) within its part of speech.
    Kind at 4, 4 bits {
        /// A personal pronoun as subject: `je`, `he`.
        Subject = 1 "subject",
        /// A personal pronoun as object or after a preposition: `me`, `lui`, `him`.
        Object = 2 "object",
        /// A pronoun that may be both: `nous`, `elle`, `you`.
        SubjectOrObject = 3 "subject or object",
        /// `ce`, `celui`, `this`.
        Demonstrative = 4 "demonstrative",
        /// `mon`, `leur`, `my`.
        Possessive = 5 "possessive",
        /// `tout`, `quelque`, `some`.
        Indefinite = 6 "indefinite",
        /// `lequel`, `what`.
        Interrogative = 7 "interrogative",
        /// `dont`, `which`.
        Relative = 8 "relative",
        /// `aucun`, `pas`, `none`, `not`.
        Negative = 9 "negative",
        /// `et`, `and`.
        Coordinating = 10 "coordinating",
        /// `lorsque`, `because`.
        Subordinating = 11 "subordinating",
        /// `le`, `un`, `the`.
        Article = 12 "article",
        /// `être`, `have`: a verb that helps others to tenses.
        Auxiliary = 13 "auxiliary",
        /// `can`, `must`.
        Modal = 14 "modal",
        /// `myself`.
        Reflexive = 15 "reflexive",
    }
}

feature! {
    /// Grammatical gender, of French words, and of English pronouns.
    Gender at 8, 2 bits {
        /// Masculine.
        Masculine = 1 "masculine",
        /// Feminine.
        Feminine = 2 "feminine",
        /// Epicene: agrees with either.
        Common = 3 "common",
    }
}

feature! {
    /// Grammatical number.
    Number at 10, 2 bits {
        /// One.
        Singular = 1 "singular",
        /// Several.
        Plural = 2 "plural",
        /// The same form for both.
        Invariable = 3 "invariable",
    }
}

feature! {
    /// Grammatical person.
    Person at 12, 2 bits {
        /// Who speaks.
        First = 1 "first",
        /// Who is spoken to.
        Second = 2 "second",
        /// Who or what is spoken of.
        Third = 3 "third",
    }
}

feature! {
    /// Mood of a verb form.
    Mood at 14, 3 bits {
        /// `chanter`, `sing`.
        Infinitive = 1 "infinitive",
        /// `chantant`, `chanté`, `singing`, `sung`.
        Participle = 2 "participle",
        /// `chante`, `sings`.
        Indicative = 3 "indicative",
        /// `qu'il chantât`.
        Subjunctive = 4 "subjunctive",
        /// `chanterait`.
        Conditional = 5 "conditional",
        /// `chantons`.
        Imperative = 6 "imperative",
    }
}

feature! {
    /// Tense of a verb form.
    Tense at 17, 3 bits {
        /// Present.
        Present = 1 "present",
        /// Imperfect: `chantait`.
        Imperfect = 2 "imperfect",
        /// Past historic (passé simple): `chanta`.
        PastHistoric = 3 "past historic",
        /// Past: English `sang`; past participles.
        Past = 4 "past",
        /// Future: `chantera`.
        Future = 5 "future",
    }
}

feature! {
    /// Degree of an English adjective or adverb that is not the positive.
    Degree at 20, 2 bits {
        /// `bigger`.
        Comparative = 1 "comparative",
        /// `biggest`.
        Superlative = 2 "superlative",
    }
}

feature! {
    /// The auxiliary of a French verb's compound tenses, where the source says it.
    Auxiliary at 22, 2 bits {
        /// `avoir`.
        Avoir = 1 "avoir",
        /// `être`.
        Etre = 2 "être",
        /// Either.
        Both = 3 "avoir or être",
    }
}

/// What complements a verb takes, as a set that is empty if nothing is known.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Valency(u32);

impl Valency {
    /// It stands without an object.
    pub const INTRANSITIVE: Valency = Valency(1 << 24);
    /// It takes a direct object.
    pub const TRANSITIVE: Valency = Valency(1 << 25);
    /// It takes an object with a preposition (nuire à), or in English two objects or a clause.
    pub const INDIRECT: Valency = Valency(1 << 26);
    /// It may be used with a reflexive pronoun.
    pub const PRONOMINAL: Valency = Valency(1 << 27);
    /// It is only used with a reflexive pronoun.
    pub const ONLY_PRONOMINAL: Valency = Valency(1 << 28);
    /// It takes an impersonal subject: il pleut.
    pub const IMPERSONAL: Valency = Valency(1 << 29);

    const MASK: u32 = 0b11_1111 << 24;
    const NAMES: [(Valency, &'static str); 6] = [
        (Valency::INTRANSITIVE, "intransitive"),
        (Valency::TRANSITIVE, "transitive"),
        (Valency::INDIRECT, "indirect"),
        (Valency::PRONOMINAL, "pronominal"),
        (Valency::ONLY_PRONOMINAL, "only pronominal"),
        (Valency::IMPERSONAL, "impersonal"),
    ];

    /// Whether all of these are in the set.
    pub const fn includes(self, other: Valency) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets in one.
    pub const fn and(self, other: Valency) -> Valency {
        Valency(self.0 | other.0)
    }

    /// Whether nothing is known.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The names of what is in the set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Valency::NAMES.into_iter().filter(move |(one, _)| self.includes(*one)).map(|(_, name)| name)
    }
}

impl fmt::Debug for Valency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}

const ASPIRATED: u32 = 1 << 30;

/// The grammatical features of a word form, or of a lemma.
///
/// Every feature is optional: `None` means that it does not apply or is not known.
///
/// ```
/// use lexicon::{Features, Gender, Number, Part};
///
/// let features = Features::of(Part::Noun).with_gender(Gender::Feminine).with_number(Number::Plural);
/// assert_eq!(features.to_string(), "noun feminine plural");
/// assert_eq!(features.tense(), None);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Features(u32);

/// A getter and a builder for a feature.
macro_rules! accessors {
    ($($get:ident $set:ident $type:ident $what:literal;)*) => {
        $(
            #[doc = concat!("The ", $what, ".")]
            pub fn $get(self) -> Option<$type> {
                $type::read(self.0)
            }

            #[doc = concat!("The same with this ", $what, ".")]
            #[must_use]
            pub const fn $set(self, value: $type) -> Features {
                Features(self.0 & !$type::MASK | value.code() << $type::SHIFT)
            }
        )*
    };
}

impl Features {
    /// No features.
    pub const NONE: Features = Features(0);

    /// The features of a word of which only the part of speech is known.
    pub const fn of(part: Part) -> Features {
        Features(0).with_part(part)
    }

    accessors! {
        part with_part Part "part of speech";
        kind with_kind Kind "kind of closed-class word";
        gender with_gender Gender "gender";
        number with_number Number "number";
        person with_person Person "person";
        mood with_mood Mood "mood";
        tense with_tense Tense "tense";
        degree with_degree Degree "degree";
        auxiliary with_auxiliary Auxiliary "auxiliary";
    }

    /// The complements that the verb takes.
    pub const fn valency(self) -> Valency {
        Valency(self.0 & Valency::MASK)
    }

    /// The same with this valency.
    #[must_use]
    pub const fn with_valency(self, valency: Valency) -> Features {
        Features(self.0 & !Valency::MASK | valency.0)
    }

    /// Whether the word begins with an aspirated h, or with another sound before which nothing is elided (le hibou, le onze).
    pub const fn is_aspirated(self) -> bool {
        self.0 & ASPIRATED != 0
    }

    /// The same, marked as aspirated.
    #[must_use]
    pub const fn with_aspiration(self) -> Features {
        Features(self.0 | ASPIRATED)
    }

    #[cfg(feature = "encode")]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    pub(super) const fn from_bits(bits: u32) -> Features {
        Features(bits)
    }

    /// The features of a form, called on those of its lemma: the form's own features replace the lemma's. A form that names a part of
    /// speech is of that part (a participle as an adjective), and then keeps only the aspiration of its lemma.
    pub(super) fn inflected(self, form: Features) -> Features {
        if form.part().is_some() {
            return Features(form.0 | self.0 & ASPIRATED);
        }
        let masks = [Gender::MASK, Number::MASK, Person::MASK, Mood::MASK, Tense::MASK, Degree::MASK];
        let said = masks.into_iter().filter(|mask| form.0 & mask != 0).fold(0, |all, mask| all | mask);
        Features(self.0 & !said | form.0)
    }
}

impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = [
            self.part().map(Part::name),
            self.kind().map(Kind::name),
            self.mood().map(Mood::name),
            self.tense().map(Tense::name),
            self.degree().map(Degree::name),
            self.person().map(Person::name),
            self.gender().map(Gender::name),
            self.number().map(Number::name),
            self.is_aspirated().then_some("aspirated"),
        ];
        let mut gap = "";
        for name in names.into_iter().flatten() {
            write!(f, "{gap}{name}")?;
            gap = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Features({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_speaks_before_its_lemma() {
        let lemma = Features::of(Part::Noun)
            .with_gender(Gender::Masculine)
            .with_number(Number::Singular)
            .with_aspiration();
        let plural = lemma.inflected(Features::default().with_number(Number::Plural));
        assert_eq!(plural.to_string(), "noun masculine plural aspirated");
    }

    #[test]
    fn a_form_of_another_part_leaves_its_lemma_behind() {
        let verb =
            Features::of(Part::Verb).with_valency(Valency::TRANSITIVE).with_auxiliary(Auxiliary::Avoir);
        let participle = Features::of(Part::Adjective).with_gender(Gender::Feminine);
        assert_eq!(verb.inflected(participle), participle);
    }

    #[test]
    fn features_do_not_touch_each_other() {
        let all = Features::of(Part::Particle)
            .with_kind(Kind::Reflexive)
            .with_gender(Gender::Common)
            .with_number(Number::Invariable)
            .with_person(Person::Third)
            .with_mood(Mood::Imperative)
            .with_tense(Tense::Future)
            .with_degree(Degree::Superlative)
            .with_auxiliary(Auxiliary::Both)
            .with_valency(Valency(Valency::MASK))
            .with_aspiration();
        assert_eq!(
            (all.part(), all.kind(), all.gender(), all.number()),
            (Some(Part::Particle), Some(Kind::Reflexive), Some(Gender::Common), Some(Number::Invariable))
        );
        assert_eq!(
            (all.person(), all.mood(), all.tense(), all.degree(), all.auxiliary()),
            (
                Some(Person::Third),
                Some(Mood::Imperative),
                Some(Tense::Future),
                Some(Degree::Superlative),
                Some(Auxiliary::Both)
            )
        );
        assert_eq!(all.valency().names().count(), 6);
        assert!(all.is_aspirated());
    }
}
