//! Single words and fixed sentences of the screen.

messages!("words");

/// The app.
pub const APP: &str = "Rollkeep";

/// Keys.
pub const KEYS: [(&str, &str); 6] = [
    ("Space or R", "roll the dice"),
    ("1 to 6", "keep a die, or let it go"),
    ("Arrows", "move between boxes, dice and buttons"),
    ("Enter", "score the box"),
    ("Ctrl+Z", "undo the last score"),
    ("?", "show this list"),
];
