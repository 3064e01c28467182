// 810. Chalkboard XOR Game / 黑板异或游戏
// https://leetcode.com/problems/chalkboard-xor-game/
// https://leetcode.cn/problems/chalkboard-xor-game/
//
// Input:       nums, the numbers on the chalkboard
// Answer:      true if Alice, who begins, wins; each player in turn erases one number; a player who
//              makes the xor of all remaining numbers 0 loses; a player who starts a turn with xor
//              0 wins; the xor of no numbers is 0
// Constraints: 1 to 1000 numbers from 0 to 2^16 - 1
//
// Rule: wins(nums) tells whether the player to move wins:
//   wins(nums) = true if the xor of nums is 0; otherwise
//   wins(nums) = whether !wins(nums without x) for some x in nums
// A player who makes the xor 0 leaves the opponent a winning position, so this covers both rules.
//
// Idea: if the xor is 0, Alice wins at once. Otherwise she wins if and only if the count is even.
// - Even count, xor not 0: the player to move has a safe move, one that does not make the xor 0.
//   Erasing x leaves xor ^ x, which is 0 only if x = xor. If every number were equal to the xor,
//   these equal numbers would cancel in pairs, because their count is even, and the xor would be 0.
//   So some x differs from the xor. Erasing it leaves an odd count and a xor that is not 0.
// - Odd count, xor not 0: every move either makes the xor 0, and loses, or leaves an even count and
//   a xor that is not 0.
// So a player who faces an even count has a safe move at every turn. There are fewer numbers after
// each move, so the game ends, and it is the opponent who makes the xor 0, by erasing the last
// number at the latest.
//
// Example: nums = [1, 1, 2, 3]: the count is even, and the xor is 1
//   Alice  erases 2 and leaves 1 1 3 with xor 3; erasing a 1 would make the xor 0
//   Bob    erases 1 and leaves 1 3 with xor 2; erasing the 3 would make the xor 0
//   Alice  erases 1 and leaves 3 with xor 3
//   Bob    erases 3 and leaves no number, with xor 0: Alice wins
//
// Time O(n), memory O(1).
//
// 思路：异或和为 0，Alice 直接获胜。否则只看个数的奇偶。个数为偶数且异或和 xor 不为 0 时，当前玩家
// 总有安全的走法：擦掉 x 以后异或和变成 xor ^ x，只有 x = xor 时才为 0；假如所有数都等于 xor，偶数
// 个相同的数两两抵消，异或和就是 0，矛盾，所以一定有某个 x 不等于 xor，擦掉它，对手面对的就是奇数个
// 数，异或和仍不为 0。个数为奇数且异或和不为 0 时，要么擦完异或和变成 0，当场输掉；要么留给对手偶数
// 个数，异或和不为 0。所以面对偶数个数的一方每一步都有安全的走法，数越擦越少，把异或和变成 0 的只能
// 是对手，最迟就是他擦掉最后一个数的时候。结论：异或和为 0，或者个数为偶数，则 Alice 必胜。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        let xor = nums.iter().fold(0, |xor, num| xor ^ num);
        xor == 0 || nums.len().is_multiple_of(2)
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::xor_game(nums));

#[cfg(test)]
mod tests {
    use super::Solution;

    fn xor(nums: &[i32]) -> i32 {
        nums.iter().fold(0, |xor, num| xor ^ num)
    }

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(nums,)| {
            Solution::xor_game(nums)
        });
    }

    /// Checks all rows of up to 6 numbers from 0 to 3: only rows of odd length can lack a safe move.
    #[test]
    fn an_even_count_has_a_safe_move() {
        let mut rows = vec![vec![]];
        let mut without_safe_move = 0;
        for length in 1..=6 {
            let longer = |row: &Vec<i32>| [0, 1, 2, 3].map(|num| [&row[..], &[num]].concat());
            rows = rows.iter().flat_map(longer).collect();
            for row in rows.iter().filter(|row| xor(row) != 0) {
                let has_safe_move = row.iter().any(|num| xor(row) ^ num != 0);
                without_safe_move += usize::from(!has_safe_move);
                assert!(has_safe_move || length % 2 == 1, "{row:?}");
            }
        }
        // These rows repeat 1, 2 or 3, once, three times or five times.
        assert_eq!(without_safe_move, 9);
    }

    #[test]
    fn the_example_is_right() {
        let mut left = vec![1, 1, 2, 3];
        assert_eq!(xor(&left), 1);
        assert!(Solution::xor_game(left.clone()));
        let moves: [(i32, &[i32], i32); 4] =
            [(2, &[1, 1, 3], 3), (1, &[1, 3], 2), (1, &[3], 3), (3, &[], 0)];
        for (erased, expected, xor_after) in moves {
            let index = left.iter().position(|&num| num == erased);
            left.remove(index.expect("the number is on the chalkboard"));
            assert_eq!(left, expected);
            assert_eq!(xor(&left), xor_after);
        }
        assert_eq!([xor(&[1, 2, 3]), xor(&[1, 1])], [0, 0]);
    }
}
