//! Checks the claims of `docs/` about taking numbers from trees and forests by trying every way to play.

use std::iter::repeat_n;

use fastrand::Rng;
use itertools::Itertools;

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

fn lead(numbers: &[i32], can_be_taken: impl Fn(usize, usize) -> bool) -> i32 {
    leads(numbers, can_be_taken)[(1 << numbers.len()) - 1]
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
