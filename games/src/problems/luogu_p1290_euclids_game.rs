//! Euclid's game: subtract multiples of the smaller number from the larger one.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Euclid's Game", "欧几里德的游戏"),
    family: Family::Observation,
    difficulty: Difficulty::Rated(words("level 4 of 7", "普及+/提高")),
    rules: words(
        "Each move subtracts a positive multiple of the smaller number from the larger one, which must not become \
         negative. The player who makes a number 0 wins.",
        "每次从较大的数中减去较小的数的正整数倍，不能减成负数。得到 0 的人赢。",
    ),
    usual: &[
        (words("first quotient above 1", "第一个大于 1 的商"), "first_choice.cpp"),
        (words("quotients in a loop", "循环做辗转相除"), "quotients_in_a_loop.java"),
        (words("two largest multiples", "只试最大的两个倍数"), "two_largest_multiples.cpp"),
    ],
    technique: words("golden ratio, compared in integers", "与黄金分割比比较，只用整数"),
    time: same("O(log n) → O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("m", Number(1..=2_147_483_647)), Argument::new("n", Number(1..=2_147_483_647))],
    Games::One(|input| Box::new(EuclidsGame { numbers: [0, 1].map(|index| input.number(index)) })),
    &[
        random("random-small", 6, &[Number(1..=30), Number(1..=30)]),
        random(
            "random-large",
            6,
            &[Number(1_000_000_000..=2_147_483_647), Number(1_000_000_000..=2_147_483_647)],
        ),
    ],
)
.written_as(Format::new(&[Plain(0), Plain(1)]).with_cases(6))
.played_by(same("Stan"), same("Ollie"))
.also_called(&["欧几里得的游戏", "欧几里得游戏"])
.same_game_as(&["POJ 2348", "ZOJ 1913", "HDU 1525", "UVa 10368"])
.explained_at("classic-games", "6-euclids-game", "6-欧几里德博弈");

struct EuclidsGame {
    numbers: [i64; 2],
}

/// Returns the index of the larger number, the first if they are equal.
fn larger([m, n]: [i64; 2]) -> usize {
    usize::from(m < n)
}

impl Game for EuclidsGame {
    /// The two numbers, in the order of the statement.
    type Position = [i64; 2];
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> [i64; 2] {
        self.numbers
    }

    fn moves(&self, numbers: [i64; 2]) -> impl Iterator<Item = MoveOf<Self>> {
        let index = larger(numbers);
        let (most, least) = (numbers[index], numbers[1 - index]);
        let quotient = most.checked_div(least).unwrap_or(0);
        (1..=quotient).map(move |multiple| {
            let mut next = numbers;
            next[index] = most - multiple * least;
            Move::new((), next)
        })
    }

    fn final_lead(&self, _: &[i64; 2]) -> i64 {
        -1
    }

    /// Returns the numbers in descending order.
    fn canonical(&self, [m, n]: [i64; 2]) -> [i64; 2] {
        [m.max(n), m.min(n)]
    }
}

