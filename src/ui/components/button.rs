//! Buttons and links. A button with words acts only once at a double tap.

use leptos::prelude::*;

use super::{Icon, Shape};
use crate::ui::browser::{came_from, go_back};
use crate::ui::route::Route;
use rollkeep_words::words;

/// How much a button stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// One of several.
    #[default]
    Plain,
    /// The main button of a screen or a dialog.
    Strong,
}

impl Weight {
    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Weight::Plain => "plain",
            Weight::Strong => "strong",
        }
    }
}

/// A button with words. At a double tap it acts once.
#[component]
pub fn Button(
    /// How much it stands out.
    #[prop(optional)]
    weight: Weight,
    /// Its id in the page.
    #[prop(optional)]
    id: Option<&'static str>,
    /// What it does.
    mut on_tap: impl FnMut() + 'static,
    /// Its words.
    children: Children,
) -> impl IntoView {
    let act = move |_| {
        on_tap();
    };
    view! {
        <button class=weight.class() id=id type="button" data-once="" on:click=act>
            {children()}
        </button>
    }
}

/// A button with only an icon.
#[component]
pub fn IconButton(
    /// The icon.
    shape: Shape,
    /// What screen readers read.
    #[prop(into)]
    name: Signal<String>,
    /// What it does.
    mut on_tap: impl FnMut() + 'static,
) -> impl IntoView {
    view! {
        <button class="quiet" aria-label=move || name.get() on:click=move |_| on_tap()>
            <Icon shape />
        </button>
    }
}

/// The link to the home screen.
#[component]
pub fn HomeLink() -> impl IntoView {
    view! {
        <a class="plain to-home" href=Route::Home.to_string()>
            <Icon shape=Shape::Back />
            <span>{words::home()}</span>
        </a>
    }
}

/// A link to the screen to which this one belongs. It goes back where somebody came from there.
#[component]
pub fn BackLink(
    /// That screen.
    to: Route,
    /// What it is called.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let address = to.to_string();
    let way = address.clone();
    let tap = move |event: leptos::ev::MouseEvent| {
        if came_from(&way) == Some(true) && go_back() {
            event.prevent_default();
        }
    };
    view! {
        <a class="plain to-home" href=address on:click=tap>
            <Icon shape=Shape::Back />
            <span>{name}</span>
        </a>
    }
}

/// The row of buttons at the foot of a dialog.
#[component]
pub fn Answers(
    /// The buttons.
    children: Children,
) -> impl IntoView {
    view! { <div class="answers">{children()}</div> }
}
