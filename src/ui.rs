//! The screen: everything that knows of a browser.
//!
//! It holds no rule. It shows what the core says, and turns taps and keys into actions.

mod announcer;
mod app;
mod arena;
mod background;
mod bests;
mod browser;
mod coach;
mod components;
mod computers;
mod entered;
mod first_turn;
mod judge;
mod kept_table;
mod language;
mod latest;
mod lazy;
mod lazy_route;
mod live;
mod openings_list;
mod practised;
mod preferences;
mod program;
mod review_answer;
mod room;
mod route;
mod screens;
mod solver_worker;
mod sound;
mod start;
mod statistics;
mod store;
mod tab_lock;
mod table;
mod tumble;
mod usual_rules;

pub use app::mount;
