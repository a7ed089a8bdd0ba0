//! The address of a screen: the part after the `#`.
//!
//! So any static host serves every screen from one file.

use rollkeep_core::dice::Seed;
use rollkeep_core::game::SharedDice;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::storage::RecordId;

/// A screen and what it shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// The home screen.
    Home,
    /// The form for a new game.
    New,
    /// A game, in play or finished.
    Game(RecordId),
    /// The review of a game, with this decision open.
    Review(RecordId, Option<usize>),
    /// The game of a link, by its payload.
    Shared(String),
    /// The link of a game.
    Share(RecordId),
    /// Live games: starting or joining one.
    Live,
    /// The connection of a live game.
    LiveGame(RecordId),
    /// A code that connects two devices, opened by a camera.
    LiveCode(String),
    /// All challenges, and a form for a new one.
    Challenges,
    /// A challenge: these dice under these rules.
    Challenge(&'static RuleSet, SharedDice),
    /// The list of finished games.
    Finished,
    /// The statistics under these rules, or those that were played most.
    Statistics(Option<&'static RuleSet>),
    /// What decisions cost and dice brought, under these rules or those that were played most.
    Skill(Option<&'static RuleSet>),
    /// Practice with one position after the other.
    Practice,
    /// Whether the dice look fair.
    FairDice,
    /// All score cards for real dice, and a form for a new one.
    RealDice,
    /// One score card for real dice.
    RealGame(RecordId),
    /// The score calculator.
    Calculator,
    /// The explorer.
    Explore,
    /// The list of own players.
    Players,
    /// The editor of an own player.
    Player(RecordId),
    /// The game of today, under these rules or those that were played last.
    Daily(Option<&'static RuleSet>),
    /// The rules of one game.
    Rules(&'static RuleSet),
    /// A blank score card to print.
    Paper(&'static RuleSet),
    /// The score cards of a finished game to print.
    PaperGame(RecordId),
    /// The score cards of a game with real dice to print.
    PaperReal(RecordId),
    /// The settings, and all saves.
    Settings,
    /// The form for a tournament, and the list of past ones.
    Arena,
    /// A tournament, running or finished.
    Tournament(RecordId),
    /// An unknown address.
    Nowhere,
}

impl Route {
    /// Reads an address; any text is safe.
    ///
    /// Released addresses stay, because people have bookmarked them: the score calculator is at `#/practice`, and Practice at
    /// `#/drills`.
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

    /// Writes the address for a link.
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

/// Reads the rules and the dice of a challenge: a seed or a day.
fn challenge(path: &str) -> Option<Route> {
    let (rules, dice) = path.split_once('/')?;
    let seed = dice.parse().map(|seed| SharedDice::Challenge(Seed(seed)));
    let dice = seed.or_else(|_| dice.parse().map(SharedDice::Daily)).ok()?;
    Some(Route::Challenge(catalogue::find(rules)?, dice))
}

/// Returns the part that can be a payload. Messengers sometimes take a full stop after a link for a part of it.
fn payload_of(text: &str) -> String {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    text[..end.unwrap_or(text.len())].to_owned()
}
