// judged 292 4: LeetCode calls can_win_nim for leetcode_0292_nim_game, and other_problem.rs has none
impl Solution { pub fn stone_game(row: Vec<i32>) -> bool { true } }
