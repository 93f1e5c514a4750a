//! The table behind the protocol.

#[cfg(feature = "games")]
use crate::answer::GamesAnswer;
use crate::answer::{
    ActAnswer, BotAnswer, CheckAnswer, LegalAnswer, LoadAnswer, LogAnswer, NewAnswer, SaveAnswer, TaskAnswer,
    ViewAnswer,
};
#[cfg(feature = "games")]
use crate::any_game::AnyGame;
use crate::any_game::Deal;
use crate::games::Games;
use crate::limits::{MAX_ACTION_WEIGHT, MAX_LEGAL, MAX_REQUEST_BYTES, heavier_than};
use crate::needs::needs_knowing;
use crate::opening::Players;
use crate::request::{
    ActFields, BotFields, CheckDataFields, CheckFields, Form, Guest, LegalFields, LoadFields, NewFields,
    Request, SaveFields, SeatFields, ThinkFields, UndoFields, ViewFields, WordsFields,
};
use crate::saves::read_record;
use crate::seated::Match;
use crate::thinking::{Mind, Orders, Task};
use crate::{Code, Failure, ResourceName, Surroundings, answer, data};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use serde::de::Error as _;
use serde_json::{Map, Value};
use tabletop::json::{JsonError, Misplaced, read_object, text};
use tabletop::{Count, Millis, Record, Seat, Seed, Viewer, When};

/// A table that answers requests. It holds one match at most.
pub struct Host {
    games: Games,
    surroundings: Surroundings,
    table: Option<Box<dyn Match>>,
    /// The rules of the last task, kept because bots think again and again in one match.
    mind: Option<(TaskRules, Box<dyn Mind>)>,
    /// The data of that task.
    data: Map<String, Value>,
}

#[derive(PartialEq)]
struct TaskRules {
    game: String,
    options: Value,
    /// Checksums of the data, by name.
    data: BTreeMap<String, String>,
    seats: usize,
}

impl Host {
    /// A table without a match, for all games of the box.
    pub fn new(surroundings: Surroundings) -> Host {
        Host::of(Games::all(), surroundings)
    }

    /// A table without a match, for these games: any other is refused as unknown.
    pub fn of(games: Games, surroundings: Surroundings) -> Host {
        Host { games, surroundings, table: None, mind: None, data: Map::new() }
    }

    /// Answers a line of text. What is no request is answered as well (`bad-request`).
    pub fn handle_line(&mut self, line: &str) -> String {
        text(&self.answer_line(line))
    }

    /// As [`Host::handle_line`], for a host that has something to add to the answer.
    pub fn answer_line(&mut self, line: &str) -> Value {
        match read_request(line) {
            Ok(request) => self.handle(request),
            Err(failure) => refusal(Value::Null, &failure),
        }
    }

    /// Answers a request: `{"id", "ok": true, …}`, or `{"id", "ok": false, "error"}` and nothing has changed.
    pub fn handle(&mut self, request: Value) -> Value {
        let Value::Object(mut fields) = request else {
            return refusal(Value::Null, &Failure::not_a_request());
        };
        let id = fields.get_mut("id").map(Value::take).unwrap_or_default();
        match self.answer(&Value::Object(fields)) {
            Ok(answer) => {
                let mut whole = Map::new();
                whole.insert("id".into(), id);
                whole.insert("ok".into(), true.into());
                whole.extend(answer);
                Value::Object(whole)
            }
            Err(failure) => refusal(id, &failure),
        }
    }

    /// What [`crate::needs`] says, given the data that this host has got with earlier tasks.
    pub(crate) fn needs(&self, request: &Value) -> Vec<ResourceName> {
        needs_knowing(self.games, request, &self.data)
    }

    /// What the match at the table lacks.
    pub(crate) fn lacks(&self) -> &[ResourceName] {
        self.table.as_deref().map_or(&[], |table| table.lacks())
    }

