//! The game of the day.

mod month;

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use self::month::Calendar;
use super::new_game::RulesChoice;
use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser;
use crate::ui::components::{Button, Page, Weight, changing, replaced};
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::route::Route;
use crate::ui::store::{Store, use_store};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::daily::{self, DayState};
use rollkeep_app::storage::{
    Absence, Kind, PerfectTotals, Record, RecordId, Settings, SharedDiceGame,
};
use rollkeep_rules::game::{Day, Setup, SharedDice, YOU};
use rollkeep_rules::{PortableRules, RuleSet};
use rollkeep_words::{calendar, daily as text, saves, words};

/// How often the screen checks whether the day is over.
const LOOK: Duration = Duration::from_secs(30);

/// The games of days under the chosen rules.
#[derive(Clone, Copy)]
struct Days {
    store: Store,
    settings: Preferences,
    announcer: Announcer,
    rules: RwSignal<Arc<RuleSet>>,
    games: Memo<Vec<SharedDiceGame>>,
    dates: RwSignal<Dates>,
    /// What perfect play made of the dice of days.
    perfect: RwSignal<PerfectTotals>,
}

/// The dates that depend on the device's clock.
#[derive(Clone, Copy, PartialEq)]
struct Dates {
    today: Day,
    /// The earliest day whose game can still be begun.
    open: Day,
}

impl Dates {
    fn now() -> Dates {
        Dates {
            today: browser::today(),
            open: daily::first_open(browser::now_ms()),
        }
    }
}

impl Days {
    fn here(asked: Option<Arc<RuleSet>>) -> Days {
        let (store, settings) = (use_store(), use_preferences());
        let games =
            Memo::new(move |_| store.ask(Kind::Game, |store| store.games().with_shared_dice()));
        let last = games.with_untracked(|games| daily::rules_played_last(games).cloned());
        let days = Days {
            store,
            rules: RwSignal::new(
                asked
                    .or(last)
                    .unwrap_or_else(|| settings.with_untracked(usual_rules)),
            ),
            settings,
            announcer: use_announcer(),
            games,
            dates: RwSignal::new(Dates::now()),
            perfect: RwSignal::new(store.notes(PerfectTotals::read)),
        };
        days.follow();
        days
    }

    /// Updates the screen when the day ends.
    fn follow(self) {
        let look = move || {
            let now = Dates::now();
            if self.dates.get_untracked() != now {
                self.dates.set(now);
            }
        };
        browser::on_window("visibilitychange", move |_| look());
        browser::on_window("focus", move |_| look());
        if let Ok(timer) = set_interval_with_handle(look, LOOK) {
            on_cleanup(move || timer.clear());
        }
    }

    fn state(self, day: Day) -> DayState {
        let rules = self.rules.get();
        self.games.with(|games| daily::state_of(games, &rules, day))
    }

    /// Returns whether the game of this day is there, but only a newer version can read it.
    fn is_newer(self, day: Day) -> bool {
        let id = RecordId::of_day(day, &PortableRules::key(&self.rules.get()));
        let absence = (self.store).ask(Kind::Game, |store| store.absence(&Record::Game(id)));
        absence == Absence::Newer
    }

    /// Describes the state of this game in words.
    fn how_far(self, id: &RecordId) -> Option<String> {
        let found = self.store.read(|store| store.games().load(id))?;
        Some(text::how_far(&found.value.game))
    }

    /// Returns the name of the player. Somebody who has told none is not a guest who played here last.
    fn name(self) -> String {
        let name = |settings: &Settings| settings.own_name.get().unwrap_or(YOU).to_owned();
        self.settings.with_untracked(name)
    }

    /// Begins the game of this day. If another tab has begun it meanwhile, opens that one.
    fn begin(self, day: Day) {
        let (now, rules) = (browser::now_ms(), self.rules.get_untracked());
        if !daily::may_begin(day, browser::today(), now) {
            // The screen was open for long, and the day is over.
            self.announcer.say_now(text::too_late());
            return self.dates.set(Dates::now());
        }
        let dice = SharedDice::Daily(day);
        let named = |name: &str| Setup::alone(rules.clone(), name, dice).ok();
        let Some(setup) = named(&self.name()).or_else(|| named(YOU)) else {
            return;
        };
        let begun = self
            .store
            .write(|store| daily::begin(&store.games(), &setup, now));
        if let Some(id) = begun {
            self.settings
                .update(|settings| settings.remember_setup(&setup));
            Route::Game(id).go();
        }
    }
}

/// The game of today, those of earlier days that can still be played, and the calendar.
#[component]
pub fn DailyScreen(
    /// The rules of the address.
    asked: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let days = Days::here(asked);
    view! {
        <Page screen="daily" title=text::todays_game()>
            <p
                class="lead"
                id="date"
                prop:textContent=changing(move || calendar::date(days.dates.get().today))
            ></p>
            <RulesChoice rules=days.rules />
            <section class="today">{replaced(move || today(days))}</section>
            <div class="earlier">{replaced(move || earlier(days))}</div>
            <p class="streak" prop:textContent=changing(move || streak(days))></p>
            <Calendar days />
            <p class="help">{text::honest()}</p>
        </Page>
    }
}

/// The state of today's game, and the button to play it.
fn today(days: Days) -> AnyView {
    let day = days.dates.get().today;
    let way = |id: RecordId, says: String| {
        let state = days.how_far(&id);
        view! {
            <p class="state">{state}</p>
            <a class="strong" id="play" href=Route::Game(id).to_string()>
                {says}
            </a>
        }
    };
    match days.state(day) {
        DayState::None if days.is_newer(day) => view! {
            <p class="notice" id="newer">
                {saves::from_newer_help()}
            </p>
        }
        .into_any(),
        DayState::None => view! {
            <p class="state">{text::help()}</p>
            <Button weight=Weight::Strong id="play" on_tap=move || days.begin(day)>
                {text::play_today()}
            </Button>
        }
        .into_any(),
        DayState::InPlay(id) => way(id, words::resume()).into_any(),
        DayState::Finished(id) => way(id, text::look()).into_any(),
    }
}

/// A line for each earlier day whose game can still be begun, or is in play.
fn earlier(days: Days) -> Vec<impl IntoView> {
    let Dates { today, open } = days.dates.get();
    let before = std::iter::successors(today.before(), |day| day.before());
    let before = before.take_while(|day| *day >= open || day.after() == Some(today));
    let line = |day: Day| {
        let about = format!("day-{day}");
        let (state, way) = match days.state(day) {
            DayState::None if day >= open && !days.is_newer(day) => {
                let begin = move || days.begin(day);
                let way = view! {
                    <Button attr:aria-describedby=about.clone() on_tap=begin>
                        {text::play()}
                    </Button>
                };
                (text::not_played(), way.into_any())
            }
            DayState::InPlay(id) => {
                let to = Route::Game(id).to_string();
                let way = view! {
                    <a class="plain" aria-describedby=about.clone() href=to>
                        {words::resume()}
                    </a>
                };
                (text::in_progress(), way.into_any())
            }
            DayState::None | DayState::Finished(_) => return None,
        };
        let says = text::earlier(day, today, &state);
        Some(view! {
            <p class="open-day">
                <span id=about>{says}</span>
                {way}
            </p>
        })
    };
    before.filter_map(line).collect()
}

fn streak(days: Days) -> Option<String> {
    days.dates.track();
    let rules = days.rules.get();
    let now = browser::now_ms();
    text::streak(days.games.with(|games| daily::streak(games, &rules, now)))
}
