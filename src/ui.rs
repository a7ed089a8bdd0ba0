//! The screen: everything that knows of a browser.
//!
//! It holds no rule. It shows what the core says, and turns taps and keys into actions.

mod app;
mod browser;
mod components;
mod device;
mod news;
mod route;
mod screens;
mod table;

pub use app::mount;
