//! Remove a letter between two different ones; a player with no move loses.

use std::time::Duration;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("An Ordinary Game", "删字母游戏"),
    family: Family::Parity,
    difficulty: Difficulty::Rated(same("1814")),
    rules: words(
        "Each move removes a letter of a word, but not the first or the last one, and no two equal letters may become neighbors. A player who has no move loses.",
        "每次从字符串中删去一个字母，不能删首尾的字母，也不能使两个相同的字母相邻。不能操作的人输。",
    ),
    usual: &[
        (words("parity and ends", "长度的奇偶和首尾"), "parity_and_ends.py"),
        (words("length of the last word", "终局的长度"), "length_of_the_last_word.cpp"),
    ],
    technique: words(
        "the last word alternates between two letters, so its parity is known",
        "终局两种字母交替，长度的奇偶由首尾是否相同决定",
    ),
    time: same("O(n) → O(n)"),
};

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER.with_limits(Duration::from_secs(2), 256 << 20),
    &[Argument::new("s", Shape::Text(3..=100_000, LETTERS))
        .locally(Shape::Text(1..=MAX_LENGTH, LETTERS))],
    Games::One(|input| Box::new(OrdinaryGame { s: input.text(0).to_owned() })),
    &[
        random("random-three-letters", 100, &[Shape::Text(3..=12, "abc")]),
        random("random-four-letters", 50, &[Shape::Text(3..=12, "abcd")]),
        random("random-long", 20, &[Shape::Text(60..=200, LETTERS)]),
    ],
)
.written_as(Format::new(&[Plain(0)]))
.needing("no two equal letters as neighbors", "相邻的字母不同", repair)
.played_by(words("First", "先手"), words("Second", "后手"))
.also_called(&["ARC 064 D", "AtCoder Beginner Contest 048 D", "parity of the last position"])
.same_game_as(&["AT_arc064_b"])
.explained_at("classic-games", "more-of-them", "还有")
.linked_at("https://atcoder.jp/contests/abc048/tasks/arc064_b");

/// Replaces each letter that is equal to the one before it by the next letter of the alphabet.
fn repair(input: &Input) -> Option<Input> {
    let mut letters = input.text(0).as_bytes().to_vec();
    let mut is_changed = false;
    for index in 1..letters.len() {
        if letters[index] == letters[index - 1] {
            letters[index] = if letters[index] == b'z' { b'a' } else { letters[index] + 1 };
            is_changed = true;
        }
    }
    let text = String::from_utf8(letters).ok()?;
    is_changed.then(|| Input { values: vec![Value::Text(text)] })
}

/// Maximum number of letters in steps.
const MAX_SHOWN: usize = 60;
/// Maximum number of moves with a frame of their own.
const MAX_MOVES: usize = 12;

struct OrdinaryGame {
    s: String,
}

/// Returns the indices of the letters that can be removed: their neighbors are different.
fn removable(word: &str) -> Vec<usize> {
    let threes = word.as_bytes().windows(3).enumerate();
    let free = threes.filter(|(_, three)| three[0] != three[2]);
    free.map(|(index, _)| index + 1).collect()
}

fn without(word: &str, index: usize) -> String {
    [&word[..index], &word[index + 1..]].concat()
}

/// Returns whether the first and the last letter are equal.
fn has_equal_ends(word: &str) -> bool {
    word.as_bytes().first() == word.as_bytes().last()
}

