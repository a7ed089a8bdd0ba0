//! The decisions and the dice of each player in a few numbers.

use leptos::prelude::*;

use crate::ui::components::PlayerBadge;
use rollkeep_app::storage::Badge;
use rollkeep_rules::game::Game;
use rollkeep_solver::coach::{MicroPoints, Summary};
use rollkeep_words::{names, review, words};

/// A player's summary: the cost of decisions, and the luck of the dice.
#[component]
pub(super) fn SummedUp<'a>(
    /// The game.
    game: &'a Game,
    /// The seat.
    seat: usize,
    /// Its summary.
    summary: &'a Summary,
    /// The player's badge.
    badge: Option<Badge>,
    /// Whether a decision of this player is on the board.
    is_shown: Signal<bool>,
) -> impl IntoView + use<> {
    let total = game.cards()[seat].totals(game.rules()).grand();
    let name = game.setup().seats()[seat].name.as_str();
    let expected = summary.expected.first().copied().unwrap_or_default();
    view! {
        <section class="summary" class:shown=is_shown>
            <h2>
                {badge.map(|badge| view! { <PlayerBadge badge /> })}
                <bdi translate="no">{names::shown(name).into_owned()}</bdi>
                <b>{total.to_string()}</b>
            </h2>
            <dl>
                <div>
                    <dt>{words::best_decisions()}</dt>
                    <dd>{review::accuracy(summary)}</dd>
                </div>
                <div>
                    <dt>{words::expected_at_first()}</dt>
                    <dd>{review::points(expected)}</dd>
                </div>
                <Brought what=words::dice_brought() points=summary.luck />
                <Brought what=words::decisions_cost() points=-summary.lost />
            </dl>
        </section>
    }
}

/// What something has brought, or cost.
#[component]
fn Brought(
    /// What brought it.
    #[prop(into)]
    what: String,
    /// How much it is.
    points: MicroPoints,
) -> impl IntoView {
    let kind = match points {
        ..=-50_000 => Some("lost"),
        50_000.. => Some("gained"),
        _ => None,
    };
    view! {
        <div>
            <dt>{what}</dt>
            <dd class=kind>{review::brought(points)}</dd>
        </div>
    }
}
