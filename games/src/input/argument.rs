//! The arguments of a problem.

use crate::input::shape::Shape;

/// An argument of a problem.
#[derive(Debug)]
pub struct Argument {
    pub name: &'static str,
    /// The values within the site's constraints.
    pub site: Shape,
    /// The values that the program answers locally.
    pub local: Shape,
}

impl Argument {
    /// Creates an argument with the site's constraints. Locally, any positive number, any row, or any text over the
    /// alphabet is allowed; a list keeps the site's constraints.
    pub const fn new(name: &'static str, site: Shape) -> Self {
        let local = site.unbounded();
        Self { name, site, local }
    }

    /// Returns the argument with these local constraints.
    pub(crate) const fn locally(mut self, local: Shape) -> Self {
        self.local = local;
        self
    }
}
