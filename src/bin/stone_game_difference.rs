// Stone Game: the difference of the scores / 石子游戏：先手和后手的得分之差
// https://labuladong.github.io/algo/ (动态规划之博弈问题)
//
// Input:  piles, a row of numbers of stones
// Answer: the first player's score minus the second's; each in turn takes a pile from either end
// Limits: none; the answer is exact for numbers of 32 bits
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
        let mut last = i64::from(value);
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < last {
                break;
            }
            valley.truncate(valley.len() - 2);
            last += left - peak;
        }
        valley.push(last);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
        lead += sign * left.max(right);
        sign = -sign;
        rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    home_judge::answer_cases(include_str!("stone_game_difference.rs"), |case| {
        Ok(first_player_lead(&case.row("piles")?))
    })
}

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let row = tokens.by_ref().take(n.parse()?).map(str::parse).collect::<Result<Vec<i32>, _>>()?;
        println!("{}", first_player_lead(&row));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::first_player_lead;
    use home_judge::reference;

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
