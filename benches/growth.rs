//! The pictures `benches/growth.svg` and `benches/growth.zh-CN.svg`: the time of a call against n.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Duration;

use plotters::prelude::*;

use crate::Curve;

/// A program that is pictured.
struct Panel {
    program: &'static str,
    /// Of our solution and of the textbook's.
    orders: [&'static str; 2],
    /// The judge's limit of n.
    limit: f64,
}

const PANELS: [Panel; 2] = [
    Panel {
        program: "leetcode_1690_stone_game_vii",
        orders: ["O(n)", "O(n²)"],
        limit: 1000.0,
    },
    Panel {
        program: "leetcode_1140_stone_game_ii",
        orders: ["O(n²)", "O(n³)"],
        limit: 100.0,
    },
];

const GREY: RGBColor = RGBColor(110, 118, 129);

/// What is written on a picture.
struct Words {
    file: &'static str,
    captions: [&'static str; 2],
    /// Of our curve and of the textbook's.
    curves: [&'static str; 2],
    time: &'static str,
    limit: &'static str,
}

const LANGUAGES: [Words; 2] = [
    Words {
        file: "growth.svg",
        captions: ["1690. Stone Game VII", "1140. Stone Game II"],
        curves: ["ours", "textbook"],
        time: "time of one call",
        limit: "judge's limit",
    },
    Words {
        file: "growth.zh-CN.svg",
        captions: ["1690. 石子游戏 VII", "1140. 石子游戏 II"],
        curves: ["我们的解法", "常规解法"],
        time: "单次调用的时间",
        limit: "数据范围",
    },
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

/// Draws our curve and the textbook's of some programs, in each language.
pub fn draw(curves: &[(&str, Curve, Curve)]) -> Result<(), Box<dyn Error>> {
    for words in LANGUAGES {
        let mut svg = String::new();
        draw_panels(
            curves,
            &words,
            SVGBackend::with_string(&mut svg, (880, 360)),
        )?;
        let first_line = svg.find('\n').map_or(0, |end| end + 1);
        svg.insert_str(first_line, DARK);
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(words.file), svg)?;
    }
    Ok(())
}

fn draw_panels(
    curves: &[(&str, Curve, Curve)],
    words: &Words,
    svg: SVGBackend,
) -> Result<(), Box<dyn Error>> {
    let picture = svg.into_drawing_area();
    picture.fill(&WHITE)?;
    let areas = picture.split_evenly((1, 2));
    for ((area, panel), caption) in areas.iter().zip(PANELS).zip(words.captions) {
        let curves = curves.iter().find(|(name, ..)| *name == panel.program);
        let (_, ours, textbook) = curves.expect("its curves");
        let largest = ours.last().map_or(0.0, |(n, _)| *n);
        let mut chart = ChartBuilder::on(area)
            .caption(caption, ("sans-serif", 24))
            .margin(10)
            .margin_right(24)
            .x_label_area_size(52)
            .y_label_area_size(92)
            .build_cartesian_2d((10.0..largest).log_scale(), (1e-8..10.0).log_scale())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .label_style(("sans-serif", 20))
            .x_desc("n")
            .y_desc(words.time)
            .x_label_formatter(&|n| format!("{n:e}"))
            .y_label_formatter(&|seconds| format!("{:?}", Duration::from_secs_f64(*seconds)))
            .draw()?;
        let limit = [(panel.limit, 1e-8), (panel.limit, 1.0)];
        chart.draw_series(DashedLineSeries::new(limit, 4, 4, GREY.into()))?;
        let note = |text, place, color: &RGBColor| {
            let style = ("sans-serif", 18).into_font().color(color);
            Text::new(text, place, style)
        };
        chart.draw_series([note(words.limit, (panel.limit * 1.2, 4e-8), &GREY)])?;
        for ((curve, color), (name, order)) in [(ours, BLUE), (textbook, RED)]
            .into_iter()
            .zip(words.curves.into_iter().zip(panel.orders))
        {
            let style = color.stroke_width(2);
            let line = LineSeries::new(curve.clone(), style).point_size(3);
            let sample = move |(x, y): (i32, i32)| PathElement::new([(x, y), (x + 18, y)], style);
            chart.draw_series(line)?.label(name).legend(sample);
            // Below the end of the curve.
            if let Some((n, seconds)) = curve.last() {
                chart.draw_series([note(order, (n / 2.5, seconds / 60.0), &color)])?;
            }
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
