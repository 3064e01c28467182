//! Checks the claims of `docs/` about taking numbers from rows, trees and forests by trying every way to play.
//!
//! [`leads`] is a brute force of its own, independent of the crate `solver`, and a cross-check of it: one test compares
//! both.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat_n;

use fastrand::Rng;
use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf, solve};

/// Returns the lead of each set of numbers. A set is the bits of an integer; `can_be_taken` takes the set of the
/// numbers that are left, and an index.
fn leads(numbers: &[i32], can_be_taken: impl Fn(usize, usize) -> bool) -> Vec<i32> {
    let mut leads = vec![0];
    for left in 1..1 << numbers.len() {
        let members = (0..numbers.len()).filter(|index| left >> index & 1 == 1);
        let moves = members.filter(|&index| can_be_taken(left, index));
        let values = moves.map(|index| numbers[index] - leads[left & !(1 << index)]);
        leads.push(values.max().unwrap_or(0));
    }
    leads
}

/// The same game for the crate `solver`.
struct Taking<'a, F> {
    numbers: &'a [i32],
    can_be_taken: F,
}

impl<F: Fn(usize, usize) -> bool> Game for Taking<'_, F> {
    /// The numbers that are left.
    type Position = usize;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> usize {
        (1 << self.numbers.len()) - 1
    }

    fn moves(&self, left: usize) -> impl Iterator<Item = MoveOf<Self>> {
        let members = (0..self.numbers.len()).filter(move |index| left >> index & 1 == 1);
        let moves = members.filter(move |&index| (self.can_be_taken)(left, index));
        moves.map(move |index| {
            Move::new((), left & !(1 << index)).gaining(i64::from(self.numbers[index]))
        })
    }

    fn final_lead(&self, _: &usize) -> i64 {
        0
    }
}

/// Checks that the crate `solver` finds the same leads as [`leads`], in every position that can be reached.
fn check_solver(numbers: &[i32], can_be_taken: impl Fn(usize, usize) -> bool) {
    let expected = leads(numbers, &can_be_taken);
    let game = Taking { numbers, can_be_taken };
    let solution = solve(game, &mut Budget::default()).expect("a small game");
    for (left, lead) in solution.leads() {
        assert_eq!(lead.points, i64::from(expected[*left]), "{numbers:?}: {left:b}");
    }
}

#[test]
fn the_solver_and_this_brute_force_agree() {
    for numbers in (1..=5).flat_map(|count| rows(count, -1, 2)) {
        check_solver(&numbers, is_end);
        let parents = (1..numbers.len()).map(|child| child / 2).collect_vec();
        check_solver(&numbers, is_leaf(&neighbors(&parents)));
    }
}

fn lead(numbers: &[i32], can_be_taken: impl Fn(usize, usize) -> bool) -> i32 {
    leads(numbers, can_be_taken)[(1 << numbers.len()) - 1]
}

/// Returns whether a number of a row stands at an end of the numbers that are left.
fn is_end(left: usize, index: usize) -> bool {
    let others = left & !(1 << index);
    others < 1 << index || others >> index << index == others
}

/// Returns the lead of a row of numbers that are taken from either end.
fn row_lead(row: &[i32]) -> i32 {
    lead(row, is_end)
}

/// Returns the rows without peaks that a row can be folded into.
fn folded(row: &[i32]) -> BTreeSet<Vec<i32>> {
    let threes = row.iter().tuple_windows().enumerate();
    let peaks = threes.filter(|(_, (left, peak, right))| left <= peak && peak >= right);
    let folds = peaks.map(|(index, (left, peak, right))| {
        let (before, others) = row.split_at(index);
        [before, &[left - peak + right], &others[3..]].concat()
    });
    let rows: BTreeSet<_> = folds.flat_map(|row| folded(&row)).collect();
    if rows.is_empty() { [row.to_vec()].into() } else { rows }
}

