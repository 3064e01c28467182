// 2038. Remove Colored Pieces if Both Neighbors are the Same Color
// 2038. 如果相邻两个颜色均相同则删除当前颜色
// https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/
// https://leetcode.cn/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/
//
// Input:       colors, a row of pieces A and B
// Answer:      true if Alice, who moves first, wins; in turn, Alice removes an A that stands
//              between two A, and Bob a B that stands between two B; a player with no move loses
// Constraints: 1 to 10^5 pieces
//
// Rule: wins(colors, player) tells whether the player to move wins:
//   wins(colors, player) = whether !wins(row, opponent) for some row that a move leads to
//
// Idea: each move of Alice removes the middle piece of a triple AAA, three pieces in a row. A run
// of k pieces A, k > 2, has k - 2 triples. The move leaves k - 1 pieces, at least two: the run has
// one triple fewer, and it still separates the runs of B on its two sides, so no triple BBB comes
// or goes. Likewise, a move of Bob takes one BBB and no AAA. So however they play, Alice has
// exactly as many moves as there are triples AAA at the start, and Bob as many as there are triples
// BBB. Alice moves first, so Bob is stuck first if and only if she has more.
//
// Example: colors = "AAAABBBAAB"; underlined: the middle piece of a triple
//   Alice  AAAABBBAAB  2 AAA, 1 BBB
//           --  -
//   Bob    AAABBBAAB   1 AAA, 1 BBB
//           -  -
//   Alice  AAABBAAB    1 AAA, 0 BBB
//           -
//   Bob    AABBAAB     0 AAA, 0 BBB: no move, so Alice wins
//
// Time O(n), memory O(1).
//
// 思路：Alice 的一步棋对应一个 AAA（连续三个 A，删去中间那个），连续 k 个 A（k > 2）里有 k - 2 个
// AAA。删去之后这一段还剩 k - 1 >= 2 个 A：AAA 正好少一个，而两侧的 B 仍被隔开，BBB 不增也不减。Bob
// 的一步棋同理。所以无论怎么走，Alice 总共能走的步数就是开局时 AAA 的个数，Bob 的就是 BBB 的个数。
// Alice 先走，所以当且仅当 AAA 比 BBB 多时，Bob 先走不动，Alice 获胜。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn winner_of_game(colors: String) -> bool {
        // 1 for a triple AAA, -1 for a triple BBB, 0 otherwise.
        let lead = |three: &[u8]| {
            let sign = if three[1] == b'A' { 1 } else { -1 };
            sign * i32::from(three[0] == three[1]) * i32::from(three[1] == three[2])
        };
        colors.as_bytes().windows(3).map(lead).sum::<i32>() > 0
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::winner_of_game(colors));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(colors,)| {
            Solution::winner_of_game(colors)
        });
    }

    /// Returns the number of triples `AAA` and of triples `BBB`.
    fn triples(colors: &str) -> [usize; 2] {
        ["AAA", "BBB"].map(|triple| {
            let ends = (0..=colors.len()).map(|end| &colors[..end]);
            ends.filter(|prefix| prefix.ends_with(triple)).count()
        })
    }

    /// Returns the rows that a move of Alice leads to.
    fn moves_of_alice(colors: &str) -> Vec<String> {
        let triples = colors.match_indices('A').map(|(index, _)| index);
        let triples = triples.filter(|&index| colors[index..].starts_with("AAA"));
        let removed = triples.map(|index| colors[..index].to_owned() + &colors[index + 1..]);
        removed.collect()
    }

    /// Checks Alice's moves; Bob's are the same with the colors swapped.
    #[test]
    fn a_move_takes_one_triple_of_its_player_and_none_of_the_opponent() {
        let mut rows = vec![String::new()];
        for _ in 0..12 {
            let longer = |row: &String| ["A", "B"].map(|color| row.clone() + color);
            rows = rows.iter().flat_map(longer).collect();
            for colors in &rows {
                let [of_alice, of_bob] = triples(colors);
                let moves = moves_of_alice(colors);
                assert_eq!(moves.len(), of_alice, "{colors}");
                for shorter in moves {
                    assert_eq!(triples(&shorter), [of_alice - 1, of_bob], "{colors}");
                }
            }
        }
    }

    #[test]
    fn the_example_is_right() {
        let turns = [
            ("AAAABBBAAB", [2, 1]),
            ("AAABBBAAB", [1, 1]),
            ("AAABBAAB", [1, 0]),
            ("AABBAAB", [0, 0]),
        ];
        for (colors, counts) in turns {
            assert_eq!(triples(colors), counts, "{colors}");
        }
        assert!(moves_of_alice(turns[0].0).contains(&turns[1].0.to_owned()));
        assert!(moves_of_alice(turns[2].0).contains(&turns[3].0.to_owned()));
        assert!(Solution::winner_of_game(turns[0].0.to_owned()));
    }
}
