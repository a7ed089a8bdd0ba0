//! What stands on the table besides the names of boxes.

messages!("table");

/// After "Ben 128": that these are points, and whether it is Ben's turn.
pub fn standing(turn: bool) -> String {
    let says = match turn {
        true => points_playing(),
        false => points(),
    };
    // It stands between a number and the next thing that is read.
    format!(" {says} ")
}

/// How far the upper section is, aloud: "42 of 63 for the bonus", or "35, bonus earned with 65".
pub fn bonus_aloud(upper: u16, goal: u16, earned: u16) -> String {
    match earned {
        0 => of_goal_aloud(upper, goal),
        earned => bonus_earned(earned, upper),
    }
}
