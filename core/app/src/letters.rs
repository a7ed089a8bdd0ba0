//! Text compared as people read it: a search, and the names of people.
//!
//! Turkish pairs `ı` with `I` and `i` with `İ`, other languages pair `i` with `I`. Names and searches may be in any
//! language, so all four are one letter here. Case folding alone does not do this: it turns `İ` into an `i` and a dot.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The dot that is left over when `İ` becomes `i`.
const DOT_ABOVE: char = '\u{307}';

/// Returns the key under which a search finds a text: without case and without accents. The key of "İskandinav" is
/// "iskandinav", that of "Kåk" is "kak".
pub fn search_key(text: &str) -> String {
    let letters = text.nfkd().filter(|&it| !is_combining_mark(it));
    letters.default_case_fold().map(with_dot).collect()
}

/// Returns whether two names are the same but for case. Accents count: Åsa is not Asa.
pub fn is_same_name(one: &str, other: &str) -> bool {
    name_key(one) == name_key(other)
}

/// Returns the key that is equal for [the same names](is_same_name).
pub fn name_key(name: &str) -> String {
    // An accent that has a letter of its own joins it, so that the dots that stay alone are those of `İ`.
    let letters = name.nfd().default_case_fold().nfc();
    letters
        .filter(|&it| it != DOT_ABOVE)
        .map(with_dot)
        .collect()
}

const fn with_dot(letter: char) -> char {
    match letter {
        'ı' => 'i',
        _ => letter,
    }
}
