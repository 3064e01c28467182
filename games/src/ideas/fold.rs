//! The fold: three neighbors a ≤ b ≥ c become a - b + c, and then both players take the larger end.

use itertools::Itertools;

use crate::frame::{Course, Frame, Mark, Steps, Strip, Theorem, Tile, term};
use crate::text;
use crate::words::{Text, words};

/// Maximum number of numbers of a row.
const MAX_ROW: usize = 60;
/// Maximum number of turns with a frame of their own. More are told in one frame.
const MAX_TURNS: usize = 12;

const FOLD: Theorem = Theorem::new(
    words("the fold keeps the lead", "折叠不改变分差"),
    "take-from-either-end",
    words("the-theorem-fold-any-peak", "定理任何一个峰都可以折叠"),
);
const LARGEST: Theorem = Theorem::new(
    words("the larger end of a valley is a best move", "谷形的一行，取较大的一端最好"),
    "take-from-either-end",
    words("the-larger-end-is-a-best-end", "较大的一端是最优的"),
);

/// Returns the steps of a row. `first` are frames before the fold, and `last` says what follows from the lead: a sentence,
/// and the answer.
pub(crate) fn fold(first: Vec<Frame>, row: &[i64], last: impl Fn(i64) -> (Text, String)) -> Steps {
    let fits = !row.is_empty() && row.len() <= MAX_ROW;
    let course = fits.then(|| {
        let mut frames = first;
        frames.push(beginning(row, frames.is_empty()));
        let valley = folds(row, &mut frames);
        frames.push(no_peak(row, &valley));
        let lead = taken(row, &valley, &mut frames);
        let rule = text!(
            "The rule: fold every peak in one pass, then add and subtract the larger ends in turn.",
            "规律：扫一遍，折叠所有的峰，再每次取较大的一端，轮流加减。"
        );
        let (conclusion, answer) = last(lead);
        if let Some(frame) = frames.last_mut() {
            frame.caption = frame.caption.clone().then(&rule).then(&conclusion);
        }
        Course::new(frames, answer)
    });
    Steps::new("fold", words("Fold and take", "折叠再取"), course)
}

/// Says what is asked, unless frames before this one have said it, and how the row is folded.
fn beginning(row: &[i64], is_first: bool) -> Frame {
    let asked = if is_first {
        text!(
            "By how many points does the first player win, if both play perfectly? A negative number: the first player loses.",
            "双方都不走错，先手净胜多少分（负数表示净负）？"
        )
    } else {
        text!(
            "This row is played for: each move takes the number at an end of it.",
            "以下就在这一行上玩：每步取走一端的数。"
        )
    };
    let caption = text!(
        "We read the row from the left onto a stack. Whenever the three numbers at its end form a peak, a ≤ b ≥ c, they become the one number a - b + c.",
        "从左到右把数依次入栈。栈顶三个数一旦成峰，即 a ≤ b ≥ c，就折叠成一个数 a - b + c。"
    );
    Frame::new(text!("what is done", "怎么做"), asked.then(&caption)).strips([given(row, 0)])
}

/// Returns the row, with the numbers that have been read as used.
fn given(row: &[i64], read: usize) -> Strip {
    let tiles = row.iter().enumerate();
    let tile = |(index, value)| Tile::plain(value).marked_if(index < read, Mark::Used);
    Strip::new(text!("row", "原序列"), tiles.map(tile))
}

/// Returns the row without peaks, and adds a frame for each fold.
pub(crate) fn folds(row: &[i64], frames: &mut Vec<Frame>) -> Vec<i64> {
    let mut valley: Vec<i64> = Vec::new();
    for (index, value) in row.iter().enumerate() {
        let mut right = *value;
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < right {
                break;
            }
            frames.push(one_fold(row, index + 1, &valley, [left, peak, right]));
            valley.truncate(valley.len() - 2);
            right += left - peak;
        }
        valley.push(right);
    }
    valley
}

