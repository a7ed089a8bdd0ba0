//! Rules as digits: the words of their JSON, each as one digit.

use super::digits::{DigitReader, Digits};
use rollkeep_rules::Spec;

/// What stands often in rules. In links, 256 is the first of these, 257 the second, and so on. They never change, and nor
/// does how many they are. `docs/LINKS.md` lists them for other programs.
const WORDS: [&str; 59] = [
    r#"{"id":""#,
    r#"","name":""#,
    r#"","dice":"#,
    r#","throws":"#,
    r#","min_seats":"#,
    r#","max_seats":"#,
    r#","categories":[{"id":""#,
    r#"ones","section":"upper","pattern":{"face":1},"points":"matched""#,
    r#"twos","section":"upper","pattern":{"face":2},"points":"matched""#,
    r#"threes","section":"upper","pattern":{"face":3},"points":"matched""#,
    r#"fours","section":"upper","pattern":{"face":4},"points":"matched""#,
    r#"fives","section":"upper","pattern":{"face":5},"points":"matched""#,
    r#"sixes","section":"upper","pattern":{"face":6},"points":"matched""#,
    r#"},{"id":""#,
    r#"","section":"upper","pattern":"#,
    r#"","section":"lower","pattern":"#,
    r#","points":"#,
    r#","needs":"#,
    r#""any""#,
    r#"{"face":"#,
    r#"{"groups":["#,
    r#"{"run":"#,
    r#"{"faces":["#,
    r#"{"exactly":["#,
    r#"{"at-least":["#,
    r#"{"among":["#,
    r#"{"sum":{"from":"#,
    r#","to":"#,
    r#"{"all":["#,
    r#"{"any-of":["#,
    r#""matched""#,
    r#"{"fixed":"#,
    r#"{"best":"#,
    r#"{"worst":"#,
    r#"{"plus":["#,
    r#"{"times":["#,
    r#"{"by-roll":["#,
    r#"{"points-in":"#,
    r#"{"above":"#,
    r#"{"below":"#,
    r#"}],"order":""#,
    r#"","upper_bonus":"#,
    r#"}],"upper_bonus":"#,
    r#"{"threshold":"#,
    r#","higher_bonuses":["#,
    r#","extra_yahtzee":"#,
    r#"null"#,
    r#"{"category":"#,
    r#","bonus":"#,
    r#","joker":""#,
    r#"-of-a-kind"#,
    r#"full-house"#,
    r#"straight"#,
    r#"-pair"#,
    r#"small-"#,
    r#"large-"#,
    r#","saved_rolls":true"#,
    r#","strike":""#,
    r#","wins_by_roll":"#,
];

/// How many digits there are: for every byte, and for every word.
const BASE: usize = 256 + WORDS.len();

/// Writes the text of rules: how many digits it takes, then each.
pub fn write(digits: &mut Digits, text: &str) {
    let (mut all, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((digit, length)) = next(rest) {
        all.push(digit);
        rest = &rest[length..];
    }
    digits.write_long(all.len() as u64);
    all.into_iter().for_each(|digit| digits.write(digit, BASE));
}

/// The digit at the beginning of a text, and how many bytes it stands for: the longest word that fits, else a byte.
fn next(text: &[u8]) -> Option<(usize, usize)> {
    let words = WORDS.iter().enumerate();
    let fit = words.filter(|(_, word)| text.starts_with(word.as_bytes()));
    match fit.max_by_key(|(_, word)| word.len()) {
        Some((number, word)) => Some((256 + number, word.len())),
        None => text.first().map(|&byte| (byte.into(), 1)),
    }
}

/// Reads the text of rules; `None` if it is none, or longer than [`Spec::MAX_LEN`].
pub fn read(digits: &mut DigitReader) -> Option<String> {
    let mut text = Vec::new();
    for _ in 0..digits.read_long()? {
        let digit = digits.read(BASE);
        match digit.checked_sub(256).and_then(|number| WORDS.get(number)) {
            Some(word) => text.extend(word.bytes()),
            None => text.push(digit as u8),
        }
        if text.len() > Spec::MAX_LEN {
            return None;
        }
    }
    String::from_utf8(text).ok()
}
