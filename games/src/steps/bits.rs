//! A sum of independent parts: the Grundy number of each in binary, their xor, and the part that a winning move changes.

use std::rc::Rc;

use itertools::Itertools;
use solver::Budget;

use crate::frame::{
    Course, Frame, Mark, Picture, Sheet, Steps, Strip, Theorem, Tile, Tone, answer_in_words,
};
use crate::indexed::{Edge, GrundyNumbers, Range};
use crate::positions::Positions;
use crate::text;
use crate::words::{Text, Words, spaced, words};

const SUM: Theorem = Theorem::new(
    words("the xor of the Grundy numbers decides", "SG 值的异或决定胜负"),
    "from-heaps-to-grundy",
    words("6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数"),
);
/// Maximum number of rows of bits. Of more parts, equal numbers cancel first.
const MAX_ROWS: usize = 12;
/// Maximum number of moves among which a winning one is searched.
const MAX_TRIED: usize = 20_000;
/// Maximum number of tiles in a row.
const MAX_TILES: usize = 60;

/// A position that is a sum.
pub(crate) struct Sum {
    pub parts: Vec<Part>,
    /// A winning move that changes only the [part](changed_part) with the highest bit of the xor, as the game announces
    /// it.
    pub winning: Option<Text>,
    /// How the Grundy numbers are found.
    pub reason: Option<(Text, Theorem)>,
    /// The answer to the input.
    pub answer: String,
}

/// A part of a sum.
#[derive(Clone)]
pub(crate) struct Part {
    pub name: Text,
    /// The Grundy number.
    pub number: u32,
}

/// Returns the sum at the start of a game, of which the answer is known; `None` if the budget does not suffice.
pub(crate) fn sum_of_game<'a>(
    positions: &Rc<dyn Positions + 'a>,
    phrase: Words,
    reason: Option<(Text, Theorem)>,
    answer: String,
    budget: &mut Budget,
) -> Option<Sum> {
    let numbers = GrundyNumbers::of(positions.clone(), budget).ok()?;
    let parts = parts_of(&**positions, &numbers, 0)?;
    let changed = changed_part(&parts);
    let tried = if changed.is_some() { MAX_TRIED } else { 0 };
    let wins = |edge: &Edge| {
        parts_of(&**positions, &numbers, edge.to)
            .is_some_and(|after| xor_of(&after) == 0 && keeps_others(&parts, changed, &after))
    };
    let edges = positions.edges(0, Range::first(tried));
    let winning = edges.iter().position(wins).and_then(|index| {
        let name = positions.view(0, index + 1).moves.pop()?.name;
        Some(Text::said(|language| {
            spaced(&phrase.get(language).replace("{}", &name.get(language)))
        }))
    });
    Some(Sum { parts, winning, reason, answer })
}

/// Returns the parts of a position, with their names.
fn parts_of(positions: &dyn Positions, numbers: &GrundyNumbers, index: usize) -> Option<Vec<Part>> {
    let parts = positions.parts(index)?.into_iter().zip(positions.part_names(index)?);
    let parts = parts.map(|(part, name)| {
        let number = match part {
            solver::Part::Number(number) => number,
            solver::Part::Position(part) => numbers.get(part)?,
        };
        Some(Part { name, number })
    });
    parts.collect()
}

/// Returns whether all parts but the changed one are still there.
fn keeps_others(before: &[Part], changed: Option<usize>, after: &[Part]) -> bool {
    let count =
        |parts: &[Part], name: &Text| parts.iter().filter(|part| part.name == *name).count();
    let changed = changed.map(|index| &before[index].name);
    before.iter().all(|part| {
        let gone = usize::from(changed == Some(&part.name));
        count(after, &part.name) + gone >= count(before, &part.name)
    })
}

/// Returns the xor of the numbers.
pub(crate) fn xor_of(parts: &[Part]) -> u32 {
    parts.iter().fold(0, |xor, part| xor ^ part.number)
}

