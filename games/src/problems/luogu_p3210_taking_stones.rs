//! Take a whole pile beside an empty place of the row.

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf};

use super::shared::{in_64_bits, sum};
use crate::Shape::Row;
use crate::input::shape::MAX_LENGTH;
use crate::shown::{Shown, brute_force_lead};
use crate::turn::{Cell, Column, Places, column};
use crate::words::{word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Input, Problem, Site, Value};

const ABOUT: About = About {
    title: words("Taking Stones", "HNOI2010 取石头游戏"),
    aliases: &["取石头游戏"],
    family: Family::EitherEnd,
    difficulty: Difficulty::Rated(words("level 6 of 7", "省选/NOI−")),
    rules: words(
        "Each move takes a whole pile that has an empty place beside it. Each player wants as many stones as possible.",
        "每次取走一整堆石子，它的旁边必须有空位。两人都想得到尽可能多的石子。",
    ),
    usual: &[(words("linked list", "链表"), "linked_list.cpp")],
    technique: words("fold every part, then take in descending order", "逐段折叠，再从大到小取"),
    time: word("O(n log n) → O(n log n)"),
    largest_input: words("10⁶ piles", "10⁶ 堆"),
    link: "https://www.luogu.com.cn/problem/P3210",
    related: &[],
    page: "take-from-either-end",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("a", Row(1..=1_000_000, 0..=100_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| Box::new(TakingStones { row: input.row(0).to_vec() })),
    &[],
)
.written_as(Format::ONE_ROW)
.played_by(words("first", "先手"), words("second", "后手"))
.guaranteeing("an empty place", "至少有一个空位", repair)
.explained_at("several-rows-at-once", "多个序列洛谷-p3210");

fn repair(input: &mut Input) {
    if let [Value::Row(row)] = &mut input.values[..]
        && let Some(smallest) = row.iter_mut().min()
    {
        *smallest = 0;
    }
}

/// The longest row for which brute force tries all orders of taking the piles.
const MAX_SEARCHED: usize = 24;

/// The largest product of the lengths of two sequences for which the recurrence is computed.
const MAX_TABLE: u64 = 50_000_000;

struct TakingStones {
    row: Vec<i32>,
}

impl Game for TakingStones {
    /// The row, with 0 for each pile that has been taken.
    type Position = Vec<i32>;
    /// The index of the pile.
    type Action = usize;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Vec<i32> {
        self.row.clone()
    }

    fn moves(&self, row: Vec<i32>) -> impl Iterator<Item = MoveOf<Self>> {
        let is_free = |row: &[i32], index: usize| {
            let neighbors = &row[index.saturating_sub(1)..row.len().min(index + 2)];
            row[index] > 0 && neighbors.contains(&0)
        };
        let indices = (0..row.len()).filter(|index| is_free(&row, *index)).collect_vec();
        indices.into_iter().map(move |index| {
            let mut next = row.clone();
            next[index] = 0;
            Move::new(index, next).gaining(row[index].into())
        })
    }

    fn final_lead(&self, _: &Vec<i32>) -> i64 {
        0
    }

    fn weight(&self, row: &Vec<i32>) -> usize {
        4 * row.len() + row.len().pow(2) / 8
    }

    fn bytes(&self, row: &Vec<i32>) -> usize {
        super::shared::heap(row)
    }
}

impl Shown for TakingStones {
    fn columns(&self, row: &Vec<i32>) -> Vec<Column> {
        vec![column(word("a"), Cell::cards(row.iter().copied()))]
    }

    fn places(&self, _: &Vec<i32>, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Returns both scores. With an empty place, all piles are taken in the end; without one, none can be taken.
    fn word(&self, lead: i64) -> String {
        let taken = if self.row.contains(&0) { sum(&self.row) } else { 0 };
        let first = i64::midpoint(taken, lead);
        format!("{first} {}", taken - first)
    }

    /// If each pile has an empty place beside it, takes the largest pile first. If the piles form at most two
    /// sequences, each taken in order, computes the recurrence over the numbers of piles taken from each.
    fn lead(&self, budget: &mut Budget) -> Option<i64> {
        let row = in_64_bits(&self.row);
        let parts = row.split(|pile| *pile == 0).collect_vec();
        let reversed = |part: &[i64]| part.iter().rev().copied().collect_vec();
        let [one, other] = match parts[..] {
            [_] => return Some(0),
            [left, right] => [reversed(left), right.to_vec()],
            [[], part, []] => [part.to_vec(), reversed(part)],
            _ if parts.iter().all(|part| part.len() <= 1) => {
                let descending = row.iter().sorted_unstable().rev();
                let signed = descending.zip([1, -1].into_iter().cycle());
                return Some(signed.map(|(pile, sign)| sign * pile).sum());
            }
            _ if row.len() <= MAX_SEARCHED => return brute_force_lead(self, budget),
            _ => return None,
        };
        if one.len() as u64 * other.len() as u64 > MAX_TABLE {
            return None;
        }
        let count = row.iter().filter(|pile| **pile > 0).count();
        // leads[others]: the lead of the player to move when `others` piles of the other sequence are gone.
        let mut leads = vec![0; other.len() + 1];
        for taken in (0..=one.len()).rev() {
            for others in (0..=other.len().min(count - taken)).rev() {
                let next = one.get(taken).map(|pile| pile - leads[others]);
                let next_other = other.get(others).map(|pile| pile - leads[others + 1]);
                let best = next.max(next_other).filter(|_| taken + others < count);
                leads[others] = best.unwrap_or(0);
            }
        }
        Some(leads[0])
    }
}
