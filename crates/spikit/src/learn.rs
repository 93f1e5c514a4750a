//! How viewers come to know what they may remember: from the events that they are shown.

use crate::memory::Whereabouts;
use crate::{Card, Event, Memory, Sentence, State};
use tabletop::{Seat, Viewer};

impl State {
    /// Every viewer learns from the events what it is shown of them.
    pub(crate) fn remember(&mut self, events: &[Event]) {
        let viewers = Viewer::all(self.seats.len());
        for (memory, viewer) in self.memories.iter_mut().zip(viewers) {
            events.iter().for_each(|event| memory.learn(&event.shown(viewer)));
        }
    }
}

impl Memory {
    /// Learns from an event, as the viewer was shown it.
    pub(crate) fn learn(&mut self, event: &Event) {
        match event {
            Event::Dealt { hands, .. } => *self = Memory::of_deal(hands.len(), false),
            Event::Took { seat, card, gave, .. } => {
                self.shown.remove(gave);
                self.note(&[*card], Whereabouts::hand(*seat));
            }
            Event::Drew { card: Some(card), .. } | Event::Fished { card, .. } => {
                self.shown.remove(card);
            }
            Event::Drew { seat, card: None, any: true } => {
                self.anywhere(|place| {
                    if place.stock {
                        place.seats.insert(*seat);
                    }
                });
            }
            // The stock had run out, so whatever may lie in the discard pile may now be in the stock.
            Event::Reshuffled { .. } => {
                self.anywhere(|place| (place.stock, place.discard) = (place.discard, false));
            }
            Event::Laid { sentence, .. } | Event::Completed { sentence, .. } => self.lies_open(sentence),
            Event::Swapped { seat, out, sentence, .. } => {
                self.lies_open(sentence);
                self.note(&[*out], Whereabouts::hand(*seat));
            }
            Event::Family { sentence, .. } => self.note(&sentence.cards, Whereabouts::DISCARD),
            Event::Cleared { sentences } => {
                for sentence in sentences {
                    self.note(&sentence.cards, Whereabouts::DISCARD);
                }
            }
            // What lies on the table besides is noted anew when it leaves the table.
            Event::Refused { seat, sentence } => self.note(&sentence.cards, Whereabouts::hand(*seat)),
            Event::FishingEnded { seat, kept, away } => {
                self.note(kept.as_slice(), Whereabouts::hand(*seat));
                self.note(away, Whereabouts::DISCARD);
            }
            Event::Discarded { cards: Some(cards), .. } => self.note(cards, Whereabouts::DISCARD),
            Event::Discarded { seat, cards: None, count } => {
                if *count > 0 {
                    self.anywhere(|place| place.discard |= place.seats.contains(*seat));
                }
            }
            Event::RoundEnded { score } => {
                for (seat, hand) in Seat::all(score.hands.len()).zip(&score.hands) {
                    self.note(hand, Whereabouts::hand(seat));
                }
            }
            Event::Drew { any: false, .. }
            | Event::Rolled { .. }
            | Event::Proposed { .. }
            | Event::Voted { .. }
            | Event::Counted { .. }
            | Event::TurnBegan { .. }
            | Event::TimeUp
            | Event::MatchEnded => {}
        }
    }

    fn note(&mut self, cards: &[Card], place: Whereabouts) {
        for card in cards {
            self.shown.insert(*card, place);
        }
    }

    fn lies_open(&mut self, sentence: &Sentence) {
        for card in &sentence.cards {
            self.shown.remove(card);
        }
    }

    fn anywhere(&mut self, change: impl Fn(&mut Whereabouts)) {
        change(&mut self.unseen);
        self.shown.values_mut().for_each(change);
    }
}