/// Returns the index of the first part whose number becomes smaller if it is xored with the xor of all.
pub(crate) fn changed_part(parts: &[Part]) -> Option<usize> {
    let xor = xor_of(parts);
    parts.iter().position(|part| part.number ^ xor < part.number)
}

/// Returns the steps of a sum; `None` stands for one that is too large.
pub(crate) fn bits(sum: Option<Sum>) -> Steps {
    let course = sum.filter(|sum| !sum.parts.is_empty()).and_then(course);
    Steps::new("bits", words("Binary columns", "二进制与异或"), course)
}

/// Returns the frames up to the xor: the numbers in binary, and each column; `None` if the numbers are too many.
pub(crate) fn binary(parts: &[Part]) -> Option<Vec<Frame>> {
    let (frames, parts) = in_binary(parts)?;
    let xor = xor_of(&parts);
    let last = column_by_column(&parts, &Columns::of(&parts, xor), xor);
    Some(frames.into_iter().chain([last]).collect())
}

/// Returns the frames that show the numbers in binary, and the parts that are left when equal numbers cancel.
fn in_binary(parts: &[Part]) -> Option<(Vec<Frame>, Vec<Part>)> {
    let mut frames = Vec::new();
    let parts = if parts.len() > MAX_ROWS {
        let (frame, odd) = cancelled(parts)?;
        frames.push(frame);
        odd
    } else {
        parts.to_vec()
    };
    let columns = Columns::of(&parts, xor_of(&parts));
    let plain = parts.iter().map(|part| columns.row(part, |_| None)).collect();
    let caption = text!(
        "Each number is a sum of different powers of 2; the columns are headed by their exponents.",
        "每个数写成若干个不同的 2 的幂之和，列首是指数。"
    );
    let frame = Frame::new(text!("the numbers in binary", "写成二进制"), caption);
    frames.push(frame.showing(columns.sheet(plain)));
    Some((frames, parts))
}

fn course(Sum { parts, winning, reason, answer }: Sum) -> Option<Course> {
    let mut frames = Vec::new();
    frames.extend(of_parts(&parts, reason));
    let (in_binary, parts) = in_binary(&parts)?;
    frames.extend(in_binary);
    let xor = xor_of(&parts);
    let columns = Columns::of(&parts, xor);
    frames.push(column_by_column(&parts, &columns, xor));
    if let Some(index) = changed_part(&parts) {
        frames.push(highest_bit(&parts, &columns, xor, index));
        frames.push(winning_move(&parts, &columns, xor, index, winning));
    }
    if let Some(last) = frames.last_mut() {
        let rule = text!(
            "The rule: the player to move loses if and only if the xor is 0.",
            "规律：异或和为 0 时，走棋一方必败，否则必胜。"
        );
        last.caption = last.caption.clone().then(&rule).then(&answer_in_words(&answer));
        last.theorem = Some(SUM);
    }
    Some(Course::new(frames, answer))
}

/// Shows the parts and their Grundy numbers, if they are few.
fn of_parts(parts: &[Part], reason: Option<(Text, Theorem)>) -> Option<Frame> {
    let names = parts.iter().map(|part| Tile::new(part.name.clone()));
    let numbers = parts.iter().map(|part| {
        Tile::plain(part.number).toned(Tone::of_grundy(part.number.into())).marked(Mark::New)
    });
    let (reason, theorem) = reason.unzip();
    let caption = text!(
        "Who wins? A player who has no move loses. Each part is a game of its own: a move changes one of them. The Grundy number of a part is the smallest number that no move from it leads to.",
        "谁会赢？不能操作的人输。每一部分自成一个游戏，每一步只改变其中一个。一个部分的 SG 值是 mex，即从它走一步到不了的最小的数。"
    );
    (parts.len() <= MAX_TILES).then(|| {
        let caption = caption.then(&reason.unwrap_or(Text::plain("")));
        let frame = Frame::new(text!("independent parts", "互相独立的部分"), caption);
        Frame { theorem, ..frame }.strips([
            Strip::new(text!("part", "部分"), names),
            Strip::new(text!("Grundy number", "SG 值"), numbers),
        ])
    })
}

