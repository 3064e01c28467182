//! Erase a number; a player who makes the xor of all remaining numbers 0 loses.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Chalkboard XOR Game", "黑板异或游戏"),
    family: Family::Observation,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move erases a number. A player who makes the xor of the remaining numbers 0 loses; a player who finds it 0 before moving wins.",
        "轮流擦去一个数。擦完后剩下的数异或和为 0 的人输；轮到自己时异或和已经为 0 的人赢。",
    ),
    usual: &[(words("xor and parity", "异或和与奇偶"), "xor_and_parity.cpp")],
    technique: words(
        "if the xor is 0, the first player wins at once; otherwise if the count is even, since some move is always safe",
        "异或和为 0 时先手直接胜；否则数的个数为偶数时胜，总有一步不会使异或和变成 0",
    ),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("xorGame", AnswerType::Boolean),
    &[Argument::new("nums", Row(1..=1000, 0..=65_535))],
    Games::One(|input| Box::new(ChalkboardXorGame { nums: input.row(0).to_vec() })),
    &[random("random", 300, &[Row(1..=7, 0..=3)])],
)
.explained_at("from-heaps-to-grundy", "8-not-every-xor-is-nim", "8-有异或的不都是-nim");

struct ChalkboardXorGame {
    nums: Vec<i32>,
}

fn xor(nums: &[i32]) -> i32 {
    nums.iter().fold(0, |xor, num| xor ^ num)
}

impl Game for ChalkboardXorGame {
    type Position = Vec<i32>;
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i32> {
        self.nums.clone()
    }

    fn moves(&self, nums: Vec<i32>) -> impl Iterator<Item = MoveOf<Self>> {
        moves_taking_one(if xor(&nums) == 0 { vec![] } else { nums })
    }

    /// Returns a win for the player to move: the opponent has made the xor 0, or the game started with it.
    fn final_lead(&self, _: &Vec<i32>) -> i64 {
        1
    }

    fn canonical(&self, mut nums: Vec<i32>) -> Vec<i32> {
        nums.sort_unstable();
        nums
    }

    fn weight(&self, nums: &Vec<i32>) -> usize {
        4 * nums.len() + nums.len().pow(2) / 8
    }

    fn bytes(&self, nums: &Vec<i32>) -> usize {
        heap_bytes(nums)
    }
}

impl Shown for ChalkboardXorGame {
    const PHRASE: Words = words("erase {}", "擦去 {}");

    fn columns(&self, nums: &Vec<i32>) -> Vec<Column> {
        vec![
            column(same("nums"), Cell::cards(nums.iter().copied())),
            column(words("xor", "异或和"), Cell::Number(xor(nums).into())),
        ]
    }

    fn places(&self, _: &Vec<i32>, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Shows that a player with an even count always has a move that leaves the xor other than 0.
    fn ideas(&self) -> Vec<Steps> {
        let (count, all) = (self.nums.len(), xor(&self.nums));
        let answer = (all == 0 || count.is_multiple_of(2)).to_string();
        let tiles = |mark: &dyn Fn(i32) -> bool| {
            let tile = |num: &i32| Tile::plain(num).marked_if(mark(*num), Mark::Used);
            Strip::new(same("nums"), self.nums.iter().map(tile))
        };
        let total = || Strip::new(words("xor", "异或和"), [Tile::plain(all).marked(Mark::New)]);
        let first = Frame::new(
            text!("the xor", "异或和"),
            text!(
                "Does Alice, who begins, win? A player who makes the xor 0 loses, and a player who finds it 0 has won. Here it is {all}. Erasing a number leaves the xor of the others, which is 0 if and only if that number equals the xor: any other number is safe to erase. The theorem says when there is one.",
                "先手 Alice 能赢吗？使异或和变成 0 的一方输，轮到时异或和已是 0 的一方赢。这里是 {all}。擦去一个数，剩下的异或和为 0，当且仅当这个数等于异或和：擦别的数都是安全的。什么时候有这样的数，由定理给出。"
            ),
        );
        let last = if all == 0 {
            text!(
                "The xor is 0 at the start: Alice has won.",
                "一开始异或和就是 0：Alice 已经赢了。"
            )
        } else if count.is_multiple_of(2) {
            text!(
                "The count of numbers, {count}, is even. Marked are those that differ from the xor. If each of them equaled the xor {all}, their xor would be 0. So some number differs from it: erasing that one is safe, and Bob has an odd count. Only an odd count can run out of safe moves, so Alice never does.",
                "有 {count} 个数，是偶数个。标出的是与异或和不同的数。如果每个数都等于异或和 {all}，偶数个相同的数异或得 0，矛盾。所以总有一个数与它不同，擦去它是安全的，留给 Bob 奇数个。只有奇数个时才可能无安全的数可擦，所以 Alice 总有。"
            )
        } else {
            text!(
                "The count of numbers, {count}, is odd. Whatever Alice erases, Bob has an even count, unless she has lost at once. An even count always has a safe move, so Bob never runs out of them.",
                "有 {count} 个数，是奇数个。不管 Alice 擦哪个，要么当场输掉，要么留给 Bob 偶数个；偶数个时总有安全的数可擦，所以 Bob 不会输。"
            )
        };
        let rule = text!(
            "The rule: Alice wins if and only if the xor is 0 or the count is even. The answer: {answer}.",
            "规律：异或和为 0，或者个数是偶数，Alice 就赢，否则输。答案：{answer}。"
        );
        let last = Frame::new(text!("the count", "个数"), last.then(&rule));
        let question = text!("Does Alice win?", "Alice 赢吗？");
        let frames = vec![
            first.by(EVEN_COUNT).strips([tiles(&|_| false), total()]),
            last.by(EVEN_COUNT)
                .strips([tiles(&|num| all != 0 && num != all), total()])
                .asking_whether(question, all == 0 || count.is_multiple_of(2)),
        ];
        let course = (1..=60).contains(&count).then(|| Course::new(frames, answer));
        vec![Steps::new("count", words("The xor and the count", "异或和与个数"), course)]
    }

    /// Plays any move that does not make the xor 0, because all of these are equally good:
    /// <https://leetcode.doocs.org/en/lc/810/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let (mut nums, mut lead) = (self.nums.clone(), 1);
        while xor(&nums) != 0 {
            let losing = xor(&nums);
            let safe = nums.iter().position(|num| *num != losing);
            nums.remove(safe.unwrap_or(0));
            lead = -lead;
        }
        Some(lead)
    }
}

const EVEN_COUNT: Theorem = Theorem::new(
    words("an even count has a safe move", "偶数个时总有安全的数可擦"),
    "from-heaps-to-grundy",
    words("8-not-every-xor-is-nim", "8-有异或的不都是-nim"),
);
