//! The states of the lower section and of the box for extra Yahtzees: each has a row in the tables.

use super::offers::{ExtraYahtzeeBox, HeldForNeeds, NeedOf, Offers};
use super::precedence::Precedence;
use super::row_group::RowGroup;
use rollkeep_rules::{Order, RuleSet, Section, Slot};

/// Every state of a card apart from its upper section, from the end of a game to its start.
pub(super) struct LowerStates {
    /// The categories of the lower section, by their bit.
    pub slots: Vec<usize>,
    /// For each category, its bit among those of the lower section.
    bits: Vec<Option<usize>>,
    /// All states; a state follows those that it leads to.
    pub all: Vec<LowerState>,
    extra: Option<usize>,
    /// By open boxes and the box for extra Yahtzees, the first state.
    numbers: Vec<Option<u32>>,
    /// Each need, and how many different points the other box can hold.
    needs: Vec<(NeedOf, u16)>,
}

/// One state of a card apart from its upper section.
#[derive(Clone, Copy)]
pub(super) struct LowerState {
    /// The open boxes of the lower section, a bit each.
    pub open: usize,
    pub extra_box: ExtraYahtzeeBox,
    pub held: HeldForNeeds,
}

impl LowerStates {
    /// How many there are at least, found from the rules alone: those of a card without extra Yahtzees.
    pub fn count(rules: &RuleSet) -> usize {
        let lower = |slot: &Slot| rules.category(*slot).section == Section::Lower;
        let slots: Vec<Slot> = rules.slots().filter(lower).collect();
        let needs = slots.iter().filter_map(|&slot| {
            let other = rules.category(slot).needs?.other();
            // Zero is a score of its own, but perhaps no roll makes it.
            Some((slot, other, rules.scores(other).len().max(2) - 1))
        });
        let needs: Vec<(Slot, Slot, usize)> = needs.collect();
        // What stands for each state of a card with these boxes open: everything that the others of the needs may hold.
        let states = |open: &[Slot]| {
            let matters = needs
                .iter()
                .filter(|(slot, other, _)| open.contains(slot) && !open.contains(other));
            matters.map(|(.., count)| count).product::<usize>()
        };
        match rules.order {
            Order::Down => (0..=slots.len()).map(|at| states(&slots[at..])).sum(),
            Order::Up => (0..=slots.len()).map(|at| states(&slots[..at])).sum(),
            Order::Free | Order::UpperFirst | Order::LowerFirst => {
                let mut needed: Vec<Slot> = needs.iter().flat_map(|it| [it.0, it.1]).collect();
                needed.sort_unstable();
                needed.dedup();
                let open = |set: usize| -> Vec<Slot> {
                    let bits = needed.iter().enumerate();
                    let open = bits.filter(|(bit, _)| set >> bit & 1 == 1);
                    open.map(|(_, slot)| *slot).collect()
                };
                let each: usize = (0..1 << needed.len()).map(|set| states(&open(set))).sum();
                each.saturating_mul(1 << (slots.len() - needed.len()))
            }
        }
    }

    pub fn new(offers: &Offers, precedence: &Precedence) -> LowerStates {
        let slots: Vec<usize> = offers.of(Section::Lower).collect();
        let extra = offers.extra.map(|extra| extra.index());
        let bit = extra.and_then(|extra| slots.iter().position(|&slot| slot == extra));
        let mut sets: Vec<usize> = (0..1 << slots.len()).collect();
        sets.sort_by_key(|set| set.count_ones());
        let bits = (0..offers.slots.len()).map(|slot| slots.iter().position(|&it| it == slot));
        let mut states = LowerStates {
            bits: bits.collect(),
            numbers: vec![None; sets.len() * ExtraYahtzeeBox::ALL.len()],
            all: Vec::new(),
            extra,
            slots,
            needs: { offers.needs.iter() }
                .map(|&need| {
                    let other = &offers.slots[need.need.other().index()];
                    (need, other.points.len() as u16)
                })
                .collect(),
        };
        for open in sets
            .into_iter()
            .filter(|&open| precedence.leads_to_lower(open))
        {
            for extra_box in [
                ExtraYahtzeeBox::Nothing,
                ExtraYahtzeeBox::Points,
                ExtraYahtzeeBox::Open,
            ] {
                let may_be = match (extra, bit) {
                    (None, _) => extra_box == ExtraYahtzeeBox::Open,
                    // If it is an upper box, this state does not say whether it is open.
                    (Some(_), None) => true,
                    (Some(_), Some(bit)) => {
                        (extra_box == ExtraYahtzeeBox::Open) == (open >> bit & 1 == 1)
                    }
                };
                if may_be {
                    states.numbers[open * 3 + extra_box.index()] = Some(states.all.len() as u32);
                    for held in states.every_held(open) {
                        states.all.push(LowerState {
                            open,
                            extra_box,
                            held,
                        });
                    }
                }
            }
        }
        states
    }

