//! Makes all test cases. Answers come from the reference players or, where those are too slow, from a published source.

use std::borrow::Borrow;
use std::ops::RangeInclusive;

use fastrand::Rng;
use home_judge::reference;
use itertools::Itertools;

/// A test case as it is stored: `testcases/<program>/<name>.in` and `<name>.out`.
#[derive(Clone)]
pub struct StoredCase {
    pub program: &'static str,
    pub name: &'static str,
    pub input: String,
    pub output: String,
}

/// All test cases of all programs, the same at every call.
pub fn all() -> Vec<StoredCase> {
    [
        nim_game(),
        predict_the_winner(),
        stone_game(),
        divisor_game(),
        stone_game_ii(),
        stone_game_iii(),
        stone_game_iv(),
        card_game(),
        stone_game_difference(),
        kitten_fishing(),
    ]
    .concat()
}

/// The growing list of one program's cases. A question is what a case asks: a number, a row, or a deal.
struct Cases<Question: ?Sized, Player> {
    program: &'static str,
    /// The question as the program's judge writes it.
    write: fn(&Question) -> String,
    /// The reference player.
    answer: Player,
    random: Rng,
    stored: Vec<StoredCase>,
}

impl<Question: ?Sized, Player: FnMut(&Question) -> String> Cases<Question, Player> {
    fn new(program: &'static str, write: fn(&Question) -> String, answer: Player) -> Self {
        let seed = program.bytes().map(u64::from).sum();
        Self { program, write, answer, random: Rng::with_seed(seed), stored: Vec::new() }
    }

    /// Stores questions, one after another in one file, with the reference player's answers.
    fn add(&mut self, name: &'static str, questions: impl IntoIterator<Item: Borrow<Question>>) {
        let (mut input, mut output) = (String::new(), String::new());
        for question in questions {
            input += &(self.write)(question.borrow());
            output += &(self.answer)(question.borrow());
            output.push('\n');
        }
        self.stored.push(StoredCase { program: self.program, name, input, output });
    }

    /// Stores a question with its published answer, with which the reference player must agree.
    fn add_sample(&mut self, name: &'static str, question: impl Borrow<Question>, answer: &str) {
        assert_eq!((self.answer)(question.borrow()), answer, "{}/{name}", self.program);
        self.add(name, [question]);
    }

    /// Stores questions that are too large for the reference player, with their published answers.
    fn add_published(&mut self, name: &'static str, cases: impl IntoIterator<Item = (impl Borrow<Question>, bool)>) {
        let (questions, answers): (Vec<_>, Vec<_>) = cases.into_iter().unzip();
        let input = questions.iter().map(|question| (self.write)(question.borrow())).collect();
        let output = answers.iter().map(|answer| format!("{answer}\n")).join("");
        self.stored.push(StoredCase { program: self.program, name, input, output });
    }
}

impl<Player: FnMut(&[i32]) -> String> Cases<[i32], Player> {
    /// Rows of every plain shape within a judge's limits.
    fn add_shapes(&mut self, longest: usize, values: &RangeInclusive<i32>) {
        let (&low, &high) = (values.start(), values.end());
        let step = i32::try_from(longest).map_or(1, |longest| ((high - low) / longest).max(1));
        let rising = |length: usize| (low..=high).step_by(step.unsigned_abs() as usize).take(length).collect_vec();
        let lengths = [2, 3, 4, 5, 12, 13];

        self.add("edge-single", [vec![low], vec![high]]);
        self.add("edge-equal", lengths.map(|length| vec![high; length]));
        self.add("edge-alternating", lengths.map(|length| [low, high].into_iter().cycle().take(length).collect_vec()));
        self.add(
            "edge-alternating-high-first",
            lengths.map(|length| [high, low].into_iter().cycle().take(length).collect_vec()),
        );
        self.add("edge-rising", lengths.map(rising));
        self.add("edge-falling", lengths.map(|length| rising(length).into_iter().rev().collect_vec()));
        self.add("max-largest-values", [vec![high; longest]]);
        self.add("max-smallest-values", [vec![low; longest]]);
    }

    /// The longest row.
    fn add_longest(&mut self, longest: usize, values: &RangeInclusive<i32>) {
        let row = random_row(&mut self.random, longest, values);
        self.add("max-random", [row]);
    }

    /// `count` rows of one to `longest` numbers.
    fn add_random(&mut self, name: &'static str, count: usize, longest: usize, values: &RangeInclusive<i32>) {
        let rows = (0..count).map(|_| {
            let length = self.random.usize(1..=longest);
            random_row(&mut self.random, length, values)
        });
        let rows = rows.collect_vec();
        self.add(name, rows);
    }
}

