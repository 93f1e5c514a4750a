use alloc::vec::Vec;

use crate::state::Phase;
use crate::{Card, Judgement, Laid, Pending, RoundScore, State, Tally};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView, Viewer};

/// What a viewer sees, and what it may remember (COM-5).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxView"))]
pub struct View {
    /// Who looks; null for a spectator.
    pub seat: Option<Seat>,
    /// The phase of the match.
    pub phase: PhaseName,
    /// The number of the round, from 1.
    pub round: u32,
    /// The only seat that may act, or null.
    pub turn: Option<Seat>,
    /// The seats that may act now.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: SeatSet,
    /// What is public of each seat, by seat.
    pub seats: Vec<SeatView>,
    /// The viewer's hand, in the order in which the cards came; absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<Card>>,
    /// The words on the table.
    pub table: Vec<Laid>,
    /// The word that may be contested, in phase `challenge`.
    pub pending: Option<Pending>,
    /// The card beside the stock.
    pub face_up: Option<Card>,
    /// How many cards the stock has.
    pub stock_count: usize,
    /// How many cards lie below the face-up card.
    pub discard_count: usize,
    /// The cards below the face-up card, top card first. All of them have lain face up once.
    pub discard: Vec<Card>,
    /// The cards that the stock can hold, sorted: those of the pile when it was last shuffled into the stock (SYN-26), without those that
    /// the viewer has drawn since. Null before that, when the stock can hold any unseen card.
    pub stock_pool: Option<Vec<Card>>,
    /// How many cards a set-up leaves out of this round.
    pub aside_count: usize,
    /// Who deals this round.
    pub dealer: Seat,
    /// How many operations there were since a word that was laid or extended stood (SYN-29).
    pub idle: u32,
    /// The score sheet, with one line for each round.
    pub sheet: Vec<RoundScore>,
    /// The words that were looked up because of a challenge in this match.
    pub judged: Vec<Judgement>,
    /// Whether the match is over.
    pub over: bool,
    /// The final ranking, when it is over.
    pub ranking: Option<Ranking>,
}

/// A phase of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// One seat performs an operation (SYN-7).
    Play,
    /// The other seats contest a word or let it stand (SYN-20).
    Challenge,
    /// Seats that have left come back or decline (SYN-28).
    ReEntry,
    /// The match is over.
    Over,
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxSeatView"))]
pub struct SeatView {
    /// How many cards it holds.
    pub hand_count: usize,
    /// Its account.
    pub score: i32,
    /// Whether it has left (SYN-27).
    pub out: bool,
    /// The round after which it left, or null.
    pub left_round: Option<u32>,
    /// Whether it has declined to come back (SYN-28).
    pub retired: bool,
    /// How often it has come back.
    pub re_entries: u8,
    /// What coming back has cost it so far.
    pub price: u32,
    /// Whether a word that it laid this round has stood (SYN-19).
    pub has_laid: bool,
    /// The points that challenges have added to its account in this round, or taken off.
    pub challenges: i32,
    /// Cards that everybody has seen it take and not give away since. It holds at least these.
    pub known: Vec<Card>,
}

impl View {
    pub(crate) fn new(state: &State, to: Viewer) -> View {
        let to_act = state.to_act();
        let own = to.seat().and_then(|seat| state.seat(seat));
        let seats = state.seats.iter().map(|player| SeatView {
            hand_count: player.hand.len(),
            score: player.score,
            out: player.left.is_some(),
            left_round: player.left,
            retired: player.retired,
            re_entries: player.re_entries,
            price: player.price,
            has_laid: player.has_laid,
            challenges: player.challenges,
            known: player.known.clone(),
        });
        let stock_pool = state.pool.as_ref().map(|pool| {
            let mut pool = Tally::of(pool);
            for card in own.iter().flat_map(|player| &player.drawn) {
                let _ = pool.take(*card);
            }
            pool.cards()
        });
        let pending = match &state.phase {
            Phase::Challenge { pending, .. } => Some(pending.clone()),
            _ => None,
        };
        let ranking = match &state.phase {
            Phase::Over { ranking } => Some(ranking.clone()),
            _ => None,
        };
        View {
            seat: to.seat(),
            phase: state.phase.name(),
            round: state.round,
            turn: to_act.single(),
            to_act,
            seats: seats.collect(),
            hand: own.map(|player| player.hand.clone()),
            table: state.table.clone(),
            pending,
            face_up: state.face_up,
            stock_count: state.stock.len(),
            discard_count: state.discard.len(),
            discard: state.discard.iter().rev().copied().collect(),
            stock_pool,
            aside_count: state.aside.len(),
            dealer: state.dealer,
            idle: state.idle,
            sheet: state.sheet.clone(),
            judged: state.judged.clone(),
            over: ranking.is_some(),
            ranking,
        }
    }
}

impl TableView for View {
    type Seat = SeatView;

    fn round(&self) -> u32 {
        self.round
    }

    fn seats(&self) -> &[SeatView] {
        &self.seats
    }

    fn score(seat: &SeatView) -> i32 {
        seat.score
    }
}

impl Phase {
    pub(crate) fn name(&self) -> PhaseName {
        match self {
            Phase::Play { .. } => PhaseName::Play,
            Phase::Challenge { .. } => PhaseName::Challenge,
            Phase::ReEntry { .. } => PhaseName::ReEntry,
            Phase::Over { .. } => PhaseName::Over,
        }
    }
}