impl Shown for EuclidsGame {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, [m, n]: &[i64; 2]) -> Vec<Column> {
        vec![column(same("m"), Cell::Pile(*m)), column(same("n"), Cell::Pile(*n))]
    }

    fn places(&self, numbers: &[i64; 2], choice: &MoveOf<Self>) -> Places {
        let index = larger(*numbers);
        Places::Column(index, vec![(0, Some(choice.next[index]))])
    }

    fn name(&self, _: &[Column], _: &[i64; 2], choice: &MoveOf<Self>) -> MoveName {
        let [m, n] = choice.next;
        MoveName::Written(format!("{m} {n}"))
    }

    fn axes(&self) -> Vec<Words> {
        vec![same("m"), same("n")]
    }

    fn coordinates(&self, numbers: &[i64; 2]) -> Option<Vec<i64>> {
        Some(numbers.to_vec())
    }

    /// Begins the table with all pairs up to the numbers.
    fn table_starts(&self) -> Vec<[i64; 2]> {
        let [m, n] = self.numbers;
        let pairs = (1..=m).flat_map(|m| (1..=n).map(move |n| [m, n]));
        if m.saturating_mul(n) <= 400 { pairs.collect() } else { Vec::new() }
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked are the lost positions: a number is 0, or the numbers differ and the larger one is less than φ = (1 + √5) / 2 times the smaller one.",
            "标出的是必败的局面：有一个数是 0，或两数不等且较大的小于较小的 φ = (1 + √5) / 2 倍。"
        );
        // larger / smaller < φ if and only if larger² < smaller · (smaller + larger).
        let is_lost = |place: &[i64]| {
            let (most, least) = (place[0].max(place[1]), place[0].min(place[1]));
            least == 0 || most > least && most * most < least * (least + most)
        };
        Some(Rule::new(text, is_lost).by(CHOICE))
    }

    /// Follows Euclid's algorithm up to the first quotient with a choice.
    fn ideas(&self) -> Vec<Steps> {
        let course = self.quotients();
        vec![Steps::new("quotients", words("The quotients", "看商"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Stan wins" } else { "Ollie wins" }.to_owned()
    }

    /// Uses Euclid's algorithm: the player who first has a choice, or makes a 0, wins.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let [mut most, mut least] = self.canonical(self.numbers);
        let mut lead = 1;
        while least > 0 && most / least == 1 && most % least > 0 {
            (most, least) = (least, most % least);
            lead = -lead;
        }
        Some(lead)
    }
}

/// Maximum number of divisions in steps.
const MAX_DIVISIONS: usize = 45;

const CHOICE: Theorem = Theorem::new(
    words("whoever can choose wins", "有选择的一方必胜"),
    "classic-games",
    words("6-euclids-game", "6-欧几里德博弈"),
);

impl EuclidsGame {
    /// Follows the divisions that leave no choice; `None` if they are too many.
    fn quotients(&self) -> Option<Course> {
        let [mut most, mut least] = self.canonical(self.numbers);
        let meaning = text!(
            "Who wins, if Stan begins? A move takes a multiple of the smaller number from the larger one, and whoever makes a 0 wins. If the larger one is less than twice the smaller one, the move is forced: that is a division with the quotient 1. We follow the forced moves. The player who first has a choice, a quotient of 2 or more, or makes a 0, wins.",
            "Stan 先手，谁会赢？每一步从较大的数减去较小的数的若干倍，减到 0 的一方赢。较大的数不到较小的两倍时，只有一种走法，即商为 1 的除法。先一步步走完这些被迫的走法：谁先有选择（商不小于 2），或先减到 0，谁就赢。"
        );
        let strip =
            |numbers: [i64; 2]| Strip::new(text!("numbers", "两数"), numbers.map(Tile::plain));
        let first = Frame::new(text!("forced moves", "别无选择的走法"), meaning);
        let mut frames = vec![first.strips([strip([most, least])]).by(CHOICE)];
        let mut lead = 1;
        while least > 0 && most / least == 1 && most % least > 0 {
            if frames.len() > MAX_DIVISIONS {
                return None;
            }
            let rest = most % least;
            let player = if lead > 0 { "Stan" } else { "Ollie" };
            let caption = text!(
                "{most} = 1 · {least} + {rest}: {player} has no choice and leaves {least} and {rest}.",
                "{most} = 1 · {least} + {rest}：{player} 别无选择，留下 {least} 和 {rest}。"
            );
            let frame = turn_frame(player, [most, least], false, caption);
            frames.push(frame.strips([strip([most, least])]));
            (most, least) = (least, rest);
            lead = -lead;
        }
        frames.push(self.choice([most, least], lead));
        Some(Course::new(frames, self.answer(lead)))
    }

    /// Shows the numbers at which a player has a choice, or can make a 0.
    fn choice(&self, [most, least]: [i64; 2], lead: i64) -> Frame {
        let player = if lead > 0 { "Stan" } else { "Ollie" };
        let answer = self.answer(lead);
        let quotient = most.checked_div(least).unwrap_or(0);
        let rest = most.checked_rem(least).unwrap_or(0);
        let reason = if rest == 0 {
            text!(
                "{least} divides {most}: {player} makes a 0 at once.",
                "{least} 整除 {most}：{player} 立刻减到 0。"
            )
        } else {
            text!(
                "{most} = {quotient} · {least} + {rest}: {player} can leave {rest} and {least} and be the second to move there, or leave {rest} and {least} with one {least} more and let the opponent make the forced move. One of these positions is lost for the player to move, so {player} wins.",
                "{most} = {quotient} · {least} + {rest}：{player} 可以直接留下 {rest} 和 {least}，也可以多留一个 {least}，让对方被迫走到那里。两种情形中必有一种是轮到的一方必败，所以 {player} 必胜。"
            )
        };
        let end = text!(
            "The rule: while the quotient is 1 and a rest is left, the turn passes; who is to move then wins. The answer: {answer}.",
            "规律：商为 1 且除不尽时换人，直到不是这样，轮到的一方赢。答案：{answer}。"
        );
        let tiles = [most, least].map(|number| Tile::plain(number).marked(Mark::Ruled));
        let frame = turn_frame(player, [most, least], true, reason.then(&end));
        frame.strips([Strip::new(text!("numbers", "两数"), tiles)]).by(CHOICE)
    }
}

/// Creates the frame of a player's turn. The title and the question are the same whether or not the player is free.
fn turn_frame(player: &str, [most, least]: [i64; 2], is_free: bool, caption: Text) -> Frame {
    let title = text!("{player} at {most} and {least}", "轮到 {player}：{most} 和 {least}");
    let question = text!(
        "Does {player} have a choice, or make a 0, at {most} and {least}?",
        "{most} 和 {least}，{player} 有选择，或能减到 0 吗？"
    );
    Frame::new(title, caption).asking_whether(question, is_free)
}