impl<Player: FnMut(&[Vec<u8>; 2]) -> String> Cases<[Vec<u8>; 2], Player> {
    /// `count` deals of hands of some size, ranks from 1 to `highest`.
    fn add_random_deals(&mut self, name: &'static str, count: usize, sizes: RangeInclusive<usize>, highest: u8) {
        let deals = (0..count).map(|_| {
            let size = self.random.usize(sizes.clone());
            [(); 2].map(|()| (0..size).map(|_| self.random.u8(1..=highest)).collect())
        });
        let deals = deals.collect_vec();
        self.add(name, deals);
    }
}

fn random_row(random: &mut Rng, length: usize, values: &RangeInclusive<i32>) -> Vec<i32> {
    (0..length).map(|_| random.i32(values.clone())).collect()
}

/// As in LeetCode's console.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "one of the ways to write a question, some of which are large")]
fn console_number(number: &i32) -> String {
    format!("{number}\n")
}

/// As in LeetCode's console.
fn console_row(row: &[i32]) -> String {
    format!("[{}]\n", row.iter().join(","))
}

/// As at the judges that give standard input.
fn counted_row(row: &[i32]) -> String {
    format!("{}\n{}\n", row.len(), row.iter().join(" "))
}

fn counted_deal([first, second]: &[Vec<u8>; 2]) -> String {
    format!("{}\n{}\n{}\n", first.len(), first.iter().join(" "), second.iter().join(" "))
}

fn nim_game() -> Vec<StoredCase> {
    let mut player = reference::nim_game();
    let mut cases = Cases::new("leetcode_0292_nim_game", console_number, |&n| player.wins(n).to_string());
    cases.add_sample("sample-1", 4, "false");
    cases.add_sample("sample-2", 1, "true");
    cases.add_sample("sample-3", 2, "true");
    cases.add("edge-three", [3]);
    cases.add("hack-remainder-of-three", [3, 6, 8, 9, 12]);
    cases.add("random-all-small", 1..=200);
    // 2^31 - 4 is a multiple of four, and those lose: https://leetcode.com/problems/nim-game/editorial/
    cases.add_published("max-n", [(i32::MAX, true)]);
    cases.add_published("max-losing", [(i32::MAX - 3, false), (i32::MAX - 2, true), (i32::MAX - 1, true)]);
    cases.stored
}

fn divisor_game() -> Vec<StoredCase> {
    let mut player = reference::divisor_game();
    let mut cases = Cases::new("leetcode_1025_divisor_game", console_number, |&n| player.wins(n).to_string());
    cases.add_sample("sample-1", 2, "true");
    cases.add_sample("sample-2", 3, "false");
    cases.add("edge-one", [1]);
    cases.add("edge-all", 1..=1000);
    cases.add("max-n", [1000]);
    cases.stored
}

fn stone_game_iv() -> Vec<StoredCase> {
    let mut player = reference::square_game();
    let mut cases = Cases::new("leetcode_1510_stone_game_iv", console_number, |&n| player.wins(n).to_string());
    cases.add_sample("sample-1", 1, "true");
    cases.add_sample("sample-2", 2, "false");
    cases.add_sample("sample-3", 4, "true");
    cases.add_sample("sample-4", 7, "false");
    cases.add_sample("sample-5", 17, "false");
    cases.add("hack-not-a-square", [3, 6, 8]);
    cases.add("hack-largest-square-first", [8, 11, 13]);
    cases.add("edge-stretch", 1..=500);
    cases.add("hack-every-move-loses", [99_919]);
    cases.add("max-n", [100_000]);
    let queries = (0..2000).map(|_| cases.random.i32(1..=100_000)).collect_vec();
    cases.add("max-queries", queries);
    // Losing heaps: https://oeis.org/A030193
    cases.add_published("hack-beyond-every-move-loses", [(999_960, false), (9_999_932, false)]);
    cases.stored
}

/// [`reference::either_end_lead`] for rows that are too long for it, by the recurrence over all parts of a row:
/// <https://leetcode.com/problems/predict-the-winner/editorial/>
pub fn either_end_lead_of_long_row(row: &[i32]) -> i64 {
    let row = row.iter().copied().map(i64::from).collect_vec();
    // For each end, the lead on the part of the row from `start` to there.
    let mut leads = vec![0; row.len()];
    for start in (0..row.len()).rev() {
        leads[start] = row[start];
        for end in start + 1..row.len() {
            leads[end] = (row[start] - leads[end]).max(row[end] - leads[end - 1]);
        }
    }
    leads.last().copied().unwrap_or(0)
}

