//! Take one coin from each of some heaps.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Another Game", "从若干堆各取一枚"),
    family: Family::Parity,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move chooses one or more heaps that are not empty, and takes one coin from each of them. A player who has \
         no move loses.",
        "每次选至少一个非空的堆，从选中的每一堆各取走一枚硬币。不能操作的人输。",
    ),
    usual: &[
        (words("any odd heap", "找奇数堆"), "any_odd_heap.cpp"),
        (words("or of all heaps", "各堆按位或"), "or_of_heaps.c"),
    ],
    technique: words("an odd heap wins: make all heaps even", "有奇数堆就必胜：把所有堆变成偶数"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("x", Row(1..=200_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| Box::new(AnotherGame { heaps: in_64_bits(input.row(0)) })),
    &[
        random("random-small-heaps", 100, &[Row(1..=4, 1..=6)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 1..=1_000_000_000)]),
        random("random-few-large-heaps", 50, &[Row(1..=3, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(200_000, 200_000))
.played_by(words("first", "先手"), words("second", "后手"))
.explained_at("classic-games", "1-nim-and-the-winning-move", "1-nim-和必胜的一步");

struct AnotherGame {
    heaps: Vec<i64>,
}

/// Returns the indices of the heaps that are not empty.
fn nonempty(heaps: &[i64]) -> Vec<usize> {
    heaps.iter().positions(|heap| *heap > 0).collect()
}

impl Game for AnotherGame {
    /// The heaps, 0 for an empty one.
    type Position = Vec<i64>;
    /// The indices of the chosen heaps.
    type Action = Vec<usize>;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.heaps.clone()
    }

    fn moves(&self, heaps: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        let choices = nonempty(&heaps).into_iter().powerset().skip(1);
        choices.map(move |chosen| {
            let mut next = heaps.clone();
            for index in &chosen {
                next[*index] -= 1;
            }
            Move::new(chosen, next)
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the heaps in ascending order, without empty ones.
    fn canonical(&self, mut heaps: Vec<i64>) -> Vec<i64> {
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        heaps
    }

    fn weight(&self, heaps: &Vec<i64>) -> usize {
        let count = nonempty(heaps).len();
        let moves = u32::try_from(count).ok().and_then(|count| 1_usize.checked_shl(count));
        moves.map_or(usize::MAX, |moves| moves.saturating_mul(8 + heaps.len()))
    }

    fn bytes(&self, heaps: &Vec<i64>) -> usize {
        heap_bytes(heaps)
    }
}

impl Shown for AnotherGame {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, heaps: &Vec<i64>) -> Vec<Column> {
        vec![column(same("x"), Cell::piles(heaps.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        let items = choice.action.iter().map(|index| (*index, Some(choice.next[*index])));
        Places::Column(0, items.collect())
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        MoveName::LeavePiles(choice.next.clone())
    }

    fn axes(&self) -> Vec<Words> {
        if self.heaps.len() == 2 {
            vec![words("first heap", "第一堆"), words("second heap", "第二堆")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, heaps: &Vec<i64>) -> Option<Vec<i64>> {
        (heaps.len() == 2).then(|| heaps.clone())
    }

    /// Begins the table with the square up to the larger heap.
    fn table_starts(&self) -> Vec<Vec<i64>> {
        square_corner(&self.heaps).map(Vec::from).into_iter().collect()
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked are the positions in which all heaps are even: they are lost.",
            "标出的是各堆都是偶数的局面：必败。"
        );
        Some(Rule::new(text, |place| place.iter().all(|heap| heap % 2 == 0)))
    }

    /// Shows the odd heaps, from which a winning move takes one coin each.
    fn ideas(&self) -> Vec<Steps> {
        let tile = |heap: &i64| Tile::plain(heap).marked_if(heap % 2 == 1, Mark::Used);
        let given = || Strip::new(words("heaps", "各堆"), self.heaps.iter().map(tile));
        let odd = self.heaps.iter().filter(|heap| *heap % 2 == 1).count();
        let answer = self.answer(if odd == 0 { -1 } else { 1 });
        let meaning = text!(
            "Who wins? A move takes one coin from each of some heaps; a player who has no move loses. At the end all heaps are 0, and so even. From even heaps every move makes some heap odd. Marked are the odd heaps: {odd} in number.",
            "谁会赢？每一步从若干堆中各取一枚，不能操作的人输。游戏结束时各堆都是 0，都是偶数；从全是偶数的局面，每一步都会使某些堆变成奇数。标出的是奇数的堆，有 {odd} 个。"
        );
        let reason = if odd == 0 {
            text!(
                "All heaps are even. Every move makes some heap odd, and the opponent takes one coin from each odd heap: all are even again. The last coin is the opponent's, so the first player loses.",
                "各堆都是偶数。无论怎么走，都有堆变成奇数，对方从每个奇数堆取一枚，又都是偶数。最后一枚归对方，先手必败。"
            )
        } else {
            text!(
                "Take one coin from each odd heap: all heaps are even then, and the opponent is lost. So the first player wins.",
                "从每个奇数堆取一枚，各堆都成了偶数，对方必败，所以先手必胜。"
            )
        };
        // All heaps are marked, so that the question does not show which ones change.
        let after = self.heaps.iter().map(|heap| Tile::plain(heap - heap % 2).marked(Mark::New));
        let after = Strip::new(words("made even", "变成偶数"), after);
        let rule = text!(
            "The rule: lost if and only if all heaps are even. The answer: {answer}.",
            "规律：各堆都是偶数时必败，否则必胜。答案：{answer}。"
        );
        let first = Frame::new(text!("odd heaps", "奇数的堆"), meaning).strips([given()]);
        let last = Frame::new(text!("all heaps even", "各堆都是偶数"), reason.then(&rule));
        let question = text!(
            "From how many heaps does the winning move take a coin (0 if there is none)?",
            "必胜的一步从几堆取（没有必胜的一步则为 0）？"
        );
        let last = last.strips([given(), after]).asking(question, odd);
        let course =
            (1..=60).contains(&self.heaps.len()).then(|| Course::new(vec![first, last], answer));
        vec![Steps::new("parity", words("Odd heaps", "奇数的堆"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "first" } else { "second" }.to_owned()
    }

    /// Uses the theorem that all heaps are even if and only if the player to move loses.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let is_lost = self.heaps.iter().all(|heap| heap % 2 == 0);
        Some(if is_lost { -1 } else { 1 })
    }
}
