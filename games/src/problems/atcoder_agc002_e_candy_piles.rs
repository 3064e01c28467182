//! Eat the largest pile of candies, or one candy of each pile; the player who eats the last candy loses.

use std::cmp::Reverse;
use std::time::Duration;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Candy Piles", "糖果堆"),
    family: Family::Observation,
    difficulty: Difficulty::Rated(same("2889")),
    rules: words(
        "Each move eats the pile with the most candies, or one candy from every pile. The player who eats the last candy loses.",
        "每次吃掉糖最多的一堆，或者每堆各吃一颗。吃到最后一颗糖的人输。",
    ),
    usual: &[
        (words("diagonal of the sorted piles", "排序后沿对角线走"), "sorted_diagonal.py"),
        (
            words("binary search for the square", "二分正方形的边长"),
            "binary_search_for_the_square.rs",
        ),
    ],
    technique: words(
        "the end of the diagonal of a Young diagram, by counting",
        "杨图（Ferrers 图），对角线上胜负相同，计数求边长",
    ),
    time: same("O(n log n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER.with_limits(Duration::from_secs(2), 256 << 20),
    &[Argument::new("a", Row(1..=100_000, 1..=1_000_000_000))
        .locally(Row(1..=MAX_LENGTH, 1..=i32::MAX))],
    Games::One(|input| Box::new(CandyPiles::new(input.row(0)))),
    &[
        random("random-small", 20, &[Row(1..=6, 1..=8)]),
        random("random-square", 20, &[Row(9..=12, 9..=12)]),
        random("random-large", 20, &[Row(1..=60, 1..=60)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(words("First", "先手"), words("Second", "后手"))
.also_called(&["AtCoder Grand Contest 002 E"])
.same_game_as(&["AT_agc002_e"])
.explained_at("classic-games", "more-of-them", "还有");

struct CandyPiles {
    piles: Vec<i64>,
    /// The indices of the piles, the largest first. This order never changes.
    order: Vec<usize>,
}

/// The number of piles eaten, and the number of candies eaten from every other pile.
type Eaten = (usize, i64);

enum Meal {
    LargestPile,
    OneOfEach,
}

impl CandyPiles {
    fn new(row: &[i32]) -> Self {
        let piles = in_64_bits(row);
        let order = (0..piles.len()).sorted_by_key(|index| Reverse(piles[*index])).collect();
        Self { piles, order }
    }

    /// Returns the candies of each pile.
    fn left(&self, (piles, each): Eaten) -> Vec<i64> {
        let mut left = self.piles.iter().map(|pile| (pile - each).max(0)).collect_vec();
        self.order[..piles].iter().for_each(|index| left[*index] = 0);
        left
    }

    /// Returns the index of the largest pile; `None` if no candy is left.
    fn largest(&self, (piles, each): Eaten) -> Option<usize> {
        self.order.get(piles).copied().filter(|index| self.piles[*index] > each)
    }
}

impl Game for CandyPiles {
    type Position = Eaten;
    type Action = Meal;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Eaten {
        (0, 0)
    }

    fn moves(&self, eaten: Eaten) -> impl Iterator<Item = MoveOf<Self>> {
        let (piles, each) = eaten;
        let largest = Move::new(Meal::LargestPile, (piles + 1, each));
        let one_of_each = Move::new(Meal::OneOfEach, (piles, each + 1));
        let moves = self.largest(eaten).map(|_| [largest, one_of_each]);
        moves.into_iter().flatten()
    }

    /// Returns a win: the opponent has eaten the last candy.
    fn final_lead(&self, _: &Eaten) -> i64 {
        1
    }
}

impl Shown for CandyPiles {
    const PHRASE: Words = words("eat {}", "吃掉 {}");

    fn columns(&self, eaten: &Eaten) -> Vec<Column> {
        vec![column(same("a"), Cell::piles(self.left(*eaten)))]
    }

    fn places(&self, eaten: &Eaten, choice: &MoveOf<Self>) -> Places {
        let [before, after] = [*eaten, choice.next].map(|eaten| self.left(eaten));
        let changed = before.iter().zip(after).enumerate();
        let changed = changed.filter(|(_, (before, after))| after < before);
        Places::Column(0, changed.map(|(index, (_, after))| (index, Some(after))).collect())
    }

    fn name(&self, _: &[Column], _: &Eaten, choice: &MoveOf<Self>) -> MoveName {
        let name = match choice.action {
            Meal::LargestPile => words("the largest pile", "最大的一堆"),
            Meal::OneOfEach => words("one from each pile", "每堆一颗"),
        };
        MoveName::Other(name.into())
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("piles eaten", "吃掉的堆数"), words("candies eaten of each", "每堆吃掉的颗数")]
    }

    fn coordinates(&self, &(piles, each): &Eaten) -> Option<Vec<i64>> {
        Some(vec![piles.try_into().ok()?, each])
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked is the diagonal from the start: all its cells in the diagram have the same winner. The program goes to the last of them.",
            "标出的是从开局出发的对角线：图形内的这些格胜负都相同。程序直接看其中最后一格。"
        );
        let side = i64::try_from(self.side()).ok()?;
        let marks = move |place: &[i64]| place[0] == place[1] && place[0] < side;
        Some(Rule::new(text, marks).by(DIAGONAL))
    }

    /// Goes along the diagonal of the diagram.
    fn ideas(&self) -> Vec<Steps> {
        let fits = self.order.first().is_some_and(|largest| self.piles[*largest] <= MAX_HEIGHT);
        let course = (fits && self.piles.len() <= MAX_WIDTH).then(|| self.diagonal());
        vec![Steps::new("diagonal", words("Along the diagonal", "沿对角线"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "First" } else { "Second" }.to_owned()
    }

    /// Goes along the diagonal of the diagram to its last cell: a player who cannot go on along it loses if an even number
    /// of cells is left both above and to the right.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let heights = self.order.iter().map(|index| self.piles[*index]).collect_vec();
        let diagonal = (1..).zip(&heights).take_while(|(side, height)| *side <= **height);
        let (side, above) = diagonal.last().map(|(side, height)| (side, height - side))?;
        let right = heights.iter().filter(|height| **height >= side).count();
        let right = i64::try_from(right).ok()? - side;
        Some(if above % 2 == 0 && right % 2 == 0 { -1 } else { 1 })
    }
}

/// Maximum width and height of a diagram in steps.
const MAX_WIDTH: usize = 20;
const MAX_HEIGHT: i64 = 20;

const DIAGONAL: Theorem = Theorem::new(
    words("the winner is the same along a diagonal", "对角线上胜负相同"),
    "classic-games",
    words("more-of-them", "还有"),
);

impl CandyPiles {
    /// Returns the piles in descending order.
    fn heights(&self) -> Vec<i64> {
        self.order.iter().map(|index| self.piles[*index]).collect()
    }

    /// Returns the number of cells of the diagonal.
    fn side(&self) -> usize {
        let heights = self.heights();
        let diagonal = (1..).zip(&heights).take_while(|(side, height)| *side <= **height);
        diagonal.count()
    }

    fn diagonal(&self) -> Course {
        let heights = self.heights();
        let side = self.side();
        let corner = side - 1;
        let bottom = i64::try_from(corner).unwrap_or(0);
        let above = heights[corner] - bottom - 1;
        let right = heights.iter().skip(side).filter(|height| **height > bottom).count();
        let meaning = text!(
            "Does the first player win? Draw the piles as columns, in descending order. Eating the largest pile removes the first column, eating one of each removes the lowest row: a move goes from a cell to the right or up, from the lowest cell on the left. The player who leaves the diagram eats the last candy and loses.",
            "先手能赢吗？把各堆从大到小排成列。吃掉最大的一堆是去掉最左一列，每堆各吃一颗是去掉最下一行：从左下角出发，每一步向右或向上走一格。走出图形的人吃到最后一颗，输。"
        );
        let plain = |_, _| None;
        let first = Frame::new(text!("a walk on a diagram", "图形上的一条路"), meaning);
        let first = first.showing(self.picture(plain));
        let on_diagonal = |x: usize, y: usize| (x == y && x < side).then_some(Mark::Ruled);
        let caption = text!(
            "By the theorem, a cell and the next one on the diagonal have the same winner, as long as that one is in the diagram. Cells on the diagonal: {side}.",
            "由定理，只要对角线上的下一格还在图形内，这一格的胜负就与下一格相同。对角线上有 {side} 格。"
        );
        let second = Frame::new(text!("the diagonal", "对角线"), caption)
            .showing(self.picture(on_diagonal))
            .asking(
                text!(
                    "How many cells does the diagonal from the start have?",
                    "从开局出发的对角线有几格？"
                ),
                side,
            )
            .by(DIAGONAL);
        let wins = above % 2 == 1 || right % 2 == 1;
        let answer = self.answer(if wins { 1 } else { -1 });
        let counted = text!(
            "From the last cell of the diagonal the walk can only go straight on, up or to the right. Cells above it: {above}; to its right: {right}.",
            "从对角线的最后一格，只能一直向上或一直向右：上边有 {above} 格，右边有 {right} 格。"
        );
        let reason = if wins {
            text!(
                "The player to move goes in a direction with an odd number of cells, and the opponent has to leave the diagram: a win.",
                "轮到的一方朝格数为奇数的方向走，最后是对方走出图形：必胜。"
            )
        } else {
            text!(
                "Both numbers are even, so the player to move has to leave the diagram in either direction: a loss.",
                "两个数都是偶数，无论朝哪边走，最后都是自己走出图形：必败。"
            )
        };
        let end = text!(
            "The start has the same winner. So the program goes to the end of the diagonal, and there the player to move loses if and only if both numbers are even. The answer: {answer}.",
            "开局与它胜负相同。所以程序走到对角线的尽头：两个数都是偶数时轮到的一方必败，否则必胜。答案：{answer}。"
        );
        let straight = |x: usize, y: usize| match () {
            () if x == corner && y == corner => Some(Mark::New),
            () if x == corner && y > corner || y == corner && x > corner => Some(Mark::Used),
            () => None,
        };
        let third = Frame::new(
            text!("the end of the diagonal", "对角线的尽头"),
            counted.then(&reason).then(&end),
        )
        .showing(self.picture(straight))
        .asking_whether(
            text!("Does the player to move win there?", "走到那里，轮到的一方能赢吗？"),
            wins,
        );
        Course::new(vec![first, second, third], answer)
    }

    /// Draws the diagram, the lowest row at the bottom.
    fn picture(&self, mark: impl Fn(usize, usize) -> Option<Mark>) -> Picture {
        let heights = self.heights();
        let top = usize::try_from(heights[0]).unwrap_or(0);
        let has = |x: usize, y: usize| i64::try_from(y).is_ok_and(|y| y < heights[x]);
        let rows = (0..top).rev().map(|y| {
            let tile = |x: usize| has(x, y).then(|| Tile { mark: mark(x, y), ..Tile::plain("o") });
            Strip { heading: Text::plain(y), tiles: (0..heights.len()).map(tile).collect() }
        });
        let columns = (0..heights.len()).map(|x| x.to_string()).collect();
        let corner = text!("of each ↓\npiles →", "每堆几颗 ↓\n几堆 →");
        Picture::Sheet(Sheet { corner, columns, rows: rows.collect() })
    }
}