fn predict_the_winner() -> Vec<StoredCase> {
    let mut cases = Cases::new("leetcode_0486_predict_the_winner", console_row, |row: &[i32]| {
        (reference::either_end_lead(row) >= 0).to_string()
    });
    cases.add_sample("sample-1", [1, 5, 2], "false");
    cases.add_sample("sample-2", [1, 5, 233, 7], "true");
    cases.add_shapes(20, &(0..=10_000_000));
    cases.add("edge-tie", [vec![1, 1], vec![0, 0], vec![3, 7, 7, 3], vec![2, 4, 2]]);
    cases.add("hack-larger-end-first", [vec![3, 6, 4, 0, 2], vec![5, 10, 3, 2, 4]]);
    cases.add("hack-even-against-odd-positions", [vec![0, 0, 1, 0, 0, 2, 2], vec![0, 0, 7, 6, 5, 6, 1]]);
    cases.add("hack-one-index-for-both-ends", [vec![1], vec![0, 0, 1, 1], vec![1, 1, 2, 2]]);
    cases.add(
        "hack-level-peaks",
        [vec![0, 1, 1, 1, 0], vec![1, 2, 2, 1, 1], vec![0, 0, 1, 1, 0, 0, 0], vec![0, 0, 2, 2, 2, 1]],
    );
    cases.add_random("random-short", 400, 9, &(0..=4));
    cases.add_random("random-long", 200, 20, &(0..=10_000_000));
    cases.add("edge-beyond-empty", [vec![]]);
    cases.stored
}

fn stone_game() -> Vec<StoredCase> {
    let mut cases = Cases::new("leetcode_0877_stone_game", console_row, |row: &[i32]| {
        (reference::either_end_lead(row) > 0).to_string()
    });
    cases.add_sample("sample-1", [5, 3, 4, 5], "true");
    cases.add_sample("sample-2", [3, 7, 2, 3], "true");
    cases.add("edge-two", [vec![1, 2], vec![500, 499]]);
    cases.add("edge-alternating", [vec![1, 500, 1, 500, 1, 500, 1, 500, 1, 500], vec![2, 1, 2, 1, 2, 1]]);
    cases.add("edge-rising", [(1..=10).collect_vec(), (491..=500).collect_vec()]);
    cases.add("edge-falling", [(1..=10).rev().collect_vec(), (491..=500).rev().collect_vec()]);
    cases.add("hack-larger-end-first", [vec![3, 9, 1, 2], vec![4, 7, 4, 4]]);
    let odd_total = |random: &mut Rng, length: usize, values: RangeInclusive<i32>| loop {
        let row = random_row(random, length, &values);
        if row.iter().sum::<i32>() % 2 == 1 {
            break row;
        }
    };
    let mut equal_but_one = vec![500; 500];
    equal_but_one[250] = 499;
    cases.add("max-largest-values", [equal_but_one]);
    let mut equal_but_one = vec![1; 500];
    equal_but_one[250] = 2;
    cases.add("max-smallest-values", [equal_but_one]);
    let longest = odd_total(&mut cases.random, 500, 1..=500);
    cases.add("max-random", [longest]);
    let rows = (0..200).map(|_| {
        let length = 2 * cases.random.usize(1..=6);
        odd_total(&mut cases.random, length, 1..=5)
    });
    let rows = rows.collect_vec();
    cases.add("random-short", rows);
    // Where the limits do not hold, the first player can lose.
    cases.add("hack-beyond-tie", [vec![1, 1], vec![3, 7, 7, 3], vec![2, 4, 2]]);
    cases.add("hack-beyond-odd-number-of-piles", [vec![1, 100, 3], vec![1], vec![1, 3, 1]]);
    cases.add_random("random-beyond", 400, 9, &(0..=4));
    cases.stored
}

