//! The players append digits, in a given order of turns; a multiple of 7 is won by one of them.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Lucky 7 Battle", "幸运 7 之战"),
    family: Family::FromTheFront,
    difficulty: Difficulty::Rated(same("1609")),
    rules: words(
        "In round i, the player X[i] appends either the digit S[i] or a 0 to a number, which is empty at first. T stands for Takahashi, A for Aoki. Takahashi wins if the number is a multiple of 7 in the end, otherwise Aoki.",
        "第 i 轮由 X[i] 在一个数的末尾写上数字 S[i] 或者 0，开始时这个数是空的。T 是 Takahashi，A 是 Aoki。最后这个数是 7 的倍数则 Takahashi 赢，否则 Aoki 赢。",
    ),
    usual: &[
        (words("good remainders from the back", "从后往前推必胜的余数"), "good_remainders.py"),
        (words("memoized remainders", "记忆化搜索"), "memoized_remainders.cpp"),
    ],
    technique: words(
        "from the back, the remainders from which Takahashi wins",
        "从后往前，推出 Takahashi 必胜的余数集合",
    ),
    time: same("O(n) → O(n)"),
};

const DIGITS: &str = "0123456789";

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    &[
        Argument::new("S", Shape::Text(1..=200_000, DIGITS)),
        Argument::new("X", Shape::Text(1..=200_000, "AT")),
    ],
    Games::One(|input| Box::new(Lucky7Battle::new(input.text(0), input.text(1)))),
    &[
        random("random-short", 150, &[Shape::Text(1..=8, DIGITS), Shape::Text(1..=8, "AT")]),
        random("random-long", 40, &[Shape::Text(20..=90, DIGITS), Shape::Text(20..=90, "AT")]),
        random("random-sevens", 60, &[Shape::Text(1..=9, "0178"), Shape::Text(1..=9, "AT")]),
    ],
)
.written_as(Format::new(&[Length(0), NewLine, Plain(0), NewLine, Plain(1)]))
.needing("texts of the same length", "两个字符串长度相同", cut_to_same_length)
.played_by(same("Takahashi"), same("Aoki"))
.also_called(&["AtCoder Beginner Contest 195 E", "remainders modulo 7"])
.same_game_as(&["AT_abc195_e"])
.explained_at("classic-games", "more-of-them", "还有");

/// Maximum number of rounds in steps.
const MAX_ROUNDS: usize = 40;

struct Lucky7Battle {
    digits: Vec<u8>,
    /// The player of each round.
    players: Vec<Player>,
}

/// Returns the remainder modulo 7 if a digit is appended to a number with this remainder.
fn appended(remainder: usize, digit: u8) -> usize {
    (10 * remainder + usize::from(digit)) % 7
}

/// Returns the remainder modulo 7 of a number, which may be empty.
fn remainder_of(number: &str) -> usize {
    number.bytes().fold(0, |remainder, digit| appended(remainder, digit - b'0'))
}

/// Whether Takahashi wins from each remainder.
type Wins = [bool; 7];

impl Lucky7Battle {
    fn new(digits: &str, players: &str) -> Self {
        let player = |letter| if letter == b'T' { Player::First } else { Player::Second };
        Self {
            digits: digits.bytes().map(|digit| digit - b'0').collect(),
            players: players.bytes().map(player).collect(),
        }
    }

    /// Returns the player to move when this number of rounds is over; at the end, the opponent of the last one.
    fn player(&self, rounds: usize) -> Player {
        let last = || self.players.last().map_or(Player::First, |player| player.opponent());
        self.players.get(rounds).copied().unwrap_or_else(last)
    }

    /// Returns whether Takahashi wins from each remainder, before each round and at the end.
    fn wins(&self) -> Vec<Wins> {
        let mut all = vec![[true, false, false, false, false, false, false]];
        for (digit, player) in self.digits.iter().zip(&self.players).rev() {
            let after = all[all.len() - 1];
            let mut wins = [false; 7];
            for (remainder, wins) in wins.iter_mut().enumerate() {
                let [zero, own] = [0, *digit].map(|digit| after[appended(remainder, digit)]);
                *wins = if *player == Player::First { zero || own } else { zero && own };
            }
            all.push(wins);
        }
        all.reverse();
        all
    }

    /// Returns the answer if Takahashi wins or loses.
    fn named(takahashi_wins: bool) -> String {
        if takahashi_wins { "Takahashi" } else { "Aoki" }.to_owned()
    }

