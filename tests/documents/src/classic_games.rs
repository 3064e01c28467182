//! Checks the claims of `docs/classic-games.md` by trying every way to play.

use std::collections::{BTreeSet, HashMap};
use std::iter::successors;

use itertools::{Itertools, assert_equal};

use crate::impartial::{grundy, loses, mex, nim, winning_moves, xor};

/// Returns all rows of `count` piles of 0 to `largest` stones.
fn rows(count: usize, largest: u32) -> impl Iterator<Item = Vec<u32>> {
    vec![0..=largest; count].into_iter().multi_cartesian_product()
}

#[test]
fn a_pile_has_at_most_one_winning_move() {
    for piles in rows(3, 5) {
        let winning = winning_moves(piles.clone(), &nim);
        let changed = winning.iter().map(|after| (0..3).find(|&pile| after[pile] != piles[pile]));
        assert!(changed.clone().all_unique(), "{piles:?}");
        let sum = xor(&piles);
        let expected = (0..3).filter(|&pile| piles[pile] ^ sum < piles[pile]);
        assert_equal(changed.flatten(), expected);
    }
    assert_eq!(winning_moves(vec![3, 6, 9], &nim), [[3, 6, 5]]);
    assert_eq!(winning_moves(vec![1, 4, 6], &nim), [[1, 4, 5]]);
    assert_eq!(xor(&[15, 22, 19, 10]), 0);
}

#[test]
fn one_coin_from_each_of_some_piles() {
    let moves = |piles: Vec<u32>| {
        let lowest = piles.iter().map(|&pile| pile.saturating_sub(1)..=pile);
        let next = lowest.multi_cartesian_product();
        next.filter(|after| *after != piles).collect_vec()
    };
    for piles in rows(3, 5) {
        let all_are_even = piles.iter().all(|pile| pile.is_multiple_of(2));
        assert_eq!(loses(piles.clone(), &moves), all_are_even, "{piles:?}");
    }
    assert_eq!(winning_moves(vec![1, 4, 6], &moves), [[0, 4, 6]]);
}

#[test]
fn the_sum_of_piles_from_which_one_to_three_are_taken() {
    let moves = |piles: Vec<u32>| {
        let next = nim(piles.clone()).into_iter();
        let taken = |after: &Vec<u32>| piles.iter().sum::<u32>() - after.iter().sum::<u32>();
        next.filter(|after| taken(after) <= 3).collect_vec()
    };
    let is_lost = |piles: &[u32]| xor(&piles.iter().map(|pile| pile % 4).collect_vec()) == 0;
    for piles in rows(3, 8) {
        assert_eq!(loses(piles.clone(), &moves), is_lost(&piles), "{piles:?}");
    }
    let exercise = winning_moves(vec![5, 6, 9], &moves);
    assert_equal(exercise.into_iter().sorted(), [[3, 6, 9], [5, 4, 9], [5, 6, 7]]);
    let samples: [&[u32]; 5] = [&[5, 7, 2, 5], &[4, 1], &[4, 4, 4], &[1, 1], &[1, 3]];
    assert_eq!(samples.map(is_lost), [false, false, true, true, false]);
}

#[test]
fn piles_from_which_given_numbers_are_taken() {
    let taking = |takes: &'static [u32]| {
        move |piles: Vec<u32>| {
            let next = nim(piles.clone()).into_iter();
            let taken = |after: &Vec<u32>| piles.iter().sum::<u32>() - after.iter().sum::<u32>();
            next.filter(|after| takes.contains(&taken(after))).collect_vec()
        }
    };
    let (moves, numbers) = (taking(&[2, 5]), [0, 0, 1, 1, 0, 2, 1, 0]);
    for (pile, number) in (0..).zip(numbers) {
        assert_eq!(grundy(vec![pile], &moves), number, "{pile}");
    }
    for piles in rows(2, 7) {
        let is_lost = piles.iter().map(|&pile| numbers[pile as usize]).all_equal();
        assert_eq!(loses(piles.clone(), &moves), is_lost, "{piles:?}");
    }
    let one_or_two = taking(&[1, 2]);
    assert!([vec![1], vec![2], vec![1, 2]].into_iter().all(|piles| !loses(piles, &one_or_two)));
}

