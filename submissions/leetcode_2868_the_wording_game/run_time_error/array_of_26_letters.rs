// The greatest word of each letter, in an array of 26 entries; looks for a letter after z

impl Solution {
    pub fn can_alice_win(a: Vec<String>, b: Vec<String>) -> bool {
        let first = usize::from(a[0].as_bytes()[0] - b'a');
        let greatest = [a, b].map(|words| {
            let mut greatest: [Option<String>; 26] = Default::default();
            for word in words {
                let letter = usize::from(word.as_bytes()[0] - b'a');
                greatest[letter] = Some(word);
            }
            greatest
        });
        let (mut player, mut letter) = (1, first);
        loop {
            if greatest[player][letter] <= greatest[1 - player][letter] {
                letter += 1;
                if greatest[player][letter].is_none() {
                    return player == 1;
                }
            }
            player = 1 - player;
        }
    }
}
