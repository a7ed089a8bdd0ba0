//! How likely a total is reached, at round numbers, so that people can compare choices.

use super::units::{PartsPerMillion, parts_per_million};
use crate::Distribution;

/// How likely it is to reach round totals, after each of some choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The totals, in equal steps. The first is nearly certain, the last nearly impossible.
    pub totals: Vec<u16>,
    /// For each choice, how likely each of the totals is reached or exceeded.
    pub at_least: Vec<Vec<PartsPerMillion>>,
}

/// The steps between two totals that are easy to read.
const STEPS: [u16; 7] = [1, 2, 5, 10, 20, 50, 100];

/// The most steps.
const MOST: u16 = 14;

/// The first total is missed less often than this, the last is reached less often.
const RARE: f64 = 0.01;

impl Outlook {
    /// Compares how likely each total is after some choices.
    pub fn of(choices: &[Distribution]) -> Outlook {
        let lowest = choices.iter().map(|it| it.quantile(RARE)).min();
        let highest = choices.iter().map(|it| it.quantile(1.0 - RARE)).max();
        let (lowest, highest) = (lowest.unwrap_or(0), highest.unwrap_or(0));
        let width = highest.saturating_sub(lowest);
        let step = { STEPS.into_iter() }.find(|step| width / step < MOST);
        let step = step.unwrap_or(width);
        let (first, end) = (lowest / step * step, highest.saturating_add(step));
        let totals: Vec<u16> = (first..=end).step_by(step.into()).collect();
        let at_least = choices.iter().map(|choice| {
            let reached = totals.iter().map(|total| choice.at_least(*total));
            reached.map(parts_per_million).collect()
        });
        Outlook {
            at_least: at_least.collect(),
            totals,
        }
    }
}
