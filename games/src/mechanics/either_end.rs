//! Take a number from either end of a row: the game that several problems share.

use crate::ideas::fold::fold;
use crate::prelude::*;
use crate::steps::table::lead_in_words;

/// The longest row for which the recurrence is computed.
const MAX_LENGTH: usize = 5000;

pub struct EitherEnd {
    name: Words,
    row: Vec<i64>,
    /// The sums of the first 0, 1, 2, … numbers.
    sums: Vec<i64>,
    /// Returns the gain of a move, from the number that it takes and the sum of the remaining numbers.
    gain: fn(i64, i64) -> i64,
    /// Returns the answer, from the row and the first player's lead.
    word: fn(&[i64], i64) -> String,
    /// Whether the steps show that the first player can take every other number.
    shows_colors: bool,
    /// Whether the answer is the score of a player.
    asks_for_score: bool,
}

/// The start and the end of the part that is left.
type Part = (usize, usize);

impl EitherEnd {
    /// Creates the game on a row, which the statement calls `name`. `gain` takes the number that a move takes and the sum of
    /// the remaining ones; `word` takes the row and the first player's lead.
    pub fn new(
        name: Words,
        row: &[i32],
        gain: fn(i64, i64) -> i64,
        word: fn(&[i64], i64) -> String,
    ) -> Self {
        Self {
            name,
            row: in_64_bits(row),
            sums: sums(row),
            gain,
            word,
            shows_colors: false,
            asks_for_score: false,
        }
    }

    /// Returns the game on a row of even length, whose steps show that the first player can take every other number.
    pub fn colored(self) -> Self {
        Self { shows_colors: true, ..self }
    }

    /// Returns the game whose answer is the score of a player.
    pub fn scored(self) -> Self {
        Self { asks_for_score: true, ..self }
    }

    fn sum(&self, (start, end): Part) -> i64 {
        self.sums[end] - self.sums[start]
    }

    fn fold_of_row(&self) -> Steps {
        fold(Vec::new(), &self.row, |lead| {
            let answer = (self.word)(&self.row, lead);
            let result = lead_in_words(lead, self.total(), self.tie(), &answer);
            let end = text!("The answer: {answer}.", "答案：{answer}。");
            (result.then(&end), answer)
        })
    }

    /// Returns the steps of the game whose score is what remains: that of the row with all signs flipped.
    fn fold_of_negated_row(&self) -> Steps {
        let negated = self.row.iter().map(|value| -value).collect::<Vec<_>>();
        let total = self.sum((0, self.row.len()));
        let caption = text!(
            "By how many points does the first player win, if a move scores the sum of the numbers that remain? This lead is the sum of the numbers that the second player removes: half of the total and the lead of taking numbers from either end of the negated row.",
            "每一步的得分是剩下的数之和，先手净胜多少分？分差等于后手移除的数之和，即总和与“取相反数后从两端取数”的分差之和的一半。"
        );
        let signs = self.row.iter().zip(&negated);
        let (given, flipped): (Vec<_>, Vec<_>) = signs
            .map(|(value, negated)| (Tile::plain(value), Tile::plain(negated).marked(Mark::New)))
            .unzip();
        let first = Frame::new(text!("all signs flipped", "取相反数"), caption)
            .strips([Strip::new(self.name, given), Strip::new(text!("negated", "相反数"), flipped)])
            .by(FLIPPED);
        fold(vec![first], &negated, |lead| {
            let answer = (self.word)(&self.row, i64::midpoint(total, lead));
            let lead = term(lead);
            let half = text!(
                "The total is {total}, so the lead of the game itself is ({total} + {lead}) / 2 = {answer}. The answer: {answer}.",
                "总和是 {total}，所以原来的分差是 ({total} + {lead}) / 2 = {answer}。答案：{answer}。"
            );
            (half, answer)
        })
    }
}

impl Game for EitherEnd {
    type Position = Part;
    type Action = End;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Part {
        (0, self.row.len())
    }

    fn moves(&self, (start, end): Part) -> impl Iterator<Item = MoveOf<Self>> {
        let left = (start < end).then(|| (End::Left, start, (start + 1, end)));
        let right = (start + 1 < end).then(|| (End::Right, end - 1, (start, end - 1)));
        left.into_iter().chain(right).map(|(from, index, rest)| {
            let gain = (self.gain)(self.row[index], self.sum(rest));
            Move::new(from, rest).gaining(gain)
        })
    }

    fn final_lead(&self, _: &Part) -> i64 {
        0
    }
}

/// Returns the index of an end of a row of this length.
pub(crate) fn index_of(end: End, length: usize) -> usize {
    match end {
        End::Left => 0,
        End::Right => length.saturating_sub(1),
    }
}

/// Returns what a move touches that takes an end of a row of this length.
pub(crate) fn end_taken(end: End, length: usize) -> Places {
    let index = index_of(end, length);
    Places::Items(index..index + 1)
}

impl Shown for EitherEnd {
    fn columns(&self, &(start, end): &Part) -> Vec<Column> {
        vec![column(self.name, Cell::cards(self.row[start..end].iter().copied()))]
    }

    fn places(&self, (start, end): &Part, choice: &MoveOf<Self>) -> Places {
        end_taken(choice.action, end - start)
    }

    fn name(&self, _: &[Column], _: &Part, choice: &MoveOf<Self>) -> MoveName {
        MoveName::End(choice.action)
    }

