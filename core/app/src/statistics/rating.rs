//! How well somebody decides, as one of five bands.

use super::{Lost, Skill};
use rollkeep_rules::{RuleSet, catalogue};

/// For each rule set, what the computer player Novice loses per game: the value of perfect play less Novice's mean total
/// (`docs/data`), in points.
const NOVICE: &str = include_str!("novice.txt");

/// How well somebody decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Band {
    /// As Novice does, or not much better.
    Beginner,
    /// As the computer player Casual does.
    Casual,
    /// Better than that.
    Good,
    /// As the computer player Skilled does.
    Expert,
    /// Loses hardly anything.
    NearPerfect,
}

/// How well somebody decides under one rule set, by what is lost per game in games without the coach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The band of the mean.
    pub band: Band,
    /// The lowest band within one standard error of the mean.
    pub lowest: Band,
    /// The highest band within one standard error of the mean.
    pub highest: Band,
    /// What is lost per game.
    pub lost: Lost,
}

impl Band {
    /// All bands, the highest loss first.
    pub const ALL: [Band; 5] = [
        Band::Beginner,
        Band::Casual,
        Band::Good,
        Band::Expert,
        Band::NearPerfect,
    ];

    /// The upper limit of Casual as a share of what Novice loses. The limit of each further band is half of the one before.
    const CASUAL: f64 = 0.75;

    /// Loses fewer points per game than this under these rules; infinity for Beginner. `None` for rules that have not been
    /// measured.
    pub fn limit(self, rules: &RuleSet) -> Option<f64> {
        let novice = novice_loses(rules)?;
        Some(match self {
            Band::Beginner => f64::INFINITY,
            band => novice * Self::CASUAL / f64::from(1 << (band as u32 - 1)),
        })
    }

    /// The band of somebody who loses so many points per game. `None` for rules that have not been measured.
    pub fn of(rules: &RuleSet, lost: f64) -> Option<Band> {
        let mut all = Self::ALL.into_iter().rev();
        novice_loses(rules)?;
        all.find(|band| band.limit(rules).is_some_and(|limit| lost < limit))
    }
}

impl Rating {
    /// Rates somebody. `None` with fewer than [`Lost::ENOUGH`] games without the coach, or for rules that have not been measured.
    pub fn of(rules: &RuleSet, skill: &Skill) -> Option<Rating> {
        let lost = Lost::of(skill.own()).filter(|it| it.games >= Lost::ENOUGH)?;
        let error = lost.error.unwrap_or_default();
        Some(Rating {
            band: Band::of(rules, lost.mean)?,
            lowest: Band::of(rules, lost.mean + error)?,
            highest: Band::of(rules, lost.mean - error)?,
            lost,
        })
    }

    /// Returns how many more games without the coach a rating needs. `None` if there is one already, or there will never be one.
    pub fn games_needed(rules: &RuleSet, skill: &Skill) -> Option<usize> {
        novice_loses(rules)?;
        let missing = Lost::ENOUGH.saturating_sub(skill.own().count());
        (missing > 0).then_some(missing)
    }
}

/// What Novice loses per game under these rules, in points. `None` for rules that have not been measured.
pub fn novice_loses(rules: &RuleSet) -> Option<f64> {
    let lines = catalogue::lists(rules).then(|| NOVICE.lines());
    let mut of_rules = lines.into_iter().flatten().filter_map(|line| {
        let (id, lost) = line.split_once(' ')?;
        (id == rules.id).then_some(lost)
    });
    of_rules.next()?.parse().ok()
}
