//! Buttons and links. A button with words acts only once at a double tap.

use leptos::prelude::*;

use super::{Icon, Shape, icon};
use crate::ui::browser::{El, el, is_double};
use crate::ui::route::Route;
use rollkeep_core::text::words;

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
        if !is_double() {
            on_tap();
        }
    };
    view! {
        <button class=weight.class() id=id on:click=act>
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
    name: String,
    /// What it does.
    mut on_tap: impl FnMut() + 'static,
) -> impl IntoView {
    view! {
        <button class="quiet" aria-label=name on:click=move |_| on_tap()>
            <Icon shape />
        </button>
    }
}

/// The main button of a screen.
pub fn strong(words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.strong").child(words).on_single_click(on_click)
}

/// Any other button with words.
pub fn plain(words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.plain").child(words).on_single_click(on_click)
}

/// A button with an icon and words.
pub fn drawn(shape: Shape, words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.plain")
        .child(icon(shape))
        .child(words)
        .on_single_click(on_click)
}

/// A button with only an icon; its name is for screen readers.
pub fn quiet(shape: Shape, name: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.quiet")
        .attr("aria-label", name)
        .child(icon(shape))
        .on_click(on_click)
}

/// A link to another screen.
pub fn link(kind: &str, route: &Route) -> El {
    el(kind).attr("href", route.href())
}

/// The link to the home screen.
pub fn home_link() -> El {
    link("a.plain.to-home", &Route::Home)
        .child(icon(Shape::Back))
        .child(el("span").child(words::home()))
}

/// The row of buttons at the foot of a dialog.
pub fn answers(answers: impl IntoIterator<Item = El>) -> El {
    el("div.answers").child(answers.into_iter().collect::<Vec<_>>())
}
