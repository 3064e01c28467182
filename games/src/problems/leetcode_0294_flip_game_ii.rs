//! Flip two adjacent `+` to `-`; a player with no move loses.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Flip Game II", "翻转游戏 II"),
    family: Family::Nim,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move turns two adjacent + into --. A player who has no move loses.",
        "每次把相邻的两个 + 翻成 --。轮到自己却没有 ++ 可翻的人输。",
    ),
    usual: &[
        (
            words("memoization on the sorted runs", "各段长度排序后记忆化搜索"),
            "memoized_on_sorted_runs.cpp",
        ),
        (words("Grundy numbers", "SG 函数"), "grundy_numbers.py"),
    ],
    technique: words("Grundy numbers, which have period 34", "SG 值的周期为 34"),
    time: same("O(n²) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("canWin", AnswerType::Boolean),
    &[Argument::new("currentState", Shape::Text(1..=60, "-+"))],
    Games::One(|input| Box::new(FlipGameII { state: input.text(0).to_owned() })),
    &[random("random", 300, &[Shape::Text(1..=60, "-+")])],
)
.guaranteeing("at most 20 + in a row", "连续的 + 不超过 20 个", |input| {
    let state = input.text(0).replace(&"+".repeat(21), &("+".repeat(20) + "-"));
    Some(input.with(0, Value::Text(state)))
})
.played_by(words("first", "先手"), words("second", "后手"))
.explained_at("from-heaps-to-grundy", "6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数");

struct FlipGameII {
    state: String,
}

impl Game for FlipGameII {
    type Position = String;
    /// The index of the first of the two signs.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> String {
        self.state.clone()
    }

    fn moves(&self, state: String) -> impl Iterator<Item = MoveOf<Self>> {
        (1..state.len()).filter_map(move |end| {
            let next = || [&state[..end - 1], "--", &state[end + 1..]].concat();
            (&state[end - 1..=end] == "++").then(|| Move::new(end - 1, next()))
        })
    }

    fn final_lead(&self, _: &String) -> i64 {
        -1
    }

    /// Returns the runs of `+`, each for itself.
    fn parts(&self, state: &String) -> Option<Vec<Part<String>>> {
        let runs = state.split('-').filter(|run| !run.is_empty());
        Some(runs.map(|run| Part::Position(run.to_owned())).collect())
    }

    fn weight(&self, state: &String) -> usize {
        4 * state.len()
    }

    fn bytes(&self, state: &String) -> usize {
        state.len()
    }
}

impl Shown for FlipGameII {
    const PHRASE: Words = words("leave {}", "变成 {}");

    fn columns(&self, state: &String) -> Vec<Column> {
        vec![column(same("currentState"), Cell::Letters(state.clone()))]
    }

    fn places(&self, _: &String, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 2)
    }

    fn name(&self, _: &[Column], _: &String, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(choice.next.clone())
    }

    fn part_names(&self, state: &String) -> Option<Vec<Text>> {
        let runs = state.split('-').filter(|run| !run.is_empty());
        Some(runs.map(Text::plain).collect())
    }

    /// Lists the runs up to the longest one. A flip of two neighbors leaves a run on each side.
    fn sizes(&self) -> Option<(Words, Vec<Size>)> {
        let flips = |run: i64| (2..=run).map(|end| vec![end - 2, run - end]).collect();
        let longest =
            self.state.split('-').map(str::len).max().and_then(|run| i64::try_from(run).ok())?;
        let size = |run| Size { size: run, moves: flips(run) };
        (longest <= 400)
            .then(|| (words("length of a run", "连续 + 的个数"), (0..=longest).map(size).collect()))
    }

    /// Uses the Sprague-Grundy theorem: <https://en.wikipedia.org/wiki/Sprague%E2%80%93Grundy_theorem>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let runs = self.state.split('-').map(str::len);
        let mut grundy: Vec<usize> = Vec::new();
        for run in 0..=runs.clone().max().filter(|longest| *longest <= 2000)? {
            let flips = (2..=run).map(|end| grundy[end - 2] ^ grundy[run - end]);
            grundy.push((0..=run).find(|number| !flips.clone().any(|reached| reached == *number))?);
        }
        let xor = runs.fold(0, |xor, run| xor ^ grundy[run]);
        Some(if xor == 0 { -1 } else { 1 })
    }
}
