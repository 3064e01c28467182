//! Makes test cases. Answers come from the reference players or, where those are too slow, from a published source.

use std::iter::repeat_with;
use std::ops::RangeInclusive;

use fastrand::Rng;
use itertools::Itertools;
use two_player_games::problems::{Form, Limits, Player};
use two_player_games::{Problem, Question, problem};

/// The paths and texts of the files of all programs' cases, the same at every call.
pub fn files() -> Vec<(String, String)> {
    let games = [last_move_games(), either_end_games(), one_end_games(), vec![kitten_fishing()]];
    games.into_iter().flatten().flat_map(|cases| cases.files).collect()
}

/// Makes a row of some length.
type Shape<'a> = &'a dyn Fn(usize) -> Vec<i32>;

/// The growing list of one program's cases.
struct Cases {
    problem: &'static Problem,
    player: Player,
    random: Rng,
    files: Vec<(String, String)>,
}

impl Cases {
    fn new(program: &str) -> Self {
        let seed = program.bytes().map(u64::from).sum();
        let problem = problem(program).expect("a problem");
        Self { problem, player: problem.player(), random: Rng::with_seed(seed), files: Vec::new() }
    }

    fn store(&mut self, name: &str, questions: &[Question], output: String) {
        let input = questions.iter().map(|question| self.problem.written(question)).collect();
        let path = format!("testcases/{}/{name}", self.problem.program);
        self.files.extend([(format!("{path}.in"), input), (format!("{path}.out"), output)]);
    }

    /// Stores questions, one after another in one file, with the reference player's answers.
    fn add(&mut self, name: &str, questions: impl IntoIterator<Item = Question>) {
        let questions = questions.into_iter().collect_vec();
        let answers = questions.iter().map(|question| (self.player)(question).map(|answer| answer + "\n"));
        let Some(output) = answers.collect() else {
            panic!("{}/{name} is too large for the game in the table of problems", self.problem.program);
        };
        self.store(name, &questions, output);
    }

    /// Stores numbers that are too large for the reference player, with their published answers.
    fn add_published<const COUNT: usize>(&mut self, name: &str, cases: [(i32, bool); COUNT]) {
        let answers = cases.iter().map(|(_, answer)| answer).join("\n");
        self.store(name, &cases.map(|(number, _)| Question::Number(number)), answers + "\n");
    }

    fn add_rows(&mut self, name: &str, rows: impl IntoIterator<Item = Vec<i32>>) {
        self.add(name, rows.into_iter().map(Question::Row));
    }

    /// Rows of every plain shape within the judge's limits: some small ones, and a longer one alone where the judge
    /// asks once. Few are of the largest length, since a table of all pairs takes seconds for each in Python.
    fn add_shapes(&mut self) {
        let Limits { lengths, values } = &self.problem.limits;
        let shortest = *lengths.start();
        let longest = *lengths.end();
        let low = *values.start();
        let high = *values.end();
        let step = usize::try_from(high - low).map_or(1, |width| (width / longest).max(1));
        let repeated = |pattern: [i32; 2], length| pattern.into_iter().cycle().take(length).collect_vec();
        let rising = |length| (low..=high).step_by(step).take(length).collect_vec();
        let falling = |length| rising(length).into_iter().rev().collect_vec();
        let shapes: [(&str, Shape); 5] = [
            ("edge-equal", &|length| vec![high / 2; length]),
            ("edge-alternating", &|length| repeated([low, high], length)),
            ("edge-alternating-high-first", &|length| repeated([high, low], length)),
            ("edge-rising", &rising),
            ("edge-falling", &falling),
        ];
        let small = |shape: Shape| [2, 3, 4, 5, 12, 13].map(shape).to_vec();
        let asks_once = self.problem.asks_once();
        for (name, shape) in shapes {
            self.add_rows(name, if asks_once { vec![shape(longest.min(500))] } else { small(shape) });
        }
        if asks_once {
            self.add_rows("edge-single", [vec![high]]);
            self.add_rows("max-largest-values", [vec![high; longest]]);
            // Without a peak, the fold has all numbers on its stack.
            self.add_rows("max-rising", [rising(longest)]);
            self.add_rows("max-falling", [falling(longest)]);
            self.add_rows("many-shapes", shapes.into_iter().flat_map(|(_, shape)| small(shape)));
        } else {
            self.add_rows("max-largest-values", [longest, shortest].map(|length| vec![high; length]));
            self.add_rows("max-smallest-values", [longest, shortest].map(|length| vec![low; length]));
        }
        self.add_random("max-random", 1, longest..=longest, values.clone());
    }

