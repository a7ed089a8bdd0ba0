//! Output: the requested files and the terminal.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};

use rollkeep_core::tournament::TournamentFile;

use crate::arguments::Arguments;

/// The requested files. They are opened before the first game, so that no tournament is played in vain.
pub struct Files {
    json: Option<Output>,
    csv: Option<Output>,
}

/// A file and its name.
struct Output {
    name: String,
    file: File,
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
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(name)
            .map_err(|why| format!("{name}: {why}"))?;
        let name = name.to_owned();
        Ok(Output { name, file })
    }

    fn write(mut self, text: &str) -> Result<(), String> {
        let written = self.overwrite(text);
        written.map_err(|why| format!("{}: {why}", self.name))
    }

    fn overwrite(&mut self, text: &str) -> io::Result<()> {
        // A device or a pipe has no length.
        if self.file.metadata()?.is_file() {
            self.file.set_len(0)?;
        }
        self.file.write_all(text.as_bytes())?;
        self.file.flush()
    }
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