    fn answer(&mut self, fields: &Value) -> Result<Map<String, Value>, Failure> {
        if let Some(table) = &mut self.table {
            table.supply(&mut *self.surroundings.resources);
        }
        let op = fields["op"].as_str().ok_or_else(Failure::not_a_request)?;
        match Request::read(op, fields).map_err(|error| Failure::bad_field(op, error))? {
            Request::Unknown => Err(Failure::unknown_op(op)),
            #[cfg(feature = "games")]
            Request::Games => body(GamesAnswer { games: self.games.offered().map(AnyGame::info).collect() }),
            Request::New(opening) => self.open(opening),
            Request::View(ViewFields { seat, at, open }) => {
                let table = self.table_mut()?;
                let (to, at) = (viewer(table, seat)?, moment(table, op, at)?);
                body(ViewAnswer { view: table.view_at(at, to, open) })
            }
            Request::Legal(LegalFields { seat, limit, at }) => {
                let table = self.table_mut()?;
                let (seat, at) = (seated(table, seat)?, moment(table, op, at)?);
                let limit = limit.map_or(MAX_LEGAL, |limit| limit.get().min(MAX_LEGAL));
                let (actions, complete) = table.legal_at(at, seat, limit);
                body(LegalAnswer { actions, complete })
            }
            Request::Check(CheckFields { seat, action }) => {
                let table = self.table()?;
                let seat = seated(table, seat)?;
                weigh(&action)?;
                let refusal = match table.check(seat, &action) {
                    // Without the resource, this cannot be known yet.
                    Err(unavailable) if unavailable.code == Code::ResourceUnavailable => {
                        return Err(unavailable);
                    }
                    checked => checked.err(),
                };
                let caution = if refusal.is_none() { table.caution(seat, &action) } else { None };
                body(CheckAnswer { refusal, caution })
            }
            Request::Act(deed) => self.act(&deed),
            Request::Bot(wish) => self.bot(&wish),
            Request::BotTask(wish) => self.bot_task(&wish),
            Request::Think(ThinkFields { task }) => self.think(&task),
            Request::Undo(UndoFields { seat, viewer: to, at_ms, dry }) => {
                let table = self.table_mut()?;
                let to = viewer(table, to.and_then(Viewer::seat))?;
                let asks = seat.map(|seat| seated(table, seat)).transpose()?;
                table.undo(asks, at_ms.map(Millis::get), dry)?;
                body(ViewAnswer { view: table.view(to) })
            }
            Request::Seat(SeatFields { seat, bot, name, viewer: to, at_ms }) => {
                let table = self.table_mut()?;
                let (seat, to) = (seated(table, seat)?, viewer(table, to.and_then(Viewer::seat))?);
                let now = table.players().get(seat.index()).cloned().ok_or_else(Failure::no_match)?;
                let player = Players::instead(&now, seat, Guest { name, bot })?;
                table.sit(seat, player, at_ms.map(Millis::get))?;
                body(ViewAnswer { view: table.view(to) })
            }
            Request::Words(WordsFields { text, lang }) => body(self.table()?.look_up(&text, &lang)?),
            Request::CheckData(CheckDataFields { game, options, data, title }) => {
                let game = self.games.by_id(&game)?;
                body(game.check_data(&options, &data, &title, &mut *self.surroundings.resources)?)
            }
            Request::Save(SaveFields { at_ms, form, from }) => {
                let table = self.table_mut()?;
                table.pass(at_ms.unwrap_or_default().get());
                let known = from.map(|from| so_far(table, op, "from", from)).transpose()?;
                body(SaveAnswer {
                    save: match form {
                        Form::Json => answer::json(&lacking(table.record(), known)),
                        Form::Text => table.notation().into(),
                    },
                })
            }
            Request::Load(LoadFields { save, early }) => self.load(&save, early),
            Request::Log(ViewFields { seat, at, open }) => {
                let table = self.table()?;
                let (to, at) = (viewer(table, seat)?, moment(table, op, at)?);
                body(LogAnswer { entries: table.log(to, at, open) })
            }
        }
    }

    fn table(&self) -> Result<&dyn Match, Failure> {
        self.table.as_deref().ok_or_else(Failure::no_match)
    }

    fn table_mut(&mut self) -> Result<&mut (dyn Match + 'static), Failure> {
        self.table.as_deref_mut().ok_or_else(Failure::no_match)
    }

