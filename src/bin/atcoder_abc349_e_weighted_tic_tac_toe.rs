// AtCoder ABC 349 E. Weighted Tic-Tac-Toe / 带权井字棋
// https://atcoder.jp/contests/abc349/tasks/abc349_e
//
// Input:       a board of 3 x 3 numbers
// Answer:      Takahashi if Takahashi, who begins, wins, else Aoki; each player in turn paints a
//              free square and gains its number; three own squares in a row, a column or a diagonal
//              win at once; once all squares are painted, the larger sum wins
// Constraints: numbers from -10^9 to 10^9 with an odd sum
//
// Rule: minimax. From a board on which nobody has won yet, Takahashi wins
// - at his turn if some free square leads to a board from which he wins,
// - at Aoki's turn if every free square does.
// The board has an odd number of free squares at Takahashi's turn.
//
// Idea: a board is a number in base 3 with a digit for each square: 0 is free, 1 Takahashi's, 2
// Aoki's. To paint square i adds 3^i or 2 * 3^i, so every move makes the number larger, and a loop
// from 3^9 - 1 down to 0 finds each board after all boards that it leads to. It also computes boards
// that never occur, such as three squares of Aoki alone; no board that occurs leads to them.
//
// The sums reach 5 * 10^9 and need 64 bits. They differ, because the sum of all numbers is odd.
//
// Example: 0 0 0 / 0 1 0 / 0 0 0
//   Takahashi paints the middle. Wherever Aoki paints, Takahashi gets a line, or the board is full,
//   and Takahashi has 1 and Aoki 0: he wins. If the middle has -1 and all other squares have 0, he
//   does not begin with it, and wins, too. If all squares have -1, he loses: Aoki prevents a line,
//   and on the full board Takahashi has -5 and Aoki -4.
//
// Time O(3^9). Memory O(3^9).
//
// 思路：极大极小（minimax）。局面看成三进制数，每格一位：0 空，1 Takahashi，2 Aoki。涂一格，数变大，所以
// 从 3^9 - 1 到 0 倒着枚举，每个局面都在它能走到的局面之后求出。空格有奇数个时轮到 Takahashi，有一格能走到
// 他必胜的局面，就必胜；轮到 Aoki 时，每一格都走到 Takahashi 必胜的局面，Takahashi 才必胜。先看有没有三格
// 连成一线，再看是否涂满、比较总和。不会出现的局面也顺便算了，但会出现的局面走不到它们。总和可达 5 * 10^9，
// 要用 64 位整数。所有数的和是奇数，所以双方的总和不会相等。

/// The powers of 3: what the digit 1 of each square is worth.
const POWERS: [usize; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// The number of boards, 3^9.
const BOARDS: usize = 19_683;

/// The squares of each row, column and diagonal.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn winner(rows: &[Vec<i32>]) -> &'static str {
    if takahashi_wins(&rows.concat())[0] { "Takahashi" } else { "Aoki" }
}

/// Returns for each board, as a number in base 3, whether Takahashi wins from there.
fn takahashi_wins(numbers: &[i32]) -> Vec<bool> {
    let mut wins = vec![false; BOARDS];
    for board in (0..BOARDS).rev() {
        let owners = POWERS.map(|power| board / power % 3);
        let has_line = |player| LINES.iter().any(|line| line.iter().all(|&i| owners[i] == player));
        let sum = |player| -> i64 {
            let own = numbers.iter().zip(owners).filter(|&(_, owner)| owner == player);
            own.map(|(&number, _)| i64::from(number)).sum()
        };
        let free = POWERS.iter().zip(owners).filter(|&(_, owner)| owner == 0);
        let mut free = free.map(|(power, _)| power);
        let free_count = free.clone().count();
        wins[board] = if has_line(1) || has_line(2) {
            has_line(1)
        } else if free_count == 0 {
            sum(1) > sum(2)
        } else if free_count % 2 == 1 {
            free.any(|power| wins[board + power])
        } else {
            free.all(|power| wins[board + 2 * power])
        };
    }
    wins
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&board));

#[cfg(not(feature = "local"))]
fn main() {
    proconio::input! {
        rows: [[i32; 3]; 3],
    }
    println!("{}", winner(&rows));
}

#[cfg(test)]
mod tests {
    use super::{takahashi_wins, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(
            env!("CARGO_BIN_NAME"),
            |(board,): (Vec<Vec<i32>>,)| winner(&board),
        );
    }

    #[test]
    fn the_example_is_right() {
        let board = |others, middle| {
            let side = vec![others; 3];
            [side.clone(), vec![others, middle, others], side]
        };
        assert_eq!(winner(&board(0, 1)), "Takahashi");
        assert_eq!(winner(&board(0, -1)), "Takahashi");
        assert_eq!(winner(&board(-1, -1)), "Aoki");
        // Takahashi has painted the middle, whose digit is worth 3^4.
        assert!(takahashi_wins(&board(0, 1).concat())[81]);
        assert!(!takahashi_wins(&board(0, -1).concat())[81]);
    }

    #[test]
    fn sums_need_64_bits() {
        let high = 1_000_000_000;
        assert_eq!(
            winner(&[vec![high; 3], vec![high, high - 1, high], vec![high; 3]]),
            "Takahashi"
        );
        assert_eq!(winner(&[vec![-high; 3], vec![-high, 1 - high, -high], vec![-high; 3]]), "Aoki");
    }
}
