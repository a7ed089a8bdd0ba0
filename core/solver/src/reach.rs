//! How likely patterns are to be reached this turn.

use super::Reach;
use super::lanes::Lanes;
use super::lattice::Lattice;
use super::lattice_values::LatticeValues;
use super::turn_values::TurnValues;
use rollkeep_rules::dice::{Counts, Dice, Keep};
use rollkeep_rules::{Offer, Slot, Spec};

/// A chance for each category.
type CategoryChances = Lanes<f64, { Spec::MAX_CATEGORIES }>;

/// How likely each category is to be reached, in three ways: see [`Reach`].
struct Paths {
    tried: Path,
    shown: Path,
    scored: Path,
}

/// The chances of every keep and roll, with a certain number of rolls left.
struct Path {
    /// The chances when a roll is scored: 0 or 1.
    ends: Vec<CategoryChances>,
    now: LatticeValues<CategoryChances, 1024>,
}

impl TurnValues<'_> {
    /// How likely each category is to be reached this turn, with these dice and this many rolls left; or, with no dice,
    /// before the first roll. A category is reached by dice that score more than 0 in its box on this card, by themselves or as a joker;
    /// so a filled one is never reached. It does not count that other boxes may have to be filled first. `None` if the number of dice
    /// or rolls does not fit the rules.
    pub fn reach(&self, dice: &Counts, rolls_left: u8) -> Option<Vec<Reach>> {
        let lattice = &self.model.lattice;
        if *dice == Counts::default() {
            return Some(self.reach_of(&self.paths(self.model.rules.rolls)?, 0));
        }
        self.value(dice, rolls_left)?;
        let mut paths = self.paths(rolls_left)?;
        paths.tried.now.best(lattice);
        self.decide_both(&mut paths, rolls_left)?;
        Some(self.reach_of(&paths, lattice.place(dice)))
    }

    /// The same for each of these keeps, when the other dice are rolled.
    /// `None` if the number of dice does not fit the rules, or no roll is left.
    pub fn reach_by_keep(
        &self,
        dice: &Dice,
        keeps: impl IntoIterator<Item = Keep>,
        rolls_left: u8,
    ) -> Option<Vec<Vec<Reach>>> {
        self.value(&dice.counts(), rolls_left)?;
        let paths = self.paths(rolls_left)?;
        let reach = |keep| self.reach_of(&paths, self.model.lattice.place(&dice.kept(keep)));
        (rolls_left > 0).then(|| keeps.into_iter().map(reach).collect())
    }

    fn reach_of(&self, paths: &Paths, place: usize) -> Vec<Reach> {
        let chance = |path: &Path, slot: Slot| path.now.cell(place)[slot.index()];
        let slots = self.model.rules.slots();
        let reach = slots.map(|slot| Reach {
            slot,
            tried: chance(&paths.tried, slot),
            shown: chance(&paths.shown, slot),
            scored: chance(&paths.scored, slot),
        });
        reach.collect()
    }

    /// Computes back from the end of the turn to where dice are kept with this many rolls left.
    fn paths(&self, left: u8) -> Option<Paths> {
        let lattice = &self.model.lattice;
        let rules = &self.model.rules;
        let shows = |roll: &Counts| {
            let throw = rules.last_throw(*roll);
            let offers =
                (rules.slots()).map(|slot| rules.offer_in_any_order(self.card, slot, throw));
            marks(offers.map(|offer| matches!(offer, Offer::Open { points: 1.., .. })))
        };
        let shows: Vec<CategoryChances> = lattice.rolls().iter().map(shows).collect();
        let mut paths = Paths {
            tried: Path::new(lattice, shows.clone()),
            shown: Path::new(lattice, shows),
            scored: Path::new(lattice, self.scored(0)),
        };
        for roll in 0..left {
            if roll > 0 {
                paths.tried.now.best(lattice);
                self.decide_both(&mut paths, roll)?;
            }
            for path in [&mut paths.tried, &mut paths.shown, &mut paths.scored] {
                path.now.mean(lattice);
            }
        }
        Some(paths)
    }

    /// For each roll, the box that best play fills if it is scored with this many rolls left.
    fn scored(&self, left: u8) -> Vec<CategoryChances> {
        let rules = &self.model.rules;
        let rolls = 0..self.model.lattice.rolls().len();
        let best = rolls.map(|roll| self.policy.score(roll, left).1);
        best.map(|best| marks(rules.slots().map(|slot| slot == best)))
            .collect()
    }

    fn decide_both(&self, paths: &mut Paths, left: u8) -> Option<()> {
        paths.scored.ends = self.scored(left);
        self.decide(&mut paths.shown, left)?;
        self.decide(&mut paths.scored, left)
    }

    /// From keeps to rolls, as best play chooses with this many rolls left.
    fn decide(&self, path: &mut Path, left: u8) -> Option<()> {
        let lattice = &self.model.lattice;
        for (roll, end) in lattice.rolls().iter().zip(&path.ends) {
            let chances = match self.policy.keep(roll, left)? {
                Some(keep) => *path.now.cell(keep),
                None => *end,
            };
            path.now.set(lattice.place(roll), chances);
        }
        Some(())
    }
}

impl Path {
    fn new(lattice: &Lattice, ends: Vec<CategoryChances>) -> Path {
        let mut now = LatticeValues::new();
        for (roll, end) in (lattice.first_roll..).zip(&ends) {
            now.set(roll, *end);
        }
        Path { ends, now }
    }
}

/// 1 for each category of which this holds.
fn marks(holds: impl Iterator<Item = bool>) -> CategoryChances {
    let mut marks = Lanes::all(0.0);
    for (mark, holds) in marks.iter_mut().zip(holds) {
        *mark = f64::from(u8::from(holds));
    }
    marks
}