/// Returns the first player's lead after taking the first number, and after taking the last.
fn leads_by_first_move(row: &[i32]) -> [i32; 2] {
    let rests = [&row[1..], &row[..row.len() - 1]].map(row_lead);
    [row[0] - rests[0], row[row.len() - 1] - rests[1]]
}

#[test]
fn any_order_of_folds_leaves_the_same_row_and_its_larger_end_is_best() {
    for row in (1..=6).flat_map(|count| rows(count, 0, 3)) {
        let valley = folded(&row).into_iter().exactly_one().expect("one row");
        let lead = row_lead(&row);
        assert_eq!(row_lead(&valley), lead, "{row:?}");
        let [first, last] = leads_by_first_move(&row);
        let is_best = match valley[0].cmp(&valley[valley.len() - 1]) {
            Ordering::Less => last == lead,
            Ordering::Equal => first == lead && last == lead,
            Ordering::Greater => first == lead,
        };
        assert!(is_best, "{row:?}");
    }
}

/// Checks the examples of `docs/take-from-either-end.md`, and the exercises of `docs/exercises.md` about one row.
#[test]
fn the_rows_of_the_documents_fold_as_they_say() {
    for (row, valley, lead) in [
        (&[7, 2, 4, 5, 8, 3, 1, 9][..], &[7, -2, 1, 9][..], 5),
        (&[7, 2, 4, 0, 1, 9], &[7, -2, 1, 9], 5),
        (&[4, 5, 4, 0, 2, 9, 6], &[3, 0, -1], 2),
        (&[5, 4, 0, 2, 9, 6], &[5, 4, 0, -1], 2),
        (&[4, 5, 4, 0, 2, 9], &[3, 0, 2, 9], 8),
        (&[3, 1, 4, 1, 5, 9, 2, 6], &[3, -2, -2, 6], 3),
        (&[3, 1, 4, 1], &[3, -2], 5),
        (&[5, 9, 2, 6], &[-2, 6], 8),
        (&[0, 1, 1, 1, 0], &[-1], -1),
        (&[0, 1, 0], &[-1], -1),
        (&[-7, -90, -5, -1, -100, -10, -10, -2], &[-7, -90, -104, -2], 19),
    ] {
        assert_eq!(row_lead(row), lead, "{row:?}");
        assert_eq!(folded(row), [valley.to_vec()].into(), "{row:?}");
    }
}

/// Checks the exercises of `docs/exercises.md` about the first move.
#[test]
fn the_larger_end_is_best_in_rows_of_up_to_three_numbers() {
    assert_eq!(leads_by_first_move(&[0, 0, 2, 1]), [1, -1]);
    for row in (1..=3).flat_map(|count| rows(count, -2, 2)) {
        let [left, right] = leads_by_first_move(&row);
        let larger = row[0].cmp(&row[row.len() - 1]);
        assert!(larger.is_eq() || left == right || left.cmp(&right) == larger, "{row:?}");
    }
}

/// Checks the tables of `docs/take-from-either-end.md` and `docs/from-recursion-to-the-fold.md`.
#[test]
fn the_tables_of_the_documents_are_right() {
    for (row, lines) in [
        (&[2, 1, 9, 3][..], &[&[2, 1, 8, 7][..], &[1, 8, -5], &[9, 6], &[3]][..]),
        (
            &[4, 2, 9, 7, 1, 5],
            &[&[4, 2, 7, 4, 3, 2], &[2, 7, 0, 1, 4], &[9, 2, 3, 6], &[7, 6, 3], &[1, 4], &[5]],
        ),
    ] {
        for (start, line) in lines.iter().enumerate() {
            let leads = (start + 1..=row.len()).map(|end| row_lead(&row[start..end]));
            assert!(leads.eq(line.iter().copied()), "{start} of {row:?}");
        }
    }
}

/// Counts the calls for each part of a row; a part is `[start, end]`, both included.
fn count_calls(
    [start, end]: [usize; 2],
    is_memoized: bool,
    calls: &mut BTreeMap<[usize; 2], usize>,
) {
    let count = calls.entry([start, end]).or_default();
    *count += 1;
    if start < end && !(is_memoized && *count > 1) {
        count_calls([start + 1, end], is_memoized, calls);
        count_calls([start, end - 1], is_memoized, calls);
    }
}

