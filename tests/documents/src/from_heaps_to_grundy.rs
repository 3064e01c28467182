//! Checks the claims of `docs/from-heaps-to-grundy.md` with the crate `solver`.

use std::collections::HashSet;
use std::iter::successors;

use itertools::{Itertools, assert_equal};

use crate::impartial::{grundy, loses, nim, winning_moves, xor};

/// Returns the losing piles up to `largest` if each move takes one of these numbers of stones.
fn losing_piles(largest: u32, numbers: &[u32]) -> Vec<u32> {
    let moves = |pile| {
        let left = numbers.iter().map(|number| u32::checked_sub(pile, *number));
        left.flatten().collect()
    };
    (0..=largest).filter(|&pile| loses(pile, &moves)).collect()
}

#[test]
fn step_1() {
    assert_eq!(losing_piles(9, &[1, 2, 3]), [0, 4, 8]);
    // Exercise 1: a player who faces 0 stones has won. We model this by an extra move, to -1.
    let last_stone_loses = |pile: i32| match pile {
        -1 => vec![],
        0 => vec![-1],
        _ => (0.max(pile - 3)..pile).collect(),
    };
    for pile in 1..=50 {
        assert_eq!(loses(pile, &last_stone_loses), pile % 4 == 1, "{pile}");
    }
}

#[test]
fn step_2() {
    let moves = |number: u32| {
        let divisors = (1..number).filter(|x| number.is_multiple_of(*x));
        divisors.map(|x| number - x).collect()
    };
    let losing = (1..=12).filter(|&number| loses(number, &moves));
    assert_equal(losing, [1, 3, 5, 7, 9, 11]);
    // For each first move, the totals of this move and a winning reply
    let totals = |number: u32| {
        let first_moves = moves(number).into_iter();
        let replies = first_moves.map(|after| winning_moves(after, &moves));
        let totals = replies.map(|left| left.into_iter().map(|left| number - left).collect_vec());
        totals.collect_vec()
    };
    for number in [3, 5, 7] {
        assert!(totals(number).iter().all(|totals| totals.contains(&2)));
    }
    assert_eq!(totals(9), [vec![2], vec![4, 6]]);
    // Exercise 2
    let losing = losing_piles(100, &[1, 2, 4, 8, 16, 32, 64]);
    assert_equal(losing, (0..=100).step_by(3));
}

#[test]
fn step_3() {
    let squares = (1..=6).map(|root| root * root).collect_vec();
    let losing = losing_piles(40, &squares);
    assert_eq!(losing, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39]);
    let is_wrong = |pile: &u32| losing.contains(pile) != matches!(pile % 5, 0 | 2);
    assert_eq!((0..=40).find(is_wrong), Some(25));
    // The picture
    assert_eq!(losing_piles(11, &[1, 3, 4]), [0, 2, 7, 9]);
    // Exercise 3
    assert_eq!(losing_piles(14, &[2, 5]), [0, 1, 4, 7, 8, 11, 14]);
    assert!(!losing_piles(1000, &[2, 5]).contains(&1000));
}

/// Checks the numbers of step 3, and those in the header of 1510.
#[test]
fn marks_of_step_3() {
    const LARGEST: usize = 100_000;
    // The losing pile that marks each pile first
    let mut marked_by = vec![None; LARGEST + 1];
    let (mut losing, mut marks) = (0, 0);
    for pile in 0..=LARGEST {
        if marked_by[pile].is_none() {
            losing += 1;
            for root in 1..=(LARGEST - pile).isqrt() {
                marked_by[pile + root * root].get_or_insert(pile);
                marks += 1;
            }
        }
    }
    let pairs: usize = (1..=LARGEST).map(usize::isqrt).sum();
    assert_eq!((losing, marks, pairs), (2781, 641_410, 21_032_170));
    let piles = marked_by.iter().enumerate().skip(LARGEST / 2);
    let winning = piles.filter_map(|(pile, marked_by)| Some((pile, (*marked_by)?))).collect_vec();
    let percentage = |hundredths| {
        let early = winning.iter().filter(|(pile, smaller)| 100 * smaller < hundredths * pile);
        100 * early.count() / winning.len()
    };
    assert_eq!([7, 47].map(percentage), [50, 90]);
}

#[test]
fn step_4() {
    // A position is the set of numbers left, and the amount still missing from the total.
    let moves = |(left, missing): (u32, u32)| {
        let numbers = (1..=4).filter(|number| left >> (number - 1) & 1 == 1 && missing > 0);
        let after = |number: u32| (left & !(1 << (number - 1)), missing.saturating_sub(number));
        numbers.map(after).collect()
    };
    let games = (1..=4).flat_map(|n| (1..=n * (n + 1) / 2).map(move |total| (n, total)));
    let mut failing = games.filter(|(n, total)| {
        let is_multiple = total % (n + 1) == 0;
        loses(((1 << n) - 1, *total), &moves) != is_multiple
    });
    assert_eq!(failing.next(), Some((4, 9)));
    assert!(loses((0b1111, 9), &moves));
    // Once the first player has chosen 4, the opponent has to choose 1.
    assert_eq!(winning_moves((0b0111, 5), &moves), [(0b0110, 4)]);
    // Exercise 4
    let losing = (0..8_u32).filter(|&left| {
        let sum: u32 = (1..=3).filter(|number| left >> (number - 1) & 1 == 1).sum();
        loses((left, 5_u32.saturating_sub(6 - sum)), &moves)
    });
    assert_equal(losing, [0b000, 0b001, 0b110]);
    assert_eq!(winning_moves((0b111, 5), &moves), [(0b110, 4)]);
}

