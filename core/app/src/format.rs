//! The head of each saved text: the number of its format, by which an older app recognises what a newer one wrote.

use serde::Deserialize;
use serde_json::Value;

use rollkeep_rules::catalogue;

/// The numbers of a format that this version reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The oldest number.
    pub oldest: u32,
    /// The newest number.
    pub latest: u32,
}

/// Why a text cannot be read in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// It is not JSON, or has no number of a known format.
    #[error("no known format")]
    Unknown,
    /// A newer version of the app wrote it, in the format of this number.
    #[error("format {0} is newer than this app")]
    Newer(u32),
    /// Its rule set, named by this id, is not in the catalogue: a newer version has it.
    #[error("unknown rule set {0}")]
    UnknownRules(String),
}

impl Format {
    /// Checks the head of a text; what follows is not read.
    ///
    /// # Errors
    /// [`FormatError`] says why this version cannot read it.
    pub fn check(&self, text: &str) -> Result<(), FormatError> {
        let head: Head = serde_json::from_str(text).map_err(|_| FormatError::Unknown)?;
        let number = head.number().ok_or(FormatError::Unknown)?;
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        if number > self.latest {
            return Err(FormatError::Newer(number));
        }
        if number < self.oldest {
            return Err(FormatError::Unknown);
        }
        match head.rules() {
            Some(id) if catalogue::find(id).is_none() => {
                Err(FormatError::UnknownRules(id.to_owned()))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns whether a newer version of the app wrote this text.
    pub fn is_newer(&self, text: &str) -> bool {
        self.check(text).is_err_and(|why| why.is_of_newer())
    }
}

impl FormatError {
    /// Returns whether a newer version of the app can read the text.
    pub const fn is_of_newer(&self) -> bool {
        matches!(self, FormatError::Newer(_) | FormatError::UnknownRules(_))
    }
}

/// The fields that tell what wrote a text. Most texts are read often, and only to see whether they are newer, so the other
/// fields are skipped. A newer version may give these fields any value.
#[derive(Deserialize)]
struct Head {
    format: Option<Value>,
    /// The number of a game with real dice.
    real_dice: Option<Value>,
    /// The number of a tournament.
    version: Option<Value>,
    /// The number of an export.
    rollkeep_export: Option<Value>,
    /// The id of a rule set, or a whole one.
    rules: Option<Value>,
    /// The plan of a tournament.
    plan: Option<Value>,
}

impl Head {
    fn number(&self) -> Option<u64> {
        let fields = [
            &self.format,
            &self.real_dice,
            &self.version,
            &self.rollkeep_export,
        ];
        fields.into_iter().flatten().find_map(Value::as_u64)
    }

    /// Returns the id of the rule set.
    fn rules(&self) -> Option<&str> {
        let of_plan = || self.plan.as_ref()?.get("rules");
        self.rules.as_ref().or_else(of_plan)?.as_str()
    }
}
