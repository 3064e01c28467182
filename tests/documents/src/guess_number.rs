//! Checks the claims of `docs/guess-number.md` by trying every guess.

use std::iter::once;

use itertools::{Itertools, assert_equal};

/// The cost of each range, by the rule of the game: `costs[high][size]`, for the last numbers up to `high`.
struct Costs(Vec<Vec<usize>>);

impl Costs {
    /// Tries all guesses in all ranges of up to `longest` of the numbers from 1 to `largest`.
    fn new(largest: usize, longest: usize) -> Self {
        let mut costs = Self(vec![vec![0]]);
        for high in 1..=largest {
            costs.0.push(vec![0, 0]);
            for low in (1..high).rev().take(longest - 1) {
                let sums = (low..=high).map(|guess| costs.with_guess(guess, low, high));
                let least = sums.min().expect("a guess");
                costs.0[high].push(least);
            }
        }
        costs
    }

    /// Returns the cost of the numbers from `low` to `high`; there are none if `low` is `high + 1`.
    fn of(&self, low: usize, high: usize) -> usize {
        self.0[high][high + 1 - low]
    }

    /// Returns the cost of the numbers below a guess, and of those above it.
    fn sides(&self, guess: usize, low: usize, high: usize) -> (usize, usize) {
        (self.of(low, guess - 1), self.of(guess + 1, high))
    }

    fn with_guess(&self, guess: usize, low: usize, high: usize) -> usize {
        let (below, above) = self.sides(guess, low, high);
        guess + below.max(above)
    }

    /// Returns all best first guesses.
    fn best(&self, low: usize, high: usize) -> Vec<usize> {
        let guesses = (low..=high).map(|guess| (guess, self.with_guess(guess, low, high)));
        let best = guesses.min_set_by_key(|&(_, cost)| cost);
        best.into_iter().map(|(guess, _)| guess).collect()
    }
}

/// Returns the number of each leaf of the decision tree with the best guesses, and the money paid before it is known.
fn leaves(costs: &Costs, low: usize, high: usize, paid: usize) -> Vec<(usize, usize)> {
    if low >= high {
        return (low..=high).map(|number| (number, paid)).collect();
    }
    let guess = costs.best(low, high)[0];
    let below = leaves(costs, low, guess - 1, paid + guess);
    [below, leaves(costs, guess + 1, high, paid + guess)].concat()
}

#[test]
fn the_decision_tree_is_right() {
    let costs = Costs::new(10, 10);
    assert_eq!((costs.of(1, 10), costs.of(6, 10)), (16, 16));
    let ranges = [(1, 10), (1, 6), (8, 10), (1, 2), (4, 6)];
    let best = ranges.map(|(low, high)| (costs.of(low, high), costs.best(low, high)));
    let expected = [(16, 7), (8, 3), (9, 9), (1, 1), (5, 5)];
    assert_eq!(best, expected.map(|(cost, guess)| (cost, vec![guess])));
    let expected = [(2, 11), (4, 15), (6, 15), (8, 16), (10, 16)];
    assert_eq!(leaves(&costs, 1, 10, 0), expected);
}

#[test]
fn the_tables_are_right() {
    let costs = Costs::new(10, 10);
    let ranges = (1..=6).flat_map(|low| (low..=6).map(move |high| (low, high)));
    let table = ranges.map(|(low, high)| costs.of(low, high));
    let rows: [&[usize]; 6] =
        [&[0, 1, 2, 4, 6, 8], &[0, 2, 3, 6, 8], &[0, 3, 4, 8], &[0, 4, 5], &[0, 5], &[0]];
    assert_equal(table, rows.concat());
    let up_to_10 = (1..=10).rev().map(|low| costs.of(low, 10));
    assert_equal(up_to_10, [0, 9, 9, 16, 16, 16, 16, 16, 16, 16]);
    let columns = |high| {
        let guesses = 1..=high;
        let sides = guesses.clone().map(|guess| costs.sides(guess, 1, high));
        let (below, above): (Vec<_>, Vec<_>) = sides.unzip();
        (below, above, guesses.map(|guess| costs.with_guess(guess, 1, high)).collect_vec())
    };
    let (below, above, sums) = columns(6);
    assert_eq!(below[..5], [0, 0, 1, 2, 4]);
    assert_eq!(above[..5], [8, 8, 5, 5, 0]);
    assert_eq!(sums[..5], [9, 10, 8, 9, 9]);
    let (below, above, sums) = columns(10);
    assert_eq!(below, [0, 0, 1, 2, 4, 6, 8, 10, 12, 14]);
    assert_eq!(above, [16, 16, 16, 16, 16, 16, 9, 9, 0, 0]);
    assert_eq!(sums, [17, 18, 19, 20, 21, 22, 16, 18, 21, 24]);
}

