//! Live games: what is said when two devices connect, play and part.

use crate::game::{Game, SetupError};
use crate::live::{BadCode, BadSdp, Farewell, LiveTable, Rolling, TableError, Why};
use crate::text::names::isolated;
use crate::text::{play, refusals, rule_sets};

/// The way to it, and its heading.
pub const PLAY_LIVE: &str = "Play live";
/// What it is.
pub const WHAT_IT_IS: &str =
    "Two devices, one game: each player has a screen, and everybody sees every roll as it falls.";
/// Where it works, and what it asks of the network.
pub const SAME_NETWORK: &str = "Both devices must be in the same network, such as the Wi-Fi at home. They talk to each other directly, without a server.";
/// Why it cannot be had.
pub const IMPOSSIBLE: &str = "This browser cannot connect two devices. Chrome, Edge and Firefox can. You can still play together by links.";
/// Over the form of a new game.
pub const BEGIN_HERE: &str = "Begin a game";
/// Over the field for a code.
pub const JOIN: &str = "Join a game";
/// What to do to join.
pub const JOIN_HELP: &str =
    "Point your camera at the code on the other device, or paste the code here.";
/// The same where a game goes on.
pub const OR_JOIN: &str = "Or scan or paste the code of the other device";
/// The field for a code.
pub const CODE: &str = "Code from the other device";
/// Over the names of those at this device.
pub const HERE: &str = "At this device";
/// Over the number of those at the other device.
pub const THERE: &str = "At the other device";
/// How many sit there.
pub const HOW_MANY_THERE: &str = "Players at the other device";
/// They say it themselves.
pub const THEY_SAY: &str = "They enter their names when they join.";
/// The field for a name.
pub const NAME: &str = "Name";
/// One more at this device.
pub const ADD: &str = "Add a player here";
/// Makes the game and its code.
pub const SHOW_CODE: &str = "Show the code";
/// Reads a code.
pub const CONNECT: &str = "Connect";
/// The connection is made anew.
pub const CONNECT_AGAIN: &str = "Connect again";
/// How the devices find each other again.
pub const AGAIN_HELP: &str =
    "Nothing is lost. One device shows a code again, the other one scans or pastes it.";
/// A name is missing.
pub const NAMES_WANTED: &str = "Everyone needs a name.";
/// The device gives no random numbers.
pub const NO_RANDOMNESS: &str =
    "This device gives no random numbers, so the dice cannot be rolled.";
/// The game goes on without the other device.
pub const ALONE: &str = "Play on without it";
/// Over the ways to go on without the other device.
pub const WITHOUT: &str = "Without the other device";
/// What comes of it.
pub const ALONE_HELP: &str = "Play on here for all players, or send the game as a link. After that it cannot be played live any more.";
/// Ends the connection.
pub const DISCONNECT: &str = "End the connection";
/// The browser looks for the addresses of the device.
pub const PREPARING: &str = "One moment …";
/// Over the code of the side that begins.
pub const STEP_ONE: &str = "1. Show this code to the other device";
/// Over the field for the answer.
pub const STEP_TWO: &str = "2. Scan or paste its answer";
/// How the answer comes.
pub const ANSWER_HELP: &str =
    "Point your camera at the answer on the other device, or paste it here.";
/// The field for the answer.
pub const ANSWER: &str = "Answer from the other device";
/// Over the answer.
pub const SHOW_ANSWER: &str = "Show this answer to the other device";
/// What happens then.
pub const ANSWER_WAITS: &str =
    "When the other device has read this answer, the two are connected. Keep this page open.";
/// The drawing for a camera.
pub const QR_CODE: &str = "QR code for the other device";
/// Copies the code.
pub const COPY: &str = "Copy the code";
/// Gives the code to another app.
pub const SHARE: &str = "Send the code";
/// What goes along with the code to another app.
pub const SHARE_TITLE: &str = "Rollkeep: play live";
/// It is copied.
pub const COPIED: &str = "The code is copied.";
/// The browser does not let the page copy.
pub const NOT_COPIED: &str =
    "The browser did not copy it. Select the code below to copy it yourself.";
/// The code as text.
pub const AS_TEXT: &str = "The code as text";
/// Over a code that came by the camera.
pub const INVITED: &str = "Somebody invites you to play live";
/// What comes of it.
pub const INVITED_HELP: &str =
    "Nothing happens before you say so. Then this device looks for the other one in its network.";
/// The answer to it.
pub const JOIN_NOW: &str = "Join";
/// An answer was handed to another tab.
pub const HANDED_OVER: &str = "The answer has arrived";
/// What to do then.
pub const HANDED_OVER_HELP: &str =
    "The page that waits for it has it. You can close this page and go back to that one.";
