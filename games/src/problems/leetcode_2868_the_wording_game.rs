//! Play a word that is greater than the last one and begins with the same letter or the next one.

use std::collections::HashSet;

use crate::prelude::*;
use crate::{cut_in_the_middle, shortened};

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
const WORDS: Shape = List(1..=100_000, &Shape::Text(1..=999_999, LETTERS)); // at most 10^6 in all
const FEW: Shape = List(1..=9, &Shape::Text(1..=3, "abcde"));
/// Maximum length of a shown word, in letters.
const LONGEST: usize = 20;

const ABOUT: About = About {
    title: words("The Wording Game", "单词游戏"),
    family: Family::Observation,
    difficulty: Difficulty::Hard,
    rules: words(
        "Alice begins with her smallest word. Each further word must be the player's own, greater than the last one, and begin with the same letter or the next one. A player who has no such word loses.",
        "Alice 先出自己字典序最小的单词。之后轮流出自己的单词：必须大于上一个单词，首字母与它相同或是下一个字母。出不了的人输。",
    ),
    usual: &[
        (
            words(
                "simulation with the smallest word that fits",
                "模拟：每次出能接上的字典序最小的单词",
            ),
            "smallest_word_that_fits.cpp",
        ),
        (
            words(
                "memoization on the greatest word of each letter",
                "每个首字母只看字典序最大的单词，记忆化搜索",
            ),
            "greatest_word_of_each_letter.py",
        ),
    ],
    technique: words(
        "letter by letter, who has the greatest word; binary search",
        "逐个首字母看谁的词字典序最大，二分查找",
    ),
    time: words(
        "O(L) for L letters in total → O(log n + w) per letter of the alphabet, for words of at most w letters",
        "O(L)，L 为总字母数 → 26 个首字母各 O(log n + w)，n 为单词数，w 为最长单词的长度",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("canAliceWin", AnswerType::Boolean),
    &[Argument::new("a", WORDS), Argument::new("b", WORDS)],
    Games::One(|input| {
        let words =
            |index| input.list(index).iter().map(|word| word.text().to_owned()).collect_vec();
        Box::new(WordingGame { words: [words(0), words(1)] })
    }),
    &[random("random-short", 300, &[FEW, FEW])],
)
.needing("sorted lists without repeated words", "两个列表各自有序，没有重复的单词", repair)
.at_most(words("10⁶ letters in total", "共 10⁶ 个字母"));

/// Returns whether each list ascends, and no word is in both.
fn is_sorted(input: &Input) -> bool {
    let words = |index: usize| input.list(index).iter().map(Value::text);
    let ascends = |index| words(index).is_sorted_by(|one, next| one < next);
    ascends(0)
        && ascends(1)
        && words(0).merge(words(1)).tuple_windows().all(|(one, next)| one != next)
}

/// Lengthens every word that has occurred already, and sorts the lists.
fn repair(input: &Input) -> Option<Input> {
    if is_sorted(input) {
        return None;
    }
    let mut seen = HashSet::new();
    let mut input = input.clone();
    for words in &mut input.values {
        let Value::List(words) = words else { continue };
        for word in words.iter_mut() {
            while !seen.insert(word.clone()) {
                *word = Value::Text(word.text().to_owned() + "a");
            }
        }
        words.sort_by(|one, other| one.text().cmp(other.text()));
    }
    Some(input)
}

struct WordingGame {
    /// Alice's and Bob's words, in ascending order.
    words: [Vec<String>; 2],
}

impl WordingGame {
    /// Returns the player's words that are greater than the last one, in ascending order.
    fn greater(&self, player: usize, last: &str) -> &[String] {
        let words = &self.words[player];
        &words[words.partition_point(|word| word.as_str() <= last)..]
    }
}

/// The player to move, 0 for Alice and 1 for Bob, and the last word.
type State = (usize, String);

impl Game for WordingGame {
    type Position = State;
    type Action = ();

    fn start(&self) -> State {
        (0, String::new())
    }

    /// Returns the words that fit after the last one; Alice begins with her smallest word.
    fn moves(&self, (player, last): State) -> impl Iterator<Item = MoveOf<Self>> {
        let greater = self.greater(player, &last);
        let next_letter = last.bytes().next().map(|letter| letter + 1);
        let end = greater.partition_point(|word| word.bytes().next() <= next_letter);
        let fitting = if last.is_empty() { &greater[..1] } else { &greater[..end] };
        fitting.iter().map(move |word| Move::new((), (1 - player, word.clone())))
    }

    fn final_lead(&self, _: &State) -> i64 {
        -1
    }

    fn weight(&self, (_, last): &State) -> usize {
        last.len()
    }

    fn bytes(&self, (_, last): &State) -> usize {
        last.len()
    }
}

impl Shown for WordingGame {
    const PHRASE: Words = words("play {}", "出 {}");

    /// Shows the last word, and the words of both players that are greater.
    fn columns(&self, (_, last): &State) -> Vec<Column> {
        let [alice, bob] = [0, 1].map(|player| {
            let greater = self.greater(player, last).iter();
            let words = greater.map(|word| cut_in_the_middle(word, LONGEST)).collect_vec();
            Cell::text(shortened(&words, " "))
        });
        vec![
            column(words("last word", "上一个单词"), Cell::Letters(last.clone())),
            column(words("Alice's words", "Alice 的单词"), alice),
            column(words("Bob's words", "Bob 的单词"), bob),
        ]
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(cut_in_the_middle(&choice.next.1, LONGEST))
    }

    /// Compares the greatest words letter by letter.
    fn ideas(&self) -> Vec<Steps> {
        vec![Steps::new("letters", words("Letter by letter", "逐个首字母"), Some(self.letters()))]
    }

    /// Plays the smallest word that fits for both players: <https://leetcode.doocs.org/en/lc/2868/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let mut turn = self.start();
        while let Some(choice) = self.moves(turn.clone()).next() {
            turn = choice.next;
        }
        Some(if turn.0 == 1 { 1 } else { -1 })
    }
}