fn card_game() -> Vec<StoredCase> {
    let mut cases = Cases::new("nowcoder_card_game", counted_row, |row: &[i32]| {
        let total: i64 = row.iter().copied().map(i64::from).sum();
        let lead = if row.len() > 500 { either_end_lead_of_long_row(row) } else { reference::either_end_lead(row) };
        i64::midpoint(total, lead.abs()).to_string()
    });
    cases.add_sample("sample-1", [1, 2, 100, 4], "101");
    cases.add_sample("sample-2", [1, 100, 2], "100");
    cases.add_shapes(5000, &(1..=100_000));
    cases.add_longest(5000, &(1..=100_000));
    cases.add("hack-larger-end-first", [vec![3, 6, 4, 1, 2], vec![5, 10, 3, 2, 4]]);
    cases.add("hack-first-score-only", [vec![1, 100, 2], vec![2, 9, 3, 9, 2], vec![1, 2, 1]]);
    cases.add("hack-one-index-for-both-ends", [vec![1, 1, 2, 2], vec![8, 9, 1, 4, 5, 2]]);
    cases.add("hack-level-peaks", [vec![1, 2, 2, 2, 1], vec![1, 2, 2, 1, 1], vec![2, 1, 4, 4, 4, 3]]);
    cases.add_random("random-short", 300, 9, &(1..=5));
    cases.add_random("random-long", 100, 60, &(1..=100_000));
    cases.add("edge-beyond-negative", [vec![-1], vec![-3, -4], vec![-1, -2, -3]]);
    cases.add("edge-beyond-zero", [vec![0], vec![1, 0], vec![0, 1, 1, 1, 0], vec![0; 20]]);
    cases.add(
        "hack-beyond-32-bit-sums",
        [vec![928_706_062, 94_896_339, 386_838_777, 762_673_894, 909_005_735, 210_403_024], vec![i32::MAX; 5]],
    );
    cases.stored
}

fn stone_game_difference() -> Vec<StoredCase> {
    let mut cases =
        Cases::new("stone_game_difference", counted_row, |row: &[i32]| reference::either_end_lead(row).to_string());
    cases.add_sample("sample-1", [1, 100, 3], "-96");
    cases.add("sample-2", [[2, 8, 3, 5]]);
    cases.add_shapes(500, &(-1_000_000_000..=1_000_000_000));
    cases.add_longest(500, &(-1_000_000_000..=1_000_000_000));
    cases.add("edge-zeros", [vec![0], vec![0; 2], vec![0; 3], vec![0; 20]]);
    cases.add("edge-empty", [vec![]]);
    cases.add("edge-tie", [vec![1, 1], vec![3, 7, 7, 3], vec![2, 4, 2]]);
    cases.add("edge-negative", [vec![-1], vec![-5, -3], vec![-1, -2, -3], vec![3, -9, 3]]);
    cases.add("hack-larger-end-first", [vec![3, 6, 4, 0, 2], vec![5, 10, 3, 2, 4]]);
    cases.add("hack-one-index-for-both-ends", [vec![1], vec![0, 0, 1, 1], vec![1, 1, 2, 2]]);
    cases.add("hack-level-peaks", [vec![0, 1, 1, 1, 0], vec![1, 2, 2, 1, 1], vec![0, 0, 2, 2, 2, 1]]);
    cases.add(
        "hack-32-bit-sums",
        [
            vec![928_706_062, 94_896_339, 386_838_777, 762_673_894, 909_005_735, 210_403_024],
            vec![i32::MAX, i32::MIN, i32::MAX, i32::MIN],
            vec![i32::MIN, i32::MAX, i32::MIN],
        ],
    );
    cases.add_random("random-short", 400, 9, &(-2..=3));
    cases.add_random("random-long", 100, 60, &(-1_000_000..=1_000_000));
    cases.stored
}

fn stone_game_ii() -> Vec<StoredCase> {
    let mut cases = Cases::new("leetcode_1140_stone_game_ii", console_row, |row: &[i32]| {
        reference::stone_game_ii_stones(row).to_string()
    });
    cases.add_sample("sample-1", [2, 7, 9, 4, 4], "10");
    cases.add_sample("sample-2", [1, 2, 3, 4, 5, 100], "104");
    cases.add_shapes(100, &(1..=10_000));
    cases.add_longest(100, &(1..=10_000));
    cases.add("hack-array-bounds", [vec![1], vec![1, 1], vec![1, 1, 1], vec![1, 1, 1, 1]]);
    cases.add("hack-analysis-by-hand", [[77, 12, 64, 35, 28, 4, 87, 21, 20]]);
    cases.add_random("random-short", 300, 10, &(1..=5));
    cases.add_random("random-long", 50, 100, &(1..=10_000));
    cases.add("edge-beyond-empty", [vec![]]);
    cases.add("hack-beyond-unknown-is-zero", [vec![0, 0, 0, 1], vec![1, 0, 0, 0, 0, 0, 2], vec![0; 40]]);
    cases.add_random("random-beyond-many-zeros", 200, 12, &(0..=1));
    cases.stored
}