    /// Fills the rows of remainders from the back, a round a frame.
    fn rows_backward(&self) -> Course {
        let all = self.wins();
        let end = self.digits.len();
        let meaning = text!(
            "Who wins? Only the remainder of the number modulo 7 matters, and the round. T: Takahashi wins from this remainder, A: Aoki. At the end Takahashi wins if the remainder is 0. A row has the remainders before a round; the rows are filled from the back.",
            "谁会赢？只看这个数除以 7 的余数和轮到第几轮。T：从这个余数开始 Takahashi 赢，A：Aoki 赢。结束时余数是 0 则 Takahashi 赢。每行是一轮开始前的余数，从后往前填。"
        );
        let first = Frame::new(text!("after the last round", "最后一轮之后"), meaning);
        let mut frames = vec![self.drawn(first, &all, end, None)];
        frames.extend((0..end).rev().map(|round| self.filled(&all, round)));
        let takahashi_wins = all[0][0];
        let answer = Self::named(takahashi_wins);
        let rule = text!(
            "The number is empty before round 1, with the remainder 0. The rule: from the back, a T of Takahashi's round needs a T below it with the digit or with 0, and one of Aoki's round needs both; Takahashi wins if and only if the first row has a T at 0. The answer: {answer}.",
            "第 1 轮之前这个数是空的，余数是 0。规律：从后往前推，Takahashi 的一轮，写 0 或写数字有一个到 T 就是 T；Aoki 的一轮，两个都到 T 才是 T。第一行的余数 0 是 T 时 Takahashi 赢，否则 Aoki 赢。答案：{answer}。"
        );
        let last = Frame::new(text!("before round 1", "第 1 轮之前"), rule);
        let question = text!("Does Takahashi win?", "Takahashi 赢吗？");
        frames.push(self.drawn(last, &all, 0, Some(0)).asking_whether(question, takahashi_wins));
        Course::new(frames, answer)
    }

    /// Fills the row before a round, and explains one of its remainders: before the first round 0, otherwise one from which
    /// Takahashi wins, if there is one.
    fn filled(&self, all: &[Wins], round: usize) -> Frame {
        let found = all[round].iter().rposition(|wins| *wins).unwrap_or(0);
        let remainder = if round == 0 { 0 } else { found };
        let (digit, number) = (self.digits[round], round + 1);
        let [zero, own] = [0, digit].map(|digit| appended(remainder, digit));
        let letter = |wins: bool| if wins { "T" } else { "A" };
        let [of_zero, of_own] = [zero, own].map(|remainder| letter(all[number][remainder]));
        let value = letter(all[round][remainder]);
        let (player, need) = match self.players[round] {
            Player::First => (
                "Takahashi",
                text!("Takahashi needs one T among them", "Takahashi 只要其中有一个 T"),
            ),
            Player::Second => {
                ("Aoki", text!("Aoki needs one A among them", "Aoki 只要其中有一个 A"))
            }
        };
        let caption = Text {
            en: format!(
                "For example, remainder {remainder}: a 0 leads to 10 · {remainder} mod 7 = {zero}, {of_zero}; a {digit} leads to (10 · {remainder} + {digit}) mod 7 = {own}, {of_own}. {}: {value}.",
                need.en
            ),
            zh: format!(
                "例如余数 {remainder}：写 0 到 10 · {remainder} mod 7 = {zero}，是 {of_zero}；写 {digit} 到 (10 · {remainder} + {digit}) mod 7 = {own}，是 {of_own}。{}：{value}。",
                need.zh
            ),
        };
        let title = text!(
            "round {number}: {player}, digit {digit}",
            "第 {number} 轮：{player}，数字 {digit}"
        );
        let question = text!(
            "Who wins from remainder {remainder} before round {number}?",
            "第 {number} 轮之前余数是 {remainder}，谁赢？"
        );
        let choices = ["T", "A"].map(Text::plain).to_vec();
        self.drawn(Frame::new(title, caption), all, round, Some(remainder)).asking_for(
            question,
            choices,
            Text::plain(value),
        )
    }

