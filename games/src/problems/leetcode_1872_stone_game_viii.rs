//! Take the first x stones, for any x above 1, score their sum, and replace them with one stone of this value.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game VIII", "石子游戏 VIII"),
    family: Family::FromTheFront,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move takes the first x stones of the row for any x above 1, scores their sum, and puts one stone of this value in their place. The game ends when one stone is left. Alice wants the largest lead.",
        "每次取走最左边的 x 颗石子（x > 1），得到它们的和，再在最左边放回一颗价值等于这个和的石子。只剩一颗石子时结束，Alice 想让分差最大。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.py"),
        (words("table", "递推"), "table_from_the_back.java"),
    ],
    technique: words("from the back, storing only the best lead", "从后往前，只留一个最大分差"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameVIII", AnswerType::Integer),
    &[Argument::new("stones", Row(2..=100_000, -10_000..=10_000))],
    Games::One(|input| {
        Box::new(StoneGameVIII { stones: in_64_bits(input.row(0)), sums: sums(input.row(0)) })
    }),
    &[
        random("max-random", 1, &[Row(100_000..=100_000, -10_000..=10_000)]),
        random("hack-32-bit-floats", 1, &[Row(5000..=5000, 9001..=10_000)]),
        random("random-short", 400, &[Row(2..=7, -3..=3)]),
        random("random-long", 100, &[Row(2..=60, -10_000..=10_000)]),
    ],
)
.explained_at("in-one-picture", "1406-and-1872-from-the-back", "1406-和-1872从后往前");

struct StoneGameVIII {
    stones: Vec<i64>,
    /// The sums of the first 0, 1, 2, … stones.
    sums: Vec<i64>,
}

impl Game for StoneGameVIII {
    /// The number of given stones that are merged into the first one.
    type Position = usize;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> usize {
        self.stones.len().min(1)
    }

    fn moves(&self, merged: usize) -> impl Iterator<Item = MoveOf<Self>> {
        (merged + 1..=self.stones.len())
            .filter(move |_| merged > 0)
            .map(|next| Move::new((), next).gaining(self.sums[next]))
    }

    fn final_lead(&self, _: &usize) -> i64 {
        0
    }
}

impl Shown for StoneGameVIII {
    fn columns(&self, merged: &usize) -> Vec<Column> {
        let first = (*merged > 0).then_some(self.sums[*merged]).into_iter();
        let stones = Cell::cards(first.chain(self.stones[*merged..].iter().copied()));
        vec![column(words("stones [merged]", "石子 [合并]"), stones)]
    }

    fn places(&self, merged: &usize, choice: &MoveOf<Self>) -> Places {
        Places::Items(0..choice.next - merged + 1)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("merged stones", "已合并颗数")]
    }

    fn coordinates(&self, merged: &usize) -> Option<Vec<i64>> {
        Some(vec![(*merged).try_into().ok()?])
    }

    /// Keeps the best lead, from the back.
    fn ideas(&self) -> Vec<Steps> {
        let fits = (2..=MAX_SHOWN).contains(&self.stones.len());
        let course = fits.then(|| self.best_leads());
        vec![Steps::new("best", words("Only the best lead", "只留最大分差"), course)]
    }

    /// Works backward: the moves at a position are those at the next position and the move that leads to it:
    /// <https://leetcode.com/problems/stone-game-viii/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let gains = self.sums.get(2..).unwrap_or_default();
        let best = gains
            .iter()
            .rev()
            .fold(None, |best: Option<i64>, gain| best.max(Some(gain - best.unwrap_or(0))));
        Some(best.unwrap_or(0))
    }
}

/// Maximum number of stones in steps.
const MAX_SHOWN: usize = 48;
/// Number of columns of a sheet.
const ROW: usize = 8;

