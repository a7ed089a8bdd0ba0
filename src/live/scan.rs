//! The QR codes in the picture of a camera.

use quircs::Quirc;

/// The longest side of a picture that is read, in pixels.
pub const MAX_SIDE: usize = 640;

/// The texts of the QR codes in a square picture: `side` rows of as many grey values, 0 is black. What is no such picture
/// has none.
pub fn scan(side: usize, grey: &[u8]) -> Vec<String> {
    if side == 0 || side > MAX_SIDE || grey.len() != side * side {
        return Vec::new();
    }
    let mut decoder = Quirc::default();
    let codes = decoder.identify(side, side, grey);
    // What cannot be read in this picture may be read in the next.
    let texts = codes.filter_map(|code| code.ok()?.decode().ok());
    texts
        .filter_map(|it| String::from_utf8(it.payload).ok())
        .collect()
}
