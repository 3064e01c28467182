//! Alice removes an A between two other As, Bob a B between two other Bs.

use itertools::Itertools;

use crate::Shape::Text;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &[
        "Remove Colored Pieces if Both Neighbors are the Same Color",
        "如果相邻两个颜色均相同则删除当前颜色",
    ],
    Site::leetcode("winnerOfGame", AnswerType::Boolean),
    &[Argument::new("colors", Text(1..=100_000, "AB"))],
    &RemoveColoredPieces,
    &[random("random-short", 300, &[Text(1..=16, "AB")])],
);

struct RemoveColoredPieces;

/// The pieces that are left, and the color of the player to move.
type State = (String, char);

impl Rules for RemoveColoredPieces {
    type Position = State;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "remove";

    fn start(&self, input: &Input) -> State {
        (input.text(0).to_owned(), 'A')
    }

    fn moves(&self, _: &Input, (pieces, color): State) -> impl Iterator<Item = Move<State>> {
        let opponent = if color == 'A' { 'B' } else { 'A' };
        (1..pieces.len()).filter_map(move |index| {
            let three = pieces.get(index - 1..index + 2)?;
            three.chars().all(|piece| piece == color).then(|| {
                let left = [&pieces[..index], &pieces[index + 1..]].concat();
                Move::new(0, index..index + 1, (left, opponent))
            })
        })
    }

    /// Counts the pieces of each color between two others of it: the player can move that often, whatever the opponent
    /// does: <https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/editorial/>.
    fn lead(&self, input: &Input) -> Option<i64> {
        let threes = input.text(0).chars().tuple_windows::<(_, _, _)>().counts();
        let [alice, bob] = ['A', 'B'].map(|color| threes.get(&(color, color, color)));
        Some(if alice > bob { 1 } else { -1 })
    }

    fn size(&self, (pieces, _): &State) -> usize {
        pieces.len()
    }

    fn show(&self, _: &Input, (pieces, _): &State) -> Columns {
        vec![("", Cell::Letters(pieces.clone()))]
    }
}
