//! Rule sets in links: the number of an entry of the catalogue, or all rules.

use std::sync::Arc;

use super::digits::{DigitReader, Digits};
use super::{LinkError, rule_words};
use rollkeep_rules::{PortableRules, RuleSet, catalogue};

/// The most rule sets, and the most kinds of player, that links can number.
pub(super) const MANY: usize = 64;

/// The number behind which rules follow that have none.
const WHOLE: usize = MANY - 1;

/// Writes a rule set.
pub(super) fn write(digits: &mut Digits, rules: &RuleSet) {
    match catalogue::number(rules) {
        Some(number) => digits.write(number, MANY),
        None => {
            digits.write(WHOLE, MANY);
            rule_words::write(digits, &PortableRules::of(rules).text());
        }
    }
}

/// Reads a rule set.
pub(super) fn read(digits: &mut DigitReader) -> Result<Arc<RuleSet>, LinkError> {
    let number = digits.read(MANY);
    if number != WHOLE {
        return catalogue::of_number(number).ok_or(LinkError::UnknownRules);
    }
    let text = rule_words::read(digits).ok_or(LinkError::Damaged)?;
    let whole = PortableRules::of_text(&text).filter(PortableRules::is_whole);
    let rules = whole.ok_or(LinkError::BadRules)?.rules();
    rules.map_err(|_| LinkError::BadRules)
}
