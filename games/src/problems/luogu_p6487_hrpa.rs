//! Take at most twice as many pebbles as the opponent just took; the player who takes the last one wins.

use std::iter::successors;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("HRPA", "COCI 2010/2011 #4 HRPA"),
    family: Family::OnePile,
    difficulty: Difficulty::Unrated,
    rules: words(
        "The first move takes any number of pebbles, even all. Each later move takes at least one and at most twice as many as the opponent just took. The player who takes the last pebble wins.",
        "第一步可以取任意多颗，也可以全取；之后每次至少取一颗，至多取对手刚取的两倍。取到最后一颗的人胜。",
    ),
    usual: &[
        (words("largest term first", "每次减去最大的一项"), "largest_term_first.py"),
        (words("recursion on the rest", "对剩余部分递归"), "recursion_on_the_rest.cpp"),
    ],
    technique: words(
        "the smallest term of the Zeckendorf sum",
        "斐波那契博弈，齐肯多夫定理，最小的一项",
    ),
    time: same("O(log n) → O(log n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("n", Number(1..=1_000_000_000_000_000))],
    Games::One(|input| Box::new(Hrpa { pebbles: input.number(0) })),
    &[
        random("random-small", 20, &[Number(1..=1000)]),
        random("random-large", 20, &[Number(1..=1_000_000_000_000_000)]),
    ],
)
.written_as(Format::new(&[Plain(0)]))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["斐波那契博弈", "斐波那契 Nim", "Fibonacci Nim"])
.same_game_as(&["DMOJ coci10c4p6", "HDU 2516", "51Nod 1070"])
.explained_at("classic-games", "7-fibonacci-nim", "7-斐波那契博弈");

struct Hrpa {
    pebbles: i64,
}

/// The pebbles that are left, and the most that the next move may take.
type Rest = (i64, i64);

impl Game for Hrpa {
    type Position = Rest;
    /// The number of pebbles taken.
    type Action = i64;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Rest {
        (self.pebbles, self.pebbles)
    }

    fn moves(&self, (left, most): Rest) -> impl Iterator<Item = MoveOf<Self>> {
        (1..=left.min(most)).map(move |taken| Move::new(taken, (left - taken, 2 * taken)))
    }

    fn final_lead(&self, _: &Rest) -> i64 {
        -1
    }

    /// Lowers the limit to the number of pebbles.
    fn canonical(&self, (left, most): Rest) -> Rest {
        (left, most.min(left))
    }
}

impl Shown for Hrpa {
    fn columns(&self, &(left, most): &Rest) -> Vec<Column> {
        vec![
            column(words("pebbles", "石子"), Cell::Pile(left)),
            column(words("at most", "至多取"), Cell::Number(most)),
        ]
    }

    fn places(&self, _: &Rest, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(0, Some(choice.next.0))])
    }

    fn name(&self, _: &[Column], _: &Rest, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Take(vec![choice.action])
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("pebbles", "石子"), words("at most", "至多取")]
    }

    fn coordinates(&self, position: &Rest) -> Option<Vec<i64>> {
        let (left, most) = self.canonical(*position);
        Some(vec![left, most])
    }

    /// Begins the table with all smaller numbers of pebbles, and all limits.
    fn table_starts(&self) -> Vec<Rest> {
        let pairs =
            (1..=self.pebbles.min(20)).flat_map(|left| (1..=left).map(move |most| (left, most)));
        if self.pebbles < 20 { pairs.collect() } else { Vec::new() }
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked are the lost positions: no pebble is left, or the smallest term of the Fibonacci sum is larger than what may be taken. The first player, who may take any number, takes the smallest term.",
            "标出的是必败的局面：石子已取完，或斐波那契和的最小一项比允许取的个数还大。先手第一次取多少都行，取最小的一项即可。"
        );
        let is_lost = |place: &[i64]| place[0] == 0 || smallest_term(place[0]) > place[1];
        Some(Rule::new(text, is_lost).by(ZECKENDORF))
    }

    /// Shows the sum of Fibonacci numbers: the largest that fits, again and again.
    fn ideas(&self) -> Vec<Steps> {
        vec![Steps::new("sum", words("Fibonacci sum", "斐波那契和"), self.fibonacci_sum())]
    }

    /// Returns the smallest first move that wins.
    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        let winning = winning_moves(self, budget)?.into_iter().map(|choice| choice.action);
        Some(winning.min().unwrap_or(0).to_string())
    }

    /// Returns a win: the first player can take all.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(1)
    }

    /// Returns the smallest Fibonacci number in the [Zeckendorf sum](https://en.wikipedia.org/wiki/Fibonacci_nim).
    fn reference_answer(&self, _: &mut Budget) -> Option<String> {
        Some(smallest_term(self.pebbles).to_string())
    }
}

