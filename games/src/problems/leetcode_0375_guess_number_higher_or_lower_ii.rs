//! Guess a number. A wrong guess x costs x, and the picker says whether the number is higher or lower.

use solver::{Budget, Game, Move, MoveOf, Player};

use crate::Shape::Number;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Scoring, column};
use crate::words::{Name, Text, Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Guess Number Higher or Lower II", "猜数字大小 II"),
    aliases: &[],
    family: Family::Intervals,
    difficulty: Difficulty::Medium,
    rules: words(
        "The guesser looks for a number from 1 to n. A wrong guess x costs x, and the picker then says whether the number is higher or lower. The guesser wants to pay as little as possible, the picker wants the opposite.",
        "猜数的人猜 1 到 n 中的一个数。猜 x 没猜中要付 x 元，出题的人再回答大了还是小了。猜数的人想少付，出题的人想让对方多付。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("O(n³) interval DP", "O(n³) 区间 DP"), "cubic_table.cpp"),
        (words("O(n²) interval DP", "O(n²) 区间 DP"), "moving_crossing.rs"),
    ],
    technique: words(
        "DP on the amount of money instead of the interval",
        "以金额（而不是区间）为状态的 DP",
    ),
    time: words("O(n²) → O(n²) at worst, about n^1.6 measured", "O(n²) → 最坏 O(n²)，实测约 n^1.6"),
    largest_input: word("n ≤ 200"),
    link: "https://leetcode.com/problems/guess-number-higher-or-lower-ii/",
    related: &[],
    page: "guess-number",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("getMoneyAmount", AnswerType::Integer),
    &[Argument::new("n", Number(1..=200)).locally(Number(1..=5000))],
    Games::One(|input| Box::new(GuessNumber { n: input.number(0) })),
    &[],
)
.played_by(words("guesser", "猜数的人"), words("picker", "出题的人"));

struct GuessNumber {
    n: i64,
}

/// The lowest and the highest number that are still possible, and the unanswered guess, if any.
type State = (i64, i64, Option<i64>);

impl Game for GuessNumber {
    type Position = State;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> State {
        (1, self.n, None)
    }

    /// Returns the guesses, which gain nothing, or the answers, which gain the cost of a wrong guess. After the right
    /// guess, no number is left.
    fn moves(&self, (low, high, guess): State) -> impl Iterator<Item = MoveOf<Self>> {
        let guesses = (low..=high).filter(move |_| guess.is_none());
        let guesses = guesses.map(move |x| Move::new((), (low, high, Some(x))));
        let answers = guess.into_iter().flat_map(move |x| {
            let wrong = [(low, x - 1), (x + 1, high)].into_iter().filter(|(low, high)| low <= high);
            let wrong = wrong.map(move |(low, high)| Move::new((), (low, high, None)).gaining(x));
            wrong.chain([Move::new((), (1, 0, None))])
        });
        guesses.chain(answers)
    }

    fn final_lead(&self, _: &State) -> i64 {
        0
    }
}

impl Shown for GuessNumber {
    /// The guesser pays the picker.
    const SCORING: Scoring = Scoring::Total(Player::Second);
    const PHRASE: Words = words("say {}", "说 {}");

    fn columns(&self, (low, high, guess): &State) -> Vec<Column> {
        let numbers = if low <= high {
            Text { en: format!("{low} to {high}"), zh: format!("{low} 到 {high}") }
        } else {
            words("none", "没有了").into()
        };
        let guess = guess.map_or_else(String::new, |x| x.to_string());
        vec![
            column(words("numbers", "可能的数"), Cell::Text(numbers)),
            column(words("guess", "猜"), Cell::text(guess)),
        ]
    }

    fn name(&self, _: &[Column], (_, _, guess): &State, choice: &MoveOf<Self>) -> Name {
        let (low, _, next_guess) = choice.next;
        let answer = match guess {
            None => return Name::Leave(next_guess.unwrap_or_default()),
            Some(_) if choice.gain == 0 => words("right", "猜中"),
            Some(x) if low > *x => words("higher", "大了"),
            Some(_) => words("lower", "小了"),
        };
        Name::Other(answer.into())
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("lowest", "最小"), words("highest", "最大")]
    }

    fn coordinates(&self, &(low, high, guess): &State) -> Option<Vec<i64>> {
        (guess.is_none() && low <= high).then_some(vec![low, high])
    }

    /// Computes the recurrence of <https://oeis.org/A276128>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let n = usize::try_from(self.n).ok();
        let n = n.filter(|n| *n <= 500)?;
        let mut costs = vec![vec![0; n + 1]; n + 2];
        for low in (1..n).rev() {
            for high in low + 1..=n {
                let worst = |x: usize| x + costs[low][x - 1].max(costs[x + 1][high]);
                costs[low][high] = (low..=high).map(worst).min()?;
            }
        }
        Some(-i64::try_from(costs[1][n]).ok()?)
    }
}
