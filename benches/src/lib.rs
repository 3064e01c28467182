//! What the benchmarks share.

/// Makes a function of a submitted file: `$answer` stands in the file, where its private functions can be called.
macro_rules! algorithm {
    ($name:ident($case:ident: $Case:ty) -> $Answer:ty, $file:literal, $answer:expr) => {
        #[allow(dead_code, clippy::all, clippy::pedantic, reason = "a file for a judge, of which one function is used")]
        mod $name {
            /// LeetCode defines it.
            struct Solution;

            include!(concat!("../../", $file));

            pub fn $name($case: $Case) -> $Answer {
                $answer
            }
        }
        pub use $name::$name;
    };
}

pub mod inputs;
pub mod results;
pub mod solutions;
pub mod textbook;
