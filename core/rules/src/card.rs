//! The score card of one player.

use super::{RuleSet, Section, Slot, UpperBonus};

/// One player's score card. Filled boxes change only when a score is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    points: Vec<Option<u16>>,
    bonuses: u16,
}

/// The sums at the foot of a card, in points. No sum of a game exceeds [`Spec::MAX_TOTAL`](super::Spec::MAX_TOTAL); sums of
/// cards that no game can have stop at the highest number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The sum of the upper section's boxes.
    pub upper: u16,
    /// The upper bonus, if it is earned.
    pub upper_bonus: u16,
    /// The sum of the lower section's boxes.
    pub lower: u16,
    /// The bonuses for extra Yahtzees.
    pub yahtzee_bonuses: u16,
}

impl Totals {
    /// The sum of all, which decides the game.
    pub const fn grand(&self) -> u16 {
        let boxes = self.upper.saturating_add(self.lower);
        let bonuses = self.upper_bonus.saturating_add(self.yahtzee_bonuses);
        boxes.saturating_add(bonuses)
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

    /// The points in the box; `None` if it is open or not on this card.
    pub fn points(&self, slot: Slot) -> Option<u16> {
        self.points.get(slot.index()).copied().flatten()
    }

    /// Returns whether the box is on this card and still open.
    pub fn is_open(&self, slot: Slot) -> bool {
        self.points.get(slot.index()) == Some(&None)
    }

    /// Returns whether every box is filled.
    pub fn is_full(&self) -> bool {
        self.points.iter().all(Option::is_some)
    }

    /// The number of filled boxes.
    pub fn filled(&self) -> usize {
        self.points.iter().flatten().count()
    }

    /// The bonuses for extra Yahtzees so far, in points.
    pub const fn yahtzee_bonuses(&self) -> u16 {
        self.bonuses
    }

    /// Adds up the sums at the foot of the card.
    pub fn totals(&self, rules: &RuleSet) -> Totals {
        let mut totals = Totals {
            yahtzee_bonuses: self.bonuses,
            ..Totals::default()
        };
        for (category, points) in rules.categories.iter().zip(&self.points) {
            let sum = match category.section {
                Section::Upper => &mut totals.upper,
                Section::Lower => &mut totals.lower,
            };
            *sum = sum.saturating_add(points.unwrap_or(0));
        }
        totals.upper_bonus = rules.upper_bonus_for(totals.upper);
        totals
    }

    /// Returns by how many points the filled upper boxes are ahead of (or behind) the pace that just earns the upper
    /// bonus: three of each face if the threshold is 63. `None` if the rules have no upper bonus, or no such box is filled.
    pub fn against_par(&self, rules: &RuleSet) -> Option<i32> {
        let threshold = i32::from(rules.upper_bonus?.threshold);
        let mut all = 0;
        let mut filled = 0;
        let mut held = 0;
        for (slot, category) in rules.slots().zip(&rules.categories) {
            if category.section == Section::Lower {
                continue;
            }
            // Each box has its share of the threshold, by what it pays at most.
            let most = i32::from(rules.max_points(slot));
            all += most;
            if let (1.., Some(points)) = (most, self.points(slot)) {
                filled += most;
                held += i32::from(points);
            }
        }
        (filled > 0).then(|| held - threshold * filled / all)
    }

    /// Returns the next upper bonus that this card may still earn: the lowest one above its total that the open boxes reach
    /// if each pays the most.
    pub fn bonus_ahead(&self, rules: &RuleSet) -> Option<UpperBonus> {
        let upper = self.totals(rules).upper;
        let open = rules.slots().zip(&rules.categories);
        let open =
            open.filter(|(slot, it)| it.section == Section::Upper && self.points(*slot).is_none());
        let more = open.map(|(slot, _)| rules.max_points(slot));
        let reach = more.fold(upper, u16::saturating_add);
        let mut ahead = rules.upper_bonuses().skip_while(|it| it.threshold <= upper);
        ahead.next().filter(|bonus| bonus.threshold <= reach)
    }

    /// Returns a card with these boxes filled; ignores boxes that are not on the card. Checks no rule.
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

    /// Writes a score. The caller has checked it with [`RuleSet::offer`].
    pub(crate) fn fill(&mut self, slot: Slot, points: u16, bonus: u16) {
        self.points[slot.index()] = Some(points);
        self.bonuses += bonus;
    }

    /// Clears what [`Card::fill`] wrote.
    pub(crate) fn clear(&mut self, slot: Slot, bonus: u16) {
        self.points[slot.index()] = None;
        self.bonuses -= bonus;
    }
}
