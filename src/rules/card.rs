//! What one player has scored.

use super::{RuleSet, Section, Slot};

/// One player's score card. Filled boxes never change, save by undoing the last score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    points: Vec<Option<u16>>,
    bonuses: u16,
}

/// The sums at the foot of a card, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// All boxes of the upper section.
    pub upper: u16,
    /// The upper bonus, if it is earned.
    pub upper_bonus: u16,
    /// All boxes of the lower section.
    pub lower: u16,
    /// The bonuses for extra Yahtzees.
    pub yahtzee_bonuses: u16,
}

impl Totals {
    /// Everything added up: what decides the game.
    pub const fn grand(&self) -> u16 {
        self.upper + self.upper_bonus + self.lower + self.yahtzee_bonuses
    }
}

impl Card {
    /// An empty card for a rule set.
    pub fn new(rules: &RuleSet) -> Card {
        Card {
            points: vec![None; rules.categories.len()],
            bonuses: 0,
        }
    }

    /// What the box holds; `None` if it is open or not on this card.
    pub fn points(&self, slot: Slot) -> Option<u16> {
        self.points.get(slot.index()).copied().flatten()
    }

    /// Is the box on this card and still open?
    pub fn is_open(&self, slot: Slot) -> bool {
        self.points.get(slot.index()) == Some(&None)
    }

    /// Is every box filled?
    pub fn is_full(&self) -> bool {
        self.points.iter().all(Option::is_some)
    }

    /// How many boxes are filled.
    pub fn filled(&self) -> usize {
        self.points.iter().flatten().count()
    }

    /// The bonuses for extra Yahtzees so far, in points.
    pub const fn yahtzee_bonuses(&self) -> u16 {
        self.bonuses
    }

    /// The sums at its foot.
    pub fn totals(&self, rules: &RuleSet) -> Totals {
        let mut totals = Totals {
            yahtzee_bonuses: self.bonuses,
            ..Totals::default()
        };
        for (category, points) in rules.categories.iter().zip(&self.points) {
            match category.section {
                Section::Upper => totals.upper += points.unwrap_or(0),
                Section::Lower => totals.lower += points.unwrap_or(0),
            }
        }
        totals.upper_bonus = rules.upper_bonus_for(totals.upper);
        totals
    }

    /// How far the filled upper boxes are ahead of (or behind) the pace that just earns the upper
    /// bonus: three of each face where the threshold is 63. `None` without a bonus.
    pub fn against_par(&self, rules: &RuleSet) -> Option<i32> {
        let threshold = i32::from(rules.upper_bonus?.threshold);
        let mut all = 0;
        let mut filled = 0;
        let mut held = 0;
        for (category, points) in rules.categories.iter().zip(&self.points) {
            let pips = category.face().map_or(0, |face| i32::from(face.pips()));
            all += pips;
            if let (1.., Some(points)) = (pips, points) {
                filled += pips;
                held += i32::from(*points);
            }
        }
        Some(held - threshold * filled / all.max(1))
    }

    /// A card with these boxes filled, as somebody describes it; what is not on the card is left out.
    pub fn with(rules: &RuleSet, filled: impl IntoIterator<Item = (Slot, u16)>) -> Card {
        let mut card = Card::new(rules);
        for (slot, points) in filled {
            if let Some(held) = card.points.get_mut(slot.index()) {
                *held = Some(points);
            }
        }
        card
    }

    /// The same card with these bonuses for extra Yahtzees, in points.
    #[must_use]
    pub fn and_bonuses(self, bonuses: u16) -> Card {
        Card { bonuses, ..self }
    }

    /// Writes a score. The caller has asked [`RuleSet::offer`].
    pub(crate) fn fill(&mut self, slot: Slot, points: u16, bonus: u16) {
        self.points[slot.index()] = Some(points);
        self.bonuses += bonus;
    }

    /// Takes back what [`Card::fill`] wrote.
    pub(crate) fn clear(&mut self, slot: Slot, bonus: u16) {
        self.points[slot.index()] = None;
        self.bonuses -= bonus;
    }
}
