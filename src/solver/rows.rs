//! The lower section, and what the box for extra Yahtzees holds: one row of a table each.

use super::offers::{Held, Offers};
use crate::rules::Section;

/// Every state of a card apart from its upper section, those that come last in a game first.
pub(super) struct Rows {
    /// The categories of the lower section, by their bit.
    pub slots: Vec<usize>,
    /// All rows; a row follows those that it leads to.
    pub all: Vec<Row>,
    extra: Option<usize>,
    numbers: Vec<Option<u32>>,
}

/// One state of a card apart from its upper section.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The open boxes of the lower section, a bit each.
    pub open: usize,
    pub held: Held,
}

impl Rows {
    pub fn new(offers: &Offers) -> Rows {
        let slots: Vec<usize> = offers.of(Section::Lower).collect();
        let extra = offers.extra.map(|extra| extra.index());
        let bit = extra.and_then(|extra| slots.iter().position(|&slot| slot == extra));
        let mut sets: Vec<usize> = (0..1 << slots.len()).collect();
        sets.sort_by_key(|set| set.count_ones());
        let mut rows = Rows {
            numbers: vec![None; sets.len() * Held::ALL.len()],
            all: Vec::new(),
            extra,
            slots,
        };
        for open in sets {
            for held in [Held::Nothing, Held::Points, Held::Open] {
                let may_be = match (extra, bit) {
                    (None, _) => held == Held::Open,
                    // Of an upper box, the row does not know whether it is open.
                    (Some(_), None) => true,
                    (Some(_), Some(bit)) => (held == Held::Open) == (open >> bit & 1 == 1),
                };
                if may_be {
                    rows.numbers[open * 3 + held.index()] = Some(rows.all.len() as u32);
                    rows.all.push(Row { open, held });
                }
            }
        }
        rows
    }

    /// Which row this is, if there is one.
    pub fn number(&self, row: Row) -> Option<usize> {
        let number = self.numbers.get(row.open * 3 + row.held.index());
        number.copied().flatten().map(|number| number as usize)
    }

    /// The row after a box is filled.
    pub fn next(&self, row: Row, slot: usize, points: u16) -> Row {
        let bit = self.slots.iter().position(|&lower| lower == slot);
        Row {
            open: bit.map_or(row.open, |bit| row.open & !(1 << bit)),
            held: match (self.extra == Some(slot), points) {
                (false, _) => row.held,
                (true, 0) => Held::Nothing,
                (true, _) => Held::Points,
            },
        }
    }
}
