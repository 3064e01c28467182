// 3222. Find the Winning Player in Coin Game / 求出硬币游戏的赢家
// https://leetcode.com/problems/find-the-winning-player-in-coin-game/
// https://leetcode.cn/problems/find-the-winning-player-in-coin-game/
//
// Input:       x and y, the number of coins worth 75 and of coins worth 10
// Answer:      the winner, Alice, who begins, or Bob; each player in turn takes coins worth exactly
//              115; a player who cannot do so loses
// Constraints: 1 <= x, y <= 100
//
// Rule: wins(x, y) tells whether the player to move wins:
//   wins(x, y) = whether !wins(x-a, y-b) for some a <= x and b <= y such that 75a + 10b = 115
//
// Idea: only a = 1, b = 4 makes 115. Two coins of 75 are too much, and without one the sum is a
// multiple of 10, which 115 is not. So a = 1, and the remaining 40 are four coins of 10. The
// players have no choice: each turn takes one coin of 75 and four coins of 10, until there are too
// few of either kind. The coins of 75 last for x turns, those of 10 for y / 4 turns, rounded down,
// so there are min(x, y / 4) turns. The players alternate, and Alice begins. If the number of turns
// is odd, she takes the last one, and Bob loses; if it is even, perhaps 0, Alice is the first who
// cannot move, and Bob wins.
//
// Example: x = 5, y = 14: there are min(5, 3) = 3 turns
//   turn  player  coins of 75 left  coins of 10 left
//      1  Alice                  4                10
//      2  Bob                    3                 6
//      3  Alice                  2                 2
//   Bob needs four coins of 10, so the answer is Alice
//
// Time O(1), memory O(1).
//
// 思路：凑出 115 的方法只有一种：1 枚 75 加 4 枚 10。两枚 75 已经超过 115；一枚 75 也不拿，总和就是
// 10 的倍数，不可能是 115；所以恰好拿一枚 75，剩下的 40 用 4 枚 10 凑。双方都没有选择的余地，每一步
// 固定消耗 1 枚 75 和 4 枚 10，总步数是 min(x, y / 4)，除法向下取整。Alice 先手：总步数为奇数，最后
// 一步是 Alice 走的，Bob 无法操作，Alice 胜；总步数为偶数（包括 0），轮到 Alice 时无法操作，
// Bob 胜。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn winning_player(x: i32, y: i32) -> String {
        let turns = x.min(y / 4);
        let winner = if turns % 2 == 0 { "Bob" } else { "Alice" };
        winner.to_string()
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::winning_player(x, y));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(x, y)| {
            Solution::winning_player(x, y)
        });
    }

    #[test]
    fn there_is_one_way_to_take_115() {
        let coins = (0..=115 / 75).flat_map(|a| (0..=115 / 10).map(move |b| (a, b)));
        let ways: Vec<_> = coins.filter(|(a, b)| 75 * a + 10 * b == 115).collect();
        assert_eq!(ways, [(1, 4)]);
    }

    #[test]
    fn largest_numbers() {
        // The coins of 10 allow 2^29 - 1 turns; with 2^29 - 2 coins of 75 there is one turn fewer.
        let turns = i32::MAX / 4;
        assert_eq!(turns, 536_870_911);
        assert_eq!(Solution::winning_player(i32::MAX, i32::MAX), "Alice");
        assert_eq!(Solution::winning_player(turns - 1, i32::MAX), "Bob");
    }

    #[test]
    fn the_example_is_right() {
        let turns = [("Alice", 4, 10), ("Bob", 3, 6), ("Alice", 2, 2)];
        let (mut x, mut y) = (5, 14);
        assert_eq!((y / 4, x.min(y / 4)), (3, 3));
        assert_eq!(Solution::winning_player(x, y), "Alice");
        for (turn, (player, x_after, y_after)) in (1..).zip(turns) {
            assert_eq!(player == "Alice", turn % 2 == 1);
            assert!(x >= 1 && y >= 4);
            (x, y) = (x - 1, y - 4);
            assert_eq!((x, y), (x_after, y_after));
        }
        assert!(y < 4);
    }
}