/// Checks the numbers of calls in `docs/from-recursion-to-the-fold.md`.
#[test]
fn the_recursion_makes_as_many_calls_as_the_document_says() {
    let calls = |count: usize, is_memoized| {
        let mut calls = BTreeMap::new();
        count_calls([0, count - 1], is_memoized, &mut calls);
        calls
    };
    assert_eq!(calls(6, false).values().sum::<usize>(), 63);
    assert_eq!(calls(6, false).len(), 21);
    // The part 9 7 of 4 2 9 7 1 5
    assert_eq!(calls(6, false)[&[2, 3]], 6);
    assert_eq!(calls(20, false).values().sum::<usize>(), 1_048_575);
    assert_eq!(calls(20, true).values().sum::<usize>(), 381);
}

/// Checks the exercise of `docs/exercises.md` about removing stones, which score what is left.
#[test]
fn removing_stones_is_taking_them_from_the_negated_row() {
    let stones = [7, 90, 5, 1, 100, 10, 10, 2];
    let negated = stones.map(|stone: i32| -stone);
    let total = stones.iter().sum::<i32>();
    assert_eq!((total, total + row_lead(&negated)), (225, 2 * 122));
    // leads[left]: the lead by the rule of 1690
    let mut leads = vec![0];
    for left in 1..1_usize << stones.len() {
        let ends = (0..stones.len()).filter(|&index| left >> index & 1 == 1 && is_end(left, index));
        let lead_after = |index: usize| {
            let rest = left & !(1 << index);
            let sum = (0..stones.len()).filter(|&index| rest >> index & 1 == 1);
            sum.map(|index| stones[index]).sum::<i32>() - leads[rest]
        };
        leads.push(ends.map(lead_after).max().expect("a stone"));
    }
    assert_eq!(leads.last(), Some(&122));
}

/// Checks the exercises about two games that the fold does not solve: taking one or two numbers, and leaves of a star.
#[test]
fn the_fold_stops_where_the_exercises_say() {
    /// Returns the lead; `moves` lists the sets of numbers, as bits, that can be taken from `left`.
    fn lead_of_sets(numbers: &[i32], left: usize, moves: &dyn Fn(usize) -> Vec<usize>) -> i32 {
        let lead_after = |taken: usize| {
            let bits = numbers.iter().enumerate().filter(|(bit, _)| taken >> bit & 1 == 1);
            let sum: i32 = bits.map(|(_, number)| number).sum();
            sum - lead_of_sets(numbers, left & !taken, moves)
        };
        moves(left).into_iter().map(lead_after).max().unwrap_or(0)
    }
    let one_or_two = |left: usize| match left {
        0b111 => vec![0b1, 0b11, 0b100, 0b110],
        0b11 | 0b110 => vec![left, left & 0b101, left & 0b10],
        _ => Vec::from_iter((left > 0).then_some(left)),
    };
    assert_eq!(lead_of_sets(&[0, 1, 0], 0b111, &one_or_two), 1);
    let star = neighbors(&[0, 0, 0]);
    assert_eq!(lead(&[1, 0, 0, 1], is_leaf(&star)), 2);
    assert_eq!(row_lead(&[0, 0]), 0);
}

/// Returns the leads of a row of piles, where 0 is an empty place: a pile with an empty place beside it can be taken. A
/// set has a bit for each place with a pile.
fn pile_leads(piles: &[i32]) -> Vec<i32> {
    let last = piles.len() - 1;
    let is_empty = |left: usize, index: usize| left >> index & 1 == 0;
    leads(piles, |left, index| {
        index > 0 && is_empty(left, index - 1) || index < last && is_empty(left, index + 1)
    })
}

/// Returns the set of all piles.
fn all_piles(piles: &[i32]) -> usize {
    let bits = piles.iter().enumerate().filter(|&(_, &pile)| pile > 0);
    bits.map(|(index, _)| 1 << index).sum()
}

