//! Players of your own. Each has a file in the folder `players`, and two lines here: its module, and its name on the
//! command line.

mod hoarder;

use crate::rust_player::Make;

/// A name, and how to make the player. A new one is made for every game; [`Make::WithPolicy`] is for a player that uses the
/// solver's values.
pub const OWN: &[(&str, Make)] = &[
    // One line for each player.
    ("hoarder", Make::Plain(|| Box::new(hoarder::Hoarder))),
];