/// Returns the steps for `high`, as pairs of the money and the low that it reaches.
fn steps(costs: &Costs, high: usize) -> Vec<(usize, usize)> {
    let lows = (1..=high).map(|low| (costs.of(low, high), low));
    let mut steps = lows.dedup_by(|a, b| a.0 == b.0).collect_vec();
    steps.reverse();
    steps
}

#[test]
fn the_steps_of_the_picture_are_right() {
    let costs = Costs::new(20, 20);
    assert_eq!(steps(&costs, 10), [(0, 10), (9, 8), (16, 1)]);
    let of_20 = steps(&costs, 20);
    assert_eq!(of_20, [(0, 20), (19, 18), (36, 14), (45, 10), (49, 1)]);
    let with_guess = |guess| {
        let below = steps(&costs, guess - 1).into_iter();
        below.map(move |(money, low)| (money + guess, low)).collect_vec()
    };
    assert_eq!(with_guess(19), [(19, 18), (36, 16), (51, 12), (58, 8), (61, 1)]);
    assert_eq!(with_guess(17), [(17, 16), (32, 14), (45, 10), (50, 6), (51, 1)]);
    assert_eq!(with_guess(13).last(), Some(&(34, 1)));
    let enough = [19, 17, 13].map(|guess| guess + costs.of(guess + 1, 20));
    assert_eq!(enough, [19, 36, 49]);
}

/// Checks what the two O(n²) programs rely on.
#[test]
fn the_crossing_and_the_place_among_the_steps_only_move_on() {
    const LARGEST: usize = 100;
    let costs = Costs::new(LARGEST, LARGEST);
    let crossing = |low, high| {
        let crosses = |&guess: &usize| {
            let (below, above) = costs.sides(guess, low, high);
            below >= above
        };
        (low..=high).find(crosses).expect("a crossing")
    };
    for (low, high) in (1..=LARGEST).tuple_combinations() {
        assert!(crossing(low, high) <= crossing(low + 1, high), "{low} to {high}");
        assert!(costs.of(low, high) >= costs.of(low, high - 1), "{low} to {high}");
        assert!(costs.of(low, high) >= costs.of(low + 1, high), "{low} to {high}");
    }
}

/// Returns the lists V of the theorem, from V_0 to V_`last`.
fn lists(last: usize) -> Vec<Vec<usize>> {
    let mut lists = vec![vec![0], vec![1, 1]];
    for d in 2..=last {
        let half = 1 << (d - 1);
        let lower = (0..half).map(|t| lists[d - 1][t] + d * half - 1);
        let upper = (0..half).map(|t| 2 * lists[d - 2][t / 2] + 2 * half + d - 2);
        lists.push(lower.chain(upper).collect());
    }
    lists
}

/// Returns the least low for which the theorem holds.
fn least_low(d: usize) -> usize {
    (((2 * d) << d) + 4).saturating_sub(4 << d).max(1)
}

