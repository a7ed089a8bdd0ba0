//! One thing that is saved: its kind, its name, and where it stands.

use super::RecordId;

/// Everything of ours begins with this; other pages of the same site may keep things beside it.
pub(super) const PREFIX: &str = "rollkeep/";
pub(super) const PLAYING: &str = "rollkeep/game/";
pub(super) const FINISHED: &str = "rollkeep/done/";
pub(super) const CHALLENGES: &str = "rollkeep/challenge/";
pub(super) const LIVE: &str = "rollkeep/live/";
pub(super) const REAL: &str = "rollkeep/real/";
pub(super) const PLAYERS: &str = "rollkeep/player/";
pub(super) const TOURNAMENTS: &str = "rollkeep/tournament/";
pub(super) const QUARANTINE: &str = "rollkeep/aside/";
pub(super) const SETTINGS: &str = "rollkeep/settings";

/// Beside the saves and not among them: summaries of finished games follow from these.
pub const SUMMARIES: &str = "rollkeep-summaries/";

/// As the summaries: what the decisions of finished games were worth.
pub const JUDGEMENTS: &str = "rollkeep-judgements/";

/// One thing that is saved.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Record {
    /// What could not be read, under its whole key.
    Quarantined(String),
    /// A game, in play or finished.
    Game(RecordId),
    /// What proves the dice of the live game of this name, and the roll in progress.
    Live(RecordId),
    /// The cards of a game that is played with real dice.
    Real(RecordId),
    /// What others made of dice that are shared.
    Challenge(RecordId),
    /// What the player has chosen for this device.
    Settings,
    /// A player that somebody has written.
    Player(RecordId),
    /// A tournament.
    Tournament(RecordId),
}

impl Record {
    /// What stands under this key, if it is one of ours.
    pub fn of_key(key: &str) -> Option<Record> {
        if key == SETTINGS {
            return Some(Record::Settings);
        }
        if key.starts_with(QUARANTINE) {
            return Some(Record::Quarantined(key.to_owned()));
        }
        let named = |prefix: &str| RecordId::parse(key.strip_prefix(prefix)?);
        (named(PLAYING).or_else(|| named(FINISHED)).map(Record::Game))
            .or_else(|| named(LIVE).map(Record::Live))
            .or_else(|| named(REAL).map(Record::Real))
            .or_else(|| named(CHALLENGES).map(Record::Challenge))
            .or_else(|| named(PLAYERS).map(Record::Player))
            .or_else(|| named(TOURNAMENTS).map(Record::Tournament))
    }

    /// The keys under which it may stand. A game moves when it ends.
    pub(super) fn places(&self) -> Vec<String> {
        match self {
            Record::Quarantined(key) => vec![key.clone()],
            Record::Game(id) => vec![format!("{PLAYING}{id}"), format!("{FINISHED}{id}")],
            Record::Live(id) => vec![format!("{LIVE}{id}")],
            Record::Real(id) => vec![format!("{REAL}{id}")],
            Record::Challenge(id) => vec![format!("{CHALLENGES}{id}")],
            Record::Settings => vec![SETTINGS.to_owned()],
            Record::Player(id) => vec![format!("{PLAYERS}{id}")],
            Record::Tournament(id) => vec![format!("{TOURNAMENTS}{id}")],
        }
    }

    /// What its damaged texts are called in quarantine, without the number.
    pub(super) fn name_in_quarantine(&self) -> String {
        match self {
            Record::Quarantined(key) => name_of_key(key).unwrap_or("import").to_owned(),
            Record::Game(id) | Record::Tournament(id) => id.to_string(),
            Record::Live(id) => format!("live-{id}"),
            Record::Real(id) => format!("real-{id}"),
            Record::Challenge(id) => format!("challenge-{id}"),
            Record::Settings => "settings".to_owned(),
            Record::Player(id) => format!("player-{id}"),
        }
    }

    /// Players and tournaments share a part of the room, so that games always have theirs.
    pub(super) const fn is_of_arena(&self) -> bool {
        matches!(self, Record::Player(_) | Record::Tournament(_))
    }

    /// The name for a copy beside this one, if it is of a kind that has copies.
    pub(super) fn beside(&self, number: u16) -> Option<Record> {
        match self {
            Record::Game(id) => Some(Record::Game(id.beside(number))),
            Record::Real(id) => Some(Record::Real(id.beside(number))),
            Record::Player(id) => Some(Record::Player(id.beside(number))),
            Record::Tournament(id) => Some(Record::Tournament(id.beside(number))),
            Record::Quarantined(_) | Record::Settings | Record::Challenge(_) | Record::Live(_) => {
                None
            }
        }
    }
}

/// The longest key under which something of a file is set aside.
const MAX_KEY: usize = 80;

/// Under which name was something set aside under this key, if it is a key that this app makes?
pub(super) fn name_of_key(key: &str) -> Option<&str> {
    let (name, number) = key.strip_prefix(QUARANTINE)?.rsplit_once('-')?;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let known = name.chars().all(fits) && !name.is_empty() && key.len() <= MAX_KEY;
    (known && number.parse::<usize>().is_ok()).then_some(name)
}