#[test]
fn misere_nim() {
    // A player who faces no stones has won: we model this by an extra move, to `None`.
    let moves = |piles: Option<Vec<u32>>| match piles {
        None => vec![],
        Some(piles) if piles.iter().all(|&pile| pile == 0) => vec![None],
        Some(piles) => nim(piles).into_iter().map(Some).collect(),
    };
    for piles in rows(4, 4) {
        let is_lost = if piles.iter().any(|&pile| pile > 1) {
            xor(&piles) == 0
        } else {
            piles.iter().sum::<u32>() % 2 == 1
        };
        assert_eq!(loses(Some(piles.clone()), &moves), is_lost, "{piles:?}");
    }
    let exercise = winning_moves(Some(vec![3, 5, 1]), &moves);
    assert_eq!(exercise, [Some(vec![3, 2, 1])]);
    assert_eq!(winning_moves(Some(vec![1, 1, 2]), &moves), [Some(vec![1, 1, 1])]);
}

#[test]
fn stairs() {
    let moves = |stairs: Vec<u32>| {
        let from = (1..stairs.len()).flat_map(|stair| (1..=stairs[stair]).map(move |n| (stair, n)));
        let after = |(stair, moved)| {
            let mut next = stairs.clone();
            next[stair] -= moved;
            next[stair - 1] += moved;
            next
        };
        from.map(after).collect_vec()
    };
    for balls in rows(4, 3) {
        let is_lost = balls[1] ^ balls[3] == 0; // stairs 2 and 4
        assert_eq!(loses(balls.clone(), &moves), is_lost, "{balls:?}");
    }
    let exercise = winning_moves(vec![2, 3, 1, 4], &moves);
    assert_eq!(exercise, [[2, 4, 0, 4], [2, 3, 2, 3]]);
    // The picture: the opponent's move from a losing position, and the answer
    let [lost, after, answer] = [vec![2, 1, 3, 1], vec![2, 3, 1, 1], vec![4, 1, 1, 1]];
    assert!(loses(lost.clone(), &moves) && moves(lost).contains(&after));
    assert!(winning_moves(after, &moves).contains(&answer));
}

#[test]
fn an_ascending_row() {
    let moves = |piles: Vec<u32>| {
        let next = nim(piles).into_iter();
        next.filter(|after| after.is_sorted()).collect_vec()
    };
    let counted = |piles: &[u32]| {
        let pairs = piles.rchunks(2);
        pairs
            .map(|pair| {
                pair[pair.len() - 1] - pair.split_last().map_or(0, |(_, rest)| rest.iter().sum())
            })
            .collect_vec()
    };
    for piles in rows(4, 5).chain(rows(3, 6)).filter(|piles| piles.is_sorted()) {
        assert_eq!(loses(piles.clone(), &moves), xor(&counted(&piles)) == 0, "{piles:?}");
    }
    assert_eq!(counted(&[1, 2, 4]), [2, 1]);
    assert!(!loses(vec![1, 2, 4], &moves) && !loses(vec![0, 1], &moves));
}

/// Returns the rows after the moves that take stones from the first or the last heap.
fn from_the_end_heaps(heaps: Vec<u32>) -> Vec<Vec<u32>> {
    let ends = [0, heaps.len().saturating_sub(1)].into_iter().dedup();
    let ends = ends.filter(|&end| end < heaps.len());
    let moves = ends.flat_map(|end| (0..heaps[end]).map(move |left| (end, left)));
    let after = |(end, left)| {
        let mut next = heaps.clone();
        next[end] = left;
        next.retain(|&heap| heap > 0);
        next
    };
    moves.map(after).collect()
}

#[test]
fn exactly_one_size_of_the_first_heap_loses() {
    let loses = |heaps: Vec<u32>| loses(heaps, &from_the_end_heaps);
    for others in rows(3, 4).filter(|others| !others.contains(&0)) {
        let with = |first: u32| [&[first][..], &others].concat();
        let sizes = (1..=5).filter(|&first| loses(with(first)));
        assert_eq!(sizes.count() + usize::from(loses(others.clone())), 1, "{others:?}");
    }
    assert!(loses(vec![1, 1, 2, 2]) && loses(vec![3, 1, 9, 4]));
}

