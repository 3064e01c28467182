//! Staircase Nim: move balls from a stair to the one below it.

use crate::mechanics::common::STAIRCASE;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stair Game", "阶梯 Nim"),
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes any number of balls, at least one, from a stair above the first, and puts them on the stair \
         below. A player who has no move loses.",
        "每次从第一级以外的某一级台阶拿至少一个球，放到下一级。不能操作的人输。",
    ),
    usual: &[
        (words("xor of the even stairs", "偶数级的异或和"), "even_stairs.cpp"),
        (words("pairs of stairs", "台阶两两配对"), "pairs_of_stairs.c"),
    ],
    technique: words("staircase Nim: only the even stairs count", "阶梯 Nim，只看偶数级"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("p", Row(1..=200_000, 0..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| Box::new(Stairs { balls: in_64_bits(input.row(0)) })),
    &[
        random("random-few-balls", 100, &[Row(1..=6, 0..=4)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 0..=1_000_000_000)]),
        random("random-many-stairs", 1, &[Row(1000..=1000, 0..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(200_000, 200_000))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["staircase Nim", "阶梯博弈", "台阶 Nim"])
.same_game_as(&["POJ 1704", "Luogu 洛谷 P10507"])
.explained_at("classic-games", "4-staircase-nim", "4-阶梯-nim");

struct Stairs {
    balls: Vec<i64>,
}

impl Game for Stairs {
    /// The number of balls on each stair, the first one at the bottom.
    type Position = Vec<i64>;
    /// The index of the stair, and the number of balls.
    type Action = (usize, i64);
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.balls.clone()
    }

    fn moves(&self, balls: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (1..balls.len()).flat_map(move |index| {
            let balls = balls.clone();
            (1..=balls[index]).map(move |moved| {
                let mut next = balls.clone();
                next[index] -= moved;
                next[index - 1] += moved;
                Move::new((index, moved), next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the position without the balls on the first stair, which stay there.
    fn canonical(&self, mut balls: Vec<i64>) -> Vec<i64> {
        if let Some(first) = balls.first_mut() {
            *first = 0;
        }
        balls
    }

    /// Returns the numbers of balls on every second stair, which decide.
    fn parts(&self, balls: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        let even = balls.iter().skip(1).step_by(2);
        even.map(|balls| u32::try_from(*balls).ok().map(Part::Number)).collect()
    }

    fn weight(&self, balls: &Vec<i64>) -> usize {
        let moves = usize::try_from(balls.iter().sum::<i64>()).unwrap_or(usize::MAX);
        moves.saturating_mul(4 + balls.len())
    }

    fn bytes(&self, balls: &Vec<i64>) -> usize {
        heap_bytes(balls)
    }
}

impl Shown for Stairs {
    const PHRASE: Words = words("move {}", "移动{}");

    fn columns(&self, balls: &Vec<i64>) -> Vec<Column> {
        vec![column(same("p"), Cell::piles(balls.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        let (index, _) = choice.action;
        Places::Column(0, vec![(index, Some(choice.next[index]))])
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        let (index, moved) = choice.action;
        let stair = index + 1;
        MoveName::Other(Text {
            en: format!("{moved} from stair {stair}"),
            zh: format!("第 {stair} 级的 {moved} 个"),
        })
    }

    /// Names the even stairs: what lies on the others changes nothing.
    fn part_names(&self, balls: &Vec<i64>) -> Option<Vec<Text>> {
        let stairs = (2..=balls.len()).step_by(2);
        Some(stairs.map(|stair| text!("stair {stair}", "第 {stair} 级")).collect())
    }

    fn part_numbers(&self) -> Option<(Text, Theorem)> {
        let text = text!(
            "Only the even stairs count: a ball that moves from an odd stair to an even one is moved on by the opponent. An even stair with n balls is a pile of n stones.",
            "只看偶数级：球从奇数级走到偶数级，对方就把它再移一级。有 n 个球的偶数级相当于 n 颗的一堆。"
        );
        Some((text, STAIRCASE))
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "first" } else { "second" }.to_owned()
    }

    /// Uses the theorem that only the even stairs count, as heaps of Nim.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let even = self.balls.iter().skip(1).step_by(2);
        let xor = even.fold(0, |xor, balls| xor ^ balls);
        Some(if xor == 0 { -1 } else { 1 })
    }
}