    /// Random rows or hands of these lengths and values.
    fn add_random(&mut self, name: &str, count: usize, lengths: RangeInclusive<usize>, values: RangeInclusive<i32>) {
        let question = || {
            let length = self.random.usize(lengths.clone());
            let mut row = || repeat_with(|| self.random.i32(values.clone())).take(length).collect_vec();
            match self.problem.form {
                Form::Deal(_) => {
                    let card = |rank| u8::try_from(rank).expect("a card");
                    Question::Deal([row(), row()].map(|hand| hand.into_iter().map(card).collect()))
                }
                Form::Row(_) | Form::Number(_) => Question::Row(row()),
            }
        };
        let questions = repeat_with(question).take(count).collect_vec();
        self.add(name, questions);
    }
}

fn last_move_games() -> Vec<Cases> {
    let mut nim_game = Cases::new("leetcode_0292_nim_game");
    nim_game.add("random-all-small", (1..=200).map(Question::Number));
    // 2^31 - 4 is a multiple of four, and those lose: https://leetcode.com/problems/nim-game/editorial/
    nim_game.add_published("max-n", [(i32::MAX, true)]);
    nim_game.add_published("max-losing", [(i32::MAX - 3, false), (i32::MAX - 2, true), (i32::MAX - 1, true)]);

    let mut divisor_game = Cases::new("leetcode_1025_divisor_game");
    divisor_game.add("edge-small", (1..=100).map(Question::Number));

    let mut stone_game_iv = Cases::new("leetcode_1510_stone_game_iv");
    stone_game_iv.add("edge-stretch", (1..=500).map(Question::Number));
    let heaps = [(); 3].map(|()| Question::Number(stone_game_iv.random.i32(50_000..=100_000)));
    stone_game_iv.add("random-large", heaps);
    // Losing heaps: https://oeis.org/A030193
    stone_game_iv.add_published("hack-beyond-every-move-loses", [(999_960, false), (9_999_932, false)]);

    vec![nim_game, divisor_game, stone_game_iv]
}

fn either_end_games() -> Vec<Cases> {
    let mut predict_the_winner = Cases::new("leetcode_0486_predict_the_winner");
    predict_the_winner.add_shapes();
    predict_the_winner.add_random("random-short", 400, 1..=9, 0..=4);
    // Few of them, since an accepted recursion without memory takes 2^n steps for each.
    predict_the_winner.add_random("random-long", 12, 10..=18, 0..=10_000_000);

    let mut stone_game = Cases::new("leetcode_0877_stone_game");
    let equal_but_one = |value, other| [vec![value; 250], vec![other], vec![value; 249]].concat();
    stone_game.add_rows("max-largest-values", [equal_but_one(500, 499)]);
    stone_game.add_rows("max-smallest-values", [equal_but_one(1, 2)]);
    let longest = odd_total(&mut stone_game.random, 500, 500);
    stone_game.add_rows("max-random", [longest]);
    let rows = (0..200).map(|number| odd_total(&mut stone_game.random, 2 + 2 * (number % 6), 5)).collect_vec();
    stone_game.add_rows("random-short", rows);
    // Where the limits do not hold, the first player can lose.
    stone_game.add_random("random-beyond", 400, 1..=9, 0..=4);

    let mut card_game = Cases::new("nowcoder_card_game");
    card_game.add_shapes();
    card_game.add_rows("hack-best-starts-from-minus-249897499", [[[1, 100_000].repeat(2499), vec![1]].concat()]);
    card_game.add_rows("hack-least-up-to-249897499", [[100_000, 1].repeat(2500)]);
    card_game.add_random("random-short", 1, 9..=9, 1..=5);
    card_game.add_random("random-long", 1, 999..=999, 1..=100_000);
    card_game.add_random("many-random-short", 20, 1..=9, 1..=5);
    card_game.add_random("many-random-long", 10, 1..=60, 1..=100_000);

    let mut difference = Cases::new("stone_game_difference");
    difference.add_shapes();
    let lowest = [[1, 1_000_000_000].repeat(1499), vec![1]].concat();
    difference.add_rows("hack-best-starts-from-minus-1498999998499", [lowest]);
    difference.add_rows("hack-least-up-to-1498999998499", [[1_000_000_000, 1].repeat(1500)]);
    difference.add_random("random-short", 1, 9..=9, 1..=5);
    difference.add_random("random-long", 1, 999..=999, 1..=1_000_000_000);
    difference.add_random("many-random-short", 20, 1..=9, 1..=6);
    difference.add_random("many-random-long", 10, 1..=60, 1..=1_000_000);
    difference.add_random("many-beyond-random", 15, 1..=9, -2..=3);

    vec![predict_the_winner, stone_game, card_game, difference]
}

