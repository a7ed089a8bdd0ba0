//! Setting up a tournament.

use std::sync::Arc;

use leptos::prelude::*;

use super::past_tournaments::PastTournaments;
use crate::ui::announcer::use_announcer;
use crate::ui::background::use_background;
use crate::ui::browser;
use crate::ui::components::{
    AddRow, FormTrouble, Opponent, Page, Player, PlayerList, PlayerRow, PlayerRows, SelectOpponent,
    SelectRules, SubmitButton, TextField, changing,
};
use crate::ui::kept_table::kept_table;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::store::use_store;
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::storage::OwnPlayer;
use rollkeep_app::storage::{RecordId, Stored};
use rollkeep_app::tournament::{Entrant, EntrantKind, Entropy, Plan, Tournament, TournamentSeed};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{PortableRules, RuleSet};
use rollkeep_words::{advice, arena as words, bots, tournament as text, words as all};

/// The most games of a tournament on the page: the results of more do not fit in the storage.
const MOST_GAMES: u32 = 10_000;

/// Why a plan is not possible, and the field with the mistake.
#[derive(Clone, Default)]
struct PlanTrouble {
    field: &'static str,
    why: String,
}

/// The form for a tournament, and the list of past ones.
#[component]
pub fn ArenaScreen() -> impl IntoView {
    let store = use_store();
    let settings = use_preferences();
    let announcer = use_announcer();
    let arena = use_background().arena;
    let before = arena.take_plan();
    let own = store.read(|store| store.players().all());
    let same = before.as_ref().map(|plan| {
        let games = plan.games().min(MOST_GAMES);
        let rules = plan.rules().clone();
        (
            rules,
            same_entrants(plan, &own),
            games,
            plan.seed().to_string(),
        )
    });
    let (first, entrants, number, same_seed) = same.unwrap_or_else(|| {
        let rules = settings.with_untracked(usual_rules);
        (rules, everybody(), Plan::USUAL_GAMES, any_seed())
    });
    let rules = RwSignal::new(first);
    let players = PlayerList::new(entrants.into_iter().map(Player::Computer));
    let games = RwSignal::new(number.to_string());
    let seed = RwSignal::new(same_seed);
    let trouble = RwSignal::new(PlanTrouble::default());
    let start = move || {
        let own = store.read(|store| store.players().all());
        match plan(&rules.get_untracked(), players, &own, games, seed) {
            Ok(plan) => {
                let id = RecordId::new(browser::now_ms(), 0);
                let tournament = Tournament::new(plan);
                // No other tournament has this id, so saving never fails.
                let _ = store.write(|store| store.tournaments().save(&id, &tournament, None));
                arena.play(arena.lock(&id), tournament);
                LazyRoute::Tournament(id).go();
            }
            Err(found) => {
                announcer.say_now(found.why.clone());
                trouble.set(found);
                browser::focus_first_error();
            }
        }
    };
    view! {
        <Page screen="arena" title=words::arena()>
            <p class="lead">{words::arena_help()}</p>
            <a href=LazyRoute::Players.to_string()>{words::write_one()}</a>
            <form
                class="form"
                on:submit=move |event| {
                    event.prevent_default();
                    start();
                }
            >
                <TitledField field="which" title=all::which_rules()>
                    <SelectRules first=rules.get_untracked() choose=move |it| rules.set(it) />
                </TitledField>
                <Entrants rules players />
                <Numbers games seed trouble />
                <Show when=move || arena.is_busy()>
                    <p class="help" id="busy">
                        {words::busy()}
                    </p>
                </Show>
                <FormTrouble why=move || trouble.get().why />
                <SubmitButton id="start">{words::start()}</SubmitButton>
            </form>
            <PastTournaments />
        </Page>
    }
}

/// A field of its own with a title.
#[component]
fn TitledField(
    /// The id of the field.
    field: &'static str,
    /// Its title.
    title: String,
    /// The field, and what belongs to it.
    children: Children,
) -> impl IntoView {
    view! {
        <fieldset>
            <legend>
                <label for=field>{title}</label>
            </legend>
            {children()}
        </fieldset>
    }
}

/// The list of entrants, with a button for one more.
#[component]
fn Entrants(
    /// The rules, which decide how many may take part.
    rules: RwSignal<Arc<RuleSet>>,
    /// The entrants.
    players: PlayerList,
) -> impl IntoView {
    let own = use_store().read(|store| store.players().all());
    let own = own.into_iter();
    let own: Vec<_> = own
        .map(|it| (it.value.name.clone(), it.value.name))
        .collect();
    let own = StoredValue::new(own);
    let full = move || players.count() >= *Plan::seats(&rules.get()).end();
    let add = move || players.add(Player::Computer(Opponent::BuiltIn(Strength::Skilled)));
    view! {
        <fieldset class="people entrants">
            <legend>{words::who_meets()}</legend>
            <PlayerRows players let:key>
                <EntrantRow key players own rules />
            </PlayerRows>
            <AddRow id="add-entrant" field=".entrants li:last-child select" is_full=full add>
                {words::add_entrant()}
            </AddRow>
        </fieldset>
    }
}

