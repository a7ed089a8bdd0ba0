//! The screens, one for each [route](super::route::Route).

mod arena;
mod explore;
mod finished;
mod game;
mod held;
mod home;
mod manual;
mod new_game;
mod nowhere;
mod over;
mod player;
mod players;
mod practice;
mod review;
mod rules;
mod saves;
mod settings;
mod slip;
mod tournament;
mod tryout;

pub use arena::arena_screen;
pub use explore::explore_screen;
pub use finished::finished_screen;
pub use game::game_screen;
pub use home::home_screen;
pub use new_game::new_game_screen;
pub use nowhere::{missing, nowhere_screen};
pub use over::end_of_game;
pub use player::player_screen;
pub use players::players_screen;
pub use practice::practice_screen;
pub use review::review_screen;
pub use rules::rules_screen;
pub use settings::settings_screen;
pub use tournament::tournament_screen;
