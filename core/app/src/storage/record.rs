//! One saved thing: its kind, its id, and the keys under which it is stored.

use super::RecordId;

/// All keys of this app begin with this; other pages of the same site may have keys of their own.
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

/// The dice kept in the middle of a turn: no record, and in no export.
pub(super) const KEPT: &str = "rollkeep-kept";

/// Who plays where in games that are played through links: no record, and in no export, because it concerns one device.
pub(super) const LINK_GAMES: &str = "rollkeep-apart";

/// The prefix of summaries. They are not records, because they can be computed from the finished games.
pub const SUMMARIES: &str = "rollkeep-summaries/";

/// The prefix of judgements of the decisions in finished games. They are not records, for the same reason.
pub const JUDGEMENTS: &str = "rollkeep-judgements/";

/// One thing that is saved.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Record {
    /// A text that could not be read, by its whole key.
    Quarantined(String),
    /// A game, in play or finished.
    Game(RecordId),
    /// What proves the dice of the live game with this id, and the roll in progress.
    Live(RecordId),
    /// The cards of a game with real dice.
    Real(RecordId),
    /// The games of others with shared dice.
    Challenge(RecordId),
    /// The settings of this device.
    Settings,
    /// A player that somebody has written.
    Player(RecordId),
    /// A tournament.
    Tournament(RecordId),
}

/// What a saved text is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A text that could not be read.
    Quarantined,
    /// A game, in play or finished.
    Game,
    /// What proves the dice of a live game.
    Live,
    /// The cards of a game with real dice.
    Real,
    /// The games of others with shared dice.
    Challenge,
    /// The settings.
    Settings,
    /// A player that somebody has written.
    Player,
    /// A tournament.
    Tournament,
    /// The dice kept in the middle of a turn, which are no record.
    Kept,
    /// Who plays where in games that are played through links, which is no record.
    LinkGames,
}

impl Kind {
    /// All kinds, in their order.
    pub const ALL: [Kind; 10] = [
        Kind::Quarantined,
        Kind::Game,
        Kind::Live,
        Kind::Real,
        Kind::Challenge,
        Kind::Settings,
        Kind::Player,
        Kind::Tournament,
        Kind::Kept,
        Kind::LinkGames,
    ];

    /// Returns the kind of the text under this key.
    pub(super) fn of_key(key: &str) -> Option<Kind> {
        match key {
            KEPT => Some(Kind::Kept),
            LINK_GAMES => Some(Kind::LinkGames),
            _ => Record::of_key(key).map(|record| record.kind()),
        }
    }
}

impl Record {
    /// Returns its kind.
    pub(super) const fn kind(&self) -> Kind {
        match self {
            Record::Quarantined(_) => Kind::Quarantined,
            Record::Game(_) => Kind::Game,
            Record::Live(_) => Kind::Live,
            Record::Real(_) => Kind::Real,
            Record::Challenge(_) => Kind::Challenge,
            Record::Settings => Kind::Settings,
            Record::Player(_) => Kind::Player,
            Record::Tournament(_) => Kind::Tournament,
        }
    }

    /// Returns the record under this key, if it is a key of this app.
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

    /// Returns the keys under which it may be stored. A game moves when it ends.
    pub(super) fn keys(&self) -> Vec<String> {
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

    /// Returns the key of a record that has only one; of a game, that of one in play.
    pub(super) fn key(&self) -> String {
        self.keys().into_iter().next().unwrap_or_default()
    }

    /// Returns the name of its damaged texts in quarantine, without the number.
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

    /// Returns whether it belongs to the arena. Players and tournaments share a part of the room, so that games always
    /// have some.
    pub(super) const fn is_of_arena(&self) -> bool {
        matches!(self, Record::Player(_) | Record::Tournament(_))
    }

    /// Returns the record for a copy of this one, if there may be copies of its kind.
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

/// The longest key in quarantine that an import keeps, in bytes.
const MAX_KEY: usize = 80;

/// Returns the name of a text in quarantine, if this app could have made the key.
pub(super) fn name_of_key(key: &str) -> Option<&str> {
    let (name, number) = key.strip_prefix(QUARANTINE)?.rsplit_once('-')?;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let known = name.chars().all(fits) && !name.is_empty() && key.len() <= MAX_KEY;
    (known && number.parse::<usize>().is_ok()).then_some(name)
}
