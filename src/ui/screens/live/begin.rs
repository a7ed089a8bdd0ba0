//! A new live game: its rules, the players here, and how many play at the other device.

use std::sync::Arc;

use leptos::prelude::*;

use super::names::{MOST, Names, learn_first, names_here, people_here};
use crate::ui::browser;
use crate::ui::components::{AddName, BeginForm, FormTrouble, Select, SubmitButton, Trouble};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::live::Live;
use crate::ui::preferences::use_preferences;
use crate::ui::screens::new_game::{RulesChoice, WhoStarts};
use crate::ui::store::{Store, use_store};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::live::{LiveGame, LiveTable, Side};
use rollkeep_app::storage::{SavedGame, Stored};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, OwnName, Seat, Setup, Start};
use rollkeep_words::{live as text, refusals, words};

/// How many can play at the other device.
const THERE: [usize; 5] = [1, 2, 3, 4, 5];

/// The form for a new live game.
#[component]
pub(super) fn NewLiveGameForm(
    /// The connection.
    live: Live,
) -> impl IntoView {
    let settings = use_preferences();
    let store = use_store();
    let rules = RwSignal::new(settings.with_untracked(usual_rules));
    let names = people_here(1, &[]);
    let there = RwSignal::new(1);
    let first = RwSignal::new(Start::Seating);
    let trouble = Trouble::none();
    let begin = move || {
        let here = names_here(names);
        let made = setup(
            &rules.get_untracked(),
            &settings.with_untracked(|it| it.own_name.clone()),
            &here,
            there.get_untracked(),
            first.get_untracked(),
        );
        match made.and_then(|(setup, sides)| keep(store, setup, &sides)) {
            Ok(stored) => {
                learn_first(settings, &here);
                let id = stored.id.clone();
                live.offer(stored);
                LazyRoute::LiveGame(id).go();
                true
            }
            Err(why) => {
                trouble.report(why, ".names input");
                false
            }
        }
    };
    let options = THERE.map(|number| (number.to_string(), number.to_string()));
    let choose = move |number: String| there.set(number.parse().unwrap_or(1));
    let fields = view! {
        <h2>{text::begin_here()}</h2>
        <RulesChoice rules />
        <fieldset>
            <legend>{text::here()}</legend>
            <Names names />
            <AddName names most=MOST>
                {text::add()}
            </AddName>
        </fieldset>
        <fieldset>
            <legend>{text::there()}</legend>
            <div class="clock-choice">
                <label for="there">{text::how_many_there()}</label>
                <Select id="there" options first="1" choose />
            </div>
            <p class="help">{text::they_say()}</p>
        </fieldset>
        <WhoStarts start=first />
        <div class="go">
            <FormTrouble why=move || trouble.get() />
            <SubmitButton id="begin">{text::show_code()}</SubmitButton>
        </div>
    };
    view! {
        <BeginForm class="new-live" begin>
            {fields}
        </BeginForm>
    }
}

/// Players at this device come first, then those at the other one, whose names are not known yet.
fn setup(
    rules: &Arc<RuleSet>,
    own: &OwnName,
    here: &[String],
    there: usize,
    first: Start,
) -> Result<(Setup, Vec<Side>), String> {
    if here.iter().any(String::is_empty) {
        return Err(text::names_wanted());
    }
    let names = here
        .iter()
        .map(String::as_str)
        .chain(std::iter::repeat_n("", there));
    let seats = own.with_defaults(names.map(Seat::person).collect());
    let sides = std::iter::repeat_n(Side::Host, here.len());
    let sides = sides.chain(std::iter::repeat_n(Side::Guest, there));
    let setup = Setup::new(rules.clone(), seats, first, None);
    let setup = setup.map_err(|why| refusals::setup(rules, why))?;
    Ok((setup, sides.collect()))
}

/// Saves the game.
fn keep(store: Store, setup: Setup, sides: &[Side]) -> Result<Stored<LiveGame>, String> {
    let changed = |_| words::changed_elsewhere();
    let id = LiveTable::random_id().map_err(|_| text::no_randomness())?;
    let began = browser::now_ms();
    let table = LiveTable::new(id, began, setup, sides);
    let table = table.map_err(|why| text::table(why).to_owned())?;
    let live = LiveGame::new(table, Side::Host);
    let saved = SavedGame {
        game: Game::new(live.table().setup().clone()),
        began,
        touched: began,
    };
    store.write(|store| {
        let id = store.games().add(&saved).map_err(changed)?;
        let text = store.live_games().save(&id, &live, None).map_err(changed)?;
        Ok(Stored {
            id,
            value: live,
            text,
        })
    })
}
