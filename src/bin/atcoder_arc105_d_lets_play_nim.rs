// AtCoder Regular Contest 105 D. Let's Play Nim / 先放盘子再玩 Nim
// https://atcoder.jp/contests/arc105/tasks/arc105_d
//
// Input:       the number of cases, then for each case n and a, the numbers of coins in n bags.
//              There are also n empty dishes
// Answer:      First if the first player wins, else Second, for each case. As long as a bag has
//              coins, each player in turn puts all coins of one bag on one dish. Then, still in
//              turn, each player takes any positive number of coins from one dish. A player with no
//              move loses
// Constraints: 1 to 10^5 cases; 1 <= n <= 10^5, the sum of n is at most 2 * 10^5;
//              1 <= a[i] <= 10^9
//
// Rule: as long as there are bags, the player to move wins if some way to put one bag on a dish
// leaves the opponent a losing position. Without bags, this is Nim: the player to move wins if and
// only if the xor of all dishes is not 0.
//
// Idea: if n is odd, Second wins. If n is even, Second wins if and only if every number of coins
// occurs an even number of times; sorted, a[1] = a[2], a[3] = a[4], and so on.
//
// Proof: after n bags, First begins the Nim if n is even, and Second if n is odd. Whoever begins it
// wants a xor that is not 0.
// - n even, and all bags form equal pairs: Second keeps the dishes in equal pairs, too. When First
//   puts a bag on a dish, Second puts an equal bag on the dish of the same pair. In the end the xor
//   is 0, and First loses.
// - n even, otherwise: First always puts a largest bag on one dish D. First's bags are in turn at
//   least as large as a[1], a[3], ... in descending order, so they have at least as many coins as
//   a[1] + a[3] + ... > a[2] + a[4] + ..., and these are at least Second's coins. So D has more
//   than half of all coins. The xor of the other dishes is at most their sum, so it is not the
//   number on D, the xor of all dishes is not 0, and First wins.
// - n odd: First puts one bag on a dish, say D. From then on, Second plays on D as First did above.
//   D also has First's coins, so Second gets more than half of all coins on D, and wins.
//
// Example: a = [1, 2, 3, 3], n is even
//   sorted, 1 2 | 3 3: the first pair is not equal, so the answer is First. First puts a 3 on D,
//   and later another bag: 3 + 2 = 5 if Second takes the other 3, and 1 + 3 = 4 is left.
//
// Time O(n log n) for each case, memory O(1) besides the input.
//
// 思路：所有袋子放完之后，n 为偶数时轮到先手开始 Nim，n 为奇数时轮到后手，开始 Nim 的一方希望异或和不为
// 0。n 为偶数且每个数都出现偶数次：先手把一袋放进某个盘子，后手就把相等的一袋放进与之配对的盘子，最后
// 盘子两两相等，异或和为 0，后手胜。n 为偶数但不能配对：先手每次都把最大的一袋放进同一个盘子，排序后
// （从大到小）他得到的不少于 a[1] + a[3] + …，严格大于 a[2] + a[4] + …，所以这个盘子超过总数的一半，其余
// 盘子的异或和不超过它们的和，与它不相等，异或和不为 0，先手胜。n 为奇数：先手放下第一袋后，后手每次都把
// 最大的一袋放进同一个盘子，也超过一半，后手胜。所以 n 为奇数输出 Second；n 为偶数时排序，相邻两个两两
// 相等就输出 Second，否则输出 First。

fn winner(mut coins: Vec<i32>) -> &'static str {
    coins.sort_unstable();
    let (pairs, single) = coins.as_chunks();
    let first_wins = single.is_empty() && pairs.iter().any(|[a, b]| a != b);
    if first_wins { "First" } else { "Second" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(a));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        t: usize,
        cases: [[i32]; t],
    }
    let mut lines = String::new();
    for coins in cases {
        lines += winner(coins);
        lines.push('\n');
    }
    print!("{lines}");
}

#[cfg(test)]
mod tests {
    use super::winner;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,)| winner(a));
    }

    #[test]
    fn pairs_decide_if_the_count_is_even() {
        for (coins, expected) in [
            (vec![10], "Second"),
            (vec![1, 2], "First"),
            (vec![5, 5], "Second"),
            (vec![2, 1, 2, 1], "Second"),
            (vec![1, 1, 1, 2], "First"),
            (vec![1, 1, 2], "Second"),
        ] {
            assert_eq!(winner(coins.clone()), expected, "{coins:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(winner(vec![1, 2, 3, 3]), "First");
        let (on_first_dish, others) = (3 + 2, 1 + 3);
        assert_eq!([on_first_dish, others], [5, 4]);
    }
}
