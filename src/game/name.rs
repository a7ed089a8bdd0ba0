//! Names of a bounded length.

use unicode_segmentation::UnicodeSegmentation;

/// The beginning of a name, of so many characters at most. What people see as one sign, such as a family of
/// emoji, is in it as a whole or not at all.
pub fn cut_name(name: &str, most: usize) -> &str {
    let mut room = most;
    for (start, sign) in name.grapheme_indices(true) {
        match room.checked_sub(sign.chars().count()) {
            Some(left) => room = left,
            None => return &name[..start],
        }
    }
    name
}
