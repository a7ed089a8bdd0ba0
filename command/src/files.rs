//! Output: the requested files and the terminal.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use rollkeep_app::tournament::TournamentFile;

use crate::arguments::Arguments;

/// The name that stands for the standard output.
const STANDARD: &str = "-";

/// The requested files. They are opened before the first game, so that no tournament is played in vain.
pub struct Files {
    json: Option<Output>,
    csv: Option<Output>,
}

/// A file and its name.
struct Output {
    name: String,
    /// `None` for the standard output, and for a file that was not there before: it is made when there is something to write, so
    /// that no empty file stays if the command is stopped.
    file: Option<File>,
}

impl Files {
    /// Opens them. Their content stays until there is something to write.
    ///
    /// # Errors
    /// A sentence that says which cannot be written.
    pub fn open(arguments: &Arguments) -> Result<Files, String> {
        let open = |name: &Option<String>| name.as_deref().map(Output::open).transpose();
        Ok(Files {
            json: open(&arguments.json)?,
            csv: open(&arguments.csv)?,
        })
    }

    /// Returns whether no file was requested.
    pub const fn is_empty(&self) -> bool {
        self.json.is_none() && self.csv.is_none()
    }

    /// Returns whether one of them is the standard output, which then has nothing else.
    pub fn take_output(&self) -> bool {
        let mut both = [&self.json, &self.csv].into_iter().flatten();
        both.any(|it| it.name == STANDARD)
    }

    /// Writes all of them, as far as possible.
    ///
    /// # Errors
    /// A sentence about the first that could not be written.
    pub fn write(self, tournament: &TournamentFile) -> Result<(), String> {
        let json = self.json.map(|it| it.write(&tournament.to_json()));
        let csv = self.csv.map(|it| it.write(&tournament.to_csv()));
        json.into_iter().chain(csv).collect()
    }
}

impl Output {
    fn open(name: &str) -> Result<Output, String> {
        let file = match name {
            STANDARD => Ok(None),
            _ => Output::check(name),
        };
        let file = file.map_err(|why| format!("{name}: {why}"))?;
        let name = name.to_owned();
        Ok(Output { name, file })
    }

    /// Opens a file to see that it can be written. Its content stays; one that was not there is gone again.
    fn check(name: &str) -> io::Result<Option<File>> {
        let is_new = !Path::new(name).try_exists()?;
        let file = Output::open_file(name)?;
        if is_new {
            drop(file);
            fs::remove_file(name)?;
            return Ok(None);
        }
        Ok(Some(file))
    }

    fn open_file(name: &str) -> io::Result<File> {
        OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(name)
    }

    fn write(self, text: &str) -> Result<(), String> {
        if self.name == STANDARD {
            return print(text);
        }
        let Output { name, file } = self;
        let file = file.map_or_else(|| Output::open_file(&name), Ok);
        let written = file.and_then(|file| overwrite(file, text));
        written.map_err(|why| format!("{name}: {why}"))
    }
}

fn overwrite(mut file: File, text: &str) -> io::Result<()> {
    // A device or a pipe has no length.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(text.as_bytes())?;
    file.flush()
}

/// Prints a text.
///
/// # Errors
/// A sentence that says why it cannot be written.
pub fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    let printed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    printed.map_err(|why| format!("The output cannot be written: {why}"))
}

/// Prints an error, if possible.
pub fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
