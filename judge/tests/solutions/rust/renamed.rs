// judged --input '2 7 4 11': AC on 2 of 2 inputs
impl Solution {
    pub fn losing_player(x: i32, y: i32) -> String {
        if x.min(y / 4) % 2 == 1 { "Alice" } else { "Bob" }.to_owned()
    }
}
