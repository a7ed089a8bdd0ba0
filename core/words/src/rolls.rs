//! Every roll of a game in words.

use rollkeep_rules::game::{Game, Hand};

messages!("rolls");

/// The rolls for the start, a line for each round: "Ann: 3, Ben: 6".
pub fn for_start(game: &Game) -> Vec<String> {
    let name = |seat: usize| &game.setup().seats()[seat].name;
    let rounds = game.start_rounds().into_iter().map(|round| {
        let rolls = round.into_iter();
        let rolls = rolls.map(|(seat, face)| for_start_by(name(seat), face));
        let line = rolls.reduce(|rolls, next| for_start_more(&rolls, &next));
        line.unwrap_or_default()
    });
    rounds.collect()
}

/// The rolls of every turn, a line for each turn: "Ann: 2 2 5 5 6 → (2 2) 1 4 2". Without names for a single player.
pub fn by_turn(game: &Game) -> Vec<String> {
    let seats = game.setup().seats();
    let turns = game.turns().into_iter().map(|turn| {
        let rolls = turn.hands.iter().map(roll);
        let rolls = rolls.reduce(|rolls, next| then(&rolls, &next));
        let rolls = rolls.unwrap_or_default();
        match seats.len() {
            1 => rolls,
            _ => of_turn(&seats[turn.seat].name, &rolls),
        }
    });
    turns.collect()
}

/// "(2 2) 1 4 2": the kept dice are in brackets.
fn roll(hand: &Hand) -> String {
    let mut text = String::new();
    let mut before = false;
    for (place, face) in hand.dice.faces().iter().enumerate() {
        let kept = hand.kept.contains(place);
        if before && !kept {
            text.push(')');
        }
        if place > 0 {
            text.push(' ');
        }
        if kept && !before {
            text.push('(');
        }
        text.push_str(&face.pips().to_string());
        before = kept;
    }
    if before {
        text.push(')');
    }
    text
}
