//! Take any number of stones from one of two piles, or the same number from both; a player with no move loses.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Wythoff's Game", "SHOI2002 取石子游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes any number of stones from one pile, or the same number from both. A player who has no move loses.",
        "每次从一堆中取任意多颗石子，或者从两堆中取同样多颗，至少取一颗。不能操作的人输。",
    ),
    usual: &[
        (words("integer square root", "整数开方"), "integer_square_root.py"),
        (words("golden ratio of 128 bits", "128 位的黄金比"), "golden_ratio_of_128_bits.rs"),
        (words("Fibonacci numeration", "斐波那契进制"), "fibonacci_numeration.cpp"),
    ],
    technique: words(
        "Beatty sequences of the golden ratio, compared in integers",
        "威佐夫博弈，贝蒂定理，黄金比用整数比较",
    ),
    time: same("O(1) → O(1)"),
};

/// All numbers of 32 bits that are not negative.
const LOCAL_PILE: Shape = Number(0..=2_147_483_647);

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[
        Argument::new("a", Number(0..=1_000_000_000)).locally(LOCAL_PILE),
        Argument::new("b", Number(0..=1_000_000_000)).locally(LOCAL_PILE),
    ],
    Games::One(|input| Box::new(WythoffsGame { piles: [input.number(0), input.number(1)] })),
    &[random("random-small", 20, &[Number(0..=20), Number(0..=20)])],
)
.written_as(Format::new(&[Plain(0), Plain(1)]))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["取石子游戏", "威佐夫博弈", "Wythoff"])
.same_game_as(&["POJ 1067"])
.explained_at("classic-games", "5-wythoffs-game", "5-威佐夫博弈");

struct WythoffsGame {
    piles: [i64; 2],
}

impl Game for WythoffsGame {
    type Position = [i64; 2];
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> [i64; 2] {
        self.piles
    }

    fn moves(&self, [a, b]: [i64; 2]) -> impl Iterator<Item = MoveOf<Self>> {
        let from_a = (0..a).map(move |left| [left, b]);
        let from_b = (0..b).map(move |left| [a, left]);
        let from_both = (1..=a.min(b)).map(move |taken| [a - taken, b - taken]);
        from_a.chain(from_b).chain(from_both).map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &[i64; 2]) -> i64 {
        -1
    }

    /// Returns the piles in ascending order.
    fn canonical(&self, [a, b]: [i64; 2]) -> [i64; 2] {
        [a.min(b), a.max(b)]
    }
}

impl Shown for WythoffsGame {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, piles: &[i64; 2]) -> Vec<Column> {
        vec![column(same("a b"), Cell::piles(*piles))]
    }

    fn places(&self, piles: &[i64; 2], choice: &MoveOf<Self>) -> Places {
        let changed = (0..2).filter(|index| choice.next[*index] < piles[*index]);
        Places::Column(0, changed.map(|index| (index, Some(choice.next[index]))).collect())
    }

    fn name(&self, _: &[Column], _: &[i64; 2], choice: &MoveOf<Self>) -> MoveName {
        MoveName::LeavePiles(choice.next.to_vec())
    }

    fn axes(&self) -> Vec<Words> {
        vec![same("a"), same("b")]
    }

    fn coordinates(&self, piles: &[i64; 2]) -> Option<Vec<i64>> {
        Some(piles.to_vec())
    }

    /// Begins the table with the square up to the larger pile.
    fn table_starts(&self) -> Vec<[i64; 2]> {
        square_corner(&self.piles).into_iter().collect()
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked are the losing pairs a, a + k: with φ = (1 + √5) / 2, the smaller number of the pair with the difference k is ⌊k·φ⌋.",
            "标出的是必败的数对 a、a + k：设 φ = (1 + √5) / 2，差为 k 的一对，较小的数是 ⌊k·φ⌋。"
        );
        let marks = |place: &[i64]| WythoffsGame { piles: [place[0], place[1]] }.is_lost();
        Some(Rule::new(text, marks).by(WYTHOFF))
    }

    /// Lists the losing pairs by mex.
    fn ideas(&self) -> Vec<Steps> {
        vec![Steps::new("pairs", words("Losing pairs by mex", "用 mex 求必败的数对"), self.pairs())]
    }

    fn answer(&self, lead: i64) -> String {
        u8::from(lead > 0).to_string()
    }

    /// Compares the smaller pile with ⌊(d + √(5d²)) / 2⌋ for the difference d:
    /// <https://en.wikipedia.org/wiki/Wythoff%27s_game>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(if self.is_lost() { -1 } else { 1 })
    }
}

