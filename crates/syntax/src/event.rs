use crate::card::written;
use crate::{Card, RoundScore, Take};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Ranking, Seat, Viewer};

/// What the rules make happen. What a viewer may not know is `null` in what it is shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A seat draws for the deal (SYN-5).
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The draw has decided who deals first (SYN-5).
    Dealer {
        /// Who.
        seat: Seat,
    },
    /// A round is dealt (SYN-6).
    Dealt {
        /// From 1.
        round: u32,
        /// Who deals.
        dealer: Seat,
        /// Who begins.
        first: Seat,
        /// Per seat: its cards, null for those of others.
        hands: Vec<Option<Vec<Card>>>,
        /// The card turned up.
        face_up: Option<Card>,
        /// The cards below.
        stock_count: usize,
    },
    /// A word was laid (SYN-8).
    Laid {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        index: u32,
        /// Its cards.
        word: String,
    },
    /// A card was discarded, then one taken (SYN-9).
    Exchanged {
        /// By whom.
        seat: Seat,
        /// What went: it is face up now.
        discard: Card,
        /// Where the other came from.
        take: Take,
        /// What it is; null for those who did not see it.
        card: Option<Card>,
    },
    /// Cards were inserted into a word (SYN-10).
    Inserted {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        index: u32,
        /// The word as it was.
        before: String,
        /// The word as it is.
        after: String,
    },
    /// Cards of a word were replaced (SYN-11).
    Replaced {
        /// By whom.
        seat: Seat,
        /// Where it lies.
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
        /// Which.
        seat: Seat,
    },
    /// Nobody has contested: the word stands, whatever it is.
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
        /// Whose word.
        against: Seat,
        /// The word.
        word: String,
        /// Whether it is one.
        valid: bool,
        /// The challenger's account now.
        score: i32,
    },
    /// The cards of a word that is none went back (SYN-22).
    TakenBack {
        /// To whom.
        seat: Seat,
        /// Where the word lay.
        index: u32,
        /// The word that is none.
        word: String,
        /// What lies there again, null where nothing did.
        before: Option<String>,
    },
    /// The discard pile has become the stock (SYN-26).
    StockReformed {
        /// The card turned up.
        face_up: Card,
        /// The cards below.
        stock_count: usize,
    },
    /// A round is over (SYN-25, SYN-29).
    RoundEnded {
        /// What it brought.
        line: RoundScore,
    },
    /// A seat counts the cards that it was left with (SYN-25).
    Counted {
        /// Which.
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
        /// Which.
        seat: Seat,
        /// Its account.
        score: i32,
    },
    /// A seat that left may come back (SYN-28).
    ReEntryOffered {
        /// Which.
        seat: Seat,
        /// The account that it would take over.
        score: i32,
        /// The price.
        price: u32,
    },
    /// It has come back (SYN-28).
    ReEntered {
        /// Which.
        seat: Seat,
        /// The account that it has taken over.
        score: i32,
        /// The price.
        price: u32,
    },
    /// It has not (SYN-28).
    Retired {
        /// Which.
        seat: Seat,
    },
    /// The match is over (SYN-27).
    MatchEnded {
        /// The ranking.
        ranking: Ranking,
    },
}

impl Event {
    /// The event as the viewer learns of it: other hands and cards taken unseen are left out.
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

    /// The sentence of the event.
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
            Event::RoundEnded { line } => match line.went_out {
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
