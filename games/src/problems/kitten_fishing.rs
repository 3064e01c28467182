//! 小猫钓鱼, card by card. The players have no choice, and the game may never end.

use std::collections::VecDeque;

use solver::{Lead, NoGrundy};

use crate::frame;
use crate::prelude::*;
use crate::turn::{Choice, Facts, Turn};
use crate::{AnyGame, Entry, Play};

/// Maximum size of a hand, in cards. The article states no constraint; this one is ours.
const MAX_HAND: usize = 1100;

const fn hand(name: &'static str) -> Argument {
    Argument::new(name, Row(1..=MAX_HAND, 1..=9)).locally(Row(1..=MAX_LENGTH, 1..=9))
}

const ABOUT: About = About {
    title: words("Kitten fishing", "小猫钓鱼"),
    family: Family::Repetition,
    difficulty: Difficulty::Unrated,
    rules: words(
        "The players lay their first card on the table in turn. Whoever lays a card that is already there takes it and all cards from its match on, to the back of the hand. A player without cards loses.",
        "两人轮流打出手牌中的第一张。如果桌上已有相同的牌，就把两张牌和中间的牌全部收到手牌末尾。手牌打完的人输。",
    ),
    usual: &[(
        words("a state saved after 1, 2, 4, 8 … rounds", "在第 1、2、4、8……轮后保存局面"),
        "saved_state.rs",
    )],
    technique: words(
        "a second game at half the speed (tortoise and hare)",
        "快慢指针：慢的一局以一半的速度跟在后面",
    ),
    time: words(
        "O(1) per card moved, plus comparisons of hands → the same",
        "每移动一张牌 O(1)，另加比较手牌 → 相同",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::NONE,
    &[hand("u1"), hand("u2")],
    Games::One(|input| Box::new(KittenFishing(Position::start(input)))),
    &[],
)
.written_as(Format::new(&[Length(0), NewLine, Plain(0), NewLine, Plain(1)]))
.played_by(same("u1"), same("u2"))
.needing("hands of equal size", "两人的手牌张数相同", cut_to_same_length)
.also_called(&["小猫", "kitten"])
.explained_in("kitten-fishing")
.at_most(words("1100 cards per hand, in our cases", "我们的用例每人至多 1100 张牌"));

/// All cards: the hands and the table.
#[derive(Clone, PartialEq)]
struct Position {
    /// The hands, each starting with the card to play next.
    hands: [VecDeque<i32>; 2],
    /// The cards on the table, from the bottom up.
    table: Vec<i32>,
}

impl Position {
    /// Returns the deal; `None` if the hands are too large to play the game out.
    fn start(input: &Input) -> Option<Self> {
        let hand = |index: usize| input.row(index).to_vec().into();
        let table = Vec::new();
        let hands = [hand(0), hand(1)];
        (input.row(0).len() <= MAX_HAND).then_some(Self { hands, table })
    }

    /// Plays the player's next card. Returns it and the cards that it captures, itself included; `None` if the game has
    /// ended.
    fn play(&mut self, player: usize) -> Option<(i32, Vec<i32>)> {
        if self.loser().is_some() {
            return None;
        }
        let card = self.hands[player].pop_front()?;
        let same = self.table.iter().position(|&other| other == card);
        self.table.push(card);
        let captured = self.table.split_off(same.unwrap_or(self.table.len()));
        self.hands[player].extend(captured.iter().rev());
        Some((card, captured))
    }

    /// Plays a card of each player. Returns whether both could play.
    fn play_round(&mut self) -> bool {
        self.play(0).is_some() && self.play(1).is_some()
    }

    /// Returns the player who has no card left.
    fn loser(&self) -> Option<usize> {
        self.hands.iter().position(VecDeque::is_empty)
    }
}

/// Returns the final position or, if the game never ends, the length of the cycle in rounds. Uses Brent's algorithm:
/// compares each position with a kept one, which it replaces at ever longer intervals, so that eventually a position of
/// the cycle is kept for a whole cycle.
fn outcome(mut position: Position) -> Result<Position, usize> {
    let mut kept = (0, position.clone());
    for round in 1.. {
        if !position.play_round() {
            break;
        }
        if position == kept.1 {
            return Err(round - kept.0);
        }
        if (round + 1_usize).is_power_of_two() {
            kept = (round, position.clone());
        }
    }
    Ok(position)
}

/// Returns `[earlier, later]`: `later` is the first round after which all cards are as they were after round `earlier`,
/// where round 0 is the deal. Returns `None` if the game ends.
fn repetition(mut position: Position) -> Option<[usize; 2]> {
    let length = outcome(position.clone()).err()?;
    let mut ahead = position.clone();
    (0..length).for_each(|_| _ = ahead.play_round());
    let mut earlier = 0;
    while position != ahead {
        position.play_round();
        ahead.play_round();
        earlier += 1;
    }
    Some([earlier, earlier + length])
}

/// A deal; `None` if the hands are too large to play the game out.
struct KittenFishing(Option<Position>);

/// What is the same in every turn.
const FACTS: Facts = Facts {
    scoring: Scoring::Win,
    phrase: words("play {}", "出 {}"),
    repetition: words("a draw", "平局"),
    tie: words("It is a tie", "平局"),
    total: words("total", "总数"),
    has_choices: false,
    axes: Vec::new(),
};

impl AnyGame for KittenFishing {
    fn facts(&self) -> Facts {
        FACTS
    }

    fn reference_answer(&self, _: &mut Budget) -> Option<String> {
        let Ok(end) = outcome(self.0.clone()?) else {
            return Some("draw. the game never ends.".to_owned());
        };
        let winner = 1 - end.loser()?;
        let name = PROBLEM.players[winner].en;
        let hand = end.hands[winner].iter().join(" ");
        let table = end.table.iter().join(" ");
        Some(format!(
            "{name} win. the card in the {name}'s hand is:\n{hand}\n\
            the card in the desktop is:\n{table}"
        ))
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        self.reference_answer(budget)
    }

    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(match outcome(self.0.clone()?).map(|end| end.loser()) {
            Ok(Some(0)) => -1,
            Ok(_) => 1,
            Err(_) => 0,
        })
    }

    fn grundy(&self, _: &mut Budget) -> Result<u32, NoGrundy> {
        Err(NoGrundy::Partizan)
    }

    fn steps(&self, _: &mut Budget) -> Vec<Steps> {
        let fits = |deal: &&Position| deal.hands[0].len() <= MAX_SHOWN;
        let course = self.0.as_ref().filter(fits).and_then(|deal| self.two_speeds(deal));
        vec![Steps::new("speeds", words("Two games at two speeds", "快慢两局"), course)]
    }

    fn play(self: Box<Self>, budget: &mut Budget) -> Option<Box<dyn Play>> {
        let lead = self.lead(budget)?;
        let deal = self.0?;
        let repetition = repetition(deal.clone());
        let course = Course { deal: deal.clone(), position: deal, plays: 0, repetition, lead };
        Some(Box::new(course))
    }
}

