//! What a viewer sees.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::state::{Ballot, Phase, State};
use crate::{Announced, Doubt, Missed, Refused, Roll, Standing, Themes, Variant};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView, Viewer};

/// What a viewer sees, and may remember (COM-5). Nothing is hidden but ballots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesView"))]
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
    /// What everybody sees of each seat, by seat.
    pub seats: Vec<SeatView>,
    /// The variant that is played.
    pub variant: Variant,
    /// Whether the seats take turns (THE-26).
    pub calm: bool,
    /// Who rolls, or has rolled.
    pub roller: Seat,
    /// The number of the theme card.
    pub card: u8,
    /// The name of the card; empty if it has none.
    pub card_name: String,
    /// The names of its themes.
    pub themes: Vec<String>,
    /// The ids of its themes, for words that are kept (THE-28).
    pub theme_ids: Vec<String>,
    /// The numbers of its themes that have persons, of whose names only a part counts (THE-8).
    #[serde(default)]
    pub persons: Vec<u8>,
    /// The number of the round's theme; null with open themes, and before the first roll.
    pub theme: Option<u8>,
    /// What the dice show; before they are rolled, what they showed in the round before. Null before the first roll.
    pub dice: Option<Roll>,
    /// The letter that words must begin with; null on black (THE-6).
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub initial: Option<char>,
    /// How many tokens lie in the centre.
    pub centre: u32,
    /// How many tokens lie in the reserve (THE-17).
    pub reserve: u32,
    /// The words that stand since the dice were rolled, in order.
    pub announced: Vec<Announced>,
    /// The words that were refused since then, in order.
    pub refused: Vec<Refused>,
    /// Up to three words that nobody found in the round that is over, the best known ones first; empty from the roll until the round ends
    /// (THE-29).
    #[serde(default)]
    pub missed: Vec<Missed>,
    /// The themes that are closed (THE-22).
    pub closed: Vec<u8>,
    /// Who has buzzed and types (THE-25); null if nobody does.
    pub typing: Option<Seat>,
    /// The word that is judged; null if there is none.
    pub judging: Option<JudgingView>,
    /// Whether a seat has taken or paid tokens in this round.
    pub moved: bool,
    /// How many rounds in a row have ended without a seat taking or paying tokens. After twice as many as there are seats, the match ends
    /// (THE-13).
    pub idle: u32,
    /// How many turns the calm game has had.
    pub turns: u32,
    /// Whose turn it is, or was last, in the calm game. In other games it has no meaning.
    pub turn_of: Seat,
    /// How often somebody has buzzed.
    pub buzzes: u32,
    /// How often somebody has taken the floor, or a word was judged, since the dice were rolled.
    pub interruptions: u32,
    /// Whether the match is over.
    pub over: bool,
    /// The final ranking, most tokens first; null before the end.
    pub ranking: Option<Ranking>,
}

/// A phase of the match. In JSON `rolling`, `open`, `typing`, `judging`, `over`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// The roller is to roll.
    Rolling,
    /// Whoever still plays may announce a word.
    Open,
    /// A seat that buzzed has the floor.
    Typing,
    /// A word is judged.
    Judging,
    /// The match is over.
    Over,
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesSeatView"))]
pub struct SeatView {
    /// Its tokens, which are its points.
    pub tokens: u32,
    /// The same number, under the name that it has in every game.
    pub score: i32,
    /// Always 0, because the game has no cards.
    pub hand_count: u32,
    /// How it stands in the round.
    pub state: Standing,
    /// Whether it has judged the word.
    pub voted: bool,
    /// The number, from 1, of the buzz without a word that keeps the seat from buzzing; null if none does. The clock `locked-` with the
    /// number of the seat tells for how long (THE-25).
    pub locked: Option<u32>,
}

/// A word that is judged (THE-14).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesJudging"))]
pub struct JudgingView {
    /// Who announced it.
    pub seat: Seat,
    /// The word as it was announced.
    pub word: String,
    /// Whether it was announced as a proper name.
    pub proper: bool,
    /// The number of its theme.
    pub theme: u8,
    /// Why the others are asked.
    pub doubts: Vec<Doubt>,
    /// Whether it stands only if all accept.
    pub unanimous: bool,
    /// Whether all others have abstained, so that the seat itself is asked (THE-14).
    #[serde(default)]
    pub honour: bool,
    /// The viewer's own ballot; null before it has voted, if it abstained, and in all other views.
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
    pub(crate) fn new(game: &Themes, state: &State, to: Viewer) -> View {
        let viewer = to.seat().filter(|seat| seat.index() < state.seats());
        let ballot = |seat: Seat| match &state.phase {
            Phase::Judging(judging) => judging.ballots[seat.index()],
            _ => None,
        };
        let seat = |seat: Seat| {
            let tokens = state.tokens[seat.index()];
            SeatView {
                tokens,
                score: i32::try_from(tokens).unwrap_or(i32::MAX),
                hand_count: 0,
                state: state.standing[seat.index()],
                voted: ballot(seat).is_some(),
                locked: state.locked[seat.index()],
            }
        };
        let (phase, ranking) = match &state.phase {
            Phase::Rolling => (PhaseName::Rolling, None),
            Phase::Open => (PhaseName::Open, None),
            Phase::Typing { .. } => (PhaseName::Typing, None),
            Phase::Judging(_) => (PhaseName::Judging, None),
            Phase::Over { ranking } => (PhaseName::Over, Some(ranking.clone())),
        };
        let judging = match &state.phase {
            Phase::Judging(judging) => Some(JudgingView {
                seat: judging.seat,
                word: judging.word.clone(),
                proper: judging.proper,
                theme: judging.theme,
                doubts: judging.doubts.clone(),
                unanimous: judging.doubts.iter().any(|doubt| doubt.takes_all()),
                honour: judging.honour,
                own: viewer.and_then(ballot).and_then(Ballot::accepts),
            }),
            _ => None,
        };
        let typing = match state.phase {
            Phase::Typing { seat } => Some(seat),
            _ => None,
        };
        let card = game.card(state.card);
        let to_act = state.to_act(game.options.calm);
        View {
            seat: viewer,
            phase,
            round: state.round,
            turn: to_act.single(),
            to_act,
            seats: Seat::all(state.seats()).map(seat).collect(),
            variant: game.variant(),
            calm: game.options.calm,
            roller: state.roller,
            card: state.card,
            card_name: card.name().to_owned(),
            themes: card.themes().iter().map(|theme| theme.name().to_owned()).collect(),
            theme_ids: card.themes().iter().map(|theme| theme.id().to_owned()).collect(),
            persons: (1..)
                .zip(card.themes())
                .filter(|(_, theme)| theme.has_persons())
                .map(|(at, _)| at)
                .collect(),
            theme: state.roll.as_ref().and_then(|roll| roll.theme),
            initial: state.roll.as_ref().and_then(Roll::initial),
            dice: state.roll.clone(),
            centre: state.centre,
            reserve: state.reserve,
            announced: state.announced.clone(),
            refused: state.refused.clone(),
            missed: state.missed.clone(),
            closed: state.closed.clone(),
            typing,
            judging,
            moved: state.moved,
            idle: state.idle,
            turns: state.turns,
            turn_of: state.turn,
            buzzes: state.buzzes,
            interruptions: state.interruptions,
            over: ranking.is_some(),
            ranking,
        }
    }
}
