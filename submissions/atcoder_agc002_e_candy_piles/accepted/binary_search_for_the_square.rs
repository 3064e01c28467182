// Sorts the piles, and finds the side of the square and the piles beside it by binary search

use proconio::input;

fn main() {
    input! { n: usize, mut a: [usize; n] }
    a.sort_unstable_by(|one, other| other.cmp(one));
    // The side of the square is the number of piles i with a[i] > i, which are the first ones.
    let indices: Vec<usize> = (0..n).collect();
    let side = indices.partition_point(|&i| a[i] > i);
    let wide = a.partition_point(|&pile| pile >= side);
    let first_wins = (a[side - 1] - side) % 2 == 1 || (wide - side) % 2 == 1;
    println!("{}", if first_wins { "First" } else { "Second" });
}
