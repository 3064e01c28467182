//! What the textbooks do: the algorithms that articles on these games teach, written anew.

/// Take a number from either end: the scores of both players on each interval, in a table of pairs.
#[must_use]
pub fn either_end_pairs(row: &Vec<i32>) -> i64 {
    let length = row.len();
    let mut scores = vec![vec![(0, 0); length]; length];
    for start in (0..length).rev() {
        scores[start][start] = (i64::from(row[start]), 0);
        for end in start + 1..length {
            let (rest_first, rest_second) = scores[start + 1][end];
            let (other_rest_first, other_rest_second) = scores[start][end - 1];
            let left = i64::from(row[start]) + rest_second;
            let right = i64::from(row[end]) + other_rest_second;
            scores[start][end] = if left > right { (left, rest_first) } else { (right, other_rest_first) };
        }
    }
    let (first, second) = scores[0][length - 1];
    first - second
}

/// Take a number from either end: the recursion of the rules, which remembers the lead on each interval.
#[must_use]
pub fn either_end_recursion(row: &Vec<i32>) -> i64 {
    fn lead(row: &[i32], start: usize, end: usize, known: &mut [Vec<Option<i64>>]) -> i64 {
        if start == end {
            return row[start].into();
        }
        if let Some(lead) = known[start][end] {
            return lead;
        }
        let left = i64::from(row[start]) - lead(row, start + 1, end, known);
        let right = i64::from(row[end]) - lead(row, start, end - 1, known);
        let best = left.max(right);
        known[start][end] = Some(best);
        best
    }
    let mut known = vec![vec![None; row.len()]; row.len()];
    lead(row, 0, row.len() - 1, &mut known)
}

/// Take a number from either end: the lead on all intervals of one length, in one row.
#[must_use]
pub fn either_end_row(row: &Vec<i32>) -> i64 {
    let mut leads: Vec<i64> = row.iter().copied().map(i64::from).collect();
    for longer_by in 1..row.len() {
        for start in 0..row.len() - longer_by {
            let left = i64::from(row[start]) - leads[start + 1];
            let right = i64::from(row[start + longer_by]) - leads[start];
            leads[start] = left.max(right);
        }
    }
    leads[0]
}

/// The larger of the two scores, from the textbook's lead.
#[must_use]
pub fn larger_score(cards: &[i32], lead: i64) -> i64 {
    let total: i64 = cards.iter().copied().map(i64::from).sum();
    i64::midpoint(total, lead.abs())
}

/// Take 1, 2 or 3 stones: a table of all heaps.
#[must_use]
pub fn nim_table(heap: &i32) -> bool {
    let mut winning = vec![false];
    for heap in 1..=usize::try_from(*heap).unwrap_or(0) {
        winning.push((1..=heap.min(3)).any(|taken| !winning[heap - taken]));
    }
    winning.pop().unwrap_or(false)
}

/// Replace n by n − x: a table of all numbers.
#[must_use]
pub fn divisor_table(number: &i32) -> bool {
    let mut winning = vec![false, false];
    for number in 2..=usize::try_from(*number).unwrap_or(0) {
        winning.push((1..=number / 2).any(|divisor| number % divisor == 0 && !winning[number - divisor]));
    }
    winning.pop().unwrap_or(false)
}

/// Take the first X ≤ 2M piles: every X for every number of piles taken and every M, cubic time.
#[must_use]
pub fn stone_game_ii_cubic(piles: &Vec<i32>) -> i64 {
    let count = piles.len();
    let mut left = vec![0; count + 1];
    // stones[taken][m]
    let mut stones = vec![vec![0; count + 1]; count + 1];
    for taken in (0..count).rev() {
        left[taken] = left[taken + 1] + i64::from(piles[taken]);
        for m in 1..=count {
            stones[taken][m] = if taken + 2 * m >= count {
                left[taken]
            } else {
                let least = (1..=2 * m).map(|x| stones[taken + x][m.max(x)]).min();
                left[taken] - least.unwrap_or(0)
            };
        }
    }
    stones[0][1]
}

/// Take the first 1, 2 or 3 values: the lead from each value on, in a table.
#[must_use]
pub fn stone_game_iii_table(values: &Vec<i32>) -> i64 {
    let mut leads = vec![0; values.len() + 1];
    for start in (0..values.len()).rev() {
        let mut taken = 0;
        let mut best = i64::MIN;
        for end in start..values.len().min(start + 3) {
            taken += i64::from(values[end]);
            best = best.max(taken - leads[end + 1]);
        }
        leads[start] = best;
    }
    leads[0]
}

/// Take the first 1, 2 or 3 values: the recursion of the rules, which remembers the lead from each value on.
#[must_use]
pub fn stone_game_iii_recursion(values: &Vec<i32>) -> i64 {
    fn lead(start: usize, sums: &[i64], known: &mut [Option<i64>]) -> i64 {
        if start == known.len() {
            return 0;
        }
        if let Some(lead) = known[start] {
            return lead;
        }
        let ends = start + 1..=known.len().min(start + 3);
        let best = ends.map(|end| sums[end] - sums[start] - lead(end, sums, known)).max().unwrap_or(0);
        known[start] = Some(best);
        best
    }
    let mut sums = vec![0];
    for &value in values {
        sums.push(sums[sums.len() - 1] + i64::from(value));
    }
    lead(0, &sums, &mut vec![None; values.len()])
}

/// Take a square number of stones: a table of all heaps, each asked for all its squares.
#[must_use]
pub fn stone_game_iv_table(heap: &i32) -> bool {
    let mut winning = vec![false];
    for heap in 1..=usize::try_from(*heap).unwrap_or(0) {
        winning.push((1..=heap.isqrt()).any(|root| !winning[heap - root * root]));
    }
    winning.pop().unwrap_or(false)
}

/// Take a square number of stones: the recursion of the rules, the largest square first, which remembers all heaps.
#[must_use]
pub fn stone_game_iv_recursion(heap: &i32) -> bool {
    fn wins(heap: usize, known: &mut [Option<bool>]) -> bool {
        if let Some(wins) = known[heap] {
            return wins;
        }
        let answer = (1..=heap.isqrt()).rev().any(|root| !wins(heap - root * root, known));
        known[heap] = Some(answer);
        answer
    }
    let heap = usize::try_from(*heap).unwrap_or(0);
    wins(heap, &mut vec![None; heap + 1])
}

/// Kitten fishing: hands as lists, and all earlier states in a list, with which each new one is compared.
#[must_use]
pub fn kitten_fishing_states(deal: &[Vec<u8>; 2]) -> String {
    let mut state = (deal.clone(), Vec::new());
    let mut earlier = Vec::new();
    while !earlier.contains(&state) {
        earlier.push(state.clone());
        let (hands, table) = &mut state;
        for player in 0..2 {
            play(&mut hands[player], table);
            if hands[player].is_empty() {
                let winner = 1 - player;
                return finish(winner + 1, &hands[winner], table);
            }
        }
    }
    "draw. the game never ends.".to_owned()
}

/// Puts the front card of `hand` on the `table`.
fn play(hand: &mut Vec<u8>, table: &mut Vec<u8>) {
    let card = hand.remove(0);
    let equal = table.iter().position(|&lying| lying == card);
    table.push(card);
    if let Some(equal) = equal {
        hand.extend(table.drain(equal..).rev());
    }
}

fn finish(winner: usize, hand: &[u8], table: &[u8]) -> String {
    let [hand, table] = [hand, table].map(|cards| itertools::join(cards, " "));
    format!("u{winner} win. the card in the u{winner}'s hand is:\n{hand}\nthe card in the desktop is:\n{table}")
}
