//! The address of a screen: the part after the `#`, so that any static host serves every screen from one file. Only this
//! file knows addresses.
//!
//! `leptos_router` reads the path and not the part after the `#` (its issue 2184), so the page has this small router.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::sync::Arc;

use leptos::prelude::*;

use super::browser;
use rollkeep_app::link;
use rollkeep_app::storage::RecordId;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::SharedDice;
use rollkeep_rules::{PortableRules, RuleSet, catalogue};

/// A screen and what it shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// The home screen.
    Home,
    /// The form for a new game, under these rules or those that were played last.
    New(Option<Arc<RuleSet>>),
    /// The form for a new game that two people send each other as a link.
    ByLink,
    /// A game, in play or finished.
    Game(RecordId),
    /// A game that has just come here, in a link or from a live game: whoever opened it holds the device. Its address is that
    /// of the game.
    Arrived(RecordId),
    /// The review of a game, with this decision open.
    Review(RecordId, Option<usize>),
    /// The game of a link, by its payload.
    Shared(String),
    /// The link of a game.
    Share(RecordId),
    /// The ways to play with somebody who is elsewhere.
    Friends,
    /// Live games: starting or joining one.
    Live,
    /// The connection of a live game.
    LiveGame(RecordId),
    /// A code that connects two devices, opened by a camera.
    LiveCode(String),
    /// All challenges, and a form for a new one.
    Challenges,
    /// A challenge: these dice under these rules.
    Challenge(Arc<RuleSet>, SharedDice),
    /// The list of finished games.
    Finished,
    /// The statistics under these rules, or those that were played most.
    Statistics(Option<Arc<RuleSet>>),
    /// What decisions cost and dice brought, under these rules or those that were played most.
    Skill(Option<Arc<RuleSet>>),
    /// Practice: how it has gone so far, and what can be practised.
    Practice,
    /// Practice with one position after the other.
    Practise,
    /// The five positions of today.
    TodaysFive,
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
    Daily(Option<Arc<RuleSet>>),
    /// The rules of one game.
    Rules(Arc<RuleSet>),
    /// A blank score card to print.
    Paper(Arc<RuleSet>),
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

/// An address that leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownAddress;

/// The route of this page and the one before it, as a context. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Address(RwSignal<Route>, StoredValue<Option<Route>>);

impl Address {
    /// Reads the address of the page, follows it, and provides it.
    pub fn open() -> Address {
        let here = || browser::hash().parse().unwrap_or(Route::Nowhere);
        let address = Address(RwSignal::new(here()), StoredValue::new(None));
        provide_context(address);
        browser::follow_history(move || {
            let now = here();
            let came = address.0.with_untracked(|shown| match (shown, &now) {
                (Route::Arrived(shown), Route::Game(id)) => shown == id,
                _ => false,
            });
            if !came {
                address.1.set_value(Some(address.0.get_untracked()));
                address.0.set(now);
            }
            browser::scroll_to_top();
        });
        address
    }

    /// Returns the address of this page.
    pub fn here() -> Address {
        expect_context::<Address>()
    }

    /// Returns the route, and follows it.
    pub fn route(self) -> Route {
        self.0.get()
    }

    /// Returns the game from which somebody has come to this screen.
    pub fn game_before(self) -> Option<RecordId> {
        match self.1.get_value() {
            Some(Route::Game(id) | Route::Arrived(id)) => Some(id),
            _ => None,
        }
    }

    /// Goes to a game that has just come here. A reload shows it like any other game.
    pub fn arrive(self, id: RecordId) {
        let route = Route::Arrived(id);
        self.0.set(route.clone());
        route.go();
    }
}

impl Route {
    /// Goes to this screen.
    pub fn go(&self) {
        browser::set_hash(&self.to_string());
    }

    /// Goes to this screen, which takes the place of the one before: *Back* does not lead there.
    pub fn go_instead(&self) {
        browser::replace_hash(&self.to_string());
    }
}

impl FromStr for Route {
    type Err = UnknownAddress;

    /// Reads an address, also one that other programs have encoded; any text is safe.
    ///
    /// Released addresses stay, because people have bookmarked them: the score calculator is at `#/practice`, and Practice at
    /// `#/drills`.
    fn from_str(hash: &str) -> Result<Route, UnknownAddress> {
        let hash = link::decode_address(hash);
        let path = hash.trim_start_matches('#').trim_matches('/');
        read(path).ok_or(UnknownAddress)
    }
}

