//! What the rules allow, asked in the order of COM-8.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::phase::PhaseName;
use crate::state::{Ballot, Kind, Phase, Proposal, Sentence, State};
use crate::{Action, Card, JokerWords, Place, Refusal, Spikit, joker};
use tabletop::{Actor, Seat, SeatSet};

/// The fewest cards of a sentence (SPI-13).
pub const SHORTEST: usize = 3;
/// How many refused proposals end a turn (SPI-15).
pub const REFUSALS: usize = 3;

/// An allowed action, with what the check has found out.
#[derive(Debug)]
pub struct Checked(pub(crate) Does);

#[derive(Debug)]
pub(crate) enum Does {
    Seat { seat: Seat, deed: Deed },
    TimeUp,
}

/// What a seat does, with all that it takes from the table.
#[derive(Debug)]
pub(crate) enum Deed {
    Roll,
    /// A card of the display for one of the hand, with the die or without (SPI-9, SPI-20).
    Exchange {
        place: Place,
        card: Card,
        give: Card,
        free: bool,
    },
    Draw,
    /// A lay, a completion or a swap. If it ends fishing, `away` has the card turned up and those to be discarded.
    Propose {
        proposal: Proposal,
        away: Option<(Card, Vec<Card>)>,
    },
    /// A vote. `ballots` already holds it.
    Vote {
        proposal: Proposal,
        ballots: Vec<Ballot>,
        ballot: Ballot,
    },
    /// Turns up a card, after which `left` more may be turned up; `aside` are those turned up before.
    Fish {
        left: u32,
        aside: Vec<Card>,
    },
    EndFishing {
        kept: Option<Card>,
        away: Vec<Card>,
    },
    Decline,
    Discard {
        cards: Vec<Card>,
    },
    EndTurn,
}

