//! The editor of an own player.

use leptos::prelude::*;

use super::manual::manual;
use super::nowhere::missing;
use super::tryout::tryout;
use crate::ui::browser::{self, El, el, value_of};
use crate::ui::components::{Confirm, answers, link, page, plain, which_rules};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::rules::catalogue;
use rollkeep_core::storage::{
    OwnPlayer, PlayerError, Record, RecordId, SaveError, StorageError, StoredPlayer,
};
use rollkeep_core::text::{player as text, saves, words};

/// The player in the editor. Every change is saved at once, so nothing can be lost.
#[derive(Clone, Copy)]
struct Draft {
    device: Device,
    /// The version in the store.
    kept: StoredValue<StoredPlayer>,
    name: RwSignal<String>,
    source: RwSignal<String>,
    /// The state of saving.
    state: RwSignal<SaveState>,
    /// Whether the question before deletion is open.
    doomed: RwSignal<bool>,
}

#[derive(Clone, PartialEq)]
enum SaveState {
    /// It is saved.
    Saved,
    /// It is saved, with something to say.
    News(String),
    /// It is saved as a copy under this name. The message stays on screen while the user types on.
    Beside(String),
    /// It is not saved.
    Refused(PlayerError),
    /// It is only in memory.
    Unkept(StorageError),
}

/// The screen of one own player: its program, a way to try it, and the manual.
pub fn player_screen(id: &RecordId) -> El {
    let device = Device::here();
    let found = device.store(|store| store.players().load(id));
    device.note_troubles();
    let Some(kept) = found else {
        return missing(&text::no_such_player(), &text::no_such_player_help());
    };
    let draft = Draft {
        device,
        name: RwSignal::new(kept.player.name.clone()),
        source: RwSignal::new(kept.player.source.clone()),
        kept: StoredValue::new(kept),
        state: RwSignal::new(in_memory(device, id).unwrap_or(SaveState::Saved)),
        doomed: RwSignal::new(false),
    };
    browser::on_save(|it| matches!(it, Record::Player(_)), move || draft.look());
    let last = device.settings.with_untracked(|it| it.rules.clone());
    let last = last.and_then(|id| catalogue::find(&id));
    let rules = RwSignal::new(last.unwrap_or(catalogue::DEFAULT));
    let which = which_rules(rules.get_untracked(), move |chosen| rules.set(chosen));
    let desk = el("div.desk")
        .child(draft.fields())
        .child(draft.actions())
        .child(
            el("section.trial")
                .attr("aria-labelledby", "try-title")
                .child(el("h2").id("try-title").child(text::try_it()))
                .child(el("p.help").child(text::try_help()))
                .child(el("label").attr("for", "which").child(words::which_rules()))
                .child(which)
                .child(tryout(draft.source, rules)),
        );
    page("player", &text::your_player())
        .attr("class", "page studio")
        .child(desk)
        .child(manual(rules))
        .child(draft.delete_question())
}

/// Returns the state if the player is only in memory.
fn in_memory(device: Device, id: &RecordId) -> Option<SaveState> {
    let record = Record::Player(id.clone());
    let durable = device.store(|store| store.is_durable(&record));
    let fault = device.fault().get_untracked().filter(|_| !durable);
    fault.map(SaveState::Unkept)
}

impl Draft {
    fn now(&self) -> OwnPlayer {
        OwnPlayer {
            name: self.name.get_untracked(),
            source: self.source.get_untracked(),
        }
    }

    /// Saves name and program. If the name is not possible, saves the program alone.
    fn save(&self) {
        let state = match self.keep(self.now()) {
            Ok(state) => state,
            Err(why @ (PlayerError::NoName | PlayerError::LongName | PlayerError::SameName)) => {
                let name = self.kept.with_value(|kept| kept.player.name.clone());
                let source = self.source.get_untracked();
                let kept = self.keep(OwnPlayer { name, source });
                SaveState::Refused(kept.err().unwrap_or(why))
            }
            Err(why) => SaveState::Refused(why),
        };
        let state = match (state, self.state.get_untracked()) {
            (SaveState::Saved, SaveState::Beside(_)) => {
                SaveState::Beside(self.kept.with_value(|kept| kept.player.name.clone()))
            }
            (state, _) => state,
        };
        self.state.set(match state {
            SaveState::Refused(_) | SaveState::Unkept(_) => state,
            _ => {
                let id = self.kept.with_value(|kept| kept.id.clone());
                in_memory(self.device, &id).unwrap_or(state)
            }
        });
    }

