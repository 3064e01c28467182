//! Guess a number. A wrong guess x costs x, and the picker says whether the number is higher or lower.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Guess Number Higher or Lower II", "猜数字大小 II"),
    family: Family::Intervals,
    difficulty: Difficulty::Medium,
    rules: words(
        "The guesser looks for a number from 1 to n. A wrong guess x costs x, and the picker then says whether the number is higher or lower. The guesser wants to pay as little as possible, the picker wants the opposite.",
        "猜数的人猜 1 到 n 中的一个数。猜 x 没猜中要付 x 元，出题的人再回答大了还是小了。猜数的人想少付，出题的人想让对方多付。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("O(n³) interval DP", "O(n³) 区间 DP"), "cubic_table.cpp"),
        (words("O(n²) interval DP", "O(n²) 区间 DP"), "moving_crossing.rs"),
    ],
    technique: words(
        "DP on the amount of money instead of the interval",
        "以金额（而不是区间）为状态的 DP",
    ),
    time: words("O(n²) → O(n²) at worst, about n^1.6 measured", "O(n²) → 最坏 O(n²)，实测约 n^1.6"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("getMoneyAmount", AnswerType::Integer),
    &[Argument::new("n", Number(1..=200)).locally(Number(1..=5000))],
    Games::One(|input| Box::new(GuessNumber { n: input.number(0) })),
    &[],
)
.played_by(words("guesser", "猜数的人"), words("picker", "出题的人"))
.explained_in("guess-number");

struct GuessNumber {
    n: i64,
}

/// The lowest and the highest number that are still possible, and the unanswered guess, if any.
type State = (i64, i64, Option<i64>);

impl Game for GuessNumber {
    type Position = State;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> State {
        (1, self.n, None)
    }

    /// Returns the guesses, which gain nothing, or the answers, which gain the cost of a wrong guess. After the right
    /// guess, no number is left.
    fn moves(&self, (low, high, guess): State) -> impl Iterator<Item = MoveOf<Self>> {
        let guesses = (low..=high).filter(move |_| guess.is_none());
        let guesses = guesses.map(move |x| Move::new((), (low, high, Some(x))));
        let answers = guess.into_iter().flat_map(move |x| {
            let wrong = [(low, x - 1), (x + 1, high)].into_iter().filter(|(low, high)| low <= high);
            let wrong = wrong.map(move |(low, high)| Move::new((), (low, high, None)).gaining(x));
            wrong.chain([Move::new((), (1, 0, None))])
        });
        guesses.chain(answers)
    }

    fn final_lead(&self, _: &State) -> i64 {
        0
    }
}

impl Shown for GuessNumber {
    /// The guesser pays the picker.
    const SCORING: Scoring = Scoring::Total(Player::Second);
    const PHRASE: Words = words("say {}", "说 {}");

    fn columns(&self, (low, high, guess): &State) -> Vec<Column> {
        let numbers = if low <= high {
            Text { en: format!("{low} to {high}"), zh: format!("{low} 到 {high}") }
        } else {
            words("none", "没有了").into()
        };
        let guess = guess.map_or_else(String::new, |x| x.to_string());
        vec![
            column(words("numbers", "可能的数"), Cell::Text(numbers)),
            column(words("guess", "猜"), Cell::text(guess)),
        ]
    }

