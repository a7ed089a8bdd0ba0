//! A challenge as text.

use serde::{Deserialize, Serialize};

use super::challenge::{Challenge, ListedChallenge, Received};
use super::saved::shared_dice;
use super::shelf::Read;
use crate::format::Format;
use crate::link::{LinkError, SharedGame};
use rollkeep_rules::PortableRules;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Day, Game, Setup};

/// Format 2 adds rules that are in no catalogue. A challenge without them is still written in format 1.
pub const FORMAT: Format = Format {
    oldest: 1,
    latest: 2,
};

#[derive(Serialize, Deserialize)]
struct ChallengeFile {
    format: u32,
    rules: PortableRules,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Day>,
    received: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    declined: bool,
    /// Each as the payload of a link.
    games: Vec<String>,
}

/// Writes a challenge as text.
pub fn write(challenge: &Challenge) -> String {
    // `Challenge::add` refuses a game that has no payload.
    let payload = |game: &Game| SharedGame::new(game.clone(), 0).to_payload().ok();
    let rules = PortableRules::of(&challenge.rules);
    let file = ChallengeFile {
        format: if rules.is_whole() { 2 } else { 1 },
        rules,
        seed: challenge.dice.challenge(),
        day: challenge.dice.daily(),
        received: challenge.received,
        declined: challenge.declined,
        games: challenge.games().iter().filter_map(payload).collect(),
    };
    // Strings and numbers can always be written as JSON, so the default is never used.
    serde_json::to_string(&file).unwrap_or_default()
}

/// Reads a challenge. An unknown rule set means a newer version, also in one of the games.
pub fn read(text: &str) -> Read<Challenge> {
    let Some((file, listed)) = parse(text) else {
        return match FORMAT.is_newer(text) {
            true => Read::Newer(None),
            false => Read::Damaged,
        };
    };
    let mut challenge = Challenge::new(listed.rules.clone(), listed.dice, listed.received);
    challenge.declined = listed.declined;
    let mut whole = file.games.len() <= Challenge::MAX_GAMES;
    let mut newer = false;
    for payload in file.games.iter().take(Challenge::MAX_GAMES) {
        match SharedGame::from_payload(payload) {
            Ok(SharedGame { game, .. }) if is_of(game.setup(), &listed) => {
                whole &= challenge.add(&game) == Received::New;
            }
            Err(LinkError::Newer(_) | LinkError::UnknownRules) => newer = true,
            Ok(_) | Err(_) => whole = false,
        }
    }
    match (newer, whole) {
        (true, _) => Read::Newer(Some(challenge)),
        (false, true) => Read::Whole(challenge),
        (false, false) => Read::Partly(challenge),
    }
}

/// Reads a challenge without replaying its games.
pub fn outline(text: &str) -> Option<ListedChallenge> {
    parse(text).map(|(_, listed)| listed)
}

fn parse(text: &str) -> Option<(ChallengeFile, ListedChallenge)> {
    let file: ChallengeFile = serde_json::from_str(text).ok()?;
    let dice = shared_dice(file.seed, file.day).ok()??;
    let listed = ListedChallenge {
        rules: file.rules.rules().ok()?,
        dice,
        received: file.received,
        declined: file.declined,
        games: file.games.len(),
    };
    let known = (FORMAT.oldest..=FORMAT.latest).contains(&file.format);
    known.then_some((file, listed))
}

fn is_of(setup: &Setup, listed: &ListedChallenge) -> bool {
    *setup.rules() == listed.rules && setup.shared_dice() == Some(listed.dice)
}

/// Merges both texts; returns the second if either cannot be read.
pub fn merge(ours: &str, theirs: &str) -> String {
    let (Read::Whole(ours) | Read::Partly(ours) | Read::Newer(Some(ours))) = read(ours) else {
        return theirs.to_owned();
    };
    let Read::Whole(mut both) = read(theirs) else {
        return theirs.to_owned();
    };
    both.merge(&ours);
    write(&both)
}
