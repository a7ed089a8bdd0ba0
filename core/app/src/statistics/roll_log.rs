//! Every roll of a game as lines of a file, for people who want to count on their own.

use super::rolls::rolls_of;
use crate::storage::{RecordId, SavedGame};
use rollkeep_rules::PortableRules;
use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::game::SharedDice;

/// The first line of the file.
pub const ROLL_LOG_HEAD: &str = "game,began_ms,rules,dice_from,player,turn,roll,kept,rolled\r\n";

/// Writes a line for each roll of a game, in order, as CSV (RFC 4180). Dice are digits; the turn of a roll for the
/// start is 0. A game that plays on another one has no lines for the rolls of the other one, which has them itself.
pub fn roll_log(id: &RecordId, saved: &SavedGame) -> String {
    let setup = saved.game.setup();
    let from = match setup.shared_dice() {
        None => "device",
        Some(SharedDice::Challenge(_)) => "challenge",
        Some(SharedDice::Daily(_)) => "daily",
    };
    let (began, rules) = (saved.began, PortableRules::key(setup.rules()));
    let mut text = String::new();
    let other = saved.game.after(setup.taken_over());
    let taken_over = other.map_or(0, |other| rolls_of(&other).len());
    for roll in rolls_of(&saved.game).into_iter().skip(taken_over) {
        let name = quoted(&setup.seats()[roll.seat].name);
        let (turn, number) = (roll.turn, roll.number);
        let kept = digits(faces_of(&roll.kept));
        let rolled = digits(roll.rolled.iter().copied());
        text.push_str(&format!(
            "{id},{began},{rules},{from},{name},{turn},{number},{kept},{rolled}\r\n"
        ));
    }
    text
}

fn faces_of(counts: &Counts) -> impl Iterator<Item = Face> {
    let times = |face: Face| usize::from(counts.of(face));
    Face::ALL
        .into_iter()
        .flat_map(move |face| std::iter::repeat_n(face, times(face)))
}

fn digits(faces: impl Iterator<Item = Face>) -> String {
    faces.map(|face| char::from(b'0' + face.pips())).collect()
}

/// Quotes a name as a field. A spreadsheet takes some first characters for a formula, so an apostrophe before them
/// makes it text.
fn quoted(name: &str) -> String {
    let guard = if name.starts_with(['=', '+', '-', '@']) {
        "'"
    } else {
        ""
    };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}
