//! Taking everything along, and bringing it back.

use leptos::prelude::*;

use crate::storage::{Export, Imported, SaveError};
use crate::text::{saves as text, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Modal, answers, fieldset, plain, strong};
use crate::ui::device::Device;

/// Export and import of all that is saved, and what was set aside.
pub fn saves() -> [El; 2] {
    let device = Device::here();
    let file = RwSignal::new(None::<(Export, Imported)>);
    let said = RwSignal::new(String::new());
    let export = move || {
        if let Ok(export) = device.store(|store| store.export()) {
            browser::download("rollkeep.json", &export.to_text());
        }
    };
    let choose = move |event| {
        leptos::task::spawn_local(async move {
            let Some(chosen) = browser::read_file(event).await else {
                return said.set(words::UNREADABLE_FILE.to_owned());
            };
            match Export::from_text(&chosen) {
                Ok(export) => match device.store(|store| store.preview(&export)) {
                    Ok(preview) if preview == Imported::default() => {
                        said.set(words::EMPTY_FILE.to_owned());
                    }
                    Ok(preview) => {
                        said.set(String::new());
                        file.set(Some((export, preview)));
                    }
                    Err(fault) => said.set(text::import_stopped(&fault.into()).to_owned()),
                },
                Err(why) => said.set(text::import_error(why).to_owned()),
            }
        });
    };
    let aside = move || {
        let count = device.aside.get();
        (count > 0).then(|| {
            let aside = device.store(|store| store.quarantined().unwrap_or_default());
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
        .on("change", choose);
    let fields = fieldset("fieldset.saves", words::SAVED)
        .child(el("p.help").child(words::SAVED_HELP))
        .live(aside)
        .child(answers([
            plain(words::EXPORT, export).id("export"),
            el("label.plain.file")
                .child(el("span").child(words::IMPORT))
                .child(input),
        ]))
        .child(
            el("p")
                .id("import-said")
                .attr("role", "status")
                .live_text(move || said.get()),
        );
    [fields, question(device, file, said)]
}

/// What a file would change, before it does.
fn question(
    device: Device,
    file: RwSignal<Option<(Export, Imported)>>,
    said: RwSignal<String>,
) -> El {
    let import = move || {
        let Some((export, _)) = file.get_untracked() else {
            return;
        };
        file.set(None);
        let done = device.store(|store| store.import(&export));
        device.note_troubles();
        if done.as_ref().is_ok_and(|imported| imported.settings) {
            let settings = device.store(|store| store.settings().unwrap_or_default());
            device.settings.set(settings);
        }
        // What the storage did not take is kept until the page is closed, and that is no import.
        let stopped = done
            .err()
            .or(device.fault.get_untracked().map(SaveError::Storage));
        let done = stopped.map_or(words::IMPORTED, |why| text::import_stopped(&why));
        said.set(done.to_owned());
    };
    let close = move || file.set(None);
    let asked = move || file.with(Option::is_some);
    Modal::new("import-question", asked, close).holds(
        || words::IMPORT_QUESTION.to_owned(),
        move || {
            let lines = file.with_untracked(|file| {
                let (_, preview) = file.as_ref()?;
                Some(text::import_lines(preview))
            });
            let lines = lines.unwrap_or_default().into_iter();
            let lines: Vec<El> = lines.map(|line| el("li").child(line)).collect();
            vec![
                el("ul").child(lines),
                answers([
                    plain(words::CANCEL, close),
                    strong(words::IMPORT_NOW, import).id("import-now"),
                ]),
            ]
        },
    )
}
