//! Several things in one sentence.

messages!("lists");

/// "5, 6 or 7"
pub(super) fn either(mut texts: Vec<String>) -> String {
    let last = texts.pop().unwrap_or_default();
    let others = texts.into_iter();
    match others.reduce(|first, next| comma(&first, &next)) {
        None => last,
        Some(first) => or(&first, &last),
    }
}