#[test]
fn the_theorem_holds_in_real_tables() {
    let lists = lists(6);
    assert_eq!(lists[2], [4; 4]);
    assert_eq!(lists[3], [[15; 4], [11; 4]].concat());
    assert_eq!(lists[4], [[46; 4], [42; 4], [26; 4], [26; 4]].concat());
    let costs = Costs::new(700, 127);
    assert_eq!(least_low(6), 516);
    for (d, list) in lists.iter().enumerate() {
        let deviates = |low: usize| {
            let ranges = (0..).zip(list).map(|(t, saved)| (low - 1 + (1 << d) + t, saved));
            let known = ranges.take_while(|(high, _)| *high < costs.0.len());
            known.filter(|&(high, saved)| costs.of(low, high) + saved != d * high).count() > 0
        };
        let last = (1..=650).filter(|&low| deviates(low)).max();
        assert!(last.is_none_or(|low| low < least_low(d)), "{d}: {last:?}");
        match d {
            2 => assert_eq!(last, None),
            3 => assert_eq!(last, Some(7)),
            6 => assert_eq!(last, Some(419)),
            _ => {}
        }
    }
}

#[test]
fn the_lists_have_the_properties_that_the_proof_uses() {
    let lists = lists(12);
    for d in 1..=12 {
        let list = &lists[d];
        assert!(list.is_sorted_by(|a, b| a >= b), "{d}");
        assert_eq!(list[0] + d, ((d - 1) << d) + 2, "{d}");
        assert_eq!(list.last(), Some(&((2 << d) - d - 2)), "{d}");
        if d >= 3 {
            let half = 1 << (d - 1);
            assert_eq!(list[half - 1] - list[half], 3 * half - 8, "{d}");
        }
        // The identity
        let mut largest = 0;
        for (t, saved) in list.iter().enumerate().rev() {
            largest = largest.max(t + saved);
            assert_eq!(largest, (1 << d) + d - 1 + 2 * lists[d - 1][t / 2], "{d}, {t}");
        }
    }
}

#[test]
fn the_cost_rises_where_the_binary_form_says_as_often_as_a_fibonacci_number() {
    let (mut before, mut fibonacci) = (0, 1);
    for (d, list) in lists(12).iter().enumerate().skip(1) {
        let falls = (1..list.len()).filter(|&t| list[t] < list[t - 1]);
        let rises = once(0).chain(falls).map(|t| (1 << d) + t).collect_vec();
        let by_form = (1_usize << d..2 << d).filter(|s| s.trailing_zeros() >= s.count_ones());
        assert_equal(by_form, rises.iter().copied());
        assert_eq!(rises.len(), fibonacci, "{d}");
        (before, fibonacci) = (fibonacci, before + fibonacci);
    }
}

#[test]
fn the_shortcut_from_the_middle_up_is_wrong_for_some_ranges() {
    const LARGEST: usize = 200;
    let costs = Costs::new(LARGEST, LARGEST);
    let mut shortcut = Costs(vec![vec![0]]);
    for high in 1..=LARGEST {
        shortcut.0.push(vec![0, 0]);
        for low in (1..high).rev() {
            let guesses = usize::midpoint(low, high)..high;
            let sums = guesses.map(|guess| shortcut.with_guess(guess, low, high));
            let least = sums.min().expect("a guess");
            shortcut.0[high].push(least);
        }
    }
    let is_wrong = |&(low, high): &(usize, usize)| costs.of(low, high) != shortcut.of(low, high);
    let wrong = (1..=LARGEST).tuple_combinations().filter(is_wrong).collect_vec();
    assert_eq!(wrong.len(), 1584);
    assert_eq!(wrong.iter().min_by_key(|(low, high)| (high - low, *low)), Some(&(9, 20)));
    assert!((1..=LARGEST).all(|n| costs.of(1, n) == shortcut.of(1, n)));
    assert_eq!((costs.of(9, 20), shortcut.of(9, 20)), (49, 50));
    assert_eq!(costs.best(9, 20), [13]);
    assert_eq!([13, 14].map(|guess| costs.sides(guess, 9, 20)), [(20, 36), (22, 36)]);
}