/// Returns the smallest term of the sum of Fibonacci numbers, the largest that fits first.
fn smallest_term(pebbles: i64) -> i64 {
    let next = |(one, two): &(i64, i64)| Some((*two, one.checked_add(*two)?));
    let numbers = successors(Some((1, 2)), next).map(|(number, _)| number).collect_vec();
    let mut left = pebbles;
    let mut smallest = left;
    for number in numbers.into_iter().rev() {
        if number <= left {
            left -= number;
            smallest = number;
        }
    }
    smallest
}

const ZECKENDORF: Theorem = Theorem::new(
    words("Fibonacci Nim", "斐波那契博弈"),
    "classic-games",
    words("7-fibonacci-nim", "7-斐波那契博弈"),
);

impl Hrpa {
    /// Shows the terms of the sum; `None` if there are no pebbles.
    fn fibonacci_sum(&self) -> Option<Course> {
        let next = |(one, two): &(i64, i64)| Some((*two, one.checked_add(*two)?));
        let numbers = successors(Some((1, 2)), next).map(|(number, _)| number);
        let numbers = numbers.take_while(|number| *number <= self.pebbles).collect_vec();
        let pebbles = self.pebbles;
        let meaning = text!(
            "What is the smallest first move that wins? The first player may take any number, and each move after it at most twice as many as the one before; whoever takes the last pebble wins. Write {pebbles} as a sum of Fibonacci numbers, the largest that fits first.",
            "先手第一步至少取几颗才能赢？第一步取多少都行，以后每步至多取上一步的两倍，取到最后一颗的赢。把 {pebbles} 写成斐波那契数之和，每次取放得下的最大的一个。"
        );
        // The new term is marked only in the sum, because its place among the numbers would answer the question.
        let rows = |terms: &[i64]| {
            let before = &terms[..terms.len().saturating_sub(1)];
            let number =
                |number: &i64| Tile::plain(number).marked_if(before.contains(number), Mark::Used);
            let shown = numbers.iter().rev().take(12).rev();
            let term = |(index, term)| {
                let tile = Tile::plain(term);
                tile.marked_if(index + 1 == terms.len(), Mark::New)
            };
            let sum = (!terms.is_empty())
                .then(|| Strip::new(text!("terms", "各项"), terms.iter().enumerate().map(term)));
            [Some(Strip::new(text!("Fibonacci", "斐波那契数"), shown.map(number))), sum]
                .into_iter()
                .flatten()
        };
        let first = Frame::new(text!("the largest that fits", "放得下的最大的"), meaning);
        let mut frames = vec![first.strips(rows(&[]))];
        let (mut terms, mut left) = (Vec::new(), pebbles);
        while let Some(term) = numbers.iter().rev().copied().find(|number| *number <= left) {
            left -= term;
            terms.push(term);
            let (sum, reached) = (terms.iter().join(" + "), pebbles - left);
            let caption =
                text!("{sum} = {reached}, and {left} is left.", "{sum} = {reached}，还剩 {left}。");
            // The title is shown while the term is asked for.
            let before = left + term;
            let title = text!("{before} to write as a sum", "还有 {before} 要写成和");
            let question =
                text!("Which Fibonacci number is the next term?", "下一项是哪个斐波那契数？");
            frames.push(Frame::new(title, caption).strips(rows(&terms)).asking(question, term));
        }
        let last = terms.last()?;
        let rule = text!(
            "No two terms are neighbors in the list, so each is more than twice the next one. The first player takes the smallest term, {last}: the opponent may then take at most twice as many, which is less than the next term, and the first player can always take the last pebble of a term. The answer, as the program computes it, is the smallest term: {last}.",
            "任意两项在数列中不相邻，所以每一项都大于后一项的两倍。先手取最小的一项 {last}：对方至多取它的两倍，取不完前一项，所以每一项的最后一颗总归先手。程序求的就是最小的一项。答案：{last}。"
        );
        let whole = text!(
            "{pebbles} is itself a Fibonacci number, so its only term is {last}: the first player has to take all, since after a smaller first move the opponent wins. The answer, as the program computes it, is the smallest term: {last}.",
            "{pebbles} 本身就是斐波那契数，只有 {last} 这一项：先手只能全部取走，取得更少则对方赢。程序求的就是最小的一项。答案：{last}。"
        );
        let rule = if terms.len() == 1 { whole } else { rule };
        if let Some(frame) = frames.last_mut() {
            frame.caption = frame.caption.clone().then(&rule);
            frame.theorem = Some(ZECKENDORF);
        }
        Some(Course::new(frames, last))
    }
}
