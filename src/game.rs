//! A game: who plays, what happened, what may happen next.
//!
//! A player's wish is an [`Action`]; what happened is an [`Event`]. A [`Game`] is the fold of its
//! events and never changes: [`Game::apply`] gives a new one.
//!
//! # A mistake is taken back
//!
//! [`Action::Undo`] takes back the last score of a person until a person rolls again or somebody's time runs out. It
//! opens the box and puts the dice back as they lay, with the rolls that were used, so nobody gets other dice. The
//! turns that computers have played since stand as they fell, even one that has just begun: it waits with its dice, and
//! goes on when the person has scored again. The person may also use rolls that are left, which makes the score final.
//!
//! - Once another person has rolled, the score stands: they may have played to it.
//! - Time spent stays spent. The clock of the person runs during the mend; if it runs out, the box stays open, and the
//!   game goes on where it was.
//! - A computer may end the game; the person's last score can then still be mended, as in a game without computers.
//! - The log says [`Event::Undone`] where no dice were rolled since, as it ever did, else [`Event::Reopened`].

mod action;
mod clock;
mod day;
mod fold;
mod hand;
mod history;
mod lesson;
mod moment;
mod name;
mod phase;
mod playback;
mod ranking;
mod refused;
mod replay;
mod setup;
mod shared_dice;
mod tally;
mod turn;

pub use action::{Action, Event};
pub use clock::Millis;
pub use day::{Day, Month, NoDay};
pub use fold::{Game, LastScore};
pub use hand::Hand;
pub use history::TurnRolls;
pub use lesson::{Lesson, lessons_done, next_lesson};
pub use moment::Moment;
pub use name::{NameError, check_names, clean_name, cut_name, distinct_names, numbered_names};
pub use phase::{Outcome, Phase, StartRoll};
pub use playback::{Playback, PlaybackTurn};
pub use ranking::{Place, ranked};
pub use refused::Refused;
pub use replay::ReplayError;
pub use setup::{Seat, SeatKind, Setup, SetupError, Start, Strength};
pub use shared_dice::SharedDice;
pub use tally::Tally;
pub use turn::{Turn, next_seat};