/// Returns the indices of the best piles to begin with: those at the ends where a largest number stands when all pairs
/// are set aside; if no number is left, all piles that can be taken.
fn best_indices(piles: &[i32]) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut start = 0;
    for part in piles.split(|&pile| pile == 0) {
        let end = start + part.len();
        let closed = [start == 0, end == piles.len()];
        let mut valley = folded(part).pop_first().expect("a row");
        if closed[0] {
            valley.reverse();
        }
        let is_pair = |valley: &[i32]| match valley {
            [.., next, deepest] => deepest >= next,
            _ => false,
        };
        while closed != [false; 2] && is_pair(&valley) {
            valley.truncate(valley.len() - 2);
        }
        if closed[0] {
            valley.reverse();
        }
        if !part.is_empty() && !closed[0] {
            ends.push((valley.first().copied(), start));
        }
        if !part.is_empty() && !closed[1] {
            ends.push((valley.last().copied(), end - 1));
        }
        start = end + 1;
    }
    let best = ends.into_iter().max_set_by_key(|(number, _)| *number);
    best.into_iter().map(|(_, index)| index).collect()
}

/// Checks the best first move in Luogu P3210.
#[test]
fn the_end_of_the_largest_number_that_is_left_is_best() {
    let has_empty_place = |piles: &Vec<i32>| piles.contains(&0);
    for piles in (1..=7).flat_map(|count| rows(count, 0, 3)).filter(has_empty_place) {
        let leads = pile_leads(&piles);
        let all = all_piles(&piles);
        let best = best_indices(&piles);
        assert_eq!(best.is_empty(), all == 0, "{piles:?}");
        for index in best {
            let lead = piles[index] - leads[all & !(1 << index)];
            assert_eq!(lead, leads[all], "{piles:?}: {index}");
        }
    }
}

/// Checks the example of `docs/take-from-either-end.md` with empty places, and the exercise of `docs/exercises.md`.
#[test]
fn the_rows_with_empty_places_are_right() {
    let row = [4, 1, 3, 0, 2, 6, 5, 0, 7, 3, 8];
    let leads = pile_leads(&row);
    assert_eq!(leads[all_piles(&row)], 5 + (3 + 5));
    assert_eq!(best_indices(&row), [8]);
    // 7, 3, and then the first player opens the pair 3 8.
    let later = leads[all_piles(&[4, 1, 0, 0, 2, 6, 5, 0, 0, 0, 0])];
    assert_eq!(later, 1 + 3);
    assert_eq!(7 - 3 + 3 - 8 + later, 3);
    let row = [2, 5, 1, 0, 4, 6, 3, 0, 1, 7];
    assert_eq!(pile_leads(&row)[all_piles(&row)], 13 - 16);
    assert_eq!(row.iter().sum::<i32>(), 13 + 16);
    assert_eq!([&row[..3], &row[4..7]].map(folded), [[vec![-2]].into(), [vec![1]].into()]);
    assert_eq!(best_indices(&row), [4, 6]);
}

/// Returns a predicate: whether a number of a tree is a leaf of the remaining tree, or the last number.
fn is_leaf(neighbors: &[usize]) -> impl Fn(usize, usize) -> bool {
    |left, index| (neighbors[index] & left).count_ones() <= 1
}

/// Returns the neighbors of each number, as bits. `parents` starts with the parent of number 1; number 0 is the root.
fn neighbors(parents: &[usize]) -> Vec<usize> {
    let mut neighbors = vec![0; parents.len() + 1];
    for (child, &parent) in (1..).zip(parents) {
        neighbors[child] |= 1 << parent;
        neighbors[parent] |= 1 << child;
    }
    neighbors
}

/// Returns all rows of `count` numbers from `smallest` to `largest`.
fn rows(count: usize, smallest: i32, largest: i32) -> impl Iterator<Item = Vec<i32>> {
    repeat_n(smallest..=largest, count).multi_cartesian_product()
}

