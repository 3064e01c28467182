//! Alice removes an A between two other As, Bob a B between two other Bs.

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf};

use crate::Shape::Text;
use crate::cases::random;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words(
        "Remove Colored Pieces if Both Neighbors are the Same Color",
        "如果相邻两个颜色均相同则删除当前颜色",
    ),
    aliases: &[],
    family: Family::Parity,
    difficulty: Difficulty::Medium,
    rules: words(
        "Alice may remove an A whose two neighbors are both A, Bob a B whose two neighbors are both B. A player who has no move loses.",
        "Alice 只能删去左右都是 A 的 A，Bob 只能删去左右都是 B 的 B。不能操作的人输。",
    ),
    usual: &[
        (words("triples", "数连续三个同色"), "triples.py"),
        (words("run lengths", "每段的长度"), "run_lengths.java"),
    ],
    technique: words(
        "count triples, as no move changes the opponent's",
        "数连续三个同色的有多少处，双方的步数互不影响",
    ),
    time: word("O(n) → O(n)"),
    largest_input: words("100,000 pieces", "100,000 个"),
    link: "https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/",
    related: &[],
    page: "from-heaps-to-grundy",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("winnerOfGame", AnswerType::Boolean),
    &[Argument::new("colors", Text(1..=100_000, "AB"))],
    Games::One(|input| Box::new(RemoveColoredPieces { colors: input.text(0).to_owned() })),
    &[random("random-short", 300, &[Text(1..=16, "AB")])],
)
.explained_at("when-the-players-have-different-moves", "双方走法不同的游戏");

struct RemoveColoredPieces {
    colors: String,
}

/// The pieces that are left, and the color of the player to move.
type State = (String, char);

impl Game for RemoveColoredPieces {
    type Position = State;
    /// The index of the piece.
    type Action = usize;

    fn start(&self) -> State {
        (self.colors.clone(), 'A')
    }

    fn moves(&self, (pieces, color): State) -> impl Iterator<Item = MoveOf<Self>> {
        let opponent = if color == 'A' { 'B' } else { 'A' };
        (1..pieces.len()).filter_map(move |index| {
            let three = pieces.get(index - 1..index + 2)?;
            three.chars().all(|piece| piece == color).then(|| {
                let left = [&pieces[..index], &pieces[index + 1..]].concat();
                Move::new(index, (left, opponent))
            })
        })
    }

    fn final_lead(&self, _: &State) -> i64 {
        -1
    }

    fn weight(&self, (pieces, _): &State) -> usize {
        4 * pieces.len() + pieces.len().pow(2) / 64
    }

    fn bytes(&self, (pieces, _): &State) -> usize {
        pieces.len()
    }
}

impl Shown for RemoveColoredPieces {
    const PHRASE: Words = words("remove {}", "删去 {}");

    fn columns(&self, (pieces, _): &State) -> Vec<Column> {
        vec![column(word("colors"), Cell::Letters(pieces.clone()))]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Counts the pieces of each color between two others of it: the player can move that often, whatever the opponent
    /// does: <https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/editorial/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let threes = self.colors.chars().tuple_windows::<(_, _, _)>().counts();
        let [alice, bob] = ['A', 'B'].map(|color| threes.get(&(color, color, color)));
        Some(if alice > bob { 1 } else { -1 })
    }
}
