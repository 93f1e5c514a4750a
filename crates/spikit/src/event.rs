//! Events, and their messages.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::state::{Ballot, Kind, Sentence};
use crate::{Advice, Card, Place, RoundScore, Spikit};
use serde::Serialize;
use tabletop::{Message, Seat, Viewer};

/// An event. In JSON `{"type": …}` and its fields. What a viewer may not know is null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A round is dealt (SPI-6).
    Dealt {
        /// The number of the round, from 1.
        round: u32,
        /// Who begins.
        first: Seat,
        /// By seat, its hand, which is shown to that seat alone.
        hands: Vec<Option<Vec<Card>>>,
        /// The six cards of the display, face up.
        display: Vec<Card>,
    },
    /// The die is rolled (SPI-8).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The number that it shows, 1 to 6.
        face: u8,
    },
    /// A seat has exchanged a card of the hand for one of the display (SPI-8, SPI-20).
    Took {
        /// The seat that took it.
        seat: Seat,
        /// The card taken.
        card: Card,
        /// The card given for it.
        gave: Card,
        /// The place in the display.
        display: Place,
        /// Whether it was a free choice, without the die (SPI-20).
        free: bool,
    },
    /// A seat has drawn the top card of the stock (SPI-10).
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The card, shown to that seat alone; null also if there was none.
        card: Option<Card>,
        /// Whether there was a card to draw.
        any: bool,
    },
    /// The discard pile became the stock (SPI-12).
    Reshuffled {
        /// How many cards the stock then has.
        count: u32,
    },
    /// A sentence is put to the vote (SPI-14).
    Proposed {
        /// The seat that proposes it.
        seat: Seat,
        /// What the proposal would do.
        kind: Kind,
        /// The sentence as it would be.
        sentence: Sentence,
    },
    /// A seat has voted (SPI-14).
    Voted {
        /// The seat that voted.
        seat: Seat,
        /// The ballot, shown to that seat alone until all have voted.
        ballot: Option<Ballot>,
    },
    /// All have voted (SPI-14).
    Counted {
        /// The ballots by seat.
        ballots: Vec<Ballot>,
        /// The rolls that decide a tie; empty if there is none.
        rolls: Vec<u8>,
        /// Whether the sentence is accepted.
        accepted: bool,
        /// What the grammar says of the sentence, now that this can sway nobody; null if too little is known of its cards.
        advice: Option<Advice>,
    },
    /// A sentence is laid on the table (SPI-13).
    Laid {
        /// The seat that laid it.
        seat: Seat,
        /// The sentence.
        sentence: Sentence,
    },
    /// A sentence was made longer (SPI-24).
    Completed {
        /// The seat that completed it.
        seat: Seat,
        /// The index of the sentence.
        index: Place,
        /// The sentence now.
        sentence: Sentence,
    },
    /// A card of a sentence was swapped (SPI-25).
    Swapped {
        /// The seat that swapped it.
        seat: Seat,
        /// The index of the sentence.
        index: Place,
        /// The place of the card in the sentence.
        at: Place,
        /// The card that came into the sentence.
        card: Card,
        /// The card that went to the hand.
        out: Card,
        /// The sentence now.
        sentence: Sentence,
    },
    /// A family is complete and leaves the table (SPI-23, SPI-28).
    Family {
        /// Who made it.
        seat: Seat,
        /// Its cards.
        sentence: Sentence,
        /// Whether it is of one language (SPI-22).
        unilingual: bool,
        /// The index that its sentence had on the table; null if the whole family came from the hand.
        index: Option<Place>,
    },
    /// A sentence is refused and goes back to the hand (SPI-15).
    Refused {
        /// The seat that proposed it.
        seat: Seat,
        /// The sentence.
        sentence: Sentence,
    },
    /// A card is turned up (SPI-18).
    Fished {
        /// Who fishes.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Fishing is over (SPI-18, SPI-19).
    FishingEnded {
        /// Who fished.
        seat: Seat,
        /// The card that was taken in hand; null if none was.
        kept: Option<Card>,
        /// The other fished cards, which go to the discard pile.
        away: Vec<Card>,
    },
    /// Cards are put away unseen (SPI-22).
    Discarded {
        /// The seat that puts them away.
        seat: Seat,
        /// How many cards they are.
        count: u32,
        /// The cards, shown to that seat alone.
        cards: Option<Vec<Card>>,
    },
    /// Sentences of five cards or more leave the table (SPI-30).
    Cleared {
        /// The sentences.
        sentences: Vec<Sentence>,
    },
    /// A turn begins (SPI-11).
    TurnBegan {
        /// The seat whose turn it is.
        seat: Seat,
        /// Whether the turn before ended because three proposals were refused (SPI-15).
        forced: bool,
    },
    /// The agreed time is over; the round is played to its end (SPI-37).
    TimeUp,
    /// A round is over (SPI-35, SPI-36).
    RoundEnded {
        /// The line of the score sheet.
        score: RoundScore,
    },
    /// The match is over (SPI-37).
    MatchEnded,
}

