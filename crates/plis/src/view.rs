//! What a viewer sees.

use alloc::vec::Vec;

use crate::state::{PastTrick, SheetLine, State};
use crate::{Card, Contract, Played};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView, Viewer};

/// What a viewer sees of a match (COM-5): its own hand, what lies open, counts, and the public history of the round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisView"))]
pub struct View {
    /// Who looks; null is a spectator.
    pub seat: Option<Seat>,
    /// Whether the match goes on or is over.
    pub phase: Phase,
    /// The number of the round, from 1 to 5.
    pub round: u8,
    /// What counts in this round (PLI-8…12).
    pub contract: Contract,
    /// The cards that score in this round, pink before blue, each colour from A.
    pub stakes: Vec<Card>,
    /// Points for each trick of this round; 0 if tricks do not count in it.
    pub trick_points: i32,
    /// Who is to play; null when the match is over.
    pub turn: Option<Seat>,
    /// The seats that may act: the same one, as a list.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: SeatSet,
    /// What is public of each seat, by seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own hand, in the order of cards; absent for a spectator.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<Card>>,
    /// Who led the trick on the table, or is to lead the next one.
    pub leader: Seat,
    /// The trick on the table, in the order of play.
    pub trick: Vec<Played>,
    /// By seat, the captured cards that score in this round, which lie face up (PLI-14).
    pub captured: Vec<Vec<Card>>,
    /// By seat, how many tricks it took in this round.
    pub tricks_won: Vec<u8>,
    /// The scoring cards of this round that have fallen: captured, on the table, or left out by a set-up.
    pub fallen: Vec<Card>,
    /// Cards that are out of play in this round: put away (PLI-1), or left out by a set-up.
    pub out_of_play: Vec<Card>,
    /// Who led the first trick of the round.
    pub round_leader: Seat,
    /// The tricks of this round that were taken. They lie face down (PLI-14), but whoever watched may remember them (COM-5).
    pub history: Vec<PastTrick>,
    /// The rounds of this match that are over.
    pub sheet: Vec<SheetLine>,
    /// Whether the match goes on or is over.
    pub over: bool,
    /// The final ranking, fewest points first; null before the end.
    pub ranking: Option<Ranking>,
}

/// Whether the match goes on. In JSON: `play`, `over`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A seat is to play a card.
    Play,
    /// The match is over.
    Over,
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisSeatView"))]
pub struct SeatView {
    /// How many cards are in its hand.
    pub hand_count: usize,
    /// Points of the rounds that are over (PLI-15).
    pub score: i32,
    /// Points taken so far in this round. Once the match is over they are those of the last round, and `score` has them too.
    pub points: i32,
}

impl View {
    pub(crate) fn new(state: &State, to: Viewer) -> View {
        let round = &state.round;
        let all = || Seat::all(state.seats());
        let stakes = round.contract().stakes();
        let seat_view = |seat: Seat| SeatView {
            hand_count: round.hand(seat).len(),
            score: state.scores[seat.index()],
            points: round.points(seat),
        };
        View {
            seat: to.seat(),
            phase: if state.over { Phase::Over } else { Phase::Play },
            round: state.number,
            contract: round.contract(),
            stakes: stakes.to_vec(),
            trick_points: round.contract().trick_points(),
            turn: state.to_act(),
            to_act: state.to_act().into_iter().collect(),
            seats: all().map(seat_view).collect(),
            hand: to.seat().map(|seat| round.hand(seat).to_vec()),
            leader: round.leader(),
            trick: round.trick().collect(),
            captured: all().map(|seat| (round.captured(seat) & stakes).to_vec()).collect(),
            tricks_won: all().map(|seat| round.tricks(seat)).collect(),
            fallen: (stakes & !round.in_hands()).to_vec(),
            out_of_play: state.out_of_play.to_vec(),
            round_leader: state.round_leader,
            history: state.history.clone(),
            sheet: state.sheet.clone(),
            over: state.over,
            ranking: state.ranking(),
        }
    }
}

impl TableView for View {
    type Seat = SeatView;

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn seats(&self) -> &[SeatView] {
        &self.seats
    }

    fn score(seat: &SeatView) -> i32 {
        seat.score
    }
}
