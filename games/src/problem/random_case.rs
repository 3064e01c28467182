//! The random cases that a problem asks for.

use crate::Shape;

/// A case of random inputs.
pub struct RandomCase {
    pub(super) name: &'static str,
    pub(super) count: usize,
    pub(super) shapes: &'static [Shape],
    /// Maximum length of the lists, where the inputs have a structure.
    pub(super) longest: usize,
    pub(super) is_of_near_ties: bool,
}

/// Creates a case of `count` random inputs of these shapes, one shape per argument. The inputs keep the guarantee.
pub const fn random(name: &'static str, count: usize, shapes: &'static [Shape]) -> RandomCase {
    RandomCase { name, count, shapes, longest: usize::MAX, is_of_near_ties: false }
}

/// Creates a case of `count` random inputs of the problem's structure, with lists no longer than `longest`.
pub const fn structured(name: &'static str, count: usize, longest: usize) -> RandomCase {
    RandomCase { longest, ..random(name, count, &[]) }
}

/// Creates a case of `count` random inputs that the site allows, changed by `varied`. If changing one number of an
/// input can change the answer, the case has two inputs instead, with this number on either side of the threshold.
pub const fn near_ties(name: &'static str, count: usize, shapes: &'static [Shape]) -> RandomCase {
    RandomCase { is_of_near_ties: true, ..random(name, count, shapes) }
}
