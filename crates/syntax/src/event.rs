use alloc::string::String;
use alloc::vec::Vec;

use crate::card::written;
use crate::{Card, RoundScore, Take};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Ranking, Seat, Viewer};

/// An event. In JSON `{"type": …}` and its fields. What a viewer may not know is null in the event that it is shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A seat draws for the deal (SYN-5).
    Drew {
        /// The seat.
        seat: Seat,
        /// The card that it drew.
        card: Card,
    },
    /// The draw has decided who deals first (SYN-5).
    Dealer {
        /// The seat.
        seat: Seat,
    },
    /// A round is dealt (SYN-6).
    Dealt {
        /// The number of the round, from 1.
        round: u32,
        /// Who deals.
        dealer: Seat,
        /// Who begins.
        first: Seat,
        /// The hands by seat; null if hidden.
        hands: Vec<Option<Vec<Card>>>,
        /// The card turned up.
        face_up: Option<Card>,
        /// How many cards the stock has.
        stock_count: usize,
    },
    /// A word was laid (SYN-8).
    Laid {
        /// The seat that did it.
        seat: Seat,
        /// The index of the word on the table.
        index: u32,
        /// Its cards.
        word: String,
    },
    /// A card was discarded, then one taken (SYN-9).
    Exchanged {
        /// The seat that did it.
        seat: Seat,
        /// The card that was discarded, which is face up now.
        discard: Card,
        /// Where the other card came from.
        take: Take,
        /// The card that was taken; null for viewers that did not see it.
        card: Option<Card>,
    },
    /// Cards were inserted into a word (SYN-10).
    Inserted {
        /// The seat that did it.
        seat: Seat,
        /// The index of the word on the table.
        index: u32,
        /// The word as it was.
        before: String,
        /// The word as it is.
        after: String,
    },
    /// Cards of a word were replaced (SYN-11).
    Replaced {
        /// The seat that did it.
        seat: Seat,
        /// The index of the word on the table.
        index: u32,
        /// The word as it was.
        before: String,
        /// The word as it is.
        after: String,
        /// The cards that went to the hand (SYN-13).
        taken: Vec<Card>,
    },
    /// A seat does not contest (SYN-20).
    Accepted {
        /// The seat.
        seat: Seat,
    },
    /// Nobody has contested the word, so it stands, valid or not.
    Stood {
        /// Who made it.
        seat: Seat,
        /// The word.
        word: String,
    },
    /// A seat has contested and the dictionary has decided (SYN-21, SYN-22).
    Challenged {
        /// Who contested.
        seat: Seat,
        /// The seat that made the word.
        against: Seat,
        /// The word.
        word: String,
        /// Whether the dictionary has it.
        valid: bool,
        /// The challenger's account now.
        score: i32,
    },
    /// The cards of an invalid word went back (SYN-22).
    TakenBack {
        /// The seat that takes them back.
        seat: Seat,
        /// The index at which the word lay.
        index: u32,
        /// The invalid word.
        word: String,
        /// The word that lies there again; null if none lay there before.
        before: Option<String>,
    },
    /// The discard pile has become the stock (SYN-26).
    StockReformed {
        /// The card turned up.
        face_up: Card,
        /// How many cards the stock has.
        stock_count: usize,
    },
    /// A round is over (SYN-25, SYN-29).
    RoundEnded {
        /// The line of the round on the score sheet.
        line: RoundScore,
        /// Words that lie on the table and that the dictionary does not have: nobody has contested them. Until now nothing told it (SYN-23).
        unknown: Vec<String>,
    },
    /// A seat counts the cards that it was left with (SYN-25).
    Counted {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
        /// What they cost.
        points: i32,
        /// Its account now.
        score: i32,
    },
    /// A seat has reached 100 and leaves (SYN-27).
    Left {
        /// The seat.
        seat: Seat,
        /// The account of the seat.
        score: i32,
    },
    /// A seat that left may come back (SYN-28).
    ReEntryOffered {
        /// The seat.
        seat: Seat,
        /// The account that it would take over.
        score: i32,
        /// The price.
        price: u32,
    },
    /// A seat has come back (SYN-28).
    ReEntered {
        /// The seat.
        seat: Seat,
        /// The account that it has taken over.
        score: i32,
        /// The price.
        price: u32,
    },
    /// A seat has declined to come back (SYN-28).
    Retired {
        /// The seat.
        seat: Seat,
    },
    /// The match is over (SYN-27).
    MatchEnded {
        /// The ranking.
        ranking: Ranking,
    },
}

