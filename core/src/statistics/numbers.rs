//! Numbers in few characters: 46 characters end a number, and 46 others say that more follow.

/// The first of 92 characters, which follow each other in ASCII.
const FIRST: u8 = b'#';
/// The values of one character.
const BASE: u64 = 46;

/// Appends a number to a text. Numbers below 46 are one character.
pub(super) fn push(text: &mut String, mut number: u64) {
    while number >= BASE {
        text.push(letter(BASE + number % BASE));
        number /= BASE;
    }
    text.push(letter(number));
}

/// Takes the next number from a text; `None` if there is none, or it is too large.
pub(super) fn take(text: &mut &[u8]) -> Option<u64> {
    let (mut number, mut unit) = (0_u64, 1_u64);
    loop {
        let (&first, rest) = text.split_first()?;
        *text = rest;
        let value = u64::from(first.checked_sub(FIRST)?);
        number = number.checked_add((value % BASE).checked_mul(unit)?)?;
        if value < BASE {
            return Some(number);
        }
        if value >= 2 * BASE {
            return None;
        }
        unit = unit.checked_mul(BASE)?;
    }
}

fn letter(value: u64) -> char {
    char::from(FIRST + value as u8)
}
