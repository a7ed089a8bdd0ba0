//! Random changes of texts, as damage or an attacker makes them.

use proptest::prelude::*;
use proptest::sample::Index;

/// A change of a text: some characters make way for others.
#[derive(Clone, Debug)]
pub struct Edit {
    at: Index,
    length: usize,
    splice: String,
}

/// One to three changes. The new characters match this pattern.
pub fn edits(splice: &'static str) -> impl Strategy<Value = Vec<Edit>> {
    let edit = (any::<Index>(), 0..4usize, splice);
    let edit = edit.prop_map(|(at, length, splice)| Edit { at, length, splice });
    prop::collection::vec(edit, 1..4)
}

/// The text after these changes.
pub fn edited(text: &str, edits: &[Edit]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for edit in edits {
        let at = edit.at.index(letters.len() + 1);
        let end = (at + edit.length).min(letters.len());
        letters.splice(at..end, edit.splice.chars());
    }
    letters.into_iter().collect()
}
