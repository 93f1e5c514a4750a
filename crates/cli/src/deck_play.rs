//! How well a deck of Spikit plays: what random hands hold, and what happens in rounds among bots. What `mots simulate --deck-report` counts.

use bots::{Effort, Level, Longest, Playable, longest};
use protocol::{Failure, Resources};
use serde_json::{Value, json};
use spikit::{Card, Event, Languages, Layout, Sentence, Spikit};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Viewer};

/// Cards of a hand (SPI-6).
const HAND: usize = 10;
/// Seats of the rounds that are played.
const SEATS: usize = 4;
/// A round that is longer is given up.
const MAX_ACTIONS: usize = 5_000;

/// Spikit with a deck, to be reported on. Any number of threads may count at once.
pub(crate) struct DeckReport(Spikit);

/// What random hands hold: how often each length of the longest sentence was met, from 0 cards on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hands {
    /// In each of the two languages.
    pub(crate) unilingual: [Vec<usize>; 2],
    /// In the better one of the two.
    pub(crate) better: Vec<usize>,
    /// In both mixed.
    pub(crate) mixed: Vec<usize>,
}

/// What happened in a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Happened {
    /// Turns of all seats.
    pub(crate) turns: usize,
    /// Whether somebody went out.
    pub(crate) won: bool,
    /// Sentences laid.
    pub(crate) laid: usize,
    /// Cards in the sentences laid.
    pub(crate) cards_laid: usize,
    /// Completions.
    pub(crate) completed: usize,
    /// Swaps.
    pub(crate) swapped: usize,
    /// Families.
    pub(crate) families: usize,
    /// Times that somebody fished.
    pub(crate) fishings: usize,
    /// Of these, those that ended with a card taken.
    pub(crate) catches: usize,
    /// Free choices.
    pub(crate) free_choices: usize,
    /// Sentences laid with a joker in them.
    pub(crate) jokers: usize,
    /// Proposals that were refused.
    pub(crate) refused: usize,
    /// Points of all seats.
    pub(crate) points: i64,
    /// Sentences laid that are of one language.
    pub(crate) unilingual: usize,
    /// Cards that stood in a sentence or a family.
    pub(crate) played: BTreeSet<Card>,
    /// The sentences laid, card by card.
    pub(crate) sentences: Vec<String>,
    /// The sentences that were put to the vote, as players read them.
    pub(crate) proposals: Vec<String>,
}

impl DeckReport {
    /// The deck that these options and this data name.
    pub(crate) fn new(
        options: &Value,
        data: &Value,
        resources: &mut dyn Resources,
    ) -> Result<DeckReport, Failure> {
        let mut options = if options.is_object() { options.clone() } else { json!({}) };
        options["end"] = json!({"rounds": 1});
        protocol::make(&options, data, SEATS, resources).map(DeckReport)
    }

    /// Every card with words, and its words.
    pub(crate) fn cards(&self) -> Vec<(Card, String)> {
        let deck = self.0.deck();
        deck.cards().filter_map(|card| Some((card, deck.face(card)?.text.clone()))).collect()
    }

    /// The cards of which it is doubtful what they are: their words, and why.
    pub(crate) fn doubts(&self) -> Vec<(Card, String, &'static str)> {
        let cards = self.0.preview().cards.into_iter();
        cards.filter_map(|card| Some((card.card, card.text, card.doubt?.code()))).collect()
    }

    /// The codes of the deck's languages.
    pub(crate) fn languages(&self) -> [String; 2] {
        self.0.deck().langs().map(|lang| lang.code().to_owned())
    }

    /// What so many random hands of ten hold.
    pub(crate) fn hands(&self, count: usize, seed: u64) -> Hands {
        let mut chance = Chance::from_seed(seed);
        let mut cards: Vec<Card> = self.0.deck().cards().collect();
        let mut hands = Hands::default();
        for _ in 0..count {
            chance.shuffle(&mut cards);
            let Longest { unilingual: [a, b], mixed } = longest(&self.0, cards.get(..HAND).unwrap_or(&cards));
            let [first, second] = &mut hands.unilingual;
            for (counts, length) in
                [(first, a), (second, b), (&mut hands.better, a.max(b)), (&mut hands.mixed, mixed)]
            {
                if counts.len() <= length {
                    counts.resize(length + 1, 0);
                }
                if let Some(count) = counts.get_mut(length) {
                    *count += 1;
                }
            }
        }
        hands
    }

    /// A round of four bots, each seat's of a level.
    pub(crate) fn round(&self, level: &dyn Fn(usize) -> Level, seed: u64) -> Happened {
        let game = &self.0;
        let mut chance = Chance::from_seed(seed);
        let mut moods = Chance::from_seed(seed ^ 0x0b07_5eed_0b07_5eed);
        let mut events = Vec::new();
        let mut happened = Happened { turns: 1, ..Happened::default() };
        let Ok(mut state) = game.deal(SEATS, &Layout::default(), &mut chance, &mut events) else {
            return happened;
        };
        for _ in 0..MAX_ACTIONS {
            let Some(seat) = game.to_act(&state).iter().next() else { break };
            let view = game.view(&state, Viewer::Seat(seat));
            let never = || false;
            let Some(action) =
                game.choose(&view, level(seat.index()), &Effort::new(None, &never), &mut moods)
            else {
                break;
            };
            events.clear();
            if game.act(&mut state, seat.into(), &action, &mut chance, &mut events).is_err() {
                break;
            }
            events.iter().for_each(|event| happened.count(event, game));
        }
        happened
    }
}

impl Happened {
    fn count(&mut self, event: &Event, game: &Spikit) {
        if let Event::Laid { sentence, .. }
        | Event::Completed { sentence, .. }
        | Event::Swapped { sentence, .. }
        | Event::Family { sentence, .. } = event
        {
            self.played.extend(sentence.cards.iter().copied());
        }
        match event {
            Event::TurnBegan { .. } => self.turns += 1,
            Event::Proposed { sentence, .. } => self.proposals.push(game.text(sentence)),
            Event::Laid { sentence, .. } => {
                self.laid += 1;
                self.sentences.push(row(game, sentence));
                self.unilingual += usize::from(sentence.languages(game.deck()) == Languages::Unilingual);
                self.cards_laid += sentence.cards.len();
                self.jokers += usize::from(sentence.joker.is_some());
            }
            Event::Completed { .. } => self.completed += 1,
            Event::Swapped { .. } => self.swapped += 1,
            Event::Family { .. } => self.families += 1,
            Event::FishingEnded { kept, .. } => {
                self.fishings += 1;
                self.catches += usize::from(kept.is_some());
            }
            Event::Took { free: true, .. } => self.free_choices += 1,
            Event::Refused { .. } => self.refused += 1,
            Event::RoundEnded { score } => {
                self.won = score.won.is_some();
                self.points = score.counted.iter().map(|points| i64::from(*points)).sum();
            }
            _ => {}
        }
    }
}

/// The words of a sentence's cards, those of a joker in brackets.
fn row(game: &Spikit, sentence: &Sentence) -> String {
    let joker = sentence.joker.as_ref().map_or("★", |joker| &joker.text);
    let words = |card: &Card| match game.deck().face(*card) {
        Some(face) => face.text.clone(),
        None => format!("[{joker}]"),
    };
    sentence.cards.iter().map(words).collect::<Vec<_>>().join(" · ")
}
