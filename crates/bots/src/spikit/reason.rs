//! Why a card, a sentence or a vote, in a few words.

use alloc::vec::Vec;

use super::plan::PATIENCE;
use super::sight::{Sight, without};
use spikit::{Action, Card, Languages, Sentence};
use tabletop::Message;

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
    /// The reason to take a card of the display: the row that it goes into, if that is to be laid.
    pub(super) fn reason_to_take(&self, display: u32, row: Vec<Card>) -> Option<Message> {
        let card = *self.view.display.get(display as usize)?;
        let text = self.game.deck().face(card)?.text.clone();
        if row.is_empty() {
            return Some(Message::new("spikit-reason-easier").text("card", text));
        }
        let sentence = self.game.text(&self.sentence(row, None));
        let sentence = sentence.trim_end_matches('.');
        Some(Message::new("spikit-reason-take").text("card", text).text("sentence", sentence))
    }

    /// The reason for an action in the other phases.
    pub(super) fn reason(&self, action: &Action) -> Option<Message> {
        Some(match action {
            Action::Lay { cards, joker } => self.of_lay(&self.sentence(cards.clone(), joker.clone())),
            Action::Complete { sentence, head, tail, .. } => {
                let old = &self.view.table.get(*sentence as usize)?.sentence.cards;
                let made = [&head[..], &old[..], &tail[..]].concat();
                let key =
                    if spikit::is_family(&made) { "spikit-reason-family" } else { "spikit-reason-complete" };
                self.left(Message::new(key), head.len() + tail.len())
            }
            Action::Swap { sentence, at, card, .. } => self.of_swap(*sentence, *at, *card)?,
            Action::EndTurn if self.view.refused.len() >= PATIENCE => {
                Message::new("spikit-reason-end-refused")
            }
            Action::EndTurn => Message::new("spikit-reason-end"),
            Action::Vote { accept: Some(true) } => Message::new("spikit-reason-yes"),
            Action::Vote { accept: Some(false) } => Message::new("spikit-reason-no"),
            Action::Fish => Message::new("spikit-reason-fish-on"),
            Action::StopFishing => Message::new("spikit-reason-stop"),
            Action::Discard { cards } if !cards.is_empty() => Message::new("spikit-reason-discard"),
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
        self.left(Message::new(key), row.cards.len())
    }

    /// How many cards go, and how many are left. A card just fished goes with those of the hand (SPI-19).
    fn left(&self, message: Message, gone: usize) -> Message {
        let held = self.hand.len() + usize::from(self.view.fished.is_some());
        message.count("cards", gone).count("left", held.saturating_sub(gone))
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
        let text = deck.face(out)?.text.clone();
        let hand = [&without(self.hand, &[card])[..], &[out]].concat();
        let easier = self.cost(&hand) < self.cost(self.hand);
        let key = if easier { "spikit-reason-easier" } else { "spikit-reason-swap" };
        Some(Message::new(key).text("card", text))
    }
}
