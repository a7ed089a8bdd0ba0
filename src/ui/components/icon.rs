//! Icons.

use leptos::prelude::*;

/// The shape of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// An arrow to the left: back.
    Back,
    /// A book: rules.
    Book,
    /// A light bulb: the coach.
    Bulb,
    /// A die: the dice so far.
    Die,
    /// Four corners: full screen.
    Full,
    /// Two screens, and waves between them: a live game.
    Devices,
    /// A loudspeaker with waves: sound is on.
    Loud,
    /// A loudspeaker with a cross: sound is off.
    Mute,
    /// An arrow to the right: forward.
    Forward,
    /// A question mark: help.
    Help,
    /// Three dots: more.
    More,
    /// Two bars: pause.
    Pause,
    /// A triangle: play.
    Play,
    /// An arrow out of a box: share.
    Share,
    /// Three sliders: settings.
    Sliders,
    /// An arrow that turns back: undo.
    Undo,
    /// An arrow upwards: move up.
    Up,
    /// A cross: remove, close.
    Cross,
}

impl Shape {
    const fn path(self) -> &'static str {
        match self {
            Shape::Back => "M15 5l-7 7 7 7",
            Shape::Book => "M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10",
            Shape::Bulb => "M9.5 17v-2.2a6 6 0 1 1 5 0V17zM10 20.5h4",
            Shape::Die => {
                "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01"
            }
            Shape::Devices => {
                "M4 6h5a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM15 6h5a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM12 10v4"
            }
            Shape::Forward => "M9 5l7 7-7 7",
            Shape::Full => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
            Shape::Help => "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2V14.5M12 18h.01",
            Shape::Loud => {
                "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
            }
            Shape::Mute => "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
            Shape::More => {
                "M5 11.5a.5.5 0 1 0 .01 0M12 11.5a.5.5 0 1 0 .01 0M19 11.5a.5.5 0 1 0 .01 0"
            }
            Shape::Pause => "M9 6v12M15 6v12",
            Shape::Play => "M8 5l11 7-11 7z",
            Shape::Share => "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
            Shape::Sliders => "M4 7h8M16 7h4M4 12h3M11 12h9M4 17h10M18 17h2M14 5v4M9 10v4M16 15v4",
            Shape::Undo => "M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
            Shape::Up => "M12 19V6M6 11l6-6 6 6",
            Shape::Cross => "M6 6l12 12M18 6L6 18",
        }
    }
}

/// An icon, hidden from screen readers: its button has the words. Back and forward are mirrored in languages from right
/// to left.
#[component]
pub fn Icon(
    /// What it shows.
    shape: Shape,
) -> impl IntoView {
    let mirrored = matches!(shape, Shape::Back | Shape::Forward);
    view! {
        <svg class="icon" class:mirrored=mirrored viewBox="0 0 24 24" aria-hidden="true">
            <path d=shape.path() />
        </svg>
    }
}
