//! What the store knows of each kind of record.

use super::record::{CHALLENGES, LIVE, PLAYERS, PLAYING, REAL, Record, TOURNAMENTS};
use super::shelf::{Read, Saved};
use super::{Challenge, Loaded, OwnPlayer, RecordId, SavedGame, challenge_json, own_player, saved};
use crate::live::{LiveGame, UnreadableLive};
use crate::real_dice::{LoadedReal, RealGame, UnreadableReal};
use crate::tournament::{Tournament, TournamentFile, TournamentFileError};
use rollkeep_rules::game::Relation;

impl Record {
    /// Returns whether a newer version of the app wrote this text of the record. Reads only the head.
    pub(super) fn is_newer(&self, text: &str) -> bool {
        let format = match self {
            Record::Game(_) => saved::FORMAT,
            Record::Live(_) => LiveGame::FORMAT,
            Record::Real(_) => RealGame::FORMAT,
            Record::Challenge(_) => challenge_json::FORMAT,
            Record::Player(_) => own_player::FORMAT,
            Record::Tournament(_) => TournamentFile::FORMAT,
            Record::Quarantined(_) | Record::Settings => return false,
        };
        format.is_newer(text)
    }

    /// Returns the relation of our text to another.
    pub(super) fn relation(&self, ours: &str, theirs: &str) -> Relation {
        if ours == theirs {
            return Relation::Same;
        }
        let relation = match self {
            Record::Game(_) => SavedGame::relation,
            Record::Live(_) => LiveGame::relation,
            Record::Real(_) => RealGame::relation,
            Record::Challenge(_) => Challenge::relation,
            Record::Player(_) => OwnPlayer::relation,
            Record::Tournament(_) => Tournament::relation,
            Record::Quarantined(_) | Record::Settings => return Relation::Fork,
        };
        relation(ours, theirs)
    }

    /// Returns whether `ours` contains everything that `theirs` contains.
    pub(super) fn includes(&self, ours: &str, theirs: &str) -> bool {
        matches!(
            self.relation(ours, theirs),
            Relation::Same | Relation::Ahead
        )
    }
}

impl Saved for SavedGame {
    const PREFIX: &'static str = PLAYING;
    // A game of six with hundreds of undos is far shorter.
    const MAX_LEN: usize = 100_000;

    fn record(id: RecordId) -> Record {
        Record::Game(id)
    }

    fn read(text: &str) -> Read<SavedGame> {
        match Loaded::from_json(text) {
            Loaded::Whole(game) => Read::Whole(game),
            Loaded::Partly(game, _) => Read::Partly(game),
            Loaded::Not(why) if why.is_of_newer() => Read::Newer(None),
            Loaded::Not(_) => Read::Damaged,
        }
    }

    fn write(&self) -> String {
        self.to_json()
    }

    fn includes(&self, other: &SavedGame) -> bool {
        self.goes_on_from(other)
    }
}

impl Saved for LiveGame {
    const PREFIX: &'static str = LIVE;
    const MAX_LEN: usize = 200_000;

    fn record(id: RecordId) -> Record {
        Record::Live(id)
    }

    fn read(text: &str) -> Read<LiveGame> {
        match LiveGame::from_json(text) {
            Ok(game) => Read::Whole(game),
            Err(UnreadableLive::Newer(_)) => Read::Newer(None),
            Err(_) => Read::Damaged,
        }
    }

    fn write(&self) -> String {
        self.to_json()
    }

    fn includes(&self, other: &LiveGame) -> bool {
        self.goes_on_from(other)
    }
}

impl Saved for RealGame {
    const PREFIX: &'static str = REAL;
    // A game of six with hundreds of corrections is far shorter.
    const MAX_LEN: usize = 200_000;

    fn record(id: RecordId) -> Record {
        Record::Real(id)
    }

    fn read(text: &str) -> Read<RealGame> {
        match RealGame::from_json(text) {
            LoadedReal::Whole(game) => Read::Whole(game),
            LoadedReal::Partly(game, ..) => Read::Partly(game),
            LoadedReal::Not(UnreadableReal::Newer) => Read::Newer(None),
            LoadedReal::Not(_) => Read::Damaged,
        }
    }

    fn write(&self) -> String {
        self.to_json()
    }

    fn includes(&self, other: &RealGame) -> bool {
        self.goes_on_from(other)
    }
}

impl Saved for Challenge {
    const PREFIX: &'static str = CHALLENGES;
    // One with `Challenge::MAX_GAMES` games is far shorter.
    const MAX_LEN: usize = 300_000;

    fn record(id: RecordId) -> Record {
        Record::Challenge(id)
    }

    fn read(text: &str) -> Read<Challenge> {
        challenge_json::read(text)
    }

    fn write(&self) -> String {
        challenge_json::write(self)
    }

    fn belongs_at(&self, id: &RecordId) -> bool {
        *id == Challenge::id(&self.rules, self.dice)
    }

    fn includes(&self, other: &Challenge) -> bool {
        Challenge::includes(self, other)
    }
}

impl Saved for OwnPlayer {
    const PREFIX: &'static str = PLAYERS;

    fn record(id: RecordId) -> Record {
        Record::Player(id)
    }

    fn read(text: &str) -> Read<OwnPlayer> {
        match OwnPlayer::from_json(text) {
            Some(player) => Read::Whole(player),
            None if own_player::FORMAT.is_newer(text) => Read::Newer(None),
            None => Read::Damaged,
        }
    }

    fn write(&self) -> String {
        self.to_json()
    }

    fn includes(&self, other: &OwnPlayer) -> bool {
        self == other
    }
}

impl Saved for Tournament {
    const PREFIX: &'static str = TOURNAMENTS;

    fn record(id: RecordId) -> Record {
        Record::Tournament(id)
    }

    fn read(text: &str) -> Read<Tournament> {
        match TournamentFile::read(text) {
            Ok(tournament) => Read::Whole(tournament),
            Err(TournamentFileError::Newer(_)) => Read::Newer(None),
            Err(_) if TournamentFile::FORMAT.is_newer(text) => Read::Newer(None),
            Err(_) => Read::Damaged,
        }
    }

    fn write(&self) -> String {
        TournamentFile::new(self).to_json()
    }

    fn includes(&self, other: &Tournament) -> bool {
        let same =
            (self.all_outcomes().zip(other.all_outcomes())).all(|(ours, theirs)| ours == theirs);
        self.plan() == other.plan() && same && self.all_played() >= other.all_played()
    }
}
