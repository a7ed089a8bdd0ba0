//! The address of a screen: what stands behind the `#`.
//!
//! Behind the `#`, so that any static host serves every screen from one file.

use crate::dice::Seed;
use crate::game::SharedDice;
use crate::rules::{RuleSet, catalogue};
use crate::storage::RecordId;

/// A screen and what it shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// Where it begins.
    Home,
    /// Setting up a game.
    New,
    /// A game, in play or finished.
    Game(RecordId),
    /// A game looked back on, and which of its decisions is opened, by its number.
    Review(RecordId, Option<usize>),
    /// A game that came in a link, by its payload.
    Shared(String),
    /// The link of a game.
    Share(RecordId),
    /// Live games: a new one, or one to join.
    Live,
    /// The connection of a live game.
    LiveGame(RecordId),
    /// A code that connects two devices, as a camera opens it.
    LiveCode(String),
    /// Challenges, sent and received, and a new one.
    Challenges,
    /// One of them: what several made of the same dice under the same rules.
    Challenge(&'static RuleSet, SharedDice),
    /// The finished games.
    Finished,
    /// What the finished games come to, under these rules or those that were played most.
    Statistics(Option<&'static RuleSet>),
    /// What decisions cost and dice brought, under these rules or those that were played most.
    Skill(Option<&'static RuleSet>),
    /// Practice: one position after the other.
    Practice,
    /// Whether the dice look fair.
    FairDice,
    /// The score cards for real dice, and a new one.
    RealDice,
    /// One of them.
    RealGame(RecordId),
    /// The score calculator.
    Calculator,
    /// The explorer.
    Explore,
    /// Players of one's own.
    Players,
    /// One of them, to be written on.
    Player(RecordId),
    /// The game of today, under these rules or those that were played last.
    Daily(Option<&'static RuleSet>),
    /// The rules of one game.
    Rules(&'static RuleSet),
    /// A blank score card on paper.
    Paper(&'static RuleSet),
    /// The score cards of a finished game on paper.
    PaperGame(RecordId),
    /// The score cards of a game with real dice on paper, in play or over.
    PaperReal(RecordId),
    /// What can be chosen, and all that is saved.
    Settings,
    /// Setting up a tournament, and those that were held.
    Arena,
    /// A tournament, under way or held.
    Tournament(RecordId),
    /// An address that leads nowhere.
    Nowhere,
}

impl Route {
    /// Reads an address, which may come from anyone.
    ///
    /// An address that was released stays, because it stands in bookmarks: so the score calculator is at `#/practice`,
    /// and Practice at `#/drills`.
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let (screen, rest) = path.split_once('/').unwrap_or((path, ""));
        match (screen, rest) {
            ("", "") => Route::Home,
            ("new", "") => Route::New,
            ("game", id) => RecordId::parse(id).map_or(Route::Nowhere, Route::Game),
            ("review", rest) => {
                let (id, number) = rest.split_once('/').unwrap_or((rest, ""));
                let id = RecordId::parse(id);
                id.map_or(Route::Nowhere, |id| Route::Review(id, number.parse().ok()))
            }
            ("g", payload) => Route::Shared(payload_of(payload)),
            ("share", id) => RecordId::parse(id).map_or(Route::Nowhere, Route::Share),
            ("live", "") => Route::Live,
            ("live", id) => RecordId::parse(id).map_or(Route::Nowhere, Route::LiveGame),
            ("join", code) => Route::LiveCode(payload_of(code)),
            ("challenges", "") => Route::Challenges,
            ("challenge", rest) => challenge(rest).unwrap_or(Route::Nowhere),
            ("finished", "") => Route::Finished,
            ("statistics", "") => Route::Statistics(None),
            ("statistics", id) => {
                catalogue::find(id).map_or(Route::Nowhere, |it| Route::Statistics(Some(it)))
            }
            ("skill", "") => Route::Skill(None),
            ("skill", id) => {
                catalogue::find(id).map_or(Route::Nowhere, |it| Route::Skill(Some(it)))
            }
            ("drills", "") => Route::Practice,
            ("fair-dice", "") => Route::FairDice,
            ("real-dice", "") => Route::RealDice,
            ("real-dice", id) => RecordId::parse(id).map_or(Route::Nowhere, Route::RealGame),
            ("practice", "") => Route::Calculator,
            ("explore", "") => Route::Explore,
            ("players", "") => Route::Players,
            ("player", id) => RecordId::parse(id).map_or(Route::Nowhere, Route::Player),
            ("daily", "") => Route::Daily(None),
            ("daily", id) => {
                catalogue::find(id).map_or(Route::Nowhere, |it| Route::Daily(Some(it)))
            }
            ("rules", "") => Route::Rules(catalogue::DEFAULT),
            ("rules", id) => catalogue::find(id).map_or(Route::Nowhere, Route::Rules),
            ("paper", "") => Route::Paper(catalogue::DEFAULT),
            ("paper", rest) => match rest.split_once('/') {
                Some(("game", id)) => RecordId::parse(id).map_or(Route::Nowhere, Route::PaperGame),
                Some(("real", id)) => RecordId::parse(id).map_or(Route::Nowhere, Route::PaperReal),
                Some(_) => Route::Nowhere,
                None => catalogue::find(rest).map_or(Route::Nowhere, Route::Paper),
            },
            ("settings", "") => Route::Settings,
            ("arena", "") => Route::Arena,
            ("arena", id) => RecordId::parse(id).map_or(Route::Nowhere, Route::Tournament),
            _ => Route::Nowhere,
        }
    }

    /// The address, as a link.
    pub fn href(&self) -> String {
        match self {
            Route::Home | Route::Nowhere => "#/".to_owned(),
            Route::New => "#/new".to_owned(),
            Route::Game(id) => format!("#/game/{id}"),
            Route::Review(id, None) => format!("#/review/{id}"),
            Route::Review(id, Some(number)) => format!("#/review/{id}/{number}"),
            Route::Shared(payload) => format!("#/g/{payload}"),
            Route::Share(id) => format!("#/share/{id}"),
            Route::Live => "#/live".to_owned(),
            Route::LiveGame(id) => format!("#/live/{id}"),
            Route::LiveCode(code) => format!("#/join/{code}"),
            Route::Challenges => "#/challenges".to_owned(),
            Route::Challenge(rules, dice) => {
                let dice = match dice {
                    SharedDice::Challenge(Seed(seed)) => seed.to_string(),
                    SharedDice::Daily(day) => day.to_string(),
                };
                format!("#/challenge/{}/{dice}", rules.id)
            }
            Route::Finished => "#/finished".to_owned(),
            Route::Statistics(None) => "#/statistics".to_owned(),
            Route::Statistics(Some(rules)) => format!("#/statistics/{}", rules.id),
            Route::Skill(None) => "#/skill".to_owned(),
            Route::Skill(Some(rules)) => format!("#/skill/{}", rules.id),
            Route::Practice => "#/drills".to_owned(),
            Route::FairDice => "#/fair-dice".to_owned(),
            Route::RealDice => "#/real-dice".to_owned(),
            Route::RealGame(id) => format!("#/real-dice/{id}"),
            Route::Calculator => "#/practice".to_owned(),
            Route::Explore => "#/explore".to_owned(),
            Route::Players => "#/players".to_owned(),
            Route::Player(id) => format!("#/player/{id}"),
            Route::Daily(None) => "#/daily".to_owned(),
            Route::Daily(Some(rules)) => format!("#/daily/{}", rules.id),
            Route::Rules(rules) => format!("#/rules/{}", rules.id),
            Route::Paper(rules) => format!("#/paper/{}", rules.id),
            Route::PaperGame(id) => format!("#/paper/game/{id}"),
            Route::PaperReal(id) => format!("#/paper/real/{id}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Arena => "#/arena".to_owned(),
            Route::Tournament(id) => format!("#/arena/{id}"),
        }
    }
}

/// The rules and the dice of a challenge: a seed, or the day whose dice they are.
fn challenge(path: &str) -> Option<Route> {
    let (rules, dice) = path.split_once('/')?;
    let seed = dice.parse().map(|seed| SharedDice::Challenge(Seed(seed)));
    let dice = seed.or_else(|_| dice.parse().map(SharedDice::Daily)).ok()?;
    Some(Route::Challenge(catalogue::find(rules)?, dice))
}

/// What can be a payload. Messengers sometimes take the full stop behind a link for a part of it.
fn payload_of(text: &str) -> String {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    text[..end.unwrap_or(text.len())].to_owned()
}
