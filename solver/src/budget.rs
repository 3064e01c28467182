//! What a search may spend.

/// Steps that a new position costs besides its [weight](crate::Game::weight).
const STEPS_PER_POSITION: usize = 100;

/// Copies of a table entry that a hash table may hold per entry, since it keeps free slots and copies itself to grow.
const SLOTS_PER_ENTRY: usize = 3;

/// The steps and bytes that a search may still spend. One step takes a few nanoseconds.
///
/// A move costs one step. A position costs 100 steps and the game's [`weight`](crate::Game::weight); it also costs the
/// bytes of its entry in the table and its [`bytes`](crate::Game::bytes), twice while its moves are being tried. A
/// position is paid before its moves are listed.
#[derive(Debug, Clone)]
pub struct Budget {
    steps: usize,
    bytes: usize,
}

impl Budget {
    /// Creates a budget of this many steps and bytes.
    pub const fn new(steps: usize, bytes: usize) -> Self {
        Self { steps, bytes }
    }

    /// Calls `search` with this budget, and takes back the bytes that it used, for a search whose result is dropped.
    pub fn lending_bytes<T>(&mut self, search: impl FnOnce(&mut Self) -> T) -> T {
        let bytes = self.bytes;
        let result = search(self);
        self.bytes = bytes;
        result
    }

    /// Pays for a move. Returns `None` if the budget does not suffice.
    pub(crate) fn pay_move(&mut self) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        Some(())
    }

    /// Pays for a position of this weight, with an entry of `size` bytes and `heap` bytes elsewhere. Returns `None` if
    /// the budget does not suffice.
    pub(crate) fn pay_position(&mut self, weight: usize, size: usize, heap: usize) -> Option<()> {
        let steps = weight.saturating_add(STEPS_PER_POSITION);
        self.steps = self.steps.checked_sub(steps)?;
        self.pay_bytes((SLOTS_PER_ENTRY * size).saturating_add(heap))
    }

    /// Pays for bytes that are needed for some time.
    pub(crate) fn pay_bytes(&mut self, bytes: usize) -> Option<()> {
        self.bytes = self.bytes.checked_sub(bytes)?;
        Some(())
    }

    /// Takes back bytes that are no longer needed.
    pub(crate) fn give_back(&mut self, bytes: usize) {
        self.bytes += bytes;
    }
}

/// A budget of 60 million steps and 300 million bytes: at most about two seconds.
impl Default for Budget {
    fn default() -> Self {
        Self::new(60_000_000, 300_000_000)
    }
}
