//! What the textbooks do: the algorithms that articles on these games teach, from `submissions/`.

algorithm!(nim_game_table(n: &i32) -> bool,
    "submissions/leetcode_0292_nim_game/run_time_error/table_of_all_heaps.rs", Solution::can_win_nim(*n));

algorithm!(either_end_row(row: &[i32]) -> i64,
    "submissions/stone_game_difference/accepted/one_row.rs", first_player_lead(&super::in_64_bits(row)));
algorithm!(either_end_pairs(row: &[i32]) -> i64,
    "submissions/stone_game_difference/accepted/table_of_pairs.rs", first_player_lead(&super::in_64_bits(row)));
algorithm!(either_end_leads(row: &[i32]) -> i64,
    "submissions/leetcode_0486_predict_the_winner/accepted/table_of_leads.rs", first_player_lead(row).into());
algorithm!(either_end_recursion(row: &[i32]) -> i64,
    "submissions/leetcode_0486_predict_the_winner/accepted/recursion_with_memory.rs", first_player_lead(row).into());
algorithm!(card_game_tables(row: &[i32]) -> i64,
    "submissions/nowcoder_card_game/accepted/two_tables.rs", larger_score(row).into());

algorithm!(divisor_game_table(n: &i32) -> bool,
    "submissions/leetcode_1025_divisor_game/accepted/table_of_all_numbers.rs", Solution::divisor_game(*n));
algorithm!(divisor_game_recursion(n: &i32) -> bool,
    "submissions/leetcode_1025_divisor_game/accepted/recursion_with_memory.rs", Solution::divisor_game(*n));

algorithm!(stone_game_ii_table(row: &[i32]) -> i64,
    "submissions/leetcode_1140_stone_game_ii/accepted/cubic_table.rs", first_player_stones(row).into());
algorithm!(stone_game_ii_recursion(row: &[i32]) -> i64,
    "submissions/leetcode_1140_stone_game_ii/accepted/recursion_with_memory.rs", first_player_stones(row).into());

algorithm!(stone_game_iii_table(row: &[i32]) -> i64,
    "submissions/leetcode_1406_stone_game_iii/accepted/table_from_the_back.rs", first_player_lead(row).into());
algorithm!(stone_game_iii_recursion(row: &[i32]) -> i64,
    "submissions/leetcode_1406_stone_game_iii/accepted/recursion_with_memory.rs", first_player_lead(row).into());

algorithm!(stone_game_iv_table(n: &i32) -> bool,
    "submissions/leetcode_1510_stone_game_iv/accepted/table_of_all_heaps.rs", Solution::winner_square_game(*n));
algorithm!(stone_game_iv_recursion(n: &i32) -> bool,
    "submissions/leetcode_1510_stone_game_iv/accepted/recursion_with_memory.rs", Solution::winner_square_game(*n));

algorithm!(kitten_fishing_follower(deal: &[Vec<u8>; 2]) -> String,
    "submissions/kitten_fishing/accepted/half_speed_follower.rs", answer(&deal[0], &deal[1]));

fn in_64_bits(row: &[i32]) -> Vec<i64> {
    row.iter().copied().map(i64::from).collect()
}
