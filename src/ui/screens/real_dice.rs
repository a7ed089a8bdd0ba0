//! The score cards for real dice: those in play, a new one, and finished ones.

mod begin;

use leptos::prelude::*;

use self::begin::begin;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Confirm, Shape, link, page, plain, quiet};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::real_dice::RealGame;
use rollkeep_core::storage::{Record, StoredReal};
use rollkeep_core::text::{real_dice as text, statistics, words, words::DOT};

/// How many cards are shown at a time.
const PAGE: usize = 25;

/// The cards on screen, and the one in the question before deletion. Copies refer to the same list.
#[derive(Clone, Copy)]
struct Cards {
    device: Device,
    all: RwSignal<Vec<StoredReal>>,
    doomed: RwSignal<Option<StoredReal>>,
}

/// All cards for real dice, and a form for a new one.
pub fn real_dice_screen() -> El {
    let cards = Cards {
        device: Device::here(),
        all: RwSignal::default(),
        doomed: RwSignal::new(None),
    };
    cards.read();
    // Another tab may have changed one.
    browser::on_save(|it| matches!(it, Record::Real(_)), move || cards.read());
    let none = move || cards.all.with(Vec::is_empty);
    page("real-dice", &text::real_dice())
        .child(el("p.lead").child(text::lead()))
        .child(cards.deletion())
        .child(cards.list(text::in_play, |game| !game.is_over()))
        .child(begin(cards.device))
        .child(cards.list(text::finished, RealGame::is_over))
        .when(none, || el("p.help").child(text::none()))
}

impl Cards {
    fn read(self) {
        self.all
            .set(self.device.store(|store| store.real_games().all()));
        self.device.note_troubles();
    }

    /// The cards for which `belongs` holds, the one changed last first.
    fn list(self, title: fn() -> String, belongs: fn(&RealGame) -> bool) -> El {
        let shown = RwSignal::new(PAGE);
        el("section.playing").live(move || {
            self.all.with(|all| {
                let those: Vec<&StoredReal> = all.iter().filter(|it| belongs(&it.game)).collect();
                let more = (those.len() > shown.get())
                    .then(|| plain(&words::show_more(), move || shown.update(|it| *it += PAGE)));
                let rows = those.iter().take(shown.get()).map(|it| self.row(it));
                let rows: Vec<El> = rows.collect();
                let some = !rows.is_empty();
                some.then(|| {
                    el("div.playing")
                        .child(el("h2").child(title()))
                        .child(rows)
                        .child(more)
                })
            })
        })
    }

    /// A card in the list, and a button to delete it.
    fn row(self, stored: &StoredReal) -> El {
        let game = &stored.game;
        let day = browser::date(game.touched());
        let way = link("a", &Route::RealGame(stored.id.clone()))
            .child(el("strong").child(text::headline(game)))
            .child(el("span").child(text::totals(game)))
            .child(el("span").child(format!("{}{DOT}{day}", text::progress(game))));
        let name = format!("{}: {}", words::delete(), text::names(game));
        let (doomed, stored) = (self.doomed, stored.clone());
        let delete = quiet(Shape::Cross, &name, move || {
            doomed.set(Some(stored.clone()))
        });
        el("article.game-row").child(way).child(delete)
    }

    /// The question before a card is deleted. As long as the screen exists, the player can undo it.
    fn deletion(self) -> El {
        let Cards { device, doomed, .. } = self;
        let deleted = RwSignal::new(None::<StoredReal>);
        let said = RwSignal::new(String::new());
        let put_back = move || {
            let Some(card) = deleted.get_untracked() else {
                return;
            };
            let saved = device.store(|store| store.real_games().save(&card.id, &card.game, None));
            said.set(match saved {
                Ok(_) => text::is_back(),
                Err(_) => text::not_back(),
            });
            deleted.set(None);
            self.read();
            browser::focus_soon("h1");
        };
        let ask = Confirm::deletion(statistics::delete_why).ask_about(
            doomed,
            text::delete_question,
            move |card| {
                // Load it again: another tab may have changed it meanwhile.
                let now = device.store(|store| {
                    let now = store.real_games().load(&card.id);
                    store.real_games().delete(&card.id);
                    now
                });
                deleted.set(now);
                said.set(text::deleted());
                self.read();
            },
        );
        let says = el("p")
            .attr("role", "status")
            .live_text(move || said.get().to_owned());
        el("div.deleted")
            .child(says)
            .when(
                move || deleted.with(Option::is_some),
                move || plain(&statistics::put_back(), put_back).id("put-back"),
            )
            .child(ask)
    }
}
