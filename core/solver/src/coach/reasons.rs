//! Why one choice is better than another.

use serde::{Deserialize, Serialize};

use crate::Parts;
use rollkeep_rules::Slot;

/// Tenths of a point, as they are shown.
pub type DeciPoints = i64;

/// What points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointsFrom {
    /// This box.
    Box(Slot),
    /// The upper bonus.
    UpperBonus,
    /// The bonuses for extra Yahtzees.
    ExtraYahtzees,
}

/// How many points more the better one of two choices brings from here on average; fewer, if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What these points come from.
    pub from: PointsFrom,
    /// How many they are.
    pub more: DeciPoints,
}

/// Why one choice is better than another: all reasons that are shown, the weightiest first. They add up to the difference of the
/// values of both choices, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reasons(Vec<Reason>);

/// The reasons that carry a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MainReasons {
    /// What brings the most points.
    pub gain: Reason,
    /// What brings the next most, if one alone does not carry the decision.
    pub second: Option<Reason>,
    /// What costs the most points, if nobody would understand the gains without it.
    pub loss: Option<Reason>,
}

impl Reasons {
    /// The reasons of these parts, in tenths whose sum is `all`: each is rounded down or up, so that it is nearly itself.
    pub fn new(parts: &Parts, all: DeciPoints) -> Reasons {
        let boxes = parts
            .boxes()
            .map(|(slot, more)| (PointsFrom::Box(slot), more));
        let bonuses = [
            (PointsFrom::UpperBonus, parts.upper_bonus),
            (PointsFrom::ExtraYahtzees, parts.extra_bonuses),
        ];
        let mut rounded: Vec<(Reason, f64)> = boxes
            .chain(bonuses)
            .map(|(from, points)| {
                let down = (points * 10.0).floor();
                let more = down as DeciPoints;
                (Reason { from, more }, points * 10.0 - down)
            })
            .collect();
        // Those that lost most when they were rounded down are rounded up.
        rounded.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let missing = all - rounded.iter().map(|(it, _)| it.more).sum::<DeciPoints>();
        let missing = usize::try_from(missing).unwrap_or(0);
        for (reason, _) in rounded.iter_mut().take(missing) {
            reason.more += 1;
        }
        let shown = rounded.into_iter().map(|(reason, _)| reason);
        let mut shown: Vec<Reason> = shown.filter(|it| it.more != 0).collect();
        shown.sort_by_key(|it| -it.more.abs());
        Reasons(shown)
    }

    /// All of them, the weightiest first.
    pub fn all(&self) -> &[Reason] {
        &self.0
    }

    /// Those that carry the decision. `None` if many small ones add up.
    pub fn main(&self) -> Option<MainReasons> {
        let mut gains = self.0.iter().copied().filter(|it| it.more > 0);
        let all: DeciPoints = gains.clone().map(|it| it.more).sum();
        let (gain, next) = (gains.next()?, gains.next());
        // One that brings three fifths of all gains is enough; two have to bring half of them.
        let second = next.filter(|_| 5 * gain.more < 3 * all);
        let gained = gain.more + second.map_or(0, |it| it.more);
        if 2 * gained < all {
            return None;
        }
        let loss = self.0.iter().copied().find(|it| it.more < 0);
        let loss = loss.filter(|it| 4 * -it.more >= gained);
        Some(MainReasons { gain, second, loss })
    }
}
