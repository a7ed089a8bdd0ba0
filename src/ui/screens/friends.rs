//! The ways to play with somebody who is elsewhere.

use leptos::prelude::*;

use super::challenges::ChallengesWaiting;
use crate::ui::components::Page;
use crate::ui::lazy_route::LazyRoute;
use rollkeep_words::{friends as text, home, live};

/// The ways to play with somebody who is elsewhere, each in a sentence.
#[component]
pub fn FriendsScreen() -> impl IntoView {
    view! {
        <Page screen="friends" title=text::friends()>
            <div class="ways-to-friends">
                <Way
                    id="challenges"
                    to=LazyRoute::Challenges
                    name=home::challenges()
                    help=text::challenge_help()
                >
                    <ChallengesWaiting />
                </Way>
                <Way
                    id="by-link"
                    to=LazyRoute::ByLink
                    name=text::by_link()
                    help=text::by_link_help()
                />
                <Way
                    id="play-live"
                    to=LazyRoute::Live
                    name=live::play_live()
                    help=text::live_help()
                />
            </div>
        </Page>
    }
}

/// One of the ways.
#[component]
fn Way(
    /// Its id in the page.
    id: &'static str,
    /// The screen that it leads to.
    to: LazyRoute,
    /// What it is called.
    name: String,
    /// How it works.
    help: String,
    /// What waits there.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <a class="plain friends-way" id=id href=to.to_string()>
            <strong>{name}</strong>
            <span>{help}</span>
            {children.map(|children| children())}
        </a>
    }
}
