//! The screens, one for each [route](super::route::Route).
//!
//! # A new screen
//!
//! `paper.rs` is a short one with a choice of rules, `skill.rs` one with numbers about finished games.
//!
//! 1. `route.rs` gets its variant of [`Route`](super::route::Route), and its address twice: to read it and to write it.
//! 2. It gets a file here with its component, around a [`Page`](super::components::Page), and its words in `locales`
//!    (`core/words/src/lib.rs`). The page has the title, in the browser's bar too, the way back, and the focus.
//! 3. The compiler then asks `app.rs` whether it is late. It is, unless the first roll needs it: only late screens have the
//!    [`Background`](super::background::Background). `late_screens.rs` here makes it.
//! 4. If it needs styles, `style/late.css` gets a file, or `style/main.css` if it is not late. Where people find it: often `Ways` in `home.rs`, whose `later` hides
//!    a link from those who have not played yet.
//! 5. `tests/addresses.txt` gets an address of it: a test holds that list against `route.rs`, and a random player visits it in
//!    browsers.
//!
//! `cargo test $native --test core page messages styles text` (CONTRIBUTING) checks all these lists in seconds.
//!
//! # What a screen shows
//!
//! - settings: [`preferences`](super::preferences::preferences); the rules of the last game, or those that people know in the
//!   player's language: [`usual_rules`](super::usual_rules::usual_rules);
//! - what is stored: [`Store::ask`](super::store::Store::ask), in a `Memo`, so that the screen follows other tabs;
//! - numbers about finished games: `Background::here().statistics`, kept up to date by `follow_games` (`statistics.rs`), and
//!   `is_complete` before it says that there are none; `core/app/src/statistics.rs` says what is counted;
//! - tables: [`SumTable`](super::components::SumTable); a list to choose rules from:
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
mod late_screens;
mod live;
mod manual;
mod new_game;
mod nowhere;
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

pub use game::GameScreen;
pub use home::HomeScreen;
pub use late_screens::{begin_late, make_late};
pub use nowhere::NowhereScreen;
