// AtCoder Educational DP Contest L. Deque / 双端队列：先手和后手的得分之差
// https://atcoder.jp/contests/dp/tasks/dp_l
//
// Input:  a, a row of numbers
// Answer: the first player's score minus the second's; each in turn takes a number from either end
// Limits: 1 to 3000 numbers from 1 to 10^9
//
// Idea: a peak, that is neighbours a <= b >= c, can be folded into the one number a - b + c without changing the first
// player's lead. One pass folds them all. In what is left, which falls and then rises, both just take the larger end.
// The proof is in the header of leetcode_0486_predict_the_winner.rs.
//
// Time O(n), memory O(n).

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
    let source = include_str!("stone_game_difference.rs");
    two_player_games::answer_cases("stone_game_difference", source, |a: Vec<i32>| Ok(first_player_lead(&a)))
}

#[cfg(not(feature = "local"))]
fn main() {
    proconio::input! {
        n: usize,
        a: [i32; n],
    }
    println!("{}", first_player_lead(&a));
}

#[cfg(test)]
mod tests {
    use super::first_player_lead;
    use two_player_games::reference;

    #[test]
    fn plays_as_the_rules_say() {
        for piles in reference::all_rows(9, &[0, 1, 2]).chain(reference::all_rows(6, &[-2, -1, 0, 3, 5])) {
            assert_eq!(first_player_lead(&piles), reference::either_end_lead(&piles), "{piles:?}");
        }
    }

    #[test]
    fn named_cases() {
        for (piles, lead, catches) in [
            (vec![1, 100, 3], -96, "the larger end first, or a lead that is never negative"),
            (vec![0, 1, 1, 1, 0], -1, "folding only strict peaks"),
            (vec![5], 5, "a row without neighbours"),
            (vec![], 0, "no pile to start from"),
            (vec![-5, -3], 2, "numbers below zero"),
            (
                vec![928_706_062, 94_896_339, 386_838_777, 762_673_894, 909_005_735, 210_403_024],
                1_156_577_317,
                "sums of 32 bits",
            ),
            (vec![i32::MAX, i32::MIN, i32::MAX, i32::MIN], 8_589_934_590, "sums of 32 bits"),
        ] {
            assert_eq!(first_player_lead(&piles), lead, "{catches}");
        }
    }
}
