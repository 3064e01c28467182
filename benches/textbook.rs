//! Each solution's function side by side with what the textbooks teach, on the same inputs.
//!
//! `cargo bench --bench textbook`; words behind `--` choose as they do in every benchmark of criterion's.

mod shared;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, hint};

use criterion::{BenchmarkId, Criterion};
use fastrand::Rng;
use serde_json::Value;
use shared::results::{publish, table_row, time};
use shared::rows::{Shape, random_deal};
use shared::{solutions, textbook};

/// Where criterion keeps what it measured.
const MEASURED: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/criterion");

/// A way to answer a case.
struct Algorithm<Case, Answer> {
    name: &'static str,
    /// The largest n that it answers in about a second, and with some hundred megabytes.
    survives: usize,
    answer: fn(&Case) -> Answer,
}

fn algorithm<Case, Answer>(
    name: &'static str,
    survives: usize,
    answer: fn(&Case) -> Answer,
) -> Algorithm<Case, Answer> {
    Algorithm { name, survives, answer }
}

/// A case and what it is called.
struct Input<Case> {
    size: usize,
    shape: String,
    case: Case,
}

/// Rows of every shape, at a judge's limit, ten times and a hundred times it.
fn rows(limit: usize, lowest: i32, highest: i32) -> Vec<Input<Vec<i32>>> {
    let sizes = [limit, 10 * limit, 100 * limit];
    let input =
        |size, shape: Shape| Input { size, shape: format!("{shape:?}"), case: shape.row(size, lowest..=highest) };
    sizes.into_iter().flat_map(|size| Shape::ALL.map(|shape| input(size, shape))).collect()
}

fn numbers<const COUNT: usize>(numbers: [i32; COUNT]) -> Vec<Input<i32>> {
    let size = |number: i32| number.unsigned_abs() as usize;
    numbers.map(|number| Input { size: size(number), shape: "Number".to_owned(), case: number }).into()
}

/// Measures all `algorithms` on all `inputs`, once they agree. The first one survives everything.
fn compare<Case, Answer: PartialEq + Debug>(
    criterion: &mut Criterion,
    game: &str,
    inputs: &[Input<Case>],
    algorithms: &[Algorithm<Case, Answer>],
) {
    let mut group = criterion.benchmark_group(game);
    for Input { size, shape, case } in inputs {
        let surviving = algorithms.iter().filter(|algorithm| *size <= algorithm.survives);
        let expected = (algorithms[0].answer)(case);
        for algorithm in surviving {
            assert_eq!((algorithm.answer)(case), expected, "{game}, {size} {shape}: {}", algorithm.name);
            group.bench_with_input(
                BenchmarkId::new(algorithm.name, format!("{size} {shape}")),
                case,
                |bencher, case| {
                    bencher.iter(|| (algorithm.answer)(hint::black_box(case)));
                },
            );
        }
    }
    group.finish();
}

/// The textbooks' ways to play the games of taking from either end, beside `ours`.
fn either_end(ours: fn(&Vec<i32>) -> i64) -> [Algorithm<Vec<i32>, i64>; 4] {
    [
        algorithm("ours", usize::MAX, ours),
        algorithm("one row", 20_000, textbook::either_end_row),
        algorithm("table of pairs", 5000, textbook::either_end_pairs),
        algorithm("recursion with memory", 5000, textbook::either_end_recursion),
    ]
}

