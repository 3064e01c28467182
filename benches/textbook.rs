//! Each solution's function side by side with what the textbooks teach, on the same inputs.
//!
//! `cargo bench -p benches --bench textbook`; words behind `--` choose as they do in every benchmark of criterion's.

use std::fmt::Debug;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use benches::inputs::{Shape, endless_deal, random_deal};
use benches::results::{publish, table_row, time};
use benches::{solutions, textbook};
use criterion::{BenchmarkId, Criterion};
use serde_json::Value;
use two_player_games::problem;

/// Where criterion keeps what it measured.
const MEASURED: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/criterion");

/// A way to answer a case.
struct Algorithm<Case: ?Sized, Answer> {
    name: &'static str,
    /// The largest n that it answers in about a second, and with some hundred megabytes.
    survives: usize,
    answer: fn(&Case) -> Answer,
}

/// The solution, which survives everything.
fn ours<Case: ?Sized, Answer>(answer: fn(&Case) -> Answer) -> Algorithm<Case, Answer> {
    Algorithm { name: "ours", survives: usize::MAX, answer }
}

fn taught<Case: ?Sized, Answer>(
    name: &'static str,
    survives: usize,
    answer: fn(&Case) -> Answer,
) -> Algorithm<Case, Answer> {
    Algorithm { name, survives, answer }
}

fn main() {
    // What an earlier run measured must not appear in the table of this one.
    let _ = fs::remove_dir_all(MEASURED);
    let criterion = Criterion::default()
        .output_directory(Path::new(MEASURED))
        .without_plots()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(50))
        .measurement_time(Duration::from_millis(200))
        .configure_from_args();
    let mut table = table_row(&["game", "n", "algorithm", "time of a call (fastest to slowest shape of row)"]);
    table += &table_row(&["---", "--:", "---", "--:"]);
    let mut measurement = Measurement { criterion, table };
    measure_rows(&mut measurement);
    measure_numbers(&mut measurement);
    measure_deals(&mut measurement);
    publish("textbook", &measurement.table);
}

fn measure_rows(measurement: &mut Measurement) {
    let either_end = |solution| {
        [
            ours(solution),
            taught("one row", 20_000, textbook::either_end_row),
            taught("table of leads", 5000, textbook::either_end_leads),
            taught("table of pairs", 5000, textbook::either_end_pairs),
            taught("recursion with memory", 5000, textbook::either_end_recursion),
        ]
    };
    measurement.rows("leetcode_0486_predict_the_winner", &either_end(solutions::predict_the_winner));
    measurement.rows("leetcode_0877_stone_game", &either_end(solutions::stone_game));
    measurement.rows("stone_game_difference", &either_end(solutions::stone_game_difference));
    measurement.rows(
        "nowcoder_card_game",
        &[ours(solutions::card_game), taught("two tables", 5000, textbook::card_game_tables)],
    );
    measurement.rows(
        "leetcode_1140_stone_game_ii",
        &[
            ours(solutions::stone_game_ii),
            taught("cubic table", 1000, textbook::stone_game_ii_table),
            taught("recursion with memory", 1000, textbook::stone_game_ii_recursion),
        ],
    );
    measurement.rows(
        "leetcode_1406_stone_game_iii",
        &[
            ours(solutions::stone_game_iii),
            taught("table", usize::MAX, textbook::stone_game_iii_table),
            taught("recursion with memory", 50_000, textbook::stone_game_iii_recursion),
        ],
    );
}

fn measure_numbers(measurement: &mut Measurement) {
    measurement.numbers(
        "leetcode_0292_nim_game",
        &[1_000_000, 10_000_000, i32::MAX],
        &[ours(solutions::nim_game), taught("table", 10_000_000, textbook::nim_game_table)],
    );
    measurement.numbers(
        "leetcode_1025_divisor_game",
        &[1000, 10_000, 100_000],
        &[
            ours(solutions::divisor_game),
            taught("table", 10_000, textbook::divisor_game_table),
            taught("recursion with memory", 10_000, textbook::divisor_game_recursion),
        ],
    );
    // The judge's limit, ten times and a hundred times it, each after a heap that loses.
    measurement.numbers(
        "leetcode_1510_stone_game_iv",
        &[99_919, 100_000, 999_960, 1_000_000, 9_999_932, 10_000_000],
        &[
            ours(solutions::stone_game_iv),
            taught("table", 10_000_000, textbook::stone_game_iv_table),
            taught("recursion with memory", 100_000, textbook::stone_game_iv_recursion),
        ],
    );
}