/// Shows how equal numbers cancel. Also returns the parts that are left; `None` if they are too many.
fn cancelled(parts: &[Part]) -> Option<(Frame, Vec<Part>)> {
    let counts = parts.iter().map(|part| part.number).counts().into_iter().sorted().collect_vec();
    let odd = counts.iter().filter(|(number, count)| *number > 0 && count % 2 == 1);
    let odd = odd.map(|(number, _)| Part { name: Text::plain(number), number: *number });
    let odd = odd.collect_vec();
    let tiles = counts.iter().map(|(number, count)| {
        let is_even = count % 2 == 0;
        Tile::plain(format!("{number} ×{count}")).marked(if is_even {
            Mark::Removed
        } else {
            Mark::Used
        })
    });
    let frame = Frame::new(
        text!("equal numbers cancel", "相等的数抵消"),
        text!(
            "The xor of two equal numbers is 0: a number that occurs an even number of times vanishes, and of another one stays.",
            "两个相等的数异或得 0：出现偶数次的数抵消，出现奇数次的留下一个。"
        ),
    );
    let frame = frame.strips([Strip::new(text!("numbers", "各数"), tiles)]);
    (odd.len() <= MAX_ROWS && counts.len() <= MAX_TILES).then_some((frame, odd))
}

/// Shows which columns have an odd number of ones.
fn column_by_column(parts: &[Part], columns: &Columns, xor: u32) -> Frame {
    let is_odd = |bit: u32| xor >> bit & 1 == 1;
    let mut rows: Vec<_> = parts
        .iter()
        .map(|part| columns.row(part, |bit| is_odd(bit).then_some(Mark::Used)))
        .collect();
    // The heading is shown while the xor is asked for.
    rows.push(columns.bits(text!("xor", "异或"), xor, |_| Some(Mark::New)));
    let caption = if xor == 0 {
        text!(
            "Every column has an even number of ones, so the xor is 0. Every move makes some column odd, and the opponent can make all columns even again.",
            "每一列都有偶数个 1，异或和为 0。无论怎么走，都有一列变成奇数个 1，对方又能把每一列都变成偶数个。"
        )
    } else {
        text!(
            "The marked columns have an odd number of ones, so the xor is {xor}.",
            "标出的列有奇数个 1，所以异或和为 {xor}。"
        )
    };
    Frame::new(text!("the xor, column by column", "逐列异或"), caption)
        .showing(columns.sheet(rows))
        .asking(text!("What is the xor of the numbers?", "各数的异或和是多少？"), xor)
}

/// Shows a part that has a 1 in the highest column of the xor.
fn highest_bit(parts: &[Part], columns: &Columns, xor: u32, index: usize) -> Frame {
    let top = xor.ilog2();
    let mark = |other: usize, bit: u32| (other == index && bit == top).then_some(Mark::Best);
    let mut rows: Vec<_> = parts
        .iter()
        .enumerate()
        .map(|(other, part)| columns.row(part, |bit| mark(other, bit)))
        .collect();
    rows.push(columns.bits(text!("xor {xor}", "异或 {xor}"), xor, |_| None));
    let Part { name, number } = &parts[index];
    let after = number ^ xor;
    let caption = Text {
        en: format!(
            "The highest 1 of the xor stands in the column {top}. {}, with the number {number}, has a 1 there, so {number} xor {xor} = {after} is smaller than {number}.",
            name.en
        ),
        zh: spaced(&format!(
            "异或和最高的 1 在第 {top} 列。{} 的 SG 值 {number} 在这一列也是 1，所以 {number} 异或 {xor} 得 {after}，比 {number} 小。",
            name.zh
        )),
    };
    let frame = Frame::new(
        text!("a part with the highest bit of the xor", "含有异或和最高位的部分"),
        caption,
    );
    let frame = frame.showing(columns.sheet(rows));
    let has_bit = |part: &&Part| part.number >> top & 1 == 1;
    if parts.iter().filter(has_bit).count() > 1 {
        return frame; // Several answers would be right.
    }
    let choices = parts.iter().map(|part| part.name.clone()).unique().collect_vec();
    let question =
        text!("Which part has the highest 1 of the xor?", "哪一部分含有异或和最高位的 1？");
    if choices.len() == 1 { frame } else { frame.asking_for(question, choices, name.clone()) }
}