fn stone_game_iii() -> Vec<StoredCase> {
    let mut cases = Cases::new("leetcode_1406_stone_game_iii", console_row, |row: &[i32]| {
        reference::stone_game_iii_winner(row).to_owned()
    });
    cases.add_sample("sample-1", [1, 2, 3, 7], "Bob");
    cases.add_sample("sample-2", [1, 2, 3, -9], "Alice");
    cases.add_sample("sample-3", [1, 2, 3, 6], "Tie");
    cases.add_sample("sample-4", [1, 2, 3, -1, -2, -3, 7], "Alice");
    cases.add_sample("sample-5", [-1, -2, -3], "Tie");
    cases.add_shapes(50_000, &(-1000..=1000));
    cases.add_longest(50_000, &(-1000..=1000));
    cases.add("hack-best-starts-from-zero", [vec![-1], vec![-1, -2], vec![-1, -2, -3]]);
    cases.add("hack-two-moves-only", [vec![1, 1, 1], vec![1, 2, 3, -9], vec![1, 2, 3, 6]]);
    cases.add("hack-unknown-is-zero", [vec![0; 36], vec![0; 100]]);
    cases.add("max-zeros", [vec![0; 50_000]]);
    cases.add_random("random-short", 400, 9, &(-3..=3));
    cases.add_random("random-long", 100, 60, &(-1000..=1000));
    cases.add("edge-beyond-empty", [vec![]]);
    cases.stored
}

fn kitten_fishing() -> Vec<StoredCase> {
    let mut cases = Cases::new("kitten_fishing", counted_deal, |[first, second]: &[Vec<u8>; 2]| {
        reference::kitten_fishing_answer(first, second)
    });
    let article = "u2 win. the card in the u2's hand is:\n1 6 5 2 3 4 1\nthe card in the desktop is:\n3 4 5 6 2";
    cases.add_sample("sample-1", deal("241256", "313564"), article);
    cases
        .add("edge-one-card-each", (1..=9).cartesian_product(1..=9).map(|(first, second)| [vec![first], vec![second]]));
    cases.add("edge-two-cards-each", [deal("11", "11"), deal("11", "21"), deal("11", "23"), deal("12", "21")]);
    cases.add("edge-longest-of-six", [deal("122332", "124443")]);
    cases.add("edge-longest-of-pairs", [deal("123421", "563564")]);
    cases.add("edge-longest-of-more", [deal("41344135", "52552433"), deal("211414422433", "441231322311")]);
    cases.add("edge-endless-smallest", [deal("111", "121"), deal("111", "122"), deal("121", "212")]);
    cases.add("edge-endless-first-of-pairs", [deal("112344", "566235")]);
    cases.add("hack-endless-but-not-from-the-start", [deal("1111", "1122"), deal("421151", "535222")]);
    cases.add("hack-endless-after-long", [deal("12212221", "12111212"), deal("3322233332", "2233212333")]);
    cases.add("hack-match-stays-on-the-table", [deal("11", "11"), deal("1212", "3434")]);
    cases.add("hack-end-in-the-middle-of-a-round", [deal("1", "1"), deal("1", "2"), deal("111", "233")]);
    cases.add("hack-order-of-captured-cards", [deal("11", "21"), deal("111", "233"), deal("123456", "654321")]);
    cases.add("hack-table-from-the-top", [deal("123", "456"), deal("1234", "5678")]);
    cases.add("hack-limit-of-plays", [deal("2122221122", "1212121323")]);
    cases.add("hack-64-places", [deal("11212", "34543")]);
    let repeats = [deal("23325", "35345"), deal("44441", "33334"), deal("22231", "11321"), deal("21112", "62414")];
    cases.add("hack-part-of-the-state-comes-back", repeats);
    cases.add("max-ranks", [deal("9999", "9989"), deal("987654321", "123456789")]);
    let all_ones_but = |others: &[(usize, u8)]| {
        let mut hand = vec![1; 100];
        for &(place, card) in others {
            hand[place - 1] = card;
        }
        hand
    };
    let endless = [
        [all_ones_but(&[(11, 3), (25, 2), (52, 3), (80, 2), (99, 2)]), all_ones_but(&[(1, 2)])],
        [all_ones_but(&[(5, 2), (21, 2), (72, 2)]), all_ones_but(&[(73, 2), (82, 2)])],
    ];
    cases.add("max-endless-hundred-cards-each", endless);
    cases.add_random_deals("max-random", 1, 1000..=1000, 9);
    cases.add_random_deals("random-small", 300, 1..=6, 4);
    cases.add_random_deals("random-six", 300, 6..=6, 9);
    cases.add_random_deals("random-large", 20, 20..=60, 9);
    cases.stored
}

/// The hands of a deal, a digit a card.
fn deal(first: &str, second: &str) -> [Vec<u8>; 2] {
    [first, second].map(|hand| hand.bytes().map(|digit| digit - b'0').collect())
}