/// The course of a game.
struct Course {
    deal: Position,
    position: Position,
    /// The number of cards that have been played.
    plays: usize,
    /// The rounds after which the cards are the same, if the game never ends.
    repetition: Option<[usize; 2]>,
    /// The lead of the first player at the end.
    lead: i64,
}

impl Course {
    fn player(&self) -> Player {
        if self.plays.is_multiple_of(2) { Player::First } else { Player::Second }
    }

    fn repeats(&self) -> bool {
        self.repetition.is_some_and(|[_, later]| self.plays == 2 * later)
    }

    /// Returns the next card and the position after it.
    fn next(&self) -> Option<(i32, Vec<i32>, Position)> {
        let mut next = self.position.clone();
        let (card, captured) = next.play(self.player().index()).filter(|_| !self.repeats())?;
        Some((card, captured, next))
    }
}

impl Play for Course {
    fn facts(&self) -> Facts {
        FACTS
    }

    /// Returns the cards after the play that is the turn's only move or, at the end, the cards that are left.
    fn turn(&self) -> Turn {
        let next = self.next();
        let (card, captured, shown) = match &next {
            Some((card, captured, next)) => (Cell::Number((*card).into()), &captured[..], next),
            None => (Cell::text(""), &[][..], &self.position),
        };
        let table = Cell::cards([&shown.table[..], captured].concat());
        let taken = shown.table.len()..shown.table.len() + captured.len();
        let sign = if self.player() == Player::First { 1 } else { -1 };
        let result = Lead { points: sign * self.lead, moves: 0 };
        let [first, second] = shown.hands.clone().map(Cell::cards);
        let moves = next.iter().map(|(card, ..)| Choice {
            id: 0,
            name: MoveName::Take(vec![(*card).into()]),
            places: Places::Column(3, taken.clone().map(|index| (index, None)).collect()),
            board_places: Vec::new(),
            gain: 0,
            result,
        });
        Turn {
            player: self.player(),
            scores: [0, 0],
            columns: vec![
                column(words("card", "出牌"), card),
                column(same("u1"), first),
                column(same("u2"), second),
                column(words("table [captured]", "桌面 [赢得的牌]"), table),
            ],
            scene: None,
            coordinates: None,
            result,
            moves: moves.collect(),
            repeats: self.repeats(),
        }
    }

