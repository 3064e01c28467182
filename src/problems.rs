//! The table of problems: one entry for each, with everything but its solution.

use std::ops::RangeInclusive;

use crate::question::Question;
use crate::reference::{self, LastMoveGame, ScoredGame};

/// A problem and the program that solves it.
pub struct Problem {
    /// The name of the file in `src/bin/`, and of the folders of its cases and submissions.
    pub program: &'static str,
    /// What else people call it, as the title in its header says.
    pub also_called: &'static str,
    /// Where it is submitted.
    pub judge: Judge,
    /// What a question is.
    pub form: Form,
    /// What an answer is.
    pub answer: Answer,
    /// The lengths and values that the judge allows.
    pub limits: Limits,
    /// Whether a question within these limits keeps what else the judge promises.
    pub promise: fn(&Question) -> bool,
    /// The lengths and values that the program accepts at home.
    pub home: Limits,
    /// Whether the program's time is at most linear in the question's length, so that a million values are no problem.
    pub is_linear: bool,
    /// The players as the statement calls them.
    pub players: [&'static str; 2],
    /// How it is played.
    pub game: Game,
}

/// How a judge takes a solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judge {
    /// The file stands between the judge's lines, which call `Solution`'s function for one question after another.
    LeetCode {
        /// The function in the writing of all languages but Rust, such as `stoneGameII`.
        function: &'static str,
    },
    /// The file is a program, which reads one question from standard input. `AtCoder` has crates.
    AtCoder,
    /// The same with the standard library alone, as at Nowcoder.
    StandardLibrary,
}