/// No tab waits for an answer.
pub const NOBODY_WAITS: &str = "Nobody waits for this answer";
/// What to do then.
pub const NOBODY_WAITS_HELP: &str = "The page that showed the code is closed, is in another browser, or has gone on. Copy the answer and paste it there, or show a new code.";
/// The other device was found, and they are agreeing.
pub const CONNECTING: &str = "The devices are connecting …";
/// The guest gives names.
pub const WHO_PLAYS_HERE: &str = "Who plays at this device?";
/// Sits down.
pub const SIT_DOWN: &str = "Join the game";
/// The host waits for that.
pub const THEY_JOIN: &str = "Connected. Waiting for the names of the others …";
/// The devices play.
pub const CONNECTED: &str = "Connected with the other device.";
/// The devices do not play.
pub const NOT_CONNECTED: &str = "Not connected with the other device.";
/// The other device takes its time.
pub const WAITING: &str = "Waiting for the other device …";
/// The guest waits for the next game.
pub const THEY_BEGIN: &str = "The other device can begin the next game.";
/// The host waits for the guest.
pub const NEXT_WAITS: &str = "Waiting until the other side wants to play again …";
/// A next game cannot be.
pub const CANNOT: &str = "Another game cannot begin here. Begin a new one under Play live.";
/// The way back.
pub const TO_THE_GAME: &str = "To the game";
/// The tool that leads to the connection.
pub const LIVE: &str = "Live";
/// The same, for those who do not see it.
pub const LIVE_NAME: &str = "Live: the connection with the other device";
/// It has gone on without the other device.
pub const WENT_ON: &str =
    "This game went on without the other device. Send it as a link to bring it there.";
/// The game is over.
pub const IS_OVER: &str = "This game is over.";
/// Another tab has written the game.
pub const ELSEWHERE: &str = "This game went on in another tab, so the connection here was ended. Go on there, or connect again.";
/// No connection came about.
pub const NONE_CAME: &str = "The devices did not find each other. They must be in the same network, and some networks keep devices apart, above all those for guests. You can try again, or go on by links.";
/// The connection ended by itself.
pub const LOST: &str =
    "The connection is lost. Your game is safe: connect again, and it goes on where it was.";
/// The player at this device has ended the connection.
pub const LEFT: &str = "You ended the connection.";
/// The browser took no part in it.
pub const NO_BROWSER: &str = "The browser did not make a connection. Its settings may forbid it.";
/// There is no network.
pub const NO_NETWORK: &str =
    "This device is in no network. Join the Wi-Fi of the other device and try again.";

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

/// The dice do not follow.
pub const UNPROVEN: &str = "The dice of this game do not follow from what both devices put in. The record on this device was changed.";

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
        (Why::NotTogether, _) => NOT_CONNECTED.to_owned(),
        (Why::Behind | Why::RollIsOn, _) => WAITING.to_owned(),
        (Why::NotYours(seat), Some(game)) => match game.setup().seats().get(seat) {
            Some(seat) => plays_there(&seat.name),
            None => WAITING.to_owned(),
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

/// The code is an answer, and no beginning.
pub const IS_ANSWER: &str =
    "This is an answer. It belongs into the page that has shown the first code.";
/// The code is a beginning, and no answer.
pub const IS_OFFER: &str = "Both devices show a code now. Tap Cancel on one of them, and paste the code of the other one there.";

/// Opens the camera inside the page.
pub const SCAN: &str = "Scan with the camera";
/// Over the picture of the camera.
pub const SCAN_TITLE: &str = "Scan the code";
/// The picture of the camera.
pub const CAMERA: &str = "Picture of the camera";
/// The camera is not on yet.
pub const CAMERA_STARTS: &str =
    "Waiting for the camera. The browser may ask whether this page may use it.";
/// The camera is on.
pub const AIM: &str = "Point the camera at the code on the other device.";
/// Where the picture goes.
pub const PICTURE_STAYS: &str = "The picture does not leave this device.";
/// It has read something else.
pub const NOT_OURS: &str = "This is not a code of Rollkeep.";
/// The camera may not be used.
pub const CAMERA_REFUSED: &str = "The browser does not let this page use the camera. Allow it in the settings of the browser, or paste the code instead.";
/// There is none.
pub const CAMERA_MISSING: &str = "No camera was found. Paste the code instead.";
/// It does not start, or has stopped.
pub const CAMERA_BUSY: &str = "The camera gives no picture. Another app may be using it. Close that one and try again, or paste the code instead.";

/// Why the browser's own description is of no use.
pub const fn bad_description(why: BadSdp) -> &'static str {
    match why {
        BadSdp::NoCandidates => NO_NETWORK,
        _ => NO_BROWSER,
    }
}

/// Why a game cannot be played live.
pub const fn table(why: TableError) -> &'static str {
    match why {
        TableError::Setup(SetupError::SameName(_)) => {
            "Someone at this table already has that name."
        }
        TableError::Setup(SetupError::NoName(_)) => NAMES_WANTED,
        TableError::Setup(SetupError::LongName(_)) => "One of the names is too long.",
        TableError::Clock => "A live game has no clock.",
        TableError::Computer(_) => "Only people play live.",
        TableError::Setup(_)
        | TableError::SharedDice
        | TableError::Nobody(_)
        | TableError::Seats
        | TableError::Link(_) => "This game cannot be played live.",
    }
}
