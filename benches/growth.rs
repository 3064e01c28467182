//! How the time of a call grows with n: ours and the textbook's, as a table and as the picture `benches/growth.svg`.
//!
//! `cargo bench -p benches --bench growth`; words behind `--` choose the panels whose titles contain them, and then
//! nothing is written.

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use benches::inputs::Shape;
use benches::results::{is_chosen, measures_all, median, publish, table_row, time};
use benches::{solutions, textbook};
use plotters::prelude::*;

/// An algorithm is not asked for more once a call took so long.
const PATIENCE: Duration = Duration::from_millis(400);

/// What a panel of the picture shows.
struct Panel {
    title: &'static str,
    curves: [Curve; 2],
}

struct Curve {
    name: &'static str,
    points: Vec<(u32, Duration)>,
}

/// An algorithm and its name.
type Algorithm<Case, Answer> = (&'static str, fn(&Case) -> Answer);

fn main() -> Result<(), Box<dyn Error>> {
    let row = |n| Shape::Random.row(usize::try_from(n).expect("sizes fit"), 1..=10_000);
    let heap = |n| Box::new(i32::try_from(n).expect("sizes fit"));
    let panels = [
        panel(
            "Take from either end (486, 877, …)",
            10_000_000,
            row,
            [("ours, O(n)", solutions::stone_game_difference), ("one row, O(n²)", textbook::either_end_row)],
        ),
        panel(
            "1140. Stone Game II",
            20_000,
            row,
            [("ours, O(n²)", solutions::stone_game_ii), ("table, O(n³)", textbook::stone_game_ii_table)],
        ),
        panel(
            "1510. Stone Game IV",
            50_000_000,
            heap,
            [("ours, marks", solutions::stone_game_iv), ("table", textbook::stone_game_iv_table)],
        ),
    ];
    let panels: Vec<Panel> = panels.into_iter().flatten().collect();
    if measures_all() {
        draw(&panels)?;
    }
    publish("growth", &panels.iter().map(table).collect::<String>());
    Ok(())
}

/// How long two algorithms take for growing cases, up to `largest`; `None` if the panel is not chosen.
fn panel<Case: ?Sized, Answer>(
    title: &'static str,
    largest: u32,
    case: impl Fn(u32) -> Box<Case>,
    algorithms: [Algorithm<Case, Answer>; 2],
) -> Option<Panel> {
    let curve = |(name, answer)| Curve { name, points: points(name, largest, &case, answer) };
    is_chosen(title).then(|| Panel { title, curves: algorithms.map(curve) })
}

fn points<Case: ?Sized, Answer>(
    name: &str,
    largest: u32,
    case: impl Fn(u32) -> Box<Case>,
    answer: fn(&Case) -> Answer,
) -> Vec<(u32, Duration)> {
    let mut points = Vec::new();
    for n in sizes().take_while(|&n| n <= largest) {
        let case = case(n);
        let duration = call_time(|| answer(black_box(&case)));
        eprintln!("{name}, n = {n}: {}", time(duration));
        points.push((n, duration));
        if duration > PATIENCE {
            break;
        }
    }
    points
}

/// 10, 20, 50, 100, 200, 500, …
fn sizes() -> impl Iterator<Item = u32> {
    (1..8).flat_map(|exponent| [1, 2, 5].map(|first| first * 10_u32.pow(exponent)))
}

/// The median time of a call, of at least five batches; calls that are too short for the clock are timed together.
fn call_time<Answer>(answer: impl Fn() -> Answer) -> Duration {
    let batch_time = |calls: u32| {
        let start = Instant::now();
        for _ in 0..calls {
            black_box(answer());
        }
        start.elapsed()
    };
    let mut calls = 1;
    let mut once = batch_time(calls);
    while once < Duration::from_millis(1) {
        calls *= 2;
        once = batch_time(calls);
    }
    let batches = if once < PATIENCE / 10 { 11 } else { 5 };
    median((0..batches).map(|_| batch_time(calls) / calls))
}

/// One panel's table: a row for each n, a column for each curve.
fn table(panel: &Panel) -> String {
    let [ours, textbook] = &panel.curves;
    let mut table = format!("{}\n\n", panel.title);
    table += &table_row(&["n", ours.name, textbook.name]);
    table += &table_row(&["--:", "--:", "--:"]);
    for (n, duration) in &ours.points {
        let other = textbook.points.iter().find(|(other, _)| other == n);
        let other = other.map_or("–".to_owned(), |(_, duration)| time(*duration));
        table += &table_row(&[n.to_string(), time(*duration), other]);
    }
    table + "\n"
}

fn draw(panels: &[Panel]) -> Result<(), Box<dyn Error>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/growth.svg");
    let area = SVGBackend::new(path, (1200, 400)).into_drawing_area();
    area.fill(&WHITE)?;
    for (area, panel) in area.split_evenly((1, panels.len())).iter().zip(panels) {
        let largest = panel.curves.iter().flat_map(|curve| &curve.points).map(|&(n, _)| f64::from(n));
        let largest = largest.fold(100.0, f64::max);
        let mut chart = ChartBuilder::on(area)
            .caption(panel.title, ("sans-serif", 17))
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
            .y_label_formatter(&|seconds| time(Duration::from_secs_f64(*seconds)).replace(".00", "").replace(".0", ""))
            .draw()?;
        for (curve, color) in panel.curves.iter().zip([RGBColor(0, 100, 180), RGBColor(200, 70, 0)]) {
            let points = || curve.points.iter().map(|(n, duration)| (f64::from(*n), duration.as_secs_f64()));
            chart
                .draw_series(LineSeries::new(points(), color.stroke_width(2)))?
                .label(curve.name)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], color.stroke_width(2)));
            chart.draw_series(points().map(|point| Circle::new(point, 3, color.filled())))?;
        }
        let legend = &mut chart.configure_series_labels();
        legend.position(SeriesLabelPosition::UpperLeft).background_style(WHITE).border_style(TRANSPARENT).draw()?;
    }
    area.present()?;
    Ok(())
}
