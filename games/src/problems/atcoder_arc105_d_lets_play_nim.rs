//! Put bags of coins on dishes, then play Nim on the dishes; a player with no move loses.

use itertools::Either;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Let's Play Nim", "先放盘子再玩 Nim"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(same("1871")),
    rules: words(
        "There are n bags of coins and n empty dishes. While a bag has coins, each move puts all coins of one bag on one dish. After that, each move takes any number of coins from one dish. A player who has no move loses.",
        "有 n 袋硬币和 n 个空盘子。还有硬币在袋子里时，每次把一袋全部放进一个盘子；放完之后，每次从一个盘子取走任意多枚。不能操作的人输。",
    ),
    usual: &[
        (words("sorted pairs", "排序后两两比较"), "sorted_pairs.cpp"),
        (words("counts of values", "统计每个数出现的次数"), "counts_of_values.py"),
        (words("toggled set", "集合中出现则删去"), "toggled_set.rs"),
    ],
    technique: words(
        "equal bags and dishes in pairs, or more than half of all coins on one dish",
        "配对、对称策略，或者一个盘子超过总数的一半",
    ),
    time: words("O(n) expected → O(n log n)", "期望 O(n) → O(n log n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    &[Argument::new("a", Row(1..=100_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 1..=i32::MAX))],
    Games::One(|input| Box::new(BagsAndDishes { bags: in_64_bits(input.row(0)) })),
    &[
        random("random-two-values", 100, &[Row(1..=8, 1..=2)]),
        random("random-small", 100, &[Row(1..=4, 1..=4)]),
        random("random-large", 20, &[Row(2..=40, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(100_000, 200_000))
.played_by(words("First", "先手"), words("Second", "后手"))
.also_called(&["AtCoder Regular Contest 105 D"])
.same_game_as(&["AT_arc105_d"])
.explained_at("classic-games", "10-pairing", "10-配对");

struct BagsAndDishes {
    bags: Vec<i64>,
}

/// The coins in the bags and on the dishes; 0 for an empty one.
type Coins = [Vec<i64>; 2];

/// What a player chooses, by index.
enum Choice {
    Put { bag: usize, dish: usize },
    Take { dish: usize },
}

use Choice::{Put, Take};

/// Returns the moves that put a bag on a dish.
fn puts([bags, dishes]: Coins) -> impl Iterator<Item = Move<Choice, Coins>> {
    let full = bags.iter().positions(|bag| *bag > 0).collect_vec();
    full.into_iter().cartesian_product(0..dishes.len()).map(move |(bag, dish)| {
        let mut next = [bags.clone(), dishes.clone()];
        next[1][dish] += bags[bag];
        next[0][bag] = 0;
        Move::new(Put { bag, dish }, next)
    })
}

/// Returns the moves that take coins from a dish.
fn takes([bags, dishes]: Coins) -> impl Iterator<Item = Move<Choice, Coins>> {
    (0..dishes.len()).flat_map(move |dish| {
        let [bags, dishes] = [bags.clone(), dishes.clone()];
        (0..dishes[dish]).map(move |left| {
            let mut next = dishes.clone();
            next[dish] = left;
            Move::new(Take { dish }, [bags.clone(), next])
        })
    })
}

impl Game for BagsAndDishes {
    type Position = Coins;
    type Action = Choice;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Coins {
        [self.bags.clone(), vec![0; self.bags.len()]]
    }

    fn moves(&self, coins: Coins) -> impl Iterator<Item = MoveOf<Self>> {
        if coins[0].iter().any(|bag| *bag > 0) {
            Either::Left(puts(coins))
        } else {
            Either::Right(takes(coins))
        }
    }

    fn final_lead(&self, _: &Coins) -> i64 {
        -1
    }

    /// Returns the bags and the dishes in ascending order, without empty bags and, if no bag is left, without empty dishes.
    fn canonical(&self, [mut bags, mut dishes]: Coins) -> Coins {
        bags.retain(|bag| *bag > 0);
        bags.sort_unstable();
        if bags.is_empty() {
            dishes.retain(|dish| *dish > 0);
        }
        dishes.sort_unstable();
        [bags, dishes]
    }

    fn weight(&self, [bags, dishes]: &Coins) -> usize {
        let coins = usize::try_from(dishes.iter().sum::<i64>()).unwrap_or(usize::MAX);
        let moves = if bags.is_empty() { coins } else { bags.len() * dishes.len() };
        moves.saturating_mul(4 + bags.len() + dishes.len())
    }

    fn bytes(&self, coins: &Coins) -> usize {
        coins.iter().map(|coins| heap_bytes(coins)).sum()
    }
}

impl Shown for BagsAndDishes {
    const PHRASE: Words = same("{}");

    fn columns(&self, [bags, dishes]: &Coins) -> Vec<Column> {
        vec![
            column(words("bags", "袋子"), Cell::cards(bags.iter().copied())),
            column(words("dishes", "盘子"), Cell::piles(dishes.iter().copied())),
        ]
    }

    fn places(&self, _: &Coins, choice: &MoveOf<Self>) -> Places {
        match choice.action {
            Put { bag, .. } => Places::Column(0, vec![(bag, None)]),
            Take { dish } => Places::Column(1, vec![(dish, Some(choice.next[1][dish]))]),
        }
    }

    /// Names bags and dishes by their numbers, which start at 1.
    fn name(&self, _: &[Column], [_, dishes]: &Coins, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Other(match choice.action {
            Put { bag, dish } => Text {
                en: format!("bag {} on dish {}", bag + 1, dish + 1),
                zh: format!("第 {} 袋放进盘子 {}", bag + 1, dish + 1),
            },
            Take { dish } => {
                let taken = dishes[dish] - choice.next[1][dish];
                Text {
                    en: format!("{taken} from dish {}", dish + 1),
                    zh: format!("从盘子 {} 取 {taken} 枚", dish + 1),
                }
            }
        })
    }

    /// Shows the bags in equal pairs.
    fn ideas(&self) -> Vec<Steps> {
        let sorted = self.bags.iter().copied().sorted_unstable().collect_vec();
        let counts = sorted.iter().copied().counts();
        let strip = |mark: &dyn Fn(&i64) -> bool| {
            let tile = |bag: &i64| Tile::plain(bag).marked_if(mark(bag), Mark::Ruled);
            Strip::new(words("bags, sorted", "袋子，排序后"), sorted.iter().map(tile))
        };
        let is_odd = |bag: &i64| counts[bag] % 2 == 1;
        let count = sorted.len();
        let are_paired = counts.values().all(|count| count % 2 == 0);
        let is_even = count.is_multiple_of(2);
        let answer = self.answer(if is_even && !are_paired { 1 } else { -1 });
        let first = Frame::new(
            text!("who takes first from the dishes", "谁先从盘子里取"),
            text!(
                "Who wins? First the bags, {count} in number, are put on dishes in turn. Then the dishes are piles of Nim: whoever takes first there wins if and only if the xor is not 0. Two things decide: a player can keep the dishes in equal pairs if the bags are equal pairs, which makes the xor 0; and a dish with more than half of all coins makes it other than 0.",
                "谁会赢？先轮流把 {count} 个袋子倒进盘子，然后盘子就是 Nim：异或和不为 0 时先取的一方必胜，否则必败。要用到两件事：如果袋子两两相等，就能让盘子始终两两相等，异或和为 0；如果一个盘子里有一半以上的硬币，异或和就不为 0。"
            ),
        );
        let taker = if is_even {
            text!(
                "The number of bags is even, so the first player also takes first from the dishes, and wants a xor other than 0.",
                "袋子有偶数个，所以先手也先从盘子里取，他要异或和不为 0。"
            )
        } else {
            text!(
                "The number of bags is odd, so the second player takes first from the dishes and wants a xor other than 0: with the largest bag on the fullest dish each time, more than half of all coins lie there in the end.",
                "袋子有奇数个，所以后手先从盘子里取，他要异或和不为 0：他每次把最大的袋子倒进最满的盘子，最后那里就有一半以上的硬币。"
            )
        };
        let pairs = match (is_even, are_paired) {
            (false, _) => text!("The second player wins.", "后手赢。"),
            (true, true) => text!(
                "All bags form pairs of equal ones. The second player answers each bag by an equal one on a partner dish: the xor is 0, and the second player wins.",
                "所有袋子两两相等。后手总用相等的袋子倒进配对的盘子：异或和为 0，后手赢。"
            ),
            (true, false) => text!(
                "Marked are the values that occur an odd number of times. The first player puts the largest bag on the fullest dish each time, so that more than half of all coins lie there: the xor is not 0, and the first player wins.",
                "标出的数出现奇数次。先手每次把最大的袋子倒进最满的盘子，那里就有一半以上的硬币：异或和不为 0，先手赢。"
            ),
        };
        let end = text!(
            "The rule: the first player wins if and only if the number of bags is even and they are not all equal pairs. The answer: {answer}.",
            "规律：袋子有偶数个，并且不是两两相等，先手必胜，否则后手必胜。答案：{answer}。"
        );
        let last = Frame::new(text!("equal pairs", "两两相等"), taker.then(&pairs).then(&end));
        let question = text!("Does the first player win?", "先手赢吗？");
        let frames = vec![
            first.by(PAIRING).strips([strip(&|_| false)]),
            last.by(PAIRING)
                .strips([strip(&is_odd)])
                .asking_whether(question, is_even && !are_paired),
        ];
        let course = (1..=60).contains(&count).then(|| Course::new(frames, answer));
        vec![Steps::new("pairs", words("Equal pairs", "两两相等"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "First" } else { "Second" }.to_owned()
    }

    /// The first player wins if the number of bags is even and some value occurs an odd number of times:
    /// <https://atcoder.jp/contests/arc105/tasks/arc105_d/editorial>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let counts = self.bags.iter().counts();
        let are_paired = counts.values().all(|count| count % 2 == 0);
        Some(if self.bags.len().is_multiple_of(2) && !are_paired { 1 } else { -1 })
    }
}

const PAIRING: Theorem = Theorem::new(
    words("pairing, and more than half of the coins", "配对，以及一半以上的硬币"),
    "classic-games",
    words("10-pairing", "10-配对"),
);
