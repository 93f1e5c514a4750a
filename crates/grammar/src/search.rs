//! Finding sentences: the same rules, run over a set of cards instead of a row.

use alloc::vec;
use alloc::vec::Vec;

use crate::phrase::Edge;
use crate::rules::{LIGHT, as_sentence, combine, is_light};
use crate::{Card, Soundness};

/// A sentence that some cards can make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The cards in their order: places in the list that was searched.
    pub cards: Vec<usize>,
    /// Sensible or doubtful.
    pub soundness: Soundness,
}

/// A phrase made of some of the cards, in an order of its own.
struct Piece<'a> {
    edge: Edge<'a>,
    /// A bit for each card.
    cards: u32,
    order: Vec<u8>,
}

/// The sentences that can be made of the cards, one for every set of cards, longest first.
///
/// `effort` bounds the phrases that are built on the way, short ones first: a few hundred find most sentences of ten cards, a few thousand
/// all of them. No sentence worse than `least` is found; the lower it is, the more phrases there are. With `light`, only sentences are
/// found that somebody who speaks naturally would say. Cards after the 32nd are ignored.
pub fn sentences(cards: &[&Card], least: Soundness, light: bool, effort: usize) -> Vec<Found> {
    let promises = |edge: &Edge<'_>| (!light || edge.phrase.weight() <= LIGHT) && bearable(edge, least);
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    // by_size[n]: the pieces of n + 1 cards.
    let mut by_size: Vec<Vec<usize>> = vec![Vec::new()];
    for (at, card) in cards.iter().enumerate().take(32) {
        for edge in Edge::lexical(card, at) {
            by_size[0].push(pieces.len());
            pieces.push(Piece { edge, cards: 1 << at, order: vec![at as u8] });
        }
    }
    let most = cards.len().min(32);
    'sizes: for size in 2..=most {
        let mut made: Vec<Piece<'_>> = Vec::new();
        let mut found = Vec::new();
        for part in 1..size {
            let (Some(lefts), Some(rights)) = (by_size.get(part - 1), by_size.get(size - part - 1)) else {
                continue;
            };
            for left in lefts.iter().filter_map(|at| pieces.get(*at)) {
                for right in rights.iter().filter_map(|at| pieces.get(*at)) {
                    if left.cards & right.cards != 0 {
                        continue;
                    }
                    combine(&left.edge, &right.edge, &mut found);
                    for edge in found.drain(..).filter(promises) {
                        keep(
                            &mut made,
                            Piece {
                                edge,
                                cards: left.cards | right.cards,
                                order: [&left.order[..], &right.order[..]].concat(),
                            },
                        );
                        if pieces.len() + made.len() >= effort {
                            absorb(&mut pieces, &mut by_size, made);
                            break 'sizes;
                        }
                    }
                }
            }
        }
        absorb(&mut pieces, &mut by_size, made);
    }
    let mut best: Vec<(u32, u32, Found)> = Vec::new();
    for piece in pieces.iter().filter(|piece| !light || is_light(&piece.edge)) {
        let Some(whole) = as_sentence(&piece.edge).filter(|whole| bearable(whole, least)) else { continue };
        let soundness =
            whole.faults.iter().map(|fault| fault.soundness()).min().unwrap_or(Soundness::Sensible);
        let found = Found { cards: piece.order.iter().map(|at| usize::from(*at)).collect(), soundness };
        match best.iter_mut().find(|(cards, ..)| *cards == piece.cards) {
            Some(known) if known.1 > whole.cost => *known = (piece.cards, whole.cost, found),
            Some(_) => {}
            None => best.push((piece.cards, whole.cost, found)),
        }
    }
    // The most cards first, then the least faults, as one key: see `judge`.
    supplies::sort_by_key(&mut best, |(cards, cost, _)| {
        u64::from(u32::MAX - cards.count_ones()) << 32 | u64::from(*cost)
    });
    best.into_iter().map(|(.., found)| found).collect()
}

fn bearable(edge: &Edge<'_>, least: Soundness) -> bool {
    edge.faults.iter().all(|fault| fault.soundness() >= least)
}

/// One piece for every phrase and set of cards: the least faulty one.
fn keep<'a>(made: &mut Vec<Piece<'a>>, piece: Piece<'a>) {
    let known =
        made.iter_mut().find(|known| known.cards == piece.cards && known.edge.phrase == piece.edge.phrase);
    match known {
        Some(known) if known.edge.cost > piece.edge.cost => *known = piece,
        Some(_) => {}
        None => made.push(piece),
    }
}

fn absorb<'a>(pieces: &mut Vec<Piece<'a>>, by_size: &mut Vec<Vec<usize>>, made: Vec<Piece<'a>>) {
    by_size.push((pieces.len()..pieces.len() + made.len()).collect());
    pieces.extend(made);
}
