// Counts the safe moves: after the first stone all are forced, except when to take those of remainder 0

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0; 3];
        for stone in stones {
            counts[stone as usize % 3] += 1;
        }
        alice_wins(counts, 1) || alice_wins(counts, 2)
    }
}

fn alice_wins(mut counts: [usize; 3], first: usize) -> bool {
    if counts[first] == 0 {
        return false;
    }
    counts[first] -= 1;
    let mut moves = 1 + counts[0];
    let mut sum = first;
    while counts[sum] > 0 {
        counts[sum] -= 1;
        moves += 1;
        sum = 3 - sum;
    }
    // Bob cannot go on, and a stone is left that he must take.
    moves % 2 == 1 && counts[3 - sum] > 0
}
