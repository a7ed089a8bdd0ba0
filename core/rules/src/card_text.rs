//! A card as text, as `docs/NOTATION.md` describes it.

use std::fmt;

use super::{Card, ImpossibleCard, RuleSet, Slot};

/// Why a text is no card of these rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCardError {
    /// The card lists this many boxes, and the rules have another number.
    #[error("the card lists {0} boxes")]
    Boxes(usize),
    /// This entry is neither points alone nor an id with points, or its points are not a whole number.
    #[error("{0:?} is not the points of a box")]
    Points(String),
    /// The rules have no box with this id.
    #[error("the rules have no box {0:?}")]
    NoSuchBox(String),
    /// The card lists this box twice.
    #[error("box {} is there twice", .0.number())]
    Twice(Slot),
    /// No game leads to this card.
    #[error(transparent)]
    Impossible(#[from] ImpossibleCard),
}

/// Writes the boxes from the top, `-` for an open one, and then the bonuses for extra Yahtzees, if there are any:
/// `3 - 9 - 50 +100`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut entries = Vec::new();
        for slot in (0..=u8::MAX).map(Slot) {
            match self.points(slot) {
                Some(points) => entries.push(points.to_string()),
                None if self.is_open(slot) => entries.push("-".to_owned()),
                None => break,
            }
        }
        if self.yahtzee_bonuses() > 0 {
            entries.push(format!("+{}", self.yahtzee_bonuses()));
        }
        f.pad(&entries.join(" "))
    }
}

impl Card {
    /// Reads a card of these rules: what [`Display`](fmt::Display) writes, or the filled boxes alone by their ids, in any
    /// order: `ones=3 threes=9 yahtzee=50 +100`.
    ///
    /// # Errors
    /// [`ParseCardError`] if it is neither, or no game leads to this card.
    pub fn parse(rules: &RuleSet, text: &str) -> Result<Card, ParseCardError> {
        let card = Card::parse_unchecked(rules, text)?;
        rules.check_card(&card)?;
        Ok(card)
    }

    /// Does the same for any card, also for one to which no game leads.
    ///
    /// # Errors
    /// [`ParseCardError`] if it is no card.
    pub fn parse_unchecked(rules: &RuleSet, text: &str) -> Result<Card, ParseCardError> {
        let mut entries: Vec<&str> = text.split_whitespace().collect();
        let bonuses = match entries.pop_if(|last| last.starts_with('+')) {
            Some(last) => number(last, &last[1..])?,
            None => 0,
        };
        let by_id = entries.iter().all(|entry| entry.contains('='));
        let filled = if by_id {
            filled_by_id(rules, &entries)?
        } else {
            filled_in_order(rules, &entries)?
        };
        Ok(Card::with(rules, filled).and_bonuses(bonuses))
    }
}

fn filled_in_order(rules: &RuleSet, entries: &[&str]) -> Result<Vec<(Slot, u16)>, ParseCardError> {
    if entries.len() != rules.categories.len() {
        return Err(ParseCardError::Boxes(entries.len()));
    }
    let filled = rules
        .slots()
        .zip(entries)
        .filter(|(_, entry)| **entry != "-");
    let filled = filled.map(|(slot, entry)| Ok((slot, number(entry, entry)?)));
    filled.collect()
}

fn filled_by_id(rules: &RuleSet, entries: &[&str]) -> Result<Vec<(Slot, u16)>, ParseCardError> {
    let mut filled: Vec<(Slot, u16)> = Vec::new();
    for entry in entries {
        // An id may contain the sign, points do not.
        let (id, points) = entry.rsplit_once('=').unwrap_or((entry, ""));
        let slot = rules.slots().find(|slot| rules.category(*slot).id == id);
        let slot = slot.ok_or_else(|| ParseCardError::NoSuchBox(id.to_owned()))?;
        if filled.iter().any(|(other, _)| *other == slot) {
            return Err(ParseCardError::Twice(slot));
        }
        filled.push((slot, number(entry, points)?));
    }
    Ok(filled)
}

/// The whole number that these digits of an entry write.
fn number(entry: &str, digits: &str) -> Result<u16, ParseCardError> {
    // The standard library also reads a sign.
    let number = digits.parse().ok().filter(|_| !digits.starts_with('+'));
    number.ok_or_else(|| ParseCardError::Points(entry.to_owned()))
}