fn no_peak(row: &[i64], valley: &[i64]) -> Frame {
    let folded = Strip::new(text!("folded", "折叠后"), valley.iter().map(Tile::plain));
    let caption = text!(
        "No three neighbors form a peak any more: the numbers fall, then rise. From here on both players take the larger end, again and again.",
        "相邻的三个数都不成峰了：数先降后升。以后双方每次都取较大的一端。"
    );
    Frame::new(text!("no peak is left", "没有峰了"), caption)
        .strips([given(row, row.len()), folded])
        .by(LARGEST)
}

/// Shows how the last two numbers of the stack and the next one are folded.
fn one_fold(row: &[i64], read: usize, stack: &[i64], [left, peak, right]: [i64; 3]) -> Frame {
    let result = left - peak + right;
    let kept = &stack[..stack.len() - 2];
    let three = [(left, Mark::Used), (peak, Mark::Removed), (right, Mark::Used)];
    let three = three.map(|(value, mark)| Tile::plain(value).marked(mark));
    let before = kept.iter().map(Tile::plain).chain(three);
    let after = kept.iter().map(Tile::plain).chain([Tile::plain(result).marked(Mark::New)]);
    let (minus, plus) = (term(peak), term(right));
    let caption = text!(
        "{left} - {minus} + {plus} = {result}. The lead stays the same.",
        "{left} - {minus} + {plus} = {result}，分差不变。"
    );
    Frame::new(text!("a peak: {left} ≤ {peak} ≥ {right}", "峰：{left} ≤ {peak} ≥ {right}"), caption)
        .strips([
            given(row, read),
            Strip::new(text!("stack", "栈"), before),
            Strip::new(text!("folded", "折叠后"), after),
        ])
        .asking(text!("Into which number is the peak folded?", "这个峰折叠成几？"), result)
        .by(FOLD)
}

/// Adds a frame for each number that is taken. Returns the lead.
fn taken(row: &[i64], valley: &[i64], frames: &mut Vec<Frame>) -> i64 {
    let (mut start, mut end) = (0, valley.len());
    let mut owners: Vec<Option<Mark>> = vec![None; valley.len()];
    let mut terms: Vec<i64> = Vec::new();
    while start < end {
        let (left, right) = (valley[start], valley[end - 1]);
        let index = if left > right { start } else { end - 1 };
        (start, end) = if left > right { (start + 1, end) } else { (start, end - 1) };
        let is_first = terms.len().is_multiple_of(2);
        owners[index] = Some(if is_first { Mark::First } else { Mark::Second });
        terms.push(valley[index]);
        if terms.len() > MAX_TURNS && start < end {
            continue;
        }
        let frame = one_turn(is_first, valley[index], &terms);
        let tiles = valley.iter().zip(&owners);
        let tiles = tiles.map(|(value, owner)| Tile { mark: *owner, ..Tile::plain(value) });
        let frame =
            frame.strips([given(row, row.len()), Strip::new(text!("folded", "折叠后"), tiles)]);
        let question = text!("Which number is taken next?", "下一个取走的是几？");
        frames.push(if left != right && terms.len() <= MAX_TURNS {
            frame.asking(question, valley[index])
        } else {
            frame
        });
    }
    lead_of(&terms)
}

fn one_turn(is_first: bool, value: i64, terms: &[i64]) -> Frame {
    let lead = lead_of(terms);
    let signs = [" + ", " - "].into_iter().cycle();
    let written = terms.iter().zip(signs).enumerate().map(|(index, (number, sign))| {
        if index == 0 { number.to_string() } else { format!("{sign}{}", term(*number)) }
    });
    let written = written.collect_vec().concat();
    // The title is shown before the number is asked for.
    let (title, taken) = if is_first {
        let title = text!("the first player's turn", "轮到先手");
        (title, text!("The first player takes {value}.", "先手取 {value}。"))
    } else {
        let title = text!("the second player's turn", "轮到后手");
        (title, text!("The second player takes {value}.", "后手取 {value}。"))
    };
    let so_far = text!("The lead so far: {written} = {lead}.", "目前的分差：{written} = {lead}。");
    Frame::new(title, taken.then(&so_far))
}

/// Returns the lead of the player who takes the first number.
fn lead_of(terms: &[i64]) -> i64 {
    terms.iter().zip([1, -1].into_iter().cycle()).map(|(number, sign)| sign * number).sum()
}
