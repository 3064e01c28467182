//! Guess a number. A wrong guess x costs x, and the picker says whether the number is higher or lower.

use crate::Shape::Number;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Guess Number Higher or Lower II", "猜数字大小 II"],
    Site::leetcode("getMoneyAmount", AnswerType::Integer),
    &[Argument::new("n", Number(1..=200)).locally(Number(1..=5000))],
    &GuessNumber,
    &[],
)
.played_by("guesser", "picker")
.comparing_only(50);

struct GuessNumber;

/// The lowest and the highest number that are still possible, and the unanswered guess, if any.
type State = (i32, i32, Option<i32>);

impl Rules for GuessNumber {
    type Position = State;

    fn start(&self, input: &Input) -> State {
        (1, input.number(0), None)
    }

    /// Returns the guesses, which gain nothing, or the answers, which gain the cost of a wrong guess. After the right
    /// guess, no number is left.
    fn moves(&self, _: &Input, (low, high, guess): State) -> impl Iterator<Item = Move<State>> {
        let moves = match guess {
            None => (low..=high).map(|x| (0, (low, high, Some(x)))).collect(),
            Some(x) => [(x, low, x - 1), (x, x + 1, high), (0, 1, 0)]
                .map(|(cost, low, high)| (cost, (low, high, None)))
                .to_vec(),
        };
        let possible = |(cost, (low, high, _)): &(i32, State)| *cost == 0 || low <= high;
        let moves = moves.into_iter().filter(possible);
        moves.map(|(gain, next)| Move::new(i64::from(gain), 0..0, next))
    }

    /// Returns the amount that the guesser pays the picker.
    fn answer_from_lead(&self, _: &Input, lead: i64) -> String {
        (-lead).to_string()
    }

    /// Computes the recurrence of <https://oeis.org/A276128>.
    fn lead(&self, input: &Input) -> Option<i64> {
        let n = usize::try_from(input.number(0)).ok();
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

    fn show(&self, _: &Input, (low, high, guess): &State) -> Columns {
        let numbers = Cell::text(format!("{low} to {high}"));
        let guess = guess.map_or_else(String::new, |x| x.to_string());
        vec![("numbers", numbers), ("guess", Cell::text(guess))]
    }

    fn name(&self, (_, _, guess): &State, _: &Columns, choice: &Move<State>) -> String {
        match guess {
            None => choice.next.2.map_or_else(String::new, |x| x.to_string()),
            Some(_) if choice.gain == 0 => "right".to_owned(),
            Some(x) if choice.next.0 > *x => "higher".to_owned(),
            Some(_) => "lower".to_owned(),
        }
    }
}
