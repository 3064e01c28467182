use rand::Rng;

fn main() {
    println!("{}", rand::thread_rng().gen_range(0..2));
}
// judged dp_l: …hint: there is no crate rand here: for AtCoder, this judge has only itertools and proconio; the site may have more…CE: it does not compile
// judged P4279: …hint: there is no crate rand here: for Luogu, this judge has only the standard library; the site may have more…CE: it does not compile
