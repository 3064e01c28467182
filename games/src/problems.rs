//! All problems, one file each.

use crate::Problem;

macro_rules! problems {
    ($($program:ident)+) => {
        $(mod $program;)+

        /// All problems: LeetCode's by number, then the others.
        pub static PROBLEMS: &[Problem] = &[
            $($program::PROBLEM.of_program(stringify!($program))),+
        ];
    };
}

problems! {
    leetcode_0292_nim_game
    leetcode_0294_flip_game_ii
    leetcode_0375_guess_number_higher_or_lower_ii
    leetcode_0464_can_i_win
    leetcode_0486_predict_the_winner
    leetcode_0810_chalkboard_xor_game
    leetcode_0877_stone_game
    leetcode_0913_cat_and_mouse
    leetcode_1025_divisor_game
    leetcode_1140_stone_game_ii
    leetcode_1406_stone_game_iii
    leetcode_1510_stone_game_iv
    leetcode_1561_maximum_number_of_coins
    leetcode_1563_stone_game_v
    leetcode_1686_stone_game_vi
    leetcode_1690_stone_game_vii
    leetcode_1728_cat_and_mouse_ii
    leetcode_1872_stone_game_viii
    leetcode_1908_game_of_nim
    leetcode_1927_sum_game
    leetcode_2005_subtree_removal_game
    leetcode_2029_stone_game_ix
    leetcode_2038_remove_colored_pieces
    leetcode_2868_the_wording_game
    leetcode_3222_winning_player_in_coin_game
    leetcode_3227_vowels_game
    leetcode_3283_moves_to_kill_all_pawns
    leetcode_3828_final_element
    atcoder_abc048_d_an_ordinary_game
    atcoder_abc067_d_fennec_vs_snuke
    atcoder_abc195_e_lucky_7_battle
    atcoder_abc206_f_interval_game_2
    atcoder_abc246_g_game_on_tree_3
    atcoder_abc349_e_weighted_tic_tac_toe
    atcoder_abc368_f_dividing_game
    atcoder_dp_k_stones
    atcoder_dp_l_deque
    atcoder_agc002_e_candy_piles
    atcoder_agc017_d_game_on_tree
    atcoder_arc105_d_lets_play_nim
    codeforces_388c_fox_and_card_game
    codeforces_794e_choosing_carrot
    codeforces_1704f_colouring_game
    cses_1097_removal_game
    cses_1098_nim_game_ii
    cses_1099_stair_game
    cses_1729_stick_game
    cses_1730_nim_game_i
    cses_2207_grundys_game
    cses_2208_another_game
    kattis_snim_s_nim
    luogu_p1247_matchsticks
    luogu_p1290_euclids_game
    luogu_p2148_e_and_d
    luogu_p2252_wythoffs_game
    luogu_p2599_end_heaps
    luogu_p3185_splitting_game
    luogu_p3210_taking_stones
    luogu_p3480_pebbles
    luogu_p4055_game_on_a_grid
    luogu_p4279_little_johns_game
    luogu_p4576_board_game
    luogu_p6487_hrpa
    luogu_p6560_passing_time
    nowcoder_card_game
    kitten_fishing
}
