// A table up to 1222, but without a check for larger sizes

use std::collections::HashSet;
use std::error::Error;
use std::io::{self, Read};

fn main() -> Result<(), Box<dyn Error>> {
    let mut grundy = vec![0];
    for n in 1..=1222 {
        let splits = (1..n).take_while(|i| 2 * i < n);
        let after: HashSet<usize> = splits.map(|i| grundy[i] ^ grundy[n - i]).collect();
        grundy.extend((0..).find(|number| !after.contains(number)));
    }
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    for n in input.split_whitespace().skip(1) {
        let n: usize = n.parse()?;
        println!("{}", if grundy[n] > 0 { "first" } else { "second" });
    }
    Ok(())
}
