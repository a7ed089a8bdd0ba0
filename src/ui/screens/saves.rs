//! Taking everything along, and bringing it back.

use leptos::html;
use leptos::prelude::*;

use crate::storage::{Export, Imported};
use crate::text::{saves, words};
use crate::ui::browser;
use crate::ui::components::Modal;
use crate::ui::device::Device;

/// Export and import of all that is saved, and what was set aside.
#[component]
pub fn Saves() -> impl IntoView {
    let device = Device::here();
    let file = RwSignal::new(None::<(Export, Imported)>);
    let said = RwSignal::new(String::new());
    let export = move |_| {
        if let Ok(export) = device.shelf(|shelf| shelf.export()) {
            browser::download("rollkeep.json", &export.to_text());
        }
    };
    let input = NodeRef::<html::Input>::new();
    let choose = move |_| {
        let Some(input) = input.get_untracked() else {
            return;
        };
        leptos::task::spawn_local(async move {
            let Some(text) = browser::read_file(input).await else {
                return said.set(words::UNREADABLE_FILE.to_owned());
            };
            match Export::from_text(&text) {
                Ok(export) => {
                    let preview = device.shelf(|shelf| shelf.preview(&export));
                    said.set(String::new());
                    file.set(preview.ok().map(|preview| (export, preview)));
                }
                Err(why) => said.set(saves::import_error(why).to_owned()),
            }
        });
    };
    let import = move |_| {
        let Some((export, _)) = file.get_untracked() else {
            return;
        };
        file.set(None);
        let done = device.shelf(|shelf| shelf.import(&export));
        device.note_troubles();
        if let Ok(imported) = done {
            if imported.settings {
                let settings = device.shelf(|shelf| shelf.settings().unwrap_or_default());
                device.settings.set(settings);
            }
            said.set(words::IMPORTED.to_owned());
        }
    };
    view! {
        <fieldset class="saves">
            <legend>{words::SAVED}</legend>
            <p class="help">{words::SAVED_HELP}</p>
            {move || match device.aside.get() {
                0 => None,
                count => Some(view! { <p class="help">{saves::aside(count)}</p> }),
            }}
            <div class="answers">
                <button id="export" class="plain" on:click=export>{words::EXPORT}</button>
                <label class="plain file">
                    <span>{words::IMPORT}</span>
                    <input id="import" node_ref=input type="file" accept="application/json,.json" on:change=choose/>
                </label>
            </div>
            <p id="import-said" role="status">{said}</p>
        </fieldset>
        <Modal
            id="import-question"
            open=Signal::derive(move || file.get().is_some())
            title=words::IMPORT_QUESTION.to_owned()
            on_close=move |()| file.set(None)
        >
            <ul>
                {move || file.get().map(|(_, preview)| {
                    saves::import_lines(&preview).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
                })}
            </ul>
            <div class="answers">
                <button class="plain" on:click=move |_| file.set(None)>{words::CANCEL}</button>
                <button id="import-now" class="strong" on:click=import>{words::IMPORT_NOW}</button>
            </div>
        </Modal>
    }
}
