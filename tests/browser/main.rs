//! The game in real browsers: every journey runs in Chromium, Firefox and WebKit.
//!
//! `cargo test --no-default-features --features webdriver --test browser` runs all of them,
//! with `-- firefox::` only those in Firefox. `ROLLKEEP_ENGINES=chromium,firefox` leaves WebKit out, loudly.
//!
//! - [`journey`] makes three tests of one journey; the list of them all is at the end of this file.
//! - [`page`] is what a journey says: click, read, wait, check.
//! - [`server`] is the host that the page comes from, which can go away and change.
//! - [`engine`], [`session`] and what they use start the browsers and see that they end.

#[macro_use]
mod journey;

mod engine;
mod fault;
mod harness;
mod leash;
mod page;
mod server;
mod session;
mod tools;
mod turnstile;
mod wish;

use wish::Wish;

journeys! {
    harness::hand_and_eye;
    harness::storage_is_shared;
    harness::storage_can_fail;
    harness::works_without_host;
    harness::plants_are_found;
    harness::files_travel;
    harness::any_size;
    harness::dark_and_still with Wish::default().dark().reduced_motion().size(390, 844);
    harness::light_and_moving;
}