#[test]
fn step_5() {
    assert!(loses(vec![1, 1], &nim));
    let wins = |piles: &Vec<u32>| !loses(piles.clone(), &nim);
    assert!([vec![1], vec![2], vec![1, 2]].iter().all(wins));
    let sorted = (0..=7).combinations_with_replacement(7).count();
    assert_eq!((8_u32.pow(7), sorted), (2_097_152, 3_432));
    assert_eq!(winning_moves(vec![3, 4, 5], &nim), [[1, 4, 5]]);
    let moves_to_xor_0 = |piles| nim(piles).into_iter().filter(|after| xor(after) == 0);
    // Bouton's theorem, and exercise 5
    for piles in (0..=4).combinations_with_replacement(4) {
        assert_eq!(loses(piles.clone(), &nim), xor(&piles) == 0, "{piles:?}");
        let winning = moves_to_xor_0(piles.clone());
        assert_eq!(winning.count() % 2 == 1, wins(&piles), "{piles:?}");
    }
    let winning = moves_to_xor_0(vec![5, 7, 9, 12]);
    assert_equal(winning, [[2, 7, 9, 12], [5, 0, 9, 12], [5, 7, 9, 11]]);
}

/// Returns the runs of +, sorted, after each flip.
fn flips(runs: Vec<u32>) -> Vec<Vec<u32>> {
    let lefts = |index: usize| 0..runs[index].saturating_sub(1);
    let moves = (0..runs.len()).flat_map(|index| lefts(index).map(move |left| (index, left)));
    let after = |(index, left)| {
        let mut next = runs.clone();
        let run = next.remove(index);
        next.extend([left, run - 2 - left]);
        next.sort_unstable();
        next
    };
    moves.map(after).collect()
}

#[test]
fn step_6() {
    let grundy = |runs: Vec<u32>| grundy(runs, &flips);
    let numbers = (0..=10).map(|run| grundy(vec![run])).collect_vec();
    assert_eq!(numbers, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3]);
    // The Sprague-Grundy theorem
    for (left, right) in (0..=10).tuple_combinations() {
        let parts = [numbers[left as usize], numbers[right as usize]];
        assert_eq!(grundy(vec![left, right]), xor(&parts), "{left}, {right}");
    }
    // The corollary: a run and a pile of its Grundy number, but no other pile, lose together.
    let moves = |(runs, pile): (Vec<u32>, u32)| {
        let smaller = (0..pile).map(|left| (runs.clone(), left));
        let flipped = flips(runs.clone()).into_iter().map(|after| (after, pile));
        smaller.chain(flipped).collect_vec()
    };
    for (run, pile) in (0..=10).cartesian_product(0..=4) {
        let is_equivalent = loses((vec![run], pile), &moves);
        assert_eq!(is_equivalent, numbers[run as usize] == pile, "{run}, {pile}");
    }
    // The example
    assert!(winning_moves(vec![4, 3], &flips).contains(&vec![0, 2, 3]));
    // Exercise 6
    let reached = (0..=4).map(|left| grundy(vec![left, 8 - left]));
    assert_equal(reached, [1, 1, 2, 1, 0]);
    assert_equal(winning_moves(vec![10], &flips), [[4, 4]]);
}

/// A node, as the sorted trees below it.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
struct Tree(Vec<Tree>);

fn tree(below: impl IntoIterator<Item = Tree>) -> Tree {
    Tree(below.into_iter().sorted().collect())
}

fn fibonacci_tree(order: u32) -> Option<Tree> {
    let below = [order.checked_sub(2), order.checked_sub(1)];
    let trees = below.into_iter().flatten().filter_map(fibonacci_tree);
    (order > 0).then(|| tree(trees))
}

/// Returns the tree after each removal of a node other than the root.
fn removals(Tree(below): Tree) -> Vec<Tree> {
    let mut next = Vec::new();
    for (index, branch) in below.iter().enumerate() {
        let others = [&below[..index], &below[index + 1..]].concat();
        let smaller = removals(branch.clone()).into_iter();
        next.extend(smaller.map(|branch| tree(others.iter().cloned().chain([branch]))));
        next.push(Tree(others));
    }
    next
}

/// Returns the Grundy number of a branch by the colon principle.
fn branch(Tree(below): &Tree) -> u32 {
    xor(&below.iter().map(branch).collect_vec()) + 1
}

