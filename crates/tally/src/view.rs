use alloc::string::String;
use alloc::vec::Vec;

use crate::state::Phase;
use crate::{Judgement, State, Tally};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView, Viewer};

/// What a viewer sees, and what it may remember (COM-5).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyView"))]
pub struct View {
    /// Who looks; null for a spectator.
    pub seat: Option<Seat>,
    /// The phase of the match.
    pub phase: PhaseName,
    /// The number of the round, from 1.
    pub round: u32,
    /// How many rounds the match has.
    pub rounds: u32,
    /// The only seat that may act, or null.
    pub turn: Option<Seat>,
    /// The seats that may act now.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: SeatSet,
    /// What is public of each seat, by seat.
    pub seats: Vec<SeatView>,
    /// The subject of the round.
    pub subject: String,
    /// How many points a claim is worth.
    pub worth: u32,
    /// The words that were claimed in this round, in order.
    pub said: Vec<String>,
    /// The claim that is being judged; null if there is none.
    pub claim: Option<Claim>,
    /// How the last claim was judged, which everybody was told; null before the first.
    pub verdict: Option<Judgement>,
    /// Whether the match is over.
    pub over: bool,
    /// The final ranking, when it is over.
    pub ranking: Option<Ranking>,
}

/// A phase of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// Every seat that is in the round may claim.
    Open,
    /// A claim is judged.
    Judging,
    /// The match is over.
    Over,
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallySeat"))]
pub struct SeatView {
    /// Its points.
    pub score: i32,
    /// Whether it is out of the round.
    pub out: bool,
    /// Whether it has judged the claim.
    pub voted: bool,
}

/// A claim that is being judged (TAL-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyClaim"))]
pub struct Claim {
    /// The seat that made it.
    pub seat: Seat,
    /// The viewer's own ballot; null before it has voted, and in all other views.
    pub own: Option<bool>,
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

impl View {
    pub(crate) fn new(game: &Tally, state: &State, to: Viewer) -> View {
        let viewer = to.seat().filter(|seat| seat.index() < state.seats());
        let ballot = |seat: Seat| match &state.phase {
            Phase::Judging { ballots, .. } => ballots[seat.index()],
            Phase::Open | Phase::Over { .. } => None,
        };
        let seat = |seat: Seat| SeatView {
            score: state.scores[seat.index()],
            out: state.out.contains(seat),
            voted: ballot(seat).is_some(),
        };
        let (phase, claim, ranking) = match &state.phase {
            Phase::Open => (PhaseName::Open, None, None),
            Phase::Judging { seat, .. } => {
                let own = viewer.and_then(ballot);
                (PhaseName::Judging, Some(Claim { seat: *seat, own }), None)
            }
            Phase::Over { ranking } => (PhaseName::Over, None, Some(ranking.clone())),
        };
        let to_act = state.to_act();
        View {
            seat: viewer,
            phase,
            round: state.round,
            rounds: game.options().rounds,
            turn: to_act.single(),
            to_act,
            seats: Seat::all(state.seats()).map(seat).collect(),
            subject: game.topics().of_round(state.round).subject.clone(),
            worth: state.worth,
            said: state.said.clone(),
            claim,
            verdict: state.verdict,
            over: ranking.is_some(),
            ranking,
        }
    }
}