    fn best(&self) -> Option<usize> {
        let has_ended = self.repeats() || self.position.loser().is_some();
        (!has_ended).then_some(0)
    }

    fn make(&mut self, id: usize) -> Option<()> {
        self.best().filter(|best| *best == id)?;
        self.position.play(self.player().index())?;
        self.plays += 1;
        Some(())
    }

    fn restart(&mut self) {
        self.position = self.deal.clone();
        self.plays = 0;
    }

    fn positions(&self, _: usize) -> Option<Vec<Entry>> {
        Some(Vec::new())
    }

    fn note(&self) -> Option<Text> {
        let [earlier, later] = self.repetition?;
        let (en, zh) = match earlier {
            0 => ("at the start".to_owned(), "开局时".to_owned()),
            _ => (format!("after round {earlier}"), format!("第 {earlier} 轮后")),
        };
        Some(Text {
            en: format!("after round {later}, the cards are the same as {en}: the game never ends"),
            zh: format!("第 {later} 轮后的牌与{zh}相同，游戏永远不会结束"),
        })
    }
}

/// Maximum size of a hand in steps, in cards.
const MAX_SHOWN: usize = 20;
/// Maximum number of rounds of the second game in steps.
const MAX_ROUNDS: usize = 2000;
/// Number of frames at the start and at the end of a long game.
const FIRST: usize = 20;
const LAST: usize = 24;

const ENDLESS: Theorem = Theorem::new(
    words(
        "an endless game repeats itself, and the two games meet",
        "永不结束的游戏必重复，快慢两局必相遇",
    ),
    "kitten-fishing",
    words("a-second-game-follows", "快慢指针让另一局跟在后面"),
);

/// The second game, which follows, and the game, after a number of rounds of the second one.
struct Pair {
    rounds: usize,
    slow: Position,
    fast: Position,
    /// Whether the game has ended.
    has_ended: bool,
}

impl KittenFishing {
    fn two_speeds(&self, deal: &Position) -> Option<frame::Course> {
        let mut pairs =
            vec![Pair { rounds: 0, slow: deal.clone(), fast: deal.clone(), has_ended: false }];
        loop {
            let Pair { rounds, slow, fast, .. } = pairs.last()?;
            let (rounds, mut slow, mut fast) = (rounds + 1, slow.clone(), fast.clone());
            let has_ended = !(fast.play_round() && fast.loser().is_none() && fast.play_round());
            let has_ended = has_ended || fast.loser().is_some();
            slow.play_round();
            let is_equal = slow == fast;
            pairs.push(Pair { rounds, slow, fast, has_ended });
            if has_ended || is_equal {
                break;
            }
            if rounds > MAX_ROUNDS {
                return None;
            }
        }
        let answer = AnyGame::reference_answer(self, &mut Budget::default())?;
        let last = pairs.len() - 1;
        let is_shown = |index: usize| index < FIRST || index + LAST > last;
        let shown = (0..pairs.len()).filter(|index| is_shown(*index));
        let mut frames = shown
            .map(|index| pairs[index].frame(index + LAST == last + 1 && index >= FIRST))
            .collect_vec();
        let rule = text!(
            "The rule: when a hand is empty the game ends; if both games ever have the same cards, it never ends.",
            "规律：有一方手牌打完，游戏结束；两局的牌一旦完全相同，就永远打不完。"
        );
        let end = Text { en: format!("The answer:\n{answer}"), zh: format!("答案：\n{answer}") };
        let end = rule.then(&end);
        if let Some(frame) = frames.last_mut() {
            frame.caption = frame.caption.clone().then(&end);
        }
        Some(frame::Course::new(frames, answer))
    }
}

