//! Take a bean from a bottle and put one into each of two bottles behind it; print the first winning move and their number.

use crate::prelude::*;
use crate::steps::bits::{Part as NumberedPart, binary};
use crate::steps::mex::{GRUNDY, mex_of};

const ABOUT: About = About {
    title: words("Splitting Game", "HNOI2007 分裂游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(words("level 6 of 7", "省选/NOI−")),
    rules: words(
        "Bottles in a row hold beans. Each move takes a bean from bottle i and puts one into bottle j and one into bottle k, where i < j and j ≤ k. A player who has no move loses.",
        "一排瓶子里有豆子。每次从第 i 瓶拿走一颗，在第 j 瓶和第 k 瓶各放入一颗，要求 i < j ≤ k。不能操作的人输。",
    ),
    usual: &[
        (words("all triples", "枚举三元组"), "all_triples.cpp"),
        (words("memoization, all triples", "记忆化求 SG 值，枚举三元组"), "memoized_numbers.py"),
    ],
    technique: words(
        "every bean is a game, as in coin turning: Grundy numbers; the third bottle of a winning move follows from the other two",
        "像翻硬币一样，每颗豆子是一个游戏，求 SG 函数；i 和 j 定了，必胜的 k 至多一个",
    ),
    time: same("O(n³) → O(n²)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("p", Row(2..=21, 0..=10_000)).locally(Row(0..=21, 0..=i32::MAX))],
    Games::One(|input| Box::new(SplittingGame { beans: in_64_bits(input.row(0)) })),
    &[
        random("random-few-beans", 10, &[Row(2..=5, 0..=2)]),
        random("random-small", 10, &[Row(2..=21, 0..=3)]),
        random("random-large", 10, &[Row(21..=21, 0..=10_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases(10))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["分裂游戏", "SG 函数"])
.explained_at("from-heaps-to-grundy", "6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数");

struct SplittingGame {
    beans: Vec<i64>,
}

/// The Grundy numbers of a bean in each of this many bottles: a bean in the last one cannot move.
fn numbers(bottles: usize) -> Vec<u32> {
    let mut numbers = vec![0; bottles];
    for from in (0..bottles).rev() {
        let behind = &numbers[from + 1..];
        numbers[from] =
            mex_of(behind.iter().flat_map(|one| behind.iter().map(move |other| one ^ other)));
    }
    numbers
}

/// A bottle from which a bean is taken, and two into which one is put.
type Triple = [usize; 3];

impl SplittingGame {
    /// Returns the bottles with an odd number of beans, but not the last one.
    fn odd(beans: &[i64]) -> impl Iterator<Item = usize> {
        let last = beans.len().saturating_sub(1);
        beans[..last].iter().positions(|count| count % 2 == 1)
    }

    fn triples(beans: &[i64]) -> Vec<Triple> {
        let mut triples = Vec::new();
        for from in (0..beans.len()).filter(|bottle| beans[*bottle] > 0) {
            for one in from + 1..beans.len() {
                triples.extend((one..beans.len()).map(|other| [from, one, other]));
            }
        }
        triples
    }

    /// Returns the xor of the numbers of all beans, and the triples that make it 0.
    fn winning(&self) -> (u32, Vec<Triple>) {
        let numbers = numbers(self.beans.len());
        let xor = Self::odd(&self.beans).fold(0, |xor, bottle| xor ^ numbers[bottle]);
        let mut triples = Self::triples(&self.beans);
        triples.retain(|triple| triple.iter().fold(xor, |xor, at| xor ^ numbers[*at]) == 0);
        (xor, triples)
    }
}

/// Words the winning triples as the site expects it.
fn answer_of(triples: &[Triple]) -> String {
    match triples.first() {
        Some(first) => format!("{}\n{}", first.iter().format(" "), triples.len()),
        None => "-1 -1 -1\n0".to_owned(),
    }
}

impl Game for SplittingGame {
    /// The beans in each bottle.
    type Position = Vec<i64>;
    type Action = Triple;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.beans.clone()
    }

    fn moves(&self, beans: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        Self::triples(&beans).into_iter().map(move |triple| {
            let [from, one, other] = triple;
            let mut next = beans.clone();
            next[from] -= 1;
            next[one] += 1;
            next[other] += 1;
            Move::new(triple, next)
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the beans without those in the last bottle, which cannot move.
    fn canonical(&self, mut beans: Vec<i64>) -> Vec<i64> {
        if let Some(last) = beans.last_mut() {
            *last = 0;
        }
        beans
    }

    /// Returns a bean of each bottle with an odd number of them: two in the same bottle cancel.
    fn parts(&self, beans: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        let alone = |bottle: usize| {
            let mut alone = vec![0; beans.len()];
            alone[bottle] = 1;
            Part::Position(alone)
        };
        Some(Self::odd(beans).map(alone).collect())
    }

    fn weight(&self, beans: &Vec<i64>) -> usize {
        beans.len().pow(3)
    }

    fn bytes(&self, beans: &Vec<i64>) -> usize {
        heap_bytes(beans)
    }
}

impl Shown for SplittingGame {
    const PHRASE: Words = words("split {}", "分裂 {}");

    fn columns(&self, beans: &Vec<i64>) -> Vec<Column> {
        vec![column(same("p"), Cell::piles(beans.iter().copied()))]
    }

    fn places(&self, beans: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        let [from, ..] = choice.action;
        Places::Column(0, vec![(from, Some(beans[from] - 1))])
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(choice.action.iter().join(" "))
    }

    fn ideas(&self) -> Vec<Steps> {
        let fits = (1..=MAX_BOTTLES).contains(&self.beans.len());
        let course = fits.then(|| self.bean_by_bean()).flatten();
        vec![Steps::new("beans", words("Each bean is a game", "每颗豆子是一个游戏"), course)]
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        let winning = winning_moves(self, budget)?.into_iter();
        Some(answer_of(&winning.map(|choice| choice.action).collect_vec()))
    }

    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(if self.winning().0 == 0 { -1 } else { 1 })
    }

    /// Uses the [Sprague-Grundy theorem](https://en.wikipedia.org/wiki/Sprague%E2%80%93Grundy_theorem), and tries all moves.
    fn reference_answer(&self, _: &mut Budget) -> Option<String> {
        Some(answer_of(&self.winning().1))
    }
}

/// Maximum number of bottles in steps.
const MAX_BOTTLES: usize = 21;
/// Maximum number of triples that a caption lists.
const MAX_LISTED: usize = 6;

/// Draws the numbers of the bottles from this one on.
fn known(from: usize, numbers: &[u32]) -> Strip {
    let tile = |bottle: usize| {
        let number = numbers[bottle];
        let tile = Tile::plain(number).toned(Tone::of_grundy(number.into()));
        (bottle >= from).then(|| match () {
            () if bottle == from => tile.marked(Mark::New),
            () => tile.marked(Mark::Used),
        })
    };
    let tiles = (0..numbers.len()).map(tile).collect();
    Strip { heading: text!("Grundy number", "SG 值"), tiles }
}

impl SplittingGame {
    /// Finds the numbers of the bottles, the last one first, then the xor of the beans and the winning triples; `None` if
    /// the xor is too large to show.
    fn bean_by_bean(&self) -> Option<Course> {
        let numbers = numbers(self.beans.len());
        let caption = text!(
            "Which moves win? A player who has no move loses. Beans do not affect each other: each is a game of its own, and a move turns one bean into two. So the Grundy number of a bean in bottle i is the smallest number that is not the xor of the numbers of two bottles behind it, j and k, which may be the same. In the last bottle it is 0.",
            "哪些走法必胜？不能操作的人输。豆子互不影响，每颗自成一个游戏，每一步把一颗变成两颗。所以第 i 瓶里一颗豆子的 SG 值，是后面任意两瓶 j、k（可以相同）的 SG 值异或的 mex。最后一瓶是 0。"
        );
        let frame = Frame::new(text!("each bean is a game", "每颗豆子是一个游戏"), caption);
        let mut frames = vec![frame.by(GRUNDY).strips([self.bottles(), self.counts()])];
        for from in (0..self.beans.len().saturating_sub(1)).rev() {
            frames.push(self.number_of(from, &numbers));
        }
        let odd = Self::odd(&self.beans).collect_vec();
        frames.push(self.cancelled(&odd, &numbers));
        let parts = odd.iter().map(|bottle| NumberedPart {
            name: text!("bottle {bottle}", "第 {bottle} 瓶"),
            number: numbers[*bottle],
        });
        let parts = parts.collect_vec();
        if !parts.is_empty() {
            frames.extend(binary(&parts)?);
        }
        frames.push(self.triples_that_win(&numbers));
        Some(Course::new(frames, answer_of(&self.winning().1)))
    }

    fn bottles(&self) -> Strip {
        Strip::new(text!("bottle", "瓶"), (0..self.beans.len()).map(Tile::plain))
    }

    fn counts(&self) -> Strip {
        Strip::new(text!("beans", "豆子"), self.beans.iter().map(Tile::plain))
    }

    fn number_of(&self, from: usize, numbers: &[u32]) -> Frame {
        let behind = &numbers[from + 1..];
        let pairs = behind.iter().flat_map(|one| behind.iter().map(move |other| one ^ other));
        let set = pairs.sorted_unstable().dedup().join(", ");
        let number = numbers[from];
        let caption = text!(
            "The xors of two of the marked numbers, or of one with itself: {{{set}}}. The smallest number that is not among them is {number}.",
            "标出的数两两异或（也可以与自己）：{{{set}}}。不在其中的最小的数是 {number}。"
        );
        let frame = Frame::new(text!("bottle {from}", "第 {from} 瓶"), caption);
        frame.strips([self.bottles(), known(from, numbers)]).asking(
            text!("What is the number of a bean in bottle {from}?", "第 {from} 瓶的 SG 值是多少？"),
            number,
        )
    }

    /// Shows the bottles of which one bean counts.
    fn cancelled(&self, odd: &[usize], numbers: &[u32]) -> Frame {
        let last = self.beans.len() - 1;
        let counts = self.beans.iter().enumerate().map(|(bottle, count)| {
            let tile = Tile::plain(count);
            let counts = odd.contains(&bottle);
            let is_gone = !counts && bottle < last && *count > 0;
            tile.marked_if(counts, Mark::Used).marked_if(is_gone, Mark::Removed)
        });
        let tile = |number: &u32| Tile::plain(number).toned(Tone::of_grundy((*number).into()));
        let caption = text!(
            "Two beans in the same bottle have equal numbers, whose xor is 0: of an odd number of beans one counts, of an even number none.",
            "同一瓶里的两颗豆子 SG 值相等，异或为 0：奇数颗算一颗，偶数颗全部抵消。"
        );
        Frame::new(text!("beans in pairs cancel", "成对的豆子抵消"), caption).strips([
            self.bottles(),
            Strip::new(text!("beans", "豆子"), counts),
            Strip::new(text!("Grundy number", "SG 值"), numbers.iter().map(tile)),
        ])
    }

    fn triples_that_win(&self, numbers: &[u32]) -> Frame {
        let (xor, triples) = self.winning();
        let answer = answer_of(&triples);
        let rule = text!(
            "The rule: a move i, j, k wins if and only if the xor of all beans with the numbers of i, j and k is 0, and bottle i has a bean, even if their number is even.",
            "规律：第 i 瓶有豆子（偶数颗也行），并且总的异或和再异或 i、j、k 三瓶的 SG 值得 0，这一步就必胜，否则不是。"
        );
        let found = match triples.first() {
            None => text!(
                "The xor is {xor}: every move makes it another number, so none wins.",
                "异或和是 {xor}，走一步一定变成别的数，没有必胜的一步。"
            ),
            Some([from, one, other]) => {
                let [first, second, third] = [*from, *one, *other].map(|at| numbers[at]);
                let count = triples.len();
                let listed = triples.iter().take(MAX_LISTED);
                let listed = listed.map(|triple| format!("({})", triple.iter().join(" ")));
                let more = if count > MAX_LISTED { ", …" } else { "" };
                let listed = listed.collect_vec().join(", ") + more;
                text!(
                    "The first is {from} {one} {other}: {xor} xor {first} xor {second} xor {third} = 0. In all {count}: {listed}.",
                    "第一个是 {from} {one} {other}：{xor} 异或 {first} 异或 {second} 异或 {third} = 0。共 {count} 个：{listed}。"
                )
            }
        };
        let answer = text!("The answer:\n{answer}", "答案：\n{answer}");
        let frame = Frame::new(text!("the winning moves", "必胜的走法"), found);
        let tile = |(bottle, number): (usize, &u32)| {
            let tile = Tile::plain(number).toned(Tone::of_grundy((*number).into()));
            let is_first = triples.first().is_some_and(|triple| triple.contains(&bottle));
            tile.marked_if(is_first, Mark::Best)
        };
        let shown =
            Strip::new(text!("Grundy number", "SG 值"), numbers.iter().enumerate().map(tile));
        let question = text!("How many moves win?", "必胜的走法有几种？");
        frame
            .saying(&rule)
            .saying(&answer)
            .by(GRUNDY)
            .strips([self.bottles(), self.counts(), shown])
            .asking(question, triples.len())
    }
}
