//! What a viewer sees.

use crate::state::{Ballot, Count, Languages, Phase, Proposal, Sentence, State};
use crate::{Advice, Card, Lang, Memory, PhaseName, RoundScore, SLOTS, Spikit};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView, Viewer, map_of};

/// What a viewer sees (COM-5).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitView"))]
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
    /// The seat whose turn it is, even while others vote.
    pub active: Seat,
    /// Who began this round.
    pub first: Seat,
    /// What everybody sees of each seat, by seat.
    pub seats: Vec<SeatView>,
    /// The viewer's cards, in the order in which they came; absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<Card>>,
    /// The six cards of the display, face up.
    pub display: Vec<Card>,
    /// How many cards the stock has.
    pub stock_count: usize,
    /// How many cards the discard pile has.
    pub discard_count: usize,
    /// The deck's two languages.
    #[cfg_attr(feature = "ts", ts(type = "[string, string]"))]
    pub langs: [Lang; 2],
    /// What is printed on each card that is named in this view, jokers aside.
    pub faces: BTreeMap<Card, CardFace>,
    /// How many cards a set-up left out of this round.
    pub aside_count: usize,
    /// What the viewer may remember of cards that lie open no more.
    pub memory: Memory,
    /// The sentences on the table.
    pub table: Vec<TableSentence>,
    /// What the die shows in this turn; null before it is rolled.
    pub die: Option<u8>,
    /// Whether the seat has made its one lay of this turn (SPI-16).
    pub laid: bool,
    /// Whether something was laid or completed in this turn (SPI-12).
    pub worked: bool,
    /// The sentences refused in this turn (SPI-15).
    pub refused: Vec<Sentence>,
    /// The cards swapped in this turn (SPI-29).
    pub swapped: Vec<Card>,
    /// What is put to the vote; null if nothing is.
    pub proposal: Option<Proposal>,
    /// What the grammar says of the proposal; null unless the option `advice` is on and enough is known of its cards. It is for people
    /// only: the views that bots are given have none.
    #[serde(skip_deserializing)]
    pub advice: Option<Advice>,
    /// By seat, its ballot while a proposal is put to the vote; empty otherwise. Null stands for a ballot that the viewer may not see yet.
    pub ballots: Vec<Option<Ballot>>,
    /// How many proposals the match has had so far, which tells one vote from another.
    pub proposals: u32,
    /// The last vote that was counted, until the next one is.
    pub counted: Option<Count>,
    /// How many cards may be fished at most, while the seat chooses its advantage (0 means that it has only the free choice); null otherwise.
    pub advantage: Option<u32>,
    /// The card turned up, those before it, and how many more may follow; null unless a seat is fishing.
    pub fished: Option<FishedView>,
    /// How many cards may be put away after a family; null unless a seat may do so.
    pub discards: Option<u32>,
    /// How many turns in a row had no lay and no completion while stock and discard pile were empty (SPI-12).
    pub idle: u32,
    /// Whether the agreed time is over (SPI-37).
    pub time_up: bool,
    /// The score sheet, with one line for each round.
    pub sheet: Vec<RoundScore>,
    /// Whether the match is over.
    pub over: bool,
    /// The final ranking, when it is over.
    pub ranking: Option<Ranking>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitFace"))]
pub struct CardFace {
    /// The words, as they are read in the middle of a sentence.
    pub text: String,
    /// Their language; null for a proper name (SPI-4).
    pub lang: Option<Lang>,
    /// Whether they ask, so that a sentence which begins with them ends in a question mark.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub asks: bool,
}

/// A sentence on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitTableSentence"))]
pub struct TableSentence {
    /// The sentence.
    #[serde(flatten)]
    pub sentence: Sentence,
    /// The words, as they are read.
    pub text: String,
    /// Its languages (SPI-17).
    pub languages: Languages,
    /// Whether it leaves the table when the next turn begins (SPI-30).
    pub leaves: bool,
}

/// What fishing has turned up so far (SPI-18).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitFished"))]
pub struct FishedView {
    /// The card just turned up.
    pub card: Card,
    /// The cards turned up before it.
    pub aside: Vec<Card>,
    /// How many more may be turned up.
    pub left: u32,
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitSeatView"))]
pub struct SeatView {
    /// How many cards it holds.
    pub hand_count: usize,
    /// Its points.
    pub score: i32,
    /// Cards that it holds for certain, by all that the viewer may remember.
    pub known: Vec<Card>,
}

impl View {
    /// The cards that lie open.
    pub fn open(&self) -> Vec<Card> {
        let table = self.table.iter().flat_map(|laid| &laid.sentence.cards);
        let fished = self.fished.iter().flat_map(|fished| fished.aside.iter().chain([&fished.card]));
        self.display.iter().chain(table).chain(fished).copied().collect()
    }

