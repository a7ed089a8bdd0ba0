//! The form for a new score card: the rules, and the players.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::browser::{self, follow};
use crate::ui::components::{
    AddName, BeginForm, FormTrouble, NameRows, OwnNameRow, PlayerList, SubmitButton, Trouble,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::screens::new_game::RulesChoice;
use crate::ui::store::{Store, use_store};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::real_dice::RealGame;
use rollkeep_app::storage::{Settings, Stored};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Seat, clean_name, is_default_name};
use rollkeep_words::{names as default_names, real_dice as text, refusals, words};

/// The form for a new card.
#[component]
pub(super) fn NewCardForm() -> impl IntoView {
    let (store, settings) = (use_store(), use_preferences());
    let (usual, people) = settings.with_untracked(|it| (usual_rules(it), at_table(it)));
    let rules = RwSignal::new(usual);
    let names = PlayerList::of_people(people);
    let own = OwnNameRow::first(names);
    let trouble = Trouble::none();
    let begin = move || match made(store, settings, rules.get_untracked(), names) {
        Ok(stored) => {
            own.learn();
            LazyRoute::RealGame(stored.id).go();
            true
        }
        Err(why) => {
            trouble.report(why, ".names input");
            false
        }
    };
    let fields = view! {
        <h2>{text::new()}</h2>
        <RulesChoice rules />
        <People rules names own />
        <FormTrouble why=move || trouble.get() />
        <SubmitButton id="begin">{text::begin()}</SubmitButton>
    };
    view! {
        <BeginForm class="new-real" begin>
            {fields}
        </BeginForm>
    }
}

/// The people of the last game who have a name; if there are none, the player whose device this is.
fn at_table(settings: &Settings) -> Vec<String> {
    let named = |name: &&String| !is_default_name(name);
    let people: Vec<String> = settings.table.iter().filter(named).cloned().collect();
    match people.is_empty() {
        true => vec![settings.own_name.get().unwrap_or_default().to_owned()],
        false => people,
    }
}

/// Saves a new card.
fn made(
    store: Store,
    settings: Preferences,
    rules: Arc<RuleSet>,
    names: PlayerList,
) -> Result<Stored<RealGame>, String> {
    let names = untrack(|| names.names()).into_iter();
    let seats = names.map(|name| Seat::person(&clean_name(&name)));
    let own_name = settings.with_untracked(|it| it.own_name.clone());
    let seats = own_name.with_defaults(seats.collect());
    let names: Vec<String> = seats.into_iter().map(|seat| seat.name).collect();
    let began = browser::now_ms();
    let game = RealGame::new(rules.clone(), &names, began);
    let game = game.map_err(|why| refusals::setup(&rules, why))?;
    let stored = store.write(|store| store.real_games().add(game, began));
    let stored = stored.map_err(|_| words::changed_elsewhere())?;
    settings.update(|settings| {
        settings.remember_rules(&rules);
        settings.remember_people(names);
    });
    store.ask_to_persist();
    Ok(stored)
}

/// Fields for the names, as many as the rules have seats.
#[component]
fn People(
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
    /// The people.
    names: PlayerList,
    /// The field for the own name.
    own: OwnNameRow,
) -> impl IntoView {
    let settings = use_preferences();
    let seats = move || rules.with(|it| usize::from(it.min_seats)..=usize::from(it.max_seats));
    follow(move || names.fit(seats(), &mut Vec::new()));
    let place = move |key| names.place(key).unwrap_or(0);
    let placeholder = move |key| {
        let count = names.count();
        if count > 1 && own.is(key) {
            return default_names::your_name();
        }
        let seats = vec![Seat::person(""); count];
        let defaults = settings.with(|it| it.own_name.with_defaults(seats));
        let default = defaults
            .get(place(key))
            .map(|seat| default_names::shown(&seat.name));
        default.map_or(String::new(), |name| name.into_owned())
    };
    view! {
        <fieldset>
            <legend>{words::who_plays()}</legend>
            <NameRows
                names
                label=move |key| default_names::player(place(key) + 1)
                placeholder
                is_needed=move |_| names.count() <= *seats().start()
            />
            <AddName names most=Signal::derive(move || *seats().end())>
                {words::add_player()}
            </AddName>
        </fieldset>
    }
}
