//! The numbers of rule sets in links.

use std::sync::Arc;

use super::LinkError;
use super::digits::DigitReader;
use crate::rules::{RuleSet, catalogue};

/// The rule sets by their numbers in links, which never change. Add new ones at the end.
const RULE_SETS: [&str; 23] = [
    "yahtzee-official",
    "yahtzee-basic",
    "yahtzee-advanced",
    "yahtzee-club",
    "yatzy",
    "yahtzie",
    "kniffel",
    "kniffel-travel",
    "kniffel-championship",
    "yams",
    "yacht",
    "yacht-51",
    "cheerio",
    "crag",
    "generala",
    "yatzy-forced",
    "yatzy-half-forced",
    "kismet",
    "super-yatzy",
    "maxi-yatzy-forced",
    "maxi-yatzy",
    "yam",
    "maxi-yatzy-saved",
];

/// The most rule sets, and the most kinds of player, that links can number.
pub(super) const MANY: usize = 64;

/// Returns the number of a rule set, which never changes. Other things that are stored count with it, too.
pub(crate) fn number_of_rules(rules: &RuleSet) -> Option<usize> {
    RULE_SETS.iter().position(|id| *id == rules.id)
}

/// Returns the rule set with this number.
pub(crate) fn rules_of_number(number: usize) -> Option<Arc<RuleSet>> {
    RULE_SETS.get(number).and_then(|id| catalogue::find(id))
}

/// Reads a rule set.
pub(super) fn rules_of(digits: &mut DigitReader) -> Result<Arc<RuleSet>, LinkError> {
    rules_of_number(digits.read(MANY)).ok_or(LinkError::UnknownRules)
}
