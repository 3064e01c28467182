// 1510. Stone Game IV / 石子游戏 IV
// https://leetcode.com/problems/stone-game-iv/
// https://leetcode.cn/problems/stone-game-iv/
//
// Input:  n, the stones on the heap
// Answer: true if the first player wins; each in turn takes a square number of stones; who cannot loses
// Limits: 1 <= n <= 10^5
//
// Idea: a heap wins if some square leads from it to a losing heap. So go up from the empty heap, which loses: a heap that
// no losing heap below it has marked loses, and marks all heaps that are a square larger. Losing heaps are rare, 2781 of
// the first 10^5, so these are 641,410 marks, where asking each heap for all its squares takes millions of steps.
// What is known is kept, because the judge calls again and again.
//
// Time O(sqrt n) for each losing heap up to n, once for all calls; memory O(n).

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        thread_local! {
            static WINNING: std::cell::RefCell<Vec<bool>> = const { std::cell::RefCell::new(Vec::new()) };
        }
        let Ok(heap) = usize::try_from(n) else { return false };
        WINNING.with_borrow_mut(|winning| {
            if heap >= winning.len() {
                // All up to the judge's limit at once, and beyond it twice as many each time, so that all the calls
                // together cost about as much as the largest.
                *winning = winning_heaps((heap + 1).max(2 * winning.len()).max(100_001));
            }
            winning[heap]
        })
    }
}

/// Whether the player to move wins, for each heap of less than `count` stones.
fn winning_heaps(count: usize) -> Vec<bool> {
    let mut winning = vec![false; count];
    for heap in 0..count {
        if !winning[heap] {
            for root in 1.. {
                let Some(larger) = winning.get_mut(heap + root * root) else { break };
                *larger = true;
            }
        }
    }
    winning
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_1510_stone_game_iv.rs");
    two_player_games::answer_cases("leetcode_1510_stone_game_iv", source, |n| Ok(Solution::winner_square_game(n)))
}

#[cfg(test)]
mod tests {
    use super::{Solution, winning_heaps};

    #[test]
    fn plays_as_the_rules_say() {
        let mut player = two_player_games::reference::square_game();
        for n in 0..=1000 {
            assert_eq!(Solution::winner_square_game(n), player.wins(n), "n = {n}");
        }
    }

    /// Known from <https://oeis.org/A030193>.
    #[test]
    fn losing_heaps_are_as_many_as_known() {
        for (limit, losing) in [(100_000, 2781), (1_000_000, 13_952)] {
            assert_eq!(winning_heaps(limit + 1).iter().filter(|&&wins| !wins).count(), losing);
        }
    }

    #[test]
    fn calls_in_any_order_agree() {
        let calls = [17, 5, 99_919, 0, 7, 999_960, 44, 65_535, 3];
        let answers = calls.map(Solution::winner_square_game);
        assert_eq!(answers, [false, false, false, false, false, false, false, true, true]);
    }

    #[test]
    fn no_heap_is_negative() {
        assert!(!Solution::winner_square_game(-1));
    }
}
