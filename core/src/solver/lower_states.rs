//! The states of the lower section and of the box for extra Yahtzees: each has a row in the tables.

use super::offers::{ExtraYahtzeeBox, Offers};
use super::precedence::Precedence;
use crate::rules::Section;

/// Every state of a card apart from its upper section, from the end of a game to its start.
pub(super) struct LowerStates {
    /// The categories of the lower section, by their bit.
    pub slots: Vec<usize>,
    /// All states; a state follows those that it leads to.
    pub all: Vec<LowerState>,
    extra: Option<usize>,
    numbers: Vec<Option<u32>>,
}

/// One state of a card apart from its upper section.
#[derive(Clone, Copy)]
pub(super) struct LowerState {
    /// The open boxes of the lower section, a bit each.
    pub open: usize,
    pub extra_box: ExtraYahtzeeBox,
}

impl LowerStates {
    pub fn new(offers: &Offers, precedence: &Precedence) -> LowerStates {
        let slots: Vec<usize> = offers.of(Section::Lower).collect();
        let extra = offers.extra.map(|extra| extra.index());
        let bit = extra.and_then(|extra| slots.iter().position(|&slot| slot == extra));
        let mut sets: Vec<usize> = (0..1 << slots.len()).collect();
        sets.sort_by_key(|set| set.count_ones());
        let mut states = LowerStates {
            numbers: vec![None; sets.len() * ExtraYahtzeeBox::ALL.len()],
            all: Vec::new(),
            extra,
            slots,
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
                    states.all.push(LowerState { open, extra_box });
                }
            }
        }
        states
    }

    /// The number of a state, which is its row in the tables; `None` if no game gets there.
    pub fn number(&self, state: LowerState) -> Option<usize> {
        let number = self.numbers.get(state.open * 3 + state.extra_box.index());
        number.copied().flatten().map(|number| number as usize)
    }

    /// The state after a box is filled.
    pub fn next(&self, state: LowerState, slot: usize, points: u16) -> LowerState {
        let bit = self.slots.iter().position(|&lower| lower == slot);
        LowerState {
            open: bit.map_or(state.open, |bit| state.open & !(1 << bit)),
            extra_box: match (self.extra == Some(slot), points) {
                (false, _) => state.extra_box,
                (true, 0) => ExtraYahtzeeBox::Nothing,
                (true, _) => ExtraYahtzeeBox::Points,
            },
        }
    }
}
