//! Remove a substring: Alice one with an odd number of vowels, Bob one with an even number.

use std::ops::Range;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Vowels Game in a String", "字符串元音游戏"),
    family: Family::Observation,
    difficulty: Difficulty::Medium,
    rules: words(
        "Alice removes a substring with an odd number of vowels, Bob one with an even number. A player who has no move loses.",
        "Alice 移除一个元音个数为奇数的子串，Bob 移除一个元音个数为偶数的子串。不能操作的人输。",
    ),
    usual: &[(words("any vowel", "有没有元音"), "any_vowel.cpp")],
    technique: words("any vowel wins, with the proof", "有元音就必胜，附证明"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("doesAliceWin", AnswerType::Boolean),
    &[Argument::new("s", Shape::Text(1..=100_000, "abcdefghijklmnopqrstuvwxyz"))],
    Games::One(|input| Box::new(VowelsGame { s: input.text(0).to_owned() })),
    &[random("random", 300, &[Shape::Text(1..=12, "aeiouxyz")])],
);

const VOWELS: [char; 5] = ['a', 'e', 'i', 'o', 'u'];

struct VowelsGame {
    s: String,
}

/// The string, and the parity of the number of vowels to remove: 1 on Alice's turn, 0 on Bob's.
type State = (String, usize);

impl Game for VowelsGame {
    type Position = State;
    /// The indices of the removed letters.
    type Action = Range<usize>;

    fn start(&self) -> State {
        (self.s.clone(), 1)
    }

    fn moves(&self, (s, parity): State) -> impl Iterator<Item = MoveOf<Self>> {
        (0..=s.len()).tuple_combinations().filter_map(move |(start, end)| {
            let vowels = s[start..end].matches(VOWELS).count();
            let rest = || [&s[..start], &s[end..]].concat();
            (vowels % 2 == parity).then(|| Move::new(start..end, (rest(), 1 - parity)))
        })
    }

    fn final_lead(&self, _: &State) -> i64 {
        -1
    }

    /// Approximates the letters that counting the vowels of all substrings looks at.
    fn weight(&self, (s, _): &State) -> usize {
        4 * s.len() + s.len().saturating_pow(3) / 64
    }

    fn bytes(&self, (s, _): &State) -> usize {
        s.len()
    }
}

impl Shown for VowelsGame {
    const PHRASE: Words = words("remove {}", "移除 {}");

    fn columns(&self, (s, _): &State) -> Vec<Column> {
        vec![column(same("s"), Cell::Letters(s.clone()))]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action.clone())
    }

    /// Shows the vowels, whose number decides.
    fn ideas(&self) -> Vec<Steps> {
        let tile =
            |letter: char| Tile::plain(letter).marked_if(VOWELS.contains(&letter), Mark::Used);
        let strip = || Strip::new(same("s"), self.s.chars().map(tile));
        let count = self.s.matches(VOWELS).count();
        let answer = (count > 0).to_string();
        let reason = match (count, count % 2) {
            (0, _) => {
                text!("There is no vowel, so Alice cannot move.", "没有元音，Alice 无法操作。")
            }
            (_, 1) => text!(
                "{count} is odd: Alice removes the whole string at once, and Bob cannot move.",
                "{count} 是奇数：Alice 一次移除整个字符串，Bob 无法操作。"
            ),
            _ => text!(
                "{count} is even. Alice removes one vowel, which leaves an odd number. Bob removes an even number, so an odd number is left again, and Alice takes all.",
                "{count} 是偶数：Alice 先移除一个元音，剩奇数个；Bob 移除偶数个，还剩奇数个，Alice 全部移除。"
            ),
        };
        let question = text!("Does Alice win?", "Alice 赢吗？");
        let caption = text!(
            "Does Alice, who begins, win? She removes a part with an odd number of vowels, Bob one with an even number, also 0; a player who has no move loses. Only the number of vowels counts. Marked are the vowels: {count} in number.",
            "先手 Alice 能赢吗？她移除含奇数个元音的一段，Bob 移除含偶数个（可以是 0 个）元音的一段，不能操作的人输。只有元音的个数要紧。标出的是元音，有 {count} 个。"
        );
        let rule = text!(
            "The rule: Alice wins if and only if there is a vowel. The answer: {answer}.",
            "规律：有元音时 Alice 赢，否则输。答案：{answer}。"
        );
        let first = Frame::new(text!("the vowels", "元音"), caption).strips([strip()]);
        let last = Frame::new(text!("their number", "元音的个数"), reason.then(&rule));
        let last = last.strips([strip()]).asking_whether(question, count > 0);
        let course =
            (1..=60).contains(&self.s.len()).then(|| Course::new(vec![first, last], answer));
        vec![Steps::new("count", words("Count the vowels", "数元音"), course)]
    }

    /// Returns a win for Alice if and only if there is a vowel:
    /// <https://leetcode.com/problems/vowels-game-in-a-string/editorial/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let has_vowel = self.s.contains(VOWELS);
        Some(if has_vowel { 1 } else { -1 })
    }
}
