//! One player takes the top card of any pile, the other the bottom card.

use std::time::Duration;

use crate::ideas::sorting::SORTED;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Fox and Card Game", "狐狸和纸牌游戏"),
    family: Family::Sorting,
    difficulty: Difficulty::Rated(same("2000")),
    rules: words(
        "Each move of Ciel takes the top card of any pile, each move of Jiro the bottom card of any pile, until no card is left. Each player wants the largest sum.",
        "Ciel 每次从任意一堆的顶部取一张牌，Jiro 每次从任意一堆的底部取一张，直到取完。两人都想让自己的总和最大。",
    ),
    usual: &[
        (words("sorted middle cards", "中间的牌排序"), "sorted_middles.py"),
        (words("a heap of middle cards", "用堆存中间的牌"), "heap_of_middles.java"),
        (words("counting sort of middle cards", "中间的牌计数排序"), "counts_of_middles.rs"),
    ],
    technique: words(
        "each player keeps the own half of every pile; sort the middle cards",
        "对称策略，各得每堆的一半，中间的牌排序后轮流取",
    ),
    time: words(
        "O(m) → O(m + n log n) for m cards in n piles",
        "O(m) → O(m + n log n)，n 堆共 m 张牌",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CODEFORCES.with_limits(Duration::from_secs(1), 256 << 20),
    &[Argument::new("piles", List(1..=100, &Row(1..=100, 1..=1000)))
        .locally(List(0..=MAX_LENGTH, &Row(0..=MAX_LENGTH, 0..=i32::MAX)))],
    Games::One(|input| {
        let piles = input.list(0).iter().map(Value::row).map(in_64_bits).collect();
        Box::new(FoxAndCardGame { piles })
    }),
    &[
        random("random-small", 20, &[List(1..=4, &Row(1..=4, 1..=7))]),
        random("random-odd", 20, &[List(2..=12, &Row(1..=1, 1..=9))]),
        random("random-large", 20, &[List(1..=20, &Row(1..=9, 1..=1000))]),
    ],
)
.written_as(Format::new(&[Length(0), NewLine, CountedLines(0)]))
.played_by(same("Ciel"), same("Jiro"))
.also_called(&["CF388C", "CF389E", "389E"])
.explained_at("classic-games", "more-of-them", "还有");

const HALVES: Theorem = Theorem::new(
    words("each keeps half of every pile", "双方各守每堆的一半"),
    "classic-games",
    words("more-of-them", "还有"),
);

struct FoxAndCardGame {
    /// The cards of each pile, from top to bottom.
    piles: Vec<Vec<i64>>,
}

/// The numbers of cards taken from the top and from the bottom of each pile.
type Taken = Vec<[usize; 2]>;

impl FoxAndCardGame {
    /// Shows that each player takes the own half of each pile, and the middle cards go in descending order.
    fn halves_and_middles(&self) -> Course {
        let owner = |count: usize, index: usize| match () {
            () if 2 * index + 1 == count => Mark::Used,
            () if 2 * index < count => Mark::First,
            () => Mark::Second,
        };
        let piles = self.piles.iter().enumerate().map(|(number, cards)| {
            let number = number + 1;
            let tile = |(index, card)| Tile::plain(card).marked(owner(cards.len(), index));
            Strip::new(text!("pile {number}", "第 {number} 堆"), cards.iter().enumerate().map(tile))
        });
        let odd = self.piles.iter().filter(|pile| pile.len() % 2 == 1);
        let middles = odd.map(|pile| pile[pile.len() / 2]).sorted_unstable().rev().collect_vec();
        let answer = self.answer(self.lead(&mut Budget::new(0, 0)).unwrap_or(0));
        let half =
            |pile: &Vec<i64>, start: usize| pile[start..].iter().take(pile.len() / 2).sum::<i64>();
        let halves = [
            self.piles.iter().map(|pile| half(pile, 0)).sum::<i64>(),
            self.piles.iter().map(|pile| half(pile, pile.len().div_ceil(2))).sum(),
        ];
        let first = Frame::new(
            text!("the halves", "两半"),
            text!(
                "What are both totals, if Ciel begins? Ciel takes from the top of a pile (on the left) and Jiro from its bottom. Whenever the opponent takes a card of a pile with an even number of cards, a player can answer in the same pile, and so keep the own half of every pile: neither gets more than that. The middle cards of the odd piles belong to nobody yet. Ciel's halves have {}, Jiro's {}.",
                "Ciel 先手，双方各得多少？Ciel 从堆顶（左边）取，Jiro 从堆底取。对方在偶数张的堆里取一张，自己就在同一堆里取一张，这样双方都能守住每一堆中自己的一半，谁也不能更多。奇数张的堆，正中的牌还没有归属。Ciel 的各半共 {} 分，Jiro 的共 {} 分。",
                halves[0],
                halves[1]
            ),
        );
        let taken = [0, 1].map(|side| middles.iter().skip(side).step_by(2).sum::<i64>());
        let turn = |index: usize| if index.is_multiple_of(2) { Mark::First } else { Mark::Second };
        let tiles =
            middles.iter().enumerate().map(|(index, card)| Tile::plain(card).marked(turn(index)));
        let middle = Frame::new(
            text!("the middle cards in descending order", "正中的牌从大到小"),
            text!(
                "Both players take the largest middle card that is left, Ciel first: {} and {} in all. With the halves: {} + {} and {} + {}. The answer: {answer}.",
                "双方轮流取剩下的正中的牌里最大的，Ciel 先取：共得 {} 和 {}。加上各自的一半：{} + {} 和 {} + {}。答案：{answer}。",
                taken[0],
                taken[1],
                halves[0],
                taken[0],
                halves[1],
                taken[1]
            ),
        );
        let middle = middle.strips([Strip::new(text!("middle cards", "正中的牌"), tiles)]);
        let question = text!("Which middle card does Ciel take first?", "Ciel 先取哪张正中的牌？");
        let middle = match middles.first() {
            Some(largest) => middle.asking(question, largest),
            None => middle,
        };
        Course::new(vec![first.by(HALVES).strips(piles), middle.by(SORTED)], answer)
    }
}

