// 486. Predict the Winner / 预测赢家
// https://leetcode.com/problems/predict-the-winner/
// https://leetcode.cn/problems/predict-the-winner/
//
// Input:  nums, a row of numbers
// Answer: true if the first player scores at least as much as the second; each in turn takes a number from either end
// Limits: 1 to 20 numbers from 0 to 10^7
//
// Idea: a peak, that is neighbours a <= b >= c, can be folded into the one number a - b + c without changing the first
// player's lead. One pass folds them all. In what is left, which falls and then rises, both just take the larger end.
//
// Proof. V(S) is the lead of the player to move on the row S. A(S) is s1 - s2 + s3 - ... over its numbers in falling order.
// (1) Changing one number by d changes V and A by at most |d|. As two equal numbers cancel in A, adding b and c to S
//     changes A(S) by at most |b - c|.
// (2) Without a peak V = A: the largest number x is an end, and taking it is worth x - A(S without x) = A(S). Taking the
//     other end y is not worth more: S without y is S without x with y raised to x, which lowers A by at most x - y.
// (3) Folding keeps V, by induction on the length. A peak that touches no end is still there after either move. Else the
//     row is, perhaps mirrored, a b c R. Let t = a - b + c. If R is empty, V = max(a - (b - c), c - (b - a)) = t. Else
//     R = R'r, and taking r is worth the same before and after the fold, where V(tR) = max(t - V(R), r - V(tR')). Taking a
//     - is worth at most V(tR): a - V(bcR) <= a - b + V(cR) <= V(tR) by (1), as c - t = b - a;
//     - is worth at least t - V(R) if bcR' has no peak: by (2) and (1) V(bcR') >= V(R') - (b - c), so both moves on bcR are
//       worth at most V(R) + b - c, hence a - V(bcR) >= t - V(R).
//     If bcR' has a peak, it touches no end of a b c R, so fold it first. Either it lies in R', and the two folds do not
//     meet. Or it is c d e: then both orders fold a b c d e to t - d + e, for t <= c <= d and c - d + e <= c <= b. Or it is
//     b c d: then b = c, and both orders leave a d.
//
// Time O(n), memory O(n).

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

/// The first player's score minus the second's.
fn first_player_lead(row: &[i32]) -> i64 {
    // The row up to here with all its peaks folded.
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
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_0486_predict_the_winner.rs");
    two_player_games::answer_cases("leetcode_0486_predict_the_winner", source, |nums| {
        Ok(Solution::predict_the_winner(nums))
    })
}

#[cfg(test)]
mod tests {
    use super::{Solution, first_player_lead};
    use two_player_games::reference;

    #[test]
    fn plays_as_the_rules_say() {
        for row in reference::all_rows(9, &[0, 1, 2]).chain(reference::all_rows(6, &[-2, -1, 0, 3, 5])) {
            let lead = reference::either_end_lead(&row);
            assert_eq!(first_player_lead(&row), lead, "{row:?}");
            assert_eq!(Solution::predict_the_winner(row), lead >= 0);
        }
    }

    #[test]
    fn named_cases() {
        for (row, wins, catches) in [
            (vec![1, 5, 2], false, "true for every row"),
            (vec![1, 5, 233, 7], true, "the larger end first"),
            (vec![5, 10, 3, 2, 4], true, "the larger end first"),
            (vec![0, 0, 7, 6, 5, 6, 1], false, "even against odd positions"),
            (vec![1, 1], true, "> for >="),
            (vec![], true, "no number to start from"),
            (vec![i32::MAX, i32::MIN, i32::MIN, i32::MAX], true, "sums of 32 bits"),
        ] {
            assert_eq!(Solution::predict_the_winner(row), wins, "{catches}");
        }
    }

    #[test]
    fn folds_peaks_that_are_level() {
        assert_eq!(first_player_lead(&[0, 1, 1, 1, 0]), -1);
    }
}