/// What a question is, with the names that its values have in the statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One number.
    Number(&'static str),
    /// A row of numbers.
    Row(&'static str),
    /// The hands of two players.
    Deal([&'static str; 2]),
}

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// `true` or `false`.
    Boolean,
    /// A number.
    Integer,
    /// A word.
    Text,
    /// How a card game ends: four lines with the winner, the hand and the table, or one line if it never does.
    Finish,
}

/// How long a row or a hand may be, and which values are allowed in it. A number has the length 1.
#[derive(Debug, Clone)]
pub struct Limits {
    /// How many values a row may have, or how many cards a hand.
    pub lengths: RangeInclusive<usize>,
    /// What a value, or the rank of a card, may be.
    pub values: RangeInclusive<i32>,
}

/// How a game is played by the rules alone, and up to which size this is fast enough.
pub enum Game {
    /// The player who cannot move loses.
    LastMove {
        /// Which moves there are.
        rules: fn() -> LastMoveGame,
        /// The largest number that is answered.
        largest: i32,
    },
    /// Each player wants more points than the other.
    Points {
        /// Which moves there are, and what they gain.
        rules: fn(&[i32]) -> ScoredGame,
        /// The longest row whose game is shown move by move.
        longest_played: usize,
        /// The answer to a row.
        answer: fn(&[i32]) -> String,
        /// The longest row that is answered.
        longest_answered: usize,
    },
    /// 小猫钓鱼: no player has a choice.
    KittenFishing {
        /// The most cards in a hand of a deal that is answered.
        most: usize,
    },
}

/// Answers a question by the rules alone, as the program prints it; `None` where that would take too long.
pub type Player = Box<dyn FnMut(&Question) -> Option<String>>;

/// All problems.
pub static PROBLEMS: &[Problem] = &[
    Problem {
        program: "leetcode_0292_nim_game",
        also_called: "Nim 游戏",
        judge: Judge::LeetCode { function: "canWinNim" },
        form: Form::Number("n"),
        answer: Answer::Boolean,
        limits: Limits { lengths: 1..=1, values: 1..=i32::MAX },
        promise: |_| true,
        home: Limits { lengths: 1..=1, values: 1..=i32::MAX },
        is_linear: true,
        players: ["you", "friend"],
        game: Game::LastMove { rules: reference::nim_game, largest: 100_000 },
    },
    Problem {
        program: "leetcode_0486_predict_the_winner",
        also_called: "预测赢家",
        judge: Judge::LeetCode { function: "predictTheWinner" },
        form: Form::Row("nums"),
        answer: Answer::Boolean,
        limits: Limits { lengths: 1..=20, values: 0..=10_000_000 },
        promise: |_| true,
        home: ANY_ROW,
        is_linear: true,
        players: ["first", "second"],
        game: either_end_game(|row| (reference::either_end_lead(row) >= 0).to_string()),
    },
    Problem {
        program: "leetcode_0877_stone_game",
        also_called: "石子游戏",
        judge: Judge::LeetCode { function: "stoneGame" },
        form: Form::Row("piles"),
        answer: Answer::Boolean,
        limits: Limits { lengths: 2..=500, values: 1..=500 },
        promise: |piles| piles.length().is_multiple_of(2) && piles.values().iter().sum::<i32>() % 2 == 1,
        home: ANY_ROW,
        is_linear: true,
        players: ["Alice", "Bob"],
        game: either_end_game(|row| (reference::either_end_lead(row) > 0).to_string()),
    },
    Problem {
        program: "leetcode_1025_divisor_game",
        also_called: "除数博弈",
        judge: Judge::LeetCode { function: "divisorGame" },
        form: Form::Number("n"),
        answer: Answer::Boolean,
        limits: Limits { lengths: 1..=1, values: 1..=1000 },
        promise: |_| true,
        home: Limits { lengths: 1..=1, values: 1..=i32::MAX },
        is_linear: true,
        players: ["Alice", "Bob"],
        game: Game::LastMove { rules: reference::divisor_game, largest: 5000 },
    },
    Problem {
        program: "leetcode_1140_stone_game_ii",
        also_called: "石子游戏 II",
        judge: Judge::LeetCode { function: "stoneGameII" },
        form: Form::Row("piles"),
        answer: Answer::Integer,
        limits: Limits { lengths: 1..=100, values: 1..=10_000 },
        promise: |_| true,
        home: Limits { lengths: 0..=30_000, values: 0..=i32::MAX },
        is_linear: false,
        players: ["Alice", "Bob"],
        game: Game::Points {
            rules: reference::stone_game_ii,
            longest_played: 100,
            answer: |row| reference::stone_game_ii_stones(row).to_string(),
            longest_answered: 200,
        },
    },
    Problem {
        program: "leetcode_1406_stone_game_iii",
        also_called: "石子游戏 III",
        judge: Judge::LeetCode { function: "stoneGameIII" },
        form: Form::Row("stoneValue"),
        answer: Answer::Text,
        limits: Limits { lengths: 1..=50_000, values: -1000..=1000 },
        promise: |_| true,
        home: ANY_ROW,
        is_linear: true,
        players: ["Alice", "Bob"],
        game: Game::Points {
            rules: reference::stone_game_iii,
            longest_played: 50_000,
            answer: |row| match reference::stone_game_iii_lead(row) {
                1.. => "Alice".to_owned(),
                0 => "Tie".to_owned(),
                _ => "Bob".to_owned(),
            },
            longest_answered: 100_000,
        },
    },
    Problem {
        program: "leetcode_1510_stone_game_iv",
        also_called: "石子游戏 IV",
        judge: Judge::LeetCode { function: "winnerSquareGame" },
        form: Form::Number("n"),
        answer: Answer::Boolean,
        limits: Limits { lengths: 1..=1, values: 1..=100_000 },
        promise: |_| true,
        home: Limits { lengths: 1..=1, values: 1..=i32::MAX },
        is_linear: false,
        players: ["Alice", "Bob"],
        game: Game::LastMove { rules: reference::square_game, largest: 100_000 },
    },
    Problem {
        program: "nowcoder_card_game",
        also_called: "纸牌博弈",
        judge: Judge::StandardLibrary,
        form: Form::Row("arr"),
        answer: Answer::Integer,
        limits: Limits { lengths: 1..=5000, values: 1..=100_000 },
        promise: |_| true,
        home: ANY_ROW,
        is_linear: true,
        players: ["first", "second"],
        game: either_end_game(|row| reference::either_end_larger_score(row).to_string()),
    },
    Problem {
        program: "stone_game_difference",
        also_called: "Deque",
        judge: Judge::AtCoder,
        form: Form::Row("a"),
        answer: Answer::Integer,
        limits: Limits { lengths: 1..=3000, values: 1..=1_000_000_000 },
        promise: |_| true,
        home: ANY_ROW,
        is_linear: true,
        players: ["first", "second"],
        game: either_end_game(|row| reference::either_end_lead(row).to_string()),
    },
    Problem {
        program: "kitten_fishing",
        also_called: "小猫钓鱼",
        judge: Judge::StandardLibrary,
        form: Form::Deal(["u1", "u2"]),
        answer: Answer::Finish,
        // The article names no limit for the cards in a hand. This one is ours.
        limits: Limits { lengths: 1..=1100, values: 1..=9 },
        promise: |_| true,
        home: Limits { lengths: 1..=usize::MAX, values: 1..=9 },
        is_linear: false,
        players: ["u1", "u2"],
        game: Game::KittenFishing { most: 1100 },
    },
];

const ANY_ROW: Limits = Limits { lengths: 0..=usize::MAX, values: i32::MIN..=i32::MAX };

const fn either_end_game(answer: fn(&[i32]) -> String) -> Game {
    Game::Points { rules: reference::either_end_game, longest_played: 500, answer, longest_answered: 5000 }
}

fn player<Asked: TryFrom<Question>>(mut answer: impl FnMut(Asked) -> Option<String> + 'static) -> Player {
    Box::new(move |question| answer(Asked::try_from(question.clone()).ok()?))
}

/// The problem that `program` solves.
#[must_use]
pub fn problem(program: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.program == program)
}

impl Problem {
    /// The player that knows only the rules.
    #[must_use]
    pub fn player(&self) -> Player {
        match self.game {
            Game::LastMove { rules, largest } => {
                let mut game = rules();
                player(move |n: i32| (n <= largest).then(|| game.wins(n).to_string()))
            }
            Game::Points { answer, longest_answered, .. } => {
                player(move |row: Vec<i32>| (row.len() <= longest_answered).then(|| answer(&row)))
            }
            Game::KittenFishing { most } => player(move |[first, second]: [Vec<u8>; 2]| {
                (first.len() <= most).then(|| reference::kitten_fishing_answer(&first, &second))
            }),
        }
    }

    /// Whether the judge may ask `question`.
    #[must_use]
    pub fn allows(&self, question: &Question) -> bool {
        let Limits { lengths, values } = &self.limits;
        lengths.contains(&question.length())
            && question.values().iter().all(|value| values.contains(value))
            && (self.promise)(question)
    }

    /// `question` as the judge's statement and console write it, with a line end.
    #[must_use]
    pub fn written(&self, question: &Question) -> String {
        match self.judge {
            Judge::LeetCode { .. } => format!("{question}\n"),
            Judge::AtCoder | Judge::StandardLibrary => question.counted(),
        }
    }

    /// `question` with the names of its values: `nums = [1,5,2]`.
    #[must_use]
    pub fn named(&self, question: &Question) -> String {
        match (self.form, question) {
            (Form::Number(name) | Form::Row(name), _) => format!("{name} = {question}"),
            (Form::Deal([first_name, second_name]), Question::Deal([first, second])) => {
                format!("{first_name} = {first:?} {second_name} = {second:?}")
            }
            (Form::Deal(_), _) => question.to_string(),
        }
    }

    /// Whether the judge asks a submitted program one question a run, not many.
    #[must_use]
    pub fn asks_once(&self) -> bool {
        !matches!(self.judge, Judge::LeetCode { .. })
    }
}

impl Form {
    /// A question as people write it.
    #[must_use]
    pub fn example(self) -> &'static str {
        match self {
            Self::Number(_) => "4",
            Self::Row(_) => "[1,5,2]",
            Self::Deal(_) => "[1,1] [2,3]",
        }
    }
}

