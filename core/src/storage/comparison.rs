//! How two texts of a record are compared.

use super::own_player::PLAYER_FORMAT;
use super::record::Record;
use super::tournament_format::TOURNAMENT_FORMAT;
use super::{Unreadable, challenge_json, saved};
use crate::game::Relation;
use crate::live::LiveGame;
use crate::real_dice::{LoadedReal, RealGame};

/// Returns the relation of the first text of a record to the second.
pub type Compare = fn(&str, &str) -> Relation;

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
    pub(super) challenges: Option<ChallengeTexts>,
    pub(super) live: Option<Compare>,
    pub(super) real: Option<Compare>,
}

impl Record {
    /// Returns whether a newer version of the app wrote this text of the record.
    pub(super) fn is_newer(&self, text: &str) -> bool {
        match self {
            Record::Game(_) => Unreadable::is_newer(text),
            Record::Live(_) => LiveGame::is_newer(text),
            Record::Real(_) => RealGame::is_newer(text),
            Record::Challenge(_) => challenge_json::is_newer_form(text),
            Record::Player(_) => PLAYER_FORMAT.is_newer(text),
            Record::Tournament(_) => TOURNAMENT_FORMAT.is_newer(text),
            Record::Quarantined(_) | Record::Settings => false,
        }
    }

    /// Returns the relation of our text to another.
    pub(super) fn relation(&self, ours: &str, theirs: &str, known: Comparisons) -> Relation {
        if ours == theirs {
            return Relation::Same;
        }
        let compare = match self {
            Record::Game(_) => Some(saved::compare as Compare),
            Record::Challenge(_) => known.challenges.map(|texts| texts.compare),
            Record::Tournament(_) => known.tournaments,
            Record::Live(_) => known.live,
            Record::Real(_) => known.real,
            Record::Quarantined(_) | Record::Settings | Record::Player(_) => None,
        };
        compare.map_or(Relation::Fork, |compare| compare(ours, theirs))
    }
}

pub(super) fn compare_live(a: &str, b: &str) -> Relation {
    let read = |text| LiveGame::from_json(text).ok();
    Relation::of_read([a, b].map(read), LiveGame::goes_on_from)
}

pub(super) fn compare_real(a: &str, b: &str) -> Relation {
    let read = |text| match RealGame::from_json(text) {
        LoadedReal::Whole(game) => Some(game),
        LoadedReal::Partly(..) | LoadedReal::Not(_) => None,
    };
    Relation::of_read([a, b].map(read), RealGame::goes_on_from)
}
