//! The contract of a game.

use crate::{Actor, Chance, Clock, Message, Ranking, Refuse, Seat, SeatSet, Viewer};
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;
use serde::{Serialize, de::DeserializeOwned};

/// The actions open to a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Candidates<A> {
    /// Every legal action, each once. Actions that differ only in how they are written count as one.
    All(Vec<A>),
    /// Some legal actions, because there are too many to list or because they contain free text. Others are legal too.
    Some(Vec<A>),
}

impl<A> Candidates<A> {
    /// The listed actions.
    pub fn actions(&self) -> &[A] {
        match self {
            Candidates::All(actions) | Candidates::Some(actions) => actions,
        }
    }

    /// The listed actions, as an owned list.
    pub fn into_actions(self) -> Vec<A> {
        match self {
            Candidates::All(actions) | Candidates::Some(actions) => actions,
        }
    }

    /// Whether every legal action is listed.
    pub fn complete(&self) -> bool {
        matches!(self, Candidates::All(_))
    }
}

/// What every view tells, whatever the game.
pub trait TableView {
    /// What everybody sees of a seat.
    type Seat: Serialize;

    /// The number of the round, from 1.
    fn round(&self) -> u32;

    /// All seats in turn order. In JSON it is the field `seats`.
    fn seats(&self) -> &[Self::Seat];

    /// The points of a seat in the whole match so far.
    fn score(seat: &Self::Seat) -> i32;

    /// The view without its messages for people. Bots are given this, and a view that is read from JSON has no more.
    fn for_bots(self) -> Self
    where
        Self: Sized,
    {
        self
    }
}

/// A game: a value of options, dictionary and deck that knows the rules and holds no match.
///
/// It is pure: it uses no clock, no I/O, no globals, and no randomness but the [`Chance`] handed in. The same calls give the same
/// results on every machine.
pub trait Game {
    /// The id in JSON: `"syntax"`.
    const ID: &'static str;
    /// How many seats the game is for (COM-7).
    const SEATS: RangeInclusive<usize>;

    /// A match in progress, hidden cards included.
    type State: Clone + Eq + Debug;
    /// What a seat submits. In JSON `{"type": …}` and its fields; as text a token without white space or `@`, which reads back as the same action.
    type Action: Clone + PartialEq + Debug + Display + FromStr + Serialize + DeserializeOwned;
    /// An allowed action: who does it, and whatever the check has found out, so that `perform` works nothing out again and cannot fail.
    /// Only [`Game::check`] makes one, and it is valid only for the state that was checked.
    type Checked: Debug;
    /// What the rules make happen because of an action. In JSON `{"type": …}` and its fields. An event names everything that it
    /// concerns; [`Game::show`] takes out what a viewer may not know.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// What a viewer sees: its own hand, what lies face up, counts, the public history (COM-5). Bots get it and nothing else, so it
    /// must say whose view it is and hold all that a player with a perfect memory would know.
    type View: TableView + Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The protocol's `setup`: things given in advance that chance would decide otherwise. The default gives nothing.
    type Layout: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// Why an action or a set-up is refused.
    type Refusal: Refuse;