impl OrdinaryGame {
    /// Plays one game, and says why every game takes as many moves modulo 2.
    fn one_game(&self) -> Course {
        let strip = |word: &str, mark: &dyn Fn(usize) -> Option<Mark>| {
            let tile = |(index, letter)| Tile { mark: mark(index), ..Tile::plain(letter) };
            Strip::new(same("s"), word.chars().enumerate().map(tile))
        };
        let ends = |word: &str| {
            let last = word.len() - 1;
            strip(word, &|index| (index == 0 || index == last).then_some(Mark::Used))
        };
        let count = self.s.len();
        let meaning = text!(
            "Who wins? A move removes a letter whose two neighbors are different, and a player who has no move loses. The marked ends always stay. The word has {count} letters. Let us see how a game ends in which the players remove any letter, here the first one that can be removed.",
            "谁会赢？每一步删去一个左右不同的字母，不能操作的人输。标出的首尾永远留着。字符串有 {count} 个字母。先看随便删会怎样结束，这里每次删能删的第一个字母。"
        );
        let first = Frame::new(text!("the ends stay", "首尾不变"), meaning);
        let mut frames = vec![first.strips([ends(&self.s)])];
        let mut word = self.s.clone();
        let mut moves = 0;
        while let Some(index) = removable(&word).first().copied() {
            moves += 1;
            if moves <= MAX_MOVES {
                let letter = &word[index..=index];
                let [left, right] = [&word[index - 1..index], &word[index + 1..index + 2]];
                let caption = text!(
                    "{letter} stands between {left} and {right}, which are different, so it can be removed.",
                    "{letter} 的左边是 {left}，右边是 {right}，两者不同，可以删去。"
                );
                let frame = Frame::new(text!("move {moves}", "第 {moves} 步"), caption);
                let mark = |other: usize| (other == index).then_some(Mark::Removed);
                frames.push(frame.strips([strip(&word, &mark)]));
            }
            word = without(&word, index);
        }
        frames.push(self.ending(&word, ends(&word)));
        let wins = count % 2 != word.len() % 2;
        let answer = self.answer(if wins { 1 } else { -1 });
        let (parity, last) = if has_equal_ends(&word) {
            (text!("equal", "相同"), text!("odd", "奇数"))
        } else {
            (text!("different", "不同"), text!("even", "偶数"))
        };
        let of_moves = if wins { text!("odd", "奇数") } else { text!("even", "偶数") };
        let conclusion = Text {
            en: format!(
                "The ends are {}, so every game ends with an {} number of letters: from {count} letters, the number of moves is {}, whatever the players do.",
                parity.en, last.en, of_moves.en
            ),
            zh: format!(
                "首尾{}，所以终局的长度总是{}：从 {count} 个字母开始，不管怎么走，总步数都是{}。",
                parity.zh, last.zh, of_moves.zh
            ),
        };
        let rule = text!(
            "The rule: the first player wins if and only if the number of letters, less 1 if the ends are equal, is odd. The answer: {answer}.",
            "规律：字母的个数（首尾相同时减 1）是奇数时先手赢，否则输。答案：{answer}。"
        );
        let question = text!("Is the number of moves odd?", "总步数是奇数吗？");
        let last =
            Frame::new(text!("the parity of the moves", "步数的奇偶"), conclusion.then(&rule));
        frames.push(last.strips([ends(&self.s)]).asking_whether(question, wins));
        Course::new(frames, answer)
    }

    /// Says why the last word alternates between two letters.
    fn ending(&self, word: &str, strip: Strip) -> Frame {
        let (moves, left) = (self.s.len() - word.len(), word.len());
        let caption = text!(
            "After {moves} moves no letter can be removed: each has two equal neighbors. So the word alternates between two letters, and has an odd number of them if and only if its ends are equal. {left} letters are left.",
            "{moves} 步以后，没有字母能删：每个字母的左右都相同，所以只有两种字母交替出现。首尾相同时长度是奇数，不同时是偶数。还剩 {left} 个字母。"
        );
        Frame::new(text!("the last word", "终局"), caption).strips([strip])
    }
}

impl Game for OrdinaryGame {
    type Position = String;
    /// The index of the letter.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> String {
        self.s.clone()
    }

    fn moves(&self, word: String) -> impl Iterator<Item = MoveOf<Self>> {
        removable(&word).into_iter().map(move |index| Move::new(index, without(&word, index)))
    }

    fn final_lead(&self, _: &String) -> i64 {
        -1
    }

    fn weight(&self, word: &String) -> usize {
        4 * word.len() + word.len().saturating_pow(2) / 64
    }

    fn bytes(&self, word: &String) -> usize {
        word.len()
    }
}

impl Shown for OrdinaryGame {
    const PHRASE: Words = words("remove {}", "删去 {}");

    fn columns(&self, word: &String) -> Vec<Column> {
        vec![column(same("s"), Cell::Letters(word.clone()))]
    }

    fn places(&self, _: &String, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    fn ideas(&self) -> Vec<Steps> {
        let course = (1..=MAX_SHOWN).contains(&self.s.len()).then(|| self.one_game());
        vec![Steps::new("parity", words("The parity of the moves", "步数的奇偶"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "First" } else { "Second" }.to_owned()
    }

    /// Plays one game: reading from the left, removes each letter that stands between two different ones. The parity of the
    /// number of moves is the same in all games.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let mut left: Vec<u8> = Vec::new();
        let mut moves = 0;
        for letter in self.s.bytes() {
            while let [.., before, _] = left[..] {
                if before == letter {
                    break;
                }
                left.pop();
                moves += 1;
            }
            left.push(letter);
        }
        Some(if moves % 2 == 1 { 1 } else { -1 })
    }
}