impl Spikit {
    /// The seats that may act.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        match &state.phase {
            Phase::Over { .. } => SeatSet::EMPTY,
            Phase::Vote { ballots, .. } => {
                let open = |seat: &Seat| ballots.get(seat.index()) == Some(&Ballot::Open);
                Seat::all(state.seats.len()).filter(open).collect()
            }
            _ => SeatSet::only(state.turn.seat),
        }
    }

    pub(crate) fn allowed(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        let phase = state.phase.name();
        let wrong_phase = || Err(Refusal::WrongPhase { phase });
        let seat = match (by, action) {
            // The table asks only once it has found that this clock runs.
            (Actor::Table, Action::TimeUp { .. }) => return Ok(Checked(Does::TimeUp)),
            (Actor::Table, _) | (_, Action::TimeUp { .. }) => return wrong_phase(),
            (Actor::Seat(seat), _) => seat,
        };
        let acts = || match self.acting(state).contains(seat) {
            true => Ok(()),
            false => Err(Refusal::NotYourTurn { phase }),
        };
        let deed = match (action, &state.phase) {
            (Action::Roll, Phase::Roll) => {
                acts()?;
                Deed::Roll
            }
            (Action::Draw, Phase::Draw) => {
                acts()?;
                Deed::Draw
            }
            (Action::Take { display, give }, Phase::Draw) => {
                acts()?;
                let face = state.turn.die.unwrap_or_default();
                let (place, card) = exchange(state, seat, *display, *give, "SPI-9")?;
                // A six lets one take any card (SPI-8).
                if face != 6 && card.face() != face {
                    return Err(Refusal::OtherFace { face });
                }
                Deed::Exchange { place, card, give: *give, free: false }
            }
            (Action::FreeChoice { display, give }, Phase::Advantage { .. }) => {
                acts()?;
                let (place, card) = exchange(state, seat, *display, *give, "SPI-20")?;
                Deed::Exchange { place, card, give: *give, free: true }
            }
            (Action::Decline, Phase::Advantage { .. }) => {
                acts()?;
                Deed::Decline
            }
            (Action::Lay { .. } | Action::Complete { .. } | Action::Swap { .. }, Phase::Play) => {
                acts()?;
                Deed::Propose { proposal: self.proposal(state, seat, action, None)?, away: None }
            }
            (
                Action::Lay { .. } | Action::Complete { .. } | Action::Swap { .. },
                Phase::Fishing { card, aside, .. },
            ) => {
                acts()?;
                let proposal = self.proposal(state, seat, action, Some(*card))?;
                Deed::Propose { proposal, away: Some((*card, aside.clone())) }
            }
            (Action::Vote { accept }, Phase::Vote { proposal, ballots }) => {
                acts()?;
                let (mut ballots, ballot) = (ballots.clone(), Ballot::from(*accept));
                ballots[seat.index()] = ballot;
                Deed::Vote { proposal: proposal.clone(), ballots, ballot }
            }
            (Action::Fish, Phase::Advantage { fish }) => {
                acts()?;
                Deed::Fish { left: one_less(state, *fish)?, aside: Vec::new() }
            }
            (Action::Fish, Phase::Fishing { left, card, aside }) => {
                acts()?;
                Deed::Fish { left: one_less(state, *left)?, aside: [&aside[..], &[*card]].concat() }
            }
            (Action::Keep, Phase::Fishing { card, aside, .. }) => {
                acts()?;
                Deed::EndFishing { kept: Some(*card), away: aside.clone() }
            }
            (Action::StopFishing, Phase::Fishing { card, aside, .. }) => {
                acts()?;
                Deed::EndFishing { kept: None, away: [&aside[..], &[*card]].concat() }
            }
            (Action::Discard { cards }, Phase::Discard { most }) => {
                acts()?;
                held(state, seat, cards, "SPI-22")?;
                if cards.len() > *most as usize {
                    return Err(Refusal::TooMany { most: *most });
                }
                Deed::Discard { cards: cards.clone() }
            }
            (Action::EndTurn, Phase::Play) => {
                acts()?;
                Deed::EndTurn
            }
            _ => return wrong_phase(),
        };
        Ok(Checked(Does::Seat { seat, deed }))
    }

    /// What a lay, a completion or a swap would put on the table, if the rules allow it to be proposed.
    fn proposal(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        fished: Option<Card>,
    ) -> Result<Proposal, Refusal> {
        let (kind, cards, sentence, words) = match action {
            Action::Lay { cards, joker } => {
                in_hand(state, seat, cards, fished, "SPI-13")?;
                if fished.is_none() && state.turn.laid {
                    return Err(Refusal::Laid);
                }
                if let [Card::Joker(_)] = cards[..] {
                    return Err(Refusal::JokerAlone);
                }
                if cards.len() < SHORTEST {
                    return Err(Refusal::TooShort);
                }
                (
                    Kind::Lay,
                    cards.clone(),
                    Sentence { cards: cards.clone(), by: Some(seat), joker: None },
                    joker,
                )
            }
            Action::Complete { sentence, head, tail, joker } => {
                let cards = [&head[..], &tail[..]].concat();
                in_hand(state, seat, &cards, fished, "SPI-24")?;
                let (row, old) = Place::of(*sentence, &state.table).ok_or(Refusal::NoSentence)?;
                if cards.is_empty() {
                    return Err(Refusal::NothingAdded);
                }
                no_joker_for_a_joker(old, &cards)?;
                let whole = [&head[..], &old.cards[..], &tail[..]].concat();
                (Kind::Complete(row), cards, Sentence { cards: whole, ..old.clone() }, joker)
            }
            Action::Swap { sentence, at, card, joker } => {
                in_hand(state, seat, &[*card], fished, "SPI-25")?;
                let (row, old) = Place::of(*sentence, &state.table).ok_or(Refusal::NoSentence)?;
                let (at, out) = Place::of(*at, &old.cards).ok_or(Refusal::NoPlace)?;
                no_joker_for_a_joker(old, &[*card])?;
                let (mut whole, out) = (old.clone(), *out);
                whole.cards[at.index()] = *card;
                if let Some(twice) = [out, *card].into_iter().find(|card| state.turn.swapped.contains(card)) {
                    return Err(Refusal::SwappedAlready { card: twice });
                }
                if out.is_joker() {
                    whole.joker = None;
                }
                (Kind::Swap(row, at), vec![*card], whole, joker)
            }
            _ => return Err(Refusal::WrongPhase { phase: state.phase.name() }),
        };
        if let Some(card) = fished.filter(|card| !cards.contains(card)) {
            return Err(Refusal::WithoutFished { card });
        }
        let sentence = self.with_joker(sentence, &cards, words.as_ref())?;
        let proposal = Proposal { seat, kind, sentence, cards, fished: fished.is_some() };
        let Sentence { cards, joker, .. } = &proposal.sentence;
        let again = |refused: &Sentence| refused.is_same(cards, joker.as_ref());
        if state.turn.refused.iter().any(again) { Err(Refusal::RefusedAlready) } else { Ok(proposal) }
    }

    /// The sentence with the words of a joker that comes from the hand.
    fn with_joker(
        &self,
        mut sentence: Sentence,
        from_hand: &[Card],
        words: Option<&JokerWords>,
    ) -> Result<Sentence, Refusal> {
        if sentence.cards.iter().filter(|card| card.is_joker()).count() > 1 {
            return Err(Refusal::SecondJoker);
        }
        let comes = from_hand.iter().any(|card| card.is_joker());
        let words = match (comes, words) {
            (false, None) => return Ok(sentence),
            (true, Some(words)) => words,
            _ => return Err(Refusal::JokerWords),
        };
        if !self.deck.langs().contains(&words.lang) {
            return Err(Refusal::JokerLanguage);
        }
        // In a family a joker is the missing slot: no words are asked for (SPI-21).
        let family = sentence.is_family();
        if !family {
            joker::check(&words.text, self.vocabulary(words.lang)).map_err(Refusal::Words)?;
        }
        let text = if family { String::new() } else { words.text.trim().to_owned() };
        sentence.joker = Some(JokerWords { text, lang: words.lang });
        Ok(sentence)
    }
}

