//! How long a call of a solution takes, beside the textbook's, on random questions.
//!
//! `cargo bench -p benches`; words after `--` choose the programs whose names contain them.

use std::env;
use std::fmt::Debug;
use std::hint::black_box;
use std::iter::repeat_with;
use std::time::{Duration, Instant};

use fastrand::Rng;
use games::{Argument, Kind, Problem, Question, Value, problem};

/// A problem, and a call of our solution and of the textbook's.
struct Game {
    problem: &'static Problem,
    /// Up to the judge's limit, and a larger one.
    sizes: &'static [i32],
    calls: [Call; 2],
}

/// Tells how long a call takes.
type Call = fn(&[Question]) -> Duration;

/// The games, with the textbook's file among the problem's submissions.
macro_rules! games {
    ($($program:literal, $textbook:literal, $sizes:expr, $call:expr;)+) => {
        [$(Game {
            problem: problem($program).expect("a problem"),
            sizes: &$sizes,
            calls: [
                call!(concat!("../src/bin/", $program, ".rs"), $call),
                call!(concat!("../submissions/", $program, "/", $textbook, ".rs"), $call),
            ],
        }),+]
    };
}

/// A call in the very file that is submitted. It stands in the file, where private functions can be called.
macro_rules! call {
    ($path:expr, $call:expr) => {{
        #[allow(unused, clippy::all, clippy::pedantic, reason = "a file for a judge")]
        mod file {
            /// LeetCode defines it.
            struct Solution;

            include!($path);

            pub fn time(questions: &[super::Question]) -> super::Duration {
                super::time(questions, $call)
            }
        }
        file::time
    }};
}

fn main() {
    let games = games! {
        // 486 and 877 have the same function. The heaps of 1510 lose: a winning one is decided much sooner.
        "atcoder_dp_l_deque", "accepted/one_row", [3000, 10_000],
            |(a,): (Vec<i32>,)| {
                first_player_lead(&a.into_iter().map(Into::into).collect::<Vec<_>>())
            };
        "nowcoder_card_game", "accepted/folding_in_passes", [5000, 1_000_000],
            |(arr,): (Vec<i32>,)| larger_score(&arr);
        "leetcode_1690_stone_game_vii", "accepted/one_row", [1000, 30_000],
            |(stones,)| Solution::stone_game_vii(stones);
        "leetcode_1563_stone_game_v", "accepted/recursion_with_memory", [200, 500],
            |(stone_value,)| Solution::stone_game_v(stone_value);
        "leetcode_1140_stone_game_ii", "accepted/cubic_table", [100, 1000],
            |(piles,)| Solution::stone_game_ii(piles);
        "leetcode_1406_stone_game_iii", "accepted/table_from_the_back", [50_000, 5_000_000],
            |(stone_value,)| Solution::stone_game_iii(stone_value);
        "leetcode_1510_stone_game_iv", "accepted/table_of_all_heaps", [99_919, 999_960],
            |(n,)| Solution::winner_square_game(n);
        "kitten_fishing", "accepted/saved_state", [6, 600],
            |(first, second): (Vec<i32>, Vec<i32>)| answer(&first, &second);
    };
    println!("| program | n | ours | textbook | ratio |\n| --- | --: | --: | --: | --: |");
    let words = env::args().skip(1).filter(|word| word != "--bench");
    let words: Vec<String> = words.collect();
    for game in games {
        let program = game.problem.program;
        if words.iter().all(|word| program.contains(word)) {
            measure(&game);
        }
    }
}

/// Prints the time of both calls for each n.
fn measure(game: &Game) {
    let program = game.problem.program;
    for &n in game.sizes {
        let mut random = Rng::with_seed(1140);
        let question = || question(game.problem, n, &mut random);
        // Many small ones, else the processor learns what comes.
        let count = usize::try_from(100_000 / n).unwrap_or(0).clamp(1, 1000);
        let questions: Vec<Question> = repeat_with(question).take(count).collect();
        let [ours, textbook] = game.calls.map(|time| time(&questions));
        let ratio = textbook.div_duration_f64(ours);
        println!("| {program} | {n} | {ours:.1?} | {textbook:.1?} | 1 : {ratio:.1} |");
    }
}

/// A question with this number, or with random rows of this length.
fn question(problem: &Problem, n: i32, random: &mut Rng) -> Question {
    let value = |argument: &Argument| match argument.kind {
        Kind::Number => Value::Number(n),
        Kind::Row | Kind::RowAsLong => {
            let value = |_| random.i32(argument.judge.values.clone());
            Value::Row((0..n).map(value).collect())
        }
    };
    Question(problem.arguments.iter().map(value).collect())
}

/// The shortest of five measurements: calls with one question after another, as many as the clock needs.
fn time<Arguments: TryFrom<Question, Error: Debug>, Answer>(
    questions: &[Question],
    call: impl Fn(Arguments) -> Answer,
) -> Duration {
    let batch = |count: u32| {
        let questions = questions.iter().cycle().take(count as usize).cloned();
        let arguments = questions.map(|question| question.try_into().expect("its arguments"));
        let arguments: Vec<Arguments> = arguments.collect();
        let start = Instant::now();
        for arguments in arguments {
            black_box(call(black_box(arguments)));
        }
        start.elapsed()
    };
    let mut count = 1;
    while count < 10_000 && batch(count) < Duration::from_millis(20) {
        count *= 2;
    }
    let shortest = (0..5).map(|_| batch(count)).min();
    shortest.unwrap_or_default() / count
}
