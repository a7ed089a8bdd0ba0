//! Tests of the core: dice, rules, game and storage, without a browser.

// Tests may use floating-point mathematics that is not the same on every machine: no game depends on it.
#![allow(clippy::disallowed_methods)]

// Helpers of the tests.
mod faulty;
mod games;
mod live_pair;
mod naive;
mod script;

// The tests.
mod badges;
mod bots;
mod challenges;
mod clock;
mod coach;
mod daily;
mod damage;
mod dice;
mod ending;
mod exhaustive;
mod fallback;
mod first_turn;
mod foreign;
mod goldens;
mod history;
mod house;
mod json;
mod judgements;
mod kept;
mod law_of_tabs;
mod laws;
mod link_games;
mod links;
mod live;
mod live_cheats;
mod live_codes;
mod live_dice;
mod live_scan;
mod log_text;
mod messages;
mod moments;
mod names;
mod players;
mod quarantine;
mod rarity;
mod real_dice;
mod rows;
mod rule_sets;
mod saves;
mod seeded;
mod seeded_links;
mod seeded_saves;
mod settings;
mod share;
mod shared;
mod solver;
mod start;
mod statistics;
mod store;
mod styles;
mod tabs;
mod text;
mod tournament;
mod transfer;
mod undo;
