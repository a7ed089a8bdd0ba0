//! A game's log as text, about ten characters a turn.
//!
//! The first character of each event tells its kind:
//!
//! | text | event |
//! |---|---|
//! | `A` to `P` | the first to the sixteenth category is scored |
//! | `!` and `A` to `D` | the seventeenth to the twentieth category is scored |
//! | one of [`KEEPS`] | dice are rolled; the character's index is the [`Keep`], then come the [faces](push_faces) |
//! | `^` face | a die is rolled for the start |
//! | `~` | the score written last is taken back |
//! | `_` | the last score of a person is taken back, though computers have rolled since; from format 2 on |
//! | `+` digits `;` | this many milliseconds go by |

use rollkeep_rules::dice::{Dice, Face, Keep, MAX_DICE};
use rollkeep_rules::game::{Event, Millis};
use rollkeep_rules::{Slot, Spec};

/// So many categories are written as one letter: the next one begins [`KEEPS`].
const PLAIN: u8 = 16;

/// One character for each set of six places. None of them begins another event.
const KEEPS: &str = "QRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#$%&'()*,-./:<=>?@";

/// The position from which a text is not a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {} of the log makes no sense", at + 1)]
pub struct BadLog {
    /// The index of the first byte that makes no sense.
    pub at: usize,
}

/// Writes a log as text.
pub fn write_log(log: &[Event]) -> String {
    let mut text = String::with_capacity(log.len() * 4);
    for event in log {
        match event {
            Event::RolledForStart(face) => {
                text.push('^');
                push_faces(&mut text, &[*face]);
            }
            Event::Rolled { kept, rolled } => {
                text.push(char::from(KEEPS.as_bytes()[usize::from(kept.bits() % 64)]));
                push_faces(&mut text, rolled.faces());
            }
            Event::Scored(slot) => {
                if slot.0 >= PLAIN {
                    text.push('!');
                }
                text.push(char::from(b'A' + slot.0 % PLAIN));
            }
            Event::Undone => text.push('~'),
            Event::Reopened => text.push('_'),
            Event::Spent(time) => {
                text.push('+');
                text.push_str(&time.0.to_string());
                text.push(';');
            }
        }
    }
    text
}

/// Reads the events of a text, for a rule set with this number of dice.
///
/// # Errors
/// The events before the damage, and where it is.
pub fn read_log(text: &str, dice: u8) -> Result<Vec<Event>, (Vec<Event>, BadLog)> {
    let mut events = Vec::with_capacity(text.len() / 3);
    let mut reader = LogReader {
        rest: text.as_bytes(),
    };
    while !reader.rest.is_empty() {
        let at = text.len() - reader.rest.len();
        match reader.event(usize::from(dice)) {
            Some(event) => events.push(event),
            None => return Err((events, BadLog { at })),
        }
    }
    Ok(events)
}

/// Writes two dice as one digit in base 36, and a last single die as its own digit.
fn push_faces(text: &mut String, faces: &[Face]) {
    for pair in faces.chunks(2) {
        text.push(match pair {
            [a, b] => digit(a.index() * 6 + b.index()),
            [a] => digit(usize::from(a.pips())),
            _ => continue,
        });
    }
}

fn digit(value: usize) -> char {
    char::from(b"0123456789abcdefghijklmnopqrstuvwxyz"[value % 36])
}

struct LogReader<'a> {
    rest: &'a [u8],
}

impl LogReader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn event(&mut self, dice: usize) -> Option<Event> {
        let lead = self.next()?;
        match lead {
            b'A'..=b'P' => Some(Event::Scored(Slot(lead - b'A'))),
            b'!' => {
                let slot = Slot(self.next()?.checked_sub(b'A')?.checked_add(PLAIN)?);
                let more = usize::from(PLAIN)..Spec::MAX_CATEGORIES;
                more.contains(&slot.index()).then_some(Event::Scored(slot))
            }
            b'~' => Some(Event::Undone),
            b'_' => Some(Event::Reopened),
            b'^' => match self.faces(1)?.faces() {
                [face] => Some(Event::RolledForStart(*face)),
                _ => None,
            },
            b'+' => self.millis().map(Event::Spent),
            _ => {
                let bits = KEEPS.bytes().position(|keep| keep == lead)?;
                let kept = Keep::from_bits(bits as u8);
                let rolled = self.faces(dice.checked_sub(kept.count())?)?;
                Some(Event::Rolled { kept, rolled })
            }
        }
    }

    fn faces(&mut self, count: usize) -> Option<Dice> {
        let mut faces = [Face::One; MAX_DICE];
        for pair in faces.get_mut(..count)?.chunks_mut(2) {
            let value = match self.next()? {
                digit @ b'0'..=b'9' => digit - b'0',
                letter @ b'a'..=b'z' => letter - b'a' + 10,
                _ => return None,
            };
            match pair {
                [a, b] => {
                    *a = *Face::ALL.get(usize::from(value / 6))?;
                    *b = Face::ALL[usize::from(value % 6)];
                }
                [a] => *a = Face::try_from(value).ok()?,
                _ => return None,
            }
        }
        Dice::new(&faces[..count]).ok()
    }

    fn millis(&mut self) -> Option<Millis> {
        let end = self.rest.iter().position(|&byte| byte == b';')?;
        let digits = std::str::from_utf8(&self.rest[..end]).ok()?;
        let canonical = digits == "0" || !digits.starts_with(['0', '+']);
        self.rest = &self.rest[end + 1..];
        canonical.then(|| digits.parse().ok().map(Millis)).flatten()
    }
}
