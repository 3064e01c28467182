// judged 292 3 4: function AC
impl Solution { pub fn can_win_nim(n: i32) -> bool { n % 4 > 0 } }
#[cfg(test)]
mod tests {
    fn main() {}
}
