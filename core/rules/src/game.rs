//! A game: who plays, what happened, and which actions the rules allow next.
//!
//! What a player wants to do is an [`Action`]; what happened is an [`Event`]. A [`Game`] is computed from its events and
//! never changes: [`Game::apply`] returns a new one.
//!
//! # Undo
//!
//! [`Action::Undo`] takes back the last score of a person until a person rolls again or somebody's time runs out. It
//! opens the box and puts the dice back as they lay, with the rolls that were used, so nobody gets other dice. The
//! turns that computers have played since remain, even one that has just begun: it waits with its dice, and goes on
//! when the person has scored again. The person may also use rolls that are left; after such a roll, there is no way
//! back to the old score.
//!
//! - Once another person has rolled, the score is final: they may have taken it into account.
//! - Undo gives no time back. The person's clock runs until the new score; if it runs out, the box stays open, and the
//!   game goes on where it was.
//! - If a computer ends the game, the person can still change the last score, as in a game without computers.
//! - If a computer has won at once, it still has after the new score.
//! - If no dice were rolled since, the log has [`Event::Undone`], which all versions know, else [`Event::Reopened`].

mod action;
mod at_turn;
mod clock;
mod computer_name;
mod course;
mod day;
mod default_name;
mod fold;
mod hand;
mod history;
mod last_score;
mod lesson;
mod moment;
mod name;
mod own_name;
mod phase;
mod playback;
mod ranking;
mod refused;
mod relation;
mod replay;
mod setup;
mod shared_dice;
mod table;
mod tally;
mod turn;

pub use action::{Action, Event};
pub use clock::Millis;
pub use computer_name::own_table_names;
pub use course::Course;
pub use day::{Day, Month, NoDay};
pub use default_name::{YOU, default_number, is_default_name};
pub use fold::Game;
pub use hand::Hand;
pub use history::TurnRolls;
pub use last_score::LastScore;
pub use lesson::{Lesson, lessons_done, next_lesson};
pub use moment::Moment;
pub use name::{
    NameError, check_names, clean_name, cut_name, distinct_names, fitting_name, numbered_names,
};
pub use own_name::OwnName;
pub use phase::{Outcome, Phase, StartRoll};
pub use playback::{Playback, PlaybackTurn};
pub use ranking::{Place, ranked};
pub use refused::Refused;
pub use relation::Relation;
pub use replay::ReplayError;
pub use setup::{Seat, SeatKind, Setup, SetupError, Start, Strength};
pub use shared_dice::SharedDice;
pub use table::Table;
pub use tally::Tally;
pub use turn::{Turn, next_seat};
