//! Why a card, a sentence or a vote, in a few words.

use alloc::vec::Vec;

use super::plan::PATIENCE;
use super::sight::{Sight, without};
use super::value::collected;
use grammar::Category;
use spikit::{Action, Card, Languages, SLOTS, Sentence};
use tabletop::Message;

/// What makes a sentence of other cards: without any of these there is none.
const FINITE: [Category; 4] =
    [Category::Verb, Category::ClauseHead, Category::Imperative, Category::Question];

/// The reason to draw: no card of the display is worth a card of the hand or, with `none`, none may be taken.
pub(super) fn to_draw(none: bool) -> Message {
    Message::new(if none { "spikit-reason-draw-only" } else { "spikit-reason-draw" })
}

/// The reason to fish: how likely a fished card goes into a sentence.
pub(super) fn to_fish(odds: f64) -> Message {
    Message::new("spikit-reason-fish").number("of_ten", (odds * 10.0).round().clamp(1.0, 9.0) as i64)
}

/// The reason to decline an advantage: nothing of the display helps.
pub(super) fn to_decline() -> Message {
    Message::new("spikit-reason-decline")
}

impl Sight<'_> {
    /// The reason to take a card of the display and give one for it: the row that it goes into, if that is to be laid, or what else is won.
    pub(super) fn reason_to_take(
        &self,
        display: u32,
        give: Card,
        row: Vec<Card>,
        draws: bool,
    ) -> Option<Message> {
        self.take_breath();
        let card = *self.view.display.get(display as usize)?;
        if give.is_joker() {
            return Some(Message::new("spikit-reason-give-joker"));
        }
        if !row.is_empty() {
            return self.to_lay(card, row);
        }
        self.won(card, give).or_else(|| {
            // To draw instead would make the hand larger, and a free choice costs nothing.
            let key = if draws { "spikit-reason-no-more" } else { "spikit-reason-swap" };
            self.about(key, card)
        })
    }

    /// A reason that names a card.
    fn about(&self, key: &'static str, card: Card) -> Option<Message> {
        Some(Message::new(key).text("card", &*self.game.deck().face(card)?.text))
    }

    /// The reason to get a card: a sentence that can then be laid.
    fn to_lay(&self, card: Card, row: Vec<Card>) -> Option<Message> {
        let sentence = self.game.text(&self.sentence(row, None));
        Some(self.about("spikit-reason-take", card)?.text("sentence", sentence.trim_end_matches('.')))
    }

    /// What is won by getting one card for another, in a few words: `None` if it is nothing that can be named.
    fn won(&self, card: Card, give: Card) -> Option<Message> {
        if card.is_joker() {
            return Some(Message::new("spikit-reason-joker"));
        }
        let rest = without(self.hand, &[give]);
        let hand = [&rest[..], &[card]].concat();
        let more = collected(&hand);
        if more >= 3 && more > collected(self.hand) {
            return Some(
                self.about("spikit-reason-collects", card)?.count("missing", usize::from(SLOTS) - more),
            );
        }
        let adds = |hand: &[Card]| self.addition(&self.table(), hand);
        if adds(&[card]).is_some() {
            return self.about("spikit-reason-adds", card);
        }
        let others = self.minority(&hand);
        if others < self.minority(self.hand) {
            return Some(self.about("spikit-reason-one-tongue", card)?.count("others", others));
        }
        if self.trouble(card) < self.trouble(give) {
            let than = &*self.game.deck().face(give)?.text;
            return Some(self.about("spikit-reason-easier", card)?.text("than", than));
        }
        None
    }

    /// The reason for an action in the other phases.
    pub(super) fn reason(&self, action: &Action) -> Option<Message> {
        self.take_breath();
        Some(match action {
            Action::Lay { cards, joker } => self.of_lay(&self.sentence(cards.clone(), joker.clone())),
            Action::Complete { sentence, head, tail, .. } => {
                let old = &self.view.table.get(*sentence as usize)?.sentence.cards;
                let made = [&head[..], &old[..], &tail[..]].concat();
                let key =
                    if spikit::is_family(&made) { "spikit-reason-family" } else { "spikit-reason-complete" };
                self.left(Message::new(key), &[&head[..], &tail[..]].concat())
            }
            Action::Swap { sentence, at, card, .. } => self.of_swap(*sentence, *at, *card)?,
            Action::EndTurn if self.view.refused.len() >= PATIENCE => {
                Message::new("spikit-reason-end-refused")
            }
            Action::EndTurn => self.of_end()?,
            Action::Vote { accept: Some(true) } => Message::new("spikit-reason-yes"),
            Action::Vote { accept: Some(false) } => Message::new("spikit-reason-no"),
            Action::Fish => Message::new("spikit-reason-fish-on"),
            Action::StopFishing => Message::new("spikit-reason-stop"),
            Action::Keep => {
                let card = self.view.fished.as_ref()?.card;
                let held = [self.hand, &[card]].concat();
                self.about("spikit-reason-collects", card)?
                    .count("missing", usize::from(SLOTS) - collected(&held))
            }
            Action::Discard { cards } if !cards.is_empty() => self.of_discard(cards),
            _ => return None,
        })
    }

    /// The reason for a lay. With a card just fished it brings no other advantage (SPI-19).
    fn of_lay(&self, row: &Sentence) -> Message {
        let unilingual = row.languages(self.game.deck()) == Languages::Unilingual;
        let key = if row.is_family() {
            "spikit-reason-family"
        } else if unilingual && self.view.fished.is_none() && self.hand.len() > row.cards.len() {
            "spikit-reason-one-language"
        } else {
            "spikit-reason-lay"
        };
        self.left(Message::new(key), &row.cards)
    }

    /// How many cards go, and how many are left. A card just fished goes with those of the hand (SPI-19). A joker that goes with others still in the
    /// hand is told of: on the table another player may swap it out (SPI-25).
    fn left(&self, message: Message, gone: &[Card]) -> Message {
        let held = self.hand.len() + usize::from(self.view.fished.is_some());
        let left = held.saturating_sub(gone.len());
        let joker = if left == 0 || !gone.iter().any(|card| card.is_joker()) {
            "none"
        } else if message.key == "spikit-reason-family" {
            "gone"
        } else {
            "table"
        };
        message.count("cards", gone.len()).count("left", left).text("joker", joker)
    }

    fn of_swap(&self, sentence: u32, at: u32, card: Card) -> Option<Message> {
        let old = &self.view.table.get(sentence as usize)?.sentence;
        let out = *old.cards.get(at as usize)?;
        let mut made = old.clone();
        *made.cards.get_mut(at as usize)? = card;
        let deck = self.game.deck();
        let became =
            old.languages(deck) == Languages::Bilingual && made.languages(deck) == Languages::Unilingual;
        if became {
            return Some(Message::new("spikit-reason-swap-language"));
        }
        // What can be laid afterwards counts most.
        let hand = [&without(self.hand, &[card])[..], &[out]].concat();
        let rows = if self.view.laid { Vec::new() } else { self.rows(&hand, self.skill.phrases / 3) };
        match rows.into_iter().find(|row| row.cards.contains(&out)) {
            Some(row) => self.to_lay(out, row.cards),
            None => self.won(out, card).or_else(|| self.about("spikit-reason-swap", out)),
        }
    }

    /// The reason to end a turn: what the hand keeps, or that it makes and adds nothing. `None` if it could go on, or if it has not looked
    /// far enough to know.
    fn of_end(&self) -> Option<Message> {
        let joker = self.hand.iter().copied().find(|card| card.is_joker());
        if !self.view.laid {
            let plain = self.rows(self.hand, self.skill.phrases).into_iter().next();
            // What bots don’t say, people may: a family in the hand, and rows that are heavy.
            let more = || {
                let families = self.game.families(self.hand).into_iter();
                families.chain(self.all_rows(self.hand, false)).next()
            };
            let row = plain.or_else(more).or_else(|| {
                let joker = joker?;
                self.phrases()
                    .iter()
                    .find_map(|phrase| self.rows_with(self.hand, joker, phrase).into_iter().next())
            });
            if let Some(row) = row {
                let sentence = self.game.text(&row);
                return Some(
                    Message::new("spikit-reason-keep").text("sentence", sentence.trim_end_matches('.')),
                );
            }
        }
        let table = self.table();
        let added = self.addition(&table, self.hand);
        let family = self.collect(self.hand, !self.view.laid, None);
        let added = added
            .or_else(|| self.joker_addition(&table, joker?))
            .or_else(|| self.far_addition(&table, self.hand, true));
        if family.is_some() || added.is_some() {
            return None;
        }
        // What bots would not say first, people may try.
        if let Some(heavy) = self.far_addition(&table, self.hand, false)
            && let Some(old) = table.get(heavy.sentence)
        {
            let sentence = self.game.text(&heavy.made(old));
            return Some(Message::new("spikit-reason-try").text("sentence", sentence.trim_end_matches('.')));
        }
        if self.tired() {
            return None;
        }
        let finite = |card: &Card| match self.category(*card) {
            Some(category) => FINITE.contains(&category),
            None => true,
        };
        let why = if self.view.laid {
            "laid"
        } else if self.hand.iter().any(finite) {
            "none"
        } else {
            "verb"
        };
        Some(Message::new("spikit-reason-end").text("why", why))
    }

    /// The reason to put cards away: what is left of the hand.
    fn of_discard(&self, cards: &[Card]) -> Message {
        if cards.iter().any(|card| card.is_joker()) && cards.len() < self.hand.len() {
            return Message::new("spikit-reason-discard-joker");
        }
        let rest = without(self.hand, cards);
        let row = self.rows(&rest, self.skill.phrases / 3).into_iter().next();
        let sentence = row.map_or_else(|| "none".into(), |row| self.game.text(&row));
        let tongue = self.minority(&rest) == 0 && self.minority(self.hand) > 0;
        Message::new("spikit-reason-discard")
            .text("sentence", sentence.trim_end_matches('.'))
            .text("tongue", if tongue { "one" } else { "other" })
            .count("left", rest.len())
    }
}