    /// Starts a match. The table has checked that `seats` lies within [`Game::SEATS`]. Only an impossible `layout` is refused.
    fn deal(
        &self,
        seats: usize,
        layout: &Self::Layout,
        chance: &mut Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<Self::State, Self::Refusal>;

    /// The seats that may act now: several at once if they answer or vote, none when the match is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The number of the question that a seat is asked while it may act. `None` means that every action, whoever performs it, asks the seat
    /// again.
    ///
    /// As long as the number stays the same, an answer stays valid though others have acted meanwhile: another seat's vote on the same
    /// proposal does not make this seat's vote stale. A new proposal must have another number than the question just before it. A seat that
    /// acts has answered; if it may act again, that is another question, whatever the number is. The number must depend only on what the seat sees.
    fn question(&self, _state: &Self::State, _seat: Seat) -> Option<u32> {
        None
    }

    /// The clocks of a state, running or standing still; none by default. Everybody sees them.
    ///
    /// When a running clock has run out, the table performs its [`Clock::time_up`]. [`Actor::Table`] never does anything else.
    fn clocks(&self, _state: &Self::State) -> Vec<Clock<Self::Action>> {
        Vec::new()
    }

    /// Whether the rules allow the action. Refusals are looked for in the order of COM-8. It is never asked once there is an outcome.
    ///
    /// It must answer any action in bounded time without a panic, however absurd its numbers and strings are. Whether and how it refuses
    /// must depend only on what the actor sees, so that a refusal tells nothing new.
    fn check(
        &self,
        state: &Self::State,
        by: Actor,
        action: &Self::Action,
    ) -> Result<Self::Checked, Self::Refusal>;

    /// The refusal of an allowed action whose moment, as the host names it, lies before its seat was asked: a buzz while the dice still
    /// roll. By default the action is accepted as if it had come at the moment of the question.
    fn too_soon(&self, _state: &Self::State, _action: &Self::Action) -> Option<Self::Refusal> {
        None
    }

    /// Performs what [`Game::check`] has made from this very state, and all that follows (scores, the next deal) up to the next decision of
    /// a seat. Appends the events in order.
    fn perform(
        &self,
        state: &mut Self::State,
        checked: Self::Checked,
        chance: &mut Chance,
        out: &mut Vec<Self::Event>,
    );

    /// As [`Game::perform`], and what the table performs. `people` are the seats at which humans sit: a rule may ask whether somebody is alone
    /// among bots. By default no rule does.
    fn perform_among(
        &self,
        _people: SeatSet,
        state: &mut Self::State,
        checked: Self::Checked,
        chance: &mut Chance,
        out: &mut Vec<Self::Event>,
    ) {
        self.perform(state, checked, chance, out);
    }

    /// Checks an action and performs it. A refused action changes nothing.
    fn act(
        &self,
        state: &mut Self::State,
        by: Actor,
        action: &Self::Action,
        chance: &mut Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        let checked = self.check(state, by, action)?;
        self.perform(state, checked, chance, out);
        Ok(())
    }

    /// A warning to show before an action is done: what its own seat may overlook. It is made from that seat's view alone, and only asked
    /// of allowed actions.
    fn caution(&self, _view: &Self::View, _action: &Self::Action) -> Option<Message> {
        None
    }

    /// The actions open to the viewer, worked out from the view alone; none for a spectator or a seat that may not act. If there are too
    /// many to list, it lists about `limit` of them.
    fn candidates(&self, view: &Self::View, limit: usize) -> Candidates<Self::Action>;

    /// What [`Game::candidates`] answers to the view of that seat. A game that can do so without making the view overrides this to be
    /// faster.
    fn legal(&self, state: &Self::State, seat: Seat, limit: usize) -> Candidates<Self::Action> {
        self.candidates(&self.view(state, Viewer::Seat(seat)), limit)
    }

    /// The state as the viewer may know it.
    fn view(&self, state: &Self::State, to: Viewer) -> Self::View;

    /// The event as the viewer may know it; `None` if it learns nothing of it.
    fn show(&self, event: &Self::Event, to: Viewer) -> Option<Self::Event>;

    /// The action as the viewer may know it; `None` if it learns nothing of it.
    fn show_action(&self, action: &Self::Action, by: Actor, to: Viewer) -> Option<Self::Action>;

    /// Whether the action cannot be taken back among several humans (`undo-hidden`), because it showed what cannot be forgotten: a card that
    /// nobody chose to show, a die, an answer to another seat. What a clause lets players take back is not sealed (SPI-14).
    fn seals(&self, action: &Self::Action, events: &[Self::Event]) -> bool;

    /// Draws a world: a full state that shows exactly this view to its viewer (a determinization). Bots search in worlds. `None` if no
    /// state shows this view.
    fn determinize(&self, view: &Self::View, chance: &mut Chance) -> Option<Self::State>;

    /// The final ranking, once the match is over.
    fn outcome(&self, state: &Self::State) -> Option<Ranking>;

    /// The message of an event, for the log and the narrator. It says no more than the given event holds, so a shown event stays redacted.
    fn message(&self, event: &Self::Event) -> Message;
}
