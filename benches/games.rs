//! The functions under measurement, from the very files that are submitted, and the questions that they answer.

use std::fmt::Debug;
use std::hint::black_box;
use std::iter::repeat_with;
use std::time::{Duration, Instant};

use fastrand::Rng;
use two_player_games::problems::Form;
use two_player_games::{PROBLEMS, Problem, Question, problem};

use crate::results::median;

/// A problem and the ways to solve it.
pub struct Game {
    pub problem: &'static Problem,
    /// The judge's limit, ten and a hundred times it, and what else is worth a look.
    pub sizes: &'static [u32],
    /// Ours is the first.
    pub algorithms: Vec<Algorithm>,
}

pub struct Algorithm {
    pub name: &'static str,
    /// The largest n that it answers in about a second, and with some hundred megabytes.
    pub survives: u32,
    /// The answer as text, and the time of a call.
    pub measure: fn(&Question) -> (String, Duration),
}

/// A game with its algorithms: the name, the largest n, the file as seen from the program's submissions, and the
/// call, which stands in the file, where private functions can be called.
macro_rules! game {
    ($program:literal, $sizes:expr, $question:pat =>
        $($name:literal, $survives:expr, $file:literal => $call:expr;)+) => {{
        let algorithms = vec![$({
            #[allow(unused, clippy::all, clippy::pedantic, reason = "a file for a judge, of which a part is used")]
            mod file {
                /// LeetCode defines it.
                struct Solution;

                include!(concat!("../submissions/", $program, "/", $file, ".rs"));

                pub fn measure(question: &super::Question) -> (String, super::Duration) {
                    use super::{Question::*, black_box};
                    super::call(|| match black_box(question) {
                        $question => $call,
                        _ => panic!("a question of another game: {question}"),
                    })
                }
            }
            Algorithm { name: $name, survives: $survives, measure: file::measure }
        }),+];
        Game { problem: problem($program).expect("a problem"), sizes: &$sizes, algorithms }
    }};
}

pub fn games() -> Vec<Game> {
    let games = vec![
        game!("leetcode_0292_nim_game", [1_000_000, 10_000_000, 2_147_483_647], Number(n) =>
            "ours, O(1)", u32::MAX, "../../src/bin/leetcode_0292_nim_game" => Solution::can_win_nim(*n);
            "table, O(n)", 10_000_000, "run_time_error/table_of_all_heaps" => Solution::can_win_nim(*n);),
        // 486 and 877 have the same function, and their sizes are among these.
        game!("stone_game_difference", [20, 200, 500, 2000, 3000, 5000, 30_000, 50_000, 300_000], Row(row) =>
            "ours, O(n)", 10_000_000, "../../src/bin/stone_game_difference" => first_player_lead(row);
            "one row, O(n²)", 50_000, "accepted/one_row" => first_player_lead(&super::in_64_bits(row));
            "table of pairs, O(n²)", 5000, "accepted/table_of_pairs" => first_player_lead(&super::in_64_bits(row));
            "table of leads, O(n²)", 5000,
            "../leetcode_0486_predict_the_winner/accepted/table_of_leads" => first_player_lead(row);
            "recursion with memory, O(n²)", 5000,
            "../leetcode_0486_predict_the_winner/accepted/recursion_with_memory" => first_player_lead(row);
            "folding in passes, O(n)", 10_000_000,
            "../nowcoder_card_game/accepted/folding_in_passes" => first_player_lead(row);),
        game!("leetcode_1025_divisor_game", [1000, 10_000, 100_000], Number(n) =>
            "ours, O(1)", u32::MAX, "../../src/bin/leetcode_1025_divisor_game" => Solution::divisor_game(*n);
            "table, O(n²)", 10_000, "accepted/table_of_all_numbers" => Solution::divisor_game(*n);
            "recursion with memory, O(n²)", 10_000, "accepted/recursion_with_memory" => Solution::divisor_game(*n);),
        game!("leetcode_1140_stone_game_ii", [100, 1000, 10_000], Row(row) =>
            "ours, O(n²)", 20_000, "../../src/bin/leetcode_1140_stone_game_ii" => first_player_stones(row);
            "table, O(n³)", 2000, "accepted/cubic_table" => first_player_stones(row);
            "recursion with memory, O(n³)", 1000, "accepted/recursion_with_memory" => first_player_stones(row);),
        game!("leetcode_1406_stone_game_iii", [50_000, 500_000, 5_000_000], Row(row) =>
            "ours, O(n)", u32::MAX, "../../src/bin/leetcode_1406_stone_game_iii" => alice_minus_bob(row);
            "table, O(n)", u32::MAX, "accepted/table_from_the_back" => first_player_lead(row);
            "recursion with memory, O(n)", 50_000, "accepted/recursion_with_memory" => first_player_lead(row);),
        // Each limit after a heap that loses. Ours keeps what it knows, so this is its first call of a process.
        game!("leetcode_1510_stone_game_iv", [99_919, 100_000, 999_960, 1_000_000, 9_999_932, 10_000_000], Number(n) =>
            "ours, marks", u32::MAX,
            "../../src/bin/leetcode_1510_stone_game_iv" => DecidedHeaps::default().wins(n.unsigned_abs());
            "table, O(n√n)", 10_000_000, "accepted/table_of_all_heaps" => Solution::winner_square_game(*n);
            "recursion with memory, O(n√n)", 100_000,
            "accepted/recursion_with_memory" => Solution::winner_square_game(*n);),
        game!("nowcoder_card_game", [5000, 50_000, 500_000, 1_000_000], Row(row) =>
            "ours, O(n)", u32::MAX, "../../src/bin/nowcoder_card_game" => larger_score(row);
            "folding in passes, O(n)", u32::MAX, "accepted/folding_in_passes" => larger_score(row);
            "two tables, O(n²)", 5000, "accepted/two_tables" => larger_score(row);),
        game!("kitten_fishing", [6, 60, 600], Deal([first, second]) =>
            "ours", u32::MAX, "../../src/bin/kitten_fishing" => answer(first, second);
            "follower at half the speed", u32::MAX, "accepted/half_speed_follower" => answer(first, second);),
    ];
    assert_eq!(games.len() + 2, PROBLEMS.len(), "a game for each problem but 486 and 877");
    games
}