#[test]
fn step_7() {
    let grundy = |tree: Tree| grundy(tree, &removals);
    let trees = (1..=5).filter_map(fibonacci_tree).collect_vec();
    for tree in &trees {
        assert_eq!(grundy(tree.clone()) + 1, branch(tree), "{tree:?}");
    }
    // A single branch on a fixed root
    for alone in (1..=4).filter_map(fibonacci_tree) {
        assert_eq!(grundy(tree([alone.clone()])), branch(&alone), "{alone:?}");
    }
    let next = |&(left, right): &(u32, u32)| Some((right, (left ^ right) + 1));
    let pairs = successors(Some((0, 1)), next);
    let branches = pairs.map(|(_, branch)| branch).take(8).collect_vec();
    assert_eq!(branches, [1, 2, 4, 7, 4, 4, 1, 6]);
    assert_equal(trees.iter().map(branch), branches.into_iter().take(5));
}

/// Returns the numbers of trees to which the trees of orders 0 to 8 can be cut down. `pairs` counts the pairs of branches,
/// from the number of choices on each side: a branch may also be gone.
fn numbers_of_trees(pairs: fn(u64, u64) -> u64) -> Vec<u64> {
    let mut numbers = vec![0, 1];
    while let &[.., left, right] = &numbers[..]
        && numbers.len() <= 8
    {
        numbers.push(pairs(left + 1, right + 1));
    }
    numbers
}

#[test]
fn a_table_of_all_trees_is_too_large_for_step_7() {
    let with_sides = numbers_of_trees(|left, right| left * right);
    assert_eq!(with_sides[8], 1_803_416_166);
    // Every smaller branch is also a larger one, so two different smaller ones can change sides.
    let counts = numbers_of_trees(|left, right| left * right - left * (left - 1) / 2);
    assert_eq!(counts[8], 112_034_630);
    // `removals` does not tell left from right.
    for (order, &expected) in (1..=5).zip(&counts[1..]) {
        let mut found: HashSet<Tree> = fibonacci_tree(order).into_iter().collect();
        let mut new = found.iter().cloned().collect_vec();
        while let Some(tree) = new.pop() {
            new.extend(removals(tree).into_iter().filter(|after| found.insert(after.clone())));
        }
        assert_eq!(u64::try_from(found.len()), Ok(expected), "{order}");
    }
}

#[test]
fn exercise_7() {
    let leaf = tree([]);
    let two_leaves = tree([leaf.clone(), leaf.clone()]);
    let path_of_two = tree([leaf.clone()]);
    let path_of_three = tree([path_of_two.clone()]);
    assert_eq!([&leaf, &two_leaves, &path_of_three].map(branch), [1, 1, 3]);
    let without_path = tree([leaf.clone(), two_leaves.clone()]);
    let without_a_leaf = tree([leaf.clone(), path_of_two, path_of_three.clone()]);
    let winning = winning_moves(tree([leaf, two_leaves, path_of_three]), &removals);
    let expected = [without_a_leaf.clone(), without_a_leaf, without_path];
    assert_equal(winning.into_iter().sorted(), expected.into_iter().sorted());
}

/// Returns the boards after each move. A player who faces xor 0 has won: we model this by an extra move, to `None`.
fn erasures(board: Option<Vec<u32>>) -> Vec<Option<Vec<u32>>> {
    match board {
        None => vec![],
        Some(numbers) if xor(&numbers) == 0 => vec![None],
        Some(numbers) => {
            let left = numbers.len() - 1;
            numbers.into_iter().combinations(left).map(Some).collect()
        }
    }
}

#[test]
fn step_8() {
    assert!(!loses(Some(vec![0]), &erasures) && loses(Some(vec![1]), &erasures));
    for board in (0..=5).flat_map(|count| (0..=5).combinations_with_replacement(count)) {
        let expected = board.len() % 2 == 1 && xor(&board) != 0;
        assert_eq!(loses(Some(board.clone()), &erasures), expected, "{board:?}");
    }
    // Exercise 8
    for board in (0..=9).combinations(4).filter(|board| xor(board) != 0) {
        let wrong = usize::from(board.contains(&xor(&board)));
        let winning = winning_moves(Some(board.clone()), &erasures);
        assert_eq!(winning.len(), 4 - wrong, "{board:?}");
    }
    assert_eq!([xor(&[1, 2, 3, 6]), xor(&[1, 2, 4, 8])], [6, 15]);
}

/// Checks what the page says about 2038: removes the middle of three equal letters, A on Alice's turn.
#[test]
fn a_row_of_2038_is_an_integer() {
    let moves = |(row, is_alice): (Vec<bool>, bool)| {
        let middles = 1..row.len().saturating_sub(1);
        let can_go =
            |index: &usize| row[index - 1..=index + 1].iter().all(|&is_a| is_a == is_alice);
        let after = |index| ([&row[..index], &row[index + 1..]].concat(), !is_alice);
        middles.filter(can_go).map(after).collect_vec()
    };
    for length in 1..=9 {
        for row in vec![[true, false]; length].into_iter().multi_cartesian_product() {
            let triples = |letter| row.windows(3).filter(|three| three == &[letter; 3]).count();
            let (alice, bob) = (triples(true), triples(false));
            assert_eq!(loses((row.clone(), true), &moves), alice <= bob, "{row:?}");
            assert_eq!(loses((row.clone(), false), &moves), bob <= alice, "{row:?}");
        }
    }
}
