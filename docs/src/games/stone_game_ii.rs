//! An entry in the table of Stone Game II, and the entries that it reads.

use std::fmt::Display;

use itertools::Itertools;
use two_player_games::reference;

use crate::Example;

const PILES: [i32; 14] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7];

pub fn examples() -> Vec<Example> {
    vec![
        Example::picture("docs/stone-game-ii.svg", picture(&Table(&PILES), Entry { r: 9, m: 3 })),
        Example::in_document("stone-game-ii", "window", cut_window(12)),
        Example::in_header("leetcode_1140_stone_game_ii", first_sample(&[2, 7, 9, 4, 4])),
    ]
}

/// f(r, M), what the player to move gets from the last r piles.
#[derive(Clone, Copy, PartialEq)]
struct Entry {
    r: usize,
    m: usize,
}

/// The table of a row of piles.
struct Table<'a>(&'a [i32]);

impl Table<'_> {
    /// The last r piles.
    fn rest(&self, r: usize) -> &[i32] {
        &self.0[self.0.len() - r..]
    }

    fn remaining(&self, r: usize) -> i64 {
        reference::sum(self.rest(r))
    }

    fn value(&self, Entry { r, m }: Entry) -> i64 {
        let mut game = reference::stone_game_ii(self.rest(r));
        let mut position = game.start;
        position.m = Some(m);
        i64::midpoint(self.remaining(r), game.lead(position))
    }

    fn least(&self, entries: &[Entry]) -> i64 {
        entries.iter().map(|&entry| self.value(entry)).min().expect("a window")
    }

    /// Whether a game can come to this entry: at least 2M − 2 piles are gone before M is reached.
    fn is_needed(&self, Entry { r, m }: Entry) -> bool {
        r + 2 * m <= self.0.len() + 2
    }
}

impl Entry {
    /// Whether the player may take everything.
    fn takes_all(self) -> bool {
        self.r <= 2 * self.m
    }

    /// What the entry reads: where M stays, and where it grows.
    fn windows(self) -> [Vec<Entry>; 2] {
        let Entry { r, m } = self;
        [(1..=m).map(|x| Entry { r: r - x, m }).collect(), (m + 1..=2 * m).map(|x| Entry { r: r - x, m: x }).collect()]
    }
}

fn first_sample(piles: &[i32]) -> String {
    let table = Table(piles);
    let whole = Entry { r: piles.len(), m: 1 };
    let windows = whole.windows();
    let [stays, grows] = windows.each_ref().map(|window| table.least(window));
    assert_eq!(reference::stone_game_ii_stones(piles), table.remaining(whole.r) - stays.min(grows));
    let cell = |entry: Entry| match &windows {
        _ if !table.is_needed(entry) => String::new(),
        [stays, _] if stays.contains(&entry) => format!("[{}]", table.value(entry)),
        [_, grows] if grows.contains(&entry) => format!("<{}>", table.value(entry)),
        _ => format!("{} ", table.value(entry)),
    };
    let line = |name: &str, cell: &dyn Fn(usize) -> String| {
        format!("  {name:12}{}", (0..=whole.r).map(|r| format!("{:>6}", cell(r))).format(""))
    };
    [
        format!("piles = {piles:?}; f({}, 1) reads [ ] where M stays, and < > where M grows", whole.r),
        line("r", &|r| format!("{r} ")),
        line("remaining[r]", &|r| format!("{} ", table.remaining(r))),
        line("f(r, 1)", &|r| cell(Entry { r, m: 1 })),
        line("f(r, 2)", &|r| cell(Entry { r, m: 2 })),
        format!(
            "  f({}, 1) = {} - min([{stays}], <{grows}>) = {}",
            whole.r,
            table.remaining(whole.r),
            table.value(whole)
        ),
    ]
    .join("\n")
}

/// The columns M + 1 to 2M, cut in two, while M falls from `columns`.
fn cut_window(columns: usize) -> String {
    let mut left_of_the_cut = Vec::new();
    let mut right_of_the_cut = Vec::new();
    let mut lines = vec![" M  window    left of the cut      right of the cut".to_owned()];
    for m in (2..=columns).rev() {
        let is_cut = left_of_the_cut.len() >= m;
        if is_cut {
            right_of_the_cut = left_of_the_cut.drain(..).rev().collect();
        }
        right_of_the_cut.retain(|&x| x <= 2 * m);
        let first = m + 1;
        let last = columns.min(2 * m);
        assert!(left_of_the_cut.iter().rev().chain(&right_of_the_cut).copied().eq(first..=last));
        let window = if first > last { String::new() } else { format!("{first} to {last}") };
        let [below, above] = [&left_of_the_cut, &right_of_the_cut].map(|part| part.iter().join(" "));
        let note = if is_cut { format!("  cut at {m}") } else { String::new() };
        lines.push(format!("{m:2}  {window:8}  {below:19}  {above:14}{note}"));
        left_of_the_cut.push(m);
    }
    lines.join("\n")
}