/// Checks in each position of a game that taking a largest number, if possible, is a best move.
fn check_largest(numbers: &[i32], can_be_taken: impl Fn(usize, usize) -> bool) {
    let leads = leads(numbers, &can_be_taken);
    for left in 1..leads.len() {
        let members = (0..numbers.len()).filter(|index| left >> index & 1 == 1);
        let largest = members.max_set_by_key(|&index| numbers[index]).into_iter();
        for index in largest.filter(|&index| can_be_taken(left, index)) {
            let value = numbers[index] - leads[left & !(1 << index)];
            assert_eq!(value, leads[left], "{numbers:?}, {left:b}: {index}");
        }
    }
}

/// Checks lemma 2 of `docs/take-from-either-end.md`, where a number may require that any others are taken first.
#[test]
fn a_largest_number_that_can_be_taken_is_best() {
    for count in 1..=4 {
        let sets = (0..count).map(|index| 0..1 << index);
        for required in sets.multi_cartesian_product() {
            for numbers in rows(count, -1, 1) {
                check_largest(&numbers, |left, index| left & required[index] == 0);
            }
        }
    }
}

/// Checks lemma 2 in trees where a number can be taken if at most one of its neighbors is left.
#[test]
fn a_largest_leaf_is_best() {
    for count in 2..=6 {
        for parents in (1..count).map(|child| 0..child).multi_cartesian_product() {
            for numbers in rows(count, -1, 1) {
                check_largest(&numbers, is_leaf(&neighbors(&parents)));
            }
        }
    }
}

/// A node of a forest while numbers are merged into their parents.
#[derive(Clone, Copy)]
enum Node {
    Number(i32),
    /// A pair, with the cost of opening it.
    Pair(i32),
    /// A node that has been merged into its parent, or taken.
    Merged,
}

/// Returns the lead of a rooted forest: merges the largest number into its parent until it is a root, and takes it.
fn merged_lead(numbers: &[i32], parents: &[Option<usize>]) -> i32 {
    let mut nodes: Vec<Node> = numbers.iter().map(|&number| Node::Number(number)).collect();
    let mut parents = parents.to_vec();
    let mut lead = 0;
    let mut sign = 1;
    let largest = |nodes: &[Node]| {
        let nodes = nodes.iter().enumerate();
        let numbers = nodes.filter_map(|(index, node)| match node {
            Node::Number(number) => Some((*number, index)),
            Node::Pair(_) | Node::Merged => None,
        });
        numbers.max()
    };
    while let Some((number, index)) = largest(&nodes) {
        let parent = parents[index];
        if let Some(parent) = parent {
            nodes[parent] = match nodes[parent] {
                Node::Number(smaller) => Node::Pair(number - smaller),
                Node::Pair(cost) => Node::Number(number - cost),
                Node::Merged => unreachable!("the children of a merged node have another parent"),
            };
        } else {
            lead += sign * number;
            sign = -sign;
        }
        nodes[index] = Node::Merged;
        for child in parents.iter_mut().filter(|child| **child == Some(index)) {
            *child = parent;
        }
    }
    let costs = nodes.iter().map(|node| match node {
        Node::Pair(cost) => *cost,
        Node::Number(_) | Node::Merged => 0,
    });
    lead - sign * costs.sum::<i32>()
}

/// Checks the section "Rooted forests" of `docs/take-from-either-end.md`.
#[test]
fn merging_solves_rooted_forests() {
    let check = |numbers: &[i32], parents: &[Option<usize>]| {
        let is_root =
            |left: usize, index: usize| parents[index].is_none_or(|parent| left >> parent & 1 == 0);
        let found = merged_lead(numbers, parents);
        assert_eq!(found, lead(numbers, is_root), "{numbers:?}, {parents:?}");
        found
    };
    for count in 1..=5 {
        let parent = |child| (0..child).map(Some).chain([None]);
        for parents in (0..count).map(parent).multi_cartesian_product() {
            for numbers in rows(count, 0, 3) {
                check(&numbers, &parents);
            }
        }
    }
    let parents = [None, Some(0), Some(0), Some(1), Some(1), None, Some(5)];
    assert_eq!(check(&[4, 6, 3, 2, 5, 1, 7], &parents), 8);
}

