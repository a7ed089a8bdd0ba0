//! The score cards for real dice: those in play, a new one, and finished ones.

mod begin;

use leptos::prelude::*;

use self::begin::NewCardForm;
use crate::ui::browser;
use crate::ui::components::{
    Button, DeletionWords, IconButton, NewerSaves, Page, Shape, UndoableDeletion,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::use_store;
use rollkeep_app::real_dice::RealGame;
use rollkeep_app::storage::{Kind, Stored};
use rollkeep_words::{real_dice as text, words, words::DOT};

/// How many cards are shown at a time.
const PAGE: usize = 25;

/// The cards on screen, and the one in the question before deletion. Copies refer to the same list.
#[derive(Clone, Copy)]
struct StartingCards {
    all: Memo<Vec<Stored<RealGame>>>,
    doomed: RwSignal<Option<Stored<RealGame>>>,
}

/// All cards for real dice, and a form for a new one.
#[component]
pub fn RealDiceScreen() -> impl IntoView {
    let store = use_store();
    let cards = StartingCards {
        all: Memo::new(move |_| store.ask(Kind::Real, |store| store.real_games().latest_first())),
        doomed: RwSignal::new(None),
    };
    view! {
        <Page screen="real-dice" title=text::real_dice()>
            <p class="lead">{text::lead()}</p>
            <Deletion cards />
            <NewerSaves kind=Kind::Real />
            <CardList cards title=text::in_play belongs=|game| !game.is_over() />
            <NewCardForm />
            <CardList cards title=text::finished belongs=RealGame::is_over />
            <Show when=move || cards.all.with(Vec::is_empty) && store.newer_of(Kind::Real) == 0>
                <p class="help">{text::none()}</p>
            </Show>
        </Page>
    }
}

/// The cards for which `belongs` holds, the one changed last first.
#[component]
fn CardList(
    /// All cards.
    cards: StartingCards,
    /// The heading above them.
    title: fn() -> String,
    /// Whether a card is one of them.
    belongs: fn(&RealGame) -> bool,
) -> impl IntoView {
    let most = RwSignal::new(PAGE);
    let count = Memo::new(move |_| {
        (cards.all).with(|all| all.iter().filter(|it| belongs(&it.value)).count())
    });
    let shown = move || {
        cards.all.with(|all| {
            let those = all.iter().filter(|it| belongs(&it.value));
            those.take(most.get()).cloned().collect::<Vec<_>>()
        })
    };
    view! {
        <section class="playing">
            <Show when=move || { count.get() > 0 }>
                <div class="playing">
                    <h2>{title()}</h2>
                    <For
                        each=shown
                        key=|it| (it.id.clone(), it.text.clone())
                        children=move |stored| view! { <CardRow cards stored /> }
                    />
                    <Show when=move || { count.get() > most.get() }>
                        <Button on_tap=move || {
                            most.update(|it| *it += PAGE)
                        }>{words::show_more()}</Button>
                    </Show>
                </div>
            </Show>
        </section>
    }
}

/// A card in the list, and a button to delete it.
#[component]
fn CardRow(
    /// All cards.
    cards: StartingCards,
    /// This one.
    stored: Stored<RealGame>,
) -> impl IntoView {
    let game = &stored.value;
    let day = browser::date(game.touched());
    let href = LazyRoute::RealGame(stored.id.clone()).to_string();
    let headline = text::headline(game);
    let totals = text::totals(game);
    let progress = format!("{}{DOT}{day}", text::progress(game));
    let name = format!("{}: {}", words::delete(), text::names(game));
    view! {
        <article class="game-row">
            <a href=href>
                <strong>{headline}</strong>
                <span>{totals}</span>
                <span>{progress}</span>
            </a>
            <IconButton
                shape=Shape::Cross
                name=name
                on_tap=move || cards.doomed.set(Some(stored.clone()))
            />
        </article>
    }
}

/// Asks before a card is deleted, and can bring it back.
#[component]
fn Deletion(
    /// All cards.
    cards: StartingCards,
) -> impl IntoView {
    let store = use_store();
    // Load it again: another tab may have changed it meanwhile.
    let delete = move |card: Stored<RealGame>| {
        store.write(|store| {
            let now = store.real_games().load(&card.id);
            store.real_games().delete(&card.id);
            now
        })
    };
    let put_back = move |card: Stored<RealGame>| {
        let saved = store.write(|store| store.real_games().save(&card.id, &card.value, None));
        saved.is_ok()
    };
    let say = DeletionWords {
        question: text::delete_question,
        deleted: text::deleted,
        is_back: text::is_back,
        not_back: text::not_back,
    };
    view! { <UndoableDeletion doomed=cards.doomed say delete put_back /> }
}