fn measure_deals(measurement: &mut Measurement) {
    let algorithms = [
        ours(solutions::kitten_fishing),
        taught("follower at half the speed", usize::MAX, textbook::kitten_fishing_follower),
    ];
    for size in [6, 60, 600] {
        measurement.compare("kitten_fishing", size, &[("random".to_owned(), Box::new(random_deal(size)))], &algorithms);
    }
    measurement.compare("kitten_fishing, endless", 100, &[("deal".to_owned(), Box::new(endless_deal()))], &algorithms);
}

struct Measurement {
    criterion: Criterion,
    /// What was measured so far.
    table: String,
}

impl Measurement {
    /// Rows of every shape, at the judge's limit, ten times and a hundred times it.
    fn rows(&mut self, program: &str, algorithms: &[Algorithm<[i32], i64>]) {
        let limits = &problem(program).expect("a problem").limits;
        // Larger values take no longer, but their sums do not fit the textbook's 32 bits.
        let values = *limits.values.start()..=1000.min(*limits.values.end());
        for size in [1, 10, 100].map(|times| times * limits.lengths.end()) {
            let cases = Shape::ALL.map(|shape| (format!("{shape:?}"), shape.row(size, values.clone())));
            self.compare(program, size, &cases, algorithms);
        }
    }

    fn numbers(&mut self, program: &str, numbers: &[i32], algorithms: &[Algorithm<i32, bool>]) {
        for &number in numbers {
            let size = usize::try_from(number).expect("a size");
            self.compare(program, size, &[("number".to_owned(), Box::new(number))], algorithms);
        }
    }

    /// Measures the `algorithms` that survive the `size` on all `cases`, once they agree.
    fn compare<Case: ?Sized, Answer: PartialEq + Debug>(
        &mut self,
        program: &str,
        size: usize,
        cases: &[(String, Box<Case>)],
        algorithms: &[Algorithm<Case, Answer>],
    ) {
        let mut group = self.criterion.benchmark_group(program);
        for algorithm in algorithms.iter().filter(|algorithm| size <= algorithm.survives) {
            let mut times = Vec::new();
            for (shape, case) in cases {
                let expected = (algorithms[0].answer)(case);
                assert_eq!((algorithm.answer)(case), expected, "{program}, {size} {shape}: {}", algorithm.name);
                let input = format!("{size} {shape}");
                let id = BenchmarkId::new(algorithm.name, &input);
                group.bench_with_input(id, case, |bencher, case| bencher.iter(|| (algorithm.answer)(black_box(case))));
                times.extend(median(program, algorithm.name, &input));
            }
            self.table += &row(program, size, algorithm.name, times);
        }
    }
}

/// The median that criterion found; `None` if it was not asked to measure this.
fn median(program: &str, algorithm: &str, input: &str) -> Option<Duration> {
    let file = Path::new(MEASURED).join(program).join(algorithm).join(input).join("new/estimates.json");
    let estimates: Value = serde_json::from_str(&fs::read_to_string(file).ok()?).ok()?;
    let nanoseconds = estimates["median"]["point_estimate"].as_f64()?;
    Some(Duration::from_secs_f64(nanoseconds / 1e9))
}

/// The table's row with the times for all shapes, nothing if there are none.
fn row(program: &str, size: usize, algorithm: &str, mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let times = match times[..] {
        [] => return String::new(),
        [only] => time(only),
        [fastest, .., slowest] => format!("{} to {}", time(fastest), time(slowest)),
    };
    table_row(&[program, &size.to_string(), algorithm, &times])
}
