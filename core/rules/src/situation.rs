//! The cards that an extra Yahtzee can meet.

use super::{Card, RuleSet, Section, Slot};

/// The state of a card as far as it decides what an extra Yahtzee may score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Whether the box for extra Yahtzees holds points, and not 0.
    pub earned: bool,
    /// Whether the upper box of its face is open.
    pub own_open: bool,
    /// Whether any lower box is open.
    pub lower_open: bool,
}

impl Situation {
    /// All situations, in the order of their [`index`](Situation::index).
    pub fn every() -> impl Iterator<Item = Situation> {
        (0..8).map(|bits| Situation {
            earned: bits & 4 > 0,
            own_open: bits & 2 > 0,
            lower_open: bits & 1 > 0,
        })
    }

    /// The place among all situations: below eight.
    pub fn index(self) -> usize {
        usize::from(self.earned) * 4 + usize::from(self.own_open) * 2 + usize::from(self.lower_open)
    }

    /// A card on which this box is open and the rest is as described; `None` if that cannot be. `extra` is the box for
    /// extra Yahtzees, `own` the upper box of the face.
    pub fn card(self, rules: &RuleSet, extra: Slot, own: Option<Slot>, slot: Slot) -> Option<Card> {
        let lower = |slot: Slot| rules.category(slot).section == Section::Lower;
        rules.categories.get(slot.index())?;
        let mut open = vec![slot];
        if self.own_open {
            open.push(own?);
        }
        if self.lower_open && !lower(slot) {
            let other = |it: &Slot| lower(*it) && *it != extra;
            open.push(rules.slots().find(other)?);
        }
        let contradicts = open.contains(&extra)
            || own.is_some_and(|own| open.contains(&own) != self.own_open)
            || open.iter().any(|&slot| lower(slot)) != self.lower_open;
        let filled = rules.slots().filter(|slot| !open.contains(slot));
        let filled = filled.map(|slot| (slot, u16::from(self.earned)));
        (!contradicts).then(|| Card::with(rules, filled))
    }
}
