//! Files and folders, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Error;

/// Returns the text of a file.
pub fn text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(Error::of(path))
}

/// Returns the bytes of a file.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(Error::of(path))
}

/// Writes a file.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Error> {
    fs::write(path, content).map_err(Error::of(path))
}

/// Moves a file.
pub fn take(from: &Path, to: &Path) -> Result<(), Error> {
    fs::rename(from, to).map_err(Error::of(from))
}

/// Makes a folder, with those around it.
pub fn folder(path: &Path) -> Result<(), Error> {
    fs::create_dir_all(path).map_err(Error::of(path))
}

/// Returns what is directly in a folder, in the order of names.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let found = fs::read_dir(folder).map_err(Error::of(folder))?;
    let paths = found.map(|entry| entry.map(|it| it.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(Error::of(folder))?;
    paths.sort();
    Ok(paths)
}

/// Returns the files in a folder and below it as paths from there, with `/`, in the order of these paths.
pub fn below(folder: &Path) -> Result<Vec<String>, Error> {
    fn visit(folder: &Path, before: &str, found: &mut Vec<String>) -> Result<(), Error> {
        for path in entries(folder)? {
            let name = format!("{before}{}", name(&path));
            match path.is_dir() {
                true => visit(&path, &format!("{name}/"), found)?,
                false => found.push(name),
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    visit(folder, "", &mut found)?;
    found.sort();
    Ok(found)
}

/// Returns the last part of a path.
pub fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
