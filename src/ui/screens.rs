//! The screens, one for each [route](super::route::Route).

mod finished;
mod game;
mod home;
mod new_game;
mod nowhere;
mod over;
mod practice;
mod rules;
mod saves;
mod settings;

pub use finished::FinishedScreen;
pub use game::GameScreen;
pub use home::HomeScreen;
pub use new_game::NewGameScreen;
pub use nowhere::NowhereScreen;
pub use practice::PracticeScreen;
pub use rules::RulesScreen;
pub use settings::SettingsScreen;
