//! The ways to play with somebody who is elsewhere.

messages!("friends");
