//! What the benchmarks share.

#![allow(dead_code, reason = "each benchmark needs a part of it")]
#![allow(clippy::ptr_arg, clippy::trivially_copy_pass_by_ref, reason = "an algorithm is a function of a `&Case`")]

pub mod results;
pub mod rows;
pub mod solutions;
pub mod textbook;
