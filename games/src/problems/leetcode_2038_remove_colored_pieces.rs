//! Alice removes an A between two other As, Bob a B between two other Bs.

use crate::prelude::*;

const ABOUT: About = About {
    title: words(
        "Remove Colored Pieces if Both Neighbors are the Same Color",
        "如果相邻两个颜色均相同则删除当前颜色",
    ),
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
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("winnerOfGame", AnswerType::Boolean),
    &[Argument::new("colors", Shape::Text(1..=100_000, "AB"))],
    Games::One(|input| Box::new(RemoveColoredPieces { colors: input.text(0).to_owned() })),
    &[random("random-short", 300, &[Shape::Text(1..=16, "AB")])],
)
.explained_at(
    "from-heaps-to-grundy",
    "when-the-players-have-different-moves",
    "双方走法不同的游戏",
);

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
        vec![column(same("colors"), Cell::Letters(pieces.clone()))]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Shows the pieces that can ever be removed, and that no move changes the opponent's.
    fn ideas(&self) -> Vec<Steps> {
        let pieces = self.colors.chars().collect::<Vec<_>>();
        let is_free = |index: usize| {
            let three = index.checked_sub(1).and_then(|start| pieces.get(start..index + 2));
            three.is_some_and(|three| three.iter().all(|piece| *piece == pieces[index]))
        };
        let tile = |index: usize| {
            let mark = if pieces[index] == 'A' { Mark::First } else { Mark::Second };
            Tile::plain(pieces[index]).marked_if(is_free(index), mark)
        };
        let strip = || Strip::new(same("colors"), (0..pieces.len()).map(tile));
        let count = |color| {
            (0..pieces.len()).filter(|index| pieces[*index] == color && is_free(*index)).count()
        };
        let [alice, bob] = ['A', 'B'].map(count);
        let answer = (alice > bob).to_string();
        let first = Frame::new(
            text!("pieces between two of their color", "两边同色的棋子"),
            text!(
                "Does Alice, who begins, win? Marked are the pieces whose two neighbors have their color: a run of n ≥ 3 equal pieces has n - 2 of them. Removing one makes the run shorter by 1, and changes no run of the other color.",
                "先手 Alice 能赢吗？标出的是两边同色的棋子：连续 n ≥ 3 个同色棋子中有 n - 2 个。删去一个，这一段只短 1，另一种颜色的各段都不变。"
            ),
        );
        let last = Frame::new(
            text!("count them", "数一数"),
            text!(
                "So the number of moves does not depend on what the players choose: {alice} for Alice, {bob} for Bob. They move in turn, Alice first: she wins if and only if she has more moves. The answer: {answer}.",
                "不管怎么选，步数都是固定的：Alice {alice} 步，Bob {bob} 步。双方轮流，Alice 先走：她的步数更多时赢，否则输。答案：{answer}。"
            ),
        );
        let question = text!("How many moves does Alice have?", "Alice 有几步可走？");
        let frames = vec![first.strips([strip()]), last.strips([strip()]).asking(question, alice)];
        let course = (pieces.len() <= 60).then(|| Course::new(frames, answer));
        vec![Steps::new("count", words("Count the moves", "数步数"), course)]
    }

    /// Counts the pieces of each color between two others of it: the player can move that often, whatever the opponent
    /// does: <https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/editorial/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let threes = self.colors.chars().tuple_windows::<(_, _, _)>().counts();
        let [alice, bob] = ['A', 'B'].map(|color| threes.get(&(color, color, color)));
        Some(if alice > bob { 1 } else { -1 })
    }
}