    fn name(&self, _: &[Column], (_, _, guess): &State, choice: &MoveOf<Self>) -> MoveName {
        let (low, _, next_guess) = choice.next;
        let answer = match guess {
            None => return MoveName::Leave(next_guess.unwrap_or_default()),
            Some(_) if choice.gain == 0 => words("right", "猜中"),
            Some(x) if low > *x => words("higher", "大了"),
            Some(_) => words("lower", "小了"),
        };
        MoveName::Other(answer.into())
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("lowest", "最小"), words("highest", "最大")]
    }

    fn coordinates(&self, &(low, high, guess): &State) -> Option<Vec<i64>> {
        (guess.is_none() && low <= high).then_some(vec![low, high])
    }

    fn cell_meaning(&self) -> Option<Text> {
        Some(text!(
            "How much must the guesser pay at most, if both play perfectly? The number can be any from the lowest to the highest one. A guess x costs x and the more expensive of both sides; the guesser takes the cheapest guess.",
            "双方都不走错，猜数的人最多要付多少？数在最小与最大之间。猜 x 要付 x，再加上两边中较贵的一边；猜数的人选总数最少的。"
        ))
    }

    /// Asks how far down an amount of money reaches.
    fn ideas(&self) -> Vec<Steps> {
        let highest = usize::try_from(self.n).ok().filter(|n| *n <= MAX_SHOWN);
        vec![Steps::new(
            "money",
            words("How far money reaches", "钱够猜到多低"),
            highest.map(money),
        )]
    }

    /// Computes the recurrence of <https://oeis.org/A276128>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let n = usize::try_from(self.n).ok();
        let n = n.filter(|n| *n <= 500)?;
        let mut costs = vec![vec![0; n + 1]; n + 2];
        for low in (1..n).rev() {
            for high in low + 1..=n {
                let worst = |x: usize| x + costs[low][x - 1].max(costs[x + 1][high]);
                costs[low][high] = (low..=high).map(worst).min()?;
            }
        }
        Some(-i64::try_from(costs[1][n]).ok()?)
    }
}

/// Maximum number of numbers in steps.
const MAX_SHOWN: usize = 46;

const SMALLEST: Theorem = Theorem::new(
    words("the smallest affordable guess is the best", "猜得起的数里，最小的最好"),
    "guess-number",
    words("ask-the-other-way-round", "反过来问"),
);

/// A step of money: the least money that reaches further down.
#[derive(Clone, Copy)]
struct Step {
    money: usize,
    /// The lowest number that the money reaches.
    low: usize,
    /// The guess, and what the numbers above it cost; `None` if only one number is possible.
    guess: Option<(usize, usize)>,
}

/// Returns the steps of all numbers up to `high`, given those of every smaller number.
fn steps_of(high: usize, smaller: &[Vec<Step>]) -> Vec<Step> {
    let mut steps = vec![Step { money: 0, low: high, guess: None }];
    while let Some(Step { low, .. }) = steps.last().copied().filter(|step| step.low > 1) {
        // What the numbers above a guess cost, and the money that makes the guess reach further than `low`.
        let above =
            |x: usize| steps.iter().find(|step| step.low <= x + 1).map_or(0, |step| step.money);
        let below = |x: usize| smaller[x].iter().find(|step| step.low < low);
        let needed = |x: usize| {
            let below = if x < low { 0 } else { below(x)?.money };
            Some((x + below.max(above(x)), x))
        };
        // Of the guesses that need the least money, the smallest one reaches furthest.
        let Some((money, x)) = (low - 1..=high).filter_map(needed).min() else { break };
        let affordable = smaller[x].iter().rev().find(|step| x + step.money <= money);
        let reached = affordable.map_or(x, |step| step.low.min(x));
        steps.push(Step { money, low: reached, guess: Some((x, above(x))) });
    }
    steps
}

