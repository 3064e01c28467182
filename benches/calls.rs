//! Measures the time per call of our solutions and of the usual ones on the same random rows:
//! `cargo bench -p benches --bench calls`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use fastrand::Rng;

/// Number of measurements per solution. The solutions take turns.
const ROUNDS: usize = 5;

/// Returns the time per call on these rows.
type Measure = fn(Vec<Vec<i32>>) -> Duration;

/// Compares a function in two files that a site accepts. Each file is compiled together with the call, as on LeetCode.
macro_rules! compare {
    ($function:expr, $lengths:expr, $ours:literal, $theirs:literal) => {
        let measures = [measure!($function, $ours), measure!($function, $theirs)];
        for length in $lengths {
            compare($ours, measures, length);
        }
    };
}

macro_rules! measure {
    ($function:expr, $path:literal) => {{
        #[allow(unused, clippy::all, clippy::pedantic, reason = "a file for a site")]
        mod file {
            /// LeetCode defines this type.
            struct Solution;

            include!(concat!("../", $path));

            pub fn measure(rows: Vec<Vec<i32>>) -> std::time::Duration {
                super::measure(rows, $function)
            }
        }
        file::measure as Measure
    }};
}

fn main() {
    println!("| solution | n | ours | theirs | ratio |\n| --- | --: | --: | --: | --: |");
    compare!(
        Solution::stone_game_vii,
        [10, 100, 1000, 10_000, 100_000],
        "src/bin/leetcode_1690_stone_game_vii.rs",
        "submissions/leetcode_1690_stone_game_vii/accepted/one_row.rs"
    );
    compare!(
        Solution::stone_game_v,
        [200, 500],
        "src/bin/leetcode_1563_stone_game_v.rs",
        "submissions/leetcode_1563_stone_game_v/accepted/three_tables.rs"
    );
    compare!(
        Solution::stone_game_ii,
        [10, 100, 1000],
        "src/bin/leetcode_1140_stone_game_ii.rs",
        "submissions/leetcode_1140_stone_game_ii/accepted/cubic_table.rs"
    );
    compare!(
        |cards: Vec<i32>| larger_score(&cards),
        [1000, 5000, 1_000_000],
        "src/bin/nowcoder_card_game.rs",
        "submissions/nowcoder_card_game/accepted/folding_in_passes.rs"
    );
}

fn measure<Answer>(rows: Vec<Vec<i32>>, function: impl Fn(Vec<i32>) -> Answer) -> Duration {
    let calls = u32::try_from(rows.len()).expect("few rows");
    let start = Instant::now();
    for row in rows {
        black_box(function(black_box(row)));
    }
    start.elapsed() / calls
}

/// Prints the median times per call. Uses many rows, because the branch predictor would learn a few.
fn compare(path: &str, measures: [Measure; 2], length: usize) {
    let mut random = Rng::with_seed(1140);
    let mut row = || (0..length).map(|_| random.i32(1..=1000)).collect();
    let rows: Vec<Vec<i32>> = (0..100_000_usize.div_ceil(length)).map(|_| row()).collect();
    let rounds = [(); ROUNDS].map(|()| measures.map(|measure| measure(rows.clone())));
    let [ours, theirs] = [0, 1].map(|which| {
        let mut times = rounds.map(|times| times[which]);
        times.sort();
        times[ROUNDS / 2]
    });
    let ratio = theirs.div_duration_f64(ours);
    println!("| {path} | {length} | {ours:.1?} | {theirs:.1?} | 1 : {ratio:.1} |");
}
