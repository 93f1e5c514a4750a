//! `mots simulate --game spikit --deck-report`: how well a deck plays.

use crate::deck_play::{DeckReport, Hands, Happened};
use crate::simulate::Arguments;
use crate::statistics::{Estimate, mean};
use crate::surroundings::Shelf;
use crate::{Exit, Trouble};
use protocol::Level;
use serde_json::{Value, json};
use spikit::Card;
use std::io::{self, Write};
use tabletop::Chance;

/// How many hands are drawn.
const HANDS: usize = 10_000;
/// Hands are counted in portions of so many, each with a seed of its own, so the result is the same for any number of threads.
const PORTION: usize = 250;
/// How many sentences are in the report.
const SENTENCES: usize = 100;
/// How many of them are printed unless everything is asked for.
const FEW_SENTENCES: usize = 12;
/// How many seats a round has.
const SEATS: f64 = 4.0;

pub(crate) fn run(arguments: &Arguments) -> Result<Exit, Trouble> {
    let deck = deck(arguments)?;
    let level = arguments.seats.first().and_then(|first| first.level()).unwrap_or(Level::Hard);
    let seed = arguments.seed;
    let portions = share(arguments.threads(), HANDS / PORTION, &|number| {
        deck.hands(PORTION, seed.wrapping_add(number as u64))
    });
    let rounds = share(arguments.threads(), arguments.matches as usize, &|number| {
        deck.round(&|_| level, seed.wrapping_add(number as u64))
    });

    let total = |of: &dyn Fn(&Hands) -> &Vec<usize>| {
        let mut all: Vec<usize> = Vec::new();
        for counts in portions.iter().map(of) {
            all.resize(all.len().max(counts.len()), 0);
            all.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        all
    };
    let [first, second] = deck.languages();
    let report = json!({
        "level": level.code(),
        "seed": seed,
        "hands": HANDS,
        "rounds": rounds.len(),
        "longest": {
            (first): lengths(&total(&|hands| &hands.unilingual[0])),
            (second): lengths(&total(&|hands| &hands.unilingual[1])),
            "one language": lengths(&total(&|hands| &hands.better)),
            "mixed": lengths(&total(&|hands| &hands.mixed)),
        },
        "a round": happened(&rounds),
        "cards in doubt": deck.doubts().into_iter().map(|(card, text, doubt)| json!({"card": card, "text": text, "doubt": doubt})).collect::<Value>(),
        "cards seldom played": seldom(&deck.cards(), &rounds),
        "some sentences": some_sentences(&rounds, seed),
    });
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{report:#}")?;
    } else {
        write!(output, "{}", table(&report))?;
    }
    Ok(Exit::Yes)
}

fn deck(arguments: &Arguments) -> Result<DeckReport, Trouble> {
    if arguments.game != "spikit" {
        return Err(Trouble::Said(format!("{} has no deck to report on", arguments.game)));
    }
    DeckReport::new(&arguments.options, &arguments.data()?, &mut Shelf::default())
        .map_err(|failure| Trouble::Said(failure.to_string()))
}

/// `mots simulate --game spikit --proposals`: sentences that bots of all levels propose, for people to judge.
pub(crate) fn proposals(arguments: &Arguments) -> Result<Exit, Trouble> {
    let deck = deck(arguments)?;
    let seed = arguments.seed;
    let rounds = share(arguments.threads(), arguments.matches as usize, &|number| {
        let level = |seat: usize| Level::LADDER[(seat + number) % Level::LADDER.len()];
        deck.round(&level, seed.wrapping_add(number as u64))
    });
    let mut all: Vec<&String> = rounds.iter().flat_map(|round| &round.proposals).collect();
    Chance::from_seed(seed).shuffle(&mut all);
    let mut output = io::stdout().lock();
    for (id, sentence) in (1..).zip(all).take(arguments.proposals.unwrap_or_default()) {
        writeln!(output, "{id}\t{sentence}")?;
    }
    Ok(Exit::Yes)
}

/// Does numbered work on several threads, and returns the results in their order.
fn share<T: Send>(threads: usize, count: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let threads = threads.clamp(1, count.max(1));
    let mut done: Vec<(usize, T)> = std::thread::scope(|scope| {
        let start = |first: usize| {
            scope.spawn(move || (first..count).step_by(threads).map(|at| (at, work(at))).collect::<Vec<_>>())
        };
        let running: Vec<_> = (0..threads).map(start).collect();
        // A thread that panicked has said why, and the results of the others are still good.
        running.into_iter().filter_map(|thread| thread.join().ok()).flatten().collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The shares of hands by the length of their longest sentence, the share with three cards or more, and the median.
fn lengths(counts: &[usize]) -> Value {
    let all: usize = counts.iter().sum();
    let share = |count: usize| (count as f64 / all as f64 * 1e4).round() / 1e4;
    let mut below = 0;
    let median = counts.iter().position(|count| {
        below += count;
        2 * below >= all
    });
    json!({
        "three_or_more": share(counts.iter().skip(3).sum()),
        "median": median,
        "shares": counts.iter().map(|count| share(*count)).collect::<Vec<f64>>(),
    })
}

/// The cards that are laid in fewer than one of six rounds, with the percentage of rounds in which they are, lowest first.
fn seldom(cards: &[(Card, String)], rounds: &[Happened]) -> Value {
    let played = |card: &Card| rounds.iter().filter(|round| round.played.contains(card)).count();
    let mut few: Vec<(usize, &Card, &String)> = cards
        .iter()
        .map(|(card, text)| (played(card), card, text))
        .filter(|(count, ..)| count * 6 < rounds.len())
        .collect();
    few.sort_unstable();
    let row = |(count, card, text): (usize, &Card, &String)| json!({"card": card, "text": text, "of_a_hundred": (count * 1000 / rounds.len().max(1)) as f64 / 10.0});
    few.into_iter().map(row).collect()
}

/// Some of the sentences that were laid, drawn at random.
fn some_sentences(rounds: &[Happened], seed: u64) -> Vec<&String> {
    let mut all: Vec<&String> = rounds.iter().flat_map(|round| &round.sentences).collect();
    Chance::from_seed(seed).shuffle(&mut all);
    all.truncate(SENTENCES);
    all
}

fn happened(rounds: &[Happened]) -> Value {
    let each = |number: &dyn Fn(&Happened) -> f64| {
        let Estimate { value, margin } = mean(&rounds.iter().map(number).collect::<Vec<f64>>());
        json!({"mean": (value * 100.0).round() / 100.0, "margin": (margin * 100.0).round() / 100.0})
    };
    let mut turns: Vec<usize> = rounds.iter().map(|round| round.turns).collect();
    turns.sort_unstable();
    let quantile = |part: f64| {
        let at = (part * (turns.len().max(1) - 1) as f64).round() as usize;
        turns.get(at).map(|turns| *turns as f64 / SEATS)
    };
    json!({
        "turns a seat": each(&|round| round.turns as f64 / SEATS),
        "turns a seat, 5th, 50th and 95th of a hundred": [quantile(0.05), quantile(0.5), quantile(0.95)],
        "somebody went out": each(&|round| f64::from(u8::from(round.won))),
        "sentences laid": each(&|round| round.laid as f64),
        "cards a sentence": each(&|round| round.cards_laid as f64 / round.laid.max(1) as f64),
        "of one language": each(&|round| round.unilingual as f64),
        "with a joker": each(&|round| round.jokers as f64),
        "completions": each(&|round| round.completed as f64),
        "swaps": each(&|round| round.swapped as f64),
        "families": each(&|round| round.families as f64),
        "fishings": each(&|round| round.fishings as f64),
        "fishings with a catch": each(&|round| round.catches as f64),
        "free choices": each(&|round| round.free_choices as f64),
        "proposals refused": each(&|round| round.refused as f64),
        "points of all seats": each(&|round| round.points as f64),
    })
}

/// How well the deck does what DECKS.md asks of it.
fn verdict(report: &Value) -> String {
    let hands = report["longest"]["mixed"]["three_or_more"].as_f64().unwrap_or_default();
    let turns = report["a round"]["turns a seat"]["mean"].as_f64().unwrap_or_default();
    let seldom = report["cards seldom played"].as_array().map_or(0, Vec::len);
    let row = |good: bool, what: String| format!("{} {what}\n", if good { "good " } else { "short" });
    let mut text = "\n".to_owned();
    text += &row(
        hands >= 0.95,
        format!("{:.1} of 100 hands hold a sentence (95 or more are asked for)", hands * 100.0),
    );
    text += &row((5.0..=15.0).contains(&turns), format!("{turns:.1} turns a seat (5 to 15 are asked for)"));
    text += &row(
        seldom == 0,
        format!("{seldom} cards are laid in less than one round of six (none is asked for)"),
    );
    text
}

fn table(report: &Value) -> String {
    let percent =
        |value: &Value| value.as_f64().map_or_else(String::new, |share| format!("{:5.1}", share * 100.0));
    let mut text =
        format!("The longest sensible sentence of a hand of ten, of {} hands (%):\n", report["hands"]);
    text +=
        "                3 or more  median     0    1    2    3    4    5    6    7    8    9   10 cards\n";
    for (name, row) in report["longest"].as_object().into_iter().flatten() {
        let shares: Vec<String> = row["shares"].as_array().into_iter().flatten().map(percent).collect();
        text += &format!(
            "{name:15} {:>9}  {:>6}  {}\n",
            percent(&row["three_or_more"]),
            row["median"],
            shares.join("")
        );
    }
    text += &format!(
        "\nA round of four {} bots, over {} rounds:\n",
        report["level"].as_str().unwrap_or_default(),
        report["rounds"]
    );
    for (name, value) in report["a round"].as_object().into_iter().flatten() {
        let said = match (&value["mean"], &value["margin"]) {
            (Value::Number(mean), Value::Number(margin)) => format!("{mean} ± {margin}"),
            (Value::Number(mean), _) => mean.to_string(),
            _ => value.to_string(),
        };
        text += &format!("{name:46} {said}\n");
    }
    let list = |name: &str| report[name].as_array().cloned().unwrap_or_default();
    text += &verdict(report);
    let doubts = list("cards in doubt");
    if !doubts.is_empty() {
        text += "\nCards of which it is doubtful what they are (an `outline` in the file says it):\n";
    }
    for row in doubts {
        let [card, words, doubt] =
            ["card", "text", "doubt"].map(|name| row[name].as_str().unwrap_or_default().to_owned());
        text += &format!("{doubt:8} {card:16} {words}\n");
    }
    let seldom = list("cards seldom played");
    if !seldom.is_empty() {
        text += "\nCards played in less than one round of six (rounds of a hundred):\n";
    }
    for row in seldom {
        let [card, words] = ["card", "text"].map(|name| row[name].as_str().unwrap_or_default().to_owned());
        text += &format!("{:5.1}  {card:16} {words}\n", row["of_a_hundred"].as_f64().unwrap_or_default());
    }
    text += "\nSome sentences laid:\n";
    for sentence in list("some sentences").iter().take(FEW_SENTENCES) {
        text += &format!("  {}\n", sentence.as_str().unwrap_or_default());
    }
    text
}
