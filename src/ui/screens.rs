//! The screens, one for each [route](super::route::Route).
//!
//! # A new screen
//!
//! `fair_dice.rs` is a short one with numbers about finished games, `paper.rs` one with a choice of rules.
//!
//! 1. It gets a file here with its component, around a [`Page`](super::components::Page), with `mod` and `pub use` below, and its
//!    words in `locales` (`core/words/src/lib.rs`). The page has the title, in the browser's bar too, the way back, and the focus.
//! 2. It gets a row in the table of `lazy_route.rs`: its name, its address and its component. Rows are tried from the top; one whose
//!    parameter cannot be read leaves the address to the rows below.
//! 3. Where people find it: a link, often in `Ways` in `home.rs`. If it needs styles, they get a file in `style/screens`, and
//!    `style/main.css` an import of it.
//! 4. `tests/addresses.txt` gets an address of it: a random player visits it in browsers. A journey shows what it is for.
//! 5. If players see something new, `docs/GUIDE.md` and `CHANGELOG.md` say so.
//!
//! `cargo test $native --test core -- page:: messages:: styles:: text::` (CONTRIBUTING) checks these lists.
//!
//! # What a screen shows
//!
//! - settings: [`preferences`](super::preferences::use_preferences); the rules of the last game, or those that people know in the
//!   player's language: [`usual_rules`](super::usual_rules::usual_rules);
//! - what is stored: [`Store::ask`](super::store::Store::ask), in a `Memo`, so that the screen follows other tabs;
//! - numbers about finished games: `use_background().statistics`, kept up to date by `follow_games` (`screens/statistics/asked.rs`),
//!   and `is_complete` before it says that there are none. `core/app/src/statistics.rs` says what is counted, and computes it: a
//!   new number gets its own function there, with a property in `tests/core/statistics`;
//! - a text that changes: `prop:textContent=changing(…)`, or [`replaced`](super::components::replaced) for a part of a screen; why,
//!   is said in `components/changing.rs`;
//! - dates and months in words: `rollkeep_words::calendar`; the day of today here: `browser::today`;
//! - tables: [`DataTable`](super::components::DataTable); a list to choose rules from:
//!   [`SelectRules`](super::components::SelectRules).

mod about;
mod arena;
mod by_link;
mod calculator;
mod challenge;
mod challenges;
mod daily;
mod explore;
mod fair_dice;
mod finished;
mod friends;
mod game;
mod home;
mod live;
mod manual;
mod new_game;
mod nowhere;
mod openings;
mod over;
mod paper;
mod past_tournaments;
mod player;
mod players;
mod practice;
mod real_dice;
mod real_game;
mod review;
mod rules;
mod saved_game_row;
mod saves;
mod settings;
mod share;
mod shared;
mod skill;
mod statistics;
mod tournament;
mod tryout;

pub use arena::ArenaScreen;
pub use by_link::ByLinkScreen;
pub use calculator::CalculatorScreen;
pub use challenge::ChallengeScreen;
pub use challenges::{ChallengesScreen, NextChallenge};
pub use daily::DailyScreen;
pub use explore::ExploreScreen;
pub use fair_dice::FairDiceScreen;
pub use finished::FinishedScreen;
pub use friends::FriendsScreen;
pub use game::{GameScreen, MoreTools, TableSheet};
pub use home::{Glance, HomeScreen};
pub use live::{LiveCodeScreen, LiveGameScreen, LiveProof, LiveScreen, LiveTable};
pub use new_game::NewGameScreen;
pub use nowhere::NowhereScreen;
pub use openings::OpeningsScreen;
pub use over::EndOfGame;
pub use paper::{PaperGameScreen, PaperRealScreen, PaperScreen};
pub use player::PlayerScreen;
pub use players::PlayersScreen;
pub use practice::{PracticeScreen, PractiseDecisionScreen, PractiseScreen, TodaysFiveScreen};
pub use real_dice::RealDiceScreen;
pub use real_game::RealGameScreen;
pub use review::ReviewScreen;
pub use rules::RulesScreen;
pub use settings::SettingsScreen;
pub use share::ShareScreen;
pub use shared::SharedScreen;
pub use skill::SkillScreen;
pub use statistics::StatisticsScreen;
pub use tournament::TournamentScreen;
