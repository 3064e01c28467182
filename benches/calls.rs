//! How long a call of a solution takes, beside the textbook's, on random questions. Also draws `benches/growth.svg` and its
//! Chinese twin.
//!
//! `cargo bench -p benches --bench calls`; words after `--` choose the programs whose names contain them, and then
//! nothing is drawn.

mod growth;

use std::env;
use std::fmt::Debug;
use std::hint::black_box;
use std::iter::repeat_with;
use std::time::{Duration, Instant};

use fastrand::Rng;
use games::{Kind, Problem, Question, problem};

const SIZES: [u32; 12] = [
    10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000,
];

/// The largest heaps of 1510 up to these that lose: a winning one is decided much sooner.
const LOSING_HEAPS: [u32; 13] = [
    10, 22, 95, 275, 997, 2997, 9979, 29_925, 99_919, 299_839, 999_960, 2_999_887, 9_999_932,
];

/// A problem, and a call of our solution and of the textbook's.
struct Game {
    problem: &'static Problem,
    sizes: &'static [u32],
    calls: [Call; 2],
}

/// For each n the seconds of a call.
type Curve = Vec<(f64, f64)>;

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
        // 486 and 877 have the same function.
        "atcoder_dp_l_deque", "accepted/one_row", SIZES,
            |(a,): (Vec<i32>,)| {
                first_player_lead(&a.into_iter().map(Into::into).collect::<Vec<_>>())
            };
        "nowcoder_card_game", "accepted/folding_in_passes", [5000, 1_000_000],
            |(arr,): (Vec<i32>,)| larger_score(&arr);
        "leetcode_1690_stone_game_vii", "accepted/one_row", SIZES,
            |(stones,)| Solution::stone_game_vii(stones);
        "leetcode_1563_stone_game_v", "accepted/recursion_with_memory", [50, 100, 200, 500],
            |(stone_value,)| Solution::stone_game_v(stone_value);
        "leetcode_1140_stone_game_ii", "accepted/cubic_table", SIZES,
            |(piles,)| Solution::stone_game_ii(piles);
        "leetcode_1406_stone_game_iii", "accepted/table_from_the_back", [50_000, 5_000_000],
            |(stone_value,)| Solution::stone_game_iii(stone_value);
        "leetcode_1510_stone_game_iv", "accepted/table_of_all_heaps", LOSING_HEAPS,
            |(n,)| Solution::winner_square_game(n);
        "kitten_fishing", "accepted/saved_state", [6, 60, 600],
            |(first, second): (Vec<i32>, Vec<i32>)| answer(&first, &second);
    };
    println!("| program | n | ours | textbook | ratio |\n| --- | --: | --: | --: | --: |");
    let mut pictured = Vec::new();
    for game in games {
        let program = game.problem.program;
        if is_chosen(program) {
            let [ours, textbook] = curves(&game);
            for ((n, ours), (_, textbook)) in ours.iter().zip(&textbook) {
                let ratio = textbook / ours;
                let [ours, textbook] = [ours, textbook].map(|time| Duration::from_secs_f64(*time));
                println!("| {program} | {n} | {ours:.1?} | {textbook:.1?} | 1 : {ratio:.1} |");
            }
            pictured.push((program, ours, textbook));
        }
    }
    if is_chosen("") {
        growth::draw(&pictured).expect("the picture is drawn");
    }
}

/// Whether `program` contains all words after `--` on the command line.
fn is_chosen(program: &str) -> bool {
    let mut words = env::args().skip(1).filter(|word| word != "--bench");
    words.all(|word| program.contains(&word))
}

/// A question with this number, or with random rows of this length.
fn question(problem: &Problem, n: u32, random: &mut Rng) -> Question {
    let mut question = Question::default();
    for argument in problem.arguments {
        match argument.kind {
            Kind::Number => question.numbers.extend(i32::try_from(n)),
            Kind::Row => {
                let value = |_| random.i32(argument.judge.values.clone());
                question.rows.push((0..n).map(value).collect());
            }
        }
    }
    question
}

/// The time of both calls for each n, one after the other; of each until it takes too long.
fn curves(game: &Game) -> [Curve; 2] {
    let mut curves = [Vec::new(), Vec::new()];
    for &n in game.sizes {
        let mut random = Rng::with_seed(1140);
        let question = || question(game.problem, n, &mut random);
        // Many small ones, else the processor learns what comes.
        let count = (100_000 / n).clamp(1, 1000) as usize;
        let questions: Vec<Question> = repeat_with(question).take(count).collect();
        if !game.problem.answers_at_home(&questions[0]) {
            break;
        }
        for (time, curve) in game.calls.iter().zip(&mut curves) {
            if curve.last().is_none_or(|(_, seconds)| *seconds < 1.0) {
                curve.push((n.into(), time(&questions).as_secs_f64()));
            }
        }
    }
    curves
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
