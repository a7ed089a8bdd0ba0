//! Every word that a player reads. The words themselves are in `locales`, one folder for each language.
//!
//! Each file of `locales/en` becomes functions of the module of its name, one for each message (`core/words/build/messages.rs`
//! writes them). What a module adds says which message fits what it is given. Nothing here decides anything.
//!
//! # A new message
//!
//! It goes into the file of its topic in `locales/en`, and into the same file of each other language. Its id begins with the name
//! of the file. A new file is also a module here that says `messages!`. `start.ftl` alone has none: scripts read it before the
//! program runs. Some modules have no file (`numbers.rs`, `dates.rs`), so no topic can have their names. A screen may use messages
//! of other topics.
//!
//! In `en`, a comment above it says what each argument is, such as `# $dice (number)`:
//!
//! - `(number)`: a whole number, written as the language writes it; also chooses a plural;
//! - `(count)`: the same with its thousands set apart, for what may be large;
//! - `(text)`: a text as it is;
//! - `(name)`: the name of a player; beside it `$name-is` is `you` if that is who reads, for sentences that speak to them.

#![forbid(unsafe_code)]
// No input from outside may end in a panic; files, time and threads are given (core/clippy.toml).
#![deny(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::print_stdout,
    clippy::print_stderr
)]

/// The functions of the messages in this file of `locales/en`.
macro_rules! messages {
    ($topic:literal) => {
        include!(concat!(env!("OUT_DIR"), "/messages/", $topic, ".rs"));
    };
}

pub mod about;
pub mod advice;
pub mod aloud;
#[allow(missing_docs, reason = "a word on the screen says itself what it is")]
pub mod arena;
pub mod bots;
pub mod calendar;
pub mod categories;
pub mod challenges;
pub mod daily;
pub mod dates;
pub mod dice;
pub mod direction;
pub mod explore;
pub mod first_turn;
pub mod friends;
pub mod home;
pub mod json;
pub mod language;
pub mod links;
pub mod live;
pub mod message;
pub mod moments;
pub mod names;
pub mod numbers;
pub mod openings;
pub mod over;
pub mod paper;
pub mod people;
pub mod play;
#[allow(missing_docs, reason = "a word on the screen says itself what it is")]
pub mod player;
pub mod practice;
pub mod praise;
pub mod real_dice;
pub mod refusals;
pub mod review;
pub mod rolls;
pub mod rule_sets;
pub mod saves;
pub mod skill;
pub mod statistics;
pub mod table;
pub mod tournament;
#[allow(missing_docs, reason = "a word on the screen says itself what it is")]
pub mod words;

pub use language::Language;