/// Shows the sum after the winning move.
fn winning_move(
    parts: &[Part],
    columns: &Columns,
    xor: u32,
    index: usize,
    winning: Option<Text>,
) -> Frame {
    let Part { name, number } = &parts[index];
    let after = number ^ xor;
    let mut rows: Vec<_> = parts.iter().map(|part| columns.row(part, |_| None)).collect();
    // The heading is shown while the number is asked for.
    let changed =
        Text { en: format!("{}, changed", name.en), zh: format!("{}，改变后", name.zh) };
    let is_new = |bit: u32| (xor >> bit & 1 == 1).then_some(Mark::New);
    rows[index] = columns.bits(changed, after, is_new);
    rows.push(columns.bits(text!("xor 0", "异或 0"), 0, |_| None));
    let phrase = winning.map_or(Text::plain(""), |phrase| Text {
        en: format!("A winning move: {}.", phrase.en),
        zh: format!("必胜的一步：{}。", phrase.zh),
    });
    let caption = text!(
        "A move that turns the number {number} into {after} makes every column even.",
        "把 {number} 变成 {after}，每一列就都有偶数个 1。"
    );
    let question = text!(
        "Into which number must {number} turn, so that the xor is 0?",
        "要使异或和为 0，应把 {number} 变成几？"
    );
    Frame::new(text!("the winning move", "必胜的一步"), caption.then(&phrase))
        .showing(columns.sheet(rows))
        .asking(question, after)
}

/// The columns of the binary numbers, from the highest; columns without a 1 between others are joined.
struct Columns(Vec<Column>);

enum Column {
    Bit(u32),
    /// Columns without a 1.
    Zeros,
}

impl Columns {
    fn of(parts: &[Part], xor: u32) -> Self {
        let all = parts.iter().fold(xor, |all, part| all | part.number);
        let width = u32::BITS - all.leading_zeros();
        let has_one = |bit: &u32| all >> bit & 1 == 1;
        let mut columns = Vec::new();
        for (has_one, group) in &(0..width).rev().chunk_by(has_one) {
            let group = group.collect_vec();
            match group.as_slice() {
                bits if has_one || bits.len() <= 2 => {
                    columns.extend(bits.iter().map(|bit| Column::Bit(*bit)));
                }
                _ => columns.push(Column::Zeros),
            }
        }
        if columns.is_empty() {
            columns.push(Column::Bit(0));
        }
        Self(columns)
    }

    fn sheet(&self, rows: Vec<Strip>) -> Picture {
        let headings = self.0.iter().map(|column| match column {
            Column::Bit(bit) => bit.to_string(),
            Column::Zeros => "…".to_owned(),
        });
        let corner = text!("exponent of 2", "2 的指数");
        Picture::Sheet(Sheet { corner, columns: headings.collect(), rows })
    }

    /// Returns the row of a part.
    fn row(&self, part: &Part, mark: impl Fn(u32) -> Option<Mark>) -> Strip {
        let Part { name, number } = part;
        let heading = if name.en == number.to_string() {
            name.clone()
        } else {
            Text {
                en: format!("{} → {number}", name.en), zh: format!("{} → {number}", name.zh)
            }
        };
        self.bits(heading, *number, mark)
    }

    fn bits(&self, heading: Text, number: u32, mark: impl Fn(u32) -> Option<Mark>) -> Strip {
        let tiles = self.0.iter().map(|column| {
            let Column::Bit(bit) = column else { return Some(Tile::plain("0…0")) };
            let is_set = number >> bit & 1 == 1;
            let tile = Tile::plain(u8::from(is_set));
            let tile = if is_set { tile.toned(Tone::Total) } else { tile };
            Some(Tile { mark: mark(*bit), ..tile })
        });
        Strip { heading, tiles: tiles.collect() }
    }
}
