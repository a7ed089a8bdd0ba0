//! The editor of an own player.

use leptos::prelude::*;
use leptos::tachys::html::attribute::custom::custom_attribute;

use super::manual::Manual;
use super::tryout::TryIt;
use crate::ui::browser;
use crate::ui::components::{
    Button, Confirm, MissingRecord, Page, SelectRules, TextField, changing,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::start::{Starter, against};
use crate::ui::store::{Store, use_store};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::statistics::PlayerKey;
use rollkeep_app::storage::{
    Kind, OwnPlayer, PlayerError, Record, RecordId, SaveError, StorageError, Stored,
};
use rollkeep_words::{player as text, saves, words};

/// The player in the editor. Every change is saved at once, so nothing can be lost.
#[derive(Clone, Copy)]
struct Draft {
    store: Store,
    /// The version in the store.
    kept: StoredValue<Stored<OwnPlayer>>,
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
#[component]
pub fn PlayerScreen(
    /// Its id.
    id: RecordId,
) -> impl IntoView {
    let store = use_store();
    let settings = use_preferences();
    let found = store.read(|store| store.players().load(&id));
    let Some(kept) = found else {
        let (record, title) = (Record::Player(id), text::no_such_player());
        return view! { <MissingRecord record title help=text::no_such_player_help() /> }
            .into_any();
    };
    let draft = Draft {
        store,
        name: RwSignal::new(kept.value.name.clone()),
        source: RwSignal::new(kept.value.source.clone()),
        kept: StoredValue::new(kept),
        state: RwSignal::new(in_memory(store, &id).unwrap_or(SaveState::Saved)),
        doomed: RwSignal::new(false),
    };
    store.on_change([Kind::Player], move || draft.look());
    let rules = RwSignal::new(settings.with_untracked(usual_rules));
    let choose = move |chosen| rules.set(chosen);
    view! {
        <Page screen="player" title=text::your_player() class="page broad">
            <div class="column">
                <Fields draft />
                <Actions draft />
                <section class="trial" aria-labelledby="try-title">
                    <h2 id="try-title">{text::try_it()}</h2>
                    <p class="help">{text::try_help()}</p>
                    <label for="which">{words::which_rules()}</label>
                    <SelectRules first=rules.get_untracked() choose />
                    <TryIt source=draft.source rules />
                </section>
            </div>
            <Manual rules />
            <DeleteQuestion draft />
        </Page>
    }
    .into_any()
}

/// Returns the state if the player is only in memory.
fn in_memory(store: Store, id: &RecordId) -> Option<SaveState> {
    let record = Record::Player(id.clone());
    let fault = store.read(|store| store.fault().filter(|_| !store.is_durable(&record)));
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
                let name = self.kept.with_value(|kept| kept.value.name.clone());
                let source = self.source.get_untracked();
                let kept = self.keep(OwnPlayer { name, source });
                SaveState::Refused(kept.err().unwrap_or(why))
            }
            Err(why) => SaveState::Refused(why),
        };
        let state = match (state, self.state.get_untracked()) {
            (SaveState::Saved, SaveState::Beside(_)) => {
                SaveState::Beside(self.kept.with_value(|kept| kept.value.name.clone()))
            }
            (state, _) => state,
        };
        self.state.set(match state {
            SaveState::Refused(_) | SaveState::Unkept(_) => state,
            _ => {
                let id = self.kept.with_value(|kept| kept.id.clone());
                in_memory(self.store, &id).unwrap_or(state)
            }
        });
    }

    /// Saves a player; as a copy, if another tab has changed the stored one.
    fn keep(&self, mut player: OwnPlayer) -> Result<SaveState, PlayerError> {
        let kept = self.kept.get_value();
        let (mut id, mut state) = (kept.id, SaveState::Saved);
        let text = self.store.write(|store| {
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
        self.kept.set_value(Stored {
            id,
            value: player,
            text,
        });
        Ok(state)
    }

    /// Shows what another tab has saved, unless something was changed here.
    fn look(&self) {
        let kept = self.kept.get_value();
        let found = self.store.read(|store| store.players().load(&kept.id));
        let now = self.now();
        match found {
            Some(found) if found.text == kept.text => {
                let unkept = matches!(self.state.get_untracked(), SaveState::Unkept(_));
                if unkept && in_memory(self.store, &kept.id).is_none() {
                    self.state.set(SaveState::Saved);
                }
            }
            Some(found)
                if now.source == kept.value.source && now.name.trim() == kept.value.name.trim() =>
            {
                self.name.set(found.value.name.clone());
                self.source.set(found.value.source.clone());
                self.kept.set_value(found);
                self.state.set(SaveState::News(text::changed_elsewhere()));
            }
            Some(_) => {}
            None => self.state.set(SaveState::News(text::deleted_elsewhere())),
        }
    }
}

/// The fields for name and program, and the state of saving.
#[component]
fn Fields(
    /// The player.
    draft: Draft,
) -> impl IntoView {
    let state = draft.state;
    let named = move || {
        state.with(|state| {
            use PlayerError::{LongName, NoName, SameName};
            matches!(state, SaveState::Refused(NoName | LongName | SameName))
        })
    };
    let write_source = move |event| {
        draft.source.set(event_target_value(&event));
        draft.save();
    };
    let unsaved =
        move || state.with(|state| matches!(state, SaveState::Refused(_) | SaveState::Unkept(_)));
    let kept = move || match state.get() {
        SaveState::Saved => text::saved(),
        SaveState::News(news) => news,
        SaveState::Beside(name) => text::forked(&name),
        SaveState::Refused(why) => saves::player_error(&why),
        SaveState::Unkept(fault) => saves::player_unkept(fault),
    };
    view! {
        <div class="field">
            <label for="name">{text::name()}</label>
            <TextField
                id="name"
                text=draft.name
                at_fault=named
                told="kept"
                on_write=move || draft.save()
                attr:maxlength=OwnPlayer::MAX_NAME.to_string()
            />
        </div>
        <div class="field">
            <label for="source">{text::program()}</label>
            <textarea
                id="source"
                rows="28"
                wrap="off"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                {..custom_attribute("autocorrect", "off")}
                translate="no"
                aria-describedby="source-help"
                prop:value=move || draft.source.get()
                on:input=write_source
            ></textarea>
            <p class="help" id="source-help">
                {text::program_help()}
            </p>
        </div>
        <p id="kept" role="status" class:trouble=unsaved prop:textContent=changing(kept)></p>
    }
}

/// What else can be done with the player.
#[component]
fn Actions(
    /// The player.
    draft: Draft,
) -> impl IntoView {
    let export = move || {
        let player = draft.now();
        browser::download(&format!("{}.mjs", player.name.trim()), &player.source);
    };
    let (starter, settings) = (Starter::new(), use_preferences());
    let play = move || {
        let id = draft.kept.with_value(|kept| kept.id.clone());
        let all = draft.store.read(|store| store.players().at_table());
        let name = all.into_iter().find(|(_, it)| it.id == id);
        let own = name.map(|(name, _)| PlayerKey::Own(name));
        let setup = own.and_then(|own| settings.with_untracked(|it| against(it, &own)));
        if let Some(setup) = setup {
            starter.start(setup);
        }
    };
    view! {
        <div class="answers">
            <Button id="play-against" on_tap=play>
                {text::play_against()}
            </Button>
            <a class="plain" href=LazyRoute::Players.to_string()>
                {text::your_players()}
            </a>
            <Button id="export" on_tap=export>
                {text::export_player()}
            </Button>
            <Button id="delete-player" on_tap=move || draft.doomed.set(true)>
                {words::delete()}
            </Button>
        </div>
    }
}

/// The question before the player is deleted.
#[component]
fn DeleteQuestion(
    /// The player.
    draft: Draft,
) -> impl IntoView {
    let question = move || draft.doomed.get().then(text::delete_question);
    let on_answer = move |yes| {
        draft.doomed.set(false);
        if yes {
            let id = draft.kept.with_value(|kept| kept.id.clone());
            draft.store.write(|store| store.players().delete(&id));
            LazyRoute::Players.go();
        }
    };
    view! {
        <Confirm
            id="delete"
            question
            why=text::delete_why
            yes=words::delete
            no=words::cancel
            harm=true
            on_answer
        />
    }
}
