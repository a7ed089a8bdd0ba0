//! The cards on which the same boxes are open.

use super::board::Board;
use super::lanes::Lanes;
use super::offers::Situation;
use super::recipe::{Part, Recipe};
use super::study::{State, Study};

/// What the cards with the same open boxes have in common.
pub(super) struct Sheet {
    /// Every way to fill a box.
    pub ways: Vec<Way>,
    /// How many cells it takes to reckon the rolls.
    pub cells: usize,
    /// The cell that the first step of the recipe makes.
    first_step: usize,
    recipe: Recipe,
    /// For each roll that is an extra Yahtzee, the cells of all that it may score.
    jokers: Vec<(usize, Vec<usize>)>,
}

/// A box filled with certain points, and the bonus that comes with them.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub slot: usize,
    pub points: u16,
    pub bonus: u16,
    /// Where its value belongs.
    pub cell: usize,
}

impl Sheet {
    pub fn new(study: &Study, state: State) -> Sheet {
        let offers = &study.offers;
        let [lower, upper] = study.open(state);
        let parts = |slots: &[usize]| -> Vec<Part> {
            let choices = slots.iter().map(|&slot| &offers.slots[slot]);
            choices.map(Part::of).collect()
        };
        let (high, low) = upper.split_at(upper.len() / 2);
        let recipe = Recipe::new(offers.len(), [parts(high), parts(low), parts(&lower)]);
        let open: Vec<usize> = lower.iter().chain(&upper).copied().collect();
        let ordinary = open.iter().flat_map(|&slot| {
            let choices = &offers.slots[slot];
            choices
                .points
                .iter()
                .zip(choices.first..)
                .map(move |(&points, cell)| Way {
                    slot,
                    points,
                    bonus: 0,
                    cell,
                })
        });
        let mut sheet = Sheet {
            ways: ordinary.collect(),
            cells: offers.len() + recipe.steps.len(),
            first_step: offers.len(),
            recipe,
            jokers: Vec::new(),
        };
        for joker in offers.jokers.iter().filter(|_| state.row.held.is_filled()) {
            let own = joker.own.map(|own| own.index());
            let terms = joker.terms(Situation {
                held: state.row.held,
                own_open: own.is_some_and(|own| upper.contains(&own)),
                lower_open: !lower.is_empty(),
            });
            let told = open.iter().filter_map(|&slot| {
                let (choice, bonus) = terms[slot]?;
                let points = offers.slots[slot].points[usize::from(choice)];
                Some(sheet.cell(slot, points, bonus))
            });
            let told = told.collect();
            sheet.jokers.push((joker.roll, told));
        }
        sheet
    }

    /// The cell of a way, which is added if it is new.
    fn cell(&mut self, slot: usize, points: u16, bonus: u16) -> usize {
        let same = |way: &&Way| (way.slot, way.points, way.bonus) == (slot, points, bonus);
        if let Some(way) = self.ways.iter().find(same) {
            return way.cell;
        }
        let cell = self.cells;
        self.cells += 1;
        self.ways.push(Way {
            slot,
            points,
            bonus,
            cell,
        });
        cell
    }

    /// From what every way is worth to what every roll is worth.
    #[inline(never)]
    #[cfg_attr(
        all(feature = "simd", target_arch = "wasm32"),
        target_feature(enable = "simd128")
    )]
    pub fn rolls<const L: usize, const N: usize>(
        &self,
        study: &Study,
        cells: &mut [Lanes<f32, L>],
        board: &mut Board<f32, L, N>,
    ) {
        for (step, made) in self.recipe.steps.iter().zip(self.first_step..) {
            let mut top = cells[usize::from(step[0])];
            top.rise(&cells[usize::from(step[1])]);
            cells[made] = top;
        }
        let first_roll = study.lattice.first_roll;
        for roll in 0..study.lattice.rolls().len() {
            let mut top = Lanes::all(0.0);
            for group in &self.recipe.groups {
                top.rise(&cells[usize::from(group[roll])]);
            }
            board.set(first_roll + roll, top);
        }
        for (roll, told) in &self.jokers {
            let mut top = Lanes::all(0.0);
            for &cell in told {
                top.rise(&cells[cell]);
            }
            board.set(first_roll + roll, top);
        }
    }
}
