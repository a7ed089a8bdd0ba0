//! The components of the screens.

mod alternatives;
mod badge;
mod bars;
mod button;
mod chart;
mod cheer;
mod choices;
mod column_head;
mod confirm;
mod dice_log;
mod die;
mod entry;
mod field;
mod form;
mod help;
mod icon;
mod link_sharing;
mod modal;
mod name_row;
mod notices;
mod odds;
mod pace;
mod pad;
mod page;
mod qr_code;
mod rolls_left;
mod rows;
mod rules_text;
mod score_cards;
mod small_dice;
mod standings;
mod stuck;
mod tool;
mod tray;
mod try_again;
mod which_rules;

pub use alternatives::{all_choices, alternatives};
pub use badge::{PlayerBadge, badge, sign_path};
pub use bars::Bars;
pub use button::{
    Answers, Button, HomeLink, IconButton, Weight, answers, drawn, home_link, link, plain, quiet,
    strong,
};
pub use chart::{Chart, Wide};
pub use cheer::{Cheer, cheer};
pub use choices::Choices;
pub use column_head::column_head;
pub use confirm::{Confirm, ConfirmDeletion};
pub use dice_log::{DiceLog, dice_log};
pub use die::{DieFace, die_face};
pub use entry::{Entered, entry, entry_of};
pub use field::{
    fieldset, input, labelled, name_input, option, radio, select, select_place, switch, with_help,
};
pub use form::{begin_form, form, form_trouble, submit_button};
pub use help::HowToPlay;
pub use icon::{Icon, Shape, icon};
pub use link_sharing::link_sharing;
pub use modal::Modal;
pub use name_row::{DraftNames, add_name, name_row, name_rows};
pub use notices::Notices;
pub use pace::pace_choice;
pub use pad::pad;
pub use page::{Page, heading};
pub use qr_code::qr_code;
pub use rolls_left::RollsLeft;
pub use rows::{add_row, known_names, remove_row};
pub use rules_text::{Explained, RulesText};
pub use score_cards::{Cards, ScoreCards, cards};
pub use small_dice::{SmallDice, small_dice};
pub use stuck::stuck;
pub use tool::{named_tool, tool};
pub use tray::{tray, tray_of};
pub use try_again::try_again;
pub use which_rules::which_rules;
