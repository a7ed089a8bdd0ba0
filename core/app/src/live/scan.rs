//! Finds QR codes in the picture of a camera.

use quircs::Quirc;

/// The longest side of a picture that is read, in pixels.
pub const MAX_SIDE: usize = 640;

/// Returns the texts of the QR codes in a square picture of `side` × `side` grey values; 0 is black. A picture of
/// another size has none.
pub fn scan(side: usize, grey: &[u8]) -> Vec<String> {
    if side == 0 || side > MAX_SIDE || grey.len() != side * side {
        return Vec::new();
    }
    let mut decoder = Quirc::default();
    let codes = decoder.identify(side, side, grey);
    // A code that cannot be read in this picture may be readable in the next one.
    let texts = codes.filter_map(|code| code.ok()?.decode().ok());
    texts
        .filter_map(|it| String::from_utf8(it.payload).ok())
        .collect()
}
