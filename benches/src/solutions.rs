//! The functions under measurement, from the very files that are submitted.

algorithm!(nim_game(n: &i32) -> bool, "src/bin/leetcode_0292_nim_game.rs", Solution::can_win_nim(*n));
algorithm!(predict_the_winner(row: &[i32]) -> i64, "src/bin/leetcode_0486_predict_the_winner.rs", first_player_lead(row));
algorithm!(stone_game(row: &[i32]) -> i64, "src/bin/leetcode_0877_stone_game.rs", first_player_lead(row));
algorithm!(divisor_game(n: &i32) -> bool, "src/bin/leetcode_1025_divisor_game.rs", Solution::divisor_game(*n));
algorithm!(stone_game_ii(row: &[i32]) -> i64, "src/bin/leetcode_1140_stone_game_ii.rs", first_player_stones(row));
algorithm!(stone_game_iii(row: &[i32]) -> i64, "src/bin/leetcode_1406_stone_game_iii.rs", alice_minus_bob(row));
// What the first call of a process costs; later ones find the answer known.
algorithm!(stone_game_iv(n: &i32) -> bool, "src/bin/leetcode_1510_stone_game_iv.rs",
    usize::try_from(*n).is_ok_and(|heap| winning_heaps(heap + 1)[heap]));
algorithm!(card_game(row: &[i32]) -> i64, "src/bin/nowcoder_card_game.rs", larger_score(row));
algorithm!(stone_game_difference(row: &[i32]) -> i64, "src/bin/stone_game_difference.rs", first_player_lead(row));
algorithm!(kitten_fishing(deal: &[Vec<u8>; 2]) -> String, "src/bin/kitten_fishing.rs", answer(&deal[0], &deal[1]));