impl StoneGameVIII {
    fn best_leads(&self) -> Course {
        let count = self.stones.len();
        let meaning = text!(
            "By how many points does Alice win? A move merges the first stones into one, so it gains the sum of the first i given stones, for some i that is larger than before. Best from i on: the lead of a player who may still choose i or a larger number. The only new choice compared with i + 1 is i itself, after which the opponent may choose from i + 1 on: best from i on = max(best from i + 1 on, sum of the first i - best from i + 1 on). So one number is enough, from the back.",
            "Alice 净胜多少分？每一步把最前面的石子合并成一颗，得到的是原来前 i 颗的和，i 比以前大。“从 i 起”表示还能选 i 或更大的数时的最大分差。与 i + 1 相比，只多了选 i 这一种走法，之后对方从 i + 1 起选：从 i 起 = max(从 i + 1 起, 前 i 颗之和 - 从 i + 1 起)。所以从后往前，只留一个数就够了。"
        );
        let given = Strip::new(text!("stones", "石子"), self.stones.iter().map(Tile::plain));
        let title = text!("one number, from the back", "从后往前，只留一个数");
        let mut frames = vec![Frame::new(title, meaning).strips([given])];
        let mut best = vec![self.sums[count]];
        frames.push(self.best_frame(&best));
        for i in (2..count).rev() {
            let before = best[best.len() - 1];
            best.push(before.max(self.sums[i] - before));
            frames.push(self.best_frame(&best));
        }
        let answer = best[best.len() - 1];
        if let Some(last) = frames.last_mut() {
            let end = text!(
                "Alice merges at least 2 stones, so this is her lead. The program keeps only this one number, from the back: best = max(best, sum - best). The answer: {answer}.",
                "Alice 第一步至少合并 2 颗，所以这就是她的分差。程序从后往前，只留这一个数：best = max(best, 和 - best)。答案：{answer}。"
            );
            last.caption = last.caption.clone().then(&end);
        }
        Course::new(frames, answer)
    }

    /// Explains the last of the best leads, which come from the largest number down.
    fn best_frame(&self, best: &[i64]) -> Frame {
        let count = self.stones.len();
        let i = count + 1 - best.len();
        let (sum, found) = (self.sums[i], best[best.len() - 1]);
        let caption = match best {
            [.., before, _] => {
                let (minus, value) = (term(*before), sum - before);
                text!(
                    "max({before}, {sum} - {minus}) = max({before}, {value}) = {found}.",
                    "max({before}, {sum} - {minus}) = max({before}, {value}) = {found}。"
                )
            }
            _ => text!(
                "Only all {count} stones are left to choose: {sum}.",
                "只能选全部 {count} 颗：{sum}。"
            ),
        };
        let numbers = (2..=count).collect::<Vec<_>>();
        let frame = Frame::new(text!("from {i} on", "从 {i} 起"), caption);
        let frame = numbers.chunks(ROW).fold(frame, |frame, numbers| {
            let sums = numbers.iter().map(|number| {
                Some(
                    Tile::plain(self.sums[*number])
                        .marked_if(*number == i && best.len() > 1, Mark::Used),
                )
            });
            let leads = numbers.iter().map(|number| {
                let Some(lead) = best.get(count - number) else { return Some(Tile::plain("")) };
                let tile = Tile::plain(lead).toned(Tone::of(*lead));
                let tile = tile.marked_if(*number == i + 1, Mark::Used);
                Some(tile.marked_if(*number == i, Mark::New))
            });
            let rows = vec![
                Strip {
                    heading: text!("sum of the first i", "前 i 颗之和"),
                    tiles: sums.collect(),
                },
                Strip { heading: text!("best from i on", "从 i 起"), tiles: leads.collect() },
            ];
            let columns = numbers.iter().map(ToString::to_string).collect();
            frame.showing(Picture::Sheet(Sheet { corner: text!("i", "i"), columns, rows }))
        });
        let question = text!("What is the best lead from {i} on?", "从 {i} 起的最大分差是多少？");
        if best.len() == 1 { frame } else { frame.asking(question, found) }
    }
}
