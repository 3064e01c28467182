//! The rows that the solutions are measured on.

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

    /// Such a row of `length` values from `values`, the same in every call. Zeros need not be in `values`.
    #[must_use]
    pub fn row(self, length: usize, values: RangeInclusive<i32>) -> Vec<i32> {
        let (lowest, highest) = values.clone().into_inner();
        match self {
            Self::Random => {
                let mut random = Rng::with_seed(1140);
                repeat_with(|| random.i32(values.clone())).take(length).collect()
            }
            Self::Rising => {
                let mut row = Self::Random.row(length, values);
                row.sort_unstable();
                row
            }
            Self::Falling => {
                let mut row = Self::Rising.row(length, values);
                row.reverse();
                row
            }
            Self::Alternating => [lowest, highest].into_iter().cycle().take(length).collect(),
            Self::AllEqual => vec![highest; length],
            Self::AllZero => vec![0; length],
        }
    }
}

/// Two hands of `size` random cards each.
#[must_use]
pub fn random_deal(size: usize, random: &mut Rng) -> [Vec<u8>; 2] {
    [(); 2].map(|()| repeat_with(|| random.u8(1..=9)).take(size).collect())
}
