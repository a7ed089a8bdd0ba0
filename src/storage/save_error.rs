//! Why something was not saved.

/// Why something was not saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// Someone else, in another tab, has continued: this is what is saved now.
    #[error("another text stands there")]
    Changed(String),
    /// Someone else, in another tab, has deleted it.
    #[error("it was deleted")]
    Deleted,
}
