//! The picture `benches/growth.svg`: the time of a call against n.

use std::error::Error;
use std::time::Duration;

use plotters::prelude::*;

use crate::Curve;

/// What is pictured, and its caption.
const PANELS: [(&str, &str); 3] = [
    ("atcoder_dp_l_deque", "Take from either end"),
    ("leetcode_1140_stone_game_ii", "1140. Stone Game II"),
    ("leetcode_1510_stone_game_iv", "1510. Stone Game IV"),
];

/// Draws our curve and the textbook's of three programs.
pub fn draw(curves: &[(&str, Curve, Curve)]) -> Result<(), Box<dyn Error>> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/growth.svg");
    let picture = SVGBackend::new(file, (960, 340)).into_drawing_area();
    picture.fill(&WHITE)?;
    for (area, (program, caption)) in picture.split_evenly((1, 3)).iter().zip(PANELS) {
        let curves = curves.iter().find(|(name, ..)| *name == program);
        let (_, ours, textbook) = curves.expect("its curves");
        let largest = ours.last().map_or(0.0, |(n, _)| *n);
        let mut chart = ChartBuilder::on(area)
            .caption(caption, ("sans-serif", 19))
            .margin(10)
            .x_label_area_size(44)
            .y_label_area_size(58)
            .build_cartesian_2d((10.0..largest).log_scale(), (1e-8..10.0).log_scale())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .label_style(("sans-serif", 16))
            .x_desc("n")
            .x_label_formatter(&|n| format!("{n:e}"))
            .y_label_formatter(&|seconds| format!("{:?}", Duration::from_secs_f64(*seconds)))
            .draw()?;
        for (name, curve, color) in [("ours", ours, BLUE), ("textbook", textbook, RED)] {
            let style = color.stroke_width(2);
            let line = LineSeries::new(curve.clone(), style).point_size(3);
            let sample = move |(x, y): (i32, i32)| PathElement::new([(x, y), (x + 18, y)], style);
            chart.draw_series(line)?.label(name).legend(sample);
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .label_font(("sans-serif", 16))
            .draw()?;
    }
    picture.present()?;
    Ok(())
}
