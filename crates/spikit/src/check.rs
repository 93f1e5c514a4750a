//! What the rules allow, asked in the order of COM-8.

use crate::phase::PhaseName;
use crate::state::{Ballot, Kind, Phase, Proposal, Sentence, State};
use crate::{Action, Card, JokerWords, Refusal, Spikit, joker};
use tabletop::{Actor, Seat, SeatSet};

/// The fewest cards of a sentence (SPI-13).
pub const SHORTEST: usize = 3;
/// Refused proposals that end a turn (SPI-15).
pub const REFUSALS: usize = 3;

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

    pub(crate) fn allowed(&self, state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
        let phase = state.phase.name();
        let Actor::Seat(seat) = by else {
            // The table asks its clock first; nothing else is its to do.
            let is_time_up = matches!(action, Action::TimeUp { .. });
            return if is_time_up { Ok(()) } else { Err(Refusal::WrongPhase { phase }) };
        };
        let fits = match action {
            Action::Roll => phase == PhaseName::Roll,
            Action::Take { .. } | Action::Draw => phase == PhaseName::Draw,
            Action::Lay { .. } | Action::Complete { .. } | Action::Swap { .. } => {
                matches!(phase, PhaseName::Play | PhaseName::Fishing)
            }
            Action::EndTurn => phase == PhaseName::Play,
            Action::Vote { .. } => phase == PhaseName::Vote,
            Action::Fish => matches!(phase, PhaseName::Advantage | PhaseName::Fishing),
            Action::Keep | Action::StopFishing => phase == PhaseName::Fishing,
            Action::FreeChoice { .. } | Action::Decline => phase == PhaseName::Advantage,
            Action::Discard { .. } => phase == PhaseName::Discard,
            Action::TimeUp { .. } => false,
        };
        if !fits {
            return Err(Refusal::WrongPhase { phase });
        }
        if !self.acting(state).contains(seat) {
            return Err(Refusal::NotYourTurn { phase });
        }
        match action {
            Action::Take { display, give } => {
                let card = exchange(state, seat, *display, *give, "SPI-9")?;
                let face = state.turn.die.unwrap_or(0);
                // A six lets one take any card (SPI-8).
                if face != 6 && card.face() != face { Err(Refusal::OtherFace { face }) } else { Ok(()) }
            }
            Action::FreeChoice { display, give } => {
                exchange(state, seat, *display, *give, "SPI-20").map(|_| ())
            }
            Action::Lay { .. } | Action::Complete { .. } | Action::Swap { .. } => {
                self.proposal(state, seat, action).map(|_| ())
            }
            Action::Fish => {
                let left = match &state.phase {
                    Phase::Advantage { fish } => *fish,
                    Phase::Fishing { left, .. } => *left,
                    _ => 0,
                };
                let any = !(state.stock.is_empty() && state.discard.is_empty());
                if left > 0 && any { Ok(()) } else { Err(Refusal::NoFish) }
            }
            Action::Discard { cards } => {
                let Phase::Discard { most } = state.phase else { return Ok(()) };
                held(state, seat, cards, "SPI-22")?;
                if cards.len() > most as usize { Err(Refusal::TooMany { most }) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// What a lay, a completion or a swap would put on the table, if the rules allow it to be proposed.
    pub(crate) fn proposal(&self, state: &State, seat: Seat, action: &Action) -> Result<Proposal, Refusal> {
        let fished = match &state.phase {
            Phase::Fishing { card, .. } => Some(*card),
            _ => None,
        };
        let (kind, cards, sentence, words) = match action {
            Action::Lay { cards, joker } => {
                in_hand(state, seat, cards, fished, "SPI-13")?;
                if fished.is_none() && state.turn.laid {
                    return Err(Refusal::Laid);
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
                let old = on_table(state, *sentence)?;
                if cards.is_empty() {
                    return Err(Refusal::NothingAdded);
                }
                let whole = [&head[..], &old.cards[..], &tail[..]].concat();
                (Kind::Complete(*sentence), cards, Sentence { cards: whole, ..old.clone() }, joker)
            }
            Action::Swap { sentence, at, card, joker } => {
                in_hand(state, seat, &[*card], fished, "SPI-25")?;
                let mut whole = on_table(state, *sentence)?.clone();
                let place = whole.cards.get_mut(*at as usize).ok_or(Refusal::NoPlace)?;
                let out = std::mem::replace(place, *card);
                if let Some(twice) = [out, *card].into_iter().find(|card| state.turn.swapped.contains(card)) {
                    return Err(Refusal::SwappedAlready { card: twice });
                }
                if out.is_joker() {
                    whole.joker = None;
                }
                (Kind::Swap(*sentence, *at), vec![*card], whole, joker)
            }
            _ => return Err(Refusal::WrongPhase { phase: state.phase.name() }),
        };
        if let Some(card) = fished.filter(|card| !cards.contains(card)) {
            return Err(Refusal::WithoutFished { card });
        }
        let sentence = self.with_joker(sentence, &cards, words.as_ref())?;
        let proposal = Proposal { seat, kind, sentence, cards, fished: fished.is_some() };
        let again = |refused: &Sentence| {
            refused.cards == proposal.sentence.cards && refused.joker == proposal.sentence.joker
        };
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
            joker::check(&words.text, words.lang, self.vocabulary(words.lang)).map_err(Refusal::Words)?;
        }
        let text = if family { String::new() } else { words.text.trim().to_owned() };
        sentence.joker = Some(JokerWords { text, lang: words.lang });
        Ok(sentence)
    }
}

fn on_table(state: &State, index: u32) -> Result<&Sentence, Refusal> {
    usize::try_from(index).ok().and_then(|index| state.table.get(index)).ok_or(Refusal::NoSentence)
}

/// The display's card that is to be exchanged for one of the hand.
fn exchange(
    state: &State,
    seat: Seat,
    display: u32,
    give: Card,
    clause: &'static str,
) -> Result<Card, Refusal> {
    held(state, seat, &[give], clause)?;
    usize::try_from(display).ok().and_then(|at| state.display.get(at)).copied().ok_or(Refusal::NoDisplay)
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
