//! All players under one rule set, and the chosen one against the others.

use std::sync::Arc;

use leptos::prelude::*;

use super::results::Results;
use crate::ui::components::{Button, PeopleTable};
use crate::ui::start::{Starter, between};
use rollkeep_app::statistics::HeadToHead;
use rollkeep_rules::RuleSet;
use rollkeep_words::statistics as text;

/// For how many opponents a rematch is offered: those with most games.
const REMATCHES: usize = 3;

/// Which of the two best people is better.
pub fn verdict(it: &Results) -> AnyView {
    let says = (it.best.as_ref()).and_then(|best| text::verdict(best, &it.own));
    let says = says.map(|says| view! { <p id="verdict" prop:textContent=says></p> });
    says.into_any()
}

/// The table of everybody.
pub fn players(it: &Results) -> AnyView {
    let rows = it.everybody.iter().map(|it| {
        let won = match it.contests {
            0 => text::no_number(),
            contests => text::percent(it.wins, contests),
        };
        let best = it.best().map_or(text::no_number(), |it| it.to_string());
        let cells = [text::grouped(it.games), won, text::maybe(it.mean()), best];
        (text::player(&it.player), cells)
    });
    let rows = rows.collect();
    view! {
        <PeopleTable name=text::players() heads=text::player_heads() rows />
        <p class="help">{text::counted()}</p>
    }
    .into_any()
}

/// The table of opponents.
pub fn others(it: &Results) -> AnyView {
    let rows = it.against.iter().map(|it| {
        let [games, ahead, behind] = [it.games, it.ahead, it.behind].map(text::grouped);
        let cells = [games, ahead, behind, text::margin(it)];
        (text::player(&it.other), cells)
    });
    let rows = rows.collect();
    view! {
        <PeopleTable name=text::against() heads=text::against_heads() rows />
        <p class="help">{text::against_help()}</p>
    }
    .into_any()
}

/// Buttons for a rematch.
pub fn rematches(it: &Results) -> AnyView {
    let rematches = it.against.iter().take(REMATCHES);
    let rematches = rematches.filter_map(|other| rematch(&it.rules, other));
    let rematches = rematches.collect_view();
    view! { <div class="answers">{rematches}</div> }.into_any()
}

/// A button that begins another game of these two.
fn rematch(rules: &Arc<RuleSet>, it: &HeadToHead) -> Option<impl IntoView + use<>> {
    let starter = Starter::new();
    let setup = between(rules, [&it.player, &it.other])?;
    let words = text::rematch(it);
    Some(view! {
        <Button on_tap=move || starter.start(setup.clone())>
            <span prop:textContent=words></span>
        </Button>
    })
}
