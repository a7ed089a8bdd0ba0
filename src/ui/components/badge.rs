//! The badge of a player.

use leptos::prelude::*;

use rollkeep_app::storage::{Badge, Sign};

/// A badge, hidden from screen readers: the name is beside it.
#[component]
pub fn PlayerBadge(
    /// The badge.
    badge: Badge,
) -> impl IntoView {
    let class = format!("badge {}", badge.colour.id());
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <path d=sign_path(badge.sign) />
        </svg>
    }
}

/// Returns the outline of a sign, 24 wide and high.
pub const fn sign_path(sign: Sign) -> &'static str {
    match sign {
        Sign::Disc => "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
        Sign::Triangle => "M4 1.5l18 10.5L4 22.5z",
        Sign::Square => "M3 3h18v18H3z",
        Sign::Diamond => "M12 .5L23.5 12 12 23.5.5 12z",
        Sign::Star => "M12 .8l3.4 7.3 8 .9-5.9 5.4 1.6 7.9-7.1-4-7.1 4 1.6-7.9L.6 9l8-.9z",
        Sign::Cross => "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z",
    }
}
