// judged --input '3 4': AC on 2 of 2 inputs
impl Solution { pub fn can_win_nim(n: i32) -> bool { n % 4 > 0 } }
#[cfg(test)]
mod tests {
    fn main() {}
}
