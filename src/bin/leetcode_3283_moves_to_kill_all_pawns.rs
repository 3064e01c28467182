// 3283. Maximum Number of Moves to Kill All Pawns / 吃掉所有兵需要的最多移动次数
// https://leetcode.com/problems/maximum-number-of-moves-to-kill-all-pawns/
// https://leetcode.cn/problems/maximum-number-of-moves-to-kill-all-pawns/
//
// Input:       kx and ky, the square of a knight on a board of 50 x 50 squares, then positions, the
//              squares of the pawns
// Answer:      the number of moves until all pawns are captured; in turn, each player chooses any
//              pawn, and the knight captures it in the fewest possible moves, without capturing
//              other pawns on its way; Alice, who begins, maximizes the total number of moves, Bob
//              minimizes it
// Constraints: 1 to 15 pawns on different squares, and the knight on another
//
// Rule: moves(left, from) is the number of moves to come, where left is the set of pawns that are
// left, and the knight is on the square from:
//   moves({}, from) = 0
//   moves(left, from) = max of distance(from, pawn) + moves(left without pawn, pawn) for each pawn
//                       in left on Alice's turn, min of the same on Bob's
//
// Idea: pawns never stand in the way, so the distances do not change. A breadth-first search from
// each pawn finds the distances between pawns and, because a knight's moves can be reversed, from
// the knight's first square. After each capture the knight is on the square of the captured pawn,
// so n + 1 squares and 2^n sets are enough. A set is an integer with a bit for each pawn. Removing
// a pawn makes the integer smaller, so go through the sets from 0 up. It is Alice's turn if an even
// number of pawns has been captured.
//
// Example: kx = 0, ky = 1, positions = [[1,1],[0,2],[2,0]], here called A, B and C
//   distances: 3 to A, 3 to B and 1 to C from the knight; AB 2, AC 2, BC 4
//   left      turn
//   {C}       Alice  from A: 2                          from B: 4
//   {B}       Alice  from A: 2                          from C: 4
//   {A}       Alice  from B: 2                          from C: 2
//   {B, C}    Bob    from A: min(2 + 4, 2 + 4) = 6
//   {A, C}    Bob    from B: min(2 + 2, 4 + 2) = 4
//   {A, B}    Bob    from C: min(2 + 2, 4 + 2) = 4
//   {A, B, C} Alice  from the knight: max(3 + 6, 3 + 4, 1 + 4) = 9
//   Alice must choose A. B is as far away, but leads to 7.
//
// Time O(n * 50^2 + n^2 * 2^n). Memory O(n * 2^n): 2 MB for 15 pawns, 20 MB for 18.
//
// 思路：兵不挡路，所以距离固定不变：从每个兵各做一次 BFS，就得到兵与兵之间的距离；马的走法可逆，所
// 以也得到马的起点到每个兵的距离。此后马总在刚被吃掉的兵的格子上，用状态压缩 DP：moves(left, from)
// 表示还剩集合 left 中的兵、马在 from 时还要走多少步；枚举接下来吃哪个兵，轮到 Alice 时取最大值，轮
// 到 Bob 时取最小值。已经吃掉偶数个兵时轮到 Alice。集合去掉一个兵，对应的整数变小，所以从 0 开始递
// 推。贪心不对：例中 A 和 B 一样远，先吃 A 共 9 步，先吃 B 只有 7 步。

use std::collections::VecDeque;

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let pawns = positions.iter().map(|pawn| [pawn[0], pawn[1]]);
        let squares: Vec<Square> = pawns.clone().chain([[kx, ky]]).collect();
        // distances[pawn][from]: the fewest moves; the last `from` is the knight's first square.
        let distances: Vec<Vec<i32>> = pawns.map(|pawn| distances_from(pawn, &squares)).collect();

        all_moves(&distances).last().copied().unwrap_or(0)
    }
}

