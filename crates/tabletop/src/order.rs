//! Short lists in order.

/// The items in ascending order, equal ones as they came.
///
/// By insertion: for hands, groups and ranks, where the standard library's sort would be three kilobytes of the worker's module for
/// every type of item and not be faster.
pub fn in_order<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    in_order_by(items, |earlier, item| earlier <= item)
}

/// The items so that each `stays` before those that come after it; equal ones as they came. By insertion, like [`in_order`].
pub fn in_order_by<T>(items: impl IntoIterator<Item = T>, stays: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut ordered: Vec<T> = Vec::new();
    for item in items {
        let at = ordered.partition_point(|earlier| stays(earlier, &item));
        ordered.insert(at, item);
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lists_come_in_order_and_keep_their_doubles() {
        assert_eq!(in_order([3, 1, 2, 1]), [1, 1, 2, 3]);
        assert!(in_order::<u8>([]).is_empty());
    }
}
