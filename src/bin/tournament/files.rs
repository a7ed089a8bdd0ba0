//! The files that were asked for, and what is printed.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};

use rollkeep::tournament::TournamentFile;

use crate::arguments::Arguments;

/// The files that were asked for. They are open before the first game, so that none is played in vain.
pub struct Files {
    json: Option<Output>,
    csv: Option<Output>,
}

/// A file, and what it is called.
struct Output {
    name: String,
    file: File,
}

impl Files {
    /// Opens them. What they hold stays until there is something to write.
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

    /// Is none to be written?
    pub const fn is_empty(&self) -> bool {
        self.json.is_none() && self.csv.is_none()
    }

    /// Writes them all, as far as they can be written.
    ///
    /// # Errors
    /// A sentence that says which the first was that could not be.
    pub fn write(self, sheet: &TournamentFile) -> Result<(), String> {
        let json = self.json.map(|it| it.write(&sheet.to_text()));
        let csv = self.csv.map(|it| it.write(&sheet.to_csv()));
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
/// A sentence that says why nobody can read it.
pub fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    let printed = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    printed.map_err(|why| format!("The output cannot be written: {why}"))
}

/// Prints what went wrong, if anybody can read it.
pub fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
