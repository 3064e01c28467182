//! The picture `benches/growth.svg`: the time of a call against n.

use std::error::Error;
use std::fs;
use std::time::Duration;

use plotters::prelude::*;

use crate::Curve;

/// What is pictured, and its caption.
const PANELS: [(&str, &str); 2] = [
    ("leetcode_1690_stone_game_vii", "1690. Stone Game VII"),
    ("leetcode_1140_stone_game_ii", "1140. Stone Game II"),
];

/// The colours of the picture where the page is dark.
const DARK: &str = r##"<style>@media (prefers-color-scheme: dark) {
[fill="#FFFFFF"] { fill: #0d1117 }
text { fill: #f0f6fc }
[stroke="#000000"] { stroke: #f0f6fc }
[stroke="#0000FF"] { stroke: #58a6ff }
[fill="#0000FF"] { fill: #58a6ff }
[stroke="#FF0000"] { stroke: #ff7b72 }
[fill="#FF0000"] { fill: #ff7b72 }
}</style>
"##;

/// Draws our curve and the textbook's of some programs.
pub fn draw(curves: &[(&str, Curve, Curve)]) -> Result<(), Box<dyn Error>> {
    let mut svg = String::new();
    draw_panels(curves, SVGBackend::with_string(&mut svg, (880, 360)))?;
    let first_line = svg.find('\n').map_or(0, |end| end + 1);
    svg.insert_str(first_line, DARK);
    fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/growth.svg"), svg)?;
    Ok(())
}

fn draw_panels(curves: &[(&str, Curve, Curve)], svg: SVGBackend) -> Result<(), Box<dyn Error>> {
    let picture = svg.into_drawing_area();
    picture.fill(&WHITE)?;
    for (area, (program, caption)) in picture.split_evenly((1, 2)).iter().zip(PANELS) {
        let curves = curves.iter().find(|(name, ..)| *name == program);
        let (_, ours, textbook) = curves.expect("its curves");
        let largest = ours.last().map_or(0.0, |(n, _)| *n);
        let mut chart = ChartBuilder::on(area)
            .caption(caption, ("sans-serif", 24))
            .margin(10)
            .margin_right(24)
            .x_label_area_size(52)
            .y_label_area_size(72)
            .build_cartesian_2d((10.0..largest).log_scale(), (1e-8..10.0).log_scale())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .label_style(("sans-serif", 20))
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
            .label_font(("sans-serif", 20))
            .draw()?;
    }
    picture.present()?;
    Ok(())
}