    fn total(&self) -> Option<i64> {
        self.asks_for_score.then(|| self.row.iter().sum())
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("left end", "左端"), words("right end", "右端")]
    }

    /// Returns the indices of the two ends.
    fn coordinates(&self, &(start, end): &Part) -> Option<Vec<i64>> {
        let last = end.checked_sub(1).filter(|last| start <= *last)?;
        Some(vec![start.try_into().ok()?, last.try_into().ok()?])
    }

    fn ideas(&self) -> Vec<Steps> {
        let is_colored = self.shows_colors && self.row.len().is_multiple_of(2);
        let mut all = if is_colored { vec![colors(&self.row)] } else { Vec::new() };
        all.push(if (self.gain)(1, 0) == 1 {
            self.fold_of_row()
        } else {
            self.fold_of_negated_row()
        });
        all
    }

    fn tie(&self) -> Words {
        if self.answer(0) == "true" {
            words("It is a tie, which the first player wins", "平局，算先手胜")
        } else {
            words("It is a tie", "平局")
        }
    }

    fn answer(&self, lead: i64) -> String {
        (self.word)(&self.row, lead)
    }

    /// Computes the recurrence over all parts of the row: <https://leetcode.com/problems/predict-the-winner/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let row = &self.row;
        if row.len() > MAX_LENGTH {
            return None;
        }
        // leads[end]: the lead on the part of the row from `start` to `end`.
        let mut leads = vec![0; row.len()];
        for start in (0..row.len()).rev() {
            leads[start] = (self.gain)(row[start], 0);
            for end in start + 1..row.len() {
                let left = (self.gain)(row[start], self.sum((start + 1, end + 1))) - leads[end];
                let right = (self.gain)(row[end], self.sum((start, end))) - leads[end - 1];
                leads[end] = left.max(right);
            }
        }
        Some(leads.last().copied().unwrap_or(0))
    }
}

const FLIPPED: Theorem = Theorem::new(
    words(
        "Stone Game VII is this game with the signs flipped",
        "石子游戏 VII 就是取相反数后的这个游戏",
    ),
    "take-from-either-end",
    words("stone-game-vii-is-this-game", "石子游戏-vii-就是这个游戏"),
);

/// Maximum number of numbers of a row that is colored.
const MAX_COLORED: usize = 60;

/// Shows that the first player can take all numbers at even indices, or all at odd ones.
fn colors(row: &[i64]) -> Steps {
    let fits = !row.is_empty() && row.len() <= MAX_COLORED;
    let course = fits.then(|| {
        let frames = vec![two_colors(row), only_the_other_color(row), larger_sum(row)];
        Course::new(frames, true)
    });
    Steps::new("colors", words("Even and odd places", "奇偶位置染色"), course)
}

/// Returns the numbers from `start` on, in the color of their places.
fn colored(row: &[i64], start: usize) -> Strip {
    let tile = |(index, value): (usize, &i64)| {
        let color = if index.is_multiple_of(2) { Mark::First } else { Mark::Second };
        Tile::plain(value).marked(color)
    };
    Strip::new(words("piles", "石子堆"), row.iter().enumerate().skip(start).map(tile))
}

fn two_colors(row: &[i64]) -> Frame {
    let count = row.len();
    let caption = text!(
        "Does Alice, who begins, win? Color the {count} piles in turn. Their number is even, so the two ends have different colors, and Alice can begin with either color.",
        "先手 Alice 能赢吗？把 {count} 堆石子交替染成两种颜色。堆数是偶数，所以两端颜色不同，Alice 先取哪种颜色都可以。"
    );
    Frame::new(text!("two colors", "两种颜色"), caption).strips([colored(row, 0)])
}

fn only_the_other_color(row: &[i64]) -> Frame {
    let caption = text!(
        "After Alice takes the left end, both ends have the other color. Bob has to take it, and that uncovers Alice's color again at one end. So she can take all piles of the color with which she began, whatever Bob does.",
        "Alice 取走左端以后，两端都是另一种颜色。Bob 只能取这种颜色，取完以后，必有一端又露出 Alice 的颜色。所以不管 Bob 怎么取，Alice 都能取完她开始时选的那种颜色。"
    );
    let question = text!(
        "Alice has taken the left end, an odd place. Which places can Bob take now?",
        "Alice 取走了左端，即奇数位置。Bob 现在能取哪种位置？"
    );
    let [odd, even] = [text!("odd places", "奇数位置"), text!("even places", "偶数位置")];
    let frame = Frame::new(text!("Bob sees only one color", "Bob 只有一种颜色可取"), caption);
    let frame = frame.strips([colored(row, 1)]);
    if row.len() > 2 { frame.asking_for(question, vec![odd, even.clone()], even) } else { frame }
}

fn larger_sum(row: &[i64]) -> Frame {
    let every_other = |start: usize| row.iter().copied().skip(start).step_by(2);
    let [odd, even] = [0, 1].map(|start| every_other(start).sum::<i64>());
    let [odd_sum, even_sum] = [0, 1].map(|start| sum_of(every_other(start)));
    let larger = odd.max(even);
    let caption = text!(
        "The odd places have {odd_sum} = {odd}, the even ones {even_sum} = {even}. The total is odd, so the two sums differ, and Alice takes the larger one, {larger}: she always wins. The answer: true. (Other ways of playing may win by more: that lead is found by folding.)",
        "奇数位置的和是 {odd_sum} = {odd}，偶数位置的和是 {even_sum} = {even}。总数是奇数，两个和不相等，Alice 取较大的 {larger}：她必胜。答案：true。（换一种取法也许赢得更多，最多赢多少要用折叠来求。）"
    );
    let question = text!(
        "How many stones does Alice get by the better color?",
        "选较好的颜色，Alice 得多少颗？"
    );
    Frame::new(text!("the larger sum", "较大的和"), caption)
        .strips([colored(row, 0)])
        .asking(question, larger)
}
