// 877. Stone Game / 石子游戏
// https://leetcode.com/problems/stone-game/
// https://leetcode.cn/problems/stone-game/
//
// Input:  piles, a row of numbers of stones
// Answer: true if the first player gets more stones than the second; each in turn takes a pile from either end
// Limits: 2 to 500 piles, an even number of them, of 1 to 500 stones, an odd number in all
//
// Within the limits the answer is always true: the first player can keep to the even positions or to the odd ones,
// whichever hold more, and an odd total rules out a tie. This is the solution without those limits.
//
// Idea: a peak, that is neighbours a <= b >= c, can be folded into the one number a - b + c without changing the first
// player's lead. One pass folds them all. In what is left, which falls and then rises, both just take the larger end.
// The proof is in the header of leetcode_0486_predict_the_winner.rs.
//
// Time O(n), memory O(n).

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles) > 0
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
    let source = include_str!("leetcode_0877_stone_game.rs");
    two_player_games::answer_cases("leetcode_0877_stone_game", source, |piles| Ok(Solution::stone_game(piles)))
}

#[cfg(test)]
mod tests {
    use super::Solution;
    use two_player_games::reference;

    #[test]
    fn plays_as_the_rules_say() {
        for piles in reference::all_rows(8, &[0, 1, 2]).chain(reference::all_rows(5, &[-2, -1, 0, 3, 5])) {
            let wins = reference::either_end_lead(&piles) > 0;
            assert_eq!(Solution::stone_game(piles.clone()), wins, "{piles:?}");
        }
    }

    #[test]
    fn named_cases() {
        for (piles, wins, catches) in [
            (vec![5, 3, 4, 5], true, "false for every row"),
            (vec![3, 7, 2, 3], true, "the larger end first"),
            (vec![4, 7, 4, 4], true, "the larger end first"),
            (vec![1, 1], false, "true for every even row"),
            (vec![1, 100, 3], false, "true for every odd total"),
            (vec![], false, "no pile to start from"),
        ] {
            assert_eq!(Solution::stone_game(piles), wins, "{catches}");
        }
    }
}
