//! Single words and fixed sentences of the screen.

messages!("words");

/// The app.
pub const APP: &str = "Rollkeep";

/// Between two parts of a line. The line does not break beside it.
pub const DOT: &str = "\u{a0}·\u{a0}";

/// The keys at a table with this many dice, and what each of them does.
pub fn keys(dice: u8) -> [(String, String); 7] {
    [
        (key_roll(), key_roll_does()),
        (key_keep(dice), key_keep_does()),
        (key_move(), key_move_does()),
        (key_score(), key_score_does()),
        (key_undo(), key_undo_does()),
        (key_standing(), key_standing_does()),
        (key_help(), key_help_does()),
    ]
}
