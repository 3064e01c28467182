// Folds a peak only if it is larger than both neighbors, not if it equals one of them

use proconio::input;

fn first_player_lead(row: &[i64]) -> i64 {
    let mut valley: Vec<i64> = Vec::new();
    for &value in row {
        let mut last = value;
        while let [.., left, peak] = valley[..] {
            if peak <= left || peak <= last {
                break;
            }
            valley.truncate(valley.len() - 2);
            last += left - peak;
        }
        valley.push(last);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
        lead += sign * left.max(right);
        sign = -sign;
        rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
