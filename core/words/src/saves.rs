//! Texts about saves and storage.

use crate::{play, real_dice, words};
use rollkeep_app::real_dice::{LoadedReal, RealGame, UnreadableReal};
use rollkeep_app::storage::{
    ARENA, ImportError, Imported, Loaded, OwnPlayer, PlayerError, SaveError, StorageError,
    Unreadable,
};

messages!("saves");

/// The message for a storage fault.
pub fn fault(fault: StorageError) -> String {
    match fault {
        StorageError::Blocked => blocked(),
        StorageError::Full => full(),
        StorageError::ArenaFull => arena_full(),
    }
}

/// The warning before the arena's share is full.
pub fn arena_nearly_full(used: usize) -> String {
    arena_filled((used * 100 / ARENA).min(100))
}

/// Why a text that was set aside is not a saved game, or not a complete one.
pub fn why_aside(text: &str) -> String {
    match RealGame::from_json(text) {
        LoadedReal::Partly(game, at, _) => {
            return aside_real_dice(&real_dice::names(&game), at + 1);
        }
        LoadedReal::Not(UnreadableReal::Rules(_)) => return bad_rules(),
        LoadedReal::Whole(_) | LoadedReal::Not(_) => {}
    }
    match Loaded::from_json(text) {
        Loaded::Whole(_) => aside_misfit(),
        Loaded::Partly(saved, why) => aside_game(&play::names(&saved.game), &unreadable(&why)),
        Loaded::Not(why) => unreadable(&why),
    }
}

fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::NotASave => not_a_save(),
        Unreadable::Newer(_) | Unreadable::UnknownRules(_) => by_newer(),
        Unreadable::BadRules(_) => bad_rules(),
        Unreadable::Setup(_) => bad_setup(),
        Unreadable::Log(_) => bad_log(),
        Unreadable::TakenOver(_) => bad_taken_over(),
        Unreadable::Rules(at, _) => bad_step(at + 1),
    }
}

/// Why a file was not imported.
pub fn import_error(why: ImportError) -> String {
    match why {
        ImportError::NotAnExport => import_no_export(),
        ImportError::Newer(_) => import_newer(),
        ImportError::TooLong => import_too_long(),
    }
}

/// The result of an import that the storage did not save completely.
pub fn import_unkept(fault: StorageError) -> String {
    match fault {
        StorageError::Blocked => import_blocked(),
        StorageError::Full | StorageError::ArenaFull => import_no_room(),
    }
}

/// Why a player was not saved.
pub fn player_error(why: &PlayerError) -> String {
    match why {
        PlayerError::NoName => player_no_name(),
        PlayerError::LongName => player_long_name(OwnPlayer::MAX_NAME),
        PlayerError::SameName => player_same_name(),
        PlayerError::LongSource => player_long_source(OwnPlayer::MAX_SOURCE / 1000),
        PlayerError::Save(SaveError::Changed(_)) => player_changed(),
        PlayerError::Save(SaveError::Deleted) => player_deleted(),
    }
}

/// The message for a player that is only in memory.
pub fn player_unkept(fault: StorageError) -> String {
    match fault {
        StorageError::Blocked => player_blocked(),
        StorageError::Full => player_full(),
        StorageError::ArenaFull => player_arena_full(),
    }
}

/// What is said after an import: "Imported. 2 entries don’t fit and stay in the file."
pub fn import_done(imported: &Imported) -> String {
    match imported.no_room {
        0 => words::imported(),
        count => format!("{} {}", words::imported(), line_no_room(count)),
    }
}

/// What an import brings, line by line.
pub fn import_lines(imported: &Imported) -> Vec<String> {
    let line = |count: usize, line: fn(usize) -> String| (count > 0).then(|| line(count));
    let lines = [
        line(imported.new, line_new),
        line(imported.further, line_further),
        line(imported.forked, line_forked),
        line(imported.known, line_known),
        line(imported.challenges, line_challenges),
        line(imported.tournaments, line_tournaments),
        line(imported.new_players, line_players),
        line(imported.aside, line_aside),
        line(imported.no_room, line_no_room),
    ];
    let mut lines: Vec<String> = lines.into_iter().flatten().collect();
    if imported.settings {
        lines.push(line_settings());
    }
    lines
}
