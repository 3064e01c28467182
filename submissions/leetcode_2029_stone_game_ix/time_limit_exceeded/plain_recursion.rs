// Recursion on the counts of the remainders, without memoization

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0; 3];
        for stone in stones {
            counts[stone as usize % 3] += 1;
        }
        mover_wins(&mut counts, 0, true)
    }
}

fn mover_wins(counts: &mut [usize; 3], sum: usize, is_alice: bool) -> bool {
    if counts == &[0; 3] {
        return !is_alice;
    }
    for remainder in 0..3 {
        let next = (sum + remainder) % 3;
        if counts[remainder] == 0 || next == 0 {
            continue;
        }
        counts[remainder] -= 1;
        let wins = !mover_wins(counts, next, !is_alice);
        counts[remainder] += 1;
        if wins {
            return true;
        }
    }
    false
}
