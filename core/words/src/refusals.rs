//! Why an action is not possible, as a text for the player who tried it.

use crate::categories;
use rollkeep_rules::game::{Game, Phase, Refused, Seat, SetupError};
use rollkeep_rules::{Closed, Offer, RuleSet, Section, Slot};

messages!("refusals");

/// Why an action was refused.
pub fn refused(rules: &RuleSet, why: Refused) -> String {
    match why {
        Refused::GameOver => game_over(),
        Refused::StartFirst => start_first(),
        Refused::StartIsDecided => start_is_decided(),
        Refused::NoRollsLeft => no_rolls_left(),
        Refused::NothingToKeep => nothing_to_keep(),
        Refused::WrongDice => wrong_dice(),
        Refused::OtherDice => other_dice(),
        Refused::RollFirst => roll_first(),
        Refused::NoSuchCategory(_) => no_such_category(),
        Refused::Filled(slot) => filled(&category(rules, slot)),
        Refused::Closed(_, why) => closed(rules, why),
        Refused::NothingToUndo => nothing_to_undo(),
        Refused::NoClock => no_clock(),
        Refused::NoEntropy => no_entropy(),
    }
}

/// Why the rules close a box: "Fours is open: five fours must go there."
pub fn closed(rules: &RuleSet, why: Closed) -> String {
    match why {
        Closed::UpperFirst(must) => {
            let face = rules.categories.get(must.index()).and_then(|c| c.face());
            let pips = face.map_or(0, |face| face.pips());
            upper_first(&category(rules, must), rules.dice, pips)
        }
        Closed::LowerFirst => lower_first(),
        Closed::Next(slot) => next(&category(rules, slot)),
        Closed::SectionFirst(Section::Upper) => upper_section_first(),
        Closed::SectionFirst(Section::Lower) => lower_section_first(),
        Closed::Fits(slot) => fits(&category(rules, slot)),
        Closed::NeverStruck(slot) => never_struck(&category(rules, slot)),
    }
}

/// Why a joker rule leaves only some boxes open to the dice on the table: the same for all that it closes.
pub fn joker(game: &Game) -> Option<String> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let (card, rules) = (&game.cards()[turn.seat], game.rules());
    let throw = turn.hand?.throw();
    rules
        .slots()
        .find_map(|slot| match rules.offer(card, slot, throw) {
            Offer::Closed(why) if why.is_by_joker() => Some(closed(rules, why)),
            _ => None,
        })
}

/// Why a game cannot start with this setup.
pub fn setup(rules: &RuleSet, why: SetupError) -> String {
    match why {
        SetupError::Seats(_) if rules.min_seats == rules.max_seats => {
            exact_players(rules.max_seats)
        }
        SetupError::Seats(_) => players_between(rules.min_seats, rules.max_seats),
        SetupError::NoName(_) => no_name(),
        SetupError::LongName(_) => long_name(Seat::MAX_NAME),
        SetupError::SameName(_) => same_name(),
        SetupError::NoTime => no_time(),
        SetupError::Computer(_) => computer_without_best_play(),
    }
}

fn category(rules: &RuleSet, slot: Slot) -> String {
    match rules.categories.get(slot.index()) {
        Some(category) => categories::name(&category.id),
        None => "?".to_owned(),
    }
}
