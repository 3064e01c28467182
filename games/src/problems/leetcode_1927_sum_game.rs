//! Replace a ? with a digit; Bob wins if both halves have the same sum at the end.

use solver::{Budget, Game, Move, MoveOf};

use crate::Shape::Text;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Sum Game", "求和游戏"),
    aliases: &[],
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
    time: word("O(n) → O(n)"),
    largest_input: words("100,000 characters", "100,000 个字符"),
    link: "https://leetcode.com/problems/sum-game/",
    related: &[],
    page: "",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("sumGame", AnswerType::Boolean),
    &[Argument::new("num", Text(2..=100_000, "09?12345678"))],
    Games::One(|input| Box::new(SumGame { num: input.text(0).to_owned() })),
    &[crate::cases::random("random", 300, &[Text(2..=9, "0459?")])],
)
.needing("an even number of characters", |input| {
    input.values[0] = input.values[0].without(input.text(0).len() / 2 * 2..input.text(0).len());
})
.checked_by(|input| input.text(0).len().is_multiple_of(2));

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
        vec![column(word("num"), Cell::Letters(num.clone()))]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> Name {
        Name::Written(choice.next.0.clone())
    }

    /// Counts each ? as 4.5, by doubling all characters and replacing ?? with 90:
    /// <https://leetcode.doocs.org/en/lc/1927/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let twice: String = self.num.chars().flat_map(|letter| [letter; 2]).collect();
        Some(alices_lead(&twice.replace("??", "90")))
    }
}
