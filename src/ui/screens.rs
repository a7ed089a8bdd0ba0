//! The screens, one for each [route](super::route::Route).
//!
//! # A new screen
//!
//! 1. `route.rs` gets its variant of [`Route`](super::route::Route), and its address twice: to read it and to write it.
//! 2. It gets a file here with its component, around a [`Page`](super::components::Page), and its words in `locales/`
//!    (`core/src/text.rs`). The page has the title, in the browser's bar too, the way back, and the focus.
//! 3. The compiler then asks `app.rs` whether it is late, and `late_screens.rs` here to make it.
//! 4. `tests/addresses.txt` gets an address of it: a test holds that list against `route.rs`, and a random player visits it in
//!    browsers.

mod arena;
mod calculator;
mod challenge;
mod challenges;
mod daily;
mod explore;
mod fair_dice;
mod finished;
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
pub use late_screens::make_late;
pub use nowhere::NowhereScreen;
