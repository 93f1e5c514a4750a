//! Counts for `mots simulate --deck-report` how well a deck of Spikit plays: what random hands hold, and what happens in rounds among bots.

use bots::{Effort, Level, Longest, Playable, longest};
use protocol::{Failure, Resources};
use serde_json::{Value, json};
use spikit::{Card, Event, Languages, Layout, Sentence, Spikit};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Viewer};

/// How many cards a hand has (SPI-6).
const HAND: usize = 10;
/// How many seats the rounds have.
const SEATS: usize = 4;
/// A round with more actions is given up.
const MAX_ACTIONS: usize = 5_000;

/// Spikit with a deck, to be reported on. Any number of threads may count at once.
pub(crate) struct DeckReport(Spikit);

/// How often the longest sentence of a random hand had each length, from 0 cards on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hands {
    /// Sentences in each of the two languages.
    pub(crate) unilingual: [Vec<usize>; 2],
    /// Sentences in the better one of the two languages.
    pub(crate) better: Vec<usize>,
    /// Sentences in both languages mixed.
    pub(crate) mixed: Vec<usize>,
}

/// What happened in a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Happened {
    /// How many turns all seats had.
    pub(crate) turns: usize,
    /// Whether somebody went out.
    pub(crate) won: bool,
    /// How many sentences were laid.
    pub(crate) laid: usize,
    /// How many cards these sentences had.
    pub(crate) cards_laid: usize,
    /// How many sentences were completed.
    pub(crate) completed: usize,
    /// How many cards were swapped.
    pub(crate) swapped: usize,
    /// How many families were laid.
    pub(crate) families: usize,
    /// How often somebody fished.
    pub(crate) fishings: usize,
    /// How often fishing ended with a card.
    pub(crate) catches: usize,
    /// How many free choices there were.
    pub(crate) free_choices: usize,
    /// How many of the sentences had a joker.
    pub(crate) jokers: usize,
    /// How many proposals were refused.
    pub(crate) refused: usize,
    /// The points of all seats together.
    pub(crate) points: i64,
    /// How many of the sentences were in one language.
    pub(crate) unilingual: usize,
    /// The cards that were laid in a sentence or a family.
    pub(crate) played: BTreeSet<Card>,
    /// The sentences that were laid, card by card.
    pub(crate) sentences: Vec<String>,
    /// The sentences that were put to the vote, as players read them.
    pub(crate) proposals: Vec<String>,
}

impl DeckReport {
    /// Makes the report for the deck that these options and data name.
    pub(crate) fn new(
        options: &Value,
        data: &Value,
        resources: &mut dyn Resources,
    ) -> Result<DeckReport, Failure> {
        let mut options = if options.is_object() { options.clone() } else { json!({}) };
        options["end"] = json!({"rounds": 1});
        protocol::make(&options, data, SEATS, resources).map(DeckReport)
    }

    /// All cards with words, and their words.
    pub(crate) fn cards(&self) -> Vec<(Card, String)> {
        let deck = self.0.deck();
        deck.cards().filter_map(|card| Some((card, deck.face(card)?.text.clone()))).collect()
    }

    /// The cards whose grammar is doubtful, with their words and the doubt.
    pub(crate) fn doubts(&self) -> Vec<(Card, String, &'static str)> {
        let cards = self.0.preview().cards.into_iter();
        cards.filter_map(|card| Some((card.card, card.text, card.doubt?.code()))).collect()
    }

    /// The codes of the deck's languages.
    pub(crate) fn languages(&self) -> [String; 2] {
        self.0.deck().langs().map(|lang| lang.code().to_owned())
    }

    /// Counts what so many random hands of ten cards hold.
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

    /// Plays a round of four bots, each of the level of its seat.
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
