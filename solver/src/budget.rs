//! What a search may spend, and why a game is not solved.

use std::error::Error;
use std::fmt;
use std::hash::Hash;

use rustc_hash::FxHashMap;

/// Steps that a new position costs besides its moves and its [weight](crate::Game::weight).
const STEPS_PER_POSITION: usize = 20;

/// Why a game is not solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unsolved {
    /// The search needs more steps than this limit of the [`Budget`].
    Steps(usize),
    /// The search needs more bytes than this limit of the [`Budget`].
    Bytes(usize),
    /// Positions repeat, although [`CAN_REPEAT`](crate::Game::CAN_REPEAT) is false. The search notices it when the
    /// budget is used up.
    Repeats,
    /// A move gains points or a final lead is not -1, 0 or 1, although [`HAS_POINTS`](crate::Game::HAS_POINTS) is
    /// false.
    Points,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Steps(limit) => write!(formatter, "the search needs more than {limit} steps"),
            Self::Bytes(limit) => write!(formatter, "the search needs more than {limit} bytes"),
            Self::Repeats => formatter.write_str("positions repeat, but CAN_REPEAT is false"),
            Self::Points => formatter.write_str("there are points, but HAS_POINTS is false"),
        }
    }
}

impl Error for Unsolved {}

/// The steps and bytes that searches may still spend.
///
/// A position costs 20 steps, one for each of its moves, and the game's [`weight`](crate::Game::weight). A step takes 5
/// to 40 nanoseconds, depending on how many positions fit in the processor's caches. So 100 million steps suffice for
/// 3.3 million positions with 10 moves each, or for 450,000 with 200.
///
/// Bytes are those that are allocated at the same time: the table of positions and its copy while it grows, with the
/// [`bytes`](crate::Game::bytes) of the positions, and the positions whose moves are being tried. The table has 8/7 to
/// 16/7 slots per position, and half as many again while it grows; a slot has the size of a position, padded to a
/// multiple of 8 bytes, and 9 bytes. So 300 million bytes suffice for 3.6 million positions of 8 bytes.
///
/// Everything is counted, not measured, so that a game is solved or refused alike on every device.
#[derive(Debug, Clone)]
pub struct Budget {
    steps: usize,
    bytes: usize,
    step_limit: usize,
    byte_limit: usize,
}

impl Budget {
    /// Creates a budget of this many steps and bytes.
    pub const fn new(steps: usize, bytes: usize) -> Self {
        Self { steps, bytes, step_limit: steps, byte_limit: bytes }
    }

    /// Returns the number of steps that may still be spent.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// Returns the number of bytes that may still be spent.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Calls `search` with this budget, and takes back the bytes that it used, for a search whose result is dropped.
    pub fn lending_bytes<T>(&mut self, search: impl FnOnce(&mut Self) -> T) -> T {
        let bytes = self.bytes;
        let result = search(self);
        self.bytes = bytes;
        result
    }

    /// Pays for a move.
    pub(crate) fn pay_move(&mut self) -> Result<(), Unsolved> {
        self.pay_steps(1)
    }

    /// Pays for a position of this weight.
    pub(crate) fn pay_position(&mut self, weight: usize) -> Result<(), Unsolved> {
        self.pay_steps(weight.saturating_add(STEPS_PER_POSITION))
    }

    fn pay_steps(&mut self, steps: usize) -> Result<(), Unsolved> {
        self.steps = self.steps.checked_sub(steps).ok_or(Unsolved::Steps(self.step_limit))?;
        Ok(())
    }

    /// Pays for bytes that are needed for some time.
    pub(crate) fn pay_bytes(&mut self, bytes: usize) -> Result<(), Unsolved> {
        self.bytes = self.bytes.checked_sub(bytes).ok_or_else(|| self.out_of_bytes())?;
        Ok(())
    }

    /// Takes back bytes that are no longer needed.
    pub(crate) fn give_back(&mut self, bytes: usize) {
        self.bytes += bytes;
    }

    pub(crate) const fn out_of_bytes(&self) -> Unsolved {
        Unsolved::Bytes(self.byte_limit)
    }

    /// Appends an item, and pays for the memory if the vector has to grow.
    pub(crate) fn push<T>(&mut self, items: &mut Vec<T>, item: T) -> Result<(), Unsolved> {
        if items.len() == items.capacity() {
            let old = items.capacity() * size_of::<T>();
            let more = items.len().max(4);
            self.pay_bytes(old.saturating_add(more * size_of::<T>()))?;
            items.reserve_exact(more);
            self.give_back(old);
        }
        items.push(item);
        Ok(())
    }

    /// Takes back the memory of a vector that is no longer needed.
    pub(crate) fn give_back_items<T>(&mut self, items: Vec<T>) {
        self.give_back(items.capacity() * size_of::<T>());
    }
}

/// A budget of 100 million steps and 300 million bytes: about two seconds.
impl Default for Budget {
    fn default() -> Self {
        Self::new(100_000_000, 300_000_000)
    }
}

/// A hash table that pays for its memory.
#[derive(Debug, Clone)]
pub(crate) struct Table<Position, Value>(FxHashMap<Position, Value>);

impl<Position: Eq + Hash, Value> Table<Position, Value> {
    pub(crate) fn new() -> Self {
        Self(FxHashMap::default())
    }

    /// Returns the memory of a table with this capacity, in bytes.
    fn bytes(capacity: usize) -> usize {
        let slots = (8 * capacity).div_ceil(7);
        let slots = if slots == 0 { 0 } else { slots.next_power_of_two() };
        slots.saturating_mul(size_of::<(Position, Value)>() + 1)
    }

    pub(crate) fn get(&self, position: &Position) -> Option<&Value> {
        self.0.get(position)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Inserts a value, and pays for the memory if the table has to grow.
    pub(crate) fn insert(
        &mut self,
        position: Position,
        value: Value,
        budget: &mut Budget,
    ) -> Result<(), Unsolved> {
        if self.0.len() == self.0.capacity() {
            let capacity = self.0.capacity();
            budget.pay_bytes(Self::bytes(capacity + 1))?;
            self.0.reserve(1);
            budget.give_back(Self::bytes(capacity));
        }
        self.0.insert(position, value);
        Ok(())
    }

    /// Inserts a position without its value, when the budget is used up. Returns whether it is new.
    pub(crate) fn insert_unpaid(&mut self, position: Position) -> bool
    where
        Value: Default,
    {
        self.0.insert(position, Value::default()).is_none()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Position, &Value)> {
        self.0.iter()
    }

    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.0.values_mut()
    }
}
