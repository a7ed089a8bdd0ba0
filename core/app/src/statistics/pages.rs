//! How summaries and judgements are stored: one page for games that began at about the same time, in the binary form of
//! `postcard`, sealed like a link. They can be computed again, so a page of another form is not read.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

use crate::sealed::{open, seal};
use crate::storage::{Backend, RecordId};

/// The length of the common prefix of ids. Games that began within the same 50 days share a text, so that a game that
/// ends changes only a small one.
const SHARED_LETTERS: usize = 4;

/// What is known of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Known<T> {
    /// The fingerprint of the game's text.
    pub fingerprint: u64,
    /// What was made of it; `None` if that was not possible.
    pub content: Option<T>,
}

/// Returns the key of the page with this game.
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

/// Writes a page of this form.
pub(super) fn write(form: u8, page: &impl Serialize) -> Option<String> {
    Some(seal(form, &postcard::to_allocvec(page).ok()?))
}

/// Reads a page; `None` if it has another form or is damaged.
pub(super) fn read<P: DeserializeOwned>(form: u8, text: &str) -> Option<P> {
    let (found, page) = open(text)?;
    postcard::from_bytes(&page).ok().filter(|_| found == form)
}

/// Returns the games of a page whose content is possible.
pub(super) fn games<R, T>(
    rows: Vec<(String, Known<R>)>,
    content: impl Fn(R) -> Option<T>,
) -> Vec<(RecordId, Known<T>)> {
    let game = |(id, row): (String, Known<R>)| {
        let content = match row.content {
            Some(row) => Some(content(row)?),
            None => None,
        };
        let fingerprint = row.fingerprint;
        Some((
            RecordId::parse(&id)?,
            Known {
                fingerprint,
                content,
            },
        ))
    };
    rows.into_iter().filter_map(game).collect()
}
