// 1908. Game of Nim / Nim 游戏 II
// https://leetcode.com/problems/game-of-nim/
// https://leetcode.cn/problems/game-of-nim/
//
// Input:       piles, a row of pile sizes
// Answer:      true if Alice, who begins, wins; each player in turn removes any positive number of
//              stones from one pile; a player with no move loses
// Constraints: 1 to 7 piles of 1 to 7 stones
//
// Rule: wins(piles) tells whether the player to move wins:
//   wins(piles) = whether !wins(piles with y instead of x) for some pile x and some y < x
//   wins(no stones) = false
//
// Idea: the player to move loses if and only if the xor of all piles is 0. This is Bouton's
// theorem; its proof is by induction on the number of stones:
// - No stones are left: the xor is 0, and the player to move loses.
// - The xor is 0: every move replaces a pile x by y < x. Then the xor is x xor y, which is not 0,
//   so the opponent wins.
// - The xor is s, not 0: an odd number of piles have the highest bit of s, so there is such a pile
//   x. Let y = x xor s. The highest bit of s is not in y, and the higher bits are those of x, so
//   y < x. With y instead of x the xor is s xor x xor y = 0, so the opponent loses.
//
// Example: piles = [3, 4, 5]
//     3   011
//     4   100
//     5   101
//   xor   010, which is not 0, so Alice wins. Only the 3 has that bit, and 3 xor 2 = 1: the only
//   winning move removes 2 stones from the 3, and leaves 1 xor 4 xor 5 = 0.
//
// Time O(n), memory O(1).
//
// 思路：这就是经典的 Nim 游戏。Bouton 定理：各堆石子数的异或和为 0 时先手必败，否则先手必胜。对石子
// 总数归纳。没有石子时异或和为 0，轮到的人无法行动，判负。异或和为 0 时，任何一步都把某一堆的 x 变
// 成 y < x，异或和变成 x xor y，不为 0，由归纳假设对手必胜。异或和 s 不为 0 时，有奇数堆含有 s 的最
// 高位，任取其中一堆 x，令 y = x xor s：s 的最高位被去掉，更高的位不变，所以 y < x；把 x 变成 y 以
// 后异或和为 0，由归纳假设对手必败。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn nim_game(piles: Vec<i32>) -> bool {
        piles.into_iter().fold(0, |xor, pile| xor ^ pile) != 0
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::nim_game(piles));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(piles,)| {
            Solution::nim_game(piles)
        });
    }

    #[test]
    fn the_example_is_right() {
        let piles = [3, 4, 5];
        assert!(Solution::nim_game(piles.to_vec()));
        assert_eq!(piles.into_iter().fold(0, |xor, pile| xor ^ pile), 0b010);
        let mut winning_moves = Vec::new();
        for (index, pile) in piles.into_iter().enumerate() {
            for left in 0..pile {
                let mut next = piles;
                next[index] = left;
                if !Solution::nim_game(next.to_vec()) {
                    winning_moves.push(next);
                }
            }
        }
        assert_eq!(winning_moves, [[1, 4, 5]]);
    }
}
