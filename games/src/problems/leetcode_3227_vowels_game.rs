//! Remove a substring: Alice one with an odd number of vowels, Bob one with an even number.

use itertools::Itertools;

use crate::Shape::Text;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site, cases};

pub const PROBLEM: Problem = Problem::new(
    &["Vowels Game in a String", "字符串元音游戏"],
    Site::leetcode("doesAliceWin", AnswerType::Boolean),
    &[Argument::new("s", Text(1..=100_000, "abcdefghijklmnopqrstuvwxyz"))],
    &VowelsGame,
    &[cases::random("random", 300, &[Text(1..=12, "aeiouxyz")])],
);

const VOWELS: [char; 5] = ['a', 'e', 'i', 'o', 'u'];

struct VowelsGame;

/// The string, and the parity of the number of vowels to remove: 1 on Alice's turn, 0 on Bob's.
type State = (String, usize);

impl Rules for VowelsGame {
    type Position = State;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "remove";

    fn start(&self, input: &Input) -> State {
        (input.text(0).to_owned(), 1)
    }

    fn moves(&self, _: &Input, (s, parity): State) -> impl Iterator<Item = Move<State>> {
        (0..=s.len()).tuple_combinations().filter_map(move |(start, end)| {
            let vowels = s[start..end].matches(VOWELS).count();
            let rest = || [&s[..start], &s[end..]].concat();
            (vowels % 2 == parity).then(|| Move::new(0, start..end, (rest(), 1 - parity)))
        })
    }

    /// Returns a win for Alice if and only if there is a vowel:
    /// <https://leetcode.com/problems/vowels-game-in-a-string/editorial/>.
    fn lead(&self, input: &Input) -> Option<i64> {
        let has_vowel = input.text(0).contains(VOWELS);
        Some(if has_vowel { 1 } else { -1 })
    }

    fn size(&self, (s, _): &State) -> usize {
        s.len()
    }

    fn show(&self, _: &Input, (s, _): &State) -> Columns {
        vec![("", Cell::Letters(s.clone()))]
    }
}
