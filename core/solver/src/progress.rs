//! How far the solving of rules is.

/// How far a solve has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Finished parts.
    pub done: usize,
    /// All parts.
    pub all: usize,
}
