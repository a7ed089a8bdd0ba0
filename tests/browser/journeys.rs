//! What people do with the game, from opening the page to the end.
//!
//! The dice are real. If a journey needs a certain position, it [starts](fixture) with a save that the core
//! itself has written.

pub mod access;
pub mod aloud;
pub mod arena;
pub mod arena_tabs;
pub mod challenges;
pub mod clock;
pub mod coach;
pub mod computers;
pub mod crew;
pub mod daily;
pub mod dialogs;
pub mod downfall;
pub mod end;
pub mod first_minute;
pub mod games;
pub mod hostile;
pub mod keyboard;
pub mod languages;
pub mod layout;
pub mod link_seats;
pub mod links;
pub mod live;
pub mod looks;
pub mod moments;
pub mod motion;
pub mod offline;
pub mod opponents;
pub mod own_name;
pub mod paper;
pub mod people;
pub mod players;
pub mod practice;
pub mod random;
pub mod real_dice;
pub mod real_worst;
pub mod reload;
pub mod review;
pub mod rules;
pub mod sandbox;
pub mod saves;
pub mod scan;
pub mod shared;
pub mod silence;
pub mod silent_words;
pub mod skill;
pub mod sound;
pub mod statistics;
pub mod steering;
pub mod store;
pub mod tabs;
pub mod taps;
pub mod translated;
pub mod trouble;
pub mod tryouts;
pub mod view;

mod fixture;
mod player;
mod table;
