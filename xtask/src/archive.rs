//! The finished page in one file.

use std::fs::File;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::{Error, files};

/// Packs a folder. The same files give the same bytes.
pub fn pack(folder: &Path, to: &Path) -> Result<(), Error> {
    let bytes = packed(folder)?;
    let mut file = File::create(to).map_err(Error::of(to))?;
    file.write_all(&bytes).map_err(Error::of(to))
}

fn packed(folder: &Path) -> Result<Vec<u8>, Error> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for name in files::below(folder)? {
        let content = files::bytes(&folder.join(&name))?;
        zip.start_file(name.as_str(), options).map_err(Error::Zip)?;
        zip.write_all(&content)
            .map_err(Error::of(&folder.join(&name)))?;
    }
    Ok(zip.finish().map_err(Error::Zip)?.into_inner())
}
