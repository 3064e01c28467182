//! Replace n by n - x, where x < n divides n.

use crate::mechanics::pile::Pile;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Divisor Game", "除数博弈"),
    family: Family::OnePile,
    difficulty: Difficulty::Easy,
    rules: words(
        "Each move subtracts from n one of its divisors that is smaller than n. A player who has no move loses.",
        "轮流从 n 中减去它的一个小于 n 的约数。不能操作的人输。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("table", "递推"), "table_of_all_numbers.rs"),
    ],
    technique: words("odd numbers lose", "奇数必败"),
    time: same("O(n²) → O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("divisorGame", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=1000))],
    Games::One(|input| {
        let left = |n: i64| {
            let small = (1..=n.isqrt()).filter(move |x| n % x == 0);
            let divisors = small.flat_map(move |x| [x, n / x]).sorted().dedup();
            divisors.filter(move |x| *x < n).map(move |x| n - x)
        };
        let pile = Pile::new(same("n"), input.number(0), left);
        let pile = pile.weighing(input.first_size().isqrt());
        Box::new(pile.ruled(
            words(
                "Marked are the odd numbers: the player to move loses there, and the program looks at n mod 2 alone.",
                "标出的是奇数：走棋的一方必败，程序只看 n 的奇偶。",
            ),
            |n| n % 2 == 1,
        ))
    }),
    &[],
)
.explained_at("from-heaps-to-grundy", "2-guess-then-prove", "2-先猜再证");
