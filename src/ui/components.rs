//! The parts that screens are made of.

mod confirm;
mod dice_log;
mod die;
mod icon;
mod modal;
mod notices;
mod pad;
mod page;
mod rules_text;
mod tray;

pub use confirm::Confirm;
pub use dice_log::DiceLog;
pub use die::{DieFace, FaceShapes};
pub use icon::{Icon, Shape};
pub use modal::Modal;
pub use notices::Notices;
pub use pad::Pad;
pub use page::Page;
pub use rules_text::RulesText;
pub use tray::Tray;
