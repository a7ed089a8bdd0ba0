//! The text and the picture of a result, to share.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::announcer::use_announcer;
use crate::ui::browser::{self, Picture, Shared, follow};
use crate::ui::components::{Answers, Button, Modal, Weight, changing, sign_path};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::table::Table;
use rollkeep_app::storage::Badge;
use rollkeep_rules::game::Game;
use rollkeep_words::{daily, links, over as text, play, words};

const WIDTH: u32 = 1080;
const MARGIN: f64 = 72.0;
/// The heights of the title, of a line of the result, and of a remark.
const TITLE: f64 = 210.0;
const LINE: f64 = 96.0;
const REMARK: f64 = 60.0;

/// A dialog with the text to share. With a game, it also offers a picture and the link.
#[component]
pub fn ShareSheet(
    /// The table of the game.
    table: Table,
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The text to share.
    told: Signal<String>,
    /// The game of the picture and the link.
    game: Option<Arc<Game>>,
) -> impl IntoView {
    let close = move || open.set(false);
    view! {
        <Modal id="sharing" title=text::share open on_close=close>
            <ToShare table told game=game.clone() open />
        </Modal>
    }
}

/// The content of the dialog.
#[component]
fn ToShare(
    /// The table of the game.
    table: Table,
    /// The text to share.
    told: Signal<String>,
    /// The game of the picture and the link.
    game: Option<Arc<Game>>,
    /// Whether the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let announcer = use_announcer();
    let said = RwSignal::new(String::new());
    let tell = move |shared: Shared, saved: &str, failed: &str| {
        let words = match shared {
            Shared::Done => "",
            Shared::Copied => &text::copied(),
            Shared::Saved => saved,
            Shared::Failed => failed,
        };
        // The dialog may be closed by now.
        if said.try_set(words.to_owned()).is_none() && !words.is_empty() {
            announcer.say(words.to_owned());
        }
    };
    let canvas = NodeRef::new();
    let can_draw = RwSignal::new(true);
    // Made in advance, because browsers only share directly after a tap.
    let file = StoredValue::new_local(None);
    let has_game = game.is_some();
    follow(move || {
        let there = canvas.get().is_some();
        let Some(game) = game.as_ref().filter(|_| there) else {
            return;
        };
        match untrack(|| draw(canvas, game, &table.badges())) {
            Some(picture) => picture.to_file("rollkeep.png", move |made| {
                file.try_update_value(|file| *file = made);
            }),
            None => can_draw.set(false),
        }
    });
    let [share_text, share_picture] = match browser::can_share() {
        true => [text::share_text(), text::share_picture()],
        false => [text::copy_text(), text::save_picture()],
    };
    let send = move || {
        let shared = told.get_untracked();
        spawn_local(async move {
            tell(
                browser::share_text(shared).await,
                &text::saved(),
                &text::not_copied(),
            );
        });
    };
    let send_picture = move || {
        let made = file.with_value(Option::clone);
        spawn_local(async move {
            let shared = match made {
                Some(made) => browser::share_picture(made).await,
                None => Shared::Failed,
            };
            tell(shared, &text::saved(), &text::no_picture());
        });
    };
    let of_game = has_game.then(|| {
        view! {
            <Button id="share-picture" on_tap=send_picture>
                {share_picture}
            </Button>
            <a class="plain" id="share-link" href=LazyRoute::Share(table.id()).to_string()>
                {links::link_and_code()}
            </a>
        }
    });
    view! {
        <div class="to-share">
            <Show when=move || has_game && can_draw.get()>
                <canvas aria-hidden="true" node_ref=canvas></canvas>
            </Show>
            <p class="shared" prop:textContent=changing(move || told.get())></p>
        </div>
        <p class="said" role="status" prop:textContent=changing(move || said.get())></p>
        <Answers>
            <Button weight=Weight::Strong id="share-text" on_tap=send>
                {share_text}
            </Button>
            {of_game}
            <Button on_tap=move || open.set(false)>{words::close()}</Button>
        </Answers>
    }
}

/// Draws the result: the rules, the ranking, and remarks. `None` if the browser cannot draw.
fn draw(canvas: NodeRef<html::Canvas>, game: &Game, badges: &[Badge]) -> Option<Picture> {
    let ranking = game.ranking();
    let remarks = text::share_remarks(game);
    let height = TITLE + LINE * (1 + ranking.len()) as f64 + REMARK * remarks.len() as f64;
    let picture = Picture::new(canvas, WIDTH, height as u32)?;
    let (width, inner) = (f64::from(WIDTH), f64::from(WIDTH) - 2.0 * MARGIN);
    picture.colour("--paper");
    picture.fill(0.0, 0.0, width, height);
    picture.colour("--accent");
    picture.fill(0.0, 0.0, width, 20.0);
    let mut y = MARGIN + 70.0;
    let line = |says: &str, font: &str, y: f64| picture.text(says, font, (MARGIN, y), inner, false);
    picture.colour("--ink");
    line(words::APP, "700 76px ui-serif, Georgia, serif", y);
    picture.colour("--soft");
    y += 64.0;
    line(&daily::rules_of(game), "38px system-ui, sans-serif", y);
    y = TITLE + LINE;
    for place in ranking {
        let name = &game.setup().seats()[place.seat].name;
        let first = place.rank == 1;
        if first {
            picture.colour("--lit");
            picture.fill(MARGIN - 24.0, y - 66.0, inner + 48.0, LINE - 8.0);
        }
        if let Some(badge) = badges.get(place.seat) {
            picture.colour(&format!("--{}", badge.colour.id()));
            picture.shape(sign_path(badge.sign), (MARGIN, y - 43.0), 2.0);
        }
        let font = if first { "700 52px" } else { "52px" };
        let font = format!("{font} system-ui, sans-serif");
        picture.colour("--ink");
        let says = match badges.len() {
            1 => text::name_for_others(name).into_owned(),
            _ => text::rank_and_name(&play::rank(place.rank), &text::name_for_others(name)),
        };
        picture.text(&says, &font, (MARGIN + 72.0, y), inner - 260.0, false);
        let total = place.total.to_string();
        picture.text(&total, &font, (width - MARGIN, y), 200.0, true);
        y += LINE;
    }
    y += 20.0;
    picture.colour("--soft");
    for remark in remarks {
        line(&remark, "38px system-ui, sans-serif", y);
        y += REMARK;
    }
    Some(picture)
}
