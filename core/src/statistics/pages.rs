//! How summaries and judgements are stored: one line for each game, and one text for games that began at about the same
//! time.

use std::collections::{BTreeMap, BTreeSet};

use siphasher::sip::SipHasher13;

use super::numbers;
use crate::storage::{Backend, RecordId};

/// The length of the common prefix of ids. Games that began within the same 50 days share a text, so that a game that
/// ends changes only a small one.
const SHARED_LETTERS: usize = 4;

/// What is known of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known<T> {
    /// The fingerprint of the game's text.
    pub fingerprint: u64,
    /// What was made of it; `None` if that was not possible.
    pub content: Option<T>,
}

/// Returns the key of the text with this game's line.
pub(super) fn key(prefix: &str, id: &RecordId) -> String {
    let shared: String = id.as_str().chars().take(SHARED_LETTERS).collect();
    format!("{prefix}{shared}")
}

/// Adds all that is kept under this prefix, as `read` understands a text, but not what has changed here since. What
/// cannot be read is none.
pub(super) fn read_more<T>(
    backend: &impl Backend,
    prefix: &str,
    games: &mut BTreeMap<RecordId, Known<T>>,
    changed: &BTreeSet<String>,
    read: impl Fn(&str) -> Option<Vec<(RecordId, Known<T>)>>,
) {
    for key in backend.keys().unwrap_or_default() {
        if key.starts_with(prefix)
            && !changed.contains(&key)
            && let Ok(Some(text)) = backend.read(&key)
        {
            games.extend(read(&text).unwrap_or_default());
        }
    }
}

/// Keeps the texts of the keys that have changed, as `write` makes them of their games. What there is no room for is
/// made again later.
pub(super) fn keep<T>(
    backend: &impl Backend,
    prefix: &str,
    changed: &mut BTreeSet<String>,
    games: &BTreeMap<RecordId, Known<T>>,
    write: impl for<'a> Fn(&mut dyn Iterator<Item = (&'a RecordId, &'a Known<T>)>) -> Option<String>,
) {
    for changed in std::mem::take(changed) {
        let mut games = games.iter().filter(|(id, _)| key(prefix, id) == changed);
        let _ = match write(&mut games) {
            Some(text) => backend.write(&changed, &text),
            None => backend.remove(&changed),
        };
    }
}

/// Returns a hash of 53 bits that tells texts apart: SipHash-1-3 without a key. It is stored, so it never changes.
pub(super) fn fingerprint(text: &str) -> u64 {
    SipHasher13::new().hash(text.as_bytes()) >> 11
}

/// Writes a line for each game, with a line break before each; `None` if there is no game.
pub(super) fn lines<'a, T: 'a>(
    games: impl Iterator<Item = (&'a RecordId, &'a Known<T>)>,
    mut write: impl FnMut(&mut String, &T),
) -> Option<String> {
    let mut lines = String::new();
    for (id, it) in games {
        lines.push('\n');
        lines.push_str(id.as_str());
        lines.push(' ');
        numbers::push(&mut lines, it.fingerprint);
        if let Some(content) = &it.content {
            write(&mut lines, content);
        }
    }
    (!lines.is_empty()).then_some(lines)
}

/// Reads such a line.
pub(super) fn line<T>(
    line: &str,
    read: impl Fn(&[u8]) -> Option<T>,
) -> Option<(RecordId, Known<T>)> {
    let (id, rest) = line.split_once(' ')?;
    let mut rest = rest.as_bytes();
    let fingerprint = numbers::take(&mut rest)?;
    let content = match rest {
        [] => None,
        rest => Some(read(rest)?),
    };
    let known = Known {
        fingerprint,
        content,
    };
    Some((RecordId::parse(id)?, known))
}

/// Puts a form and a checksum before a text.
pub(super) fn seal(form: &str, rest: &str) -> String {
    let mut text = form.to_owned();
    numbers::push(&mut text, fingerprint(rest));
    text + "\n" + rest
}

/// Returns the text behind the head; `None` if it has another form or is damaged.
pub(super) fn open<'a>(form: &str, text: &'a str) -> Option<&'a str> {
    let (head, rest) = text.split_once('\n')?;
    let mut told = head.strip_prefix(form)?.as_bytes();
    (numbers::take(&mut told) == Some(fingerprint(rest)) && told.is_empty()).then_some(rest)
}