/// `length` numbers from 1 to `highest` whose sum is odd.
fn odd_total(random: &mut Rng, length: usize, highest: i32) -> Vec<i32> {
    let row = || (0..length).map(|_| random.i32(1..=highest)).collect_vec();
    repeat_with(row).find(|row| row.iter().sum::<i32>() % 2 == 1).expect("an odd total")
}

fn one_end_games() -> Vec<Cases> {
    let mut stone_game_ii = Cases::new("leetcode_1140_stone_game_ii");
    stone_game_ii.add_shapes();
    stone_game_ii.add_rows("hack-least-score-up-to-499999", [vec![10_000; 100]]);
    stone_game_ii.add_random("random-short", 300, 1..=10, 1..=5);
    stone_game_ii.add_random("random-long", 10, 1..=100, 1..=10_000);
    stone_game_ii.add_random("random-beyond-many-zeros", 200, 1..=12, 0..=1);

    let mut stone_game_iii = Cases::new("leetcode_1406_stone_game_iii");
    stone_game_iii.add_shapes();
    stone_game_iii.add_rows("hack-unknown-is-zero", [vec![0; 36], vec![0; 100]]);
    let worst_moves = [[-1000, -1000, -1000, 1000].repeat(4166), vec![-1000; 3], [-1000, 0, 0, 1000].repeat(8333)];
    stone_game_iii.add_rows("hack-best-starts-from-minus-16666999", [[worst_moves.concat(), vec![-1000]].concat()]);
    stone_game_iii.add_rows("hack-best-score-starts-from-minus-24999999", [vec![-1000; 50_000]]);
    stone_game_iii.add_rows("hack-least-score-up-to-24998999", [vec![1000; 49_998]]);
    // Each score or lead of a range is right for so long that a memory in which it means "unknown" takes 2^n steps.
    let stays = |zeros, step: &[i32]| [&vec![0; zeros], step].concat();
    stone_game_iii.add_rows("hack-unknown-score-is-minus-1-to-minus-1000", [stays(48, &[-1, -1]).repeat(1000)]);
    let positive_scores = [stays(47, &[-1, -1]).repeat(999), stays(47, &[333, 333, 333, 334, 333, 334])].concat();
    stone_game_iii.add_rows("hack-unknown-score-is-1-to-1000", [positive_scores]);
    let positive_leads = [stays(55, &[-1]).repeat(499), stays(55, &[-501])].concat();
    let negative_leads = (1..=500).rev().flat_map(|lead| [vec![-2 * lead; 36], vec![1 - 2 * lead]].concat());
    let leads = positive_leads.into_iter().chain(negative_leads).collect();
    stone_game_iii.add_rows("hack-unknown-lead-is-minus-500-to-500", [leads]);
    stone_game_iii.add_rows("max-zeros", [vec![0; 50_000]]);
    stone_game_iii.add_random("random-short", 400, 1..=9, -3..=3);
    stone_game_iii.add_random("random-long", 100, 1..=60, -1000..=1000);

    vec![stone_game_ii, stone_game_iii]
}

fn kitten_fishing() -> Cases {
    let mut cases = Cases::new("kitten_fishing");
    let hands = [1, 2, 9].into_iter().cartesian_product([1, 2, 9]);
    cases.add("many-one-card-each", hands.map(|(first, second)| Question::Deal([vec![first], vec![second]])));
    let hand = |pair: [u8; 2], end: [u8; 2]| [pair.repeat(549), end.to_vec()].concat();
    cases.add("hack-first-1098-cards-come-back", [Question::Deal([hand([1, 2], [1, 2]), hand([2, 1], [2, 1])])]);
    cases.add("hack-limit-of-plays-4617750", [Question::Deal([hand([1, 2], [1, 3]), hand([2, 1], [2, 3])])]);
    cases.add("hack-first-1099-cards-without-length", [Question::Deal([vec![1; 1100], vec![1; 1100]])]);
    cases.add_random("max-random", 1, 1100..=1100, 1..=9);
    cases.add_random("random-six", 1, 6..=6, 1..=9);
    cases.add_random("random-large", 1, 100..=100, 1..=9);
    cases.add_random("many-random-small", 30, 1..=6, 1..=4);
    cases.add_random("many-random-six", 20, 6..=6, 1..=9);
    cases.add_random("many-random-large", 10, 20..=60, 1..=9);
    cases
}
