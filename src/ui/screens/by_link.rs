//! A new game of two people who send it back and forth as a link.

use leptos::prelude::*;

use super::new_game::RulesChoice;
use crate::ui::components::{
    BeginForm, FormTrouble, KnownNames, Labelled, NameInput, Page, SubmitButton, Trouble,
};
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::store::use_store;
use crate::ui::table;
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::storage::LinkGames;
use rollkeep_rules::game::{Game, Seat, Setup, Start, clean_name, is_default_name};
use rollkeep_words::{friends as text, links, names, refusals, words};

/// The seat of the person at this device, who plays the first turn.
const HERE: usize = 0;

/// A field for a name, and whether it is the one at fault.
#[derive(Clone, Copy)]
struct NameDraft {
    id: &'static str,
    name: RwSignal<String>,
    at_fault: RwSignal<bool>,
}

impl NameDraft {
    fn new(id: &'static str, name: &str) -> NameDraft {
        NameDraft {
            id,
            name: RwSignal::new(name.to_owned()),
            at_fault: RwSignal::new(false),
        }
    }

    /// Returns the name, or `None` if it says nothing to the person at the other device.
    fn get(self) -> Option<String> {
        let name = clean_name(&self.name.get_untracked());
        (!name.is_empty() && !is_default_name(&name)).then_some(name)
    }
}

/// The form for the game: its rules and both names.
#[component]
pub fn ByLinkScreen() -> impl IntoView {
    let (store, settings) = (use_store(), use_preferences());
    let rules = RwSignal::new(settings.with_untracked(usual_rules));
    let likely = settings.with_untracked(|it| it.likely_name(&[]).map(str::to_owned));
    let mine = NameDraft::new("my-name", &likely.unwrap_or_default());
    let friend = NameDraft::new("friends-name", "");
    let trouble = Trouble::none();
    let refuse = move |draft: NameDraft, why: String| {
        draft.at_fault.set(true);
        trouble.report(why, "[aria-invalid]");
        false
    };
    let begin = move || {
        let Some(my_name) = mine.get() else {
            return refuse(mine, text::your_name_wanted());
        };
        let Some(friends_name) = friend.get() else {
            return refuse(friend, text::friends_name_wanted());
        };
        let rules = rules.get_untracked();
        let seats = vec![Seat::person(&my_name), Seat::person(&friends_name)];
        match Setup::new(rules.clone(), seats, Start::Seating, None) {
            Ok(setup) => {
                settings.update(|settings| {
                    settings.learn_own_name(&my_name);
                    settings.remember_badges(&setup);
                });
                let id = table::begin(store, Game::new(setup));
                store.notes(|notes| LinkGames::note(notes, &id, vec![HERE]));
                Route::Game(id).go_instead();
                true
            }
            Err(why) => refuse(friend, refusals::setup(&rules, why)),
        }
    };
    let clear = move || trouble.clear();
    let form = view! {
        <BeginForm class="by-link" begin>
            <RulesChoice rules />
            <fieldset>
                <legend>{words::who_plays()}</legend>
                <NameField draft=mine label=names::your_name() on_write=clear />
                <NameField draft=friend label=text::friends_name() on_write=clear />
                <KnownNames is_taken=move |name: &str| mine.name.with(|mine| mine == name) />
            </fieldset>
            <div class="go">
                <FormTrouble why=move || trouble.get() />
                <SubmitButton id="begin">{words::begin()}</SubmitButton>
            </div>
        </BeginForm>
    };
    view! {
        <Page screen="by-link" title=text::by_link()>
            <p class="lead">{text::by_link_help()}</p>
            {form}
            <p class="help">{links::no_server()}</p>
        </Page>
    }
}

/// The field for one of the names.
#[component]
fn NameField(
    /// The field.
    draft: NameDraft,
    /// Whose name it is.
    label: String,
    /// Runs when somebody writes.
    on_write: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let NameDraft { id, name, at_fault } = draft;
    let write = move |text| {
        name.set(text);
        at_fault.set(false);
        on_write();
    };
    view! {
        <Labelled label=label>
            <NameInput id name write suggests=true at_fault />
        </Labelled>
    }
}
