// Table of all sets of numbers left, from the empty set up

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        if desired_total <= max_choosable_integer {
            return true;
        }
        let numbers = 1..=max_choosable_integer;
        let spare = numbers.clone().sum::<i32>() - desired_total;
        if spare < 0 {
            return false;
        }
        // The sums of all sets: with each number, first the sets without it, then those with it.
        let mut sums = vec![0];
        for number in numbers.clone() {
            let with_number = sums.clone().into_iter().map(|sum| sum + number);
            sums.extend(with_number);
        }
        // Each set counts as winning until it is computed. So a number that is not in it never
        // looks like a winning move: removing it leaves the set itself.
        let mut wins = vec![true; sums.len()];
        for (left, sum) in sums.into_iter().enumerate() {
            let leaves_a_losing_set = |number: i32| !wins[left & !(1 << (number - 1))];
            wins[left] = sum > spare && numbers.clone().any(leaves_a_losing_set);
        }
        wins.last() == Some(&true)
    }
}
