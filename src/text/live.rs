//! Live games: what is said when two devices connect, play and part.

use crate::game::{Game, SetupError};
use crate::live::{BadCode, BadSdp, Farewell, LiveTable, Rolling, TableError, Why};
use crate::text::names::isolated;
use crate::text::{play, refusals, rule_sets};

messages!("live");

/// "Ann plays on the other device."
pub fn plays_there(name: &str) -> String {
    format!("{} plays on the other device.", isolated(name))
}

/// Who is invited to what: "Ann invites you to Yatzy."
pub fn invites(table: &LiveTable, hosts: &[String]) -> String {
    let rules = rule_sets::name(&table.setup().rules().id);
    let hosts: Vec<_> = hosts.iter().map(|name| isolated(name)).collect();
    let invites = if hosts.len() == 1 {
        "invites"
    } else {
        "invite"
    };
    format!("{} {invites} you to {rules}.", hosts.join(", "))
}

/// What proves the dice: "All 24 rolls were checked: each follows from a random number of either device."
pub fn proven(rolls: usize, of: usize) -> String {
    let each = "They follow from random numbers of both devices, and neither could choose them.";
    match (rolls, of) {
        (1, 1) => "This roll was checked. It follows from random numbers of both devices, and neither could choose it.".to_owned(),
        (rolls, of) if rolls == of => format!("All {rolls} rolls were checked. {each}"),
        (rolls, of) => format!("The first {rolls} of {of} rolls were made live and checked. {each}"),
    }
}

/// A roll that is on while there is no connection.
pub const fn unfinished(roll: &Rolling) -> &'static str {
    match roll.is_bound() {
        false => {
            "A roll has begun, and the other device has not answered. Nobody knows its dice yet; they fall once the devices are connected again."
        }
        true => {
            "A roll is on to which both devices are bound. Its dice can no longer be changed; they fall once the devices are connected again. The other device may know them already."
        }
    }
}

/// How a game stands, in one line.
pub fn game(game: &Game) -> String {
    format!(
        "{} · {}",
        rule_sets::name(&game.rules().id),
        play::names(game)
    )
}

/// Why a wish was refused, or the other device was.
pub fn why(game: Option<&Game>, why: Why) -> String {
    match (why, game) {
        (Why::Rules(refused), Some(game)) => refusals::refused(game.rules(), refused),
        (Why::Table(why), _) => table(why).to_owned(),
        (Why::NotTogether, _) => not_connected(),
        (Why::Behind | Why::RollIsOn, _) => waiting(),
        (Why::NotYours(seat), Some(game)) => match game.setup().seats().get(seat) {
            Some(seat) => plays_there(&seat.name),
            None => waiting(),
        },
        (why, _) => hostile(why).to_owned(),
    }
}

/// Why the connection was ended here.
pub const fn hostile(why: Why) -> &'static str {
    match why {
        Why::Version(_) => {
            "The other device has another version of Rollkeep. Update both and connect again."
        }
        Why::OtherGame => "The other device is in another game.",
        Why::Fork => {
            "The game went on differently on the other device, so it cannot go on live. Go on by a link from one of the two."
        }
        Why::Forgotten { here: true } => {
            "This device has lost a part of the game, so it cannot go on live. Go on by a link from the other device."
        }
        Why::Forgotten { here: false } => {
            "The other device does not have this game live any more: it went on there without this device, or a part of it was lost. Ask for a link, or send one from here."
        }
        Why::TooMany => {
            "The other device sent far too many messages, so the connection was ended. The game here is as it was."
        }
        Why::WrongReveal => {
            "The other device named another number than the one it was bound to, so the connection was ended. It may have tried to choose its dice. Nothing was rolled; the game here is as it was."
        }
        Why::TooManyEvents => "This game is too long to go on live. Go on by a link.",
        _ => {
            "The other device sent something that the rules do not allow, so the connection was ended. The game here is as it was."
        }
    }
}

/// Why the other device has ended the connection.
pub const fn farewell(why: Farewell) -> &'static str {
    match why {
        Farewell::Leaving => {
            "The other device has left. Connect again, and the game goes on where it was."
        }
        Farewell::Version => hostile(Why::Version(0)),
        Farewell::OtherGame => hostile(Why::OtherGame),
        Farewell::Fork => hostile(Why::Fork),
        Farewell::Forgotten => {
            "This game cannot go on live: it went on without one of the devices, or a part of it was lost. Go on by a link."
        }
        Farewell::Refused => {
            "The other device did not take what was sent, and ended the connection. Connect again, or go on by a link."
        }
    }
}

/// Why a text is no code.
pub const fn bad_code(why: BadCode) -> &'static str {
    match why {
        BadCode::TooLong => "This is too long for a code. Copy the code alone.",
        BadCode::Damaged => "This is not a code, or a part of it is missing. Copy all of it.",
        BadCode::Newer(_) => {
            "This code is from a newer version of Rollkeep. Update it here, then try again."
        }
        BadCode::Description(_) => "This code leads to no device. Ask for a new one.",
    }
}

/// Why the browser's own description is of no use.
pub fn bad_description(why: BadSdp) -> String {
    match why {
        BadSdp::NoCandidates => no_network(),
        _ => no_browser(),
    }
}

/// Why a game cannot be played live.
pub fn table(why: TableError) -> String {
    match why {
        TableError::Setup(SetupError::SameName(_)) => {
            "Someone at this table already has that name.".to_owned()
        }
        TableError::Setup(SetupError::NoName(_)) => names_wanted(),
        TableError::Setup(SetupError::LongName(_)) => "One of the names is too long.".to_owned(),
        TableError::Clock => "A live game has no clock.".to_owned(),
        TableError::Computer(_) => "Only people play live.".to_owned(),
        TableError::Setup(_)
        | TableError::SharedDice
        | TableError::Nobody(_)
        | TableError::Seats
        | TableError::Link(_) => "This game cannot be played live.".to_owned(),
    }
}
