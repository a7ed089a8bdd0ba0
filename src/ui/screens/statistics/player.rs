//! The results of one player under one rule set.

use leptos::prelude::*;

use super::results::Results;
use crate::ui::components::{Bars, DataRow, DataTable, Wide};
use crate::ui::route::Route;
use rollkeep_words::{categories, statistics as text};

/// The games in a sentence, and the totals beside perfect play, or from when on they are there.
pub fn summed_up(it: &Results) -> AnyView {
    let totals = it.performance.spread(&it.rules).map(|spread| {
        let mut names = vec![text::player(&it.performance.player), text::perfect()];
        names.truncate(spread.counts.len());
        view! { <Bars names spread caption=text::totals_help() /> }
    });
    view! {
        <p
            class="state"
            id="summed-up"
            prop:textContent=text::summed_up(&it.spoken, &it.performance)
        ></p>
        {totals}
        {text::few(&it.performance)
            .map(|says| view! { <p class="help" prop:textContent=says></p> })}
    }
    .into_any()
}

/// The results in a list.
pub fn numbers(results: &Results) -> AnyView {
    let Results {
        rules,
        performance: it,
        ..
    } = results;
    let best = it.best().map(|best| {
        let total = match &it.best_game {
            Some(game) => {
                let href = Route::Game(game.clone()).to_string();
                view! { <a href=href prop:textContent=best></a> }.into_any()
            }
            None => view! { <span prop:textContent=best></span> }.into_any(),
        };
        view! { <ResultItem what=text::best()>{total}</ResultItem> }
    });
    let perfect = text::perfect_middle(rules).map(
        |middle| view! { <ResultItem what=text::perfect_middle_title()>{number(middle)}</ResultItem> },
    );
    let yahtzee = rules.yahtzee_slot().map(|slot| {
        let name = categories::name(&rules.category(slot).id);
        let count = text::yahtzees(it);
        view! { <ResultItem what=name>{number(count)}</ResultItem> }
    });
    let bonus = rules.upper_bonus.map(|_| {
        let share = text::percent(it.upper_bonuses, it.full_games());
        view! { <ResultItem what=text::upper_bonus()>{number(share)}</ResultItem> }
    });
    let (games, wins, mean) = (text::games(it), text::wins(it), text::maybe(it.mean()));
    view! {
        <dl id="numbers">
            <ResultItem what=text::games_title()>{number(games)}</ResultItem>
            <ResultItem what=text::won()>{number(wins)}</ResultItem>
            <ResultItem what=text::average()>{number(mean)}</ResultItem>
            {best}
            {perfect}
            {yahtzee}
            {bonus}
        </dl>
    }
    .into_any()
}

/// One of the results.
#[component]
fn ResultItem(
    /// What it is.
    #[prop(into)]
    what: String,
    /// The result.
    children: Children,
) -> impl IntoView {
    view! {
        <div>
            <dt prop:textContent=what></dt>
            <dd>{children()}</dd>
        </div>
    }
}

/// The table of all boxes.
pub fn boxes(it: &Results) -> AnyView {
    let boxes = it.rules.categories.iter().zip(&it.performance.boxes);
    let rows = boxes.map(|(category, count)| {
        let name = categories::name(&category.id);
        let struck = text::percent(count.struck, count.filled);
        view! { <DataRow cells=[text::maybe(count.mean()), struck]>{number(name)}</DataRow> }
    });
    let rows = rows.collect_view();
    let table = view! { <DataTable heads=text::box_heads()>{rows}</DataTable> };
    view! { <Wide name=text::boxes()>{table}</Wide> }.into_any()
}

/// A text that changes with the player that is chosen.
fn number(text: String) -> impl IntoView {
    view! { <span prop:textContent=text></span> }
}
