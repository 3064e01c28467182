//! Ideas that several games show on their own data, in steps. They know no rules.

pub(crate) mod colon;
pub(crate) mod fold;
pub(crate) mod sorting;
