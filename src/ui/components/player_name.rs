//! A player's badge and name.

use leptos::prelude::*;

use super::PlayerBadge;
use rollkeep_app::storage::Badge;

/// A badge and a name. The badge is on the same side of names in all scripts.
#[component]
pub fn PlayerName(
    /// The badge, if there is room for it.
    badge: Option<Badge>,
    /// The name.
    name: String,
) -> impl IntoView {
    let title = name.clone();
    view! {
        <span class="name" title=title>
            {badge.map(|badge| view! { <PlayerBadge badge /> })}
            <bdi translate="no">{name}</bdi>
        </span>
    }
}
