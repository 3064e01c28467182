//! How long the functions of the solutions and of the textbooks take: two sections of `RESULTS.md`, and the picture
//! `benches/growth.svg`.
//!
//! `cargo bench -p benches --bench calls`; words after `--` choose the measurements whose game, n and algorithm
//! contain them, and then nothing is written.

mod games;
mod results;

use std::cell::LazyCell;
use std::error::Error;
use std::time::Duration;

use plotters::prelude::*;

use games::{Game, games};
use results::{is_chosen, publish};

/// The largest losing heaps of 1510 up to 10, 20, 50, 100, 200, 500, …: a winning one is decided much sooner.
const LOSING_HEAPS: [u32; 20] = [
    10, 20, 44, 95, 197, 464, 997, 1989, 4955, 9979, 19_989, 49_872, 99_919, 199_897, 499_844, 999_960, 1_999_955,
    4_999_937, 9_999_932, 19_999_915,
];

/// What was measured of a game.
struct Table<'a> {
    game: &'a Game,
    /// For each n the times of each algorithm, on one question or several.
    rows: Vec<(u32, Vec<Vec<Duration>>)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let games = games();
    let textbook = games.iter().map(|game| markdown(&measure(game, game.sizes, usize::MAX)));
    publish("textbook", &textbook.collect::<String>());

    // 10, 20, 50, 100, 200, 500, …
    let sizes: Vec<u32> = (1..8).flat_map(|power| [1, 2, 5].map(|first| first * 10_u32.pow(power))).take(20).collect();
    let pictured: [(_, _, &[u32]); 3] = [
        ("stone_game_difference", "Take from either end (486, 877, …)", &sizes),
        ("leetcode_1140_stone_game_ii", "1140. Stone Game II", &sizes),
        ("leetcode_1510_stone_game_iv", "1510. Stone Game IV", &LOSING_HEAPS),
    ];
    let panels = pictured.map(|(program, caption, sizes)| {
        let game = games.iter().find(|game| game.problem.program == program).expect("a game");
        (caption, measure(game, sizes, 1))
    });
    if publish("growth", &panels.iter().map(|(_, table)| markdown(table)).collect::<String>()) {
        draw(&panels)?;
    }
    Ok(())
}

/// Measures the chosen algorithms, on the first `count` questions of each size.
fn measure<'a>(game: &'a Game, sizes: &[u32], count: usize) -> Table<'a> {
    let mut rows: Vec<(u32, Vec<Vec<Duration>>)> = Vec::new();
    for &n in sizes {
        let questions = LazyCell::new(|| game.questions(n));
        let mut expected = None;
        let times = game.algorithms.iter().map(|algorithm| {
            let measurement = format!("{}, n = {n}, {}", game.problem.program, algorithm.name);
            if n > algorithm.survives || !is_chosen(&measurement) {
                return vec![];
            }
            eprintln!("{measurement}");
            let (answers, times): (Vec<String>, _) = questions.iter().take(count).map(algorithm.measure).unzip();
            assert_eq!(&answers, expected.get_or_insert_with(|| answers.clone()), "{measurement}");
            times
        });
        rows.push((n, times.collect()));
    }
    rows.retain(|(_, times)| times.iter().any(|times| !times.is_empty()));
    Table { game, rows }
}

/// A row for each n, a column for each algorithm; nothing if nothing was chosen.
fn markdown(Table { game, rows }: &Table) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let row = |first: &str, cells: Vec<String>| format!("| {first} | {} |\n", cells.join(" | "));
    let names: Vec<String> = game.algorithms.iter().map(|algorithm| algorithm.name.to_owned()).collect();
    let alignment = row("--:", vec!["--:".to_owned(); names.len()]);
    let mut table = format!("{}\n\n{}{alignment}", game.problem.program, row("n", names));
    for (n, times) in rows {
        table += &row(&n.to_string(), times.iter().map(|times| cell(times)).collect());
    }
    table + "\n"
}

/// From the fastest to the slowest.
fn cell(times: &[Duration]) -> String {
    match (times.iter().min(), times.iter().max()) {
        (Some(fastest), Some(slowest)) if fastest < slowest => format!("{fastest:.2?} to {slowest:.2?}"),
        (Some(only), _) => format!("{only:.2?}"),
        _ => "–".to_owned(),
    }
}

/// Draws the times of our algorithm and of the textbook's first.
fn draw(panels: &[(&str, Table)]) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(concat!(env!("CARGO_MANIFEST_DIR"), "/growth.svg"), (1200, 400)).into_drawing_area();
    area.fill(&WHITE)?;
    for (area, (caption, Table { game, rows })) in area.split_evenly((1, 3)).iter().zip(panels) {
        let largest = rows.last().map_or(100.0, |(n, _)| f64::from(*n));
        let mut chart = ChartBuilder::on(area)
            .caption(caption, ("sans-serif", 17))
            .margin(12)
            .x_label_area_size(36)
            .y_label_area_size(64)
            .build_cartesian_2d((10.0..largest).log_scale(), (1e-8..10.0).log_scale())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc("n")
            .y_desc("time of a call")
            .x_label_formatter(&|n| format!("{n:e}"))
            .y_label_formatter(&|seconds| format!("{:?}", Duration::from_secs_f64(*seconds)))
            .draw()?;
        for (column, (algorithm, color)) in game.algorithms.iter().zip([BLUE, RED]).enumerate() {
            let points = rows.iter().filter_map(|(n, row)| Some((f64::from(*n), row[column].first()?.as_secs_f64())));
            chart
                .draw_series(LineSeries::new(points.clone(), color.stroke_width(2)))?
                .label(algorithm.name)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], color.stroke_width(2)));
            chart.draw_series(points.map(|point| Circle::new(point, 3, color.filled())))?;
        }
        let legend = &mut chart.configure_series_labels();
        legend.position(SeriesLabelPosition::UpperLeft).background_style(WHITE).border_style(TRANSPARENT).draw()?;
    }
    area.present()?;
    Ok(())
}