fn measure_all(criterion: &mut Criterion) {
    compare(
        criterion,
        "0292 nim game",
        &numbers([1_000_000, 10_000_000, i32::MAX]),
        &[
            algorithm("ours", usize::MAX, solutions::nim_game::wins),
            algorithm("table", 10_000_000, textbook::nim_table),
        ],
    );
    let nums = rows(20, 0, 10_000_000);
    compare(criterion, "0486 predict the winner", &nums, &either_end(solutions::predict_the_winner::lead));
    compare(criterion, "0877 stone game", &rows(500, 1, 500), &either_end(solutions::stone_game::lead));
    compare(
        criterion,
        "1025 divisor game",
        &numbers([1000, 10_000, 100_000]),
        &[
            algorithm("ours", usize::MAX, solutions::divisor_game::wins),
            algorithm("table", 10_000, textbook::divisor_table),
        ],
    );
    compare(
        criterion,
        "1140 stone game II",
        &rows(100, 1, 10_000),
        &[
            algorithm("ours", usize::MAX, solutions::stone_game_ii::stones),
            algorithm("cubic table", 1000, textbook::stone_game_ii_cubic),
        ],
    );
    compare(
        criterion,
        "1406 stone game III",
        &rows(50_000, -1000, 1000),
        &[
            algorithm("ours", usize::MAX, solutions::stone_game_iii::lead),
            algorithm("table", usize::MAX, textbook::stone_game_iii_table),
            algorithm("recursion with memory", 50_000, textbook::stone_game_iii_recursion),
        ],
    );
    compare(
        criterion,
        "1510 stone game IV",
        &numbers([99_919, 100_000, 999_960, 1_000_000, 9_999_932, 10_000_000]),
        &[
            algorithm("ours", usize::MAX, solutions::stone_game_iv::wins),
            algorithm("table", 10_000_000, textbook::stone_game_iv_table),
            algorithm("recursion with memory", 100_000, textbook::stone_game_iv_recursion),
        ],
    );
    compare(
        criterion,
        "Nowcoder card game",
        &rows(5000, 1, 100_000),
        &[
            algorithm("ours", usize::MAX, solutions::card_game::score),
            algorithm("one row", 20_000, |cards| textbook::larger_score(cards, textbook::either_end_row(cards))),
            algorithm("table of pairs", 5000, |cards| textbook::larger_score(cards, textbook::either_end_pairs(cards))),
        ],
    );
    let piles = rows(100, -1_000_000, 1_000_000);
    compare(criterion, "stone game difference", &piles, &either_end(solutions::stone_game_difference::lead));
    let mut random = Rng::with_seed(3);
    let deals =
        [6, 60, 600].map(|size| Input { size, shape: "Random".to_owned(), case: random_deal(size, &mut random) });
    compare(
        criterion,
        "kitten fishing",
        &deals,
        &[
            algorithm("ours", usize::MAX, solutions::kitten_fishing::text),
            algorithm("all earlier states", 60, textbook::kitten_fishing_states),
        ],
    );
}

/// The medians that criterion found, from the fastest shape to the slowest.
fn table() -> String {
    let mut table = table_row(&["game", "n", "algorithm", "time of a call (fastest to slowest shape of row)"]);
    table += &table_row(&["---", "--:", "---", "--:"]);
    for (Measured { game, size, algorithm }, mut nanoseconds) in medians() {
        nanoseconds.sort_by(f64::total_cmp);
        let times = [nanoseconds[0], nanoseconds[nanoseconds.len() - 1]]
            .map(|nanoseconds| time(Duration::from_secs_f64(nanoseconds / 1e9)));
        let times = if nanoseconds.len() == 1 { times[0].clone() } else { times.join(" to ") };
        table += &table_row(&[&game, &size.to_string(), &algorithm, &times]);
    }
    table
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Measured {
    game: String,
    size: usize,
    algorithm: String,
}

/// Criterion's medians, in nanoseconds, for each shape.
fn medians() -> BTreeMap<Measured, Vec<f64>> {
    let mut medians: BTreeMap<_, Vec<f64>> = BTreeMap::new();
    for folder in folders(MEASURED.into()).flat_map(folders).flat_map(folders) {
        let [id, estimates] = ["benchmark.json", "estimates.json"].map(|file| {
            let text = fs::read_to_string(folder.join("new").join(file)).unwrap_or_default();
            serde_json::from_str::<Value>(&text).unwrap_or_default()
        });
        let text = |key: &str| id[key].as_str().unwrap_or_default().to_owned();
        let size = text("value_str").split(' ').next().and_then(|size| size.parse().ok());
        if let (Some(size), Some(median)) = (size, estimates["median"]["point_estimate"].as_f64()) {
            let measured = Measured { game: text("group_id"), size, algorithm: text("function_id") };
            medians.entry(measured).or_default().push(median);
        }
    }
    medians
}

fn folders(parent: PathBuf) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(parent).into_iter().flatten().flatten().map(|entry| entry.path()).filter(|path| path.is_dir())
}

fn main() {
    // What an earlier run measured must not appear in the table of this one.
    let _ = fs::remove_dir_all(MEASURED);
    let mut criterion = Criterion::default()
        .output_directory(Path::new(MEASURED))
        .without_plots()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(50))
        .measurement_time(Duration::from_millis(200))
        .configure_from_args();
    measure_all(&mut criterion);
    publish("textbook", &table());
}
