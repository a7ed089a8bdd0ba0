//! Which boxes must be filled before which.

use rollkeep_rules::{RuleSet, Section, Slot};

/// Which boxes must be filled before which, and so which boxes can be open together.
///
/// Boxes of a section are bits: the first one is that of its first box.
pub(super) struct Precedence {
    /// For each box, those of the lower and of the upper section that come before it.
    before: Vec<[usize; 2]>,
    /// The boxes of the lower and of the upper section.
    sections: [Vec<usize>; 2],
    free: bool,
}

impl Precedence {
    pub fn new(rules: &RuleSet) -> Precedence {
        let sections: [Vec<usize>; 2] = [Section::Lower, Section::Upper].map(|section| {
            let slots = rules.slots();
            let slots = slots.filter(|slot| rules.category(*slot).section == section);
            slots.map(Slot::index).collect()
        });
        let before = |then: Slot| {
            [0, 1].map(|section: usize| {
                let bits = sections[section].iter().enumerate();
                let first = |other: usize| rules.comes_before(Slot(other as u8), then);
                let first = bits.filter(|(_, other)| first(**other));
                first.fold(0, |set, (bit, _)| set | 1 << bit)
            })
        };
        Precedence {
            before: rules.slots().map(before).collect(),
            sections,
            free: rules.order.is_free(),
        }
    }

    /// Returns whether the open boxes of the lower section let this box be filled.
    pub fn lower_allows(&self, slot: usize, open: usize) -> bool {
        self.before[slot][0] & open == 0
    }

    /// Returns whether this box waits for any of the upper section.
    pub fn waits_for_upper(&self, slot: usize) -> bool {
        self.before[slot][1] > 0
    }

    /// Returns whether the open boxes of the upper section let this box be filled.
    pub fn upper_allows(&self, slot: usize, open: usize) -> bool {
        self.before[slot][1] & open == 0
    }

    /// Returns whether a game gets to these open boxes: every filled one was allowed.
    pub fn leads_to(&self, lower_open: usize, upper_open: usize) -> bool {
        let filled = |section: usize, open: usize| {
            let bits = self.sections[section].iter().enumerate();
            bits.filter(move |(bit, _)| open >> bit & 1 == 0)
        };
        let mut filled = filled(0, lower_open).chain(filled(1, upper_open));
        let allowed = |(_, slot): (usize, &usize)| {
            self.lower_allows(*slot, lower_open) && self.upper_allows(*slot, upper_open)
        };
        self.free || filled.all(allowed)
    }

    /// Returns whether a game gets to these open boxes of the upper section, whatever is open below.
    pub fn leads_to_upper(&self, open: usize) -> bool {
        // If it gets there at all, then with only those boxes filled that come before.
        self.free || self.leads_to(self.most_open(0, 1, open), open)
    }

    /// Returns whether a game gets to these open boxes of the lower section, whatever is open above.
    pub fn leads_to_lower(&self, open: usize) -> bool {
        self.free || self.leads_to(open, self.most_open(1, 0, open))
    }

    /// The boxes of one section that may be open while these boxes of the other one are open, and all others of it filled.
    fn most_open(&self, section: usize, other: usize, open: usize) -> usize {
        let all = (1 << self.sections[section].len()) - 1;
        let bits = self.sections[other].iter().enumerate();
        let filled = bits.filter(|(bit, _)| open >> bit & 1 == 0);
        filled.fold(all, |left, (_, &slot)| left & !self.before[slot][section])
    }
}
