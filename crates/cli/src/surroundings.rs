//! What a host needs (resources, a clock, seeds), from the operating system and from what is embedded in the program.

use protocol::{Resource, ResourceName, Resources, Surroundings};
use std::collections::HashMap;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}

pub(crate) use embedded::CATALOGUES;

/// The file of a resource; `None` if the program was built without it.
pub(crate) fn packed(name: &ResourceName) -> Option<&'static [u8]> {
    let file = name.file()?;
    embedded::RESOURCES.iter().find(|(path, _)| *path == file).map(|(_, bytes)| *bytes)
}

/// Resources, each of which is unpacked when it is first asked for.
#[derive(Default)]
pub(crate) struct Shelf(HashMap<ResourceName, Option<Resource>>);

impl Resources for Shelf {
    fn get(&mut self, name: &ResourceName) -> Option<Resource> {
        let unpack = || packed(name).and_then(|bytes| name.read(bytes, &mut |_| {}));
        self.0.entry(name.clone()).or_insert_with(unpack).clone()
    }
}

/// A clock of milliseconds since the call.
pub(crate) fn clock() -> impl Fn() -> f64 {
    let start = Instant::now();
    move || start.elapsed().as_secs_f64() * 1000.0
}

/// A seed for a system that fails to give random numbers. The time of day is better than a panic, and nobody knows it to the
/// nanosecond.
fn seed_of_the_day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}

/// The surroundings of a host.
pub(crate) fn surroundings() -> Surroundings {
    Surroundings {
        resources: Box::new(Shelf::default()),
        clock: Box::new(clock()),
        seeds: Box::new(|| getrandom::u64().unwrap_or_else(|_| seed_of_the_day())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fallback_seeds_of_two_moments_are_far_from_zero_and_differ() {
        let first = seed_of_the_day();
        std::thread::sleep(std::time::Duration::from_millis(2));
        let second = seed_of_the_day();
        assert!(first > 1 << 40 && second > first, "{first} {second}");
    }
}