/// Folds each peak of a tree whose middle has exactly two neighbors, and checks that the lead stays the same. Returns
/// the number of these peaks.
fn check_folds(numbers: &[i32], parents: &[usize]) -> usize {
    let neighbors = neighbors(parents);
    let expected = lead(numbers, is_leaf(&neighbors));
    let count = numbers.len();
    let mut peaks = 0;
    for middle in (0..count).filter(|&node| neighbors[node].count_ones() == 2) {
        let sides = (0..count).filter(|side| neighbors[middle] >> side & 1 == 1);
        let (left, right) = sides.collect_tuple().expect("two neighbors");
        if numbers[middle] < numbers[left].max(numbers[right]) {
            continue;
        }
        peaks += 1;
        let mut folded = numbers.to_vec();
        folded[left] += numbers[right] - numbers[middle];
        // The neighbors after the fold; `left` stands for the three numbers of the peak.
        let gone = 1 << middle | 1 << right;
        let joined = (neighbors[left] | neighbors[right]) & !gone;
        let after = |index| match index {
            _ if index == left => joined,
            _ if joined >> index & 1 == 1 => neighbors[index] & !gone | 1 << left,
            _ => neighbors[index],
        };
        let neighbors_after: Vec<usize> = (0..count).map(after).collect();
        let leads = leads(&folded, is_leaf(&neighbors_after));
        let found = leads[(leads.len() - 1) & !gone];
        assert_eq!(found, expected, "{numbers:?}, {parents:?}: {middle}");
    }
    peaks
}

/// Checks the open question of `docs/exercises.md`: no tree of up to six numbers from -1 to 1 is a counterexample.
#[test]
fn folds_keep_the_lead_of_small_trees() {
    let mut peaks = 0;
    for count in 3..=6 {
        for parents in (1..count).map(|child| 0..child).multi_cartesian_product() {
            for numbers in rows(count, -1, 1) {
                peaks += check_folds(&numbers, &parents);
            }
        }
    }
    assert_eq!(peaks, 87_556);
}

/// Checks the open question for larger trees and numbers.
#[test]
fn folds_keep_the_lead_of_random_trees() {
    let mut random = Rng::with_seed(1);
    let mut peaks = 0;
    while peaks < 20_000 {
        let count = random.usize(7..=10);
        let largest = [1, 3, 10][random.usize(..3)];
        let parents: Vec<usize> = (1..count).map(|child| random.usize(..child)).collect();
        let numbers: Vec<i32> = (0..count).map(|_| random.i32(0..=largest)).collect();
        peaks += check_folds(&numbers, &parents);
    }
}

/// Returns the lead of a row by alpha-beta search, and counts the rows of one number that it visits.
fn alpha_beta(row: &[i32], least: i32, most: i32, visited: &mut usize) -> i32 {
    let [left, .., right] = row else {
        *visited += 1;
        return row[0];
    };
    let mut best = least;
    for (number, rest) in [(left, &row[1..]), (right, &row[..row.len() - 1])] {
        if best < most {
            best = best.max(number - alpha_beta(rest, number - most, number - best, visited));
        }
    }
    best
}

/// Checks what `docs/from-recursion-to-the-fold.md` says about alpha-beta pruning. If all numbers are 0, so are all leads,
/// and every order of the moves is the best one.
#[test]
fn alpha_beta_visits_exponentially_many_rows() {
    let mut visited = 0;
    assert_eq!(alpha_beta(&[0; 20], -1, 1, &mut visited), 0);
    assert_eq!(visited, 1535);
    let rows: [&[i32]; 3] = [&[4, 2, 9, 7, 1, 5], &[2, 1, 9, 3], &[7, 2, 4, 5, 8, 3, 1, 9]];
    let leads = rows.map(|row| alpha_beta(row, -100, 100, &mut visited));
    assert_eq!(leads, [2, 7, 5]);
}
