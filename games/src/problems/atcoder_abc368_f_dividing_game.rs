//! Replace a number by a smaller divisor of it; a player with no move loses.

use crate::prelude::*;
use crate::steps::mex::GRUNDY;

const ABOUT: About = About {
    title: words("Dividing Game", "除法游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(same("1180")),
    rules: words(
        "Each move replaces one of the numbers by a smaller divisor of it, which may be 1. A player who has no move loses.",
        "每次把其中一个数换成它的一个更小的约数（可以是 1）。不能操作的人输。",
    ),
    usual: &[
        (words("smallest prime factors", "筛最小质因数"), "smallest_prime_factors.py"),
        (words("trial division", "试除分解质因数"), "trial_division.cpp"),
        (words("mex over all divisors", "对约数求 mex"), "mex_over_divisors.cpp"),
    ],
    technique: words(
        "a number is a heap of its prime factors; a linear sieve counts them",
        "一个数是一堆质因数，用线性筛数质因数个数，再异或",
    ),
    time: words(
        "O(n + A log log A) → O(n + A) for numbers up to A",
        "O(n + A log log A) → O(n + A)，A 是最大的数",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    // Local constraints: the program sieves up to the largest number.
    &[Argument::new("a", Row(1..=100_000, 2..=100_000))
        .locally(Row(0..=MAX_LENGTH, 1..=10_000_000))],
    Games::One(|input| Box::new(DividingGame { numbers: in_64_bits(input.row(0)) })),
    &[
        random("random-four-numbers", 1, &[Row(4..=4, 2..=100)]),
        random("random-large", 1, &[Row(100..=100, 2..=100_000)]),
        random("random-small", 100, &[Row(1..=4, 2..=36)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 2..=100_000)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(same("Anna"), same("Bruno"))
.also_called(&["AtCoder Beginner Contest 368 F", "prime factors as a heap", "质因数"])
.same_game_as(&["AT_abc368_f", "HackerRank Tower Breakers, Revisited!"])
.explained_at("from-heaps-to-grundy", "6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数");

/// Maximum number whose divisors are listed in steps.
const MAX_LISTED: i64 = 10_000_000;

struct DividingGame {
    numbers: Vec<i64>,
}

/// Returns the divisors of a number that are smaller than it, in ascending order.
fn smaller_divisors(number: i64) -> Vec<i64> {
    let mut small = Vec::new();
    let mut large = Vec::new();
    let mut divisor = 1;
    while divisor * divisor <= number {
        if number % divisor == 0 {
            small.push(divisor);
            if divisor * divisor < number {
                large.push(number / divisor);
            }
        }
        divisor += 1;
    }
    small.extend(large.into_iter().rev());
    small.pop();
    small
}

/// Returns the prime factors of a number, in ascending order.
fn prime_factors(mut number: i64) -> Vec<i64> {
    let mut factors = Vec::new();
    let mut divisor = 2;
    while divisor * divisor <= number {
        if number % divisor == 0 {
            factors.push(divisor);
            number /= divisor;
        } else {
            divisor += 1;
        }
    }
    if number > 1 {
        factors.push(number);
    }
    factors
}

impl Game for DividingGame {
    type Position = Vec<i64>;
    /// The index of the number.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.numbers.clone()
    }

    fn moves(&self, numbers: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..numbers.len()).flat_map(move |index| {
            let numbers = numbers.clone();
            smaller_divisors(numbers[index]).into_iter().map(move |divisor| {
                let mut next = numbers.clone();
                next[index] = divisor;
                Move::new(index, next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the numbers in ascending order, without ones.
    fn canonical(&self, mut numbers: Vec<i64>) -> Vec<i64> {
        numbers.retain(|number| *number > 1);
        numbers.sort_unstable();
        numbers
    }

    /// Returns the numbers, each for itself.
    fn parts(&self, numbers: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        Some(numbers.iter().map(|number| Part::Position(vec![*number])).collect())
    }

    /// A number has at most as many divisors as are tried, twice its square root.
    fn weight(&self, numbers: &Vec<i64>) -> usize {
        let tried: i64 = numbers.iter().map(|number| 2 * number.isqrt()).sum();
        usize::try_from(tried).unwrap_or(usize::MAX).saturating_mul(1 + numbers.len())
    }

    fn bytes(&self, numbers: &Vec<i64>) -> usize {
        heap_bytes(numbers)
    }
}

impl Shown for DividingGame {
    const PHRASE: Words = words("replace {}", "把 {}");

    fn columns(&self, numbers: &Vec<i64>) -> Vec<Column> {
        vec![column(same("a"), Cell::piles(numbers.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(choice.action, Some(choice.next[choice.action]))])
    }

    fn name(&self, _: &[Column], numbers: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        let (from, to) = (numbers[choice.action], choice.next[choice.action]);
        MoveName::Other(text!("{from} by {to}", "{from} 换成 {to}"))
    }

    fn axes(&self) -> Vec<Words> {
        if self.numbers.len() == 2 {
            vec![words("first number", "第一个数"), words("second number", "第二个数")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, numbers: &Vec<i64>) -> Option<Vec<i64>> {
        (numbers.len() == 2).then(|| numbers.clone())
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked are the pairs with as many prime factors in one number as in the other: the player to move loses there.",
            "标出的是两个数的质因数个数（重复的也算）相等的局面：走棋的一方必败。"
        );
        let is_lost = |pair: &[i64]| prime_factors(pair[0]).len() == prime_factors(pair[1]).len();
        Some(Rule::new(text, is_lost).by(GRUNDY))
    }

    fn part_names(&self, numbers: &Vec<i64>) -> Option<Vec<Text>> {
        Some(numbers.iter().map(Text::plain).collect())
    }

    fn part_numbers(&self) -> Option<(Text, Theorem)> {
        let example = self.numbers.iter().copied().max().unwrap_or(1);
        let factors = prime_factors(example).into_iter().join(" · ");
        let example = if factors.contains('·') {
            text!("For example, {example} = {factors}.", "例如 {example} = {factors}。")
        } else {
            Text::plain("")
        };
        let rule = text!(
            "A smaller divisor keeps some of the prime factors, but not all: any smaller number of them is possible. So a number is a heap of its prime factors, and its Grundy number is how many it has, each counted as often as it divides.",
            "更小的约数保留一部分质因数，不能全留，而任何更小的个数都能留下。所以一个数就是一堆质因数，它的 SG 值是质因数的个数（重复的也算）。"
        );
        Some((rule.then(&example), GRUNDY))
    }

    /// Shows the Grundy numbers of all numbers that can occur.
    fn sizes(&self) -> Option<(Words, Vec<Size>)> {
        let numbers = self.numbers.iter().copied().sorted().dedup().collect_vec();
        if numbers.len() > 60 || numbers.iter().any(|number| *number > MAX_LISTED) {
            return None;
        }
        let all = numbers.iter().flat_map(|number| smaller_divisors(*number));
        let all = all.chain(numbers.iter().copied()).sorted().dedup();
        let size = |number| Size {
            size: number,
            moves: smaller_divisors(number).into_iter().map(|divisor| vec![divisor]).collect(),
        };
        Some((words("number", "数"), all.map(size).collect()))
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Anna" } else { "Bruno" }.to_owned()
    }

    /// Uses the theorem that the Grundy number of a number is the number of its prime factors.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let counts = self.numbers.iter().map(|number| prime_factors(*number).len());
        let xor = counts.fold(0, |xor, count| xor ^ count);
        Some(if xor == 0 { -1 } else { 1 })
    }
}
