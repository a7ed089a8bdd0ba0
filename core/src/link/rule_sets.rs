//! The numbers of rule sets in links.

use std::sync::Arc;

use super::digits::{DigitReader, Digits};
use super::{LinkError, rule_words};
use crate::rules::{PortableRules, RuleSet, catalogue};

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
    let number = RULE_SETS.iter().position(|id| *id == rules.id);
    number.filter(|_| catalogue::lists(rules))
}

/// Returns the rule set with this number.
pub(crate) fn rules_of_number(number: usize) -> Option<Arc<RuleSet>> {
    RULE_SETS.get(number).and_then(|id| catalogue::find(id))
}

/// The number behind which rules follow that have none.
const WHOLE: usize = MANY - 1;

/// Writes a rule set.
pub(super) fn write(digits: &mut Digits, rules: &RuleSet) -> Result<(), LinkError> {
    match (number_of_rules(rules), PortableRules::of(rules)) {
        (Some(number), _) => digits.write(number, MANY),
        (None, whole @ PortableRules::Whole(_)) => {
            digits.write(WHOLE, MANY);
            rule_words::write(digits, &whole.text());
        }
        (None, PortableRules::Id(_)) => return Err(LinkError::UnknownRules),
    }
    Ok(())
}

/// Reads a rule set.
pub(super) fn read(digits: &mut DigitReader) -> Result<Arc<RuleSet>, LinkError> {
    let number = digits.read(MANY);
    if number != WHOLE {
        return rules_of_number(number).ok_or(LinkError::UnknownRules);
    }
    let text = rule_words::read(digits).ok_or(LinkError::Damaged)?;
    let whole = PortableRules::of_text(&text).filter(PortableRules::is_whole);
    let rules = whole.ok_or(LinkError::BadRules)?.rules();
    rules.map_err(|_| LinkError::BadRules)
}
