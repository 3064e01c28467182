//! The functions under measurement, from the very files that are submitted.

#![allow(unused_imports, clippy::items_after_test_module, reason = "the files bring their tests along")]

pub mod nim_game {
    include!("../../src/bin/leetcode_0292_nim_game.rs");

    #[must_use]
    pub fn wins(heap: &i32) -> bool {
        Solution::can_win_nim(*heap)
    }
}

pub mod predict_the_winner {
    include!("../../src/bin/leetcode_0486_predict_the_winner.rs");

    #[must_use]
    pub fn lead(row: &Vec<i32>) -> i64 {
        first_player_lead(row)
    }
}

pub mod stone_game {
    include!("../../src/bin/leetcode_0877_stone_game.rs");

    #[must_use]
    pub fn lead(row: &Vec<i32>) -> i64 {
        first_player_lead(row)
    }
}

pub mod divisor_game {
    include!("../../src/bin/leetcode_1025_divisor_game.rs");

    #[must_use]
    pub fn wins(number: &i32) -> bool {
        Solution::divisor_game(*number)
    }
}

pub mod stone_game_ii {
    include!("../../src/bin/leetcode_1140_stone_game_ii.rs");

    #[must_use]
    pub fn stones(piles: &Vec<i32>) -> i64 {
        first_player_stones(piles)
    }
}

pub mod stone_game_iii {
    include!("../../src/bin/leetcode_1406_stone_game_iii.rs");

    #[must_use]
    pub fn lead(values: &Vec<i32>) -> i64 {
        first_player_lead(values)
    }
}

pub mod stone_game_iv {
    include!("../../src/bin/leetcode_1510_stone_game_iv.rs");

    /// What the first call of a process costs; later ones find the answer known.
    #[must_use]
    pub fn wins(heap: &i32) -> bool {
        let heap = usize::try_from(*heap).unwrap_or(0);
        winning_heaps(heap + 1)[heap]
    }
}

pub mod card_game {
    include!("../../src/bin/nowcoder_card_game.rs");

    #[must_use]
    pub fn score(cards: &Vec<i32>) -> i64 {
        larger_score(cards)
    }
}

pub mod stone_game_difference {
    include!("../../src/bin/stone_game_difference.rs");

    #[must_use]
    pub fn lead(row: &Vec<i32>) -> i64 {
        first_player_lead(row)
    }
}

pub mod kitten_fishing {
    include!("../../src/bin/kitten_fishing.rs");

    #[must_use]
    pub fn text(hands: &[Vec<u8>; 2]) -> String {
        let [first, second] = hands;
        answer(first, second)
    }
}
