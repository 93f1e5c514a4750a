use crate::state::Phase;
use crate::{Action, Deck, Event, Layout, Options, Refusal, State, View};
use lexicon::Lexicon;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::{Actor, Candidates, Chance, Game, Message, Ranking, Seat, SeatSet, Viewer};

/// A seat whose account reaches this leaves (SYN-27).
pub const LIMIT: i32 = 100;
/// What a challenge costs or brings (SYN-21, SYN-22).
pub const PENALTY: i32 = 10;
/// The fewest letters of a long opening (SYN-19).
pub const OPENING: usize = 4;

/// Syntax: its options, its dictionary, its deck.
#[derive(Clone, Debug)]
pub struct Syntax {
    pub(crate) options: Options,
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) deck: Arc<Deck>,
}

impl Syntax {
    /// The game with these options, which [`Options::check`] has found good; `lexicon` and `deck` are those that they name.
    pub fn new(options: Options, lexicon: Arc<Lexicon>, deck: Arc<Deck>) -> Syntax {
        Syntax { options, lexicon, deck }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The words.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The deck.
    pub fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }
}

impl Game for Syntax {
    const ID: &'static str = "syntax";
    const SEATS: RangeInclusive<usize> = 2..=8;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Layout = Layout;
    type Refusal = Refusal;

    fn deal(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        self.begin(seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.acting(state)
    }

    /// An answer to a word or to an offer stays good while others answer the same one. Between two words, and between two offers,
    /// some seat has its turn, so that one number for each kind tells them apart.
    fn question(&self, state: &State, _seat: Seat) -> Option<u32> {
        match state.phase {
            Phase::Challenge { .. } => Some(1),
            Phase::ReEntry { .. } => Some(2),
            Phase::Play { .. } | Phase::Over { .. } => None,
        }
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
        self.allowed(state, by, action)
    }

    fn perform(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        let Some(seat) = by.seat() else { return debug_assert!(false, "{by:?} passes no check") };
        self.act(state, seat, action, chance, out);
    }

    fn candidates(&self, view: &View, limit: usize) -> Candidates<Action> {
        self.open_to(view, limit)
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        self.seen(state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(event.shown(to))
    }

    /// Everything that a seat does is done in sight: a discard is named and a word lies open.
    fn show_action(&self, action: &Action, _by: Actor, _to: Viewer) -> Option<Action> {
        Some(action.clone())
    }

    /// Every operation shows others a card that they had not seen, and every answer to a word answers another seat. Only the
    /// answer to an offer (SYN-28) can be taken back, until the round is dealt.
    fn seals(&self, action: &Action, events: &[Event]) -> bool {
        !matches!(action, Action::ReEnter | Action::Retire)
            || events.iter().any(|event| matches!(event, Event::Dealt { .. }))
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        self.world(view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        match &state.phase {
            Phase::Over { ranking } => Some(ranking.clone()),
            _ => None,
        }
    }

    fn message(&self, event: &Event) -> Message {
        event.message()
    }
}
