//! What can go wrong.

use std::error;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::path::{Path, PathBuf};

/// The reason why the page could not be finished.
#[derive(Debug)]
pub enum Error {
    /// A file or a folder cannot be read or written.
    File(PathBuf, io::Error),
    /// A text does not have what the build replaces or looks for.
    Missing {
        /// The file with the text.
        file: String,
        /// What it lacks.
        what: String,
    },
    /// A placeholder has not been filled.
    Unfilled {
        /// The file with the placeholder.
        file: String,
        /// The placeholder.
        place: String,
    },
    /// A message that scripts read has more than one line, or more than plain text.
    NotPlain {
        /// The code of its language.
        language: String,
        /// Its id.
        id: String,
    },
    /// A script of the sandbox contains the end of a script.
    EndsItself,
    /// A program that the build calls has failed, or is not there.
    Tool(&'static str, String),
    /// The lazy part cannot be split off.
    Split(String),
    /// The finished page cannot be packed.
    Zip(zip::result::ZipError),
}

impl Error {
    /// Returns what makes an error of this file of the system's error.
    pub fn of(path: &Path) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_owned();
        |error| Error::File(path, error)
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Error::File(path, error) => write!(f, "{}: {error}", path.display()),
            Error::Missing { file, what } => write!(f, "{file} has no {what}"),
            Error::Unfilled { file, place } => write!(f, "{file}: nothing fills {place}"),
            Error::NotPlain { language, id } => {
                write!(f, "{id} in {language} must be one line of plain text")
            }
            Error::EndsItself => write!(f, "a script of the sandbox contains </script"),
            Error::Tool(name, why) => write!(f, "{name}: {why}"),
            Error::Split(why) => write!(f, "the lazy part cannot be split off: {why}"),
            Error::Zip(error) => write!(f, "the page cannot be packed: {error}"),
        }
    }
}

impl error::Error for Error {}
