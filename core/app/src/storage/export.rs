//! Everything in the store as one file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Backend, SaveStore};
use crate::format::{Format, FormatError};

/// Everything in a store, as one file that people can keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// The file's format. This field also tells an export from other files.
    rollkeep_export: u32,
    /// Each text by its key, unchanged.
    entries: BTreeMap<String, String>,
}

/// Why a file was not imported. The store is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// It is not an export of this app.
    #[error("not an export")]
    NotAnExport,
    /// It comes from a newer version of the app.
    #[error("export format {0} is newer than this app")]
    Newer(u32),
    /// It is longer than [`Export::MAX_SIZE`].
    #[error("the file is too long")]
    TooLong,
}

const FORMAT: Format = Format {
    oldest: 1,
    latest: 1,
};

impl Export {
    /// The longest file that is read, in bytes: several times of what a browser stores for a site.
    pub const MAX_SIZE: usize = 32_000_000;

    /// Reads a file; any text is safe.
    ///
    /// # Errors
    /// [`ImportError`] if it is not an export, or too new.
    pub fn from_json(text: &str) -> Result<Export, ImportError> {
        if text.len() > Self::MAX_SIZE {
            return Err(ImportError::TooLong);
        }
        FORMAT.check(text).map_err(|why| match why {
            FormatError::Newer(format) => ImportError::Newer(format),
            FormatError::Unknown | FormatError::UnknownRules(_) => ImportError::NotAnExport,
        })?;
        serde_json::from_str(text).map_err(|_| ImportError::NotAnExport)
    }

    /// Writes the file's text.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    pub(super) fn into_entries(self) -> BTreeMap<String, String> {
        self.entries
    }
}

impl<B: Backend> SaveStore<B> {
    /// Exports everything in the store.
    pub fn export(&self) -> Export {
        let keys = self.records().keys().into_iter();
        let entries = keys.filter_map(|key| Some((self.records().text_of_key(&key)?, key)));
        Export {
            rollkeep_export: FORMAT.latest,
            entries: entries.map(|(text, key)| (key, text)).collect(),
        }
    }
}