impl Event {
    /// The event as the viewer may know it, without other hands and cards that others took unseen.
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
            Event::Exchanged { seat, take: Take::Stock, card, .. } if !to.is(*seat) => *card = None,
            _ => {}
        }
        shown
    }

    /// Its message, for the log and the narrator.
    pub(crate) fn message(&self) -> Message {
        match self {
            Event::Drew { seat, card } => {
                Message::new("syntax-drew").seat("seat", *seat).text("card", card.sign())
            }
            Event::Dealer { seat } => Message::new("syntax-dealer").seat("seat", *seat),
            Event::Dealt { round, dealer, first, face_up, .. } => Message::new("syntax-dealt")
                .number("round", *round)
                .seat("dealer", *dealer)
                .seat("first", *first)
                .text("card", face_up.map_or('?', Card::sign)),
            Event::Laid { seat, word, .. } => {
                Message::new("syntax-laid").seat("seat", *seat).text("word", word)
            }
            Event::Exchanged { seat, discard, take: Take::FaceUp, card } => {
                Message::new("syntax-exchanged-face-up")
                    .seat("seat", *seat)
                    .text("discard", discard.sign())
                    .text("card", card.map_or('?', Card::sign))
            }
            Event::Exchanged { seat, discard, take: Take::Stock, card } => {
                let message = Message::new(match card {
                    Some(_) => "syntax-exchanged-stock-seen",
                    None => "syntax-exchanged-stock",
                });
                let message = message.seat("seat", *seat).text("discard", discard.sign());
                match card {
                    Some(card) => message.text("card", card.sign()),
                    None => message,
                }
            }
            Event::Inserted { seat, before, after, .. } => Message::new("syntax-inserted")
                .seat("seat", *seat)
                .text("before", before)
                .text("after", after),
            Event::Replaced { seat, before, after, taken, .. } => Message::new("syntax-replaced")
                .seat("seat", *seat)
                .text("before", before)
                .text("after", after)
                .text("cards", written(taken)),
            Event::Accepted { seat } => Message::new("syntax-accepted").seat("seat", *seat),
            Event::Stood { seat, word } => {
                Message::new("syntax-stood").seat("seat", *seat).text("word", word)
            }
            Event::Challenged { seat, against, word, valid, score } => Message::new(match valid {
                true => "syntax-challenged-wrongly",
                false => "syntax-challenged-rightly",
            })
            .seat("seat", *seat)
            .seat("against", *against)
            .text("word", word)
            .number("score", *score),
            Event::TakenBack { seat, word, before: None, .. } => {
                Message::new("syntax-taken-back").seat("seat", *seat).text("word", word)
            }
            Event::TakenBack { seat, word, before: Some(before), .. } => Message::new("syntax-taken-back-to")
                .seat("seat", *seat)
                .text("word", word)
                .text("before", before),
            Event::StockReformed { face_up, stock_count } => Message::new("syntax-stock-reformed")
                .text("card", face_up.sign())
                .count("count", *stock_count),
            Event::RoundEnded { line, .. } => match line.went_out {
                Some(seat) => {
                    Message::new("syntax-round-ended").number("round", line.round).seat("seat", seat)
                }
                None => Message::new("syntax-round-ended-stuck").number("round", line.round),
            },
            Event::Counted { seat, cards, points, score } => Message::new("syntax-counted")
                .seat("seat", *seat)
                .text("cards", written(cards))
                .number("points", *points)
                .number("score", *score),
            Event::Left { seat, score } => {
                Message::new("syntax-left").seat("seat", *seat).number("score", *score)
            }
            Event::ReEntryOffered { seat, score, price } => Message::new("syntax-re-entry-offered")
                .seat("seat", *seat)
                .number("score", *score)
                .number("price", *price),
            Event::ReEntered { seat, score, price } => Message::new("syntax-re-entered")
                .seat("seat", *seat)
                .number("score", *score)
                .number("price", *price),
            Event::Retired { seat } => Message::new("syntax-retired").seat("seat", *seat),
            Event::MatchEnded { ranking } => match ranking.0.first().map(Vec::as_slice) {
                Some([seat]) => Message::new("syntax-match-won").seat("seat", *seat),
                first => Message::new("syntax-match-shared").count("count", first.map_or(0, <[Seat]>::len)),
            },
        }
    }
}