impl Pair {
    /// Shows both games. `skips` says that frames before this one are left out.
    fn frame(&self, skips: bool) -> Frame {
        let Self { rounds, slow, fast, has_ended } = self;
        let ahead = 2 * rounds;
        let is_equal = *rounds > 0 && slow == fast;
        let caption = match () {
            () if *rounds == 0 => text!(
                "Who wins, or does the game never end? A player without cards loses. The players have no choice, so the program plays. If all cards are ever where they were at an earlier time, the game never ends. To notice that, a second game with the same deal follows at half the speed: after t of its rounds, the first one has played 2t. A round is one card of each player.",
                "谁会赢，还是永远打不完？手牌打完的人输。双方别无选择，模拟即可。如果某一刻所有的牌与以前某一刻完全相同，就永远打不完。为了发现这一点，用同样的牌另开一局，以一半的速度跟着：它走 t 轮，快局走 2t 轮。一轮是双方各出一张。"
            ),
            () if *has_ended => {
                text!("The first game ends: a hand is empty.", "快局结束：有一方的手牌打完了。")
            }
            () if is_equal => text!(
                "All cards are the same after {rounds} and after {ahead} rounds: from here on the game repeats itself.",
                "第 {rounds} 轮后与第 {ahead} 轮后所有牌都相同：从此一直重复。"
            ),
            () if slow.table != fast.table => text!(
                "After {rounds} and after {ahead} rounds, the tables differ.",
                "第 {rounds} 轮后与第 {ahead} 轮后，桌面不同。"
            ),
            () => text!(
                "After {rounds} and after {ahead} rounds, the tables are the same, but not the hands.",
                "第 {rounds} 轮后与第 {ahead} 轮后，桌面相同，手牌不同。"
            ),
        };
        let skipped = if skips {
            text!("(The rounds before this one are not shown.)", "（前面若干轮没有画出。）")
        } else {
            Text::plain("")
        };
        let title = if *rounds == 0 {
            text!("the deal", "发牌")
        } else {
            text!("rounds {rounds} and {ahead}", "第 {rounds} 轮与第 {ahead} 轮")
        };
        let mark = if is_equal { Some(Mark::Best) } else { None };
        let strips = |game: &Position, which: Text| {
            let named = |name: Text| Text {
                en: format!("{} {}", which.en, name.en),
                zh: format!("{}{}", which.zh, name.zh),
            };
            let strip = |name: Text, cards: Vec<i32>| {
                let tiles = cards.into_iter().map(|card| Tile { mark, ..Tile::plain(card) });
                Strip::new(named(name), tiles)
            };
            let [first, second] = game.hands.clone().map(Vec::from);
            [
                strip(text!("u1", " u1"), first),
                strip(text!("u2", " u2"), second),
                strip(text!("table", "桌面"), game.table.clone()),
            ]
        };
        let slow_strips = strips(slow, text!("slow:", "慢局"));
        let fast_strips = strips(fast, text!("fast:", "快局"));
        let frame =
            Frame::new(title, caption.then(&skipped)).strips(slow_strips).strips(fast_strips);
        let frame = if is_equal { frame.by(ENDLESS) } else { frame };
        if *rounds == 0 || *has_ended {
            return frame;
        }
        frame.asking_whether(
            text!("Are all cards the same in both games?", "两局的牌全部相同吗？"),
            is_equal,
        )
    }
}