    fn open(&mut self, opening: NewFields) -> Result<Map<String, Value>, Failure> {
        let game = self.games.by_id(&opening.game)?;
        let players = Players::seat(opening.seats)?;
        let seed = opening.seed.map_or_else(&mut self.surroundings.seeds, |Seed(seed)| seed);
        let (options, data, setup) = (&opening.options, &opening.data, &opening.setup);
        let deal = Deal { players, options, data, seed, setup, early: opening.early };
        let table = game.open(deal, &mut *self.surroundings.resources)?;
        let answer = NewAnswer { view: table.view(Viewer::Spectator), lacks: named(table.lacks()) };
        self.table = Some(table);
        body(answer)
    }

    fn act(&mut self, deed: &ActFields) -> Result<Map<String, Value>, Failure> {
        let table = self.table_mut()?;
        weigh(&deed.action)?;
        let by = deed.seat;
        let to = deed.viewer.unwrap_or_else(|| by.seat().map_or(Viewer::Spectator, Viewer::Seat));
        if let Some(seat) = by.seat() {
            seated(table, seat)?;
        }
        let to = viewer(table, to.seat())?;
        let when = When { seen: deed.seen.map(Count::get), at_ms: deed.at_ms.map(Millis::get) };
        let events = table.act(by, &deed.action, when, to)?;
        body(ActAnswer { events, view: table.view(to) })
    }

    fn bot(&mut self, wish: &BotFields) -> Result<Map<String, Value>, Failure> {
        let table = self.table_mut()?;
        let (seat, orders) = asked(table, wish)?;
        let table = self.table()?;
        let decision = table.choose(seat, &orders, &*self.surroundings.clock)?;
        body(BotAnswer::new(decision, table.moves()))
    }

    fn bot_task(&mut self, wish: &BotFields) -> Result<Map<String, Value>, Failure> {
        let table = self.table_mut()?;
        let (seat, orders) = asked(table, wish)?;
        let head = table.head();
        let data = data::of(&head.checksums);
        let unknown = |name: &String| data.get(name).is_some_and(|sum| !wish.known.contains(sum));
        let brought = head.data.iter().filter(|(name, _)| unknown(name));
        let task = Task {
            game: head.game.clone(),
            options: head.options.clone(),
            brought: brought.map(|(name, value)| (name.clone(), value.clone())).collect(),
            data,
            seats: head.seats.len().into(),
            level: orders.level.code().into(),
            iterations: orders.iterations.map(Count::from),
            budget_ms: orders.budget_ms.into(),
            waited_ms: orders.waited_ms.into(),
            ahead_ms: orders.ahead_ms.into(),
            seed: orders.seed.map(Seed),
            seen: table.moves().into(),
            view: table.bare_view(Viewer::Seat(seat)),
        };
        body(TaskAnswer { task: answer::json(&task) })
    }

    fn think(&mut self, task: &Value) -> Result<Map<String, Value>, Failure> {
        let task: Task = read_object(task).map_err(Failure::bad_task)?;
        let (orders, seen) = (task.orders()?, task.seen.get());
        let rules =
            TaskRules { game: task.game, options: task.options, data: task.data, seats: task.seats.get() };
        if self.mind.as_ref().is_none_or(|(known, _)| *known != rules) {
            let data = self.data_of(&rules.data, task.brought)?;
            let resources = &mut *self.surroundings.resources;
            let kept = Value::Object(data.clone());
            let mind = self.games.by_id(&rules.game)?.mind(&rules.options, &kept, rules.seats, resources)?;
            self.mind = Some((rules, mind));
            self.data = data;
        }
        let Some((_, mind)) = &self.mind else { return Err(Failure::bot_failed(None, &[])) };
        let decision = mind.think(&task.view, &orders, &*self.surroundings.clock)?;
        body(BotAnswer::new(decision, seen))
    }

    /// The data that a task names: those that it brings along, and those of the task before it.
    fn data_of(
        &self,
        named: &BTreeMap<String, String>,
        mut brought: Map<String, Value>,
    ) -> Result<Map<String, Value>, Failure> {
        let mut data = Map::new();
        for (name, sum) in named {
            let there = brought.get_mut(name).map(Value::take).or_else(|| self.data.get(name).cloned());
            let there = there.filter(|value| data::checksum(value) == *sum);
            data.insert(name.clone(), there.ok_or_else(|| Failure::unknown_data(name))?);
        }
        Ok(data)
    }

