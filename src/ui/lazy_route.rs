//! The table of all screens that the lazy code has: a row has the name of a screen, its address and its component.

use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

use leptos::prelude::*;

use super::browser;
use super::screens::{
    ArenaScreen, ByLinkScreen, CalculatorScreen, ChallengeScreen, ChallengesScreen, DailyScreen,
    ExploreScreen, FairDiceScreen, FinishedScreen, FriendsScreen, LiveCodeScreen, LiveGameScreen,
    LiveScreen, NewGameScreen, OpeningsScreen, PaperGameScreen, PaperRealScreen, PaperScreen,
    PlayerScreen, PlayersScreen, PracticeScreen, PractiseDecisionScreen, PractiseScreen,
    RealDiceScreen, RealGameScreen, ReviewScreen, RulesScreen, SettingsScreen, ShareScreen,
    SharedScreen, SkillScreen, StatisticsScreen, TodaysFiveScreen, TournamentScreen,
};
use rollkeep_app::explorer::SetUp;
use rollkeep_app::storage::RecordId;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::SharedDice;
use rollkeep_rules::{Card, PortableRules, RuleSet};
use rollkeep_solver::coach::Position;

/// Makes [`LazyRoute`] and [`lazy_screen`] from the table below. A parameter of a screen is a property of its component, and
/// in the address a part of its own, behind those of the row.
macro_rules! lazy_routes {
    ($(
        $(#[$doc:meta])*
        $name:ident $(( $($property:ident: $type:ty),+ ))? = $path:literal => $screen:ident;
    )+) => {
        /// A screen that the lazy code has, and what it shows.
        #[derive(Clone, Debug, PartialEq)]
        pub enum LazyRoute {
            $( $(#[$doc])* $name $(( $($type),+ ))?, )+
        }

        impl LazyRoute {
            /// Reads the part of an address behind `#/`: the first row counts whose path and parameters fit.
            pub(super) fn read(address: &str) -> Option<LazyRoute> {
                $(
                    let row = || {
                        const COUNT: usize = <[&str]>::len(&[$( $( stringify!($property) ),+ )?]);
                        let mut parameters = parameters(address, $path, COUNT)?;
                        let route = LazyRoute::$name $(( $( <$type>::read(parameters.next().unwrap_or_default())? ),+ ))?;
                        parameters.next().is_none().then_some(route)
                    };
                    if let Some(route) = row() {
                        return Some(route);
                    }
                )+
                None
            }
        }

        impl Display for LazyRoute {
            /// Writes the address, as links have it.
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                match self {
                    $(
                        LazyRoute::$name $(( $($property),+ ))? => {
                            write!(f, "#/{}", $path)?;
                            $( $( $property.write(f)?; )+ )?
                        }
                    )+
                }
                Ok(())
            }
        }

        /// Makes the screen of an address.
        pub fn lazy_screen(route: LazyRoute) -> AnyView {
            match route {
                $(
                    LazyRoute::$name $(( $($property),+ ))? => {
                        view! { <$screen $( $($property=$property)+ )? /> }.into_any()
                    }
                )+
            }
        }
    };
}

// Released addresses stay, because people have bookmarked them: the score calculator is at `#/practice`, and Practice at `#/drills`.
lazy_routes! {
    /// The form for a new game, under these rules or those that were played last.
    New(rules: Option<Arc<RuleSet>>) = "new" => NewGameScreen;
    /// The review of a game, with this decision open.
    Review(id: RecordId, decision: Option<usize>) = "review" => ReviewScreen;
    /// The game of a link, by its payload.
    Shared(payload: String) = "g" => SharedScreen;
    /// The link of a game.
    Share(id: RecordId) = "share" => ShareScreen;
    /// The ways to play with somebody who is elsewhere.
    Friends = "friends" => FriendsScreen;
    /// The form for a new game that two people send each other as a link.
    ByLink = "friends/link" => ByLinkScreen;
    /// Live games: starting or joining one.
    Live = "live" => LiveScreen;
    /// The connection of a live game.
    LiveGame(id: RecordId) = "live" => LiveGameScreen;
    /// A code that connects two devices, opened by a camera.
    LiveCode(code: String) = "join" => LiveCodeScreen;
    /// All challenges, and a form for a new one.
    Challenges = "challenges" => ChallengesScreen;
    /// A challenge: these dice under these rules.
    Challenge(rules: Arc<RuleSet>, dice: SharedDice) = "challenge" => ChallengeScreen;
    /// The list of finished games.
    Finished = "finished" => FinishedScreen;
    /// The statistics under these rules, or those that were played most.
    Statistics(asked: Option<Arc<RuleSet>>) = "statistics" => StatisticsScreen;
    /// What decisions cost and dice brought, under these rules or those that were played most.
    Skill(asked: Option<Arc<RuleSet>>) = "skill" => SkillScreen;
    /// Practice: how it has gone so far, and what can be practised.
    Practice = "drills" => PracticeScreen;
    /// Practice with one position after the other.
    Practise = "drills/on" => PractiseScreen;
    /// Practice with one decision of a game, by its number.
    PractiseDecision(id: RecordId, number: usize) = "drills/review" => PractiseDecisionScreen;
    /// The five positions of today, or one of them again, counted from 1.
    TodaysFive(place: Option<usize>) = "drills/today" => TodaysFiveScreen;
    /// Whether the dice look fair.
    FairDice = "fair-dice" => FairDiceScreen;
    /// All score cards for real dice, and a form for a new one.
    RealDice = "real-dice" => RealDiceScreen;
    /// One score card for real dice.
    RealGame(id: RecordId) = "real-dice" => RealGameScreen;
    /// The score calculator.
    Calculator = "practice" => CalculatorScreen;
    /// The explorer, with this position at first.
    Explore(position: PositionText) = "explore" => ExploreScreen;
    /// All first rolls under these rules, or those that were played last.
    Openings(rules: Option<Arc<RuleSet>>) = "openings" => OpeningsScreen;
    /// The list of own players.
    Players = "players" => PlayersScreen;
    /// The editor of an own player.
    Player(id: RecordId) = "player" => PlayerScreen;
    /// The game of today, under these rules or those that were played last.
    Daily(asked: Option<Arc<RuleSet>>) = "daily" => DailyScreen;
    /// The rules of one game.
    Rules(rules: Option<Arc<RuleSet>>) = "rules" => RulesScreen;
    /// The score cards of a finished game to print.
    PaperGame(id: RecordId) = "paper/game" => PaperGameScreen;
    /// The score cards of a game with real dice to print.
    PaperReal(id: RecordId) = "paper/real" => PaperRealScreen;
    /// A blank score card to print.
    Paper(rules: Option<Arc<RuleSet>>) = "paper" => PaperScreen;
    /// The settings, and all saves.
    Settings = "settings" => SettingsScreen;
    /// The form for a tournament, and the list of past ones.
    Arena = "arena" => ArenaScreen;
    /// A tournament, running or finished.
    Tournament(id: RecordId) = "arena" => TournamentScreen;
}

impl LazyRoute {
    /// The explorer with this position, and the cards of others.
    pub fn explore(position: &Position, others: &[Card]) -> LazyRoute {
        LazyRoute::Explore(PositionText(SetUp::text_of(position, others)))
    }

    /// The address of all first rolls under these rules.
    pub fn openings(rules: &Arc<RuleSet>) -> String {
        LazyRoute::Openings(Some(rules.clone())).to_string()
    }

    /// Goes to this screen.
    pub fn go(&self) {
        browser::set_hash(&self.to_string());
    }
}

/// Returns the parameters of an address that begins with this path. There are at most `count`, so that the last one has the rest.
fn parameters<'a>(
    address: &'a str,
    path: &str,
    count: usize,
) -> Option<impl Iterator<Item = &'a str>> {
    let rest = address.strip_prefix(path)?;
    let rest = match rest.strip_prefix('/') {
        Some(rest) => Some(rest),
        None if rest.is_empty() => None,
        None => return None,
    };
    Some(
        rest.into_iter()
            .flat_map(move |it| it.splitn(count.max(1), '/')),
    )
}

