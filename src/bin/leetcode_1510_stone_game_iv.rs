// 1510. Stone Game IV / 石子游戏 IV
// https://leetcode.com/problems/stone-game-iv/
// https://leetcode.cn/problems/stone-game-iv/
//
// Input:       n, the number of stones in the pile
// Answer:      true if the first player wins; each player in turn takes a square number of stones;
//              a player with no move loses
// Constraints: 1 <= n <= 10^5
//
// Rule: wins[n] tells whether the player to move wins with n stones:
//   wins[n] = whether !wins[n-s] for some square s from 1 to n; so wins[0] = false
//
// Idea: this game is impartial (both players have the same moves), so each position is either
// winning or losing for the player to move. Go up from the empty pile. A position that no smaller
// one has marked is losing. Each losing position marks as winning the positions that are a square
// larger: there, a player can leave the opponent the losing position. Stop as soon as n is marked.
// Losing positions are rare: no two of them differ by a square, so by a theorem of Furstenberg and
// Sárközy there are o(n) of them up to n. Between 5 * 10^4 and 10^5, half of the winning n are
// marked by a position below 0.07 n, and 9 of 10 by one below 0.47 n. With one pile it is enough to
// know which positions win; only several piles at once would need Sprague-Grundy numbers.
// Picture: docs/in-one-picture.md
//
// Example: the losing positions up to 20, and the larger ones that each marks as winning
//    0 marks 1, 4, 9, 16
//    2 marks 3, 6, 11, 18
//    5 marks 6, 9, 14
//    7 marks 8, 11, 16
//   10 marks 11, 14, 19
//   12 marks 13, 16
//   15 marks 16, 19
//   17 marks 18
//   20
//
// Time O(n) to fill and scan the table, and O(sqrt n) for each losing position below n, or up to
// the one that marks n. There are 2781 losing positions up to 10^5, and 13952 up to 10^6: about
// n^0.7, so about n^1.2 steps in all (measured, not proved). A losing n needs all of them, a
// winning n usually far fewer. Memory O(n).
//
// 思路：这是公平组合游戏。用刷表法从 0 往上推：没有被标记的石子数就是必败态，由它把多一个平方数的石
// 子数都标记为必胜态；一旦 n 被标记就停。必败态很少：任意两个之差都不是平方数，由 Furstenberg 和
// Sárközy 的定理，n 以内只有 o(n) 个；10^5 以内 2781 个，10^6 以内 13952 个，约 n^0.7 个，每个标记
// O(√n) 次，总共约 n^1.2（实测，未证明），另外建表、扫描 O(n)。n 本身必败时要一直标记到 n，必胜时多
// 半早早停下：5 * 10^4 到 10^5 之间的必胜态，一半被小于 0.07 n 的必败态标记，九成被小于 0.47 n 的标
// 记。这里只有一堆石子，知道胜负就够了；几堆一起玩才需要 SG 函数。图见
// docs/in-one-picture.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let Ok(n) = usize::try_from(n) else {
            return false;
        };
        let mut wins = vec![false; n + 1];
        for pile in 0..n {
            if wins[n] {
                break;
            }
            if !wins[pile] {
                let mut root = 1;
                while let Some(larger) = wins.get_mut(pile + root * root) {
                    *larger = true;
                    root += 1;
                }
            }
        }
        wins[n]
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::winner_square_game(n));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,)| {
            Solution::winner_square_game(n)
        });
    }

    /// Compares with the number known from <https://oeis.org/A030193>.
    #[test]
    fn losing_positions_are_as_many_as_known() {
        let losing = (0..=10_000).filter(|&n| !Solution::winner_square_game(n));
        assert_eq!(losing.count(), 579);
    }

    #[test]
    fn the_example_is_right() {
        let losing: [(i32, &[i32]); 9] = [
            (0, &[1, 4, 9, 16]),
            (2, &[3, 6, 11, 18]),
            (5, &[6, 9, 14]),
            (7, &[8, 11, 16]),
            (10, &[11, 14, 19]),
            (12, &[13, 16]),
            (15, &[16, 19]),
            (17, &[18]),
            (20, &[]),
        ];
        for (pile, marked) in losing {
            let squares = [1, 4, 9, 16].map(|square| pile + square);
            let larger: Vec<i32> = squares.into_iter().filter(|&pile| pile <= 20).collect();
            assert_eq!(larger, marked, "{pile}");
        }
        for n in 0..=20 {
            let wins = losing.iter().all(|&(pile, _)| pile != n);
            assert_eq!(Solution::winner_square_game(n), wins, "n = {n}");
            let is_marked = losing.iter().any(|(_, marked)| marked.contains(&n));
            assert_eq!(is_marked, wins, "n = {n}");
        }
    }
}
