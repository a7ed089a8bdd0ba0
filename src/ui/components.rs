//! The parts that screens are made of.

mod alternatives;
mod button;
mod chart;
mod choices;
mod confirm;
mod dice_log;
mod die;
mod entry;
mod field;
mod icon;
mod modal;
mod notices;
mod odds;
mod pace;
mod pad;
mod page;
mod rules_text;
mod tray;

pub use alternatives::{all_choices, alternatives};
pub use button::{answers, drawn, home_link, link, plain, quiet, strong};
pub use chart::chart;
pub use choices::choices;
pub use confirm::Confirm;
pub use dice_log::dice_log;
pub use die::die_face;
pub use entry::entry;
pub use field::{choice, fieldset, input, option};
pub use icon::{Shape, icon};
pub use modal::Modal;
pub use notices::notices;
pub use pace::pace_choice;
pub use pad::pad;
pub use page::{heading, page};
pub use rules_text::{explained, rules_text};
pub use tray::tray;