impl Answer {
    /// How many lines an answer has if its first line is `first_line`.
    #[must_use]
    pub fn lines(self, first_line: &str) -> usize {
        if self == Self::Finish && !first_line.starts_with("draw") { 4 } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stone_game() -> &'static Problem {
        problem("leetcode_0877_stone_game").expect("the stone game")
    }

    #[test]
    fn questions_are_within_the_limits_or_not() {
        let allows = |row: Vec<i32>| stone_game().allows(&Question::Row(row));
        assert!(allows(vec![1, 500]));
        assert!(!allows(vec![0, 1]), "a value that is too small");
        assert!(!allows(vec![501, 2]), "a value that is too large");
        assert!(!allows([vec![2], vec![1; 501]].concat()), "the length");
        assert!(!allows(vec![1, 1]), "an even sum");
        assert!(!allows(vec![1, 1, 1]), "an odd length");
    }

    #[test]
    fn questions_are_written_in_every_form() {
        let deal = Question::Deal([vec![1, 1], vec![2, 3]]);
        let kitten_fishing = problem("kitten_fishing").expect("kitten fishing");
        assert_eq!(kitten_fishing.named(&deal), "u1 = [1, 1] u2 = [2, 3]");
        assert_eq!(kitten_fishing.written(&deal), "2\n1 1\n2 3\n");
        let row = Question::Row(vec![1, -5]);
        assert_eq!(row.counted(), "2\n1 -5\n");
        assert_eq!(stone_game().named(&row), "piles = [1,-5]");
        assert_eq!(stone_game().written(&row), "[1,-5]\n");
    }
}