    /// Whether the next card of the stock may be this one, as far as the viewer knows.
    pub fn may_come(&self, card: Card) -> bool {
        let place = self.memory.of(card);
        let hidden = !self.open().contains(&card) && !self.hand.iter().flatten().any(|held| *held == card);
        hidden && if self.stock_count > 0 { place.stock } else { place.discard }
    }
}

impl Spikit {
    pub(crate) fn seen(&self, state: &State, to: Viewer) -> View {
        let to_act = self.acting(state);
        let own = to.seat().and_then(|seat| state.seat(seat));
        let mut view = View {
            seat: to.seat().filter(|seat| seat.index() < state.seats.len()),
            phase: state.phase.name(),
            round: state.round,
            turn: to_act.single(),
            to_act,
            active: state.turn.seat,
            first: state.first,
            seats: state
                .seats
                .iter()
                .map(|seat| SeatView { hand_count: seat.hand.len(), score: seat.score, known: Vec::new() })
                .collect(),
            hand: own.map(|player| player.hand.clone()),
            display: state.display.clone(),
            stock_count: state.stock.len(),
            discard_count: state.discard.len(),
            langs: self.deck.langs(),
            faces: BTreeMap::new(),
            aside_count: state.aside.len(),
            memory: Memory::default(),
            table: state.table.iter().map(|sentence| self.on_table(sentence)).collect(),
            die: state.turn.die,
            laid: state.turn.laid,
            worked: state.turn.worked,
            refused: state.turn.refused.clone(),
            swapped: state.turn.swapped.clone(),
            proposal: None,
            advice: None,
            ballots: Vec::new(),
            proposals: state.proposals,
            counted: state.counted.clone(),
            advantage: None,
            fished: None,
            discards: None,
            idle: state.idle,
            time_up: state.time_up,
            sheet: state.sheet.clone(),
            over: false,
            ranking: None,
        };
        match &state.phase {
            Phase::Vote { proposal, ballots } => {
                view.proposal = Some(proposal.clone());
                view.advice = self.options.advice.then(|| self.advice(&proposal.sentence)).flatten();
                let told = |(seat, ballot): (Seat, &Ballot)| match ballot {
                    Ballot::Open | Ballot::None => Some(*ballot),
                    cast => to.is(seat).then_some(*cast),
                };
                view.ballots = Seat::all(ballots.len()).zip(ballots).map(told).collect();
            }
            Phase::Advantage { fish } => view.advantage = Some(*fish),
            Phase::Fishing { left, card, aside } => {
                view.fished = Some(FishedView { card: *card, aside: aside.clone(), left: *left });
            }
            Phase::Discard { most } => view.discards = Some(*most),
            Phase::Over { ranking } => (view.over, view.ranking) = (true, Some(ranking.clone())),
            Phase::Roll | Phase::Draw | Phase::Play => {}
        }
        let remembered = state.memory(to);
        view.memory = remembered.now(&view.open(), !state.stock.is_empty(), !state.discard.is_empty());
        for (seen, seat) in view.seats.iter_mut().zip(Seat::all(state.seats.len())) {
            seen.known = view.memory.known(seat);
        }
        view.faces = self.faces(&view);
        view
    }

    /// What stands on the cards of a view.
    fn faces(&self, view: &View) -> BTreeMap<Card, CardFace> {
        let sentences = view.table.iter().map(|laid| &laid.sentence).chain(&view.refused);
        let proposed = view.proposal.iter().flat_map(|proposal| proposal.sentence.cards.iter());
        let fished = view.fished.iter().flat_map(|fished| fished.aside.iter().chain([&fished.card]));
        let cards = view
            .display
            .iter()
            .chain(view.hand.iter().flatten())
            .chain(&view.swapped)
            .chain(view.memory.shown.keys());
        let cards = cards.chain(sentences.flat_map(|sentence| &sentence.cards)).chain(proposed).chain(fished);
        let cards = cards.chain(view.sheet.iter().flat_map(|line| line.hands.iter().flatten()));
        let face = |card: &Card| {
            let face = self.deck.face(*card)?;
            Some((*card, CardFace { text: face.text.clone(), lang: face.lang, asks: face.asks() }))
        };
        map_of(cards.filter_map(face))
    }

    fn on_table(&self, sentence: &Sentence) -> TableSentence {
        TableSentence {
            text: self.text(sentence),
            languages: sentence.languages(&self.deck),
            leaves: sentence.cards.len() >= usize::from(SLOTS),
            sentence: sentence.clone(),
        }
    }

    /// The words of a card by itself; `★` for a joker.
    pub(crate) fn words(&self, card: Card) -> &str {
        self.deck.face(card).map_or("★", |face| face.text.as_str())
    }

    /// The words of a sentence, as they are read: a capital first, commas, a full stop or a question mark last. Where the deck says too little of
    /// the words there are no commas, and a question is known by its first card alone.
    pub fn text(&self, sentence: &Sentence) -> String {
        let joker = sentence.joker.as_ref().map(|joker| joker.text.as_str()).filter(|text| !text.is_empty());
        let words = |card: &Card| match card.is_joker() {
            true => joker.unwrap_or("…"),
            false => self.words(*card),
        };
        let verdict = self.verdict(sentence).filter(|verdict| verdict.well_formed());
        let commas = verdict.as_ref().map_or(0, |verdict| verdict.commas);
        let comma = |at: u32| commas.checked_shr(at).is_some_and(|bits| bits & 1 == 1);
        let mut row = String::new();
        for (at, card) in (0..).zip(&sentence.cards) {
            if at > 0 {
                row.push_str(if comma(at - 1) { ", " } else { " " });
            }
            row.push_str(words(card));
        }
        // An elided word touches the next one.
        let row = row.replace("' ", "'").replace("’ ", "’");
        let mut letters = row.chars();
        let first: String = letters.next().map(lexicon::upper).into_iter().collect();
        let first_asks =
            || sentence.cards.first().and_then(|card| self.deck.face(*card)).is_some_and(|face| face.asks());
        let asks = verdict.map_or_else(first_asks, |verdict| verdict.asks);
        format!("{first}{}{}", letters.as_str(), self.last_mark(sentence, asks))
    }

    fn last_mark(&self, sentence: &Sentence, asks: bool) -> &'static str {
        if !asks {
            return ".";
        }
        let lang = sentence.cards.iter().find_map(|card| self.deck.lang_of(*card));
        match lang.map(|lang| lang.code() == "fr") {
            // A space before it that does not break, as the French write it.
            Some(true) => "\u{202f}?",
            _ => "?",
        }
    }
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

    fn for_bots(self) -> View {
        View { advice: None, ..self }
    }
}
