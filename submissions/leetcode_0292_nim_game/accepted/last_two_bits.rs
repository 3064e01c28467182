// A multiple of 4 loses: its last two bits are 0

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        first_player_wins(n)
    }
}

fn first_player_wins(stones: i32) -> bool {
    stones & 0b11 != 0
}
