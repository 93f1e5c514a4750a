//! `mots simulate`: bots against bots.

use crate::children::{Entrant, Nursery};
use crate::statistics::{Estimate, mean, ratio};
use crate::surroundings::{Shelf, clock};
use crate::{Exit, Trouble};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::{Arena, Level, Plan, Played};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id.
    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(protocol::ids()))]
    pub(crate) game: String,
    /// One level per seat: random, greedy, easy, medium, hard. Seats rotate from match to match. In Plis, Padbolix and Syntax also child-careful
    /// and child-careless, scripts that play as a child would.
    #[arg(long, value_delimiter = ',', required_unless_present_any = ["deck_report", "proposals"], value_parser = entrant)]
    pub(crate) seats: Vec<Entrant>,
    /// How many matches.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) matches: u32,
    /// The seed of the first match; the others follow from it. The same seed gives the same results on any number of threads, unless
    /// --budget-ms is given.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The game's options as JSON.
    #[arg(long, default_value = "{}", value_parser = options)]
    pub(crate) options: Value,
    /// A file to use instead of the box's own: JSON ({"deck": …}, or the deck itself), plain lines, or the columns of a spreadsheet.
    #[arg(long, value_parser = data)]
    data: Option<Value>,
    /// How many matches to play at once; by default, one per processor.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// How many steps each search may take; by default, each bot's own number.
    #[arg(long)]
    iterations: Option<u32>,
    /// How long each move may take, in milliseconds: at most a minute, which is also the default. A greater number counts as a minute.
    #[arg(long)]
    budget_ms: Option<u32>,
    /// Spikit: report how well the deck plays instead: what random hands hold, and what happens in as many rounds as --matches says, of
    /// four bots of the first level of --seats (hard by default).
    #[arg(long)]
    pub(crate) deck_report: bool,
    /// Spikit: print so many sentences that bots put to the vote instead, drawn at random from as many rounds as --matches says, of easy, medium and
    /// hard bots at one table. One sentence a line, as players read it, after its number.
    #[arg(long, conflicts_with = "deck_report")]
    pub(crate) proposals: Option<usize>,
    /// Print the results as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the matches themselves instead, one record a line, as `mots replay` reads them. Only of bots.
    #[arg(long, conflicts_with = "json")]
    records: bool,
}

fn entrant(code: &str) -> Result<Entrant, String> {
    code.trim().parse()
}

fn options(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn data(path: &str) -> Result<Value, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    // A text that does not look like JSON is read by the game.
    if text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) {
        return serde_json::from_str(&text).map_err(|error| error.to_string());
    }
    Ok(Value::String(text))
}

/// What plays the matches.
enum Field {
    Bots(Arena),
    WithChildren(Nursery),
}

impl Field {
    fn new(arguments: &Arguments) -> Result<Field, Trouble> {
        let (game, options, data) = (&arguments.game, &arguments.options, arguments.data()?);
        let count = arguments.seats.len();
        if arguments.seats.iter().any(|entrant| entrant.level().is_none()) {
            return Nursery::new(game, options, &data, count).map(Field::WithChildren);
        }
        let arena = Arena::new(game, options, &data, count, &mut Shelf::default());
        arena.map(Field::Bots).map_err(|failure| Trouble::Said(failure.to_string()))
    }
}

/// The result of a match by entrant (the place in `--seats`) instead of by seat.
struct Outcome {
    played: Played,
    seat_of: Vec<usize>,
}

impl Arguments {
    /// The data under the names that the protocol has for them.
    pub(crate) fn data(&self) -> Result<Value, Trouble> {
        let data = self.data.clone().unwrap_or_default();
        match &data {
            Value::String(text) => protocol::written(&self.game, text, "deck")
                .map_err(|failure| Trouble::Said(failure.to_string())),
            // A file that the page accepts holds the deck or the card itself.
            Value::Object(fields) if fields.contains_key("families") || fields.contains_key("cards") => {
                Ok(serde_json::json!({"deck": data}))
            }
            Value::Object(fields) if fields.contains_key("themes") => Ok(serde_json::json!({"card": data})),
            _ => Ok(data),
        }
    }

    /// Who sits where in a match, by seat, and each entrant's seat: they change seats from match to match.
    fn seating(&self, number: usize) -> (Vec<Entrant>, Vec<usize>) {
        let count = self.seats.len();
        let seat_of: Vec<usize> = (0..count).map(|entrant| (entrant + number) % count).collect();
        let mut seated = self.seats.clone();
        for (entrant, seat) in seat_of.iter().enumerate() {
            seated[*seat] = self.seats[entrant];
        }
        (seated, seat_of)
    }