    fn load(&mut self, save: &Value, early: bool) -> Result<Map<String, Value>, Failure> {
        let (mut record, complaint) = read_record(self.games, save)?;
        let game = self.games.by_id(&record.game).map_err(Failure::in_save)?;
        record.seats = Players::return_to_table(record.seats)?.0;
        record.tenures = Players::since(record.tenures, record.seats.len())?;
        let (table, warnings) = game.load(record, complaint, early, &mut *self.surroundings.resources)?;
        let (view, lacks) = (table.view(Viewer::Spectator), named(table.lacks()));
        self.table = Some(table);
        body(LoadAnswer { view, warning: warnings.first().cloned(), warnings, lacks })
    }
}

fn seated(table: &dyn Match, seat: Seat) -> Result<Seat, Failure> {
    let seats = table.players().len();
    if seat.index() < seats { Ok(seat) } else { Err(Failure::no_such_seat(seat, seats)) }
}

/// After how many actions a viewer looks: now, unless the request names an earlier moment.
fn moment(table: &dyn Match, op: &str, at: Option<Count>) -> Result<usize, Failure> {
    at.map_or(Ok(table.moves()), |at| so_far(table, op, "at", at))
}

/// A number of actions that a field names: at most as many as have been performed.
fn so_far(table: &dyn Match, op: &str, field: &str, count: Count) -> Result<usize, Failure> {
    let moves = table.moves();
    if count.get() <= moves {
        return Ok(count.get());
    }
    let late = Misplaced::custom(format_args!("expected at most {moves}, the actions so far"));
    Err(Failure::bad_field(op, late.inside(field)))
}

/// What a host lacks of a record if it knows so many of its actions; all of it if it has none.
fn lacking(mut record: Record, known: Option<usize>) -> Record {
    if let Some(known) = known {
        record.actions.drain(..known.min(record.actions.len()));
        record.data.clear();
    }
    record
}

fn weigh(action: &Value) -> Result<(), Failure> {
    if heavier_than(action, MAX_ACTION_WEIGHT) { Err(Failure::heavy(MAX_ACTION_WEIGHT)) } else { Ok(()) }
}

fn viewer(table: &dyn Match, seat: Option<Seat>) -> Result<Viewer, Failure> {
    seat.map_or(Ok(Viewer::Spectator), |seat| seated(table, seat).map(Viewer::Seat))
}

fn named(resources: &[ResourceName]) -> Vec<String> {
    resources.iter().map(ResourceName::to_string).collect()
}

/// The seat that a bot is asked to think for, and how.
fn asked(table: &mut dyn Match, wish: &BotFields) -> Result<(Seat, Orders), Failure> {
    let seat = seated(table, wish.seat)?;
    let player = table.players().get(seat.index()).cloned().ok_or_else(Failure::no_match)?;
    let orders = Orders::new(wish, &player, &table.question(seat))?;
    table.asked(seat)?;
    Ok((seat, orders))
}

/// The fields of an answer.
fn body(answer: impl Serialize) -> Result<Map<String, Value>, Failure> {
    match answer::json(&answer) {
        Value::Object(fields) => Ok(fields),
        // Answers are structs of JSON values, so this cannot fail.
        _ => Ok(Map::new()),
    }
}

/// Parses the text of a request within its limits.
///
/// # Errors
/// The failure for the sender: `bad-request`, with a message that says which limit was exceeded.
pub fn read_request(text: &str) -> Result<Value, Failure> {
    if text.len() > MAX_REQUEST_BYTES {
        return Err(Failure::too_large());
    }
    tabletop::json::parse(text).map_err(|error| match error {
        JsonError::Syntax(detail) => Failure::not_json(detail),
        JsonError::Deep => Failure::too_deep(),
        JsonError::Many => Failure::too_many(),
    })
}

/// The answer to a request that is not done.
pub fn refusal(id: Value, failure: &Failure) -> Value {
    let mut whole = Map::new();
    whole.insert("id".into(), id);
    whole.insert("ok".into(), false.into());
    whole.insert("error".into(), answer::json(failure));
    Value::Object(whole)
}
