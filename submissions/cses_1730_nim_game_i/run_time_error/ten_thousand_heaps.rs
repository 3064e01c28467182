// An array of 10,000 heaps, the limit of Luogu P2197

use std::error::Error;
use std::io::{self, Read};

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<usize>);
    let mut next = || numbers.next().ok_or("the input ends too early");
    let mut heaps = [0; 10_000];
    let mut answers = String::new();
    for _ in 0..next()?? {
        let n = next()??;
        for i in 0..n {
            heaps[i] = next()??;
        }
        let xor = heaps[..n].iter().fold(0, |xor, heap| xor ^ heap);
        answers += if xor == 0 { "second\n" } else { "first\n" };
    }
    print!("{answers}");
    Ok(())
}
