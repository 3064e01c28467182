//! Take 1, 2 or 3 of n stones.

use crate::mechanics::pile::Pile;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Nim Game", "Nim 游戏"),
    family: Family::OnePile,
    difficulty: Difficulty::Easy,
    rules: words(
        "You and your friend take turns; each move takes 1, 2 or 3 stones from the pile. Whoever takes the last stone wins.",
        "你和朋友轮流从一堆石子中取走 1、2 或 3 颗，你先手。取到最后一颗石子的人获胜。",
    ),
    usual: &[(words("last two bits", "看二进制最低两位"), "last_two_bits.rs")],
    technique: words("multiples of 4 lose", "4 的倍数必败（巴什博弈）"),
    time: same("O(1) → O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("canWinNim", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=2_147_483_647))],
    Games::One(|input| {
        let left = |n: i64| (1..=n.min(3)).map(move |taken| n - taken);
        let pile = Pile::new(same("n"), input.number(0), left);
        Box::new(pile.ruled(
                words(
                    "Marked are the multiples of 4: the player to move loses there, and the program looks at n mod 4 alone.",
                    "标出的是 4 的倍数：走棋的一方必败，程序只看 n mod 4。",
                ),
                |n| n % 4 == 0,
        ))
    }),
    &[],
)
.played_by(words("you", "你"), words("friend", "朋友"))
.explained_at("from-heaps-to-grundy", "1-winning-and-losing-positions", "1-必胜态和必败态");
