//! Every roll of a game, counted.

use leptos::prelude::*;

use super::{DataRow, DataTable};
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::Game;
use rollkeep_words::{advice, rolls, words};

/// The counts of each face beside the expected ones, and the log of every roll. In a live game, the text about fair
/// dice is elsewhere.
#[component]
pub fn DiceLog<'a>(
    /// The game.
    game: &'a Game,
    /// Whether it is a live game.
    is_live: bool,
) -> impl IntoView + use<> {
    let counts = game.faces_rolled();
    let all: u32 = counts.iter().sum();
    if all == 0 {
        return view! { <p>{words::no_rolls()}</p> }.into_any();
    }
    // In tenths, rounded.
    let expected = (all * 10 + 3) / 6;
    let heads = [words::face(), words::seen(), words::expected()];
    let rows = Face::ALL.map(|face| {
        let cells = [
            counts[face.index()].to_string(),
            advice::points(i64::from(expected) * 100_000),
        ];
        view! { <DataRow cells>{face.pips().to_string()}</DataRow> }
    });
    let whose = match game.setup().shared_dice() {
        Some(_) => words::dice_shared(),
        None => words::dice_fair(),
    };
    let starts = rolls::for_start(game).into_iter().map(|round| {
        let says = format!("{}: {round}", words::for_the_start());
        view! { <p class="roll-log">{says}</p> }
    });
    let turns = rolls::by_turn(game).into_iter();
    let turns = turns.map(|turn| view! { <li>{turn}</li> });
    view! {
        <p>{(!is_live).then_some(whose)}</p>
        <DataTable class="counts" heads attr:aria-label=words::rolls_so_far()>
            {rows}
        </DataTable>
        <h2>{words::the_log()}</h2>
        <p>{words::kept_in_brackets()}</p>
        {starts.collect_view()}
        <ol class="roll-log">{turns.collect_view()}</ol>
    }
    .into_any()
}
