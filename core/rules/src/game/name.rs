//! Names that people give: cleaning, cutting, checking.

use unicode_segmentation::UnicodeSegmentation;

/// Returns a name without characters that nobody sees or that change the text around them: control characters, marks
/// for the direction of text, characters without width. Joiners stay, because emoji and some scripts need them. Empty
/// if no visible character remains.
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
            // Tags after a black flag spell the flag of a region.
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

/// Returns the beginning of a name, at most `most` characters long. It contains a sign that consists of several
/// characters, such as an emoji of a family, as a whole or not at all.
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

/// Returns a name [cleaned](clean_name), and [cut](cut_name) to `most` characters.
pub fn fitting_name(text: &str, most: usize) -> String {
    cut_name(&clean_name(text), most).trim_end().to_owned()
}

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// It has no visible character.
    #[error("a name is missing")]
    None,
    /// It has too many characters.
    #[error("a name is too long")]
    Long,
    /// An earlier name is the same.
    #[error("two names are the same")]
    Same,
}

/// Checks that each name is visible, has at most `most` characters, and differs from those before it.
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

/// Returns "Ann", "Ann 2", "Ann 3" and so on: this name [cleaned](clean_name), each [cut](cut_name) to `most`
/// characters.
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

/// Returns these names [cleaned](clean_name), and [cut](cut_name) to `most` characters. Names that become equal get
/// numbers: "Ann", "Ann 2".
pub fn distinct_names(names: &[&str], most: usize) -> Vec<String> {
    let clean: Vec<String> = { names.iter() }.map(|it| fitting_name(it, most)).collect();
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

/// Returns whether this character is visible.
fn is_seen(c: char) -> bool {
    let blank = matches!(c, '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    !c.is_whitespace() && !c.is_control() && !steers(c) && !joins(c) && !blank
}

/// Returns whether this character only changes the text around it, so that no name needs it.
const fn steers(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e001f}')
}

/// Returns whether this character joins two others, or keeps them apart.
const fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}