/// An entrant: a list of computers and own players, and a button to remove the row.
#[component]
fn EntrantRow(
    /// The key of the entrant.
    key: usize,
    /// All entrants.
    players: PlayerList,
    /// The own players, as [`SelectOpponent`] lists them.
    own: StoredValue<Vec<(String, String)>>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let label = Signal::derive(move || words::entrant(players.place(key).unwrap_or(0) + 1));
    let Some(Player::Computer(first)) = untrack(|| players.player(key)) else {
        return ().into_any();
    };
    let is_kept = kept_table(rules.into());
    let line = move || {
        let strength = players.player(key)?.computer()?.strength()?;
        let line = bots::line(strength);
        let takes = advice::needs(strength, &rules.read(), is_kept.get());
        Some(match takes {
            Some(takes) => format!("{line} {takes}"),
            None => line,
        })
    };
    view! {
        <PlayerRow
            players
            key
            label
            is_needed=Signal::derive(move || players.count() <= Plan::MIN_ENTRANTS)
            add_button="#add-entrant"
        >
            <div class="computer">
                <SelectOpponent
                    first
                    own=own.get_value()
                    choose=move |who| players.set(key, Player::Computer(who))
                    attr:aria-label=label
                />
                <small prop:textContent=changing(line)></small>
            </div>
        </PlayerRow>
    }
    .into_any()
}

/// The number of games, and the seed.
#[component]
fn Numbers(
    /// The number of games, as typed.
    games: RwSignal<String>,
    /// The seed, as typed.
    seed: RwSignal<String>,
    /// Why the plan is not possible.
    trouble: RwSignal<PlanTrouble>,
) -> impl IntoView {
    view! {
        <div class="numbers-asked">
            <TitledField field="games" title=words::how_many()>
                <NumberField id="games" keyboard="numeric" value=games trouble />
            </TitledField>
            <TitledField field="seed" title=words::seed()>
                <div class="adding">
                    <NumberField id="seed" keyboard="text" value=seed trouble />
                    <button class="plain" type="button" on:click=move |_| seed.set(any_seed())>
                        {words::another_seed()}
                    </button>
                </div>
                <p class="help">{words::seed_help()}</p>
            </TitledField>
        </div>
    }
}

/// A field for a number.
#[component]
fn NumberField(
    /// Its id and its name.
    id: &'static str,
    /// The keyboard that it needs.
    keyboard: &'static str,
    /// Its text.
    value: RwSignal<String>,
    /// Why the plan is not possible; it ends when the user changes the field with the mistake.
    trouble: RwSignal<PlanTrouble>,
) -> impl IntoView {
    let at_fault = move || trouble.with(|trouble| trouble.field == id);
    let on_write = move || {
        if untrack(at_fault) {
            trouble.set(PlanTrouble::default());
        }
    };
    view! {
        <TextField
            id
            text=value
            at_fault
            told="told"
            on_write
            attr:name=id
            attr:inputmode=keyboard
        />
    }
}

/// Makes the plan, or says why it is not possible.
fn plan(
    rules: &RuleSet,
    players: PlayerList,
    own: &[Stored<OwnPlayer>],
    games: RwSignal<String>,
    seed: RwSignal<String>,
) -> Result<Plan, PlanTrouble> {
    let trouble = |field, why: String| PlanTrouble { field, why };
    let number = |text: RwSignal<String>| text.with_untracked(|text| text.trim().parse::<u64>());
    let games = number(games)
        .ok()
        .and_then(|games| u32::try_from(games).ok());
    let games = games.filter(|games| (1..=MOST_GAMES).contains(games));
    let games = games.ok_or_else(|| trouble("games", words::no_games(MOST_GAMES)))?;
    let seed = seed.with_untracked(|text| text.parse::<TournamentSeed>());
    let seed = seed.map_err(|_| trouble("seed", words::no_seed()))?;
    let chosen = untrack(|| players.get());
    let chosen: Vec<&Opponent> = chosen.iter().filter_map(Player::computer).collect();
    let name = |who: &Opponent| match who {
        Opponent::BuiltIn(strength) => bots::name(*strength),
        Opponent::Own(name) => name.clone(),
    };
    let called: Vec<String> = chosen.iter().copied().map(name).collect();
    let called: Vec<&str> = called.iter().map(String::as_str).collect();
    let names = text::names(&called).into_iter().zip(&chosen);
    let entrants = names.map(|(name, who)| match who {
        Opponent::BuiltIn(strength) => Ok(Entrant::built_in(&name, *strength)),
        Opponent::Own(who) => {
            let found = own.iter().find(|it| it.value.name == *who);
            // Another tab may have deleted the player.
            let found = found.ok_or_else(|| trouble("", words::no_such_player(who)))?;
            Ok(Entrant::own(&name, Some(&found.value.source)))
        }
    });
    let entrants = entrants.collect::<Result<_, _>>()?;
    let plan = Plan::new(PortableRules::of(rules), entrants, games, seed.number)
        .map_err(|why| trouble("", text::plan_error(&why)))?;
    plan.sealed(seed.entropy, Entropy::from_system)
        .map_err(|_| trouble("", text::no_entropy()))
}

/// One computer of each strength.
fn everybody() -> Vec<Opponent> {
    Strength::ALL.map(Opponent::BuiltIn).to_vec()
}

/// The entrants of another tournament, as far as they are still here; one computer of each strength if too few are.
fn same_entrants(plan: &Plan, own: &[Stored<OwnPlayer>]) -> Vec<Opponent> {
    let entrants = plan.entrants().iter();
    let entrants = entrants.filter_map(|entrant| match &entrant.kind {
        EntrantKind::BuiltIn(strength) => Some(Opponent::BuiltIn(*strength)),
        EntrantKind::Own(source) => {
            let same = |it: &&Stored<OwnPlayer>| Some(&it.value.source) == source.as_ref();
            let called = |it: &&Stored<OwnPlayer>| it.value.name == entrant.name;
            let found = own.iter().find(same).or(own.iter().find(called));
            found.map(|it| Opponent::Own(it.value.name.clone()))
        }
    });
    let entrants: Vec<Opponent> = entrants.collect();
    if entrants.len() < Plan::MIN_ENTRANTS {
        everybody()
    } else {
        entrants
    }
}

/// A seed that nobody has chosen, short enough to say aloud.
fn any_seed() -> String {
    (browser::now_ms() % 1_000_000).to_string()
}
