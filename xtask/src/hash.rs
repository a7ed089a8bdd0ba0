//! Hashes of contents.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// Returns the 16 hexadecimal digits that name a file by its contents, or a folder by those of its files.
pub fn name<T: AsRef<[u8]>>(contents: impl IntoIterator<Item = T>) -> String {
    let mut hash = Sha256::new();
    for content in contents {
        hash.update(content.as_ref());
    }
    let hash = hash.finalize();
    hash.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Returns the form in which pages name what they allow: `sha256-` and the hash in base64.
pub fn integrity(content: impl AsRef<[u8]>) -> String {
    let hash = Sha256::digest(content.as_ref());
    format!("sha256-{}", STANDARD.encode(hash))
}