/// A joker goes only into a sentence that has none (SPI-33).
fn no_joker_for_a_joker(old: &Sentence, cards: &[Card]) -> Result<(), Refusal> {
    let second = old.has_joker() && cards.iter().any(|card| card.is_joker());
    if second { Err(Refusal::JokerThere) } else { Ok(()) }
}

/// How many cards may still be fished after the next one (SPI-18).
fn one_less(state: &State, left: u32) -> Result<u32, Refusal> {
    if state.stock.is_empty() && state.discard.is_empty() {
        return Err(Refusal::NoFish);
    }
    left.checked_sub(1).ok_or(Refusal::NoFish)
}

/// The display's card that is to be exchanged for one of the hand.
fn exchange(
    state: &State,
    seat: Seat,
    display: u32,
    give: Card,
    clause: &'static str,
) -> Result<(Place, Card), Refusal> {
    held(state, seat, &[give], clause)?;
    Place::of(display, &state.display).map(|(place, card)| (place, *card)).ok_or(Refusal::NoDisplay)
}

fn held(state: &State, seat: Seat, cards: &[Card], clause: &'static str) -> Result<(), Refusal> {
    in_hand(state, seat, cards, None, clause)
}

/// Whether the seat holds the cards, each once; a card just turned up counts as held.
fn in_hand(
    state: &State,
    seat: Seat,
    cards: &[Card],
    fished: Option<Card>,
    clause: &'static str,
) -> Result<(), Refusal> {
    let hand = state.seat(seat).map_or(&[][..], |player| &player.hand);
    for card in cards {
        if !hand.contains(card) && fished != Some(*card) {
            return Err(Refusal::NotInHand { card: *card, clause });
        }
    }
    for (at, card) in cards.iter().enumerate() {
        if cards.iter().take(at).any(|earlier| earlier == card) {
            return Err(Refusal::Twice { card: *card });
        }
    }
    Ok(())
}

impl Phase {
    pub(crate) fn name(&self) -> PhaseName {
        match self {
            Phase::Roll => PhaseName::Roll,
            Phase::Draw => PhaseName::Draw,
            Phase::Play => PhaseName::Play,
            Phase::Vote { .. } => PhaseName::Vote,
            Phase::Advantage { .. } => PhaseName::Advantage,
            Phase::Fishing { .. } => PhaseName::Fishing,
            Phase::Discard { .. } => PhaseName::Discard,
            Phase::Over { .. } => PhaseName::Over,
        }
    }
}
