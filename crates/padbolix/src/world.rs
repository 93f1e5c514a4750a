//! Worlds that a view may stand for: full states that show exactly this view to its viewer.

use alloc::vec;
use alloc::vec::Vec;

use crate::card::{Card, Hand, Letter};
use crate::exchange::Exchange;
use crate::options::Options;
use crate::play::Play;
use crate::rank::Ranks;
use crate::state::{Passes, State};
use crate::trick::{Move, Trick};
use crate::view::View;
use tabletop::{Chance, Seat};

/// The cards that a viewer does not see, with what it knows of them for certain. From it worlds can be dealt many times.
///
/// It knows this: a seat that could not lead holds only firecrackers (PAD-27), the box of PAD-4 has only letters B…Y, and in the viewer's
/// own exchange (PAD-24) the card it gave is in the other hand, which has no worse or better cards than the exchange allows.
#[derive(Clone, Debug)]
pub struct Unseen {
    own: Option<(Seat, Hand)>,
    seats: usize,
    hidden: Hand,
    places: Vec<Place>,
}

impl Unseen {
    /// Works it out from a view; `None` if its counts do not add up.
    pub fn of(view: &View) -> Option<Unseen> {
        let mut hidden = Hand::full_box().without(&view.gone)?;
        if let Some(hand) = &view.hand {
            hidden = hidden.without(hand)?;
        }
        let places = places(view, view.seat)?;
        let room: usize = places.iter().map(|place| place.room).sum();
        let own = view.seat.zip(view.hand);
        (room == hidden.len()).then_some(Unseen { own, seats: view.seats.len(), hidden, places })
    }

    /// Draws a world, and returns its hands and what is in the box.
    pub fn deal(&self, chance: &mut Chance) -> (Vec<Hand>, Hand) {
        let mut places = self.places.clone();
        fill(&mut places, self.hidden, chance);
        let mut hands = vec![Hand::EMPTY; self.seats];
        let mut boxed = Hand::EMPTY;
        for place in places {
            match place.seat.and_then(|seat| hands.get_mut(seat.index())) {
                Some(hand) => *hand = place.cards,
                None => boxed = place.cards,
            }
        }
        if let Some((seat, cards)) = self.own
            && let Some(hand) = hands.get_mut(seat.index())
        {
            *hand = cards;
        }
        (hands, boxed)
    }
}

/// A full state that the view may stand for.
pub(crate) fn determinize(options: &Options, view: &View, chance: &mut Chance) -> Option<State> {
    let seats = view.seats.len();
    if view.turn.is_some_and(|seat| seat.index() >= seats) {
        return None;
    }
    let (hands, boxed) = Unseen::of(view)?.deal(chance);
    let passes = |seat: &crate::view::SeatView| Passes {
        spent: seat.passed_freely.unwrap_or(false),
        just_before: seat.passed_freely_before.unwrap_or(false),
    };
    Some(State {
        free_pass: options.free_pass,
        deal: view.round,
        turn: view.turn,
        hands,
        boxed,
        boxed_by_rule: view.box_of_letters,
        gone: view.gone,
        trick: Trick::of(view.no_lead.clone(), view.trick.clone())?,
        tricks: view.tricks.clone(),
        exchange: view.exchange.map(|exchange| imagine(exchange, chance)),
        ranks: Ranks::of(seats, &view.finished)?,
        scores: view.seats.iter().map(|seat| seat.score).collect(),
        passes: view.seats.iter().map(passes).collect(),
    })
}

/// A place where hidden cards may be.
#[derive(Clone, Debug)]
struct Place {
    /// The seat whose hand it is; `None` for the box.
    seat: Option<Seat>,
    room: usize,
    cards: Hand,
    /// For each of [`Card::kinds`], whether it may be here.
    open: [bool; KINDS],
    /// A card that is here for certain.
    sure: Option<Card>,
}

const KINDS: usize = crate::card::LETTERS + 2;

fn kind(card: Card) -> usize {
    match card {
        Card::Letter(letter) => letter.index(),
        Card::Star => KINDS - 2,
        Card::Firecracker => KINDS - 1,
    }
}

