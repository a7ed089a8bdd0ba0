//! What the same dice made of several who played apart.
//!
//! Each plays a game alone; [`standing`] and [`parting`] put the games side by side. What decisions cost each of them
//! is in the [`Review`](crate::coach::Review) of each game.

mod part;
mod parting;
mod standing;

pub use part::Part;
pub use parting::{Parting, parting};
pub use standing::{Standing, standing};
