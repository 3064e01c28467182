//! Replace a ? with a digit; Bob wins if both halves have the same sum at the end.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Sum Game", "求和游戏"),
    family: Family::Parity,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move replaces a ? by a digit. At the end Bob wins if both halves have the same digit sum, otherwise Alice wins.",
        "轮流把一个 ? 换成数字。最后左右两半的数字和相等则 Bob 胜，否则 Alice 胜。",
    ),
    usual: &[(
        words("digits and question marks counted separately", "数字和、问号数分开算"),
        "difference_of_sums.cpp",
    )],
    technique: words("every question mark counts as 4.5", "每个问号算 4.5"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("sumGame", AnswerType::Boolean),
    &[Argument::new("num", Shape::Text(2..=100_000, "09?12345678"))],
    Games::One(|input| Box::new(SumGame { num: input.text(0).to_owned() })),
    &[random("random", 300, &[Shape::Text(2..=9, "0459?")])],
)
.needing("an even number of characters", "字符数为偶数", |input| {
    cut_to_multiple_of(2, input)
});

struct SumGame {
    num: String,
}

/// The characters, and the turn: 1 for Alice, -1 for Bob.
type State = (String, i64);

/// Returns Alice's lead once all characters are digits.
fn alices_lead(num: &str) -> i64 {
    let (left, right) = num.split_at(num.len() / 2);
    // The halves are equally long, so their bytes compare like their digits.
    let sum = |half: &str| half.bytes().map(u64::from).sum::<u64>();
    if sum(left) == sum(right) { -1 } else { 1 }
}

impl Game for SumGame {
    type Position = State;
    /// The index of the question mark.
    type Action = usize;

    fn start(&self) -> State {
        (self.num.clone(), 1)
    }

    fn moves(&self, (num, turn): State) -> impl Iterator<Item = MoveOf<Self>> {
        (0..10 * num.len()).filter_map(move |choice| {
            let (before, after) = (&num[..choice / 10], num[choice / 10..].strip_prefix('?')?);
            let next = format!("{before}{}{after}", choice % 10);
            Some(Move::new(choice / 10, (next, -turn)))
        })
    }

    fn final_lead(&self, (num, turn): &State) -> i64 {
        turn * alices_lead(num)
    }

    fn weight(&self, (num, _): &State) -> usize {
        10 * num.len()
    }

    fn bytes(&self, (num, _): &State) -> usize {
        num.len()
    }
}

impl Shown for SumGame {
    const PHRASE: Words = words("leave {}", "变成 {}");

    fn columns(&self, (num, _): &State) -> Vec<Column> {
        vec![column(same("num"), Cell::Letters(num.clone()))]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(choice.next.0.clone())
    }

    /// Counts each question mark as 4.5, half of the 9 that a pair of moves adds.
    fn ideas(&self) -> Vec<Steps> {
        let half = self.num.len() / 2;
        let halves = [&self.num[..half], &self.num[half..]];
        let names = [words("left half", "左半"), words("right half", "右半")];
        let strips = |question: &str| {
            let tile = |letter: char| match letter {
                '?' => Tile::plain(question).marked(Mark::Used),
                digit => Tile::plain(digit),
            };
            names
                .iter()
                .zip(halves)
                .map(|(name, half)| Strip::new(*name, half.chars().map(tile)))
                .collect::<Vec<_>>()
        };
        let digits = |half: &str| {
            half.bytes()
                .filter(u8::is_ascii_digit)
                .map(|digit| i64::from(digit - b'0'))
                .sum::<i64>()
        };
        let marks = |half: &str| half.matches('?').count();
        let [left, right] = halves.map(digits);
        let [left_marks, right_marks] = halves.map(marks);
        let is_odd = !(left_marks + right_marks).is_multiple_of(2);
        // Twice the sums, so that they are whole numbers.
        let [twice, other] =
            halves.map(|half| 2 * digits(half) + 9 * i64::try_from(marks(half)).unwrap_or(0));
        let answer = (twice != other).to_string();
        let written = |twice: i64| {
            if twice % 2 == 0 { (twice / 2).to_string() } else { format!("{}.5", twice / 2) }
        };
        let (one, two) = (written(twice), written(other));
        let first = Frame::new(
            text!("what Bob can do", "Bob 能做什么"),
            text!(
                "Does Alice, who wants different sums, win? The digits add up to {left} and {right}; {left_marks} and {right_marks} question marks are open. As long as both halves have one, Bob writes the digit that Alice has just written into the other half. Of what is left in one half, Alice writes d and Bob 9 - d: two question marks add 9.",
                "Alice 想让两半的和不同，能赢吗？已有的数字之和是 {left} 和 {right}，还有 {left_marks} 个和 {right_marks} 个问号。两半都有问号时，Alice 写几，Bob 就在另一半写几。剩下的都在同一半时，Alice 写 d，Bob 写 9 - d：两个问号加 9。"
            ),
        );
        let reason = if is_odd {
            text!(
                "The number of question marks is odd, so Alice writes the last digit and can make the sums differ.",
                "问号的个数是奇数，最后一个数字由 Alice 写，她总能使两半的和不同。"
            )
        } else if twice == other {
            text!("They are equal: Bob can keep them so.", "两者相等：Bob 能一直保持下去。")
        } else {
            text!(
                "They differ: Bob cannot make up for it, since Alice can always write 9, or always 0.",
                "两者不等：Alice 一直写 9 或一直写 0，Bob 追不上。"
            )
        };
        let sums = text!(
            "Counting each question mark as 4.5, the halves have {one} and {two}.",
            "每个问号算 4.5，两半的和是 {one} 和 {two}。"
        );
        let rule = text!(
            "The rule: Alice wins if and only if these sums differ. The answer: {answer}.",
            "规律：这两个和不等时 Alice 赢，否则输。答案：{answer}。"
        );
        let last = Frame::new(
            text!("each question mark is 4.5", "每个问号算 4.5"),
            sums.then(&reason).then(&rule),
        );
        let question = text!("Does Alice win?", "Alice 赢吗？");
        let frames = vec![
            first.strips(strips("?")),
            last.strips(strips("4.5")).asking_whether(question, twice != other),
        ];
        let course = (2..=60).contains(&self.num.len()).then(|| Course::new(frames, answer));
        vec![Steps::new("count", words("Count each ? as 4.5", "每个问号算 4.5"), course)]
    }

    /// Counts each ? as 4.5, by doubling all characters and replacing ?? with 90:
    /// <https://leetcode.doocs.org/en/lc/1927/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let twice: String = self.num.chars().flat_map(|letter| [letter; 2]).collect();
        Some(alices_lead(&twice.replace("??", "90")))
    }
}
