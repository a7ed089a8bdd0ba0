//! Why something was not saved.

/// Why something was not saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// Another tab has continued; this is the text that is stored now.
    #[error("another text stands there")]
    Changed(String),
    /// Another tab has deleted it.
    #[error("it was deleted")]
    Deleted,
}
