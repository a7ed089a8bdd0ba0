//! Every roll of a game, counted.

use super::column_head;
use crate::ui::browser::{El, el};
use rollkeep_core::dice::Face;
use rollkeep_core::game::Game;
use rollkeep_core::text::{advice, rolls, words};

/// The counts of each face beside the expected ones, and the log of every roll. In a live game, the text about fair
/// dice is elsewhere.
pub fn dice_log(game: &Game, is_live: bool) -> Vec<El> {
    let counts = game.faces_rolled();
    let all: u32 = counts.iter().sum();
    if all == 0 {
        return vec![el("p").child(words::no_rolls())];
    }
    // In tenths, rounded.
    let expected = (all * 10 + 3) / 6;
    let column = |name| column_head(name);
    let head = [words::face(), words::seen(), words::expected()].map(column);
    let rows = Face::ALL.map(|face| {
        let name = el("th").attr("scope", "row").child(face.pips().to_string());
        el("tr")
            .child(name)
            .child(el("td").child(counts[face.index()].to_string()))
            .child(el("td").child(advice::points(expected.cast_signed() * 100)))
    });
    let whose = match game.setup().shared_dice() {
        Some(_) => words::dice_shared(),
        None => words::dice_fair(),
    };
    let mut parts = vec![
        el("p").child((!is_live).then_some(whose)),
        el("table.counts")
            .child(el("thead").child(el("tr").child(head)))
            .child(el("tbody").child(rows)),
        el("h2").child(words::the_log()),
        el("p").child(words::kept_in_brackets()),
    ];
    for round in rolls::for_start(game) {
        parts.push(el("p.roll-log").child(format!("{}: {round}", words::for_the_start())));
    }
    let turns = rolls::by_turn(game).into_iter();
    parts.push(el("ol.roll-log").child(turns.map(|turn| el("li").child(turn)).collect::<Vec<_>>()));
    parts
}
