//! Take any stone. A player who makes the sum of all taken stones divisible by 3 loses; if no stone is left, Bob wins.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game IX", "石子游戏 IX"),
    family: Family::Parity,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move takes any stone. A player who makes the sum of all taken stones divisible by 3 loses; if no stone is left, Bob wins.",
        "轮流取走任意一颗石子。谁取完后已取石子的总和是 3 的倍数，谁就输；石子取完则 Bob 胜。",
    ),
    usual: &[(words("number of moves", "计算总步数"), "count_of_moves.py")],
    technique: words("count the residues modulo 3", "按除以 3 的余数计数"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameIX", AnswerType::Boolean),
    &[Argument::new("stones", Row(1..=100_000, 1..=10_000))],
    Games::One(|input| Box::new(StoneGameIX { stones: input.row(0).to_vec() })),
    &[
        random("random-short", 400, &[Row(1..=9, 1..=6)]),
        random("random-long", 40, &[Row(1..=60, 1..=10_000)]),
    ],
)
.explained_in("stone-game-ix");

struct StoneGameIX {
    stones: Vec<i32>,
}

/// The sum of the stones that have been taken, and the stones that are left.
type State = (i64, Vec<i32>);

impl StoneGameIX {
    fn last_move_lost(&self, (sum, left): &State) -> bool {
        left.len() < self.stones.len() && sum % 3 == 0
    }
}

/// Maximum number of stones in steps.
const MAX_SHOWN: usize = 60;

const STUCK: Theorem = Theorem::new(
    words("who is stuck first", "谁先没有石子可取"),
    "stone-game-ix",
    words("the-table-of-who-is-stuck", "谁先卡住一张表"),
);

impl StoneGameIX {
    /// Shows the residues, the order that each first stone forces, and who is stuck.
    fn forced_order(&self) -> Course {
        let residues = self.stones.iter().map(|stone| stone.rem_euclid(3)).collect::<Vec<_>>();
        let count = |residue: i32| residues.iter().filter(|other| **other == residue).count();
        let [zeros, ones, twos] = [0, 1, 2].map(count);
        let rows = [
            Strip::new(same("stones"), self.stones.iter().map(Tile::plain)),
            Strip::new(
                text!("mod 3", "模 3"),
                residues
                    .iter()
                    .map(|residue| Tile::plain(residue).marked_if(*residue == 0, Mark::Used)),
            ),
        ];
        let first = Frame::new(
            text!("only the residues count", "只看余数"),
            text!(
                "Does Alice, who begins, win? A player who makes the sum divisible by 3 loses, and if all stones are gone, Bob wins. Only residues modulo 3 matter. Zeros: {zeros}, ones: {ones}, twos: {twos}. A zero does not change the residue of the sum: it only passes the turn, and can be taken at any time but first. Every other stone is forced by the first one: the residue of the sum must not become 0. When only stones are left that would make it 0, the player to move loses.",
                "先手 Alice 能赢吗？使总和能被 3 整除的一方输，石子取完则 Bob 赢。只看模 3 的余数：0 有 {zeros} 个，1 有 {ones} 个，2 有 {twos} 个。取 0 不改变余数，只是换人，除了第一步，随时可取。第一颗取定以后，其余非 0 的石子只有一种取法：总和的余数不能变成 0。只剩取了就变成 0 的石子时，轮到的一方输。"
            ),
        );
        let mut frames = vec![first.strips(rows)];
        let starts = [(1, ones, twos), (2, twos, ones)];
        let wins = starts.map(|(start, own, other)| {
            let (frame, wins) = after_first(start, own, other, zeros);
            frames.push(frame);
            wins
        });
        let answer = wins.contains(&true).to_string();
        let rule = text!(
            "Alice chooses the first stone, so she wins if either order wins. In short: with an even number of zeros if both ones and twos exist, with an odd number if their counts differ by more than 2. The answer: {answer}.",
            "第一颗由 Alice 选，所以两种顺序有一种赢，她就赢。归纳起来：0 有偶数个时，1 和 2 都有就赢；0 有奇数个时，1 和 2 的个数相差超过 2 就赢。答案：{answer}。"
        );
        if let Some(last) = frames.last_mut() {
            last.caption = last.caption.clone().then(&rule);
        }
        Course::new(frames, answer)
    }
}