    fn plan<'a>(&self, levels: &'a [Level], number: usize) -> Plan<'a> {
        Plan {
            levels,
            seed: self.seed.wrapping_add(number as u64),
            iterations: self.iterations,
            budget_ms: self.budget_ms,
        }
    }

    pub(crate) fn threads(&self) -> usize {
        self.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Exit, Trouble> {
    let field = Field::new(arguments)?;
    if arguments.records {
        return records(arguments, &field);
    }
    let bar = ProgressBar::new(u64::from(arguments.matches));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} matches, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    let time = clock();
    let results = play_all(arguments, &field, &bar)?;
    let seconds = time() / 1000.0;
    bar.finish_and_clear();

    let report = report(arguments, &results, seconds);
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{report:#}")?;
    } else {
        write!(output, "{}", table(&report))?;
    }
    Ok(Exit::Yes)
}

/// Prints every match as its record.
fn records(arguments: &Arguments, field: &Field) -> Result<Exit, Trouble> {
    let Field::Bots(arena) = field else {
        return Err(Trouble::Said("a match with children has no record".into()));
    };
    let mut output = io::stdout().lock();
    for number in 0..arguments.matches as usize {
        let (seated, _) = arguments.seating(number);
        let levels: Vec<Level> = seated.iter().filter_map(|entrant| entrant.level()).collect();
        let record = arena.record(&arguments.plan(&levels, number), &clock());
        writeln!(
            output,
            "{}",
            record.map_err(|failure| Trouble::Said(format!("match {number}: {failure}")))?
        )?;
    }
    Ok(Exit::Yes)
}

fn play_all(arguments: &Arguments, field: &Field, bar: &ProgressBar) -> Result<Vec<Outcome>, Trouble> {
    let matches = arguments.matches as usize;
    let threads = arguments.threads().min(matches);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let done = Mutex::new(Vec::with_capacity(matches));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let clock = clock();
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= matches {
                        return;
                    }
                    let result = play(arguments, field, number, &clock);
                    if result.is_err() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    bar.inc(1);
                    // A thread that panicked has said why, and the results of the others are still good.
                    done.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    done.sort_by_key(|(number, _)| *number);
    let said = |(number, result): (usize, Result<Outcome, String>)| {
        result.map_err(|failure| Trouble::Said(format!("match {number}: {failure}")))
    };
    done.into_iter().map(said).collect()
}

fn play(
    arguments: &Arguments,
    field: &Field,
    number: usize,
    clock: &dyn Fn() -> f64,
) -> Result<Outcome, String> {
    let (seated, seat_of) = arguments.seating(number);
    let levels: Vec<Level> = seated.iter().filter_map(|entrant| entrant.level()).collect();
    let plan = arguments.plan(&levels, number);
    let played = match field {
        Field::Bots(arena) => arena.play(&plan, clock).map_err(|failure| failure.to_string()),
        Field::WithChildren(nursery) => nursery.play(&seated, &plan, clock),
    };
    played.map(|played| Outcome { played, seat_of })
}

/// All numbers of a simulation. Estimates are `{"mean", "margin"}` with the half width of the 95 % confidence interval.
fn report(arguments: &Arguments, results: &[Outcome], seconds: f64) -> Value {
    let entrants: Vec<Value> =
        (0..arguments.seats.len()).map(|entrant| entrant_report(arguments, results, entrant)).collect();
    let sum =
        |number: fn(&Played) -> usize| results.iter().map(|result| number(&result.played)).sum::<usize>();
    json!({
        "game": arguments.game,
        "options": arguments.options,
        "seed": arguments.seed,
        "matches": results.len(),
        "seconds": rounded(seconds),
        "matches_per_second": rounded(results.len() as f64 / seconds),
        "actions_per_match": rounded(sum(|played| played.actions) as f64 / results.len() as f64),
        "rounds_per_match": rounded(sum(|played| played.rounds as usize) as f64 / results.len() as f64),
        "bot_failures": sum(|played| played.failures),
        "entrants": entrants,
    })
}

