//! The games in which a number is taken from either end, and the fold that keeps their lead.

use std::iter::{once, successors};

use itertools::Itertools;
use two_player_games::reference::{either_end_game, either_end_larger_score, either_end_lead};

use crate::Example;

const ROW: [i32; 8] = [7, 2, 4, 5, 6, 3, 1, 9];

pub fn examples() -> Vec<Example> {
    let document = |name, text| Example::in_document("take-from-either-end", name, text);
    vec![
        Example::in_header("leetcode_0486_predict_the_winner", predict_the_winner(&[1, 3, 7, 4, 8, 2, 5])),
        Example::in_header("leetcode_0877_stone_game", stone_game(&[3, 7, 2, 3])),
        Example::in_header("nowcoder_card_game", card_game(&[1, 2, 100, 4])),
        Example::in_header("stone_game_difference", difference(&[4, 2, 9, 7, 1, 5])),
        document("table", table(&[2, 1, 9, 3])),
        document("first-moves", first_moves(&[2, 1, 9, 3])),
        document("halves", halves(&folds(&ROW))),
        document("valley", larger_ends(&[7, 0, 1, 9])),
        Example::picture("docs/fold.svg", picture(&folds(&ROW))),
    ]
}

/// A row with its halves: every number is the sum of the halves on both sides of it.
struct Row {
    /// With the place of each in the row before any fold.
    halves: Vec<(usize, i32)>,
}

impl Row {
    fn new(numbers: &[i32]) -> Self {
        let halves = numbers.iter().scan(0, |half, number| {
            *half = number - *half;
            Some(*half)
        });
        Self { halves: once(0).chain(halves).enumerate().collect() }
    }

    fn numbers(&self) -> Vec<i32> {
        self.halves.iter().tuple_windows().map(|((_, left), (_, right))| left + right).collect()
    }

    /// The first peak, and the place of its first number.
    fn peak(&self) -> Option<(usize, [i32; 3])> {
        let triples = self.numbers().into_iter().tuple_windows().map(|(a, b, c)| [a, b, c]);
        triples.enumerate().find(|(_, [a, b, c])| a <= b && b >= c)
    }

    fn fold(&self) -> Option<Self> {
        let (place, _) = self.peak()?;
        let mut halves = self.halves.clone();
        halves.drain(place + 1..place + 3);
        Some(Self { halves })
    }

    /// Such as `the peak 4 6 3 folds into 4 - 6 + 3 = 1`.
    fn explain_fold(&self) -> Option<String> {
        let (_, peak) = self.peak()?;
        Some(format!("the peak {} folds into {}", peak.iter().join(" "), alternating_sum(&peak)))
    }
}

/// The row, and what is left of it after each fold. Every one has the lead that the rules give.
fn folds(numbers: &[i32]) -> Vec<Row> {
    let rows = successors(Some(Row::new(numbers)), Row::fold).collect_vec();
    for row in &rows {
        assert_eq!(either_end_lead(&row.numbers()), either_end_lead(numbers), "{numbers:?}");
    }
    rows
}

/// Such as `5 - 2 + (-3) = 0`.
fn alternating_sum<Number: Copy + Into<i64>>(numbers: &[Number]) -> String {
    let numbers: Vec<i64> = numbers.iter().map(|&number| number.into()).collect();
    let sum: i64 = numbers.iter().zip([1, -1].iter().cycle()).map(|(number, sign)| number * sign).sum();
    let signs = once("").chain([" - ", " + "].into_iter().cycle());
    let written = |number: i64| if number < 0 { format!("({number})") } else { number.to_string() };
    let text = signs.zip(numbers).map(|(sign, number)| format!("{sign}{}", written(number))).join("");
    format!("{text} = {sum}")
}

/// The game on a row without a peak: both players take the larger end.
fn larger_ends(valley: &[i32]) -> String {
    let mut rest = valley.to_vec();
    let mut taken = Vec::new();
    while let (Some(first), Some(last)) = (rest.first(), rest.last()) {
        taken.push(if first > last { rest.remove(0) } else { rest.remove(rest.len() - 1) });
    }
    let game = alternating_sum(&taken);
    assert!(game.ends_with(&format!(" = {}", either_end_lead(valley))), "{valley:?}");
    game
}

/// The folds row by row, and the lead.
fn fold_and_take(numbers: &[i32]) -> String {
    let rows = folds(numbers);
    let width = 2 + rows.iter().map(|row| row.numbers().iter().join(" ").len()).max().unwrap_or(0);
    let line = |row: &Row| {
        let explanation = row.explain_fold().unwrap_or("no peak is left, so both players take the larger end".into());
        format!("  {:width$}{explanation}\n", row.numbers().iter().join(" "))
    };
    let taken = larger_ends(&rows.last().expect("the row itself").numbers());
    format!("{}  {taken}", rows.iter().map(line).join(""))
}

fn predict_the_winner(nums: &[i32]) -> String {
    let answer = if either_end_lead(nums) >= 0 { ">= 0, so true" } else { "< 0, so false" };
    format!("nums = {nums:?}\n{} {answer}", fold_and_take(nums))
}

fn stone_game(piles: &[i32]) -> String {
    let sum = |first| piles.iter().skip(first).step_by(2).sum::<i32>();
    let answer = if either_end_lead(piles) > 0 { "> 0, so true" } else { "<= 0, so false" };
    format!(
        "piles = {piles:?}\n  places 1, 3, ... hold {}, places 2, 4, ... hold {}\n{} {answer}",
        sum(0),
        sum(1),
        fold_and_take(piles),
    )
}