    /// Draws the rows from `round` on, the first of them as new, with the remainders that the explained one leads to as used.
    fn drawn(&self, frame: Frame, all: &[Wins], round: usize, explained: Option<usize>) -> Frame {
        let reached = match (self.digits.get(round), explained) {
            (Some(digit), Some(remainder)) => {
                vec![appended(remainder, 0), appended(remainder, *digit)]
            }
            _ => Vec::new(),
        };
        let row = |(index, wins): (usize, &Wins)| {
            let tile = |(remainder, wins): (usize, &bool)| {
                let tile = Tile::plain(if *wins { "T" } else { "A" });
                let tile = tile.toned(if *wins { Tone::Win } else { Tone::Loss });
                match () {
                    () if index == round && explained.is_none_or(|own| own == remainder) => {
                        tile.marked(Mark::New)
                    }
                    () if index == round => tile.marked(Mark::Added),
                    () => tile
                        .marked_if(index == round + 1 && reached.contains(&remainder), Mark::Used),
                }
            };
            let heading = match self.digits.get(index) {
                Some(digit) => {
                    let number = index + 1;
                    let player = if self.players[index] == Player::First { "T" } else { "A" };
                    text!("round {number}: {player} {digit}", "第 {number} 轮：{player} {digit}")
                }
                None => text!("end", "结束"),
            };
            Strip::new(heading, wins.iter().enumerate().map(tile))
        };
        let rows = all.iter().enumerate().skip(round).map(row).collect();
        let columns = (0..7).map(|remainder: usize| remainder.to_string()).collect();
        let corner = text!("remainder", "余数");
        frame.showing(Picture::Sheet(Sheet { corner, columns, rows }))
    }
}

impl Game for Lucky7Battle {
    /// The number, whose length is the number of rounds that are over.
    type Position = String;
    /// The digit that is appended.
    type Action = u8;

    fn start(&self) -> String {
        String::new()
    }

    fn first_player(&self) -> Player {
        self.player(0)
    }

    fn moves(&self, number: String) -> impl Iterator<Item = MoveOf<Self>> {
        let rounds = number.len();
        let again = self.player(rounds) == self.player(rounds + 1);
        let digit = self.digits.get(rounds).copied();
        // A digit 0 leaves no choice.
        let zero = digit.filter(|digit| *digit > 0).map(|_| 0);
        digit
            .into_iter()
            .chain(zero)
            .map(move |digit| Move::new(digit, format!("{number}{digit}")).moving_again(again))
    }

    fn final_lead(&self, number: &String) -> i64 {
        let takahashi_wins = remainder_of(number) == 0;
        let is_his = self.player(number.len()) == Player::First;
        if takahashi_wins == is_his { 1 } else { -1 }
    }

    /// Returns the remainder, with zeros before it.
    fn canonical(&self, number: String) -> String {
        let rounds = number.len();
        if rounds == 0 { number } else { format!("{:0rounds$}", remainder_of(&number)) }
    }

    fn weight(&self, number: &String) -> usize {
        4 + number.len()
    }

    fn bytes(&self, number: &String) -> usize {
        number.len()
    }
}

impl Shown for Lucky7Battle {
    const PHRASE: Words = words("append {}", "写上 {}");

    fn columns(&self, number: &String) -> Vec<Column> {
        let rounds = number.len();
        let left = self.digits[rounds..].iter().join("");
        let remainder = i64::try_from(remainder_of(number)).unwrap_or(0);
        vec![
            column(words("number", "数"), Cell::text(number)),
            column(words("remainder", "余数"), Cell::Number(remainder)),
            column(words("rest of S", "S 的剩余"), Cell::text(left)),
        ]
    }

    fn name(&self, _: &[Column], _: &String, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(choice.action.to_string())
    }

    fn ideas(&self) -> Vec<Steps> {
        let course = (1..=MAX_ROUNDS).contains(&self.digits.len()).then(|| self.rows_backward());
        vec![Steps::new("back", words("Remainders from the back", "从后往前推余数"), course)]
    }

    /// The lead is that of the player of the first round.
    fn answer(&self, lead: i64) -> String {
        Self::named((lead > 0) == (self.first_player() == Player::First))
    }

    /// Finds from which sums of the digits so far, each times its power of 10, Takahashi wins, from the back.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let mut wins: Wins = [true, false, false, false, false, false, false];
        let mut place = 1;
        for (digit, player) in self.digits.iter().zip(&self.players).rev() {
            let added = place * usize::from(*digit) % 7;
            let mut shifted = wins;
            shifted.rotate_left(added);
            for (wins, shifted) in wins.iter_mut().zip(shifted) {
                *wins = if *player == Player::First { *wins || shifted } else { *wins && shifted };
            }
            place = place * 10 % 7;
        }
        Some(if wins[0] == (self.first_player() == Player::First) { 1 } else { -1 })
    }
}
