//! The arguments of a problem: their names, and the values that they take.

use crate::Shape;

/// An argument of a problem.
#[derive(Debug)]
pub struct Argument {
    pub name: &'static str,
    /// The values that the site gives.
    pub site: Shape,
    /// The values that the program answers locally.
    pub local: Shape,
}

impl Argument {
    /// An argument within these constraints at the site. Locally it is any positive number, any row, or any text of the
    /// alphabet; a list has the same constraints as at the site.
    pub(crate) const fn new(name: &'static str, site: Shape) -> Self {
        let local = site.unbounded();
        Self { name, site, local }
    }

    /// The argument with these constraints locally.
    pub(crate) const fn locally(mut self, local: Shape) -> Self {
        self.local = local;
        self
    }
}