/// Shows the order after a first stone of this residue, of which there are `own`, and says whether Alice wins.
fn after_first(start: i32, own: usize, other: usize, zeros: usize) -> (Frame, bool) {
    let title = text!("Alice begins with a {start}", "Alice 先取 {start}");
    if own == 0 {
        let caption = text!(
            "There is no {start}, so Alice cannot begin like this.",
            "没有余数是 {start} 的石子，不能这样开始。"
        );
        return (
            Frame::new(title, caption).strips([Strip::new(text!("order", "顺序"), [])]),
            false,
        );
    }
    // After the first stone, the residue of the sum is taken again, then the other one, and so on.
    let (mut left, mut order) = ([own - 1, other], vec![start]);
    let mut same = true;
    while left[usize::from(!same)] > 0 {
        left[usize::from(!same)] -= 1;
        order.push(if same { start } else { 3 - start });
        same = !same;
    }
    let is_stone_left = left[usize::from(same)] > 0;
    let turns = order.len() + zeros;
    let wins = is_stone_left && turns % 2 == 1;
    let shown = order.iter().enumerate().map(|(index, residue)| {
        let mark = if index.is_multiple_of(2) { Mark::First } else { Mark::Second };
        Tile::plain(residue).marked(mark)
    });
    let order_length = order.len();
    let reason = match (is_stone_left, wins) {
        (false, _) => text!("Then no stone is left: Bob wins.", "石子取完了：Bob 赢。"),
        (true, true) => text!(
            "Then only stones are left that lose, and Bob has to take one: Alice wins.",
            "剩下的石子取了就输，轮到 Bob：Alice 赢。"
        ),
        (true, false) => text!(
            "Then only stones are left that lose, and Alice has to take one: Bob wins.",
            "剩下的石子取了就输，轮到 Alice：Bob 赢。"
        ),
    };
    let caption = text!(
        "The order takes {order_length} of the ones and twos; with the zeros in between, {zeros}, the number of turns is {turns}.",
        "按这个顺序取 {order_length} 颗，加上穿插的 {zeros} 个 0，共 {turns} 步。"
    );
    let frame = Frame::new(title, caption.then(&reason));
    let frame = frame.strips([Strip::new(text!("order", "顺序"), shown)]).by(STUCK);
    let question =
        text!("Does Alice win if she begins with a {start}?", "Alice 先取 {start}，能赢吗？");
    (frame.asking_whether(question, wins), wins)
}

impl Game for StoneGameIX {
    type Position = State;
    /// The index of the stone.
    type Action = usize;

    fn start(&self) -> State {
        (0, self.stones.clone())
    }

    fn moves(&self, state: State) -> impl Iterator<Item = MoveOf<Self>> {
        let is_over = self.last_move_lost(&state);
        let (sum, left) = state;
        let stones = if is_over { vec![] } else { left.clone() };
        moves_taking_one(stones).map(move |Move { action, next, .. }| {
            Move::new(action, (sum + i64::from(left[action]), next))
        })
    }

    /// Returns a win for the player to move if the last move lost, or if no stone is left and it is Bob's turn.
    fn final_lead(&self, state: &State) -> i64 {
        let is_bobs_turn = self.stones.len() % 2 == 1;
        let is_won = self.last_move_lost(state) || is_bobs_turn;
        if is_won { 1 } else { -1 }
    }

    /// Returns the residues of the sum and of the stones modulo 3.
    fn canonical(&self, (sum, left): State) -> State {
        let residues = left.iter().map(|stone| stone.rem_euclid(3));
        (sum.rem_euclid(3), residues.sorted_unstable().collect())
    }

    fn weight(&self, (_, left): &State) -> usize {
        4 * left.len() + left.len().pow(2) / 8
    }

    fn bytes(&self, (_, left): &State) -> usize {
        heap_bytes(left)
    }
}

impl Shown for StoneGameIX {
    fn columns(&self, (sum, left): &State) -> Vec<Column> {
        vec![
            column(same("stones"), Cell::cards(left.iter().copied())),
            column(words("sum", "和"), Cell::Number(*sum)),
        ]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Shows the order of the residues that the first stone forces.
    fn ideas(&self) -> Vec<Steps> {
        let course = (1..=MAX_SHOWN).contains(&self.stones.len()).then(|| self.forced_order());
        vec![Steps::new("order", words("The forced order", "固定的顺序"), course)]
    }

    /// After the first stone, each stone must have the residue of the sum, or residue 0; any other stone loses. Stones
    /// of residue 0 fit anywhere, so the first stone decides how many moves there are before one loses.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let [ones, twos] = [1, 2].map(|remainder| {
            let stones = self.stones.iter().map(|stone| stone.rem_euclid(3));
            stones.filter(|stone| *stone == remainder).count()
        });
        let wins = |first: usize, other: usize| {
            // The numbers of stones with the residue of the sum, and with the other nonzero residue.
            let mut left = (first - 1, other);
            while left.0 > 0 {
                left = (left.1, left.0 - 1);
            }
            left.1 > 0 && (self.stones.len() - left.1) % 2 == 1
        };
        let is_won = ones > 0 && wins(ones, twos) || twos > 0 && wins(twos, ones);
        Some(if is_won { 1 } else { -1 })
    }
}
