//! What is said about saves and storage.

use crate::real_dice::{LoadedReal, RealGame};
use crate::storage::{
    ARENA, ImportError, Imported, Loaded, OwnPlayer, PlayerError, SaveError, StorageError,
    Unreadable,
};
use crate::text::{play, real_dice};

/// What a player is told when storage fails.
pub const fn fault(fault: StorageError) -> &'static str {
    match fault {
        StorageError::Blocked => {
            "This browser does not let the page save anything. You can play, but the game is gone \
             when you close the page."
        }
        StorageError::Full => {
            "This browser’s storage is full. You can play on, but the latest moves are gone when \
             you close the page. Export your games, then delete some finished ones."
        }
        StorageError::ArenaFull => {
            "The arena’s share of the storage is full. The latest players and tournaments are gone \
             when you close the page. Export them, then delete some. Games still have room."
        }
    }
}

/// What a player is told before the arena's share is full.
pub fn arena_nearly_full(used: usize) -> String {
    let percent = (used * 100 / ARENA).min(100);
    format!(
        "Players and tournaments fill {percent} % of their share of the storage. Export and delete those you \
         no longer need."
    )
}

/// What a player is told when another tab went on with something that was only in memory here.
pub fn copied(count: usize) -> String {
    match count {
        1 => "Another tab changed something that could not be saved here. Your version is kept \
              beside it as a copy."
            .to_owned(),
        _ => format!(
            "Another tab changed things that could not be saved here. Your versions are kept beside \
             them as {count} copies."
        ),
    }
}

/// What a player is told about saves that could not be read, or not wholly.
pub fn quarantined(count: usize) -> String {
    match count {
        1 => "One save is damaged. The original is kept aside and is part of every export."
            .to_owned(),
        _ => format!(
            "{count} saves are damaged. The originals are kept aside and are part of every export."
        ),
    }
}

/// Why a text that was set aside is no saved game, or not a whole one.
pub fn why_aside(text: &str) -> String {
    if let LoadedReal::Partly(game, at, _) = RealGame::from_text(text) {
        return format!(
            "A card for real dice of {}. Its step {} is against the rules. What came before that is \
             among your cards.",
            real_dice::names(&game),
            at + 1
        );
    }
    match Loaded::from_text(text) {
        Loaded::Whole(_) => "It does not fit the saved game of the same name.".to_owned(),
        Loaded::Partly(saved, why) => format!(
            "A game of {}. {} What came before that is among your games.",
            play::names(&saved.game),
            unreadable(&why)
        ),
        Loaded::Not(why) => unreadable(&why),
    }
}

fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::NotASave => {
            "It is neither a saved game nor a player, or too damaged to tell.".to_owned()
        }
        Unreadable::Newer(_) | Unreadable::UnknownRules(_) => {
            "It was saved by a newer Rollkeep.".to_owned()
        }
        Unreadable::Setup(_) => "Its players or its clock make no sense.".to_owned(),
        Unreadable::Log(_) => "The list of its rolls is damaged.".to_owned(),
        Unreadable::Rules(at, _) => format!("Its step {} is against the rules.", at + 1),
    }
}

/// What a player is told about saves of a newer version.
pub fn newer(count: usize) -> String {
    match count {
        1 => "One save comes from a newer Rollkeep. It is safe; reload the page to get the new version."
            .to_owned(),
        _ => format!(
            "{count} saves come from a newer Rollkeep. They are safe; reload the page to get the new version."
        ),
    }
}

/// Why a file was not imported.
pub const fn import_error(why: ImportError) -> &'static str {
    match why {
        ImportError::NotAnExport => "This file is not a Rollkeep export. Nothing was changed.",
        ImportError::Newer(_) => {
            "This file comes from a newer Rollkeep. Reload the page to get the new version, then \
             try again. Nothing was changed."
        }
        ImportError::TooLong => {
            "This file is far longer than any Rollkeep export. Nothing was changed."
        }
    }
}

/// How far an import is.
pub fn import_progress(done: usize, all: usize) -> String {
    format!("{done} of {all} entries")
}

/// What became of an import that the storage did not take whole.
pub const fn import_unkept(fault: StorageError) -> &'static str {
    match fault {
        StorageError::Blocked => {
            "This browser does not let the page save anything. What you imported is gone when you \
             close the page."
        }
        StorageError::Full | StorageError::ArenaFull => {
            "This browser’s storage has no room for all of it. The rest is gone when you close the \
             page."
        }
    }
}

/// An import that the player has stopped.
pub fn import_stopped(done: usize, all: usize) -> String {
    format!("Stopped after {done} of {all} entries. What was imported so far stays.")
}

/// Why a player was not saved.
pub fn player_error(why: &PlayerError) -> String {
    match why {
        PlayerError::NoName => "It needs a name.".to_owned(),
        PlayerError::LongName => format!("A name has at most {} letters.", OwnPlayer::MAX_NAME),
        PlayerError::SameName => "Another of your players has this name.".to_owned(),
        PlayerError::LongSource => format!(
            "A program may have at most {} kB. This one is longer and was not saved.",
            OwnPlayer::MAX_SOURCE / 1000
        ),
        PlayerError::Save(SaveError::Changed(_)) => {
            "This player was changed in another tab.".to_owned()
        }
        PlayerError::Save(SaveError::Deleted) => {
            "This player was deleted in another tab.".to_owned()
        }
    }
}

/// A player that is only in memory.
pub const fn player_unkept(fault: StorageError) -> &'static str {
    match fault {
        StorageError::Blocked => "This browser does not let the page save anything.",
        StorageError::Full => "This browser’s storage is full.",
        StorageError::ArenaFull => "The arena’s share of the storage is full.",
    }
}

/// What an import would bring, line by line.
pub fn import_lines(imported: &Imported) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |count: usize, one: &str, many: &str| match count {
        0 => {}
        1 => lines.push(format!("1 {one}")),
        _ => lines.push(format!("{count} {many}")),
    };
    line(imported.new, "game is new here.", "games are new here.");
    line(
        imported.further,
        "game goes further in the file and replaces the one here.",
        "games go further in the file and replace those here.",
    );
    line(
        imported.forked,
        "game or tournament continues differently in the file; both are kept.",
        "games or tournaments continue differently in the file; both are kept.",
    );
    line(
        imported.known,
        "save is already here and stays as it is.",
        "saves are already here and stay as they are.",
    );
    line(
        imported.challenges,
        "challenge is new here or has more answers.",
        "challenges are new here or have more answers.",
    );
    line(
        imported.tournaments,
        "tournament is new here or goes further.",
        "tournaments are new here or go further.",
    );
    line(
        imported.new_players,
        "player is new here.",
        "players are new here.",
    );
    line(
        imported.aside,
        "entry cannot be read and is kept aside.",
        "entries cannot be read and are kept aside.",
    );
    line(
        imported.no_room,
        "entry does not fit and stays in the file.",
        "entries do not fit and stay in the file.",
    );
    if imported.settings {
        lines.push("Settings and names come from the file.".to_owned());
    }
    lines
}
