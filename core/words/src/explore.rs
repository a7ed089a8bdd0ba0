//! The explorer.

use crate::{advice, categories};
use rollkeep_rules::{ImpossibleCard, RuleSet, Slot, UnreachableTotal};
use rollkeep_solver::coach::{ImpossiblePosition, MicroPoints, ParsePositionError};

messages!("explore");

/// What a card is worth before the first roll, while no dice are entered.
pub fn expected(total: MicroPoints) -> String {
    before_roll(advice::tenths(total))
}

/// Why no game leads to a card; `None` if only its text says that, and no card on the screen.
pub fn impossible(rules: &RuleSet, why: ImpossibleCard) -> Option<String> {
    match why {
        ImpossibleCard::Order(_) => Some(order()),
        ImpossibleCard::Need(slot) => Some(need_of(rules, slot)),
        ImpossibleCard::Points(..) | ImpossibleCard::Bonuses(_) => None,
    }
}

/// "High: Must be higher than Low."
fn need_of(rules: &RuleSet, slot: Slot) -> String {
    let category = rules.category(slot);
    let needs = category.needs.map(|it| categories::needs(rules, it));
    need(&categories::name(&category.id), &needs.unwrap_or_default())
}

/// Why the upper section cannot have a total.
pub fn unreachable(why: UnreachableTotal) -> String {
    match why {
        UnreachableTotal::NoBox => upper_no_box(),
        UnreachableTotal::Range(least, most) => upper_range(least, most),
        UnreachableTotal::Gap(below, above) => upper_gap(below, above),
    }
}

/// Why a text is no position.
pub fn unreadable_text(why: &ParsePositionError) -> String {
    match why {
        ParsePositionError::NotJson
        | ParsePositionError::Form(_)
        | ParsePositionError::Impossible(ImpossiblePosition::Rules(_)) => bad_rules(),
        ParsePositionError::Card(_) => bad_card(),
        ParsePositionError::Dice(_)
        | ParsePositionError::Impossible(ImpossiblePosition::Dice(_)) => bad_dice(),
        ParsePositionError::Rolls(_)
        | ParsePositionError::Impossible(ImpossiblePosition::Rolls(_)) => bad_rolls(),
        _ => bad_parts(),
    }
}
