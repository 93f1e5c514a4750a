//! One sort for all types and crates, and a way to make maps without sorting.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Sorts as `slice::sort_by` does, and keeps the order of equal elements. `std` compiles another copy of its sort for every type, which costs four
/// kilobytes of the worker's module each time; this one sorts indices, which are all of one type. It is for lists that are short or seldom
/// sorted.
pub fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let mut places = sorted_places(list.len(), &mut |a, b| compare(&list[a], &list[b]));
    for start in 0..list.len() {
        // Follow one cycle of the permutation.
        let mut at = start;
        loop {
            let from = core::mem::replace(&mut places[at], at);
            if from == start {
                break;
            }
            list.swap(at, from);
            at = from;
        }
    }
}

/// Sorts by a key, as `slice::sort_by_key` does.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a list, and drops what is in it already.
pub fn each_once<T: Ord>(list: &mut Vec<T>) {
    sort_by(list, T::cmp);
    list.dedup();
}

/// For each place of the sorted list, the index of the element that belongs there. Sorted runs are merged in pairs until one is left: even one
/// copy of `std`'s sort is 2 kB (gzip) of an engine.
fn sorted_places(length: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    let mut merged = Vec::with_capacity(length);
    let mut run = 1;
    while run < length {
        for pair in places.chunks(2 * run) {
            let (mut left, mut right) = pair.split_at_checked(run).unwrap_or((pair, &[]));
            while let ([first, after_first @ ..], [other, after_other @ ..]) = (left, right) {
                if compare(*first, *other) == Ordering::Greater {
                    merged.push(*other);
                    right = after_other;
                } else {
                    merged.push(*first);
                    left = after_first;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        core::mem::swap(&mut places, &mut merged);
        merged.clear();
        run *= 2;
    }
    places
}

/// Makes a map of a few entries by inserting them one by one. `collect` would sort them first, with another copy of the sort for every
/// source.
pub fn map_of<K: Ord, V>(entries: impl Iterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    map.extend(entries);
    map
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        for length in 0..60 {
            let mut list: Vec<(usize, usize)> = (0..length).map(|at| (at * at * 7 % 31 % 9, at)).collect();
            let mut other = list.clone();
            list.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut other, |(key, _)| *key);
            assert_eq!(other, list);
        }
    }

    #[test]
    fn a_list_has_each_once() {
        let mut list = vec![3, 1, 2, 3, 1];
        each_once(&mut list);
        assert_eq!(list, [1, 2, 3]);
    }
}
