//! Texts on the table besides the names of boxes.

messages!("table");

/// After "Ben 128", for screen readers: that these are points, and whether it is Ben's turn.
pub fn standing(turn: bool) -> String {
    let says = match turn {
        true => points_playing(),
        false => points(),
    };
    // It is between a number and the next text.
    format!(" {says} ")
}

/// The state of the upper section for screen readers: "42 of 63 for the bonus", or "35, bonus earned with 65".
pub fn bonus_aloud(upper: u16, goal: u16, earned: u16) -> String {
    match earned {
        0 => of_goal_aloud(upper, goal),
        earned => bonus_earned(earned, upper),
    }
}