/// A parameter of an address.
trait Parameter: Sized {
    /// Reads it. It is empty if the address has ended before. `None` if such an address leads nowhere.
    fn read(text: &str) -> Option<Self>;

    /// Writes it with the slash before it.
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result;
}

impl Parameter for RecordId {
    fn read(text: &str) -> Option<RecordId> {
        RecordId::parse(text)
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "/{self}")
    }
}

impl Parameter for Arc<RuleSet> {
    fn read(text: &str) -> Option<Arc<RuleSet>> {
        PortableRules::at_address(text)
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "/{}", PortableRules::address(self))
    }
}

impl Parameter for Option<Arc<RuleSet>> {
    fn read(text: &str) -> Option<Option<Arc<RuleSet>>> {
        match text {
            "" => Some(None),
            text => Parameter::read(text).map(Some),
        }
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|rules| rules.write(f))
    }
}

impl Parameter for usize {
    fn read(text: &str) -> Option<usize> {
        text.parse().ok()
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "/{self}")
    }
}

impl Parameter for Option<usize> {
    /// Whatever is no number is left out.
    fn read(text: &str) -> Option<Option<usize>> {
        Some(text.parse().ok())
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|number| write!(f, "/{number}"))
    }
}

/// A position as `docs/NOTATION.md` writes it, or what somebody has made of it; empty for none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionText(pub String);

impl Parameter for PositionText {
    fn read(text: &str) -> Option<PositionText> {
        Some(PositionText(browser::decode_part(text)))
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.as_str() {
            "" => Ok(()),
            text => write!(f, "/{}", browser::encode_part(text)),
        }
    }
}

impl Parameter for SharedDice {
    /// Reads a seed or a day.
    fn read(text: &str) -> Option<SharedDice> {
        let seed = text.parse().map(|seed| SharedDice::Challenge(Seed(seed)));
        seed.or_else(|_| text.parse().map(SharedDice::Daily)).ok()
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            SharedDice::Challenge(seed) => write!(f, "/{}", seed.0),
            SharedDice::Daily(day) => write!(f, "/{day}"),
        }
    }
}

impl Parameter for String {
    /// Reads the part that can be a payload. Messengers sometimes take a full stop after a link for a part of it.
    fn read(text: &str) -> Option<String> {
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
        Some(text[..end.unwrap_or(text.len())].to_owned())
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "/{self}")
    }
}
