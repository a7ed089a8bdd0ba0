//! JSON in a layout that people can read.

/// The longest line, in characters.
const WIDTH: usize = 64;

/// JSON with spaces, and with line breaks instead of long lines. Only white space changes.
pub fn readable(json: &str) -> String {
    let mut text = String::new();
    write(json, 0, &mut text);
    text
}

/// Writes one value at this depth, and returns the text after it.
fn write<'a>(json: &'a str, depth: usize, text: &mut String) -> &'a str {
    let (value, behind) = json.split_at(length(json));
    if !value.starts_with(['{', '[']) || value.len() + 2 * depth <= WIDTH {
        flat(value, text);
        return behind;
    }
    let line = |depth: usize| format!("\n{}", "  ".repeat(depth));
    text.push_str(&value[..1]);
    let mut rest = &value[1..];
    while !rest.is_empty() && !rest.starts_with(['}', ']']) {
        text.push_str(&line(depth + 1));
        rest = write(rest, depth + 1, text);
        if let Some(value) = rest.strip_prefix(':') {
            text.push_str(": ");
            rest = write(value, depth + 1, text);
        }
        if let Some(next) = rest.strip_prefix(',') {
            text.push(',');
            rest = next;
        }
    }
    text.push_str(&line(depth));
    text.push_str(rest);
    behind
}

/// Writes a value in one line.
fn flat(value: &str, text: &mut String) {
    let mut quoted = Quoted::default();
    for character in value.chars() {
        text.push(character);
        if !quoted.takes(character) && matches!(character, ',' | ':') {
            text.push(' ');
        }
    }
}

/// How many bytes the first value has.
fn length(json: &str) -> usize {
    let (mut quoted, mut depth) = (Quoted::default(), 0u32);
    for (at, character) in json.char_indices() {
        if quoted.takes(character) {
            continue;
        }
        match character {
            '{' | '[' => depth += 1,
            ',' | ':' | '}' | ']' if depth == 0 => return at,
            '}' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 && matches!(character, '}' | ']') {
            return at + 1;
        }
    }
    json.len()
}

/// Tracks strings: their content is not structure.
#[derive(Default)]
struct Quoted {
    inside: bool,
    escaped: bool,
}

impl Quoted {
    /// Returns whether this character is part of a string.
    fn takes(&mut self, character: char) -> bool {
        let inside = self.inside;
        match character {
            _ if self.escaped => self.escaped = false,
            '\\' if inside => self.escaped = true,
            '"' => self.inside = !inside,
            _ => {}
        }
        inside
    }
}
