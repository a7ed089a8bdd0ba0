//! The rows of both halves of a card, so that both are equally high side by side.

use super::foot::Foot;
use rollkeep_rules::{RuleSet, Section, Slot};

/// A row of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardRow {
    /// A box.
    Box(Slot),
    /// A sum.
    Foot(Foot),
}

/// The rows of both halves, each with its classes.
pub(super) struct Halves {
    /// The upper section, on the left or above.
    pub(super) upper: Vec<(CardRow, String)>,
    /// The first boxes of a long lower section, below the upper one.
    pub(super) middle: Vec<(CardRow, String)>,
    /// The lower section, or the rest of a long one, on the right or below.
    pub(super) lower: Vec<(CardRow, String)>,
    /// Whether the total is in both halves: side by side the first one is shown, else the second.
    twice: bool,
}

/// A lower section of more boxes begins below the upper one.
const LONG: usize = 10;

impl Halves {
    /// Divides the rows. The total goes to the shorter half, so that the card is as low as possible. If one half is
    /// still shorter, its last sum is as high as several rows.
    pub(super) fn of(rules: &RuleSet) -> Halves {
        let boxes = |section| {
            let slots = rules.slots();
            let slots = slots.filter(move |&slot| rules.category(slot).section == section);
            slots.map(|slot| (CardRow::Box(slot), String::new()))
        };
        let foot = |foot, class: &str| (CardRow::Foot(foot), class.to_owned());
        let mut upper = Vec::from_iter(boxes(Section::Upper));
        let mut lower = Vec::from_iter(boxes(Section::Lower));
        if rules.upper_bonus.is_some() {
            upper.push(foot(Foot::Bonus, "bonus"));
        }
        if rules.extra_yahtzee.is_some_and(|extra| extra.bonus > 0) {
            lower.push(foot(Foot::Extra, ""));
        }
        if lower.len() > LONG {
            return Halves::long(upper, lower);
        }
        let twice = upper.len() < lower.len();
        let total = match twice {
            true => &mut upper,
            false => &mut lower,
        };
        let class = if twice { "total beside" } else { "total" };
        total.push(foot(Foot::Total, class));
        let missing = upper.len().abs_diff(lower.len()).min(3);
        let short = match upper.len() < lower.len() {
            true => &mut upper,
            false => &mut lower,
        };
        if let (1.., Some((CardRow::Foot(_), class))) = (missing, short.last_mut()) {
            add(class, &format!("high high-{}", missing + 1));
        }
        if twice {
            if let Some((_, class)) = lower.last_mut() {
                add(class, "end");
            }
            lower.push(foot(Foot::Total, "total below"));
        }
        Halves {
            upper,
            middle: Vec::new(),
            lower,
            twice,
        }
    }

    /// Divides the rows of a long card: both sides are as high as each other, or the left one is a row higher.
    fn long(upper: Vec<(CardRow, String)>, mut lower: Vec<(CardRow, String)>) -> Halves {
        lower.push((CardRow::Foot(Foot::Total), "total".to_owned()));
        let below = lower.len().saturating_sub(upper.len()).div_ceil(2);
        let rest = lower.split_off(below);
        let mut halves = Halves {
            upper,
            middle: lower,
            lower: rest,
            twice: false,
        };
        if let (1.., Some((_, class))) = (halves.missing(), halves.lower.last_mut()) {
            add(class, "high high-2");
        }
        halves
    }

    /// Returns how many rows the right side lacks.
    fn missing(&self) -> usize {
        let left = self.upper.len() + self.middle.len();
        left.saturating_sub(self.lower.len())
    }

    /// Returns the number of rows of the higher half, side by side.
    pub(super) fn rows(&self) -> usize {
        let lower = self.lower.len() - usize::from(self.twice);
        (self.upper.len() + self.middle.len()).max(lower)
    }

    /// Whether its rows are lower where there is little room.
    pub(super) fn is_long(&self) -> bool {
        self.rows() > LONG
    }

    /// Returns the number of rows one below the other, with the row of names.
    pub(super) fn lines(&self) -> usize {
        let boxes = self.upper.len() + self.middle.len() + self.lower.len();
        boxes + 1 - usize::from(self.twice)
    }
}

/// Adds classes to these.
fn add(class: &mut String, more: &str) {
    if !class.is_empty() {
        class.push(' ');
    }
    class.push_str(more);
}
