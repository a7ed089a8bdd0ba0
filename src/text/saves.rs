//! What is said about saves and storage.

use crate::real_dice::{LoadedReal, RealGame};
use crate::storage::{
    ARENA, ImportError, Imported, Loaded, OwnPlayer, PlayerError, SaveError, StorageError,
    Unreadable,
};
use crate::text::{play, real_dice};

messages!("saves");

/// What a player is told when storage fails.
pub fn fault(fault: StorageError) -> String {
    match fault {
        StorageError::Blocked => blocked(),
        StorageError::Full => full(),
        StorageError::ArenaFull => arena_full(),
    }
}

/// What a player is told before the arena's share is full.
pub fn arena_nearly_full(used: usize) -> String {
    arena_filled((used * 100 / ARENA).min(100))
}

/// Why a text that was set aside is no saved game, or not a whole one.
pub fn why_aside(text: &str) -> String {
    if let LoadedReal::Partly(game, at, _) = RealGame::from_text(text) {
        return aside_real_dice(&real_dice::names(&game), at + 1);
    }
    match Loaded::from_text(text) {
        Loaded::Whole(_) => aside_misfit(),
        Loaded::Partly(saved, why) => aside_game(&play::names(&saved.game), &unreadable(&why)),
        Loaded::Not(why) => unreadable(&why),
    }
}

fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::NotASave => not_a_save(),
        Unreadable::Newer(_) | Unreadable::UnknownRules(_) => by_newer(),
        Unreadable::Setup(_) => bad_setup(),
        Unreadable::Log(_) => bad_log(),
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

/// What became of an import that the storage did not take whole.
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

/// A player that is only in memory.
pub fn player_unkept(fault: StorageError) -> String {
    match fault {
        StorageError::Blocked => player_blocked(),
        StorageError::Full => player_full(),
        StorageError::ArenaFull => player_arena_full(),
    }
}

/// How many there are of something, and what is said about so many.
type ImportLine = (usize, fn(usize) -> String);

/// What an import would bring, line by line.
pub fn import_lines(imported: &Imported) -> Vec<String> {
    let lines: [ImportLine; 9] = [
        (imported.new, line_new),
        (imported.further, line_further),
        (imported.forked, line_forked),
        (imported.known, line_known),
        (imported.challenges, line_challenges),
        (imported.tournaments, line_tournaments),
        (imported.new_players, line_players),
        (imported.aside, line_aside),
        (imported.no_room, line_no_room),
    ];
    let lines = lines.into_iter().filter(|(count, _)| *count > 0);
    let mut lines: Vec<String> = lines.map(|(count, line)| line(count)).collect();
    if imported.settings {
        lines.push(line_settings());
    }
    lines
}
