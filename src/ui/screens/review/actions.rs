//! What a player can do with the decision on the board: practise it, play on from it, explore it, and share its position.

use leptos::prelude::*;

use super::Reviewed;
use crate::ui::browser;
use crate::ui::components::{Button, LinkSharing};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::route::Route;
use crate::ui::store::use_store;
use crate::ui::table;
use rollkeep_solver::coach::highest_total_wins;
use rollkeep_words::{links, review as text, rule_sets};

/// The row of actions below a decision.
#[component]
pub(super) fn Actions<'a>(
    /// The game.
    reviewed: &'a Reviewed,
    /// The number of the decision.
    number: usize,
) -> impl IntoView + use<> {
    let decision = &reviewed.decisions[number];
    let position = reviewed.position(decision);
    let others = match highest_total_wins(&reviewed.game) {
        true => &decision.others[..],
        false => &[],
    };
    let explore = LazyRoute::explore(&position, others).to_string();
    // With only one choice, there is nothing to practise.
    let practise = reviewed.verdicts[number].open.then(|| {
        let practise = LazyRoute::PractiseDecision(reviewed.id.clone(), number).to_string();
        view! {
            <a class="plain" id="practise" href=practise>
                {text::practise()}
            </a>
        }
    });
    let store = use_store();
    let play_on = reviewed.game.play_on(decision.event).map(|game| {
        let mut game = Some(game);
        let begin = move || {
            if let Some(game) = game.take() {
                Route::Game(table::begin(store, game)).go();
            }
        };
        view! {
            <Button id="play-on" on_tap=begin>
                {text::play_on()}
            </Button>
        }
    });
    let title = text::shared_position(&rule_sets::name(reviewed.game.rules()));
    let address = browser::address(&explore);
    let copies = format!("{title}\n{address}");
    let says: [fn() -> String; 2] = [links::copied, links::not_copied];
    view! {
        <div class="actions">
            {practise} {play_on} <a class="plain" id="explore" href=explore>
                {text::explore()}
            </a> <LinkSharing title address copies says reveals=true>
                {text::share_position()}
            </LinkSharing>
        </div>
    }
}