/// The table up to the column 2M of an entry, with the windows of the entry.
fn picture(table: &Table, entry: Entry) -> String {
    let windows = entry.windows();
    let [stays, grows] = windows.each_ref().map(|window| table.least(window));
    let Entry { r, m } = entry;
    let piles = table.0.len();
    let value = table.value(entry);
    let remaining = table.remaining(r);
    assert_eq!(value, remaining - stays.min(grows));

    let mut shapes = vec![text(30, 34, "muted", "r"), text(92, 34, "muted", "remaining[r]")];
    shapes.extend((1..=2 * m).map(|m| text(column(m) + 26, 34, "muted", format!("M = {m}"))));
    for r in 0..=piles {
        shapes.push(text(30, row(r) + 17, "muted", r));
        shapes.push(text(92, row(r) + 17, "", table.remaining(r)));
        for here in (1..=2 * m).map(|m| Entry { r, m }).filter(|&here| table.is_needed(here)) {
            let class = match &windows {
                _ if here == entry => "entry",
                [stays, _] if stays.contains(&here) => "stays",
                [_, grows] if grows.contains(&here) => "grows",
                _ if here.takes_all() => "all",
                _ => "choice",
            };
            shapes.push(square(column(here.m), row(r), class));
            shapes.push(text(column(here.m) + 26, row(r) + 17, class, table.value(here)));
        }
    }
    let read = |window: &[Entry]| window.iter().map(|Entry { r, m }| format!("f({r}, {m})")).join(", ");
    let [read_stays, read_grows] = windows.each_ref().map(|window| read(window));
    let notes = [
        ("entry", format!("f({r}, {m}): {r} piles are left, and M = {m}")),
        ("stays", format!("take X = 1 to {m} piles: M stays {m}\n{read_stays}\nthe least is {stays}")),
        ("grows", format!("take X = {} to {} piles: M becomes X\n{read_grows}\nthe least is {grows}", m + 1, 2 * m)),
        ("", format!("f({r}, {m}) = {remaining} − min({stays}, {grows}) = {value}")),
        ("choice", "r &gt; 2M: the player has a choice".to_owned()),
        ("all", "r ≤ 2M: all is taken, f(r, M) = remaining[r]".to_owned()),
        ("", "empty: 2M − 2 piles are gone before M is\nreached, so r is never that large".to_owned()),
    ];
    let mut y = row(0);
    for (class, note) in notes {
        if !class.is_empty() {
            shapes.push(square(484, y, class));
        }
        for line in note.lines() {
            shapes.push(text(548, y + 17, "note", line));
            y += 22;
        }
        y += 14;
    }
    format!("{START}\n{}\n</svg>", shapes.join("\n"))
}

/// Where the column M begins.
fn column(m: usize) -> usize {
    90 + 54 * m
}

/// Where the entries of the last r piles begin.
fn row(r: usize) -> usize {
    46 + 26 * r
}

fn square(x: usize, y: usize, class: &str) -> String {
    format!(r#"<rect x="{x}" y="{y}" width="52" height="24" class="{class}"/>"#)
}

fn text(x: usize, y: usize, class: &str, text: impl Display) -> String {
    format!(r#"<text x="{x}" y="{y}" class="{class}">{text}</text>"#)
}

const START: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="880" height="446" viewBox="0 0 880 446">
<style>
text { font: 14px sans-serif; text-anchor: middle; fill: #1f2328 }
text.note { text-anchor: start }
text.muted, text.all { fill: #59636e }
text.entry { font-weight: bold }
rect { fill: none; stroke: #d1d9e0 }
rect.choice { fill: #e6eaef }
rect.stays { fill: #a5d3ff }
rect.grows { fill: #ffcf8f }
rect.entry { fill: #e6eaef; stroke: #cf222e; stroke-width: 3 }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc }
text.muted, text.all { fill: #9198a1 }
rect { stroke: #3d444d }
rect.choice { fill: #3d444d }
rect.stays { fill: #0b4f94 }
rect.grows { fill: #7d4a00 }
rect.entry { fill: #3d444d; stroke: #ff7b72 }
}
</style>"#;
