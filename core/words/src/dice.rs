//! Dice in words.

use super::numbers::Quantity;
use rollkeep_rules::dice::{Dice, Face};

messages!("dice");

impl From<Face> for Quantity {
    fn from(face: Face) -> Quantity {
        face.pips().into()
    }
}

/// "2 2 5 5 6"
pub fn faces(dice: &Dice) -> String {
    let faces = dice.faces().iter().map(|face| face.pips().to_string());
    faces.collect::<Vec<_>>().join(" ")
}

/// "2, 3 and 4"
pub(super) fn list(faces: &[Face]) -> String {
    let (first, rest) = match faces {
        [first, rest @ ..] => (first.pips().to_string(), rest),
        [] => return String::new(),
    };
    let last = rest.len().saturating_sub(1);
    let add = |list: String, (place, &face): (usize, &Face)| match place == last {
        true => list_last(&list, face),
        false => list_more(&list, face),
    };
    rest.iter().enumerate().fold(first, add)
}
