// E0432: uses the crate `itertools`, where the judge has no crates

use itertools::join;

fn main() {
    println!("{}", join(&[1, 2, 100, 4], " "));
}