impl Game {
    /// A random question of this size, then rows of other shapes, or a deal that never ends.
    /// Values above 1000 take no longer, but their sums do not fit the textbook's 32 bits.
    pub fn questions(&self, n: u32) -> Vec<Question> {
        let mut random = Rng::with_seed(1140);
        let size = n as usize;
        let least = *self.problem.limits.values.start();
        let most = 1000.min(*self.problem.limits.values.end());
        match self.problem.form {
            Form::Number(_) => vec![Question::Number(n.try_into().expect("a number of 31 bits"))],
            Form::Row(_) => {
                let row: Vec<i32> = repeat_with(|| random.i32(least..=most)).take(size).collect();
                let mut rising = row.clone();
                rising.sort_unstable();
                let falling = rising.iter().rev().copied().collect();
                let alternating = [least, most].into_iter().cycle().take(size).collect();
                [row, rising, falling, alternating, vec![most; size], vec![0; size]].map(Question::Row).into()
            }
            Form::Deal(_) => {
                let mut hand = || repeat_with(|| random.u8(1..=9)).take(size).collect();
                let endless = [vec![1; size], [vec![2; 2], vec![1; size - 2]].concat()];
                vec![Question::Deal([hand(), hand()]), Question::Deal(endless)]
            }
        }
    }
}

/// The answer, and the median time of a call. Calls that are too short for the clock are timed together.
fn call<Answer: Debug>(answer: impl Fn() -> Answer) -> (String, Duration) {
    let batch = |calls: u32| {
        let start = Instant::now();
        for _ in 0..calls {
            black_box(answer());
        }
        start.elapsed()
    };
    let mut calls = 1;
    while batch(calls) < Duration::from_millis(5) {
        calls *= 2;
    }
    let start = Instant::now();
    let mut times = Vec::new();
    while times.len() < 5 || start.elapsed() < Duration::from_millis(200) {
        times.push(batch(calls).div_f64(calls.into()));
    }
    (format!("{:?}", answer()), median(times))
}

fn in_64_bits(row: &[i32]) -> Vec<i64> {
    row.iter().copied().map(i64::from).collect()
}