const NAMES: [&str; 2] = ["Alice", "Bob"];
/// Maximum length of a word in a tile, in letters.
const SHORT: usize = 9;

/// The greatest words of a letter.
struct Letter {
    name: char,
    /// Alice's and Bob's greatest word.
    greatest: [Option<String>; 2],
    /// The player with the greater one.
    owner: usize,
}

impl WordingGame {
    /// Returns the greatest words from the letter of Alice's smallest word to the one after which the owner's opponent has
    /// no word.
    fn deciding_letters(&self) -> Vec<Letter> {
        let first = self.words[0][0].chars().next().unwrap_or('a');
        let greatest = |player: usize, letter: char| {
            self.words[player].iter().rfind(|word| word.starts_with(letter)).cloned()
        };
        let mut letters = Vec::new();
        for (letter, next) in ('a'..='z').zip('b'..='{').skip_while(|(letter, _)| *letter < first) {
            let greatest_words = [0, 1].map(|player| greatest(player, letter));
            let owner = usize::from(greatest_words[0] < greatest_words[1]);
            letters.push(Letter { name: letter, greatest: greatest_words, owner });
            if greatest(1 - owner, next).is_none() {
                break;
            }
        }
        letters
    }

    fn letters(&self) -> Course {
        let letters = self.deciding_letters();
        let first = cut_in_the_middle(&self.words[0][0], LONGEST);
        let meaning = text!(
            "Does Alice win? She begins with {first}. The owner of a letter is the player with the greatest word of that letter. Once a word of a letter has been played, the winner does not depend on which word it was. So we go through the letters in the order of the alphabet.",
            "Alice 能赢吗？她先出 {first}。以某个字母开头的单词中，字典序最大的属于谁，谁就是这个字母的主人。只要有人出了这个字母的单词，不管出的是哪个，胜负都一样，所以按字母表顺序逐个看。"
        );
        let title = text!("the greatest word of each letter", "每个首字母最大的单词");
        let mut frames = vec![drawn(Frame::new(title, meaning), &letters, 0)];
        frames.extend((1..=letters.len()).map(|count| of_letter(&letters, count)));
        let winner = letters[letters.len() - 1].owner;
        let answer = self.answer(if winner == 0 { 1 } else { -1 });
        if let Some(last) = frames.last_mut() {
            let end = text!(
                "The rule: the first letter whose owner's opponent has no word of the next letter decides the game for its owner. The answer: {answer}.",
                "规律：从 Alice 的第一个单词的首字母起，第一个使主人的对手没有下一个字母开头的单词的字母决定胜负，主人赢。答案：{answer}。"
            );
            last.caption = last.caption.clone().then(&end);
        }
        Course::new(frames, answer)
    }
}

/// Says whether a letter decides the game, and for whom.
fn of_letter(letters: &[Letter], count: usize) -> Frame {
    let Letter { name: letter, owner, .. } = &letters[count - 1];
    let (owner, guest) = (NAMES[*owner], NAMES[1 - owner]);
    let next = letters.get(count).map(|next| next.name);
    let caption = match next {
        Some(next) => text!(
            "{owner} has the greatest word of {letter}. But {guest} has a word of {next}, so this letter does not decide: the player who wins once {next} has begun can make it begin. {guest} does so by playing such a word; {owner} by playing the greatest word of {letter}, after which {guest} has to go on to {next}.",
            "{letter} 最大的单词是 {owner} 的，但 {guest} 有 {next} 开头的单词，所以在这个字母上分不出胜负：进入 {next} 后会赢的一方，能让对局进入 {next}。{guest} 直接出一个就行；{owner} 出 {letter} 最大的单词，{guest} 也只好进入 {next}。"
        ),
        None => text!(
            "{owner} has the greatest word of {letter}, and {guest} has no word of the next letter. {owner} plays the greatest word of {letter}, unless it has been played, and {guest} has no word that fits: {owner} wins.",
            "{letter} 最大的单词是 {owner} 的，{guest} 又没有下一个字母开头的单词。{owner} 出这个最大的单词（如果还没出），{guest} 就接不上了：{owner} 赢。"
        ),
    };
    let title = text!("the letter {letter}", "首字母 {letter}");
    let question =
        text!("Who has the greatest word of {letter}?", "{letter} 开头的最大的单词是谁的？");
    let choices = NAMES.map(Text::plain).to_vec();
    drawn(Frame::new(title, caption), letters, count).asking_for(
        question,
        choices,
        Text::plain(owner),
    )
}

/// Draws the greatest words, with the owners of the first `count` letters.
fn drawn(frame: Frame, letters: &[Letter], count: usize) -> Frame {
    let columns = letters.iter().map(|letter| letter.name.to_string()).collect();
    let strip = |player: usize| {
        let tiles = letters.iter().map(|letter| {
            let word = letter.greatest[player].as_ref()?;
            Some(Tile::plain(cut_in_the_middle(word, SHORT)))
        });
        Strip { heading: Text::plain(NAMES[player]), tiles: tiles.collect() }
    };
    let owners = letters.iter().enumerate().map(|(index, letter)| {
        let tile = Tile::plain(NAMES[letter.owner]).marked_if(index + 1 == count, Mark::New);
        Some(if index < count { tile } else { Tile::plain("") })
    });
    let owners = Strip { heading: text!("owner", "主人"), tiles: owners.collect() };
    let corner = text!("letter", "首字母");
    frame.showing(Picture::Sheet(Sheet { corner, columns, rows: vec![strip(0), strip(1), owners] }))
}
