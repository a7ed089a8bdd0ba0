//! A saved live game as text.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};

use super::event_bytes;
use super::game::LiveGame;
use super::proof::{Proof, Rolling, Unproven, verify};
use super::roll::Roll;
use super::secret::{Commitment, Secret};
use super::table::{LiveTable, Side};
use crate::format::{Format, FormatError};
use rollkeep_rules::PortableRules;
use rollkeep_rules::game::{Game, ReplayError};

/// The outer form. Bytes are in base64url.
#[derive(Serialize, Deserialize)]
struct LiveFile {
    format: u32,
    side: Here,
    /// [`LiveTable::to_bytes`].
    table: String,
    /// The events as bytes.
    log: String,
    /// For each roll, the secret of the side that rolled, then that of the other side.
    secrets: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rolling: Option<RollingFile>,
}

/// The roll in progress.
#[derive(Serialize, Deserialize)]
struct RollingFile {
    roll: u8,
    mine: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theirs: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Here {
    Host,
    Guest,
}

/// Why a text is no live game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableLive {
    /// It is not a save of this app, or it is damaged.
    #[error("not a live game")]
    NotALiveGame,
    /// A newer version of the app wrote it, in this format.
    #[error("format {0} is newer than this app")]
    Newer(u32),
    /// The rules do not allow the log.
    #[error(transparent)]
    Rules(ReplayError),
    /// A roll does not follow from the secrets of both sides.
    #[error(transparent)]
    Unproven(Unproven),
}

impl LiveGame {
    /// Format 2 adds rules that are in no catalogue. A game without them is still written in format 1.
    pub const FORMAT: Format = Format {
        oldest: 1,
        latest: 2,
    };

    /// Writes the game as text. It contains the secret of a roll in progress, which the other player must not see before the roll.
    pub fn to_json(&self) -> String {
        let mut log = Vec::with_capacity(4 * self.len());
        for &event in self.game.log() {
            event_bytes::push(&mut log, event);
        }
        let secrets = self.proofs.iter().flat_map(|it| [&it.roller, &it.other]);
        let secrets: Vec<u8> = secrets.flat_map(|it| *it.bytes()).collect();
        let rolling = self.rolling.as_ref().map(|it| RollingFile {
            roll: it.roll.byte(),
            mine: BASE64.encode(it.mine.bytes()),
            theirs: it.theirs.map(|theirs| BASE64.encode(theirs.bytes())),
        });
        let whole = PortableRules::of(self.game.rules()).is_whole();
        let file = LiveFile {
            format: if whole { 2 } else { 1 },
            side: match self.side {
                Side::Host => Here::Host,
                Side::Guest => Here::Guest,
            },
            table: BASE64.encode(self.table.to_bytes()),
            log: BASE64.encode(log),
            secrets: BASE64.encode(secrets),
            rolling,
        };
        // Strings and numbers can always be written as JSON, so the default is never used.
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// Reads a game; any text is safe. Checks the log against the rules, and the dice against the secrets.
    ///
    /// # Errors
    /// [`UnreadableLive`] says why it is not a live game.
    pub fn from_json(text: &str) -> Result<LiveGame, UnreadableLive> {
        let damaged = UnreadableLive::NotALiveGame;
        LiveGame::FORMAT.check(text).map_err(|why| match why {
            FormatError::Newer(format) => UnreadableLive::Newer(format),
            FormatError::Unknown | FormatError::UnknownRules(_) => UnreadableLive::NotALiveGame,
        })?;
        let (table, file) = outer(text).ok_or(damaged.clone())?;
        let log = events(&file.log, table.setup().rules().dice).ok_or(damaged.clone())?;
        let proofs = proofs(&file.secrets).ok_or(damaged.clone())?;
        verify(&table, &log, &proofs).map_err(UnreadableLive::Unproven)?;
        let game = Game::replay(table.setup().clone(), log).map_err(UnreadableLive::Rules)?;
        let mut live = LiveGame {
            table,
            side: match file.side {
                Here::Host => Side::Host,
                Here::Guest => Side::Guest,
            },
            game,
            proofs,
            rolling: None,
        };
        if let Some(it) = file.rolling {
            let rolling = rolling(&it).ok_or(damaged.clone())?;
            live.tried(rolling.roll.action())
                .map_err(|_| damaged.clone())?;
            // The side that answers a roll always has the commitment of the side that rolls.
            let answers = live.role() == Ok(super::roll::Role::Other);
            if answers && !rolling.is_bound() {
                return Err(damaged);
            }
            live.rolling = Some(rolling);
        }
        Ok(live)
    }
}

fn outer(text: &str) -> Option<(LiveTable, LiveFile)> {
    let file: LiveFile = serde_json::from_str(text).ok()?;
    let table = BASE64.decode(&file.table).ok()?;
    Some((LiveTable::from_bytes(&table).ok()?, file))
}

fn events(text: &str, dice: u8) -> Option<Vec<rollkeep_rules::game::Event>> {
    let events = event_bytes::read(&BASE64.decode(text).ok()?, dice)?;
    (events.len() <= LiveGame::MAX_EVENTS).then_some(events)
}

fn proofs(text: &str) -> Option<Vec<Proof>> {
    let bytes = BASE64.decode(text).ok()?;
    let pairs = bytes.chunks(2 * Secret::LEN).map(|pair| {
        let (roller, other) = pair.split_first_chunk()?;
        Some(Proof {
            roller: Secret::new(*roller),
            other: Secret::new(other.try_into().ok()?),
        })
    });
    pairs.collect()
}

fn rolling(file: &RollingFile) -> Option<Rolling> {
    let theirs = match &file.theirs {
        Some(text) => Some(Commitment::new(bytes(text)?)),
        None => None,
    };
    Some(Rolling {
        roll: Roll::from_byte(file.roll)?,
        mine: Secret::new(bytes(&file.mine)?),
        theirs,
    })
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    BASE64.decode(text).ok()?.try_into().ok()
}