fn places(view: &View, own: Option<Seat>) -> Option<Vec<Place>> {
    let mut places = Vec::new();
    for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
        if own == Some(seat) {
            if view.hand?.len() != shown.hand_count {
                return None;
            }
            continue;
        }
        let mut place = Place {
            seat: Some(seat),
            room: shown.hand_count,
            cards: Hand::EMPTY,
            open: [true; KINDS],
            sure: None,
        };
        let no_lead = view.tricks.iter().flat_map(|trick| &trick.no_lead).chain(&view.no_lead);
        if no_lead.into_iter().any(|named| *named == seat) {
            place.allow(|card| card == Card::Firecracker);
        }
        exchanged(view, own, seat, &mut place);
        places.push(place);
    }
    let mut box_place =
        Place { seat: None, room: view.box_count, cards: Hand::EMPTY, open: [true; KINDS], sure: None };
    if view.box_of_letters {
        box_place.allow(|card| card < Card::Letter(Letter::Z));
    }
    places.push(box_place);
    Some(places)
}

/// What the viewer knows of the hand of the seat that it has exchanged cards with.
fn exchanged(view: &View, own: Option<Seat>, seat: Seat, place: &mut Place) {
    let Some(Exchange { dubolix, padbolix, worst: Some(worst), best: Some(best) }) = view.exchange else {
        return;
    };
    let played = |card| played_by(view, seat).count(card) > 0;
    if own == Some(dubolix) && seat == padbolix {
        place.allow(|card| card <= best || card == worst);
        place.sure = Some(worst).filter(|card| !played(*card));
    } else if own == Some(padbolix) && seat == dubolix {
        place.allow(|card| card >= worst || card == best);
        place.sure = Some(best).filter(|card| !played(*card));
    }
}

fn played_by(view: &View, seat: Seat) -> Hand {
    let turns = view.tricks.iter().flat_map(|trick| &trick.turns).chain(&view.trick);
    let mut cards = Hand::EMPTY;
    for turn in turns.filter(|turn| turn.seat == seat) {
        match &turn.play {
            Move::Play(groups) => {
                if let Some(play) = Play::seen(groups) {
                    cards.add_all(&play.cards());
                }
            }
            Move::Firecracker => cards.add(Card::Firecracker),
            Move::Pass | Move::Skipped => {}
        }
    }
    cards
}

impl Place {
    fn allow(&mut self, may: impl Fn(Card) -> bool) {
        for card in Card::kinds() {
            self.open[kind(card)] &= may(card);
        }
    }

    fn put(&mut self, card: Card) {
        self.cards.add(card);
        self.room -= 1;
    }
}

/// How often a deal is tried before what is known is ignored.
const TRIES: usize = 40;

fn fill(places: &mut [Place], hidden: Hand, chance: &mut Chance) {
    let empty: Vec<usize> = places.iter().map(|place| place.room).collect();
    for _ in 0..TRIES {
        if attempt(places, hidden, chance) {
            return;
        }
        for (place, room) in places.iter_mut().zip(&empty) {
            (place.cards, place.room) = (Hand::EMPTY, *room);
        }
    }
    // The view contradicts itself, or luck was incredibly bad: any deal will do.
    for place in places.iter_mut() {
        (place.open, place.sure) = ([true; KINDS], None);
    }
    attempt(places, hidden, chance);
}

fn attempt(places: &mut [Place], mut hidden: Hand, chance: &mut Chance) -> bool {
    for place in places.iter_mut() {
        if let Some(card) = place.sure
            && place.room > 0
            && hidden.remove(card)
        {
            place.put(card);
        }
    }
    let mut cards: Vec<Card> = hidden.cards().collect();
    chance.shuffle(&mut cards);
    // Cards that fit in the fewest places come first, so that they still find one.
    tabletop::sort_by_key(&mut cards, |card| places.iter().filter(|place| place.open[kind(*card)]).count());
    for card in cards {
        let fits = |place: &Place| if place.open[kind(card)] { place.room } else { 0 };
        let room: usize = places.iter().map(fits).sum();
        if room == 0 {
            return false;
        }
        let mut at = chance.index(room);
        for place in places.iter_mut() {
            let here = if place.open[kind(card)] { place.room } else { 0 };
            if at < here {
                place.put(card);
                break;
            }
            at -= here;
        }
    }
    true
}

/// Makes up the cards of an exchange that the viewer has not seen.
fn imagine(exchange: Exchange, chance: &mut Chance) -> Exchange {
    let mut unseen = || Card::kinds().nth(chance.index(KINDS));
    Exchange {
        worst: exchange.worst.or_else(&mut unseen),
        best: exchange.best.or_else(&mut unseen),
        ..exchange
    }
}
