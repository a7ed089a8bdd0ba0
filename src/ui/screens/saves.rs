//! Taking everything along, and bringing it back.

use leptos::prelude::*;

use crate::storage::{Export, Import, Imported};
use crate::text::{saves as text, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Modal, answers, fieldset, plain, strong};
use crate::ui::device::Device;

/// So long an import works before it lets the browser do something else, in milliseconds.
const SPELL: f64 = 30.0;

/// An import, from the choice of a file on. Copies are handles to the same.
#[derive(Clone, Copy)]
struct ImportFlow {
    device: Device,
    /// The file about which it is asked, and what it would bring.
    asked: RwSignal<Option<(Export, Imported)>>,
    /// How many entries have been gone through, and how many there are, while that is done.
    progress: RwSignal<Option<(usize, usize)>>,
    /// The player wants no more of it.
    stopped: RwSignal<bool>,
    /// What there is to say in the end.
    said: RwSignal<String>,
}

/// Export and import of all that is saved, and what was set aside.
pub fn saves() -> [El; 2] {
    let device = Device::here();
    let desk = ImportFlow {
        device,
        asked: RwSignal::new(None),
        progress: RwSignal::new(None),
        stopped: RwSignal::new(false),
        said: RwSignal::new(String::new()),
    };
    let export = move || {
        let export = device.store(|store| store.export());
        browser::download("rollkeep.json", &export.to_text());
    };
    let choose = move |event| {
        leptos::task::spawn_local(async move {
            match browser::read_file(event).await {
                Some(chosen) => desk.look(&chosen).await,
                None => desk.say(&words::unreadable_file()),
            }
        });
    };
    let aside = move || {
        let count = device.aside.get();
        (count > 0).then(|| {
            let aside = device.store(|store| store.quarantine().some(MOST_SHOWN));
            let why = aside.iter().map(|aside| text::why_aside(&aside.text));
            let why: Vec<El> = why.map(|why| el("li").child(why)).collect();
            let list = el("ul.help").id("quarantined").child(why);
            [el("p.help").child(text::quarantined(count)), list]
        })
    };
    let input = el("input")
        .id("import")
        .attr("type", "file")
        .attr("accept", "application/json,.json")
        .live_attr("disabled", move || {
            desk.progress.get().map(|_| String::new())
        })
        .on("change", choose);
    let fields = fieldset("fieldset.saves", &words::saved())
        .child(el("p.help").child(words::saved_help()))
        .live(aside)
        .child(answers([
            plain(&words::export(), export).id("export"),
            el("label.plain.file")
                .child(el("span").child(words::import()))
                .child(input),
        ]))
        .when(
            move || desk.progress.get().is_some(),
            move || desk.under_way(),
        )
        .child(
            el("p")
                .id("import-said")
                .attr("role", "status")
                .live_text(move || desk.said.get()),
        );
    [fields, desk.question()]
}

/// So many of what was set aside are explained; the rest is counted.
const MOST_SHOWN: usize = 100;

impl ImportFlow {
    /// Finds out what a file would bring, and asks whether it may.
    async fn look(self, chosen: &str) {
        let export = match Export::from_text(chosen) {
            Ok(export) => export,
            Err(why) => return self.say(&text::import_error(why)),
        };
        let Some(preview) = self.go_through(Import::look(&export)).await else {
            return;
        };
        if preview == Imported::default() {
            return self.say(&words::empty_file());
        }
        self.say("");
        // The screen may be gone by now.
        self.asked.try_set(Some((export, preview)));
    }

    /// Brings what is in the file.
    async fn take(self, export: Export) {
        let Some(_) = self.go_through(Import::take(export)).await else {
            return;
        };
        // What the storage did not take is kept until the page is closed, and that is no import.
        let unkept = self.device.fault.get_untracked();
        self.say(&unkept.map_or_else(words::imported, text::import_unkept));
    }

    /// Goes through a file a few entries at a time; `None` if the player stops it.
    async fn go_through(self, mut import: Import) -> Option<Imported> {
        self.stopped.try_set(false);
        let mut more = true;
        while more && self.stopped.try_get_untracked() != Some(true) {
            let since = browser::monotonic_ms();
            self.device.store(|store| {
                while more && browser::monotonic_ms() - since < SPELL {
                    more = import.step(store);
                }
            });
            self.progress.try_set(Some(import.progress()));
            browser::take_breath().await;
        }
        self.progress.try_set(None);
        self.device.note_troubles();
        // Settings may have come, and whatever is on screen.
        browser::announce("storage");
        if more {
            let (done, all) = import.progress();
            self.say(&text::import_stopped(done, all));
            return None;
        }
        Some(import.imported())
    }

    fn say(self, what: &str) {
        self.said.try_set(what.to_owned());
    }

    /// How far it is, and a way to stop it.
    fn under_way(self) -> El {
        let part = move |of: fn((usize, usize)) -> usize| {
            move || self.progress.get().map(|progress| of(progress).to_string())
        };
        let bar = el("progress")
            .attr("aria-label", words::importing())
            .live_attr("max", part(|(_, all)| all.max(1)))
            .live_attr("value", part(|(done, _)| done));
        let line = move || {
            let (done, all) = self.progress.get().unwrap_or_default();
            text::import_progress(done, all)
        };
        el("div")
            .id("importing")
            .child(bar)
            .child(el("p").live_text(line))
            .child(plain(&words::stop_import(), move || self.stopped.set(true)).id("import-stop"))
    }

    /// What a file would change, before it does.
    fn question(self) -> El {
        let import = move || {
            if let Some((export, _)) = self.asked.get_untracked() {
                self.asked.set(None);
                leptos::task::spawn_local(self.take(export));
            }
        };
        let close = move || self.asked.set(None);
        let asked = move || self.asked.with(Option::is_some);
        Modal::new("import-question", asked, close).holds(words::import_question, move || {
            let lines = self.asked.with_untracked(|asked| {
                let (_, preview) = asked.as_ref()?;
                Some(text::import_lines(preview))
            });
            let lines = lines.unwrap_or_default().into_iter();
            let lines: Vec<El> = lines.map(|line| el("li").child(line)).collect();
            vec![
                el("ul").child(lines),
                answers([
                    plain(&words::cancel(), close),
                    strong(&words::import_now(), import).id("import-now"),
                ]),
            ]
        })
    }
}
