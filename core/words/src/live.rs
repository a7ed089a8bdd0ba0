//! Live games: texts for connecting, playing and ending.

use crate::names::in_text;
use crate::{play, refusals, rule_sets};
use rollkeep_app::live::{BadCode, BadSdp, Farewell, LiveTable, Rolling, TableError, Why};
use rollkeep_rules::game::{Game, SetupError};

messages!("live");

/// An invitation: "Ann invites you to Yatzy."
pub fn invites(table: &LiveTable, hosts: &[String]) -> String {
    let rules = rule_sets::name(table.setup().rules());
    let names = play::comma_list(hosts.iter().map(|name| in_text(name)));
    invites_to(&names, hosts.len(), &rules)
}

/// What proves the dice: "All 24 rolls were checked. They come from random numbers of both devices …"
pub fn proven(rolls: usize, of: usize) -> String {
    match (rolls, of) {
        (1, 1) => one_roll_proven(),
        (rolls, of) if rolls == of => all_rolls_proven(rolls),
        (rolls, of) => first_rolls_proven(rolls, of),
    }
}

/// A roll that is on while there is no connection.
pub fn unfinished(roll: &Rolling) -> String {
    match roll.is_bound() {
        false => roll_unanswered(),
        true => roll_bound(),
    }
}

/// The state of a game, in one line.
pub fn game(game: &Game) -> String {
    let rules = rule_sets::name(game.rules());
    format!("{rules} · {}", play::names(game))
}

/// Why a wish of the player or a message of the other device was refused.
pub fn why(game: Option<&Game>, why: Why) -> String {
    match (why, game) {
        (Why::Rules(refused), Some(game)) => refusals::refused(game.rules(), refused),
        (Why::Table(why), _) => table(why),
        (Why::NotTogether, _) => not_connected(),
        (Why::Behind | Why::RollIsOn, _) => waiting(),
        (Why::NotYours(seat), Some(game)) => match game.setup().seats().get(seat) {
            Some(seat) => plays_there(&seat.name),
            None => waiting(),
        },
        (why, _) => hostile(why),
    }
}

/// Why the connection was ended here.
pub fn hostile(why: Why) -> String {
    match why {
        Why::Version(_) => other_version(),
        Why::OtherGame => other_game(),
        Why::Fork => fork(),
        Why::Forgotten { here: true } => forgotten_here(),
        Why::Forgotten { here: false } => forgotten_there(),
        Why::TooMany => too_many_messages(),
        Why::WrongReveal => wrong_reveal(),
        Why::TooManyEvents => game_too_long(),
        _ => against_rules(),
    }
}

/// Why the other device has ended the connection.
pub fn farewell(why: Farewell) -> String {
    match why {
        Farewell::Leaving => they_left(),
        Farewell::Version => other_version(),
        Farewell::OtherGame => other_game(),
        Farewell::Fork => fork(),
        Farewell::Forgotten => forgotten(),
        Farewell::Refused => they_refused(),
    }
}

/// Why a text is not a code.
pub fn bad_code(why: BadCode) -> String {
    match why {
        BadCode::TooLong => code_too_long(),
        BadCode::Damaged => code_damaged(),
        BadCode::Newer(_) => code_newer(),
        BadCode::Description(_) => code_leads_nowhere(),
    }
}

/// Why the browser's own description cannot be used.
pub fn bad_description(why: BadSdp) -> String {
    match why {
        BadSdp::NoCandidates => no_network(),
        _ => no_browser(),
    }
}

/// Why a game cannot be played live.
pub fn table(why: TableError) -> String {
    match why {
        TableError::Setup(SetupError::SameName(_)) => same_name(),
        TableError::Setup(SetupError::NoName(_)) => names_wanted(),
        TableError::Setup(SetupError::LongName(_)) => long_name(),
        TableError::Clock => no_clock(),
        TableError::Computer(_) => only_people(),
        TableError::Setup(_)
        | TableError::SharedDice
        | TableError::Nobody(_)
        | TableError::Seats
        | TableError::Link(_) => not_live(),
    }
}
