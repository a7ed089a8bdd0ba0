//! The part of the program that the first roll does not need: most screens, and parts of the table. Its code is a file of its
//! own, which the page loads when it is idle, or when a player opens the first such screen.

pub mod parts;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use super::browser::{self, Patience, SILENCE_LIMIT};
use super::components::{Button, replaced};
use rollkeep_words::words;

/// The lazy code did not load.
#[derive(Clone, Copy, Debug)]
pub struct Unloaded;

impl From<SplitLoaderError> for Unloaded {
    fn from(_: SplitLoaderError) -> Unloaded {
        Unloaded
    }
}

/// The owner of the whole page, which lives until the page is closed, as a context.
#[derive(Clone)]
struct PageOwner(Owner);

/// What a lazy part shows.
#[derive(Clone, Copy)]
enum Loading<P> {
    /// Its code is loading.
    Started,
    /// Its code did not load, or not in time.
    Failed,
    /// Its code has loaded.
    Done(P),
}

/// Lets all screens load the lazy code, and loads it when the page is idle. The current owner is the owner of the page.
pub fn provide_lazy() {
    let page = Owner::current().unwrap_or_default();
    provide_context(PageOwner(page.clone()));
    browser::when_idle(move || {
        spawn_local(async move {
            // If it fails, the first lazy part on the screen tries again and shows a failure.
            let _ = parts::begin(page).await;
        });
    });
}

/// Loads the code of one of the [`parts`] and shows what `children` make with it.
///
/// ```ignore
/// view! {
///     <Lazy load=parts::choices let:choices>
///         {choices(room)}
///     </Lazy>
/// }
/// ```
///
/// A `LocalResource` with `Suspense` would show one attempt. Here several may be under way, and an attempt that is silent for too long
/// counts as failed although it may still succeed.
#[component]
pub fn Lazy<L, F, P, C>(
    /// Loads the code.
    load: L,
    /// Shows that the code did not load, with the button that tries again.
    #[prop(into, default = Callback::new(unloaded_help))]
    unloaded: Callback<AnyView, AnyView>,
    /// Shows the part.
    children: C,
) -> impl IntoView
where
    L: Fn() -> F + Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Unloaded>> + 'static,
    P: Copy + Send + Sync + 'static,
    C: Fn(P) -> AnyView + Send + 'static,
{
    let PageOwner(page) = expect_context();
    let state = RwSignal::new(Loading::Started);
    let is_done = move || {
        let state = state.try_get_untracked();
        state.is_none_or(|state| matches!(state, Loading::Done(_)))
    };
    // Several attempts may go on at once, because the file of an earlier one may come after the player has tried again. The
    // first that succeeds counts. Meanwhile the player may have left.
    let attempts = StoredValue::new(0_u32);
    let attempt = move || {
        let number = attempts.try_update_value(|number| {
            *number += 1;
            *number
        });
        let finish = move |result| {
            // Only the last attempt can fail.
            let is_last = attempts.try_get_value() == number;
            if !is_done() && (is_last || matches!(result, Loading::Done(_))) {
                state.set(result);
            }
        };
        finish(Loading::Started);
        let patience = Patience::new(SILENCE_LIMIT, move || finish(Loading::Failed));
        let page = page.clone();
        spawn_local(async move {
            let loaded = async {
                parts::begin(page).await?;
                load().await
            };
            let loaded = loaded.await;
            drop(patience);
            finish(loaded.map_or(Loading::Failed, Loading::Done));
        });
    };
    attempt();
    let shown = move || match state.get() {
        Loading::Started => view! { <p class="coming">{words::coming()}</p> }.into_any(),
        Loading::Done(part) => untrack(|| children(part)),
        Loading::Failed => {
            let again = view! {
                <Button id="try-again" on_tap=attempt.clone()>
                    {words::try_again()}
                </Button>
            };
            unloaded.run(again.into_any())
        }
    };
    view! { <div class="lazy">{replaced(shown)}</div> }
}

/// Says that something did not load, with the button that tries again.
fn unloaded_help(again: AnyView) -> AnyView {
    view! {
        <div>
            <p>{words::unloaded_help()}</p>
            {again}
        </div>
    }
    .into_any()
}

/// Shows nothing in place of what did not load.
pub fn unloaded_silently(_again: AnyView) -> AnyView {
    ().into_any()
}