/// Returns the smaller number of the losing pair with this difference in Wythoff's game.
fn wythoff(difference: u64) -> u64 {
    u64::midpoint(difference, (5 * difference * difference).isqrt())
}

#[test]
fn wythoffs_game() {
    let moves = |(a, b): (u32, u32)| {
        let from_first = (0..a).map(|left| (left, b));
        let from_second = (0..b).map(|left| (a, left));
        let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
        from_first.chain(from_second).chain(from_both).collect_vec()
    };
    for (a, b) in (0..=25).tuple_combinations() {
        let is_lost = wythoff(u64::from(b - a)) == u64::from(a);
        assert_eq!(loses((a, b), &moves), is_lost, "{a} {b}");
    }
    assert_eq!(winning_moves((8, 4), &moves), [(7, 4)]);
    // The picture, and the exercise
    assert_equal(winning_moves((5, 6), &moves).into_iter().sorted(), [(1, 2), (5, 3)]);
    assert!(winning_moves((4, 9), &moves).contains(&(4, 7)));
    assert!(winning_moves((4, 5), &moves).contains(&(1, 2)));
    let pairs = (0..6).map(|difference| (wythoff(difference), wythoff(difference) + difference));
    assert_equal(pairs, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
    // Each positive number is in exactly one pair.
    let numbers = (1..=10_000).flat_map(|d| [wythoff(d), wythoff(d) + d]).sorted();
    assert_equal(numbers.take(10_000), 1..=10_000);
    // The usual formula with doubles
    assert_eq!(wythoff(102_334_155), 165_580_140);
    let rounded = (102_334_155.0 * (5.0_f64.sqrt() + 1.0) / 2.0).floor();
    assert!((rounded - 165_580_141.0).abs() < 0.5);
}

#[test]
fn euclids_game() {
    // A pair with the larger number first
    let moves = |(a, b): (u32, u32)| {
        let left = (1..).map_while(|times| a.checked_sub(times * b));
        let next = left.map(|rest| (rest.max(b), rest.min(b)));
        if b == 0 { vec![] } else { next.collect_vec() }
    };
    for (b, a) in (1..=50).tuple_combinations() {
        let is_lost = a * a < a * b + b * b;
        assert_eq!(loses((a, b), &moves), is_lost, "{a} {b}");
    }
    assert!((1..=50).all(|a| !loses((a, a), &moves)));
    assert_eq!([(25, 7), (24, 15)].map(|pair| loses(pair, &moves)), [false, true]);
    assert_eq!([(13, 8), (21, 13)].map(|pair| loses(pair, &moves)), [false, true]);
    assert_eq!(winning_moves((25, 7), &moves), [(11, 7)]);
    assert_eq!(winning_moves((19, 5), &moves), [(5, 4)]);
    // From a pair with at least twice the smaller number, exactly one of two moves wins.
    for (b, a) in (1..=50).tuple_combinations().filter(|(b, a)| a >= &(2 * b) && a % b > 0) {
        let rest = a % b;
        assert!(loses((b, rest), &moves) != loses((b + rest, b), &moves), "{a} {b}");
    }
}

/// Returns the terms of the Zeckendorf sum of `n`, in descending order.
fn zeckendorf(mut n: u32) -> Vec<u32> {
    let numbers = successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a);
    let mut terms = Vec::new();
    for number in numbers.take_while(|&number| number <= n).collect_vec().into_iter().rev() {
        if number <= n {
            n -= number;
            terms.push(number);
        }
    }
    terms
}

#[test]
fn fibonacci_nim() {
    // The stones, and the most that may be taken
    let moves = |(stones, limit): (u32, u32)| {
        let taken = 1..=limit.min(stones);
        taken.map(|taken| (stones - taken, 2 * taken)).collect_vec()
    };
    for n in 1..=40 {
        let terms = zeckendorf(n);
        let smallest = *terms.last().expect("a term");
        assert_eq!(terms.iter().sum::<u32>(), n);
        for limit in 0..=n {
            assert_eq!(loses((n, limit), &moves), limit < smallest, "{n}, {limit}");
        }
        let first = winning_moves((n, n), &moves)[0];
        assert_eq!(n - first.0, smallest, "{n}");
        // Not all at once
        assert_eq!(loses((n, n - 1), &moves), terms.len() == 1, "{n}");
    }
    assert_eq!(zeckendorf(11), [8, 3]);
    assert_eq!(zeckendorf(20), [13, 5, 2]);
    assert_eq!(zeckendorf(100), [89, 8, 3]);
    assert_eq!(zeckendorf(54), [34, 13, 5, 2]);
    // The picture: after a move from 13, the smallest term is within the new limit.
    assert_eq!([8, 10].map(zeckendorf), [vec![8], vec![8, 2]]);
    assert_eq!(winning_moves((8, 10), &moves), [(0, 16)]);
}

