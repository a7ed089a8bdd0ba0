//! Export and import of all saves.

mod kept_tables;
mod quarantine;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::kept_tables::KeptTables;
use self::quarantine::QuarantineList;
use crate::ui::browser::{self, TextFile};
use crate::ui::components::{Answers, Button, FileButton, Modal, Weight, changing};
use crate::ui::store::{Store, use_store};
use rollkeep_app::storage::{Export, Import, Imported, SaveStore};
use rollkeep_words::{saves as text, words};

/// How long an import works before the browser gets a break, in milliseconds.
const SPELL: f64 = 30.0;

/// An import, from the choice of a file on. Copies refer to the same import.
#[derive(Clone, Copy)]
struct ImportFlow {
    store: Store,
    /// The file in question, and what it would bring.
    asked: RwSignal<Option<(Export, Imported)>>,
    /// How many entries are done, and how many there are, during an import.
    progress: RwSignal<Option<(usize, usize)>>,
    /// Whether the player has stopped it.
    stopped: RwSignal<bool>,
    /// The message at the end.
    said: RwSignal<String>,
}

/// Export and import of all saves, and the list of what was set aside.
#[component]
pub fn Saves() -> impl IntoView {
    let store = use_store();
    let desk = ImportFlow {
        store,
        asked: RwSignal::new(None),
        progress: RwSignal::new(None),
        stopped: RwSignal::new(false),
        said: RwSignal::new(String::new()),
    };
    let export = move || {
        let export = store.read(|store| store.export());
        browser::download("rollkeep.json", &export.to_json());
    };
    let open = move |file: Result<TextFile, String>| match file {
        Ok(file) => spawn_local(async move { desk.look(&file.text).await }),
        Err(why) => desk.say(&why),
    };
    let is_under_way = Signal::derive(move || desk.progress.get().is_some());
    view! {
        <fieldset class="saves">
            <legend>{words::saved()}</legend>
            <p class="help">{words::saved_help()}</p>
            <QuarantineList />
            <div class="answers">
                <Button id="export" on_tap=export>
                    {words::export()}
                </Button>
                <FileButton id="import" disabled=is_under_way open>
                    {words::import()}
                </FileButton>
            </div>
            <Show when=move || is_under_way.get()>
                <UnderWay desk />
            </Show>
            <p
                id="import-said"
                role="status"
                prop:textContent=changing(move || desk.said.get())
            ></p>
            <KeptTables />
        </fieldset>
        <ImportQuestion desk />
    }
}

impl ImportFlow {
    /// Finds out what a file would bring, and asks before importing it.
    async fn look(self, chosen: &str) {
        let export = match Export::from_json(chosen) {
            Ok(export) => export,
            Err(why) => return self.say(&text::import_error(why)),
        };
        let mut look = Import::look(&export);
        let Some(preview) = self.go_through(&mut look).await else {
            return self.say(&text::import_not_begun());
        };
        if preview == Imported::default() {
            return self.say(&words::empty_file());
        }
        self.say("");
        // The screen may be closed by now.
        self.asked.try_set(Some((export, preview)));
    }

    /// Imports the file.
    async fn take(self, export: Export) {
        let mut take = Import::take(export);
        let Some(imported) = self.go_through(&mut take).await else {
            let (done, all) = take.progress();
            return self.say(&text::import_stopped(done, all));
        };
        // What the storage could not take is lost when the page closes, so the message says so.
        let unkept = self.store.read(SaveStore::fault);
        self.say(&unkept.map_or_else(|| text::import_done(&imported), text::import_unkept));
    }

    /// Works through a file, a few entries at a time; `None` if the player stops it.
    async fn go_through(self, import: &mut Import) -> Option<Imported> {
        self.stopped.try_set(false);
        let mut more = true;
        while more && self.stopped.try_get_untracked() != Some(true) {
            let since = browser::monotonic_ms();
            self.store.write(|store| {
                while more && browser::monotonic_ms() - since < SPELL {
                    more = import.step(store);
                }
            });
            self.progress.try_set(Some(import.progress()));
            browser::take_breath().await;
        }
        self.progress.try_set(None);
        (!more).then(|| import.imported())
    }

    fn say(self, what: &str) {
        self.said.try_set(what.to_owned());
    }
}

/// The question before an import: what the file would change.
#[component]
fn ImportQuestion(
    /// The import.
    desk: ImportFlow,
) -> impl IntoView {
    let import = move || {
        if let Some((export, _)) = desk.asked.get_untracked() {
            desk.asked.set(None);
            spawn_local(desk.take(export));
        }
    };
    let close = move || desk.asked.set(None);
    let asked = move || desk.asked.with(Option::is_some);
    let lines = move || {
        let lines = desk.asked.with_untracked(|asked| {
            let (_, preview) = asked.as_ref()?;
            Some(text::import_lines(preview))
        });
        let lines = lines.unwrap_or_default().into_iter();
        lines.map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! {
        <Modal id="import-question" title=words::import_question open=asked on_close=close>
            <ul>{lines()}</ul>
            <Answers>
                <Button on_tap=close>{words::cancel()}</Button>
                <Button weight=Weight::Strong id="import-now" on_tap=import>
                    {words::import_now()}
                </Button>
            </Answers>
        </Modal>
    }
}

/// The progress of an import, and a button to stop it.
#[component]
fn UnderWay(
    /// The import.
    desk: ImportFlow,
) -> impl IntoView {
    let part = move |of: fn((usize, usize)) -> usize| {
        move || desk.progress.get().map(|progress| of(progress).to_string())
    };
    let line = move || {
        let (done, all) = desk.progress.get().unwrap_or_default();
        text::import_progress(done, all)
    };
    view! {
        <div id="importing">
            <progress
                aria-label=words::importing()
                max=part(|(_, all)| all.max(1))
                value=part(|(done, _)| done)
            ></progress>
            <p prop:textContent=changing(line)></p>
            <Button id="import-stop" on_tap=move || desk.stopped.set(true)>
                {words::stop_import()}
            </Button>
        </div>
    }
}
