//! What is the same for all states of a row: where boxes lead, how rolls score, which are special.

use super::offers::{Held, Joker, Offers, Situation};
use super::recipe::{Part, Recipe};
use super::study::Study;

/// How to reckon a row of a table.
pub(super) struct Plan {
    /// The row whose values are taken off everything; none if no lower box is open.
    pub base: Option<usize>,
    /// Every way to fill an open lower box.
    pub lower: Vec<Leaf>,
    /// Every way to fill an upper box, be it open or not.
    pub upper: Vec<Leaf>,
    pub recipe: Recipe,
    pub jokers: Vec<Special>,
    /// The cell that the first step of the recipe makes.
    pub first_step: usize,
    /// How many cells all this takes.
    pub cells: usize,
}

/// A box filled with certain points.
pub(super) struct Leaf {
    pub cell: usize,
    pub row: usize,
    pub points: u16,
}

/// A roll that is an extra Yahtzee in this row.
pub(super) struct Special {
    pub roll: usize,
    /// A cell that is closed when the upper box of its face is.
    pub own: Option<usize>,
    pub own_open: Variant,
    pub own_closed: Variant,
}

/// What an extra Yahtzee may score.
pub(super) enum Variant {
    /// The same as ever, and a bonus.
    Ordinary(u16),
    /// One of these cells with its bonus.
    Of(Vec<(usize, u16)>),
}

impl Plan {
    pub fn new(study: &Study, row: usize) -> Plan {
        let Study {
            offers,
            upper,
            rows,
            ..
        } = study;
        let row = rows.all[row];
        let bits = rows.slots.iter().enumerate();
        let open: Vec<usize> = bits
            .filter(|(bit, _)| row.open >> bit & 1 == 1)
            .map(|(_, &slot)| slot)
            .collect();
        let leaves = |slots: &[usize]| -> Vec<Leaf> {
            let choices = slots.iter().flat_map(|&slot| {
                let choices = &offers.slots[slot];
                let numbered = choices.points.iter().enumerate();
                numbered.map(move |(choice, &points)| (slot, choices.first + choice, points))
            });
            let leaves = choices.filter_map(|(slot, cell, points)| {
                let row = rows.number(rows.next(row, slot, points))?;
                Some(Leaf { cell, row, points })
            });
            leaves.collect()
        };
        let lower = leaves(&open);
        let parts = |slots: &[usize]| -> Vec<Part> {
            slots
                .iter()
                .map(|&slot| Part::of(&offers.slots[slot]))
                .collect()
        };
        let (high, low) = upper.slots.split_at(upper.slots.len() / 2);
        let groups = [parts(high), parts(low), parts(&open)];
        let recipe = Recipe::new(offers.len(), groups);
        let boxes: Vec<usize> = open.iter().chain(&upper.slots).copied().collect();
        let special =
            |joker: &Joker| Special::new(offers, joker, row.held, &boxes, !open.is_empty());
        let jokers = offers.jokers.iter().filter_map(special);
        Plan {
            base: lower.first().map(|leaf| leaf.row),
            upper: leaves(&upper.slots),
            first_step: offers.len(),
            cells: offers.len() + recipe.steps.len(),
            jokers: jokers.filter(|_| row.held.is_filled()).collect(),
            lower,
            recipe,
        }
    }
}

impl Special {
    /// The roll as it is special to these boxes; `None` if it is not.
    fn new(
        offers: &Offers,
        joker: &Joker,
        held: Held,
        boxes: &[usize],
        lower_open: bool,
    ) -> Option<Special> {
        let variant = |own_open| {
            let situation = Situation {
                held,
                own_open,
                lower_open,
            };
            Variant::new(offers, joker, joker.terms(situation), boxes)
        };
        let (own_open, own_closed) = (variant(true), variant(false));
        if let (Variant::Ordinary(0), Variant::Ordinary(0)) = (&own_open, &own_closed) {
            return None;
        }
        Some(Special {
            roll: joker.roll,
            own: joker.own.map(|own| offers.slots[own.index()].first),
            own_open,
            own_closed,
        })
    }
}

impl Variant {
    fn new(
        offers: &Offers,
        joker: &Joker,
        terms: &[Option<(u16, u16)>],
        boxes: &[usize],
    ) -> Variant {
        let own = joker.own.map(|own| own.index());
        let ordinary = |slot: usize| offers.slots[slot].ordinary[joker.roll];
        let mut bonuses = boxes
            .iter()
            .filter(|&&slot| Some(slot) != own)
            .map(|&slot| {
                let (points, bonus) = terms[slot]?;
                (points == ordinary(slot)).then_some(bonus)
            });
        // Its own upper box is left out above: when it is closed, nothing is said about it.
        let own_too = |bonus: u16| {
            let told = own.and_then(|own| Some((own, terms[own]?)));
            told.is_none_or(|(own, told)| told == (ordinary(own), bonus))
        };
        if let Some(Some(bonus)) = bonuses.next()
            && bonuses.all(|other| other == Some(bonus))
            && own_too(bonus)
        {
            return Variant::Ordinary(bonus);
        }
        let cells = boxes.iter().filter_map(|&slot| {
            let (points, bonus) = terms[slot]?;
            Some((offers.slots[slot].first + usize::from(points), bonus))
        });
        Variant::Of(cells.collect())
    }
}