/// Shows the steps for each highest number in turn.
fn money(n: usize) -> Course {
    // The steps of the numbers below each guess: none are possible below 1.
    let mut below: Vec<Vec<Step>> = vec![vec![], vec![]];
    let meaning = text!(
        "How much money is enough to find any number from 1 to {n}? The program asks the other way round: with this money, and this highest number, how low may the lowest one be? More money reaches lower, in steps. For each highest number we list them: the money, the lowest number, and the guess. A guess x costs x, and what is left must be enough for the numbers above x and for those below it.",
        "要准备多少钱，才一定能猜出 1 到 {n} 中的数？程序反过来问：给定最大的数和手里的钱，最小的数最低可以是多少？钱越多越低，一级一级下降。对每个最大的数列出各级：钱、最低到几、猜几。猜 x 要付 x，剩下的钱对大于 x 的数和小于 x 的数都要够用。"
    );
    let order = text!(
        "The steps for a highest number read those for smaller ones, so the highest number goes up.",
        "每一级要用到更小的“最大的数”的各级，所以最大的数从小到大。"
    );
    let title = text!("ask the other way round", "反过来问");
    let numbers = Strip::new(text!("numbers", "各数"), (1..=n).map(Tile::plain));
    let mut frames = vec![Frame::new(title, meaning.then(&order)).strips([numbers])];
    for high in 1..=n {
        let steps = steps_of(high, &below);
        frames.push(steps_frame(high, &steps, &below));
        below.push(steps);
    }
    let answer = below[n + 1].last().map_or(0, |step| step.money);
    let end = text!(
        "The first amount that reaches from {n} down to 1 is {answer}. The answer: {answer}.",
        "从 {n} 一直到 1，最少要 {answer}。答案：{answer}。"
    );
    if let Some(last) = frames.last_mut() {
        last.caption = last.caption.clone().then(&end);
    }
    Course::new(frames, answer)
}

/// Shows the steps of a highest number, and explains the last one.
fn steps_frame(high: usize, steps: &[Step], below: &[Vec<Step>]) -> Frame {
    let last = steps[steps.len() - 1];
    let Step { money, low, guess } = last;
    let read = guess.map_or(&[][..], |(x, _)| &below[x]);
    let caption = match guess {
        None => text!("Only 1 is possible: no money is needed.", "只可能是 1，不用钱。"),
        Some((x, above)) => {
            let rest = money - x;
            let above = if x == high {
                text!("No number is above {x}.", "没有比 {x} 大的数。")
            } else {
                text!(
                    "The numbers above {x} cost {above}, so with {money} the guess {x} is affordable.",
                    "大于 {x} 的数要 {above}，所以有 {money} 就猜得起 {x}。"
                )
            };
            let below = if x == 1 {
                text!("No number is below it.", "没有比它小的数。")
            } else if read.is_empty() || low == x {
                text!("{low} is the lowest number then.", "这时最低到 {low}。")
            } else {
                let highest = x - 1;
                text!(
                    "It leaves {money} - {x} = {rest} for the numbers below, whose highest is {highest}: that reaches {low}.",
                    "还剩 {money} - {x} = {rest} 用于比它小的数，其中最大的是 {highest}，最低到 {low}。"
                )
            };
            above.then(&below)
        }
    };
    let tiles = |heading: Text, steps: &[Step], tile: &dyn Fn(&Step) -> Tile, mark: Mark| {
        let marked =
            |(index, step): (usize, &Step)| tile(step).marked_if(index + 1 == steps.len(), mark);
        Strip::new(heading, steps.iter().enumerate().map(marked))
    };
    let amount = |step: &Step| Tile::plain(step.money).toned(Tone::Total);
    let lowest = |step: &Step| Tile::plain(step.low);
    let guessed =
        |step: &Step| Tile::plain(step.guess.map_or("–".to_owned(), |(x, _)| x.to_string()));
    let mut strips = vec![
        tiles(text!("money", "钱"), steps, &amount, Mark::New),
        tiles(text!("lowest", "最低"), steps, &lowest, Mark::New),
        tiles(text!("guess", "猜"), steps, &guessed, Mark::New),
    ];
    if let Some((x, _)) = guess.filter(|(x, _)| *x > low) {
        let highest = x - 1;
        let used = read.iter().take_while(|step| x + step.money <= money).count();
        let read = &read[..used];
        strips.push(tiles(
            text!("up to {highest}: money", "到 {highest}：钱"),
            read,
            &amount,
            Mark::Used,
        ));
        strips.push(tiles(
            text!("up to {highest}: lowest", "到 {highest}：最低"),
            read,
            &lowest,
            Mark::Used,
        ));
    }
    let frame = Frame::new(text!("the highest number is {high}", "最大的数是 {high}"), caption)
        .strips(strips);
    let question = text!("How much money is enough for 1 to {high}?", "1 到 {high} 要准备多少钱？");
    if high == 1 { frame } else { frame.asking(question, money).by(SMALLEST) }
}
