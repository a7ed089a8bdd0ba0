//! The results of one player under one rule set.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{Bars, Button, SumRow, SumTable, Wide};
use crate::ui::route::Route;
use crate::ui::start::{Starter, between};
use rollkeep_core::rules::RuleSet;
use rollkeep_core::statistics::{HeadToHead, Performance};
use rollkeep_core::text::{categories, statistics as text};

/// For how many opponents a rematch is offered: those with most games.
const REMATCHES: usize = 3;

/// A player's results, the totals beside perfect play, every box, and the opponents.
pub fn about(
    rules: &Arc<RuleSet>,
    it: &Performance,
    against: &[HeadToHead],
) -> impl IntoView + use<> {
    let totals = it.spread(rules).map(|spread| {
        let mut names = vec![text::player(&it.player), text::perfect()];
        names.truncate(spread.counts.len());
        view! {
            <h2>{text::totals()}</h2>
            <Bars names spread caption=text::totals_help() />
        }
    });
    let boxes = (it.full_games() > 0).then(|| {
        let boxes = boxes(rules, it);
        view! {
            <h2>{text::boxes()}</h2>
            <Wide name=text::boxes()>{boxes}</Wide>
        }
    });
    let opponents = (!against.is_empty()).then(|| {
        let rematches = against.iter().take(REMATCHES);
        let rematches = rematches.filter_map(|it| rematch(rules, it));
        let others = others(against);
        view! {
            <h2>{text::against()}</h2>
            <Wide name=text::against()>{others}</Wide>
            <p class="help">{text::against_help()}</p>
            <div class="answers">{rematches.collect_view()}</div>
        }
    });
    view! {
        {numbers(rules, it)}
        {totals}
        {boxes}
        {opponents}
    }
}

/// The results in a list.
fn numbers(rules: &RuleSet, it: &Performance) -> impl IntoView + use<> {
    let best = it.best().map(|best| {
        let total = match &it.best_game {
            Some(game) => {
                let href = Route::Game(game.clone()).to_string();
                view! { <a href=href>{best.to_string()}</a> }.into_any()
            }
            None => view! { <span>{best.to_string()}</span> }.into_any(),
        };
        view! { <Number what=text::best()>{total}</Number> }
    });
    let perfect = text::perfect_middle(rules)
        .map(|middle| view! { <Number what=text::perfect_middle_title()>{middle}</Number> });
    let yahtzee = rules.yahtzee_slot().map(|slot| {
        let name = categories::name(&rules.category(slot).id);
        let count = text::yahtzees(it);
        view! { <Number what=name>{count}</Number> }
    });
    let bonus = rules.upper_bonus.map(|_| {
        let share = text::percent(it.upper_bonuses, it.full_games());
        view! { <Number what=text::upper_bonus()>{share}</Number> }
    });
    let (games, wins, mean) = (text::games(it), text::wins(it), text::maybe(it.mean()));
    view! {
        <dl id="numbers">
            <Number what=text::games_title()>{games}</Number>
            <Number what=text::won()>{wins}</Number>
            <Number what=text::average()>{mean}</Number>
            {best}
            {perfect}
            {yahtzee}
            {bonus}
        </dl>
    }
}

/// One of the results.
#[component]
fn Number(
    /// What it is.
    #[prop(into)]
    what: String,
    /// The result.
    children: Children,
) -> impl IntoView {
    view! {
        <div>
            <dt>{what}</dt>
            <dd>{children()}</dd>
        </div>
    }
}

/// The table of all boxes.
fn boxes(rules: &RuleSet, it: &Performance) -> impl IntoView + use<> {
    let rows = rules
        .categories
        .iter()
        .zip(&it.boxes)
        .map(|(category, count)| {
            let name = categories::name(&category.id);
            let struck = text::percent(count.struck, count.filled);
            view! { <SumRow cells=[text::maybe(count.mean()), struck]>{name}</SumRow> }
        });
    let rows = rows.collect_view();
    view! { <SumTable heads=text::box_heads()>{rows}</SumTable> }
}

/// A button that begins another game of these two.
fn rematch(rules: &Arc<RuleSet>, it: &HeadToHead) -> Option<impl IntoView + use<>> {
    let starter = Starter::here();
    let setup = between(rules, [&it.player, &it.other])?;
    let words = text::rematch(it);
    Some(view! { <Button on_tap=move || starter.start(setup.clone())>{words}</Button> })
}

/// The table of opponents.
fn others(against: &[HeadToHead]) -> impl IntoView + use<> {
    let rows = against.iter().map(|it| {
        let [games, ahead, behind] = [it.games, it.ahead, it.behind].map(text::grouped);
        let name = text::player(&it.other);
        view! {
            <SumRow cells=[games, ahead, behind, text::margin(it)]>
                <bdi>{name}</bdi>
            </SumRow>
        }
    });
    let rows = rows.collect_view();
    view! { <SumTable heads=text::against_heads()>{rows}</SumTable> }
}
