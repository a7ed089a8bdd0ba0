//! What Rollkeep is, and whose work and names are in it.

messages!("about");
