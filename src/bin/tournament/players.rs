//! Players of your own. Each has a file in the folder `players`, and two lines here: where it is, and what it is
//! called on the command line.

mod hoarder;

use crate::guest::Make;

/// A name, and how to make the player. A new one is made for every game; whoever wants to know what the solver knows
/// keeps the policy it is given.
pub const OWN: &[(&str, Make)] = &[
    // One line a player.
    ("hoarder", |_policy| Box::new(hoarder::Hoarder)),
];
