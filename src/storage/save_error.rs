//! Why something was not saved.

/// Why something was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Someone else, in another tab, has gone on: this is what is saved now.
    Changed(String),
    /// Someone else, in another tab, has deleted it.
    Deleted,
}
