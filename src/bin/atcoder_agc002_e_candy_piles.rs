// AtCoder Grand Contest 002 E. Candy Piles / 糖果堆
// https://atcoder.jp/contests/agc002/tasks/agc002_e
//
// Input:       n, then a, the numbers of candies in n piles
// Answer:      First if the first player wins, else Second; each player in turn eats the pile with
//              the most candies, or one candy from each pile that is not empty; the player who eats
//              the last candy loses
// Constraints: 1 <= n <= 10^5, 1 <= a[i] <= 10^9
//
// Rule: wins(piles) tells whether the player to move wins:
//   wins(piles) = whether !wins(piles without a largest one)
//                 or !wins(piles with one candy less in each)
//   wins(no candies) = true
//
// Idea: draw the piles as columns, in descending order, with a cell for each candy. Eating the
// largest pile removes the first column, and eating from each pile removes the lowest row. So a
// position is the lowest and leftmost cell that is left: (x, y) after x moves of the first kind and
// y of the second. A move goes one cell to the right or up, and the player who must leave the
// diagram loses.
//
// If the cell (x+1, y+1) is in the diagram, it has the same winner as (x, y), by induction from the
// far end of the diagram:
// - (x+1, y+1) is losing: both moves from (x, y) lead to a cell with a move to it, so they lead to
//   winning cells, and (x, y) is losing.
// - (x+1, y+1) is winning, say by the move to (x+2, y+1), which is losing. Then (x+1, y) is losing
//   too by the induction hypothesis, and (x, y) has a move to it, so (x, y) is winning. The move up
//   is symmetric.
//
// So go along the diagonal to its last cell, where the largest square in the corner ends. From
// there, every move goes to the right only, or up only, because the cell right above is outside.
// Only the parity of what is left in the two directions counts: the player to move wins if and only
// if there is an odd number of cells to the right of the last cell, or above it.
//
// Let d be the side of this square: d is the largest number such that d piles have d candies or
// more. To the right are the other piles with at least d candies. Above are the candies of the d-th
// largest pile beyond d; if fewer than d piles are higher than d, this pile has d candies.
//
// Example: a = [2, 6, 1, 3, 2], in descending order 6 3 2 2 1
//   o
//   o
//   o
//   o a          d = 2: the square of the cells . and * ends at *
//   . * r r      2 cells r are to the right of *, and 1 cell a is above it
//   . . o o o    1 is odd, so the answer is First
//
// Time O(n), memory O(n).
//
// 思路：把各堆从大到小排成杨图（每堆一列，一颗糖一格），吃掉最大的一堆是去掉最左一列，每堆各吃一颗是去掉
// 最下一行，所以局面就是左下角的格子 (x, y)，一步向右或向上走一格，走出图形的人输。若 (x+1, y+1) 还在图形
// 内，它与 (x, y) 胜负相同：(x+1, y+1) 必败时，从 (x, y) 走一步到的两格都能走到它，都必胜，所以 (x, y) 必
// 败；(x+1, y+1) 必胜时，它能走到的必败格不妨设为 (x+2, y+1)，由归纳假设 (x+1, y) 也必败，所以 (x, y) 必
// 胜。于是沿对角线走到最后一格，再往后只能一直向右或一直向上，右边或上边剩下的格子数有一个是奇数，就是先
// 手胜。对角线的长度 d 是最大的 d，使得至少有 d 堆不少于 d 颗；右边的格子数是不少于 d 颗的堆数减 d，上边
// 的格子数是第 d 大的堆减 d。超过 n 的堆按 n 计数，从大到小累加就能求出 d，不用排序，O(n)。

fn winner(piles: &[i32]) -> &'static str {
    if first_player_wins(piles) { "First" } else { "Second" }
}

fn first_player_wins(piles: &[i32]) -> bool {
    let n = piles.len();
    let sizes: Vec<usize> = piles.iter().copied().flat_map(usize::try_from).collect();
    // The number of piles of each size; a pile of more than n candies counts as one of n.
    let mut counts = vec![0; n + 1];
    for &size in &sizes {
        counts[size.min(n)] += 1;
    }
    let mut side = n;
    let mut wide_enough = counts[n];
    while wide_enough < side {
        side -= 1;
        wide_enough += counts[side];
    }

    let to_the_right = wide_enough - side;
    let higher: Vec<usize> = sizes.into_iter().filter(|&size| size > side).collect();
    let above = match higher.iter().min() {
        Some(height) if higher.len() == side => height - side,
        _ => 0,
    };
    to_the_right % 2 == 1 || above % 2 == 1
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&a));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        a: [i32; n],
    }
    println!("{}", winner(&a));
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,): (Vec<i32>,)| {
            winner(&a)
        });
    }

    #[test]
    fn the_end_of_the_diagonal_decides() {
        for (piles, expected) in [
            (&[1][..], false),
            (&[2], true),
            (&[1, 1], true),
            (&[2, 2], false),
            (&[3, 3], true),
            (&[1, 1, 3], false),
            (&[1, 3], true),
            (&[1, 2, 3], false),
            (&[1_000_000_000], true),
            (&[i32::MAX], false),
        ] {
            assert_eq!(first_player_wins(piles), expected, "{piles:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let mut piles = [2, 6, 1, 3, 2];
        assert_eq!(winner(&piles), "First");
        piles.sort_unstable();
        piles.reverse();
        assert_eq!(piles, [6, 3, 2, 2, 1]);
        let heights_right_of_the_square = piles[2..].iter().filter(|&&pile| pile >= 2);
        assert_eq!((heights_right_of_the_square.count(), piles[1] - 2), (2, 1));
    }
}
