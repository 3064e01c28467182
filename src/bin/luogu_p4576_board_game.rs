// Luogu P4576: Board Game / [CQOI2013] 棋盘游戏：白子走一格，黑子走一格或两格，吃到对方就赢，问总步数
// https://www.luogu.com.cn/problem/P4576
//
// Input:       n, r1, c1, r2 and c2: the size of the board, and the row and column of the white and of
//              the black piece
// Answer:      WHITE x or BLACK x, who wins and the number x of moves of both players together, or
//              DRAW if neither player can force a win; White moves first, one square up, down, left
//              or right, and Black one or two squares in one of these directions; the player who
//              moves onto the other piece wins. A winner wants few moves, a loser wants many
// Constraints: 2 <= n <= 20; the two squares are different
//
// Rule: a position is the squares of both pieces and whose turn it is. The player to move
//   loses in 0 moves if the own piece has just been taken;
//   wins in 1 + the fewest moves of all positions that a move reaches and the opponent loses;
//   loses, if the opponent wins in all positions that a move reaches, in 1 + the most moves of these.
//
// Idea: positions repeat, so work backward from the ends, in the order of the number of moves, with a
// queue. When a position is decided in x moves, look at those from which a move leads to it. If it is
// lost, they are won in x + 1, because the first lost position that the queue meets is the nearest
// one. If it is won, count the moves that are not yet known to lead to a win of the opponent; when
// none is left, the position is lost in x + 1, because the last won one that the queue meets is the
// farthest. Moves backward are the same as forward. What is never decided is a draw.
// Proof: docs/games-that-repeat.md
//
// Example: n = 2, White at (1, 1), Black at (2, 2)
//   White has to move next to Black and is taken: BLACK 2
// n = 3, White at (1, 1), Black at (1, 3)
//   At (1, 2) White would be taken at once, so White moves to (2, 1), and Black to (1, 2). From there
//   Black guards (1, 1) and (2, 2), so White moves to (3, 1), and Black to (2, 2). Now every move of
//   White ends next to Black, who makes the sixth move: BLACK 6
//
// Time O(n^4), memory O(n^4).
//
// 思路：局面是双方的位置和轮到谁走，会重复，不能直接记忆化搜索（深搜会绕圈）。从终局倒推（反向 BFS）：
// 刚被吃掉的一方以 0 步告负。按步数从小到大取出确定的局面，看走一步能到它的局面：它负，则前一个局面胜，
// 步数加 1（最先遇到的最近，赢家取最少）；它胜，则前一个局面还没确定的走法数减 1，减到 0 就负，步数加 1
// （最后遇到的最远，输家取最多）。走法可逆，倒着走与正着走一样。黑子的两格必须在同一方向上，不能拐弯。
// n <= 20 时除了开局相邻（WHITE 1）都是黑方胜，没有平局；最长是 BLACK 58。证明见
// docs/games-that-repeat.zh-CN.md。

use std::collections::VecDeque;

/// The players, by index: White, who moves first, and Black.
const NAMES: [&str; 2] = ["WHITE", "BLACK"];

/// Returns the winner and the number of moves, or `DRAW`. Rows and columns begin at 1.
fn result(n: usize, r1: usize, c1: usize, r2: usize, c2: usize) -> String {
    let count = n * n;
    // For each player and square, the squares that a move reaches.
    let reached = [1, 2].map(|most| (0..count).map(|square| reached(n, square, most)).collect());
    let reached: [Vec<Vec<usize>>; 2] = reached;
    // The number of a position: the player to move, and the squares of White and of Black.
    let number =
        |player: usize, squares: [usize; 2]| (player * count + squares[0]) * count + squares[1];
    // The moves to the end of the decided positions, an even number if the player to move loses.
    let mut moves_to_end = vec![None; 2 * count * count];
    // The moves that are not known to lead to a win of the opponent.
    let mut open = vec![0; 2 * count * count];
    let mut decided = VecDeque::new();
    for player in [0, 1] {
        for white in 0..count {
            for black in 0..count {
                let squares = [white, black];
                open[number(player, squares)] = reached[player][squares[player]].len();
            }
            moves_to_end[number(player, [white; 2])] = Some(0);
            decided.push_back((player, [white; 2], 0));
        }
    }
    while let Some((player, squares, moves)) = decided.pop_front() {
        let before = 1 - player;
        for &square in &reached[before][squares[before]] {
            let mut squares = squares;
            squares[before] = square;
            let number = number(before, squares);
            if moves_to_end[number].is_some() {
                continue;
            }
            open[number] -= 1;
            if moves % 2 == 0 || open[number] == 0 {
                moves_to_end[number] = Some(moves + 1);
                decided.push_back((before, squares, moves + 1));
            }
        }
    }
    let start = [[r1, c1], [r2, c2]].map(|[row, column]| (row - 1) * n + column - 1);
    match moves_to_end[number(0, start)] {
        None => "DRAW".to_owned(),
        // White makes the last move if the number of moves is odd.
        Some(moves) => format!("{} {moves}", NAMES[1 - moves % 2]),
    }
}

/// Returns the squares up to `most` squares above, below, to the left and to the right.
fn reached(n: usize, square: usize, most: usize) -> Vec<usize> {
    let (row, column) = (square / n, square % n);
    let mut reached = Vec::new();
    for distance in 1..=most {
        for (unit, place) in [(n, row), (1, column)] {
            if place >= distance {
                reached.push(square - unit * distance);
            }
            if place + distance < n {
                reached.push(square + unit * distance);
            }
        }
    }
    reached
}

#[cfg(feature = "local")]
two_player_games::answer!(result(n, r1, c1, r2, c2));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let numbers = input.split_ascii_whitespace().map(str::parse);
    let numbers = numbers.collect::<Result<Vec<usize>, _>>()?;
    if let [n, r1, c1, r2, c2, ..] = numbers[..] {
        println!("{}", result(n, r1, c1, r2, c2));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::result;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n, r1, c1, r2, c2)| {
            result(n, r1, c1, r2, c2)
        });
    }

    #[test]
    fn all_boards_up_to_six_are_won() {
        let longest = (2..=6).map(|n| {
            let squares = || (1..=n).flat_map(|row| (1..=n).map(move |column| (row, column)));
            let pairs = squares().flat_map(|white| squares().map(move |black| (white, black)));
            let lengths =
                pairs.filter(|(white, black)| white != black).map(|((r1, c1), (r2, c2))| {
                    let result = result(n, r1, c1, r2, c2);
                    let is_adjacent = r1.abs_diff(r2) + c1.abs_diff(c2) == 1;
                    assert_eq!(result == "WHITE 1", is_adjacent, "{n} {r1} {c1} {r2} {c2}");
                    let length =
                        result.strip_prefix("BLACK ").map_or(1, |moves| moves.parse().unwrap_or(0));
                    assert_ne!(length, 0, "{n} {r1} {c1} {r2} {c2}: {result}");
                    length
                });
            lengths.max()
        });
        assert_eq!(longest.flatten().collect::<Vec<u32>>(), [2, 8, 10, 12, 16]);
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(result(2, 1, 1, 2, 2), "BLACK 2");
        assert_eq!(result(3, 1, 1, 1, 3), "BLACK 6");
        assert_eq!(result(3, 2, 1, 1, 2), "BLACK 4");
        assert_eq!(result(3, 3, 1, 2, 2), "BLACK 2");
        assert_eq!(result(20, 1, 2, 1, 20), "BLACK 58");
    }
}
