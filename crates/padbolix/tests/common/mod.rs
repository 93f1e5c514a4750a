//! Helpers of all tests of the rulebook: they make a table from a line of text and play at it.
#![allow(dead_code, unused_imports, clippy::expect_used, clippy::panic)]

use padbolix::*;
use tabletop::Player;
pub(crate) use tabletop::{ActError, Actor, Chance, Game, Refuse, Seat, Table, Viewer};

/// A hand from its signs: `hand("BCC*!")`.
pub(crate) fn hand(signs: &str) -> Hand {
    signs.chars().map(|sign| Card::from_char(sign).expect("a card")).collect()
}

/// A layout with those hands, led by seat 0.
pub(crate) fn hands(hands: &[&str]) -> Layout {
    Layout { hands: Some(hands.iter().map(|signs| hand(signs)).collect()), ..Layout::default() }
}

/// An action as people write it: `EF+mN`, `!` or `-` (pass).
pub(crate) fn action(text: &str) -> Action {
    match text {
        "!" => Action::Firecracker,
        "-" => Action::Pass,
        _ => Action::Play { groups: text.split('+').collect() },
    }
}

pub(crate) struct At {
    pub(crate) table: Table<Padbolix>,
}

/// A match from a layout.
pub(crate) fn at(layout: Layout) -> At {
    let seats = layout.hands.as_ref().map_or(4, Vec::len);
    At { table: new(seats, layout, 1).expect("a layout") }
}

/// A match from a layout, with one free pass in each deal (PAD-14).
pub(crate) fn at_with_one_free_pass_a_deal(layout: Layout) -> At {
    let seats = layout.hands.as_ref().map_or(4, Vec::len);
    let options = Options { free_pass: FreePass::Deal, ..Options::default() };
    At { table: of(Padbolix::new(options), seats, layout, 1).expect("a layout") }
}

pub(crate) fn new(
    seats: usize,
    layout: Layout,
    seed: u64,
) -> Result<Table<Padbolix>, tabletop::NewError<Refusal>> {
    of(Padbolix::default(), seats, layout, seed)
}

fn of(
    game: Padbolix,
    seats: usize,
    layout: Layout,
    seed: u64,
) -> Result<Table<Padbolix>, tabletop::NewError<Refusal>> {
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    Table::new(game, players, layout, seed, serde_json::Value::Null, Default::default())
}

impl At {
    pub(crate) fn turn(&self) -> u8 {
        self.view(0).turn.expect("a turn").0
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.table.view(Viewer::Seat(Seat(seat)))
    }

    /// Checks the warning that the seat to act gets before an action, with the warning's arguments.
    #[track_caller]
    pub(crate) fn warns(&self, text: &str, expected: Option<&str>) -> &At {
        let caution = self.table.game().caution(&self.view(self.turn()), &action(text));
        let told = caution.map(|message| {
            let about = message.args.get("special").or(message.args.get("free"));
            format!("{} {}", message.key, about.expect("what it is about"))
        });
        assert_eq!(told.as_deref(), expected, "{text}");
        self
    }

    /// Performs these actions, each by the seat to act.
    #[track_caller]
    pub(crate) fn plays(&mut self, texts: &str) -> &mut At {
        for text in texts.split_whitespace() {
            let seat = Seat(self.turn());
            if let Err(error) = self.table.act(seat.into(), action(text)) {
                panic!("{seat:?} {text}: {error:?}");
            }
        }
        self
    }

    /// Checks that this action of the seat to act is refused by that clause, and that nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, clause: &str) -> &mut At {
        let seat = Seat(self.turn());
        let before = self.table.state().clone();
        match self.table.act(seat.into(), action(text)) {
            Err(ActError::Refused(refusal)) => {
                assert_eq!(
                    refusal.clause().unwrap_or(refusal.message().key.trim_start_matches("padbolix-refused-")),
                    clause,
                    "{text}"
                );
            }
            other => panic!("{text}: {other:?}"),
        }
        assert_eq!(*self.table.state(), before, "a refusal changes nothing");
        self
    }

    /// Checks whose turn it is.
    #[track_caller]
    pub(crate) fn turns_to(&mut self, seat: u8) -> &mut At {
        assert_eq!(self.turn(), seat, "whose turn");
        self
    }

    /// Checks the turns of the trick in progress: `0:EF 1:- 2:! 3:x` (`-` is a pass, `x` a skipped turn).
    #[track_caller]
    pub(crate) fn trick_is(&mut self, text: &str) -> &mut At {
        assert_eq!(written(&self.view(0).trick), text);
        self
    }

    /// The events of the last action.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.table.log().last().expect("a step").events.clone()
    }

    /// Ranks taken in this deal: `seat=title`, in the order in which they were taken.
    pub(crate) fn finished(&self) -> String {
        let all: Vec<String> =
            self.view(0).finished.iter().map(|f| format!("{}={}", f.seat.0, f.title.code())).collect();
        all.join(" ")
    }

    /// The ranks that the last action's `round-ended` tells.
    pub(crate) fn round_ended(&self) -> String {
        let ranks = self.events().into_iter().find_map(|event| match event {
            Event::RoundEnded { ranks, .. } => Some(ranks),
            _ => None,
        });
        let all: Vec<String> = ranks
            .expect("the round has ended")
            .iter()
            .map(|f| format!("{}={}:{}", f.seat.0, f.title.code(), f.points))
            .collect();
        all.join(" ")
    }
}

pub(crate) fn written(turns: &[Turn]) -> String {
    let one = |turn: &Turn| {
        let play = match &turn.play {
            Move::Play(groups) => groups.join("+"),
            Move::Firecracker => "!".into(),
            Move::Pass => "-".into(),
            Move::Skipped => "x".into(),
        };
        format!("{}:{play}", turn.seat.0)
    };
    turns.iter().map(one).collect::<Vec<_>>().join(" ")
}