    /// The rows in groups, each after those that it leads to.
    pub fn groups(&self) -> Vec<RowGroup> {
        // If the box for extra Yahtzees is an upper one, filling it leads to a row with the same open boxes.
        let extra = self.extra.is_some_and(|extra| !self.slots.contains(&extra));
        let apart =
            |a: &LowerState, b: &LowerState| extra || a.open.count_ones() != b.open.count_ones();
        let mut groups: Vec<RowGroup> = Vec::new();
        let mut from = 0;
        for group in self.all.chunk_by(|a, b| !apart(a, b)) {
            let last = groups.last().map_or(0, |last| last.rows.start);
            groups.push(RowGroup {
                rows: from..from + group.len(),
                before: if extra { 0..from } else { last..from },
            });
            from += group.len();
        }
        groups
    }

    /// Whether the content of the other box of a need makes a difference: that box is filled, and the one that needs it open.
    fn matters(&self, need: NeedOf, open: usize) -> bool {
        self.is_open(need.slot, open) && !self.is_open(need.need.other().index(), open)
    }

    fn is_open(&self, slot: usize, open: usize) -> bool {
        self.bits[slot].is_some_and(|bit| open >> bit & 1 == 1)
    }

    /// What the boxes of the needs may hold with these boxes open.
    fn every_held(&self, open: usize) -> Vec<HeldForNeeds> {
        let mut every = vec![HeldForNeeds::default()];
        for (place, &(need, count)) in self.needs.iter().enumerate() {
            if self.matters(need, open) {
                let with = |held: HeldForNeeds| {
                    (1..=count).map(move |other| {
                        let mut held = held;
                        held[place] = other;
                        held
                    })
                };
                every = every.into_iter().flat_map(with).collect();
            }
        }
        every
    }

    /// The number of a state, which is its row in the tables; `None` if no game gets there.
    pub fn number(&self, state: LowerState) -> Option<usize> {
        let first = self.numbers.get(state.open * 3 + state.extra_box.index());
        let mut number = 0;
        for (&(need, count), held) in self.needs.iter().zip(state.held) {
            if self.matters(need, state.open) {
                let other = held.checked_sub(1).filter(|other| *other < count)?;
                number = number * usize::from(count) + usize::from(other);
            }
        }
        Some(first.copied().flatten()? as usize + number)
    }

    /// The state after a box is filled.
    pub fn next(&self, offers: &Offers, state: LowerState, slot: usize, points: u16) -> LowerState {
        let open = self.bits[slot].map_or(state.open, |bit| state.open & !(1 << bit));
        let mut held = state.held;
        for (held, &(need, _)) in held.iter_mut().zip(&self.needs) {
            if need.need.other().index() == slot {
                *held = offers.held(need, points);
            }
            if !self.matters(need, open) {
                *held = 0;
            }
        }
        LowerState {
            open,
            // A filled box is filled for good. If it is an upper one, its row does not say whether it is open.
            extra_box: match (self.extra == Some(slot), points) {
                _ if state.extra_box.is_filled() => state.extra_box,
                (false, _) => state.extra_box,
                (true, 0) => ExtraYahtzeeBox::Nothing,
                (true, _) => ExtraYahtzeeBox::Points,
            },
            held,
        }
    }
}
