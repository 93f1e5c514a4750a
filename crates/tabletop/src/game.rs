//! The contract of a game.

use crate::{Actor, Chance, Clock, Message, Ranking, Refuse, Seat, SeatSet, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The actions open to a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Candidates<A> {
    /// Every legal action (each once: plays that differ only in how they are written are one).
    All(Vec<A>),
    /// Some legal actions, a useful part of too many, or of what is free text. Others are legal too.
    Some(Vec<A>),
}

impl<A> Candidates<A> {
    /// The actions, whether or not they are all.
    pub fn actions(&self) -> &[A] {
        match self {
            Candidates::All(actions) | Candidates::Some(actions) => actions,
        }
    }

    /// The actions, taken out.
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

    /// The round, from 1.
    fn round(&self) -> u32;

    /// Every seat, in turn order: in JSON the field `seats`.
    fn seats(&self) -> &[Self::Seat];

    /// The points of a seat: of the whole match, up to now.
    fn score(seat: &Self::Seat) -> i32;

    /// The view without what it says to people alone: bots are given this, and views that are read have no more.
    fn for_bots(self) -> Self
    where
        Self: Sized,
    {
        self
    }
}

/// A game: a value of options, dictionary and deck that knows the rules and holds no match.
///
/// Pure: no clock, no I/O, no globals, no randomness but the [`Chance`] handed in. The same calls give the same
/// results on every machine.
pub trait Game {
    /// The id in JSON: `"syntax"`.
    const ID: &'static str;
    /// How many seats the game is for (COM-7).
    const SEATS: RangeInclusive<usize>;

    /// A match in progress, hidden cards and all.
    type State: Clone + Eq + Debug;
    /// What a seat submits. In JSON `{"type": …}` and its fields; as text a token without white space or `@`, which reads back as the same action.
    type Action: Clone + PartialEq + Debug + Display + FromStr + Serialize + DeserializeOwned;
    /// An action that the rules allow: who does it, and what it took to find that out, so that nothing is worked out twice and nothing
    /// can fail where it is done. [`Game::check`] alone makes one, good for the state that it was made from.
    type Checked: Debug;
    /// What the rules make happen because of an action. In JSON `{"type": …}` and its fields. An event names everything that it
    /// concerns; [`Game::show`] takes out what a viewer may not know.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// What a viewer sees: its own hand, what lies face up, counts, the public history (COM-5). Bots get it and nothing else, so it
    /// must hold all that a player with a perfect memory would know, and who looks.
    type View: TableView + Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The protocol's `setup`: what chance would decide, given instead. The default gives nothing.
    type Layout: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// Why an action or a set-up is refused.
    type Refusal: Refuse;

    /// Starts a match. `seats` lies within [`Game::SEATS`] (the table sees to it). Only an impossible `layout` is refused.
    fn deal(
        &self,
        seats: usize,
        layout: &Self::Layout,
        chance: &mut Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<Self::State, Self::Refusal>;

    /// The seats that may act now: several at once where they answer or vote; none when the match is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The number of the question that a seat which may act is asked; `None` where every action asks anew, whoever acted.
    ///
    /// While two actions in a row leave a seat with the same number, an answer that it gave to the first state is good for the second
    /// one too: another seat's vote on the same proposal does not make its own late. A new proposal has another number than what was
    /// asked just before. (Who acts itself has answered: it is asked anew, whatever the number.) It must depend only on what the seat sees.
    fn question(&self, _state: &Self::State, _seat: Seat) -> Option<u32> {
        None
    }

    /// The clocks of a state, running or standing still; none by default. Everybody sees them.
    ///
    /// When one that runs has run out the table performs [`Clock::time_up`]; nothing else is ever asked of [`Actor::Table`].
    fn clocks(&self, _state: &Self::State) -> Vec<Clock<Self::Action>> {
        Vec::new()
    }

    /// Whether the rules allow the action. Asked in the order of COM-8; never asked once there is an outcome.
    ///
    /// Must take any action whatever, however absurd its numbers and strings, without panicking and in bounded time; and whether it
    /// refuses, and how, must depend only on what the actor sees, so that a refusal tells nothing.
    fn check(
        &self,
        state: &Self::State,
        by: Actor,
        action: &Self::Action,
    ) -> Result<Self::Checked, Self::Refusal>;

    /// Why an allowed action is refused that was done, by the moment that the host names, before its seat was asked: a buzz while the
    /// dice still roll. By default it counts from the moment on in which it was asked for.
    fn too_soon(&self, _state: &Self::State, _action: &Self::Action) -> Option<Self::Refusal> {
        None
    }

    /// Performs what [`Game::check`] has made of an action in this very state, and all that follows from it up to the next decision of a
    /// seat (scores, the next deal). Appends the events in order.
    fn perform(
        &self,
        state: &mut Self::State,
        checked: Self::Checked,
        chance: &mut Chance,
        out: &mut Vec<Self::Event>,
    );

    /// Checks an action and performs it; refused, it changes nothing.
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

    /// What an action brings on its own seat, where somebody may overlook it: said before it is done. From that seat's view alone, and only of
    /// actions that are allowed.
    fn caution(&self, _view: &Self::View, _action: &Self::Action) -> Option<Message> {
        None
    }

    /// The actions open to the viewer, from the view alone; none for a spectator or a seat that may not act. About `limit` of them
    /// at most where a game has too many to list.
    fn candidates(&self, view: &Self::View, limit: usize) -> Candidates<Self::Action>;

    /// The same for a seat of a state: what [`Game::candidates`] answers to its view. A game that can say so without making the view
    /// plays faster.
    fn legal(&self, state: &Self::State, seat: Seat, limit: usize) -> Candidates<Self::Action> {
        self.candidates(&self.view(state, Viewer::Seat(seat)), limit)
    }

    /// What the viewer sees.
    fn view(&self, state: &Self::State, to: Viewer) -> Self::View;

    /// The event as the viewer learns of it, or `None` where it does not.
    fn show(&self, event: &Self::Event, to: Viewer) -> Option<Self::Event>;

    /// The action as the viewer learns of it, or `None` where it does not.
    fn show_action(&self, action: &Self::Action, by: Actor, to: Viewer) -> Option<Self::Action>;

    /// Whether the action, with what followed, cannot be taken back among several humans: a card was seen by a seat that had
    /// not seen it, a die was rolled, or it answered another seat (`undo-hidden`).
    fn seals(&self, action: &Self::Action, events: &[Self::Event]) -> bool;

    /// A full state, drawn by chance, that gives the view's viewer exactly this view: one of the worlds that it may be in (a
    /// determinization). The bots search in them. `None` for a view that no state gives.
    fn determinize(&self, view: &Self::View, chance: &mut Chance) -> Option<Self::State>;

    /// The final ranking, once the match is over.
    fn outcome(&self, state: &Self::State) -> Option<Ranking>;

    /// The sentence of an event, for the log and the narrator. Of a shown event it says only what is shown.
    fn message(&self, event: &Self::Event) -> Message;
}
