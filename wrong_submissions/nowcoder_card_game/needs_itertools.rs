// CE E0432: a crate, where the judge has none

use itertools::Itertools;

fn main() {
    println!("{}", [1, 2, 100, 4].iter().join(" "));
}
