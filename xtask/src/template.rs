//! Texts with placeholders.

use crate::Error;

/// A text with placeholders such as `__WORDS__`. A placeholder that is not there is an error, and so is one that stays.
pub struct Template {
    file: String,
    text: String,
}

impl Template {
    /// A template from the text of this file.
    pub fn new(file: &str, text: impl Into<String>) -> Template {
        Template {
            file: file.to_owned(),
            text: text.into(),
        }
    }

    /// Puts a value wherever this placeholder is.
    pub fn fill(&mut self, place: &str, value: &str) -> Result<(), Error> {
        if !self.text.contains(place) {
            return Err(self.missing(place));
        }
        self.text = self.text.replace(place, value);
        Ok(())
    }

    /// Returns what is between these two texts.
    pub fn between(&self, start: &str, end: &str) -> Result<&str, Error> {
        let (_, rest) = self
            .text
            .split_once(start)
            .ok_or_else(|| self.missing(start))?;
        let (found, _) = rest.split_once(end).ok_or_else(|| self.missing(end))?;
        Ok(found)
    }

    /// Returns the text; an error if a placeholder is left.
    pub fn done(self) -> Result<String, Error> {
        let mut parts = self.text.split("__").skip(1);
        let is_name = |part: &&str| {
            !part.is_empty() && part.chars().all(|it| it.is_ascii_uppercase() || it == '_')
        };
        match parts.find(is_name) {
            Some(name) => Err(Error::Unfilled {
                file: self.file,
                place: format!("__{name}__"),
            }),
            None => Ok(self.text),
        }
    }

    fn missing(&self, what: &str) -> Error {
        Error::Missing {
            file: self.file.clone(),
            what: what.to_owned(),
        }
    }
}
