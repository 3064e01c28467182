// 2029. Stone Game IX / 石子游戏 IX
// https://leetcode.com/problems/stone-game-ix/
// https://leetcode.cn/problems/stone-game-ix/
//
// Input:  stones, a row of values
// Answer: true if Alice, who begins, wins; each in turn removes any stone; who makes the sum of all
//         removed values divisible by 3 loses; if no stone is left before that, Bob wins
// Limits: 1 to 10^5 stones from 1 to 10^4
//
// Rule: wins(sum, stones) is whether the player to move wins, sum what is removed so far:
//   wins(sum, stones) = whether sum + x is not divisible by 3, and !wins(sum + x, stones without x),
//                       for some stone x
//   wins(sum, no stones) = whether it is Bob's turn
//
// Idea: only remainders by 3 matter. A stone of remainder 0 only passes the turn, at any time but
// the first. Of the others, the next must have the remainder of the sum: after a first 1 they are
// 1 2 1 2 1 ..., of which Bob takes the ones and Alice the twos; after a first 2 the other way round.
// - An even number of zeros: each zero can be answered by another, as if there were none. Alice
//   starts with the remainder of which there are fewer: Bob needs it each time, and runs out of it
//   first. If there are none of one remainder, she herself is stuck at her second stone, or the
//   stones end before.
// - An odd number: one zero is left, and who would be stuck takes it to pass the turn. So Alice
//   starts with the remainder of which there are more, a of them against b. She runs out of the
//   others after b of them, passes, and Bob is stuck. By then b + 2 of the a are gone, and he loses
//   if one is left to take: if a > b + 2. With a = b + 1 or b + 2 no stone is left; with a = b
//   Alice is stuck.
//
// Example: stones = [1, 4, 7, 10, 2, 3]: the remainders are 1, 1, 1, 1, 2 and 0, and 4 > 1 + 2
//   Alice  removes  1, the sum is  1
//   Bob    removes  4, the sum is  5
//   Alice  removes  2, the sum is  7
//   Bob    removes  7, the sum is 14
//   Alice  removes  3, the sum is 17, for another 2 is missing
//   Bob    removes 10, the sum is 27, divisible by 3: Alice wins
//
// Time O(n), memory O(1).
//
// 思路：只看每个数除以 3 的余数。余 0 的石子不能第一个取，以后取它不改变总和的余数，只相当于换手；
// 其余的石子，第一颗选定之后，每一步都只能取与当前总和同余的那一类，所以顺序被完全确
// 定：1 1 2 1 2 …… 或 2 2 1 2 1 ……。余 0 的石子成对抵消：有偶数颗时，余 1 和余 2 的都
// 有，Alice 就必胜：她先取较少的那一类，此后对手每次都只能取这一类，会先取完；有奇数颗时，先后手对
// 调一次，Alice 要先取较多的那一类，而且至少比另一类多 3 颗才必胜。多 1、2 颗时石子会取完，按规则
// 算 Bob 胜；一样多时是 Alice 先没有合法的石子可取。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let count = |remainder| {
            let of_remainder = |stone: &&i32| stone.rem_euclid(3) == remainder;
            stones.iter().filter(of_remainder).count()
        };
        let [zeros, ones, twos] = [0, 1, 2].map(count);
        if zeros % 2 == 0 {
            ones > 0 && twos > 0
        } else {
            ones.abs_diff(twos) > 2
        }
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_ix(stones));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(stones,)| {
            Solution::stone_game_ix(stones)
        });
    }

    #[test]
    fn named_cases() {
        for (stones, wins, catches) in [
            (vec![1, 2], true, "Alice loses if no stone is left"),
            (vec![1], false, "Bob has lost if no stone is left"),
            (vec![3], false, "a first stone of remainder 0"),
            (vec![1, 1, 1], false, "one remainder alone, without zeros"),
            (vec![3, 1, 2], false, "the parity of the zeros"),
            (vec![3, 1, 1], false, "a difference of 2 is enough"),
            (vec![3, 1, 1, 1], true, "a difference of 3 is too little"),
            (vec![3, 2, 2, 2], true, "only more ones than twos"),
            (
                vec![3, 3, 1, 1, 1],
                false,
                "any number of zeros passes the turn",
            ),
            (vec![], false, "no stone to start from"),
            (vec![-1, -2], true, "remainders below 0"),
            (vec![i32::MIN, i32::MAX], false, "remainders below 0"),
        ] {
            assert_eq!(Solution::stone_game_ix(stones), wins, "{catches}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let mut sum = 0;
        for (stone, after) in [(1, 1), (4, 5), (2, 7), (7, 14), (3, 17), (10, 27)] {
            sum += stone;
            assert_eq!(sum, after);
            assert_eq!(sum % 3 == 0, after == 27, "{sum}");
        }
        assert!(Solution::stone_game_ix(vec![1, 4, 7, 10, 2, 3]));
    }
}