impl Display for Route {
    /// Writes the address, as links have it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home | Route::Nowhere => f.write_str("#/"),
            Route::New(None) => f.write_str("#/new"),
            Route::New(Some(rules)) => write!(f, "#/new/{}", PortableRules::address(rules)),
            Route::ByLink => f.write_str("#/friends/link"),
            Route::Game(id) | Route::Arrived(id) => write!(f, "#/game/{id}"),
            Route::Review(id, None) => write!(f, "#/review/{id}"),
            Route::Review(id, Some(number)) => write!(f, "#/review/{id}/{number}"),
            Route::Shared(payload) => write!(f, "#/g/{payload}"),
            Route::Share(id) => write!(f, "#/share/{id}"),
            Route::Friends => f.write_str("#/friends"),
            Route::Live => f.write_str("#/live"),
            Route::LiveGame(id) => write!(f, "#/live/{id}"),
            Route::LiveCode(code) => write!(f, "#/join/{code}"),
            Route::Challenges => f.write_str("#/challenges"),
            Route::Challenge(rules, dice) => {
                let dice = match dice {
                    SharedDice::Challenge(Seed(seed)) => seed.to_string(),
                    SharedDice::Daily(day) => day.to_string(),
                };
                let rules = PortableRules::address(rules);
                write!(f, "#/challenge/{rules}/{dice}")
            }
            Route::Finished => f.write_str("#/finished"),
            Route::Statistics(None) => f.write_str("#/statistics"),
            Route::Statistics(Some(rules)) => {
                write!(f, "#/statistics/{}", PortableRules::address(rules))
            }
            Route::Skill(None) => f.write_str("#/skill"),
            Route::Skill(Some(rules)) => write!(f, "#/skill/{}", PortableRules::address(rules)),
            Route::Practice => f.write_str("#/drills"),
            Route::Practise => f.write_str("#/drills/on"),
            Route::TodaysFive => f.write_str("#/drills/today"),
            Route::FairDice => f.write_str("#/fair-dice"),
            Route::RealDice => f.write_str("#/real-dice"),
            Route::RealGame(id) => write!(f, "#/real-dice/{id}"),
            Route::Calculator => f.write_str("#/practice"),
            Route::Explore => f.write_str("#/explore"),
            Route::Players => f.write_str("#/players"),
            Route::Player(id) => write!(f, "#/player/{id}"),
            Route::Daily(None) => f.write_str("#/daily"),
            Route::Daily(Some(rules)) => write!(f, "#/daily/{}", PortableRules::address(rules)),
            Route::Rules(rules) => write!(f, "#/rules/{}", PortableRules::address(rules)),
            Route::Paper(rules) => write!(f, "#/paper/{}", PortableRules::address(rules)),
            Route::PaperGame(id) => write!(f, "#/paper/game/{id}"),
            Route::PaperReal(id) => write!(f, "#/paper/real/{id}"),
            Route::Settings => f.write_str("#/settings"),
            Route::Arena => f.write_str("#/arena"),
            Route::Tournament(id) => write!(f, "#/arena/{id}"),
        }
    }
}

/// Reads the part of an address behind `#/`.
fn read(path: &str) -> Option<Route> {
    let (screen, rest) = path.split_once('/').unwrap_or((path, ""));
    match (screen, rest) {
        ("", "") => Some(Route::Home),
        ("new", "") => Some(Route::New(None)),
        ("new", id) => PortableRules::at_address(id).map(|it| Route::New(Some(it))),
        ("game", id) => RecordId::parse(id).map(Route::Game),
        ("review", rest) => {
            let (id, number) = rest.split_once('/').unwrap_or((rest, ""));
            let id = RecordId::parse(id);
            id.map(|id| Route::Review(id, number.parse().ok()))
        }
        ("g", payload) => Some(Route::Shared(payload_of(payload))),
        ("share", id) => RecordId::parse(id).map(Route::Share),
        ("friends", "") => Some(Route::Friends),
        ("friends", "link") => Some(Route::ByLink),
        ("live", "") => Some(Route::Live),
        ("live", id) => RecordId::parse(id).map(Route::LiveGame),
        ("join", code) => Some(Route::LiveCode(payload_of(code))),
        ("challenges", "") => Some(Route::Challenges),
        ("challenge", rest) => challenge(rest),
        ("finished", "") => Some(Route::Finished),
        ("statistics", "") => Some(Route::Statistics(None)),
        ("statistics", id) => PortableRules::at_address(id).map(|it| Route::Statistics(Some(it))),
        ("skill", "") => Some(Route::Skill(None)),
        ("skill", id) => PortableRules::at_address(id).map(|it| Route::Skill(Some(it))),
        ("drills", "") => Some(Route::Practice),
        ("drills", "on") => Some(Route::Practise),
        ("drills", "today") => Some(Route::TodaysFive),
        ("fair-dice", "") => Some(Route::FairDice),
        ("real-dice", "") => Some(Route::RealDice),
        ("real-dice", id) => RecordId::parse(id).map(Route::RealGame),
        ("practice", "") => Some(Route::Calculator),
        ("explore", "") => Some(Route::Explore),
        ("players", "") => Some(Route::Players),
        ("player", id) => RecordId::parse(id).map(Route::Player),
        ("daily", "") => Some(Route::Daily(None)),
        ("daily", id) => PortableRules::at_address(id).map(|it| Route::Daily(Some(it))),
        ("rules", "") => Some(Route::Rules(catalogue::default())),
        ("rules", id) => PortableRules::at_address(id).map(Route::Rules),
        ("paper", "") => Some(Route::Paper(catalogue::default())),
        ("paper", rest) => match rest.split_once('/') {
            Some(("game", id)) => RecordId::parse(id).map(Route::PaperGame),
            Some(("real", id)) => RecordId::parse(id).map(Route::PaperReal),
            Some(_) => None,
            None => PortableRules::at_address(rest).map(Route::Paper),
        },
        ("settings", "") => Some(Route::Settings),
        ("arena", "") => Some(Route::Arena),
        ("arena", id) => RecordId::parse(id).map(Route::Tournament),
        _ => None,
    }
}

/// Reads the rules and the dice of a challenge: a seed or a day.
fn challenge(path: &str) -> Option<Route> {
    let (rules, dice) = path.split_once('/')?;
    let seed = dice.parse().map(|seed| SharedDice::Challenge(Seed(seed)));
    let dice = seed.or_else(|_| dice.parse().map(SharedDice::Daily)).ok()?;
    Some(Route::Challenge(PortableRules::at_address(rules)?, dice))
}

/// Returns the part that can be a payload. Messengers sometimes take a full stop after a link for a part of it.
fn payload_of(text: &str) -> String {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    text[..end.unwrap_or(text.len())].to_owned()
}
