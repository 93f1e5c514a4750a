//! One sort for all types, and maps without any.

use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Sorts as `slice::sort_by` does, equal ones in their order. `std` makes its sort anew for every type, four kilobytes of the worker's
/// module each time; this one sorts places, which are all of one type. It is for lists that are short or seldom sorted.
pub fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let mut places = sorted_places(list.len(), &mut |a, b| compare(&list[a], &list[b]));
    for start in 0..list.len() {
        // Around the circle of those that take each other's places.
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut places[at], at);
            if from == start {
                break;
            }
            list.swap(at, from);
            at = from;
        }
    }
}

/// The same by a key, as `slice::sort_by_key`.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Which of a list stands at each place once it is sorted.
fn sorted_places(length: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by(|a, b| compare(*a, *b));
    places
}

/// A map of few entries, put in one by one: `collect` would sort them first, with a sort of its own for every source.
pub fn map_of<K: Ord, V>(entries: impl Iterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    map.extend(entries);
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut chance = Chance::from_seed(1);
        for length in 0..60 {
            let mut list: Vec<(usize, usize)> = (0..length).map(|at| (chance.index(9), at)).collect();
            let mut other = list.clone();
            list.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut other, |(key, _)| *key);
            assert_eq!(other, list);
        }
    }
}
