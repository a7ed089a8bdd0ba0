//! The numbers of rule sets in links.

use std::sync::Arc;

use super::LinkError;
use super::digits::DigitReader;
use crate::rules::{RuleSet, catalogue};

/// The rule sets by their numbers in links, which never change. Add new ones at the end.
pub(super) const RULE_SETS: [&str; 6] = [
    "yahtzee-official",
    "yahtzee-basic",
    "yahtzee-advanced",
    "yahtzee-club",
    "yatzy",
    "yahtzie",
];

/// The most rule sets, and the most kinds of player, that links can number.
pub(super) const MANY: usize = 64;

/// Reads a rule set.
pub(super) fn rules_of(digits: &mut DigitReader) -> Result<Arc<RuleSet>, LinkError> {
    let id = RULE_SETS.get(digits.read(MANY));
    id.and_then(|id| catalogue::find(id))
        .ok_or(LinkError::UnknownRules)
}
