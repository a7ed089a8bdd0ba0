//! How two texts of a record are compared.

use super::own_player::PLAYER_FORMAT;
use super::record::Record;
use super::tournament_format::TOURNAMENT_FORMAT;
use super::{Unreadable, challenge_text, saved};
use crate::live::LiveGame;
use crate::real_dice::{LoadedReal, RealGame};

/// Returns whether the first text of a record continues the second, and whether the second continues the first.
pub type Compare = fn(&str, &str) -> (bool, bool);

/// Compares and merges texts of challenges. This code replays their games.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChallengeTexts {
    pub(super) compare: Compare,
    pub(super) merge: fn(&str, &str) -> String,
}

/// How each kind of record is compared. Where it is `None`, texts that differ count as a conflict.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Comparisons {
    pub(super) tournaments: Option<Compare>,
    pub(super) challenges: Option<Compare>,
    pub(super) live: Option<Compare>,
    pub(super) real: Option<Compare>,
}

/// The relation of one text of a record to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextRelation {
    /// They hold the same.
    Same,
    /// The first continues the second and has all of it.
    Ahead,
    /// The second continues the first.
    Behind,
    /// Each holds something that the other does not.
    Diverged,
}

impl Record {
    /// Returns whether a newer version of the app wrote this text of the record.
    pub(super) fn is_newer(&self, text: &str) -> bool {
        match self {
            Record::Game(_) => Unreadable::is_newer(text),
            Record::Live(_) => LiveGame::is_newer(text),
            Record::Real(_) => RealGame::is_newer(text),
            Record::Challenge(_) => challenge_text::is_newer_form(text),
            Record::Player(_) => PLAYER_FORMAT.is_newer(text),
            Record::Tournament(_) => TOURNAMENT_FORMAT.is_newer(text),
            Record::Quarantined(_) | Record::Settings => false,
        }
    }

    /// Returns the relation of our text to another.
    pub(super) fn relation(&self, ours: &str, theirs: &str, known: Comparisons) -> TextRelation {
        if ours == theirs {
            return TextRelation::Same;
        }
        let compare = match self {
            Record::Game(_) => Some(saved::compare as Compare),
            Record::Challenge(_) => known.challenges,
            Record::Tournament(_) => known.tournaments,
            Record::Live(_) => known.live,
            Record::Real(_) => known.real,
            Record::Quarantined(_) | Record::Settings | Record::Player(_) => None,
        };
        let (ahead, behind) = compare.map_or((false, false), |compare| compare(ours, theirs));
        match (ahead, behind) {
            (true, true) => TextRelation::Same,
            (true, false) => TextRelation::Ahead,
            (false, true) => TextRelation::Behind,
            (false, false) => TextRelation::Diverged,
        }
    }
}

/// Returns whether the first live game continues the second, and whether the second continues the first.
pub(super) fn compare_live(a: &str, b: &str) -> (bool, bool) {
    match (LiveGame::from_text(a), LiveGame::from_text(b)) {
        (Ok(a), Ok(b)) => (a.goes_on_from(&b), b.goes_on_from(&a)),
        _ => (false, false),
    }
}

/// Returns whether the first game with real dice continues the second, and whether the second continues the first.
pub(super) fn compare_real(a: &str, b: &str) -> (bool, bool) {
    match (RealGame::from_text(a), RealGame::from_text(b)) {
        (LoadedReal::Whole(a), LoadedReal::Whole(b)) => (a.goes_on_from(&b), b.goes_on_from(&a)),
        _ => (false, false),
    }
}