/// Maximum number of pairs in steps.
const MAX_PAIRS: i64 = 45;

const WYTHOFF: Theorem = Theorem::new(
    words("Wythoff's theorem", "威佐夫定理"),
    "classic-games",
    words("5-wythoffs-game", "5-威佐夫博弈"),
);

impl WythoffsGame {
    /// Returns whether the piles are a losing pair.
    fn is_lost(&self) -> bool {
        let [smaller, larger] = self.canonical(self.piles).map(i128::from);
        let difference = larger - smaller;
        smaller == i128::midpoint(difference, (5 * difference * difference).isqrt())
    }

    /// Shows the losing pairs up to the one with the difference of the piles; `None` if they are too many.
    fn pairs(&self) -> Option<Course> {
        let [smaller, larger] = self.canonical(self.piles);
        let difference = larger - smaller;
        if difference > MAX_PAIRS {
            return None;
        }
        let meaning = text!(
            "Who wins? From a losing pair no move leads to another one: each number stands in one pair only, and each difference belongs to one pair. So the next pair is a, a + k with the smallest number a that has not occurred, for k = 0, 1, 2, …",
            "谁会赢？从必败的数对走一步，到不了另一对：每个数只在一对中出现，每个差只属于一对。所以对 k = 0、1、2、…，下一对是 a、a + k，a 是还没有出现过的最小的数。"
        );
        let heading = || text!("piles", "两堆");
        let piles = Strip::new(heading(), self.piles.iter().map(Tile::plain));
        let first = Frame::new(text!("one pair for each difference", "每个差一对"), meaning);
        let mut frames = vec![first.strips([piles]).by(WYTHOFF)];
        let mut pairs: Vec<[i64; 2]> = Vec::new();
        for k in 0..=difference {
            let occurs = |number: &i64| pairs.iter().flatten().any(|other| other == number);
            let least = (0..=2 * k).find(|number| !occurs(number)).unwrap_or(0);
            pairs.push([least, least + k]);
            frames.push(pair_frame(&pairs));
        }
        let [a, b] = pairs[pairs.len() - 1];
        let answer = self.answer(if a == smaller { -1 } else { 1 });
        let end = if a == smaller {
            text!(
                "The piles {smaller} and {larger} are this pair: the first player loses.",
                "两堆 {smaller} 和 {larger} 就是这一对：先手必败。"
            )
        } else {
            text!(
                "The losing pair with the difference {difference} is {a} and {b}, not {smaller} and {larger}: the first player wins.",
                "差为 {difference} 的必败数对是 {a} 和 {b}，不是 {smaller} 和 {larger}：先手必胜。"
            )
        };
        let rule = text!(
            "The program computes a as ⌊k·φ⌋ for the difference k, with φ = (1 + √5) / 2. The answer: {answer}.",
            "程序直接由差 k 算出 a = ⌊k·φ⌋，φ = (1 + √5) / 2。答案：{answer}。"
        );
        if let Some(last) = frames.last_mut() {
            last.caption = last.caption.clone().then(&end).then(&rule);
        }
        Some(Course::new(frames, answer))
    }
}

/// Shows the last of the pairs.
fn pair_frame(pairs: &[[i64; 2]]) -> Frame {
    let k = pairs.len() - 1;
    let [a, b] = pairs[k];
    let row = |heading: Text, side: usize| {
        let tile = |(index, pair): (usize, &[i64; 2])| {
            Tile::plain(pair[side]).marked_if(index == k, Mark::New)
        };
        let shown = pairs.iter().enumerate().skip(k.saturating_sub(7));
        Strip::new(heading, shown.map(tile))
    };
    let caption = text!(
        "The smallest number that has not occurred is {a}, so the pair with the difference {k} is {a} and {b}.",
        "还没有出现过的最小的数是 {a}，所以差为 {k} 的一对是 {a} 和 {b}。"
    );
    let frame = Frame::new(text!("difference {k}", "差为 {k}"), caption);
    let frame = frame.strips([row(text!("a", "a"), 0), row(text!("a + k", "a + k"), 1)]);
    let question = text!(
        "Which is the smaller number of the pair with the difference {k}?",
        "差为 {k} 的一对中，较小的数是几？"
    );
    if k == 0 { frame } else { frame.asking(question, a) }
}
