// Codeforces 1704F. Colouring Game / 染色游戏（Colouring Game）
// https://codeforces.com/problemset/problem/1704/F
//
// Input:       the number of cases, then for each case n and s, a row of n cells R or B, red or
//              blue
// Answer:      Alice if Alice, who begins, wins, else Bob, for each case; Alice paints two
//              neighboring cells white, at least one of which is red; Bob does so if at least one
//              is blue; a player with no move loses
// Constraints: 1 to 10^4 cases; n >= 2; the sum of n is at most 5 * 10^5
//
// Rule: a run is a longest part of s in which the colors alternate.
// - If there are more red cells than blue ones, Alice wins; if there are fewer, Bob wins.
// - If there are as many, Alice wins if and only if the xor of grundy[n] over all runs is not 0,
//   where n is the length of the run:
//   grundy[n] = mex of grundy[i] xor grundy[n-2-i] for i from 0 to n - 2
//   grundy[0] = grundy[1] = 0, as there is no move
//
// Idea: painting a pair of a red and a blue cell costs both players a cell. All other moves cost
// only the player who makes them 1 or 2 cells. Let d be the number of Alice's cells minus Bob's.
// The proof is by induction on the number of colored cells.
// (a) If d >= 1, Alice wins, whoever is to move. If Bob is, he has no move, or d does not become
//     smaller. If Alice is and there is a pair, she takes it, and d stays. If there is no pair, a
//     longest part of red cells has a white neighbor, unless all n cells are red: then she paints
//     two, and Bob is stuck. Otherwise she paints one red cell beside a white one. Now d >= 0, and
//     there is still no pair: Bob is stuck, or has to make d larger, and Alice wins by (a).
// (b) So if d = 0 and there is no pair, the player to move loses: each move makes the own cells
//     fewer than the opponent's, who wins by (a). And if d = 0 and there is a pair, only taking a
//     pair can win.
// With d = 0 the players take pairs until there is none, and both may take any pair. No pair lies
// in two runs, and taking one leaves two runs of i and n - 2 - i cells: this is the game of
// LeetCode 294, Dawson's Kayles. By the Sprague-Grundy theorem the xor decides. The Grundy numbers
// have period 34: grundy[n+34] = grundy[n] for n >= 53. src/bin/leetcode_0294_flip_game_ii.rs has
// the proof, and a test here makes the finite check that it needs.
//
// Example: s = RBRBBR, with 3 red and 3 blue cells
//   The runs are RBRB and BR. A move in RBRB leaves BR or RB, with grundy[2] = 1, or an R and a B,
//   with 0, so grundy[4] = mex {1, 0} = 2. The xor is 2 xor 1 = 3, and Alice wins: she paints the
//   first two cells, and WWRB and BR are left, with 1 xor 1 = 0. Each of the two takes one pair.
//
// Time O(n), memory O(1) besides the input.
//
// 思路：涂掉相邻的一红一蓝，双方各少一格；其他走法只让自己少一格或两格。设 d 为红格数减蓝格数，对有
// 色的格数归纳。(a) d >= 1 时无论轮到谁，Alice 必胜：轮到 Bob，他走完 d 不会变小；轮到 Alice，有红
// 蓝对就涂一对，d 不变；没有红蓝对时，若全是红格，涂两格，Bob 走不动；否则有一个红格挨着白格，只涂
// 它，d >= 0，而且仍没有红蓝对，Bob 要么走不动，要么让 d 变大。(b) 所以 d = 0 且没有红蓝对时，轮到
// 的人必败；d = 0 且有红蓝对时，只有涂红蓝对才可能赢。于是红蓝一样多时，双方轮流涂红蓝对，谁没有红
// 蓝对可涂谁输。在同色的邻格之间切开，每段红蓝交替，长为 n 的一段涂掉一对剩下 i 和 n - 2 - i，就是
// 力扣 294（Dawson's Kayles）：SG 值从 53 起有周期 34，证明见
// src/bin/leetcode_0294_flip_game_ii.rs。各段 SG 值的异或和不为 0 时 Alice 必胜。

/// Length of a run from which on the Grundy numbers repeat.
const PERIODIC_FROM: usize = 53;
/// Number of lengths after which the Grundy numbers repeat.
const PERIOD: usize = 34;

/// The Grundy numbers of the runs up to the end of the first period.
const GRUNDY: [u32; PERIODIC_FROM + PERIOD] = grundy_numbers();

fn winner(s: &str) -> &'static str {
    let red = s.matches('R').count();
    let blue = s.len() - red;
    let alice_wins = red > blue || red == blue && xor_of_runs(s) != 0;
    if alice_wins { "Alice" } else { "Bob" }
}

fn xor_of_runs(s: &str) -> u32 {
    let runs = s.as_bytes().chunk_by(|one, next| one != next);
    runs.fold(0, |xor, run| {
        let periods = run.len().saturating_sub(PERIODIC_FROM) / PERIOD;
        xor ^ GRUNDY[run.len() - periods * PERIOD]
    })
}

/// Returns the Grundy numbers of the runs that are shorter than `COUNT`.
const fn grundy_numbers<const COUNT: usize>() -> [u32; COUNT] {
    let mut grundy = [0; COUNT];
    let mut run = 2;
    while run < COUNT {
        // Bit i: whether a move leads to the Grundy number i.
        let mut reached: u32 = 0;
        let mut left = 0;
        while left + 2 <= run {
            reached |= 1 << (grundy[left] ^ grundy[run - 2 - left]);
            left += 1;
        }
        grundy[run] = reached.trailing_ones();
        run += 1;
    }
    grundy
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&s));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut output = String::new();
    // After the number of cases, each row follows its length.
    for s in input.split_ascii_whitespace().skip(2).step_by(2) {
        output += winner(s);
        output.push('\n');
    }
    print!("{output}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{GRUNDY, PERIOD, PERIODIC_FROM, grundy_numbers, winner, xor_of_runs};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(s,): (String,)| winner(&s));
    }

    /// Performs the finite check that the theorem of Guy and Smith requires, in which 2 stands for
    /// the two cells that a move takes from a run.
    #[test]
    fn the_period_is_proved() {
        let checked = PERIODIC_FROM..2 * PERIODIC_FROM + PERIOD + 2;
        assert_eq!(checked, 53..142);
        let grundy = grundy_numbers::<{ 142 + PERIOD }>();
        for run in checked {
            assert_eq!(grundy[run], grundy[run + PERIOD], "{run}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(GRUNDY[..5], [0, 0, 1, 1, 2]);
        assert_eq!(xor_of_runs("RBRBBR"), 3);
        assert_eq!(winner("RBRBBR"), "Alice");
        // After the move, the runs RB and BR are left.
        assert_eq!(xor_of_runs("RBBR"), 0);
    }

    #[test]
    fn long_runs_are_answered() {
        let all = grundy_numbers::<600>();
        for half in 1..300 {
            let expected = if all[2 * half] == 0 { "Bob" } else { "Alice" };
            assert_eq!(winner(&"RB".repeat(half)), expected, "{half}");
        }
        assert_eq!(winner(&"RB".repeat(250_000)), "Alice");
        assert_eq!(winner(&("R".repeat(250_000) + &"B".repeat(250_000))), "Alice");
    }
}
