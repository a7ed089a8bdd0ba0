//! Names that people give: what may stand in one.

use unicode_segmentation::UnicodeSegmentation;

/// A name without what nobody sees or what acts on the text around it: control characters, marks that turn the
/// direction, characters without width. Joiners stay, because emoji and some scripts are written with them. Empty if
/// nothing of it can be seen.
pub fn clean_name(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    for c in text.chars() {
        let last = clean.chars().next_back();
        match c {
            _ if c.is_whitespace() => {
                if last.is_some_and(|last| last != ' ') {
                    clean.push(' ');
                }
            }
            // Flags of regions are spelt with these, behind a black flag.
            '\u{e0020}'..='\u{e007f}' => {
                if matches!(last, Some('\u{1f3f4}' | '\u{e0020}'..='\u{e007f}')) {
                    clean.push(c);
                }
            }
            _ if c.is_control() || steers(c) => {}
            _ => clean.push(c),
        }
    }
    let clean = clean.trim_matches(|c: char| c.is_whitespace() || joins(c));
    match clean.chars().any(is_seen) {
        true => clean.to_owned(),
        false => String::new(),
    }
}

/// The beginning of a name, at most `most` characters long. What people see as one sign, such as a family of
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

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing of it can be seen.
    #[error("a name is missing")]
    None,
    /// It has more characters than it may.
    #[error("a name is too long")]
    Long,
    /// An earlier name is the same.
    #[error("two names are the same")]
    Same,
}

/// Checks that each name can be seen, has at most `most` characters, and differs from those before it.
///
/// # Errors
/// The place of the first wrong name, and what is wrong with it.
pub fn check_names<'a>(
    names: impl IntoIterator<Item = &'a str>,
    most: usize,
) -> Result<(), (usize, NameError)> {
    let mut before = Vec::new();
    for (place, name) in names.into_iter().enumerate() {
        if !name.chars().any(is_seen) {
            return Err((place, NameError::None));
        }
        if name.chars().count() > most {
            return Err((place, NameError::Long));
        }
        if before.contains(&name) {
            return Err((place, NameError::Same));
        }
        before.push(name);
    }
    Ok(())
}

/// "Ann", "Ann 2", "Ann 3" and so on: this name [cleaned](clean_name), each [cut](cut_name) to `most` characters.
pub fn numbered_names(like: &str, most: usize) -> impl Iterator<Item = String> + use<> {
    let like = clean_name(like);
    let cut = move |room: usize| cut_name(&like, room).trim_end().to_owned();
    let first = cut(most);
    let numbered = move |number: u32| {
        let number = format!(" {number}");
        cut(most.saturating_sub(number.len())) + &number
    };
    std::iter::once(first).chain((2..).map(numbered))
}

/// These names [cleaned](clean_name), and [cut](cut_name) to `most` characters. Those that become the same get numbers:
/// "Ann", "Ann 2".
pub fn distinct_names(names: &[&str], most: usize) -> Vec<String> {
    let first = |name: &&str| cut_name(&clean_name(name), most).trim_end().to_owned();
    let clean: Vec<String> = names.iter().map(first).collect();
    let mut found: Vec<String> = Vec::with_capacity(clean.len());
    for name in &clean {
        let taken = |it: &String| found.contains(it) || clean.contains(it);
        let own = match name.is_empty() || !found.contains(name) {
            true => None,
            false => numbered_names(name, most).find(|it| !taken(it)),
        };
        found.push(own.unwrap_or_else(|| name.clone()));
    }
    found
}

/// Does this character leave a mark? Spaces do not, nor do those that only steer others.
fn is_seen(c: char) -> bool {
    let blank = matches!(c, '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    !c.is_whitespace() && !c.is_control() && !steers(c) && !joins(c) && !blank
}

/// Acts on the text around it, and is of no use in a name.
const fn steers(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e001f}')
}

/// Joins two characters, or keeps them apart.
const fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}
