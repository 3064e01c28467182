// Returns a `&str`, where the judge expects a `String`
impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> &'static str {
        if stone_value[0] > 0 { "Alice" } else { "Bob" }
    }
}
// judged: …E0308…CE: it does not compile