/// Returns the sorted heaps after each division of one of them into two different ones.
fn divisions(heaps: Vec<u32>) -> Vec<Vec<u32>> {
    let parts = |index: usize| (1..heaps[index].div_ceil(2)).map(move |part| (index, part));
    let after = |(index, part): (usize, u32)| {
        let mut next = heaps.clone();
        let heap = next.remove(index);
        next.extend([part, heap - part]);
        next.sort_unstable();
        next
    };
    (0..heaps.len()).flat_map(parts).map(after).collect()
}

#[test]
fn grundys_game() {
    let mut numbers = vec![0, 0, 0_u32];
    for heap in 3..=1500_usize {
        let parts = 1..heap.div_ceil(2);
        let reached: BTreeSet<u32> =
            parts.map(|part| numbers[part] ^ numbers[heap - part]).collect();
        numbers.push(mex(&reached.into_iter().collect_vec()));
    }
    assert_eq!(numbers[1..=20], [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
    let losing = (1..=1500_usize).filter(|&heap| numbers[heap] == 0).collect_vec();
    assert_eq!((losing.len(), losing[40]), (41, 1222));
    for heap in 1..=16 {
        let is_lost = numbers[usize::try_from(heap).expect("a small number")] == 0;
        assert_eq!(loses(vec![heap], &divisions), is_lost, "{heap}");
    }
    assert_eq!(winning_moves(vec![8], &divisions), [[1, 7]]);
}

#[test]
fn pairs_of_heaps() {
    let moves = |(a, b): (u32, u32)| {
        let split = |heap: u32| (1..heap).map(move |part| (part, heap - part));
        split(a).chain(split(b)).collect_vec()
    };
    for (a, b) in (1..=40).cartesian_product(1..=40) {
        let found = grundy((a, b), &moves);
        assert_eq!(found, ((a - 1) | (b - 1)).trailing_ones(), "{a} {b}");
    }
    assert_eq!(grundy((4, 6), &moves), 3);
    let exercise = winning_moves((4, 6), &moves).into_iter().map(|(a, b)| (a.min(b), a.max(b)));
    assert_equal(exercise.sorted().dedup(), [(1, 3), (1, 5), (3, 3)]);
    // The numbers that splitting one heap reaches
    for heap in 1..=40_u32 {
        let split = (1..heap).map(|part| ((part - 1) | (heap - part - 1)).trailing_ones());
        let bits = (0..6).filter(|bit| (heap - 1) >> bit & 1 == 1);
        assert_equal(split.sorted().dedup(), bits);
    }
}

/// Returns the Grundy number of a vertex by the colon principle.
fn of_vertex(vertex: usize, parents: &[usize]) -> u32 {
    let children = (1..=parents.len()).filter(|child| parents[child - 1] == vertex);
    let branches = children.map(|child| of_vertex(child, parents) + 1).collect_vec();
    xor(&branches)
}

#[test]
fn trees() {
    // Vertex 0 is the root, and `parents` starts with the parent of vertex 1.
    for count in 1..=6_usize {
        for parents in (1..count).map(|child| 0..child).multi_cartesian_product() {
            let moves = |left: usize| {
                let removable = (1..count).filter(|vertex| left >> vertex & 1 == 1);
                let after = |removed: usize| {
                    (1..count).fold(left & !(1 << removed), |left, child| {
                        let has_parent = left >> parents[child - 1] & 1 == 1;
                        if has_parent { left } else { left & !(1 << child) }
                    })
                };
                removable.map(after).collect_vec()
            };
            let found = grundy((1 << count) - 1, &moves);
            assert_eq!(found, of_vertex(0, &parents), "{parents:?}");
        }
    }
    // AtCoder's samples 1 and 2
    assert_eq!([[0, 1, 1, 3], [0, 1, 0, 3]].map(|parents| of_vertex(0, &parents)), [4, 0]);
    // The exercise: the tree, and what is left if the vertex 3, 5 or 6 is cut off
    assert_eq!(of_vertex(0, &[0, 1, 0, 3, 3]), 3);
    assert_eq!([vec![0, 0, 2, 2], vec![0, 1, 0, 3]].map(|parents| of_vertex(0, &parents)), [0, 0]);
}

/// Returns the bags and the dishes after each move, both sorted.
fn servings((bags, dishes): (Vec<u32>, Vec<u32>)) -> Vec<(Vec<u32>, Vec<u32>)> {
    let sorted = |piles: Vec<u32>| piles.into_iter().sorted().collect_vec();
    if bags.is_empty() {
        return nim(dishes).into_iter().map(|dishes| (vec![], sorted(dishes))).collect();
    }
    let pairs = (0..bags.len()).cartesian_product(0..dishes.len());
    let after = |(bag, dish): (usize, usize)| {
        let (mut bags, mut dishes) = (bags.clone(), dishes.clone());
        dishes[dish] += bags.remove(bag);
        (bags, sorted(dishes))
    };
    pairs.map(after).collect()
}

#[test]
fn bags_and_dishes() {
    for count in 1..=4 {
        for bags in (1..=3).combinations_with_replacement(count) {
            let counts = bags.iter().counts().into_values().collect_vec();
            let is_lost = count % 2 == 1 || counts.iter().all(|count| count % 2 == 0);
            let position = (bags.clone(), vec![0; count]);
            assert_eq!(loses(position, &servings), is_lost, "{bags:?}");
        }
    }
    let loses_with = |bags: [u32; 3], fourth: u32| {
        loses(([&bags[..], &[fourth]].concat(), vec![0; 4]), &servings)
    };
    assert_equal((1..=6).filter(|&fourth| loses_with([2, 2, 5], fourth)), [5]);
    assert!((1..=6).all(|fourth| !loses_with([1, 2, 3], fourth)));
}

/// Returns the size of a maximum matching of the vertices in a set.
fn matching(neighbors: &[usize], left: usize) -> usize {
    if left == 0 {
        return 0;
    }
    let vertex = usize::try_from(left.ilog2()).expect("a small number");
    let others = left & !(1 << vertex);
    let partners = (0..vertex).filter(|partner| others & neighbors[vertex] & (1 << partner) != 0);
    let matched = partners.map(|partner| 1 + matching(neighbors, others & !(1 << partner)));
    matched.chain([matching(neighbors, others)]).max().unwrap_or(0)
}

#[test]
fn a_token_that_visits_no_vertex_twice() {
    const COUNT: usize = 5;
    let edges = (0..COUNT).tuple_combinations::<(_, _)>().collect_vec();
    for graph in edges.iter().powerset() {
        let mut neighbors = [0; COUNT];
        for &&(a, b) in &graph {
            neighbors[a] |= 1 << b;
            neighbors[b] |= 1 << a;
        }
        let moves = |(free, token): (usize, usize)| {
            let next = (0..COUNT).filter(|vertex| neighbors[token] & free & (1 << vertex) != 0);
            next.map(|vertex| (free & !(1 << vertex), vertex)).collect_vec()
        };
        let all = (1 << COUNT) - 1;
        for start in 0..COUNT {
            let others = all & !(1 << start);
            let can_stay_free = matching(&neighbors, others) == matching(&neighbors, all);
            assert_eq!(loses((others, start), &moves), can_stay_free, "{graph:?}, {start}");
        }
    }
}

#[test]
fn winning_starts_in_a_row() {
    for (count, expected) in [(4, vec![]), (5, vec![0, 2, 4])] {
        let neighbors: Vec<usize> = (0..count)
            .map(|square| (2_usize << square | (1 << square) >> 1) & ((1 << count) - 1))
            .collect();
        let all = (1 << count) - 1;
        let is_start = |square: &usize| {
            matching(&neighbors, all & !(1 << square)) == matching(&neighbors, all)
        };
        assert_equal((0..count).filter(is_start), expected);
    }
    // The sample: squares 1,1 2,1 2,2 2,3 3,2; the last two can stay free.
    let neighbors = [0b00010, 0b00101, 0b11010, 0b00100, 0b00100];
    let is_start = |square: &usize| matching(&neighbors, 31 & !(1 << square)) == 2;
    assert_equal((0..5).filter(is_start), [3, 4]);
}

/// Returns the results of a player to move at each vertex: 1 for a win, -1 for a loss, 0 if the game never ends. A player
/// who reaches `target` wins; a player who cannot move loses.
fn results(edges: &[(usize, usize)], target: usize) -> HashMap<usize, i32> {
    let vertices = edges.iter().flat_map(|&(from, to)| [from, to]).sorted().dedup().collect_vec();
    let mut results: HashMap<usize, i32> = HashMap::new();
    loop {
        let decide = |&vertex: &usize| {
            let after = edges.iter().filter(|edge| edge.0 == vertex);
            let after = after.map(|edge| results.get(&edge.1).copied()).collect_vec();
            if vertex == target || after.iter().all(|&result| result == Some(1)) {
                Some(-1)
            } else {
                after.contains(&Some(-1)).then_some(1)
            }
        };
        let found: HashMap<usize, i32> =
            vertices.iter().filter_map(|vertex| Some((*vertex, decide(vertex)?))).collect();
        if found == results {
            break;
        }
        results = found;
    }
    for vertex in vertices {
        results.entry(vertex).or_insert(0);
    }
    results
}

#[test]
fn graphs_with_cycles() {
    let first = [(1, 2), (2, 3), (3, 4), (4, 5), (3, 6), (7, 5), (6, 7)];
    assert_eq!(results(&first, 5)[&1], 1);
    let second = [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5)];
    assert_eq!((results(&second, 5)[&1], results(&second, 3)[&4]), (0, 1));
    let exercise = [(1, 2), (2, 3), (3, 1), (2, 4)];
    assert_eq!([1, 2, 3].map(|start| results(&exercise, 4)[&start]), [-1, 1, 1]);
    assert_eq!([1, 2, 3].map(|start| results(&exercise[..3], 4)[&start]), [0, 0, 0]);
}

#[test]
fn the_sheets_of_the_lessons() {
    let lost: [&[u32]; 3] = [&[1, 2, 3], &[1, 4, 5], &[2, 5, 6]];
    assert_eq!(lost.map(|piles| loses(piles.to_vec(), &nim)), [true, true, false]);
    assert_eq!(winning_moves(vec![3, 4, 5], &nim), [[1, 4, 5]]);
    assert_eq!(winning_moves(vec![1, 3, 6], &nim), [[1, 3, 2]]);
    let of_odd_piles = winning_moves(vec![3, 5, 7], &nim);
    assert_equal(of_odd_piles.into_iter().sorted(), [[2, 5, 7], [3, 4, 7], [3, 5, 6]]);

    let arrows = [(1, 2), (2, 3), (3, 4), (4, 1), (4, 5), (5, 6), (2, 6)];
    let of_all = |arrows| [1, 2, 3, 4, 5, 6].map(|start| results(arrows, 6)[&start]);
    assert_eq!(of_all(&arrows), [-1, 1, -1, 1, 1, -1]);
    assert_eq!(of_all(&arrows[..6]), [0, 0, 0, 0, 1, -1]);
}

/// Returns the lead of the player to move on a row of which an end is taken in turn.
fn lead(row: &[i32]) -> i32 {
    match row {
        [] => 0,
        [first, .., last] => (first - lead(&row[1..])).max(last - lead(&row[..row.len() - 1])),
        [only] => *only,
    }
}

#[test]
fn the_sheet_of_either_end() {
    let row = [1, 4, 8, 2];
    let parts = (0..4).flat_map(|start| (start + 1..=4).map(move |end| start..end));
    let leads = parts.map(|part| lead(&row[part]));
    assert_equal(leads, [1, 3, 5, 3, 4, 4, -2, 8, 6, 2]);
    // The larger end first: the scores add up to 15.
    assert_eq!(2 - lead(&row[..3]), -3);
    assert_eq!((lead(&[5, 3, 4, 5]), lead(&[4, 2, 9, 7, 1, 5])), (1, 2));
}
