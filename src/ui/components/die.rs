//! A die, drawn.

use leptos::prelude::*;

use crate::dice::Face;

/// The six faces as shapes, once a page, for [`DieFace`] to refer to.
#[component]
pub fn FaceShapes() -> impl IntoView {
    view! {
        <svg class="shapes" aria-hidden="true">
            <defs>
                <linearGradient id="ivory" x1="0" y1="0" x2="0" y2="1">
                    <stop offset="0" stop-color="#fffdf6"/>
                    <stop offset="1" stop-color="#f1e8d2"/>
                </linearGradient>
            </defs>
            {Face::ALL.map(|face| view! {
                <symbol id=format!("face-{}", face.pips()) viewBox="0 0 100 100">
                    <rect width="100" height="100" rx="18" fill="#dccfb2"/>
                    <rect x="2" y="1" width="96" height="95" rx="17" fill="url(#ivory)"/>
                    {pips(face).iter().map(|&(x, y)| view! {
                        <circle cx=x cy=y r="9.5" fill="#20242b"/>
                        <path d=format!("M{} {}a9.5 9.5 0 0 0 13 0", x - 6.5, y + 6.9)
                            fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>
                    }).collect_view()}
                </symbol>
            })}
        </svg>
    }
}

/// One side of a die.
#[component]
pub fn DieFace(
    /// Which.
    face: Face,
) -> impl IntoView {
    view! {
        <svg class=format!("side side-{}", face.pips()) aria-hidden="true">
            <use href=format!("#face-{}", face.pips())/>
        </svg>
    }
}

/// Where the pips are, in hundredths of the side.
fn pips(face: Face) -> &'static [(f32, f32)] {
    const NEAR: f32 = 26.0;
    const MID: f32 = 50.0;
    const FAR: f32 = 74.0;
    match face {
        Face::One => &[(MID, MID)],
        Face::Two => &[(NEAR, NEAR), (FAR, FAR)],
        Face::Three => &[(NEAR, NEAR), (MID, MID), (FAR, FAR)],
        Face::Four => &[(NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)],
        Face::Five => &[
            (NEAR, NEAR),
            (FAR, NEAR),
            (MID, MID),
            (NEAR, FAR),
            (FAR, FAR),
        ],
        Face::Six => &[
            (NEAR, NEAR),
            (FAR, NEAR),
            (NEAR, MID),
            (FAR, MID),
            (NEAR, FAR),
            (FAR, FAR),
        ],
    }
}
