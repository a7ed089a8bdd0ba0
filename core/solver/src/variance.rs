//! How much the dice vary the value of a turn.

use super::turn_values::TurnValues;
use rollkeep_rules::dice::Counts;

impl TurnValues<'_> {
    /// The variance of the turn's value after these dice are kept and all others rolled, with this many rolls left
    /// then. With none kept and all rolls but one left, it is that of the first roll. `None` if more dice are kept than
    /// there are, or the number of rolls does not fit the rules.
    pub fn variance(&self, kept: &Counts, rolls_left: u8) -> Option<f64> {
        let rolls = self.model.lattice.rolls().iter();
        let within = rolls.filter_map(|roll| Some((chance(kept, roll)?, roll)));
        let outcomes = within.map(|(chance, roll)| Some((chance, self.value(roll, rolls_left)?)));
        let outcomes = outcomes.collect::<Option<Vec<(f64, f64)>>>()?;
        if outcomes.is_empty() {
            return None;
        }
        let mean: f64 = outcomes.iter().map(|(chance, value)| chance * value).sum();
        let squares = outcomes
            .iter()
            .map(|(chance, value)| chance * (value - mean) * (value - mean));
        Some(squares.sum())
    }
}

/// How likely it is that these kept dice become this roll; `None` if they cannot.
fn chance(kept: &Counts, roll: &Counts) -> Option<f64> {
    let (mut rolled, mut ways) = (0_u32, 1.0);
    for (&kept, &shown) in kept.0.iter().zip(&roll.0) {
        for same in 1..=shown.checked_sub(kept)? {
            rolled += 1;
            ways *= f64::from(rolled) / f64::from(same);
        }
    }
    Some((0..rolled).fold(ways, |chance, _| chance / 6.0))
}
