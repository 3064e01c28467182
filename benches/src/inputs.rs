//! The rows and deals that the algorithms are measured on, the same in every run.

use std::iter::repeat_with;
use std::ops::RangeInclusive;

use fastrand::Rng;

#[derive(Clone, Copy, Debug)]
pub enum Shape {
    Random,
    Rising,
    Falling,
    Alternating,
    AllEqual,
    AllZero,
}

impl Shape {
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Rising, Self::Falling, Self::Alternating, Self::AllEqual, Self::AllZero];

    /// Such a row of `length` values from `values`. Zeros need not be in `values`.
    #[must_use]
    pub fn row(self, length: usize, values: RangeInclusive<i32>) -> Box<[i32]> {
        let mut random = Rng::with_seed(1140);
        let mut row: Box<[i32]> = repeat_with(|| random.i32(values.clone())).take(length).collect();
        let (lowest, highest) = values.into_inner();
        match self {
            Self::Random => {}
            Self::Rising => row.sort_unstable(),
            Self::Falling => row.sort_unstable_by(|one, other| other.cmp(one)),
            Self::Alternating => row = [lowest, highest].into_iter().cycle().take(length).collect(),
            Self::AllEqual => row.fill(highest),
            Self::AllZero => row.fill(0),
        }
        row
    }
}

/// Two hands of `size` random cards each.
#[must_use]
pub fn random_deal(size: usize) -> [Vec<u8>; 2] {
    let mut random = Rng::with_seed(3);
    [(); 2].map(|()| repeat_with(|| random.u8(1..=9)).take(size).collect())
}

/// Two hands of a hundred cards each with which the game never ends.
#[must_use]
pub fn endless_deal() -> [Vec<u8>; 2] {
    let hand = |twos: &[usize]| (1..=100).map(|place| if twos.contains(&place) { 2 } else { 1 }).collect();
    [hand(&[5, 21, 72]), hand(&[73, 82])]
}
