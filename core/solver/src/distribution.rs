//! Chances of numbers of points.

use serde::{Deserialize, Serialize};

/// How likely each number of points is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Distribution {
    /// The lowest number that may have a chance.
    first: usize,
    /// The chances of this number, of one point more, and so on.
    chances: Vec<f64>,
}

impl Distribution {
    /// This number of points, for sure.
    pub fn certain(points: u16) -> Distribution {
        Distribution {
            first: points.into(),
            chances: vec![1.0],
        }
    }

    /// The numbers that may have a chance, each with it, the lowest first.
    pub fn chances(&self) -> impl Iterator<Item = (u16, f64)> {
        let numbers = self.first as u16..;
        numbers.zip(self.chances.iter().copied())
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        let parts = self
            .chances()
            .map(|(points, chance)| chance * f64::from(points));
        parts.sum()
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares = self.chances().map(|(points, chance)| {
            let away = f64::from(points) - mean;
            chance * away * away
        });
        squares.sum::<f64>().sqrt()
    }

    /// The chance of at least this many points.
    pub fn at_least(&self, points: u16) -> f64 {
        let skipped = usize::from(points).saturating_sub(self.first);
        self.chances.iter().skip(skipped).sum()
    }

    /// The lowest number that the points do not exceed with at least this chance: 0.5 gives the median.
    pub fn quantile(&self, chance: f64) -> u16 {
        let mut sum = 0.0;
        let mut points = self.chances();
        let found = points.find(|(_, more)| {
            sum += more;
            sum >= chance
        });
        // The sum of all chances may be a little less than one.
        let last = (self.first + self.chances.len()).saturating_sub(1);
        found.map_or(last as u16, |(points, _)| points)
    }

    /// The mean of what each number of points is worth, each with so many points more: `worth` begins with no points, and more points
    /// than it has are worth as much as its last ones.
    pub(super) fn mean_of(&self, worth: &[f64], more: usize) -> f64 {
        let from = (self.first + more).min(worth.len());
        let (known, rest) = self
            .chances
            .split_at((worth.len() - from).min(self.chances.len()));
        let known: f64 = known
            .iter()
            .zip(&worth[from..])
            .map(|(chance, worth)| chance * worth)
            .sum();
        let last = worth.last().copied().unwrap_or(0.0);
        known + last * rest.iter().sum::<f64>()
    }

    /// The same with chances that add up to 1.
    pub(super) fn normalized(mut self) -> Distribution {
        let sum: f64 = self.chances.iter().sum();
        for chance in &mut self.chances {
            *chance /= sum;
        }
        self
    }

    /// The sum of distributions, each with so many points more and times a chance.
    pub(super) fn sum_of(all: Vec<(&Distribution, usize, f64)>) -> Distribution {
        let first = all.iter().map(|(it, more, _)| it.first + more).min();
        let end = all
            .iter()
            .map(|(it, more, _)| it.first + more + it.chances.len())
            .max();
        let first = first.unwrap_or(0);
        let mut sum = Distribution {
            first,
            chances: vec![0.0; end.unwrap_or(first) - first],
        };
        for (other, more, chance) in all {
            sum.add_all(other, more, chance);
        }
        sum
    }

    /// Adds all numbers of another distribution with so many points more, as likely as they are there times this chance.
    pub(super) fn add_all(&mut self, other: &Distribution, more: usize, chance: f64) {
        let first = other.first + more;
        if self.chances.is_empty() {
            self.first = first;
        }
        if let Some(lower @ 1..) = self.first.checked_sub(first) {
            self.chances.splice(..0, std::iter::repeat_n(0.0, lower));
            self.first = first;
        }
        let from = first - self.first;
        let end = from + other.chances.len();
        if self.chances.len() < end {
            self.chances.resize(end, 0.0);
        }
        for (sum, other) in self.chances[from..].iter_mut().zip(&other.chances) {
            *sum += other * chance;
        }
    }
}
