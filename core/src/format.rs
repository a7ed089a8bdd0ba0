//! The head of each saved text: the number of its format, by which an older app recognises what a newer one wrote.

use std::fmt;

use serde::de::{DeserializeSeed, IgnoredAny, MapAccess, Visitor};
use serde::{Deserializer, de};
use serde_json::Value;

use crate::rules::catalogue;

/// Where a text in JSON holds the number of its format, and which numbers this version reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The key of the number.
    pub key: &'static str,
    /// The oldest number that can be read.
    pub oldest: u32,
    /// The newest number that can be read.
    pub latest: u32,
    /// Where the id of the rule set is: a key, and a JSON pointer into its value.
    pub rules: Option<(&'static str, &'static str)>,
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
        let head = self.head(text).ok_or(FormatError::Unknown)?;
        let number = u32::try_from(head.number).unwrap_or(u32::MAX);
        if number > self.latest {
            return Err(FormatError::Newer(number));
        }
        if number < self.oldest {
            return Err(FormatError::Unknown);
        }
        match head.rules {
            Some(id) if catalogue::find(&id).is_none() => Err(FormatError::UnknownRules(id)),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns whether a newer version of the app wrote this text.
    pub fn is_newer(&self, text: &str) -> bool {
        self.check(text).is_err_and(|why| why.is_of_newer())
    }

    fn head(&self, text: &str) -> Option<FormatHead> {
        let mut json = serde_json::Deserializer::from_str(text);
        let head = FormatHeadOf(self).deserialize(&mut json).ok()?;
        json.end().ok()?;
        Some(head)
    }
}

impl FormatError {
    /// Returns whether a newer version of the app can read the text.
    pub const fn is_of_newer(&self) -> bool {
        matches!(self, FormatError::Newer(_) | FormatError::UnknownRules(_))
    }
}

struct FormatHead {
    number: u64,
    rules: Option<String>,
}

/// Reads the head and skips the rest: most texts are read often, and only to see whether they are newer.
struct FormatHeadOf<'a>(&'a Format);

impl<'de> DeserializeSeed<'de> for FormatHeadOf<'_> {
    type Value = FormatHead;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<FormatHead, D::Error> {
        json.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for FormatHeadOf<'_> {
    type Value = FormatHead;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object with {}", self.0.key)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<FormatHead, A::Error> {
        let (mut number, mut rules) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match self.0.rules {
                _ if key == self.0.key => number = map.next_value::<Value>()?.as_u64(),
                Some((place, pointer)) if key == place => {
                    let id = map.next_value::<Value>()?;
                    let id = id.pointer(pointer).and_then(Value::as_str);
                    rules = id.map(str::to_owned);
                }
                Some(_) | None => _ = map.next_value::<IgnoredAny>()?,
            }
        }
        let number = number.ok_or_else(|| de::Error::custom("no number"))?;
        Ok(FormatHead { number, rules })
    }
}
