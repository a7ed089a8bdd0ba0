//! Names in sentences.

use std::borrow::Cow;

/// A name that changes the direction of nothing around it. Names in scripts that run from left to right, as the
/// sentences do, stay as they are.
pub fn isolated(name: &str) -> Cow<'_, str> {
    // Hebrew is the first script that runs from right to left; nothing before it turns anything.
    if name.chars().all(|c| c < '\u{590}') {
        return Cow::Borrowed(name);
    }
    let name: String = name.chars().filter(|c| !turns(*c)).collect();
    Cow::Owned(format!("\u{2068}{name}\u{2069}"))
}

/// Does this character do nothing but turn the direction of what follows?
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