/// Returns moves(left, from) for each set, from the empty one up, and each square. The last number
/// is for all pawns and the knight's first square.
fn all_moves(distances: &[Vec<i32>]) -> Vec<i32> {
    let squares = distances.len() + 1;
    let mut moves = vec![0; squares];
    let all_pawns = (1_usize << distances.len()) - 1;
    for left in 1..=all_pawns {
        let is_alice = (all_pawns ^ left).count_ones().is_multiple_of(2);
        let mut totals = vec![if is_alice { 0 } else { i32::MAX }; squares];
        let is_left = |pawn: &usize| left >> pawn & 1 == 1;
        for pawn in (0..distances.len()).filter(is_left) {
            let rest = moves[(left ^ 1 << pawn) * squares + pawn];
            for (best, distance) in totals.iter_mut().zip(&distances[pawn]) {
                let total = distance + rest;
                *best = if is_alice { total.max(*best) } else { total.min(*best) };
            }
        }
        moves.extend(totals);
    }
    moves
}

/// A row and a column of the board.
type Square = [i32; 2];

/// Number of rows, and of columns, of the board.
const SIZE: i32 = 50;

/// Returns the fewest moves of a knight from `start` to each of `squares`; it can reach them all.
fn distances_from(start: Square, squares: &[Square]) -> Vec<i32> {
    let mut distances = vec![None; 2500];
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some(([x, y], distance)) = queue.pop_front() {
        if let Some(index) = index_of([x, y])
            && distances[index].is_none()
        {
            distances[index] = Some(distance);
            for dx in [-2, -1, 1, 2_i32] {
                for dy in [dx.abs() - 3, 3 - dx.abs()] {
                    queue.push_back(([x + dx, y + dy], distance + 1));
                }
            }
        }
    }
    let reached = squares.iter().map(|&square| distances[index_of(square)?]);
    reached.flatten().collect()
}

/// Returns the index of a square in a list of all squares; `None` if it is not on the board.
fn index_of([x, y]: Square) -> Option<usize> {
    let is_on_board = (0..SIZE).contains(&x) && (0..SIZE).contains(&y);
    let index = usize::try_from(x * SIZE + y).ok();
    index.filter(|_| is_on_board)
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::max_moves(kx, ky, positions));

#[cfg(test)]
mod tests {
    use super::{Solution, all_moves, distances_from};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(kx, ky, positions)| {
            Solution::max_moves(kx, ky, positions)
        });
    }

    #[test]
    fn near_a_corner_a_knight_makes_detours() {
        let squares = [[0, 0], [1, 1], [2, 2], [1, 2], [0, 1], [49, 49]];
        let moves = [0, 4, 4, 1, 3, 34];
        assert_eq!(distances_from([0, 0], &squares), moves);
        let mirrored = squares.map(|[x, y]| [49 - x, y]);
        assert_eq!(distances_from([49, 0], &mirrored), moves);
    }

    #[test]
    fn the_example_is_right() {
        let pawns = [[1, 1], [0, 2], [2, 0]];
        let squares = [pawns[0], pawns[1], pawns[2], [0, 1]];
        let distances = pawns.map(|pawn| distances_from(pawn, &squares));
        assert_eq!(distances, [[0, 2, 2, 3], [2, 0, 4, 3], [2, 4, 0, 1]]);
        let [a, b, c] = [0b001, 0b010, 0b100];
        let [from_a, from_b, from_c, from_knight] = [0, 1, 2, 3];
        for (left, from, expected) in [
            (c, from_a, 2),
            (c, from_b, 4),
            (b, from_a, 2),
            (b, from_c, 4),
            (a, from_b, 2),
            (a, from_c, 2),
            (b | c, from_a, 6),
            (a | c, from_b, 4),
            (a | b, from_c, 4),
            (a | b | c, from_knight, 9),
        ] {
            let moves = all_moves(&distances)[left * squares.len() + from];
            assert_eq!(moves, expected, "{left:b}, {from}");
        }
        let positions = pawns.map(Vec::from).to_vec();
        assert_eq!(Solution::max_moves(0, 1, positions), 9);
    }
}