impl FoxAndCardGame {
    /// Returns the cards of a pile that are left.
    fn left(&self, pile: usize, [top, bottom]: [usize; 2]) -> &[i64] {
        let cards = &self.piles[pile];
        &cards[top..cards.len() - bottom]
    }
}

/// Returns the player to move: as many cards are taken from the top as from the bottom, or one more.
fn player(taken: &Taken) -> Player {
    let [top, bottom] = [0, 1].map(|end| taken.iter().map(|ends| ends[end]).sum::<usize>());
    if top == bottom { Player::First } else { Player::Second }
}

impl Game for FoxAndCardGame {
    type Position = Taken;
    /// The index of the pile.
    type Action = usize;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Taken {
        vec![[0, 0]; self.piles.len()]
    }

    fn moves(&self, taken: Taken) -> impl Iterator<Item = MoveOf<Self>> {
        let player = player(&taken);
        (0..taken.len()).filter_map(move |pile| {
            let left = self.left(pile, taken[pile]);
            let card = match player {
                Player::First => left.first(),
                Player::Second => left.last(),
            };
            let mut next = taken.clone();
            next[pile][player.index()] += 1;
            Some(Move::new(pile, next).gaining(*card?))
        })
    }

    fn final_lead(&self, _: &Taken) -> i64 {
        0
    }

    fn weight(&self, taken: &Taken) -> usize {
        4 * taken.len() + taken.len().pow(2) / 4
    }

    fn bytes(&self, taken: &Taken) -> usize {
        heap_bytes(taken)
    }
}

impl Shown for FoxAndCardGame {
    /// Shows each pile in a column, from top to bottom.
    fn columns(&self, taken: &Taken) -> Vec<Column> {
        let piles = taken.iter().enumerate();
        let cards = piles.map(|(pile, ends)| self.left(pile, *ends).iter().copied());
        cards.map(|cards| column(words("pile", "牌堆"), Cell::cards(cards))).collect()
    }

    fn places(&self, taken: &Taken, choice: &MoveOf<Self>) -> Places {
        let pile = choice.action;
        let card = match player(taken) {
            Player::First => 0,
            Player::Second => self.left(pile, taken[pile]).len() - 1,
        };
        Places::Column(pile, vec![(card, None)])
    }

    /// Names the card and the number of its pile, from 1.
    fn name(&self, _: &[Column], _: &Taken, choice: &MoveOf<Self>) -> MoveName {
        let (card, pile) = (choice.gain, choice.action + 1);
        MoveName::Other(Text {
            en: format!("{card} from pile {pile}"),
            zh: format!("第 {pile} 堆的 {card}"),
        })
    }

    fn ideas(&self) -> Vec<Steps> {
        let fits = self.piles.len() <= 12 && self.piles.iter().map(Vec::len).sum::<usize>() <= 60;
        let course = fits.then(|| self.halves_and_middles());
        vec![Steps::new(
            "sort",
            words("Halves, then middle cards", "各取一半，再取正中的牌"),
            course,
        )]
    }

    /// Returns both scores.
    fn answer(&self, lead: i64) -> String {
        let total = self.piles.iter().flatten().sum::<i64>();
        let first = i64::midpoint(total, lead);
        format!("{first} {}", total - first)
    }

    /// Adds the difference of the halves of each pile, and the differences of two middle cards in turn, in descending order.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let halves = self.piles.iter().map(|pile| {
            let half = pile.len() / 2;
            let [top, bottom] = [&pile[..half], &pile[pile.len() - half..]];
            top.iter().sum::<i64>() - bottom.iter().sum::<i64>()
        });
        let odd = self.piles.iter().filter(|pile| pile.len() % 2 == 1);
        let middles = odd.map(|pile| pile[pile.len() / 2]).sorted_unstable().rev();
        let signed = middles.zip([1, -1].into_iter().cycle());
        Some(halves.sum::<i64>() + signed.map(|(card, sign)| sign * card).sum::<i64>())
    }
}
