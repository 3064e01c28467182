// AtCoder Educational DP Contest L. Deque / 双端队列：先手和后手的得分之差
// https://atcoder.jp/contests/dp/tasks/dp_l
//
// Input:       n, then a, a row of n numbers; each player in turn takes a number from either end
// Answer:      the first player's score minus the second's. CSES 1097 asks for the first player's
//              score, (total + lead) / 2; Luogu P2734 (USACO "A Game") asks for both scores
// Constraints: 1 to 3000 numbers from 1 to 10^9
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: the problem asks only for the lead, so one table of leads is enough, in O(n^2). The fold
// needs no table: replace three neighbors a <= b >= c (a peak) with a - b + c until no peak is
// left. The lead stays the same. Then both players always take the larger end, and taking the same
// end of the given row is a best first move. A stack finds the peaks: each new number is folded
// with the two on top of the stack as long as the three form a peak.
// Proof and picture: docs/take-from-either-end.md
//
// Example: a = [4, 2, 9, 7, 1, 5]
//   4 2 9 7 1 5  the peak 2 9 7 folds into 2 - 9 + 7 = 0
//   4 0 1 5      no peak is left, so both players take the larger end
//   5 - 4 + 1 - 0 = 2
//
// Time O(n), memory O(n).
//
// 思路：题目只问先手与后手的得分之差，所以区间 DP 只记分差，O(n²)；用折叠则连表都不用，O(n)：用栈反
// 复把相邻的 a <= b >= c 折叠成 a - b + c（题解里多叫“合并”或“打包”），分差不变；折叠到底，双方每次
// 都拿两端中较大的数，它在哪一端，原来的序列第一步也就取哪一端。证明见
// docs/take-from-either-end.zh-CN.md。洛谷有同一题：AT_dp_l。

/// Returns the first player's score minus the second's.
fn first_player_lead(row: &[i32]) -> i64 {
    // The row so far, with all its peaks folded.
    let mut valley: Vec<i64> = Vec::with_capacity(row.len());
    for &value in row {
        let mut right = i64::from(value);
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < right {
                break;
            }
            valley.truncate(valley.len() - 2);
            right += left - peak;
        }
        valley.push(right);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&first), Some(&last)) = (rest.first(), rest.last()) {
        lead += sign * first.max(last);
        sign = -sign;
        rest = if first > last { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

#[cfg(feature = "local")]
two_player_games::answer!(first_player_lead(&a));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        a: [i32; n],
    }
    println!("{}", first_player_lead(&a));
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use itertools::Itertools;

    use super::first_player_lead;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,): (Vec<i32>,)| {
            first_player_lead(&a)
        });
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
    fn leads_by_first_move(row: &[i32]) -> [i64; 2] {
        let (first, last) = (row[0], row[row.len() - 1]);
        let rests = [&row[1..], &row[..row.len() - 1]].map(first_player_lead);
        [i64::from(first) - rests[0], i64::from(last) - rests[1]]
    }

    #[test]
    fn any_order_of_folds_leaves_the_same_row_and_its_larger_end_is_best() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,): (Vec<i32>,)| {
            let valley = folded(&a).into_iter().exactly_one().expect("one row");
            let ([first, ..], [.., last]) = (&valley[..], &valley[..]) else {
                return 0;
            };
            let [left, right] = leads_by_first_move(&a);
            assert!(first != last || left == right, "both ends are best");
            if first >= last { left } else { right }
        });
    }

    #[test]
    fn the_example_is_right() {
        for row in [&[4, 2, 9, 7, 1, 5][..], &[4, 0, 1, 5]] {
            assert_eq!(first_player_lead(row), 2, "{row:?}");
        }
    }

    /// Checks the examples of `docs/take-from-either-end.md`.
    #[test]
    fn the_examples_of_the_document_are_right() {
        for (row, valley, lead) in [
            (&[7, 2, 4, 5, 8, 3, 1, 9][..], &[7, -2, 1, 9][..], 5),
            (&[7, 2, 4, 0, 1, 9], &[7, -2, 1, 9], 5),
            (&[4, 5, 4, 0, 2, 9, 6], &[3, 0, -1], 2),
            (&[5, 4, 0, 2, 9, 6], &[5, 4, 0, -1], 2),
            (&[4, 5, 4, 0, 2, 9], &[3, 0, 2, 9], 8),
        ] {
            assert_eq!(first_player_lead(row), lead, "{row:?}");
            assert_eq!(folded(row), [valley.to_vec()].into(), "{row:?}");
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
                let ends = start + 1..=row.len();
                let leads = ends.map(|end| first_player_lead(&row[start..end]));
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
        // The part 9 7 of 4 2 9 7 1 5.
        assert_eq!(calls(6, false)[&[2, 3]], 6);
        assert_eq!(calls(20, false).values().sum::<usize>(), 1_048_575);
        assert_eq!(calls(20, true).values().sum::<usize>(), 381);
    }

    /// Checks the exercises of `docs/exercises.md` about one row.
    #[test]
    fn the_exercises_are_right() {
        for (row, valley, lead) in [
            (&[3, 1, 4, 1, 5, 9, 2, 6][..], &[3, -2, -2, 6][..], 3),
            (&[3, 1, 4, 1], &[3, -2], 5),
            (&[5, 9, 2, 6], &[-2, 6], 8),
            (&[0, 1, 1, 1, 0], &[-1], -1),
            (&[0, 1, 0], &[-1], -1),
        ] {
            assert_eq!(first_player_lead(row), lead, "{row:?}");
            assert_eq!(folded(row), [valley.to_vec()].into(), "{row:?}");
        }
        assert_eq!(leads_by_first_move(&[0, 0, 2, 1]), [1, -1]);
        for row in (1..=3).flat_map(|count| (0..count).map(|_| -2..=2).multi_cartesian_product()) {
            let [left, right] = leads_by_first_move(&row);
            let larger = row[0].cmp(&row[row.len() - 1]);
            assert!(larger.is_eq() || left == right || left.cmp(&right) == larger, "{row:?}");
        }
    }

    /// Checks two games that the fold does not solve: taking one or two numbers, and leaves of a star.
    #[test]
    fn the_fold_stops_where_the_exercises_say() {
        /// Returns the lead; `moves` lists the sets of numbers, as bits, that can be taken from
        /// `left`.
        fn lead(numbers: &[i64], left: usize, moves: &dyn Fn(usize) -> Vec<usize>) -> i64 {
            let lead_after = |taken: usize| {
                let bits = numbers.iter().enumerate().filter(|(bit, _)| taken >> bit & 1 == 1);
                let sum: i64 = bits.map(|(_, number)| number).sum();
                sum - lead(numbers, left & !taken, moves)
            };
            moves(left).into_iter().map(lead_after).max().unwrap_or(0)
        }
        let one_or_two = |left: usize| match left {
            0b111 => vec![0b1, 0b11, 0b100, 0b110],
            0b11 | 0b110 => vec![left, left & 0b101, left & 0b10],
            _ => Vec::from_iter((left > 0).then_some(left)),
        };
        assert_eq!(lead(&[0, 1, 0], 0b111, &one_or_two), 1);
        // The middle is a leaf if at most one other number is left.
        let leaves = |left: usize| {
            let others = [0b10, 0b100, 0b1000].into_iter().filter(|leaf| left & leaf > 0);
            let middle = (left & 1 == 1 && (left >> 1).count_ones() <= 1).then_some(1);
            others.chain(middle).collect()
        };
        assert_eq!(lead(&[1, 0, 0, 1], 0b1111, &leaves), 2);
        assert_eq!(first_player_lead(&[0, 0]), 0);
    }
}
