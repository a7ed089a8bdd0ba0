//! The core of Rollkeep: rules, games, exact best play, players and words, in pure Rust that knows no browser.
//!
//! The page is a crate of its own over this one, and so are its worker and the command: the compiler keeps the rules
//! out of the screen and the browser out of the rules. The map of the screen is in `src/lib.rs`.
//!
//! # Overview
//!
//! - [`dice`]: faces, dice in their places, which of them are kept, fair sources of them, and seeds (`docs/DICE.md`).
//! - [`format`](mod@format): how the number of a format, at the head of each saved text, tells what a newer version
//!   wrote.
//! - [`histogram`]: how often totals fall into each range.
//! - [`letters`]: text compared as people read it, for searches and names.
//! - `sealed`: the version and checksum around the payload of a link, the code of a live game, and a page of summaries.
//! - [`rules`]: categories and rule sets as data, the catalogue, what a roll is worth. `rules/scoring.rs` decides what
//!   a roll may score on a card: also when a joker must go to the upper section, and which boxes it closes.
//!   `rules/category.rs` has the points, with and without a joker. `tests/core/naive.rs` states the rules a second
//!   time, and `exhaustive.rs` there compares all rolls.
//! - [`game`]: who plays, what happened, what may happen next; replay, undo, the clock; the dice of challenges and days
//!   (`game/shared_dice.rs`).
//! - [`real_dice`]: the score card for people who roll dice of their own.
//! - [`storage`]: the format of saved games (`storage/saved.rs`, with the log as `log_text.rs` writes it), the keys
//!   (`record.rs`), the store of all saves, export and import.
//! - [`link`]: a game as the fragment of a link, and how it stands to the same game here.
//! - [`live`]: one game on two devices that are connected; dice that neither can choose (`docs/LIVE.md`).
//! - [`solver`]: exact best play of any rule set. `solver/value_table.rs` has the loop over all states of a card.
//! - [`bots`]: players that are computers.
//! - [`tournament`]: many games among them, in the page's workers and on the command line (`command`).
//! - [`coach`]: advice before a decision, and a review of all of them. A [position](coach::Position), and its dice and
//!   card, are read and written as one line of text (`docs/NOTATION.md`).
//! - [`worker`]: the messages between the page and its worker (`worker/src/main.rs`), which answers for `coach` and
//!   `tournament`.
//! - [`challenge`]: what the same dice made of several who played apart.
//! - [`daily`]: the game of the day: its calendar, its streak, how well it was played; the five positions of the day.
//! - [`statistics`]: what the finished games come to; whether the dice are fair.
//! - [`text`]: every word that a player reads, in the language of the page. The messages are in `locales`, one folder
//!   for each language, with a folder `late` for what only late screens say; `core/build/messages.rs` makes a function of each message. A new language is a new folder
//!   (`docs/TRANSLATING.md`).
//!
//! `core/examples` has small programs to begin with: `play.rs` plays a game, `solve.rs` prints the best choices in a
//! position, `own_rules.rs` reads and solves rules from JSON.
//!
//! # Who uses whom
//!
//! Each module uses those named behind it, and each of these stands above it. `tests/core/house.rs` reads this map and
//! compares it with the source.
//!
//! ```text
//! dice
//! histogram
//! letters
//! sealed
//! rules → dice
//! format → rules
//! game → dice, rules
//! link → dice, game, rules, sealed
//! live → dice, format, game, link, rules, sealed
//! real_dice → dice, format, game, rules
//! solver → dice, rules
//! bots → dice, game, rules, solver
//! tournament → bots, dice, format, game, histogram, rules, solver
//! storage → dice, format, game, letters, link, live, real_dice, rules, tournament
//! coach → bots, dice, game, rules, solver
//! worker → bots, coach, game, rules, solver, storage, tournament
//! challenge → coach, game, solver
//! daily → coach, dice, game, rules, storage
//! statistics → coach, dice, game, histogram, real_dice, rules, sealed, storage
//! text → coach, daily, dice, game, letters, link, live, real_dice, rules, solver, statistics, storage, tournament
//! ```
//!
//! # What always holds
//!
//! - The core does no input or output and reads no clock; dice and time are given to it.
//! - A player's wish is an [`Action`](game::Action), what happened is an [`Event`](game::Event).
//!   A [`Game`](game::Game) is computed from its events and never changes.
//! - A save is the log of events. Loading replays it through the rules: what they do not allow is
//!   refused, and the good part is kept.
//! - Nothing outside [`rules`] asks which game is played. It asks the [`RuleSet`](rules::RuleSet).
//!
//! # A turn
//!
//! ```
//! use rollkeep_core::dice::{Fair, Keep};
//! use rollkeep_core::game::{Action, Game, Phase, Seat, Setup, Start};
//! use rollkeep_core::rules::catalogue;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = catalogue::default();
//! let seats = vec![Seat::person("Ann"), Seat::person("Ben")];
//! let setup = Setup::new(rules, seats, Start::Seating, None)?;
//! let mut dice = Fair::seeded(7);
//!
//! let (game, _) = Game::new(setup).apply(Action::Roll(Keep::NONE), &mut dice)?;
//! let (game, _) = game.apply(Action::Roll(Keep::from_bits(0b00011)), &mut dice)?;
//! let chance = game.rules().slots().last().ok_or("an empty card")?;
//! let (game, _) = game.apply(Action::Score(chance), &mut dice)?;
//!
//! let total = game.cards()[0].totals(game.rules()).grand();
//! assert_eq!(game.last_score().map(|score| score.points), Some(total));
//! assert!(matches!(game.phase(), Phase::Turn(turn) if turn.seat == 1));
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

pub mod bots;
pub mod challenge;
pub mod coach;
pub mod daily;
pub mod dice;
pub mod format;
pub mod game;
pub mod histogram;
pub mod letters;
pub mod link;
pub mod live;
pub mod real_dice;
pub mod rules;
mod sealed;
pub mod solver;
pub mod statistics;
pub mod storage;
pub mod text;
pub mod tournament;
pub mod worker;

/// The examples of `docs/NOTATION.md`.
#[cfg(doctest)]
#[doc = include_str!("../../docs/NOTATION.md")]
struct NotationExamples;
