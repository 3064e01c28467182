// Uses the crate `itertools`, where the judge has no crates

use itertools::join;

fn main() {
    println!("{}", join(&[1, 2, 100, 4], " "));
}
// judged nowcoder: …E0432…CE it does not compile
