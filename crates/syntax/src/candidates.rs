//! The actions open to a seat, from its view alone.

use crate::card::written;
use crate::{Action, Card, PhaseName, Referee, Syntax, Take, Tally, View};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use lexicon::Rack;
use tabletop::Candidates;

/// The longest word that is searched for: no dictionary has a longer one.
const LONGEST: usize = lexicon::MAX_LETTERS;

/// A visitor that is called with each word that a search finds.
type Visit<'a> = dyn FnMut(&str) -> ControlFlow<()> + 'a;

pub(crate) fn candidates(game: &Syntax, view: &View, limit: usize) -> Candidates<Action> {
    let may_act = view.seat.is_some_and(|seat| view.to_act.contains(seat)) && !view.over;
    match (view.phase, &view.hand) {
        // The list does not depend on whether the dictionary has the word, or it would give that away.
        (PhaseName::Challenge, _) if may_act => Candidates::All(vec![Action::Accept, Action::Challenge]),
        (PhaseName::ReEntry, _) if may_act => Candidates::All(vec![Action::ReEnter, Action::Retire]),
        (PhaseName::Play, Some(hand)) if may_act => operations(game, view, hand, limit),
        _ => Candidates::All(Vec::new()),
    }
}

/// The operations of a seat: all exchanges, and words of the dictionary. There are more if any letters may be played, and more ways to lay
/// a word if it has jokers.
fn operations(game: &Syntax, view: &View, hand: &[Card], limit: usize) -> Candidates<Action> {
    let mut sources = vec![exchanges(view, hand)];
    let cut_short = words(game, view, hand, limit, &mut sources);
    let jokers = hand.contains(&Card::JOKER)
        || view.table.iter().any(|laid| laid.word.bytes().any(|sign| sign.is_ascii_lowercase()));
    let total: usize = sources.iter().map(Vec::len).sum();
    let complete =
        game.options.referee == Referee::Dictionary && !cut_short && !jokers && total <= limit.max(1);
    if complete {
        return Candidates::All(sources.concat());
    }
    Candidates::Some(in_turn(sources, limit.max(1)))
}

/// Adds the dictionary's words that the seat can make: one list of words to lay, and two for each word on the table, each of at most
/// `limit`. Returns whether a list was cut short.
fn words(game: &Syntax, view: &View, hand: &[Card], limit: usize, sources: &mut Vec<Vec<Action>>) -> bool {
    let Ok(rack) = Rack::from_cards(&written(hand)) else { return false };
    let has_laid = view.seat.and_then(|seat| view.seats.get(seat.index())).is_some_and(|own| own.has_laid);
    let minimum = usize::from(game.options.minimum_length);
    let opening = if game.options.long_opening && !has_laid { crate::OPENING } else { minimum };
    let mut cut_short = false;
    let mut collect = |search: &dyn Fn(&mut Visit<'_>) -> ControlFlow<()>,
                       action: &dyn Fn(String) -> Action| {
        let mut found = Vec::new();
        let ended = search(&mut |word| {
            if word.len() >= minimum {
                if found.len() >= limit {
                    return ControlFlow::Break(());
                }
                found.push(action(word.to_owned()));
            }
            ControlFlow::Continue(())
        });
        cut_short |= ended.is_break();
        sources.push(found);
    };
    collect(&|visit| game.lexicon.rack_words(&rack, opening..=LONGEST, visit), &|word| Action::Lay { word });
    for (index, laid) in (0u32..).zip(&view.table) {
        collect(&|visit| game.lexicon.super_sequences(&laid.word, &rack, hand.len(), visit), &|into| {
            Action::Insert { index, into }
        });
        collect(&|visit| game.lexicon.replacements(&laid.word, &rack, visit), &|into| Action::Replace {
            index,
            into,
        });
    }
    cut_short
}

fn exchanges(view: &View, hand: &[Card]) -> Vec<Action> {
    let held = Tally::of(hand);
    let ways = [(Take::FaceUp, view.face_up.is_some()), (Take::Stock, view.stock_count > 0)];
    let kinds = Card::kinds().filter(|card| held.count(*card) > 0);
    let each = |discard| {
        ways.into_iter().filter(|(_, there)| *there).map(move |(take, _)| Action::Exchange { discard, take })
    };
    kinds.flat_map(each).collect()
}

/// Takes from each list by turns, so that a short answer has something of everything.
fn in_turn(sources: Vec<Vec<Action>>, limit: usize) -> Vec<Action> {
    let mut sources: Vec<_> = sources.into_iter().map(Vec::into_iter).collect();
    let mut actions = Vec::new();
    loop {
        let before = actions.len();
        for source in &mut sources {
            actions.extend(source.next());
            if actions.len() >= limit {
                return actions;
            }
        }
        if actions.len() == before {
            return actions;
        }
    }
}
