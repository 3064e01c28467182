// Recursion without memoization: tries every word that fits

impl Solution {
    pub fn can_alice_win(a: Vec<String>, b: Vec<String>) -> bool {
        wins(&a[0], &a, &b)
    }
}

/// Whether the player of the word `last` wins, who has `words`.
fn wins(last: &str, words: &[String], others: &[String]) -> bool {
    let fits = |word: &&String| {
        let [first, before] = [word, last].map(|word| word.as_bytes()[0]);
        word.as_str() > last && first <= before + 1
    };
    !others.iter().filter(fits).any(|word| wins(word, others, words))
}
