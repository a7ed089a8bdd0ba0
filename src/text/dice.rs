//! Dice in words.

use crate::dice::{Dice, Face};

/// "fives"
pub const fn plural(face: Face) -> &'static str {
    match face {
        Face::One => "ones",
        Face::Two => "twos",
        Face::Three => "threes",
        Face::Four => "fours",
        Face::Five => "fives",
        Face::Six => "sixes",
    }
}

/// "2 2 5 5 6"
pub fn faces(dice: &Dice) -> String {
    let faces: Vec<String> = dice
        .faces()
        .iter()
        .map(|face| face.pips().to_string())
        .collect();
    faces.join(" ")
}

/// The name of the die at this place: "Die 3". What it shows and whether it is kept is told apart.
pub fn die(place: usize) -> String {
    format!("Die {}", place + 1)
}

/// "Die 3: five"
pub fn die_shows(place: usize, face: Face) -> String {
    let face = match face {
        Face::One => "one",
        Face::Two => "two",
        Face::Three => "three",
        Face::Four => "four",
        Face::Five => "five",
        Face::Six => "six",
    };
    format!("{}: {face}", die(place))
}
