//! The late part of the page: screens that the first roll does not need, and the end of a game. Their code is in a separate
//! file, and so are their styles. The page loads both when it is idle, or when a player opens the first late screen.

use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use super::background::Background;
use super::browser::{self, Patience, SILENCE_LIMIT};
use super::components::{Button, replaced};
use super::room::Room;
use super::route::Route;
use super::table::Table;
use rollkeep_app::storage::RecordId;
use rollkeep_rules::{RuleSet, Slot};
use rollkeep_words::words;

/// What the late file gives, or [`Unloaded`].
type Loading<T> = Pin<Box<dyn Future<Output = Result<T, Unloaded>>>>;

/// The file with the code of the late part.
#[derive(Clone, Copy)]
pub struct LateFile {
    /// Makes a late screen; loads the file first. The screen's styles must be there.
    pub make: fn(PendingPart) -> Loading<MadePart>,
    /// Loads the file, and begins what it does without a screen. The page's owner is the argument.
    pub begin: fn(Owner) -> Loading<()>,
}

/// What a late screen needs to load.
#[derive(Clone)]
struct Late {
    file: LateFile,
    /// The page's owner: it lives until the page is closed.
    page: Owner,
}

impl Late {
    /// Loads the file and its styles at the same time.
    fn load(&self) -> impl Future<Output = Result<(), Unloaded>> + use<> {
        let styles = browser::load_late_styles();
        let file = (self.file.begin)(self.page.clone());
        async move {
            let styled = styles.await;
            file.await?;
            styled.then_some(()).ok_or(Unloaded)
        }
    }
}

/// What can be shown late.
#[derive(Clone)]
pub enum LatePart {
    /// The screen of an address.
    Screen(Route),
    /// Why this game is not there.
    MissingGame(RecordId),
    /// The end of the game on the table.
    EndOfGame(Box<Room>),
    /// What the coach and the computers at a table do. It is invisible.
    Helpers(Box<Room>),
    /// The list of all choices at the table.
    Choices(Box<Room>),
    /// The way to the next challenge to answer.
    NextChallenge,
    /// Statistics at a glance.
    Glance,
    /// The tools of a table that no turn needs; they open sheets.
    Tools(Box<Table>, RwSignal<Option<Sheet>>),
    /// The content of a sheet over the table.
    Sheet(Box<Table>, Sheet),
    /// What a box asks for and pays.
    BoxHelp(Arc<RuleSet>, Slot),
    /// The seats of a live game, and what happens on the other device.
    LiveTable(Box<Table>),
    /// The proof of the dice of this live game.
    LiveProof(RecordId),
}

/// A sheet over the table that the player has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The rules of the game.
    Rules,
    /// The list of all rolls.
    Dice,
    /// How to play, and the keys.
    Keys,
    /// All score cards, while it is the turn of somebody at another device.
    Cards,
}

/// A late part on its way to the screen.
#[derive(Clone)]
pub struct PendingPart {
    part: LatePart,
    /// The page's owner: it lives until the page is closed.
    page: Owner,
    /// The screen's owner: it lives until the player leaves the screen.
    screen: Owner,
    /// Disposed when the player has left the screen.
    coming: RwSignal<Coming>,
    /// What has come and is not on the screen yet.
    made: StoredValue<Option<AnyView>, LocalStorage>,
}

/// The state of a late screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Coming {
    /// Its file is loading.
    Loading,
    /// It is on the screen.
    There,
    /// The file did not load, or not in time.
    Unloaded,
}

/// A late part; `None` if the player has left it meanwhile, or an earlier attempt to load it has succeeded.
pub struct MadePart(Option<AnyView>);

/// The file of the late part did not load, or its styles did not.
pub struct Unloaded;

impl From<SplitLoaderError> for Unloaded {
    fn from(_: SplitLoaderError) -> Unloaded {
        Unloaded
    }
}

impl PendingPart {
    /// Makes it, unless nobody waits for it any more.
    pub fn make(self, make: impl FnOnce(&LatePart) -> AnyView) -> MadePart {
        if !self.is_awaited() {
            return MadePart(None);
        }
        self.page.with(Background::begin);
        let make = || make(&self.part);
        MadePart(Some(self.screen.with(|| untrack(make))))
    }

    /// Whether it is neither on the screen nor left.
    fn is_awaited(&self) -> bool {
        let coming = self.coming.try_get_untracked();
        coming.is_some_and(|coming| coming != Coming::There)
    }

    /// Makes it as soon as its file has loaded. Several attempts may go on at once, because the file of an earlier one may
    /// come after the player has tried again; the first that succeeds counts.
    fn load(&self, late: &Late) {
        let (coming, view) = (self.coming, self.made);
        coming.set(Coming::Loading);
        let part = self.clone();
        let fail = move || {
            if part.is_awaited() {
                coming.set(Coming::Unloaded);
            }
        };
        let silent = fail.clone();
        let patience = Patience::new(SILENCE_LIMIT, silent);
        let loaded = late.load();
        let made = (late.file.make)(self.clone());
        spawn_local(async move {
            let made = match loaded.await {
                Ok(()) => made.await,
                Err(unloaded) => Err(unloaded),
            };
            drop(patience);
            match made {
                Ok(MadePart(Some(screen))) => {
                    // The player may have left by now.
                    view.try_update_value(|view| *view = Some(screen));
                    coming.try_set(Coming::There);
                }
                Ok(MadePart(None)) => {}
                Err(Unloaded) => fail(),
            }
        });
    }
}

/// Provides the late part to all screens, and loads it when the page is idle.
pub fn provide_late(file: LateFile) {
    let page = Owner::current().unwrap_or_default();
    let late = Late { file, page };
    provide_context(late.clone());
    browser::when_idle(move || {
        spawn_local(async move {
            // If it fails, the late screen loads it again and shows a failure.
            let _ = late.load().await;
        });
    });
}

/// Shows a late part once its file has loaded. If it does not load, this shows `unloaded` with a button to try again.
pub fn late_part(
    part: LatePart,
    unloaded: impl Fn(AnyView) -> AnyView + Send + 'static,
) -> AnyView {
    let late = expect_context::<Late>();
    let pending = PendingPart {
        part,
        page: late.page.clone(),
        screen: Owner::current().unwrap_or_default(),
        coming: RwSignal::new(Coming::Loading),
        made: StoredValue::new_local(None),
    };
    pending.load(&late);
    let shown = move || match pending.coming.get() {
        Coming::Loading => view! { <p class="coming">{words::coming()}</p> }.into_any(),
        Coming::There => pending
            .made
            .try_update_value(Option::take)
            .flatten()
            .into_any(),
        Coming::Unloaded => {
            let (pending, late) = (pending.clone(), late.clone());
            let again = view! {
                <Button id="try-again" on_tap=move || pending.load(&late)>
                    {words::try_again()}
                </Button>
            };
            unloaded(again.into_any())
        }
    };
    view! { <div class="late">{replaced(shown)}</div> }.into_any()
}
