fn main() {
    for line in std::io::stdin().lines() {
        println!("{}", line.unwrap().parse::<i32>().unwrap() % 5 != 0);
    }
}
