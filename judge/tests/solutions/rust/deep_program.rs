// judged 292 3 4: program AC
use std::collections::HashMap;
use std::hint::black_box;
use std::io;

fn depth(number: usize, known: &mut HashMap<usize, usize>) -> usize {
    if number == 0 {
        return 0;
    }
    if let Some(known) = known.get(&number) {
        return *known;
    }
    let frame = black_box([1; 50]);
    let depth = frame[0] + depth(number - 1, known);
    known.insert(number, depth);
    depth
}

fn main() {
    for line in io::stdin().lines() {
        let n: i32 = line.unwrap().trim().parse().unwrap();
        let is_deep = depth(100_000, &mut HashMap::new()) == 100_000;
        println!("{}", is_deep && n % 4 != 0);
    }
}
