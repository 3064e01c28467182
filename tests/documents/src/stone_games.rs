//! Checks the numbers of `docs/stone-game-ii.md`, `docs/stone-game-v.md` and the exercise about 1140, by the rules.

/// Returns f(r, M) of 1140 by the rule, as `table[r][M]`.
fn stone_game_ii(piles: &[i32]) -> Vec<Vec<i32>> {
    let count = piles.len();
    let mut table = vec![vec![0; count + 1]; count + 1];
    let mut remaining = 0;
    for r in 1..=count {
        remaining += piles[count - r];
        for m in 1..=count {
            let entries = (1..=r.min(2 * m)).map(|x| table[r - x][m.max(x)]);
            table[r][m] = remaining - entries.min().unwrap_or(0);
        }
    }
    table
}

/// Returns the entries with a choice that f(r, m) reads: with the same M, then with a larger M.
fn read(r: usize, m: usize) -> Vec<(usize, usize)> {
    let reads = (1..=2 * m).map(|x| (r - x, m.max(x)));
    reads.filter(|&(r, m)| r > 2 * m).collect()
}

#[test]
fn the_example_of_stone_game_ii_is_right() {
    let table = stone_game_ii(&[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]);
    let column: Vec<i32> = (5..=14).map(|r| table[r][2]).collect();
    assert_eq!(column, [33, 29, 25, 24, 31, 33, 35, 38, 43, 39]);
    // A move of 2M piles may leave a choice. Without one, an entry is in no queue.
    assert!(read(14, 1).contains(&(12, 2)));
    assert!(!read(9, 3).contains(&(6, 3)));
}

/// Checks the exercise of `docs/exercises.md`.
#[test]
fn m_grows_as_the_exercise_says() {
    // The least number of piles that are gone when M is reached
    let mut gone: Vec<usize> = vec![0; 2];
    for m in 2..=64_usize {
        let before = gone[m.div_ceil(2)..].iter().min();
        gone.push(m + before.copied().unwrap_or(0));
        assert!(gone[m] >= 2 * m - 2, "M = {m}");
        assert!(!m.is_power_of_two() || gone[m] == 2 * m - 2, "M = {m}");
    }
    assert_eq!(gone[1..=9], [0, 2, 5, 6, 10, 11, 13, 14, 19]);
}

fn sum(part: &[i32]) -> i32 {
    part.iter().sum()
}

/// Returns the most points of 1563 by the rule.
fn stone_game_v(row: &[i32]) -> i32 {
    let score = |cut: usize| {
        let (left, right) = row.split_at(cut);
        let kept = [(sum(left), left), (sum(right), right)];
        let smaller = kept[0].0.min(kept[1].0);
        let parts = kept.into_iter().filter(|&(sum, _)| sum == smaller);
        parts.map(|(sum, part)| sum + stone_game_v(part)).max()
    };
    (1..row.len()).filter_map(score).max().unwrap_or(0)
}

#[test]
fn the_trace_of_stone_game_v_is_right() {
    let row = [4, 1, 2, 1, 3];
    let worth = |part: &[i32]| sum(part) + stone_game_v(part);
    for (j, k, sums, best_left, best_right, score) in [
        (1, 0, [0, 4], 0, 0, 0),
        (2, 0, [0, 5], 0, 1, 1),
        (3, 0, [0, 7], 0, 4, 4),
        (4, 1, [4, 4], 4, 5, 5),
        (5, 2, [5, 6], 6, 5, 6),
    ] {
        let is_kept = |k: &usize| sum(&row[..*k]) <= sum(&row[*k..j]);
        assert_eq!((0..=j).rfind(is_kept), Some(k), "j = {j}");
        assert_eq!([sum(&row[..k]), sum(&row[k..j])], sums, "j = {j}");
        let lefts = (1..=k).map(|k| worth(&row[..k]));
        assert_eq!(lefts.max().unwrap_or(0), best_left, "j = {j}");
        let first = if sums[0] == sums[1] { k } else { k + 1 };
        let rights = (first..j).map(|k| worth(&row[k..j]));
        assert_eq!(rights.max().unwrap_or(0), best_right, "j = {j}");
        assert_eq!(stone_game_v(&row[..j]), score, "j = {j}");
    }
}
