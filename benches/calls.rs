//! How long a call of a solution takes on random rows: `cargo bench -p benches --bench calls`.

use std::hint::black_box;
use std::time::Instant;

use fastrand::Rng;

/// Measures the function in the very files that are submitted. The call stands in the file, as LeetCode's does.
macro_rules! time {
    ($function:expr, $lengths:expr, $($path:literal),+) => {$({
        #[allow(unused, clippy::all, clippy::pedantic, reason = "a file for a judge")]
        mod file {
            /// LeetCode defines it.
            struct Solution;

            include!(concat!("../", $path));

            pub fn time(length: usize) {
                super::time($path, length, $function);
            }
        }
        $lengths.into_iter().for_each(file::time);
    })+};
}

fn main() {
    println!("| solution | n | time of a call |\n| --- | --: | --: |");
    time!(
        Solution::stone_game_vii,
        [1000, 100_000],
        "src/bin/leetcode_1690_stone_game_vii.rs",
        "submissions/leetcode_1690_stone_game_vii/accepted/one_row.rs"
    );
    time!(
        Solution::stone_game_v,
        [200, 500],
        "src/bin/leetcode_1563_stone_game_v.rs",
        "submissions/leetcode_1563_stone_game_v/accepted/recursion_with_memory.rs"
    );
    time!(
        Solution::stone_game_ii,
        [100, 1000],
        "src/bin/leetcode_1140_stone_game_ii.rs",
        "submissions/leetcode_1140_stone_game_ii/accepted/cubic_table.rs"
    );
}

/// Writes the shortest of five measurements: calls with many random rows, else the processor learns what comes.
fn time<Answer>(path: &str, length: usize, function: impl Fn(Vec<i32>) -> Answer) {
    let mut random = Rng::with_seed(1140);
    let mut row = || (0..length).map(|_| random.i32(1..=1000)).collect();
    let calls = 100_000_u32.div_ceil(length.try_into().expect("a short row"));
    let rows: Vec<Vec<i32>> = (0..calls).map(|_| row()).collect();
    let measure = || {
        let rows = rows.clone();
        let start = Instant::now();
        for row in rows {
            black_box(function(black_box(row)));
        }
        start.elapsed() / calls
    };
    let shortest = (0..5).map(|_| measure()).min().expect("a measurement");
    println!("| {path} | {length} | {shortest:.1?} |");
}
