//! Eat a carrot from either end until one is left; Oleg eats k carrots before the game.

use crate::mechanics::either_end::end_taken;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Choosing Carrot", "选胡萝卜"),
    family: Family::Observation,
    difficulty: Difficulty::Rated(same("2800")),
    rules: words(
        "Oleg eats k carrots from the ends of a row. Then Oleg and Igor in turn eat a carrot from either end until one is left. Oleg wants this one to be as juicy as possible, Igor wants the opposite. Answer for every k.",
        "Oleg 先从一行胡萝卜的两端吃掉 k 根，然后 Oleg 和 Igor 轮流从两端吃一根，直到剩下一根。Oleg 想让它的值最大，Igor 想让它最小。对每个 k 求答案。",
    ),
    usual: &[
        (words("two more middles at a time", "每次多两个中间位置"), "two_more_middles.py"),
        (words("sparse tables", "ST 表"), "sparse_tables.cpp"),
    ],
    technique: words("only the middle of the row counts", "只看中间，对称策略"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CODEFORCES,
    &[Argument::new("a", Row(1..=300_000, 1..=1_000_000_000))
        .locally(Row(1..=MAX_LENGTH, i32::MIN..=i32::MAX))],
    Games::Many(ManyGames {
        count: |input| input.row(0).len(),
        game: |input, index| {
            Box::new(ChoosingCarrot { row: in_64_bits(input.row(0)), eaten_before: index })
        },
        separator: " ",
        reference_answer: last_carrots,
    }),
    &[
        random("random-short", 20, &[Row(1..=9, 1..=3)]),
        random("random-long", 20, &[Row(1..=60, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(same("Oleg"), same("Igor"))
.also_called(&["CF794E"])
.explained_at("classic-games", "more-of-them", "还有");

/// Returns the last carrots for all k. With an even number of carrots left, it is the larger of the two in the middle; with
/// an odd number, the one in the middle or, if that is larger than both neighbors, the larger neighbor. Oleg chooses the
/// middle.
fn last_carrots(input: &Input) -> Option<String> {
    let row = input.row(0);
    let of_two = row.windows(2).map(|two| two[0].max(two[1])).collect_vec();
    let of_three = row.windows(3).map(|three| three[1].min(three[0].max(three[2]))).collect_vec();
    let mut best: Vec<i32> = Vec::new();
    for k in 0..row.len() - 1 {
        let middles = if (row.len() - k).is_multiple_of(2) { &of_two } else { &of_three };
        // The k + 1 possible middles are in the center of all: those of k - 2, and one more at each end.
        let first = (middles.len() - k - 1) / 2;
        let inner = k.checked_sub(2).map(|before| best[before]);
        best.extend([middles[first], middles[first + k]].into_iter().chain(inner).max());
    }
    best.extend(row.iter().max());
    Some(best.iter().join(" "))
}

struct ChoosingCarrot {
    row: Vec<i64>,
    /// The number of carrots that Oleg eats before the game.
    eaten_before: usize,
}

/// The start and the end of the part that is left.
type Part = (usize, usize);

impl ChoosingCarrot {
    fn is_olegs_turn(&self, (start, end): Part) -> bool {
        let eaten = self.row.len() - (end - start);
        eaten <= self.eaten_before || (eaten - self.eaten_before).is_multiple_of(2)
    }
}

impl Game for ChoosingCarrot {
    type Position = Part;
    type Action = End;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Part {
        (0, self.row.len())
    }

    fn moves(&self, part: Part) -> impl Iterator<Item = MoveOf<Self>> {
        let (start, end) = part;
        let is_olegs_turn = self.is_olegs_turn(part);
        let both = [(End::Left, (start + 1, end)), (End::Right, (start, end - 1))];
        let count = if end - start == 1 { 0 } else { 2 };
        both.into_iter().take(count).map(move |(from, next)| {
            let again = is_olegs_turn && self.is_olegs_turn(next);
            Move::new(from, next).moving_again(again)
        })
    }

    /// The carrot that is left counts for Oleg.
    fn final_lead(&self, part: &Part) -> i64 {
        let last = self.row[part.0];
        if self.is_olegs_turn(*part) { last } else { -last }
    }
}

impl Shown for ChoosingCarrot {
    const SCORING: Scoring = Scoring::Total(Player::First);
    const PHRASE: Words = words("eat {}", "吃 {}");
    /// The number that is left.
    const TOTAL: Words = words("result", "结果");

    fn columns(&self, &(start, end): &Part) -> Vec<Column> {
        vec![column(same("a"), Cell::cards(self.row[start..end].iter().copied()))]
    }

    fn places(&self, (start, end): &Part, choice: &MoveOf<Self>) -> Places {
        end_taken(choice.action, end - start)
    }

    fn name(&self, _: &[Column], _: &Part, choice: &MoveOf<Self>) -> MoveName {
        MoveName::End(choice.action)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("left end", "左端"), words("right end", "右端")]
    }

    /// Returns the indices of the two ends. A last carrot that Oleg has scored already has no cell.
    fn coordinates(&self, &(start, end): &Part) -> Option<Vec<i64>> {
        let is_scored = end - start == 1 && !self.is_olegs_turn((start, end));
        let last = end.checked_sub(1).filter(|last| start <= *last && !is_scored)?;
        Some(vec![start.try_into().ok()?, last.try_into().ok()?])
    }
    fn cell_meaning(&self) -> Option<Text> {
        Some(text!(
            "Which carrot is the last one, if both play perfectly? A cell is the part of the row from its left to its right end; its length says whose turn it is. Oleg takes the larger of the values that his moves reach, Igor the smaller.",
            "双方都不走错，最后剩下哪一根？一格是从左端到右端的一段，轮到谁由长度决定。Oleg 取走一步能到的值中较大的，Igor 取较小的。"
        ))
    }

    /// Shows the middles of the rows that Oleg can leave.
    fn ideas(&self) -> Vec<Steps> {
        let course = (self.row.len() <= MAX_SHOWN).then(|| self.middles());
        vec![Steps::new("middles", words("Only the middle counts", "只看中间"), course)]
    }
}

/// Maximum length of a row in steps.
const MAX_SHOWN: usize = 60;
/// Number of middles in a row of a sheet.
const ROW: usize = 8;

const MIDDLE: Theorem = Theorem::new(
    words("only the middle counts: answer at the opposite end", "只看中间：在另一端对称地吃"),
    "classic-games",
    words("more-of-them", "还有"),
);

impl ChoosingCarrot {
    /// Returns the numbers in the middle of a row of `length` that begins at `start`, and its last carrot.
    fn middle(&self, start: usize, length: usize) -> (&[i64], i64) {
        let width = if length == 1 { 1 } else { 2 + length % 2 };
        let first = start + (length - width) / 2;
        let middle = &self.row[first..first + width];
        let value = match *middle {
            [one] => one,
            [one, other] => one.max(other),
            [left, center, right] => center.min(left.max(right)),
            _ => 0,
        };
        (middle, value)
    }

    fn answer_for(&self, eaten: usize) -> i64 {
        let length = self.row.len() - eaten;
        (0..=eaten).map(|start| self.middle(start, length).1).max().unwrap_or(0)
    }

    fn middles(&self) -> Course {
        let k = self.eaten_before;
        let (count, length) = (self.row.len(), self.row.len() - k);
        let meaning = text!(
            "Which carrot is the last one? Oleg wants it large, Igor small. Oleg first eats k = {k} of all {count}, so he can leave any part of length {length}; he has k + 1 of them to choose from. Then both eat in turn, Oleg first, until one is left.",
            "最后剩下哪一根？Oleg 想让它大，Igor 想让它小。Oleg 先吃掉 {count} 根中的 k = {k} 根，可以留下任意相邻的 {length} 根，共 k + 1 种选择。之后轮流吃，Oleg 先，直到剩下一根。"
        );
        let row = || Strip::new(same("a"), self.row.iter().map(Tile::plain));
        let first = Frame::new(text!("the last carrot", "最后一根"), meaning).strips([row()]);
        let rule = match length {
            1 => text!(
                "One carrot is left after Oleg's first meal: it is the last one.",
                "Oleg 吃完就只剩一根，就是它。"
            ),
            _ if length.is_multiple_of(2) => text!(
                "{length} is even. Of such a row the last carrot is the larger of the two in the middle: Oleg gets either of them by answering at the opposite end, and Igor prevents more in the same way.",
                "{length} 是偶数，最后剩下的是中间两根里较大的：Oleg 想要哪一根，就先吃一根使它居中，再在另一端对称地吃；Igor 也对称地吃，不让他得到更大的。"
            ),
            _ => text!(
                "{length} is odd. Of the three in the middle, l, c and r, Oleg's first move makes l, c or c, r the two in the middle, and Igor then gets the smaller of them: max(min(l, c), min(c, r)).",
                "{length} 是奇数。设中间三根是 l、c、r，Oleg 先吃一根，使中间两根成为 l、c 或 c、r，Igor 得到其中较小的：max(min(l, c), min(c, r))。"
            ),
        };
        let answer = self.answer_for(k);
        let rule = Frame::new(text!("the last carrot of a row", "一段的最后一根"), rule);
        let rule = rule.strips([row()]).by(MIDDLE);
        let chosen = text!(
            "Oleg leaves the row with the largest last carrot: {answer}.",
            "Oleg 留下最后一根最大的那一段：{answer}。"
        );
        let middles = Frame::new(text!("the middles", "各段的中间"), chosen).asking(
            text!(
                "Which is the largest last carrot that Oleg can choose?",
                "Oleg 能选到的最大的一根是多少？"
            ),
            answer,
        );
        let starts = (0..=k).collect_vec();
        let middles = starts
            .chunks(ROW)
            .fold(middles, |frame, starts| frame.showing(self.sheet(starts, length)));
        let caption = text!(
            "The answer for k = {k} is the largest of them: {answer}. When k grows by 2, the rows are two shorter, and their middles are the same and one more at each side: that is how the program finds all answers in O(n). The answer: {answer}.",
            "k = {k} 的答案是其中最大的：{answer}。k 增加 2，各段短 2，它们的中间还是原来那些，只在左右各多一个：程序就这样 O(n) 求出所有答案。答案：{answer}。"
        );
        let all = (0..count).map(|eaten| {
            Tile::plain(self.answer_for(eaten)).toned(Tone::Total).marked_if(eaten == k, Mark::New)
        });
        let tiles = all.collect_vec();
        let last = Frame::new(text!("all k", "所有的 k"), caption);
        let numbered = tiles.into_iter().enumerate().collect_vec();
        let last = numbered.chunks(ROW).fold(last, |frame, part| {
            let columns = part.iter().map(|(eaten, _)| eaten.to_string()).collect();
            let tiles = part.iter().map(|(_, tile)| Some(tile.clone())).collect();
            let rows = vec![Strip { heading: text!("answer", "答案"), tiles }];
            frame.showing(Picture::Sheet(Sheet { corner: same("k").into(), columns, rows }))
        });
        Course::new(vec![first, rule, middles, last], answer)
    }

    /// Draws the middles of the rows that begin at these places.
    fn sheet(&self, starts: &[usize], length: usize) -> Picture {
        let middles = starts.iter().map(|start| self.middle(*start, length)).collect_vec();
        let middle = middles.iter().map(|(middle, _)| Some(Tile::plain(middle.iter().join(" "))));
        let last = middles
            .iter()
            .map(|(_, value)| Some(Tile::plain(value).toned(Tone::Total).marked(Mark::New)));
        let rows = vec![
            Strip { heading: text!("middle", "中间"), tiles: middle.collect() },
            Strip { heading: text!("last carrot", "最后一根"), tiles: last.collect() },
        ];
        let columns =
            starts.iter().map(|start| format!("a[{start}..{}]", start + length - 1)).collect();
        Picture::Sheet(Sheet { corner: text!("row left", "留下的一段"), columns, rows })
    }
}
