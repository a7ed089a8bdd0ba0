//! The person whose decisions are shown.

use std::sync::Arc;

use rollkeep_app::statistics::{Lost, Skill};
use rollkeep_rules::RuleSet;

/// The person whose decisions are shown.
#[derive(Clone, PartialEq)]
pub struct Decider {
    /// The rules of the games.
    pub rules: Arc<RuleSet>,
    /// What the decisions cost.
    pub skill: Skill,
    /// The name by which sentences speak of the person.
    pub spoken: String,
    /// What the decisions cost per game.
    pub lost: Lost,
}

impl Decider {
    /// Nobody before a game is judged. If all games had help by the coach, they count.
    pub fn new(rules: Arc<RuleSet>, skill: Skill, spoken: String) -> Option<Decider> {
        let lost = Lost::of(skill.own()).or_else(|| Lost::of(skill.games.iter()))?;
        Some(Decider {
            rules,
            skill,
            spoken,
            lost,
        })
    }
}
