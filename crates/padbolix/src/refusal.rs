//! Why an action, a set-up or options are refused.

use alloc::string::ToString;

use crate::formula::{Formula, Kind};
use tabletop::{Code, Message, Refuse};

/// A refusal, in the order in which they are looked for (COM-8).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// `first_seat` is not at the table (COM-2).
    FirstSeat,
    /// The set-up is impossible.
    Setup(SetupFault),
    /// Another seat is to act.
    NotYourTurn,
    /// A sign is no card of this game (PAD-1).
    NotACard,
    /// The seat does not hold the cards that it names.
    NotInHand,
    /// A star is played without the letter that it stands for (PAD-9).
    StarUnnamed,
    /// A star cannot stand for A (PAD-9).
    StarForA,
    /// A firecracker cannot be part of a formula (PAD-11).
    FirecrackerAlone,
    /// The cards are neither a single, nor sequences, nor pairs (PAD-5).
    NoFormula,
    /// The groups differ in length (PAD-5).
    UnequalGroups,
    /// The groups are several single letters (PAD-6).
    SequenceTooShort,
    /// It is not the formula to follow, which is given (PAD-7).
    OtherFormula(Formula),
    /// It is weaker than the formula to follow, which is given (PAD-10).
    TooWeak(Formula),
    /// A firecracker cannot lead (PAD-11).
    FirecrackerLeads,
    /// A firecracker cannot follow a firecracker (PAD-11).
    FirecrackerFollows,
    /// A seat that is to lead cannot pass (PAD-27).
    LeadMustPlay,
    /// The seat has had its free pass of this trick (PAD-14).
    PassedInThisTrick,
    /// The seat has had its free pass of this deal, of which the option allows one (PAD-14).
    PassedInThisDeal,
    /// With two seats nobody may pass freely twice running (PAD-14, PAD-15).
    PassedTwiceRunning,
}

/// What is wrong with a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupFault {
    /// `hands` or `scores` does not have one entry for each seat.
    Seats,
    /// There are more of a card than the box holds.
    Cards,
    /// Fewer than two seats have cards.
    Hands,
    /// `finished` does not name the seats without cards, each once.
    Finished,
    /// The leader has no cards, or is no seat.
    Leader,
    /// `deal` is not between 1 and the number of seats (PAD-26).
    Deal,
    /// A score is absurdly high or low.
    Scores,
}

impl Refuse for Refusal {
    fn code(&self) -> Code {
        match self {
            Refusal::FirstSeat => Code::BadOptions,
            Refusal::Setup(_) => Code::BadSetup,
            Refusal::NotYourTurn => Code::NotYourTurn,
            Refusal::NotACard | Refusal::NotInHand => Code::NotInHand,
            _ => Code::Illegal,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::FirstSeat => "COM-2",
            Refusal::Setup(SetupFault::Cards) | Refusal::NotACard => "PAD-1",
            Refusal::Setup(SetupFault::Deal) => "PAD-26",
            Refusal::Setup(_) | Refusal::NotYourTurn | Refusal::NotInHand => return None,
            Refusal::StarUnnamed | Refusal::StarForA => "PAD-9",
            Refusal::FirecrackerAlone | Refusal::FirecrackerLeads | Refusal::FirecrackerFollows => "PAD-11",
            Refusal::NoFormula | Refusal::UnequalGroups => "PAD-5",
            Refusal::SequenceTooShort => "PAD-6",
            Refusal::OtherFormula(_) => "PAD-7",
            Refusal::TooWeak(_) => "PAD-10",
            Refusal::LeadMustPlay => "PAD-27",
            Refusal::PassedInThisTrick | Refusal::PassedInThisDeal | Refusal::PassedTwiceRunning => "PAD-14",
        })
    }

    fn message(&self) -> Message {
        let key = match self {
            Refusal::FirstSeat => "padbolix-refused-first-seat",
            Refusal::Setup(SetupFault::Seats) => "padbolix-refused-setup-seats",
            Refusal::Setup(SetupFault::Cards) => "padbolix-refused-setup-cards",
            Refusal::Setup(SetupFault::Hands) => "padbolix-refused-setup-hands",
            Refusal::Setup(SetupFault::Finished) => "padbolix-refused-setup-finished",
            Refusal::Setup(SetupFault::Leader) => "padbolix-refused-setup-leader",
            Refusal::Setup(SetupFault::Deal) => "padbolix-refused-setup-deal",
            Refusal::Setup(SetupFault::Scores) => "padbolix-refused-setup-scores",
            Refusal::NotYourTurn => "padbolix-refused-turn",
            Refusal::NotACard => "padbolix-refused-no-card",
            Refusal::NotInHand => "padbolix-refused-not-in-hand",
            Refusal::StarUnnamed => "padbolix-refused-star-unnamed",
            Refusal::StarForA => "padbolix-refused-star-for-a",
            Refusal::FirecrackerAlone => "padbolix-refused-firecracker-alone",
            Refusal::NoFormula => "padbolix-refused-no-formula",
            Refusal::UnequalGroups => "padbolix-refused-unequal-groups",
            Refusal::SequenceTooShort => "padbolix-refused-sequence-too-short",
            Refusal::OtherFormula(_) => "padbolix-refused-other-formula",
            Refusal::TooWeak(_) => "padbolix-refused-too-weak",
            Refusal::FirecrackerLeads => "padbolix-refused-firecracker-leads",
            Refusal::FirecrackerFollows => "padbolix-refused-firecracker-follows",
            Refusal::LeadMustPlay => "padbolix-refused-lead-must-play",
            Refusal::PassedInThisTrick => "padbolix-refused-passed-in-this-trick",
            Refusal::PassedInThisDeal => "padbolix-refused-passed-in-this-deal",
            Refusal::PassedTwiceRunning => "padbolix-refused-passed-twice-running",
        };
        let message = Message::new(key);
        match self {
            Refusal::OtherFormula(formula) => message
                .text("kind", kind_code(formula.kind))
                .number("groups", formula.groups)
                .number("length", formula.length),
            Refusal::TooWeak(formula) => message.text("lowest", formula.lowest.to_string()),
            _ => message,
        }
    }
}

/// The kind's name in JSON, for messages that select by it.
pub(crate) fn kind_code(kind: Kind) -> &'static str {
    match kind {
        Kind::Single => "single",
        Kind::Sequences => "sequences",
        Kind::Pairs => "pairs",
    }
}