fn entrant_report(arguments: &Arguments, results: &[Outcome], entrant: usize) -> Value {
    let each = |number: &dyn Fn(&Played, usize) -> f64| -> Vec<f64> {
        results.iter().map(|result| number(&result.played, result.seat_of[entrant])).collect()
    };
    let others = |played: &Played, seat: usize| {
        let sum: i64 = played
            .scores
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat)
            .map(|(_, score)| score)
            .sum();
        sum as f64 / (played.scores.len() - 1) as f64
    };
    let own = |played: &Played, seat: usize| played.scores[seat] as f64;
    let win = |played: &Played, seat: usize| {
        let winners = played.places.iter().filter(|place| **place == 1).count();
        if played.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    };
    let moves: f64 = each(&|played, seat| played.thinking[seat].moves as f64).iter().sum();
    let total: f64 = each(&|played, seat| played.thinking[seat].total_ms).iter().sum();
    let longest = each(&|played, seat| played.thinking[seat].longest_ms).into_iter().fold(0.0, f64::max);
    json!({
        "entrant": entrant,
        "level": arguments.seats[entrant].code(),
        "points": estimate(mean(&each(&own))),
        "points_per_round": estimate(mean(&each(&|played, seat| own(played, seat) / played.rounds as f64))),
        "place": estimate(mean(&each(&|played, seat| played.places[seat] as f64))),
        "wins": estimate(mean(&each(&win))),
        "more_than_others": estimate(mean(&each(&|played, seat| own(played, seat) - others(played, seat)))),
        "more_per_round": estimate(mean(&each(&|played, seat| (own(played, seat) - others(played, seat)) / played.rounds as f64))),
        "share_of_others": estimate(ratio(&each(&own), &each(&others))),
        "ms_per_move": rounded(total / moves),
        "longest_ms": rounded(longest),
    })
}

fn estimate(estimate: Estimate) -> Value {
    json!({"mean": rounded(estimate.value), "margin": rounded(estimate.margin)})
}

/// A number with four decimals; null if it is not finite (a ratio to 0, the margin of a single match).
fn rounded(number: f64) -> Value {
    if number.is_finite() { json!((number * 1e4).round() / 1e4) } else { Value::Null }
}

/// The measures that are printed, with their titles. Which of them says how strong a bot is depends on the game.
const COLUMNS: [(&str, &str); 7] = [
    ("points", "points"),
    ("a round", "points_per_round"),
    ("more than others", "more_than_others"),
    ("a round", "more_per_round"),
    ("share of others", "share_of_others"),
    ("place", "place"),
    ("wins", "wins"),
];

fn table(report: &Value) -> String {
    let game = report["game"].as_str().unwrap_or_default();
    let mut rows: Vec<Vec<String>> = vec![
        std::iter::once("seat")
            .chain(COLUMNS.iter().map(|(title, _)| *title))
            .chain(["ms/move", "longest"])
            .map(String::from)
            .collect(),
    ];
    for entrant in report["entrants"].as_array().into_iter().flatten() {
        let number = entrant["entrant"].as_u64().unwrap_or_default() + 1;
        let mut row = vec![format!("{number} {}", entrant["level"].as_str().unwrap_or_default())];
        for (_, field) in &COLUMNS {
            let percent = matches!(*field, "wins" | "share_of_others");
            row.push(shown(&entrant[field], percent));
        }
        row.push(decimals(&entrant["ms_per_move"], 2));
        row.push(decimals(&entrant["longest_ms"], 0));
        rows.push(row);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let mut text = String::new();
    for row in &rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - cell.chars().count());
            text += &if column == 0 { format!("{cell}{padding}") } else { format!("  {padding}{cell}") };
        }
        text.push('\n');
    }
    text += &format!(
        "\n{} matches of {game} from seed {}, seats turning; ± is the 95 % confidence interval.\n\
         {} matches/s, {} actions and {} rounds a match, {} s.\n",
        report["matches"],
        report["seed"],
        decimals(&report["matches_per_second"], 2),
        decimals(&report["actions_per_match"], 1),
        decimals(&report["rounds_per_match"], 1),
        decimals(&report["seconds"], 1),
    );
    if report["bot_failures"] != 0 {
        text += &format!(
            "Bots failed {} times; the first legal action was played in their place.\n",
            report["bot_failures"]
        );
    }
    text
}

fn shown(estimate: &Value, percent: bool) -> String {
    let number = |field: &str| estimate[field].as_f64();
    match (number("mean"), number("margin"), percent) {
        (Some(mean), Some(margin), true) => format!("{:.1} ± {:.1} %", mean * 100.0, margin * 100.0),
        (Some(mean), Some(margin), false) => format!("{mean:.2} ± {margin:.2}"),
        (Some(mean), None, true) => format!("{:.1} %", mean * 100.0),
        (Some(mean), None, false) => format!("{mean:.2}"),
        (None, ..) => "–".into(),
    }
}

fn decimals(number: &Value, digits: usize) -> String {
    number.as_f64().map_or_else(|| "–".into(), |number| format!("{number:.digits$}"))
}