impl Event {
    /// What a viewer learns of it (COM-5).
    pub(crate) fn shown(&self, to: Viewer) -> Event {
        let mut shown = self.clone();
        match &mut shown {
            Event::Dealt { hands, .. } => {
                for (seat, hand) in Seat::all(hands.len()).zip(hands.iter_mut()) {
                    if !to.is(seat) {
                        *hand = None;
                    }
                }
            }
            Event::Drew { seat, card, .. } if !to.is(*seat) => *card = None,
            Event::Voted { seat, ballot } if !to.is(*seat) => *ballot = None,
            Event::Discarded { seat, cards, .. } if !to.is(*seat) => *cards = None,
            _ => {}
        }
        shown
    }

    /// Its message, for the log and the narrator.
    pub(crate) fn message(&self, game: &Spikit) -> Message {
        let row = |sentence: &Sentence| game.text(sentence);
        let words = |card: &Card| game.words(*card);
        match self {
            Event::Dealt { round, first, .. } => {
                Message::new("spikit-dealt").number("round", *round).seat("seat", *first)
            }
            Event::Rolled { seat, face } => {
                Message::new("spikit-rolled").seat("seat", *seat).number("face", *face)
            }
            Event::Took { seat, card, gave, free, .. } => {
                Message::new(if *free { "spikit-took-free" } else { "spikit-took" })
                    .seat("seat", *seat)
                    .text("card", words(card))
                    .text("gave", words(gave))
            }
            Event::Drew { seat, any: false, .. } => Message::new("spikit-drew-nothing").seat("seat", *seat),
            Event::Drew { seat, card: None, .. } => Message::new("spikit-drew").seat("seat", *seat),
            Event::Drew { seat, card: Some(card), .. } => {
                Message::new("spikit-drew-card").seat("seat", *seat).text("card", words(card))
            }
            Event::Reshuffled { count } => Message::new("spikit-reshuffled").number("count", *count),
            Event::Proposed { seat, kind, sentence } => Message::new(match kind {
                Kind::Lay => "spikit-proposed-lay",
                Kind::Complete(_) => "spikit-proposed-complete",
                Kind::Swap(..) => "spikit-proposed-swap",
            })
            .seat("seat", *seat)
            .text("sentence", row(sentence)),
            Event::Voted { seat, .. } => Message::new("spikit-voted").seat("seat", *seat),
            Event::Counted { ballots, rolls, accepted, .. } => {
                let count = |ballot| ballots.iter().filter(|cast| **cast == ballot).count();
                Message::new(match (rolls.is_empty(), accepted) {
                    (true, true) => "spikit-accepted",
                    (true, false) => "spikit-refused-by-vote",
                    (false, true) => "spikit-accepted-by-dice",
                    (false, false) => "spikit-refused-by-dice",
                })
                .count("for", count(Ballot::Accept))
                .count("against", count(Ballot::Refuse))
                .text("rolls", rolls.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
            }
            Event::Laid { seat, sentence } => {
                Message::new("spikit-laid").seat("seat", *seat).text("sentence", row(sentence))
            }
            Event::Completed { seat, sentence, .. } => {
                Message::new("spikit-completed").seat("seat", *seat).text("sentence", row(sentence))
            }
            Event::Swapped { seat, card, out, .. } => Message::new("spikit-swapped")
                .seat("seat", *seat)
                .text("card", words(card))
                .text("out", words(out)),
            Event::Family { seat, sentence, unilingual, .. } => {
                Message::new(if *unilingual { "spikit-family-unilingual" } else { "spikit-family-bilingual" })
                    .seat("seat", *seat)
                    .text("sentence", row(sentence))
            }
            Event::Refused { seat, sentence } => {
                Message::new("spikit-taken-back").seat("seat", *seat).text("sentence", row(sentence))
            }
            Event::Fished { seat, card } => {
                Message::new("spikit-fished").seat("seat", *seat).text("card", words(card))
            }
            Event::FishingEnded { seat, kept: Some(card), .. } => {
                Message::new("spikit-fished-kept").seat("seat", *seat).text("card", words(card))
            }
            Event::FishingEnded { seat, kept: None, .. } => {
                Message::new("spikit-fished-nothing").seat("seat", *seat)
            }
            Event::Discarded { seat, count, .. } => {
                Message::new("spikit-discarded").seat("seat", *seat).number("count", *count)
            }
            Event::Cleared { sentences } => Message::new("spikit-cleared").count("count", sentences.len()),
            Event::TurnBegan { seat, forced } => {
                Message::new(if *forced { "spikit-turn-after-refusals" } else { "spikit-turn" })
                    .seat("seat", *seat)
            }
            Event::TimeUp => Message::new("spikit-time-up"),
            Event::RoundEnded { score } => match score.won {
                Some(seat) => {
                    Message::new("spikit-round-won").seat("seat", seat).number("round", score.round)
                }
                None => Message::new("spikit-round-stuck").number("round", score.round),
            },
            Event::MatchEnded => Message::new("spikit-match-ended"),
        }
    }
}
