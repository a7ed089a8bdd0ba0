//! A challenge as text.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::challenge::{Challenge, ListedChallenge};
use super::saved::shared_dice;
use crate::dice::Seed;
use crate::format::Format;
use crate::game::{Day, Game, Relation, Setup};
use crate::link::{LinkError, SharedGame};
use crate::rules::PortableRules;

/// Format 2 adds rules that are in no catalogue. A challenge without them is still written in format 1.
const FORMAT: Format = Format {
    key: "format",
    oldest: 1,
    latest: 2,
    rules: Some(("rules", "")),
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

/// Reads a challenge, and returns whether all of the text was readable.
pub fn read(text: &str) -> (Option<Challenge>, bool) {
    let Some((file, listed)) = parse(text) else {
        return (None, false);
    };
    let mut challenge = Challenge::new(listed.rules.clone(), listed.dice, listed.received);
    challenge.declined = listed.declined;
    let mut whole = file.games.len() <= Challenge::MAX_GAMES;
    for payload in file.games.iter().take(Challenge::MAX_GAMES) {
        let shared = SharedGame::from_payload(payload);
        let game = shared.ok().map(|it| it.game);
        let game = game.filter(|it| is_of(it.setup(), &listed));
        whole &= game.is_some_and(|game| challenge.add(&game) == super::Received::New);
    }
    (Some(challenge), whole)
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

/// Returns whether a newer version of the app wrote this text. An unknown rule set means a newer version. Does not read
/// the games.
pub fn is_newer_form(text: &str) -> bool {
    FORMAT.is_newer(text)
}

/// Returns whether a newer version of the app wrote this text, or a game in it.
pub fn is_newer(text: &str) -> bool {
    let Ok(file) = serde_json::from_str::<Value>(text) else {
        return false;
    };
    let newer = |it: &Value| {
        let read = it.as_str().map(SharedGame::from_payload);
        matches!(
            read,
            Some(Err(LinkError::Newer(_) | LinkError::UnknownRules))
        )
    };
    let games = file["games"].as_array().into_iter().flatten();
    let known_form = file["format"].as_u64().is_some();
    is_newer_form(text) || known_form && games.take(Challenge::MAX_GAMES).any(newer)
}

/// Returns the relation of the first text to the second.
pub fn compare(a: &str, b: &str) -> Relation {
    let whole = |text| match read(text) {
        (challenge, true) => challenge,
        (_, false) => None,
    };
    Relation::of_read([a, b].map(whole), Challenge::includes)
}

/// Merges both texts; returns the second if either cannot be read.
pub fn merge(ours: &str, theirs: &str) -> String {
    match (read(ours).0, read(theirs)) {
        (Some(ours), (Some(mut theirs), true)) => {
            theirs.merge(&ours);
            write(&theirs)
        }
        _ => theirs.to_owned(),
    }
}
