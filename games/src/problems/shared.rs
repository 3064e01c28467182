//! What several games need: sums, moves that take one item, and the size of positions.

use std::iter::once;

use solver::Move;

use crate::{Input, Pair, Value};

pub(super) fn truncate_to_same_length(input: &mut Input) {
    if let [Value::Row(first), Value::Row(second)] = &mut input.values[..] {
        let length = first.len().min(second.len());
        first.truncate(length);
        second.truncate(length);
    }
}

/// Returns whether [`truncate_to_same_length`] would leave the rows as they are.
pub(super) fn have_same_length(input: &Input) -> bool {
    input.row(0).len() == input.row(1).len()
}

/// Returns the values in 64 bits.
pub(super) fn in_64_bits(values: &[i32]) -> Vec<i64> {
    values.iter().copied().map(i64::from).collect()
}

/// Returns the sum of the values, in 64 bits.
pub(super) fn sum(values: &[i32]) -> i64 {
    values.iter().copied().map(i64::from).sum()
}

/// Returns the sums of the first 0, 1, 2, … values, in 64 bits.
pub(super) fn sums(values: &[i32]) -> Vec<i64> {
    let sums = values.iter().scan(0, |sum, value| {
        *sum += i64::from(*value);
        Some(*sum)
    });
    once(0).chain(sums).collect()
}

/// Returns pairs of vertices as indices.
pub(super) fn edges(pairs: &[Pair]) -> Vec<[usize; 2]> {
    let index = |vertex: i32| usize::try_from(vertex).unwrap_or(0);
    pairs.iter().map(|pair| pair.map(index)).collect()
}

/// Returns one move per remaining value: it takes the value at the index that is its action.
pub(super) fn moves_taking_one<T: Clone>(
    left: Vec<T>,
) -> impl Iterator<Item = Move<usize, Vec<T>>> {
    (0..left.len()).map(move |index| {
        let mut next = left.clone();
        next.remove(index);
        Move::new(index, next)
    })
}

/// Returns the heap memory of a vector of copyable items, in bytes.
pub(super) fn heap<T: Copy>(values: &[T]) -> usize {
    size_of_val(values) + 2 * size_of::<usize>()
}