    /// Saves a player; as a copy, if another tab has changed the stored one.
    fn keep(&self, mut player: OwnPlayer) -> Result<SaveState, PlayerError> {
        let kept = self.kept.get_value();
        let (mut id, mut state) = (kept.id, SaveState::Saved);
        let text = self.device.store(|store| {
            let players = store.players();
            match players.save(&id, &player, Some(&kept.text)) {
                // Another tab has deleted it, but the user is still writing: save it again.
                Err(PlayerError::Save(SaveError::Deleted)) => players.save(&id, &player, None),
                Err(PlayerError::Save(SaveError::Changed(_))) => {
                    id = RecordId::new(browser::now_ms(), 0);
                    player.name = players.free_name(&player.name);
                    state = SaveState::Beside(player.name.clone());
                    players.save(&id, &player, None)
                }
                saved => saved,
            }
        })?;
        if state != SaveState::Saved {
            self.name.set(player.name.clone());
        }
        self.kept.set_value(StoredPlayer { id, player, text });
        Ok(state)
    }

    /// Shows what another tab has saved, unless something was changed here.
    fn look(&self) {
        let kept = self.kept.get_value();
        let found = self.device.store(|store| store.players().load(&kept.id));
        let now = self.now();
        match found {
            Some(found) if found.text == kept.text => {
                let unkept = matches!(self.state.get_untracked(), SaveState::Unkept(_));
                if unkept && in_memory(self.device, &kept.id).is_none() {
                    self.state.set(SaveState::Saved);
                }
            }
            Some(found)
                if now.source == kept.player.source
                    && now.name.trim() == kept.player.name.trim() =>
            {
                self.name.set(found.player.name.clone());
                self.source.set(found.player.source.clone());
                self.kept.set_value(found);
                self.state.set(SaveState::News(text::changed_elsewhere()));
            }
            Some(_) => {}
            None => self.state.set(SaveState::News(text::deleted_elsewhere())),
        }
    }

    /// The fields for name and program.
    fn fields(self) -> [El; 3] {
        let named = move || {
            self.state.with(|state| {
                use PlayerError::{LongName, NoName, SameName};
                matches!(state, SaveState::Refused(NoName | LongName | SameName))
            })
        };
        let name = el("input")
            .id("name")
            .attr("type", "text")
            .attr("autocomplete", "off")
            .attr("maxlength", OwnPlayer::MAX_NAME.to_string())
            .flag("aria-invalid", named)
            .live_attr("aria-describedby", move || {
                named().then(|| "kept".to_owned())
            })
            .value(move || self.name.get())
            .on("input", move |event| {
                self.name.set(value_of(&event));
                self.save();
            });
        let source = el("textarea")
            .id("source")
            .attr("rows", "28")
            .attr("wrap", "off")
            .attr("spellcheck", "false")
            .attr("autocapitalize", "off")
            .attr("autocomplete", "off")
            .attr("autocorrect", "off")
            .attr("translate", "no")
            .attr("aria-describedby", "source-help")
            .value(move || self.source.get())
            .on("input", move |event| {
                self.source.set(value_of(&event));
                self.save();
            });
        let label = |of, words| el("label").attr("for", of).child(words);
        let kept = el("p")
            .id("kept")
            .attr("role", "status")
            .class_if("trouble", move || {
                self.state
                    .with(|state| matches!(state, SaveState::Refused(_) | SaveState::Unkept(_)))
            })
            .live_text(move || match self.state.get() {
                SaveState::Saved => text::saved(),
                SaveState::News(news) => news,
                SaveState::Beside(name) => text::forked(&name),
                SaveState::Refused(why) => saves::player_error(&why),
                SaveState::Unkept(fault) => saves::player_unkept(fault),
            });
        [
            el("div.field")
                .child(label("name", text::name()))
                .child(name),
            el("div.field")
                .child(label("source", text::program()))
                .child(source)
                .child(el("p.help").id("source-help").child(text::program_help())),
            kept,
        ]
    }

    fn actions(self) -> El {
        let export = move || {
            let player = self.now();
            browser::download(&format!("{}.mjs", player.name.trim()), &player.source);
        };
        answers([
            link("a.plain", &Route::Players).child(text::your_players()),
            plain(&text::export_player(), export).id("export"),
            plain(&words::delete(), move || self.doomed.set(true)).id("delete-player"),
        ])
    }

    fn delete_question(self) -> El {
        let ask = Confirm::deletion(text::delete_why);
        let question = move || self.doomed.get().then(text::delete_question);
        ask.ask(question, move |yes| {
            self.doomed.set(false);
            if yes {
                let id = self.kept.with_value(|kept| kept.id.clone());
                self.device.store(|store| store.players().delete(&id));
                browser::set_hash(&Route::Players.href());
            }
        })
    }
}
