//! Replace a ? with a digit; Bob wins if both halves have the same sum at the end.

use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape::Text, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Sum Game", "求和游戏"],
    Site::leetcode("sumGame", AnswerType::Boolean),
    &[Argument::new("num", Text(2..=100_000, "09?12345678"))],
    &SumGame,
    &[crate::cases::random("random", 300, &[Text(2..=9, "0459?")])],
)
.needing("an even number of characters", |input| {
    input.values[0] = input.values[0].without(input.text(0).len() / 2 * 2..input.text(0).len());
});

struct SumGame;

/// The characters, and the turn: 1 for Alice, -1 for Bob.
type State = (String, i64);

impl Rules for SumGame {
    type Position = State;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "leave";

    fn start(&self, input: &Input) -> State {
        (input.text(0).to_owned(), 1)
    }

    fn moves(&self, _: &Input, (num, turn): State) -> impl Iterator<Item = Move<State>> {
        (0..10 * num.len()).filter_map(move |choice| {
            let (before, after) = (&num[..choice / 10], num[choice / 10..].strip_prefix('?')?);
            let next = format!("{before}{}{after}", choice % 10);
            Some(Move::new(0, before.len()..before.len() + 1, (next, -turn)))
        })
    }

    fn final_value(&self, _: &Input, (num, turn): &State) -> i64 {
        let (left, right) = num.split_at(num.len() / 2);
        // The halves are equally long, so their bytes compare like their digits.
        let sum = |half: &str| half.bytes().map(u64::from).sum::<u64>();
        turn * if sum(left) == sum(right) { -1 } else { 1 }
    }

    /// Counts each ? as 4.5, by doubling all characters and replacing ?? with 90:
    /// <https://leetcode.doocs.org/en/lc/1927/>.
    fn lead(&self, input: &Input) -> Option<i64> {
        let letters = input.text(0).chars();
        let twice: String = letters.flat_map(|letter| [letter; 2]).collect();
        Some(self.final_value(input, &(twice.replace("??", "90"), 1)))
    }

    fn size(&self, (num, _): &State) -> usize {
        num.len()
    }

    fn show(&self, _: &Input, (num, _): &State) -> Columns {
        vec![("", Cell::Letters(num.clone()))]
    }

    fn name(&self, _: &State, _: &Columns, choice: &Move<State>) -> String {
        choice.next.0.clone()
    }
}
