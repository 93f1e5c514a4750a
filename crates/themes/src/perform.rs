//! What follows from an action that is allowed.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::check::Deed;
use crate::spoken::{Listed, Spoken};
use crate::state::LOCK_MS;
use crate::state::{Judging, Phase};
use crate::{
    Announced, BLACK, Colour, Die, Doubt, Ending, Event, Refused, Roll, Standing, State, Themes, Variant,
    Votes, Why,
};
use tabletop::{Chance, Ranking, Seat, SeatSet};

/// One action being performed.
pub(crate) struct Course<'a> {
    pub(crate) game: &'a Themes,
    /// The seats at which humans sit.
    pub(crate) people: SeatSet,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut Chance,
    pub(crate) out: &'a mut Vec<Event>,
}

/// A word that is to stand.
struct Word {
    seat: Seat,
    word: String,
    letters: String,
    listed: Option<Listed>,
    proper: bool,
    theme: u8,
    votes: Option<Votes>,
    honour: bool,
}

impl Course<'_> {
    pub(crate) fn perform(&mut self, deed: Deed) {
        match deed {
            Deed::Roll { seat } => self.roll(seat),
            Deed::Buzz { seat } => {
                self.state.buzzes += 1;
                self.state.interruptions += 1;
                self.state.phase = Phase::Typing { seat };
                self.out.push(Event::Buzzed { seat });
            }
            Deed::Withdraw { seat } => {
                self.state.phase = Phase::Open;
                self.out.push(Event::Withdrew { seat });
                self.lock(seat);
            }
            Deed::Announce { seat, spoken } => self.announce(seat, spoken),
            Deed::Vote { judge, ballot, judging } => {
                self.out.push(Event::Voted { seat: judge, accept: ballot.accepts() });
                self.vote(judging);
            }
            Deed::GiveUp { seat } => {
                self.state.phase = Phase::Open;
                self.give_up(seat);
                self.go_on();
            }
            // THE-16.
            Deed::RoundUp => {
                self.state.phase = Phase::Open;
                self.out.push(Event::TimeUp);
                for seat in self.state.playing().iter() {
                    self.state.standing[seat.index()] = Standing::TimedOut;
                }
                self.go_on();
            }
            // THE-16, THE-26.
            Deed::TurnUp { seat } => {
                self.state.phase = Phase::Open;
                self.out.push(Event::TurnUp { seat });
                self.state.standing[seat.index()] = Standing::TimedOut;
                self.go_on();
            }
            // THE-25.
            Deed::TypingUp { seat } => {
                self.state.phase = Phase::Open;
                self.out.push(Event::TypingUp { seat });
                self.lock(seat);
            }
            Deed::Unlocked { seat } => {
                self.state.locked[seat.index()] = None;
                self.out.push(Event::Unlocked { seat });
            }
        }
    }

    /// Keeps a seat that had the floor and no word from buzzing (THE-25).
    fn lock(&mut self, seat: Seat) {
        self.state.locked[seat.index()] = Some(self.state.buzzes);
        self.out.push(Event::Locked { seat, ms: LOCK_MS });
    }

    /// Begins a round; with limited words the reserve supplies an empty centre (THE-4, THE-17, THE-19, THE-20).
    pub(crate) fn begin_round(&mut self, roller: Seat) {
        let state = &mut *self.state;
        state.round += 1;
        state.roller = roller;
        state.standing.fill(Standing::Playing);
        state.locked.fill(None);
        state.moved = false;
        state.phase = Phase::Rolling;
        let limited = self.game.variant() == Variant::Limited;
        let supply = if limited && state.centre == 0 {
            // Two tokens a seat; there are few seats.
            state.reserve.min(2 * state.seats() as u32)
        } else {
            0
        };
        state.reserve -= supply;
        state.centre += supply;
        self.out.push(Event::RoundBegan { round: state.round, seat: roller, supply });
    }

    /// Rolls the dice, which takes the words of the last round off the table (THE-5, THE-21).
    fn roll(&mut self, seat: Seat) {
        let game = self.game;
        let state = &mut *self.state;
        let themes = game.card(state.card).themes().len();
        let drawn = (game.variant() != Variant::Open).then_some(themes);
        let mut roll = match state.rolls.pop_front() {
            Some(roll) => roll,
            None => Roll::of(&game.dice, drawn, self.chance),
        };
        if drawn.is_none() {
            roll.theme = None;
        }
        state.roll = Some(roll.clone());
        state.announced.clear();
        state.refused.clear();
        state.missed.clear();
        state.closed.clear();
        state.interruptions = 0;
        state.turn = state.roller;
        state.turns += 1;
        state.phase = Phase::Open;
        let theme = roll.theme.and_then(|theme| game.card(state.card).theme(theme));
        let subject = theme.map(|theme| theme.name().to_owned());
        self.out.push(Event::Rolled { seat, roll, subject });
    }

    fn announce(&mut self, seat: Seat, spoken: Spoken) {
        let Spoken { word, letters, proper, theme, listed, doubts } = spoken;
        self.state.phase = Phase::Open;
        // THE-25: another seat's word sets everybody free.
        for other in Seat::all(self.state.seats()).filter(|other| *other != seat) {
            self.state.locked[other.index()] = None;
        }
        if self.is_black() && !self.dice_in(&letters).is_empty() {
            return self.wrong(seat, word, proper, theme);
        }
        if doubts.is_empty() {
            let proper = listed.as_ref().map_or(proper, |listed| listed.proper);
            return self.stands(Word {
                seat,
                word,
                letters,
                listed,
                proper,
                theme,
                votes: None,
                honour: false,
            });
        }
        self.state.interruptions += 1;
        self.out.push(Event::Announced { seat, word: word.clone(), proper, theme, doubts: doubts.clone() });
        let ballots = vec![None; self.state.seats()];
        self.state.phase =
            Phase::Judging(Judging { seat, word, letters, proper, theme, doubts, ballots, honour: false });
    }

    fn is_black(&self) -> bool {
        self.state.roll.as_ref().is_some_and(|roll| roll.colour == Colour::Black)
    }

    fn dice_in(&self, letters: &str) -> Vec<Die> {
        self.state.roll.as_ref().map(|roll| roll.letters.in_word(letters)).unwrap_or_default()
    }

    /// Lets a seat pay for a word on black that has a letter of the dice (THE-10).
    fn wrong(&mut self, seat: Seat, word: String, proper: bool, theme: u8) {
        let state = &mut *self.state;
        let tokens = &mut state.tokens[seat.index()];
        let paid = BLACK.min(*tokens);
        *tokens -= paid;
        state.centre += paid;
        state.moved |= paid > 0;
        let out = paid == 0;
        if out {
            state.standing[seat.index()] = Standing::Out;
        }
        let why = Why::Letters;
        state.refused.push(Refused { seat, word: word.clone(), proper, theme, why, votes: None });
        self.out.push(Event::Wrong { seat, word, paid, out });
        self.go_on();
    }

    /// Decides on a word once all ballots are in (THE-14).
    fn vote(&mut self, judging: Judging) {
        self.state.phase = Phase::Judging(judging.clone());
        if !self.state.to_act(self.game.options.calm).is_empty() {
            return;
        }
        let votes @ Votes { yes, no, abstained } = judging.count();
        // Nobody has said anything of a word that the dictionary knows: whoever said it is asked, unless there is another person, who could have.
        let alone = self.people.single() == Some(judging.seat);
        if yes + no == 0 && alone && self.game.options.honour && judging.stands_unjudged() {
            let (seat, word, theme) = (judging.seat, judging.word.clone(), judging.theme);
            self.out.push(Event::Honour { seat, word, theme });
            self.state.phase = Phase::Judging(Judging { honour: true, ..judging });
            return;
        }
        let why = verdict(&judging);
        let Judging { seat, word, letters, proper, theme, doubts, honour, .. } = judging;
        self.out.push(Event::Judged { seat, word: word.clone(), yes, no, abstained, honour, why });
        self.state.phase = Phase::Open;
        match why {
            Some(why) => {
                let votes = Some(votes);
                self.state.refused.push(Refused { seat, word, proper, theme, why, votes });
                self.go_on();
            }
            None => {
                // A word of the list is what the list says; another one that the dictionary has is a name if all agree.
                let listed = self.game.entry(self.state.card, theme, &letters).map(Listed::of);
                let agreed = proper && (yes > 0 && no == 0 && !honour || !doubts.contains(&Doubt::Common));
                let proper = listed.as_ref().map_or(agreed, |listed| listed.proper);
                self.stands(Word { seat, word, letters, listed, proper, theme, votes: Some(votes), honour });
            }
        }
    }

    /// Lets a word stand, which takes its tokens (THE-9, THE-10, THE-11, THE-18, THE-19, THE-22).
    fn stands(&mut self, word: Word) {
        let Word { seat, word, letters, listed, proper, theme, votes, honour } = word;
        let (is_listed, full) = (listed.is_some(), listed.map(|listed| listed.full));
        let full = full.filter(|full| *full != word);
        let black = self.is_black();
        let dice = self.dice_in(&letters);
        let variant = self.game.variant();
        let state = &mut *self.state;
        let worth = if black { BLACK } else { dice.len() as u32 };
        let from = match (black, variant) {
            (true, Variant::Limited) => &mut state.reserve,
            _ => &mut state.centre,
        };
        let points = worth.min(*from);
        *from -= points;
        state.tokens[seat.index()] += points;
        state.moved |= points > 0;
        if variant == Variant::Classic {
            state.standing[seat.index()] = Standing::Done;
        }
        let closes = variant == Variant::Open && !black;
        if closes {
            state.closed.push(theme);
        }
        let announced =
            Announced { seat, word, full, proper, theme, points, listed: is_listed, votes, honour };
        state.announced.push(announced.clone());
        self.out.push(Event::Scored { announced, dice, closes });
        if black { self.end_round(Ending::Black) } else { self.go_on() }
    }

    /// Notes that a seat has given up the round (THE-12).
    fn give_up(&mut self, seat: Seat) {
        self.state.standing[seat.index()] = Standing::GaveUp;
        self.out.push(Event::GaveUp { seat });
    }

    /// Ends the round if it is over; if not, in the calm game the next seat has its turn.
    fn go_on(&mut self) {
        let game = self.game;
        let state = &*self.state;
        let seats = state.seats();
        let done = state.standing.iter().filter(|standing| **standing == Standing::Done).count();
        let last = if seats <= 4 { 1 } else { 2 };
        let black = state.roll.as_ref().is_some_and(|roll| roll.colour == Colour::Black);
        let full = match game.variant() {
            // THE-12.
            Variant::Classic => (done >= seats - last).then_some(Ending::Places),
            // THE-18; on black tokens come from the reserve, and a seat that was wrong pays to the centre.
            Variant::Limited => (state.centre == 0 && !black).then_some(Ending::Centre),
            // THE-22.
            Variant::Open => {
                (state.closed.len() >= game.card(state.card).themes().len()).then_some(Ending::Themes)
            }
        };
        let why = self
            .nothing_left()
            .then_some(Ending::Centre)
            .or(full)
            .or(state.playing().is_empty().then_some(Ending::Nobody));
        if let Some(why) = why {
            return self.end_round(why);
        }
        if game.options.calm {
            let state = &mut *self.state;
            let next = state.turn.next(seats).around(seats).find(|seat| state.playing().contains(*seat));
            state.turn = next.unwrap_or(state.turn);
            state.turns += 1;
        }
    }

    /// Whether no tokens are left to take (THE-13, THE-20, THE-24).
    fn nothing_left(&self) -> bool {
        let limited = self.game.variant() == Variant::Limited;
        self.state.centre == 0 && (!limited || self.state.reserve == 0)
    }

    fn end_round(&mut self, why: Ending) {
        let state = &mut *self.state;
        let seats = state.seats();
        let scored = |seat: Seat| state.announced.iter().any(|word| word.seat == seat);
        let unscored: Vec<Seat> = Seat::all(seats).filter(|seat| !scored(*seat)).collect();
        state.idle = if state.moved { 0 } else { state.idle + 1 };
        state.missed = self.game.missed(state);
        // There are few seats.
        let found = (seats - unscored.len()) as u32;
        let missed = state.missed.clone();
        self.out.push(Event::RoundEnded { round: state.round, unscored, scored: found, why, missed });
        // THE-13.
        if self.nothing_left() || self.state.idle as usize >= 2 * seats {
            return self.end_match();
        }
        let next = self.state.roller.next(seats);
        self.begin_round(next);
    }

    fn end_match(&mut self) {
        let tokens: Vec<i32> =
            self.state.tokens.iter().map(|tokens| i32::try_from(*tokens).unwrap_or(i32::MAX)).collect();
        let ranking = Ranking::highest_first(&tokens);
        let winners = ranking.0.first().cloned().unwrap_or_default();
        let most = winners.first().map_or(0, |seat| self.state.tokens[seat.index()]);
        self.out.push(Event::MatchEnded { winners, tokens: most });
        self.state.phase = Phase::Over { ranking };
    }
}

/// Why a word does not stand; `None` if it does (THE-14). Seats that abstained count for nothing.
fn verdict(judging: &Judging) -> Option<Why> {
    let Votes { yes, no, .. } = judging.count();
    let unanimous = no == 0 && yes > 0;
    if !unanimous && judging.doubts.contains(&Doubt::Root) {
        Some(Why::Root)
    } else if !unanimous && judging.doubts.contains(&Doubt::Dictionary) {
        Some(Why::Dictionary)
    } else if yes + no == 0 && !judging.stands_unjudged() {
        Some(Why::NoVote)
    } else {
        (no > yes).then_some(Why::Vote)
    }
}
