//! Makes a game's value of a request's options and data and of the host's resources.

use crate::answer::json;
use crate::rules::Rules;
use crate::{Failure, Resources, data};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::json::{Misplaced, read_strictly};
use tabletop::{ResourceName, Supplies};

/// A game's value, and what a record keeps of how it was made.
pub(crate) struct Made<G> {
    pub(crate) game: G,
    /// The complete options, so that a changed default changes no saved match.
    pub(crate) options: Value,
    pub(crate) data: Map<String, Value>,
    pub(crate) checksums: BTreeMap<String, String>,
    /// The resources that it was made without.
    pub(crate) lacks: Vec<ResourceName>,
}

/// Makes a game's value for that many seats. With `early`, resources that only look-ups read may be missing.
pub(crate) fn make<G: Rules>(
    options: &Value,
    data: &Value,
    seats: usize,
    early: bool,
    resources: &mut dyn Resources,
) -> Result<Made<G>, Failure> {
    let range = G::SEATS;
    if !range.contains(&seats) {
        return Err(Failure::bad_seats(*range.start(), *range.end(), seats));
    }
    let options = self::options::<G>(options)?;
    let kept = json(&options);
    let data: G::Data = data::read(data)?;
    let kept_data = data::kept(&data);
    let words = if early { G::looked_up(&options, &data) } else { Vec::new() };
    let (supplies, lacks) = gather(G::resources(&options, &data), &words, resources)?;
    let game = G::make(options, data, seats, &supplies).map_err(|error| Failure::of_make(&error))?;
    let mut checksums = game.checksums();
    checksums.extend(data::checksums(&kept_data));
    Ok(Made { game, options: kept, data: kept_data, checksums, lacks })
}

/// Reads the options of a request; null means the default.
pub(crate) fn options<G: Rules>(value: &Value) -> Result<G::Options, Failure> {
    read_or_default(value).map_err(Failure::bad_options)
}

/// Gathers resources by their names, and lists those that may be missing and are.
fn gather(
    names: Vec<ResourceName>,
    may_lack: &[ResourceName],
    resources: &mut dyn Resources,
) -> Result<(Supplies, Vec<ResourceName>), Failure> {
    let (mut supplies, mut lacks) = (Supplies::default(), Vec::new());
    for name in names {
        match resources.get(&name) {
            Some(resource) => supplies.insert(name, resource),
            None if may_lack.contains(&name) => lacks.push(name),
            None => return Err(Failure::unavailable(&name)),
        }
    }
    Ok((supplies, lacks))
}

/// Reads a value; null means the default.
pub(crate) fn read_or_default<T: Default + DeserializeOwned>(value: &Value) -> Result<T, Misplaced> {
    if value.is_null() { Ok(T::default()) } else { read_strictly(value) }
}