fn card_game(arr: &[i32]) -> String {
    let total = arr.iter().sum::<i32>();
    let lead = either_end_lead(arr);
    format!(
        "arr = {arr:?}\n{}, the lead of the first player, and the total is {total}\n  \
         ({total} + {lead}) / 2 and ({total} - {lead}) / 2 are the scores, so {}",
        fold_and_take(arr),
        either_end_larger_score(arr),
    )
}

fn difference(a: &[i32]) -> String {
    format!("a = {a:?}\n{}", fold_and_take(a))
}

/// The lead on each part of the row.
fn table(row: &[i32]) -> String {
    let line = |start: usize| {
        let leads = (start..row.len()).map(|last| format!("{:4}", either_end_lead(&row[start..=last]))).join("");
        format!("from {}{}{leads}", row[start], "    ".repeat(start))
    };
    let ends = row.iter().map(|number| format!("{number:4}")).join("");
    format!("to    {ends}\n{}", (0..row.len()).map(line).join("\n"))
}

/// For each first move, how the game goes on when both players play as well as possible from there.
fn first_moves(row: &[i32]) -> String {
    let mut game = either_end_game(row);
    let moves = game.moves(game.start);
    let mut line = |first, mut rest| {
        let mut taken = vec![first];
        while let Some((number, next)) = game.moves(rest).into_iter().max_by_key(|&(gain, next)| gain - game.lead(next))
        {
            taken.push(number);
            rest = next;
        }
        format!("take {first} first: {}", alternating_sum(&taken))
    };
    moves.into_iter().map(|(first, rest)| line(first, rest)).join("\n")
}

/// The folds with the halves, which stay in their columns.
fn halves(rows: &[Row]) -> String {
    let line = |name: &str, cells: &[(usize, i32)]| {
        cells.iter().fold(name.to_owned(), |line, (column, number)| format!("{line:0$}{number:>4}", 8 + column))
    };
    let block = |row: &Row| {
        let columns = row.halves.iter().map(|(place, _)| 2 * place).tuple_windows().map(|(left, right)| left + right);
        let numbers = line("numbers", &columns.zip(row.numbers()).collect_vec());
        let halves = line("halves", &row.halves.iter().map(|&(place, half)| (4 * place, half)).collect_vec());
        format!("{numbers}\n{halves}")
    };
    let explanations = rows.iter().filter_map(Row::explain_fold).map(|fold| format!("\n{fold}:\n"));
    rows.iter().map(block).interleave(explanations).join("\n")
}

const STYLE: &str = "
text { font: 18px sans-serif; text-anchor: middle; fill: #1f2328 }
text.note { text-anchor: start }
rect { fill: #afb8c1 }
rect.peak { fill: #fb8f44 }
line { stroke: #bc4c00; stroke-width: 2; stroke-dasharray: 2 5 }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc }
rect { fill: #59636e }
rect.peak { fill: #bd561d }
line { stroke: #f0883e }
}
";

/// The rows one below the other, their numbers as bars. Dotted lines lead from a peak to what it folds into.
fn picture(rows: &[Row]) -> String {
    let panels = (0..).zip(rows).map(|(place, row)| panel(row, 160 * place + 145)).join("\n");
    let size = format!("width=\"880\" height=\"{0}\" viewBox=\"0 0 880 {0}\"", 160 * rows.len());
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size}>\n<style>{STYLE}</style>\n{panels}\n</svg>")
}

/// The row's part of the picture. Its bars stand at the height `ground`.
fn panel(row: &Row, ground: u32) -> String {
    let edges = row.halves.iter().map(|(place, _)| 10 + 80 * place).collect_vec();
    let bar_height = |number: i32| 3 + 11 * u32::try_from(number).expect("a number that has a bar");
    let text = |class, x, y, text: String| format!(r#"<text class="{class}" x="{x}" y="{y}">{text}</text>"#);
    let mut shapes = Vec::new();
    let folded = row.peak().map_or(0..0, |(place, _)| place..place + 3);
    for (place, number) in row.numbers().into_iter().enumerate() {
        let class = if folded.contains(&place) { "peak" } else { "other" };
        let [left, right] = [edges[place] + 3, edges[place + 1] - 3];
        let width = right - left;
        let height = bar_height(number);
        let top = ground - height;
        shapes.push(format!(r#"<rect class="{class}" x="{left}" y="{top}" width="{width}" height="{height}"/>"#));
        shapes.push(text("number", usize::midpoint(left, right), top - 7, number.to_string()));
    }
    let (title, sum) = match row.peak() {
        Some((_, peak)) => (format!("peak {}", peak.iter().join(" ")), alternating_sum(&peak)),
        None => ("valley: the lead is".to_owned(), larger_ends(&row.numbers())),
    };
    shapes.extend([text("note", 680, ground - 55, title), text("note", 680, ground - 30, sum)]);
    if let Some((place, [a, b, c])) = row.peak() {
        let start = ground + 5;
        let end = ground + 160 - bar_height(a - b + c);
        for x in [edges[place] + 4, edges[place + 3] - 4] {
            shapes.push(format!(r#"<line x1="{x}" y1="{start}" x2="{x}" y2="{end}"/>"#));
        }
    }
    shapes.join("\n")
}
