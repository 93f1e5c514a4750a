use tabletop::{Code, Message, Refuse};

/// Why an action or a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// While a claim is judged nobody claims or passes (TAL-6).
    Judging,
    /// There is no claim to judge (TAL-5).
    NoClaim,
    /// The seat is out of the round (TAL-9, TAL-10).
    Out,
    /// The seat has voted, or the claim is its own (TAL-5).
    NoVote,
    /// The table names another clock than the round's (TAL-11), or a seat names one.
    NoClock,
    /// The word does not have 1–20 letters (TAL-4).
    NoWord,
    /// The word was claimed in this round already (TAL-4).
    Again,
    /// An option is out of its range.
    Options,
    /// A set-up has a roll that the die cannot show.
    Roll(u32),
    /// A set-up has points for another number of seats, which is given.
    Scores(usize),
}

/// An option has a value that it cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfRange;

impl Refuse for Refusal {
    fn code(&self) -> Code {
        match self {
            Refusal::Judging | Refusal::NoClaim | Refusal::NoClock => Code::WrongPhase,
            Refusal::Out | Refusal::NoVote => Code::NotYourTurn,
            Refusal::NoWord | Refusal::Again => Code::Illegal,
            Refusal::Options => Code::BadOptions,
            Refusal::Roll(_) | Refusal::Scores(_) => Code::BadSetup,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Judging => Some("TAL-6"),
            Refusal::NoClaim | Refusal::NoVote => Some("TAL-5"),
            Refusal::Out => Some("TAL-10"),
            Refusal::NoClock => Some("TAL-11"),
            Refusal::NoWord | Refusal::Again => Some("TAL-4"),
            Refusal::Options | Refusal::Roll(_) | Refusal::Scores(_) => None,
        }
    }

    fn message(&self) -> Message {
        match self {
            Refusal::Judging => Message::new("tally-refused-judging"),
            Refusal::NoClaim => Message::new("tally-refused-no-claim"),
            Refusal::Out => Message::new("tally-refused-out"),
            Refusal::NoVote => Message::new("tally-refused-no-vote"),
            Refusal::NoClock => Message::new("tally-refused-no-clock"),
            Refusal::NoWord => Message::new("tally-refused-no-word"),
            Refusal::Again => Message::new("tally-refused-again"),
            Refusal::Options => Message::new("tally-refused-options"),
            Refusal::Roll(roll) => Message::new("tally-refused-roll").number("roll", *roll),
            Refusal::Scores(count) => Message::new("tally-refused-scores").count("count", *count),
        }
    }
}
