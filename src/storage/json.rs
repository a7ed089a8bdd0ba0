//! JSON, as far as saves need it: texts, whole numbers, lists and objects.
//!
//! Of all that `serde_json` brings, numbers with fractions weigh most, and no save has any: with it
//! the page is a sixth heavier.

mod read;
mod write;

use std::fmt;

use serde::{Serialize, de};

use read::Reader;
use write::Writer;

/// The text is not JSON, or not of this kind. Saves are told why in their own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotThis;

/// Reads a text, whatever it is.
///
/// # Errors
/// [`NotThis`] if it does not hold such a value, or more than that.
pub fn from_text<T: de::DeserializeOwned>(text: &str) -> Result<T, NotThis> {
    let mut reader = Reader::new(text);
    let value = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// The value on one line. Nothing, if it cannot be said here.
pub fn to_text(value: &impl Serialize) -> String {
    Writer::write(value, false)
}

/// The value on as many lines as people like to read. Nothing, if it cannot be said here.
pub fn to_lines(value: &impl Serialize) -> String {
    Writer::write(value, true)
}

impl fmt::Display for NotThis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not such a value in JSON")
    }
}

impl std::error::Error for NotThis {}

// What serde would say of it is not put together: it is long, and nobody reads it.
impl de::Error for NotThis {
    fn custom<T: fmt::Display>(_: T) -> NotThis {
        NotThis
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> NotThis {
        NotThis
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> NotThis {
        NotThis
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> NotThis {
        NotThis
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> NotThis {
        NotThis
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> NotThis {
        NotThis
    }

    fn missing_field(_: &'static str) -> NotThis {
        NotThis
    }

    fn duplicate_field(_: &'static str) -> NotThis {
        NotThis
    }
}

impl serde::ser::Error for NotThis {
    fn custom<T: fmt::Display>(_: T) -> NotThis {
        NotThis
    }
}
