//! Challenges: a form for a new one, and a list of all that were sent and received.

use std::sync::Arc;

use leptos::prelude::*;

use super::challenge::{ChallengerField, ChallengerName, Meeting, is_over, name_of, totals};
use super::new_game::RulesChoice;
use crate::ui::browser;
use crate::ui::components::{
    BeginForm, Button, ConfirmDeletion, IconButton, NewerSaves, Page, Shape, SubmitButton,
    changing, replaced,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::start::Starter;
use crate::ui::store::{Store, use_store};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::challenge::Part;
use rollkeep_app::storage::{Kind, ListedChallenge};
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::SharedDice;
use rollkeep_words::{challenges as text, home, words, words::DOT};

/// How many are shown at first, and with each tap on "more".
const PAGE: usize = 25;

/// The rules and the dice of a challenge, and when it was received or last played, in milliseconds since 1970.
type ChallengeRow = (Arc<RuleSet>, SharedDice, u64);

/// The form for a new challenge, and the list of all.
#[component]
pub fn ChallengesScreen() -> impl IntoView {
    let store = use_store();
    let all = Memo::new(move |_| entries(store));
    let shown = RwSignal::new(PAGE);
    let doomed = RwSignal::new(None::<ChallengeRow>);
    let rows = move || {
        all.with(|all| {
            let some = all.iter().take(shown.get());
            let some = some.map(|entry| view! { <ChallengeRow entry=entry.clone() doomed /> });
            some.collect_view()
        })
    };
    let more = move || shown.update(|it| *it += PAGE);
    view! {
        <Page screen="challenges" title=text::challenges()>
            <NewChallenge />
            <section class="playing">
                <h2>{text::sent_and_received()}</h2>
                <NewerSaves kind=Kind::Challenge />
                <Show when=move || all.with(Vec::is_empty) && store.newer_of(Kind::Challenge) == 0>
                    <p class="help">{text::none_yet()}</p>
                </Show>
                <div class="playing">{replaced(rows)}</div>
                <Show when=move || { all.with(Vec::len) > shown.get() }>
                    <Button on_tap=more>{words::show_more()}</Button>
                </Show>
            </section>
            <DeleteQuestion doomed />
        </Page>
    }
}

/// Returns the challenges to answer, the next one first; follows changes.
fn waiting(store: Store) -> Memo<Vec<ListedChallenge>> {
    Memo::new(move |_| {
        store.track(Kind::Game);
        store.ask(Kind::Challenge, |store| store.challenges().waiting())
    })
}

/// The number of waiting challenges, beside the link to them.
#[component]
pub fn ChallengesWaiting() -> impl IntoView {
    let waiting = waiting(use_store());
    let says = move || match waiting.with(Vec::len) {
        0 => String::new(),
        count => text::waiting(count),
    };
    view! { <small class="waiting" prop:textContent=changing(says)></small> }
}

/// The way to the next challenge to answer; to all of them if none waits.
#[component]
pub fn NextChallenge() -> impl IntoView {
    let store = use_store();
    let waiting = waiting(store);
    move || {
        let waiting = waiting.get();
        let next = waiting.first().map(|next| {
            let (rules, dice) = (&next.rules, next.dice);
            let others = Meeting::look(store, rules, dice, None).other_names();
            let count = Some(waiting.len()).filter(|count| *count > 1);
            let about = [Some(text::what(rules, dice)), count.map(text::waiting)];
            let about = about.into_iter().flatten().collect::<Vec<_>>().join(DOT);
            (
                LazyRoute::Challenge(rules.clone(), dice),
                text::waits(&others),
                about,
            )
        });
        let waits = next.is_some();
        let all = || (LazyRoute::Challenges, home::challenges(), String::new());
        let (to, name, about) = next.unwrap_or_else(all);
        view! {
            <a class="plain two-lines" class:waiting=waits id="answer" href=to.to_string()>
                <strong>
                    <bdi prop:textContent=name></bdi>
                </strong>
                <small prop:textContent=about></small>
            </a>
        }
    }
}

/// A form for a new challenge.
#[component]
fn NewChallenge() -> impl IntoView {
    let settings = use_preferences();
    let starter = Starter::new();
    let rules = RwSignal::new(settings.with_untracked(usual_rules));
    let who = ChallengerName::likely();
    let begin = move || {
        let Ok(seed) = Seed::from_system() else {
            who.tell(text::no_dice());
            return false;
        };
        let dice = SharedDice::Challenge(seed);
        match who.setup(&rules.get_untracked(), dice, &[]) {
            Some(setup) => {
                starter.start(setup);
                true
            }
            None => false,
        }
    };
    view! {
        <BeginForm class="new-challenge" begin>
            <h2>{text::challenge()}</h2>
            <p>{text::what_it_is()}</p>
            <RulesChoice rules />
            <ChallengerField who />
            <SubmitButton id="begin">{text::play_now()}</SubmitButton>
        </BeginForm>
    }
}

/// Returns all challenges, and the days for which others have sent their games, the newest first; follows changes.
fn entries(store: Store) -> Vec<ChallengeRow> {
    store.track(Kind::Game);
    let (received, games) = store.ask(Kind::Challenge, |store| {
        let games = store.games().with_shared_dice();
        (store.challenges().list(), games)
    });
    let mut all: Vec<ChallengeRow> = Vec::new();
    let sent = games.iter().filter(|it| it.dice.challenge().is_some());
    let sent = sent.map(|it| (it.rules.clone(), it.dice, it.touched));
    let received = received
        .iter()
        .map(|it| (it.rules.clone(), it.dice, it.received));
    for entry in sent.chain(received) {
        match all
            .iter_mut()
            .find(|it| (&it.0, it.1) == (&entry.0, entry.1))
        {
            Some(known) => known.2 = known.2.max(entry.2),
            None => all.push(entry),
        }
    }
    all.sort_by_key(|it| std::cmp::Reverse(it.2));
    all
}

/// A challenge in the list: the players, the state, and the rules.
#[component]
fn ChallengeRow(
    /// The challenge.
    entry: ChallengeRow,
    /// The challenge about which the player is asked.
    doomed: RwSignal<Option<ChallengeRow>>,
) -> impl IntoView {
    let store = use_store();
    let (rules, dice, time) = entry.clone();
    let meeting = Meeting::look(store, &rules, dice, None);
    let mine = meeting.mine.first();
    let others = meeting.other_names();
    let everybody = text::title(mine.map(|it| name_of(&it.value.game)), &others);
    let (title, state) = match meeting.part() {
        Part::Invited => (text::waits(&others), text::your_turn()),
        Part::Playing => (everybody.clone(), text::you_play()),
        Part::Declined => (everybody.clone(), text::declined()),
        Part::Finished => {
            let sends = others.is_empty();
            let state = if sends {
                text::send_it()
            } else {
                totals(&meeting)
            };
            (everybody.clone(), state)
        }
    };
    let playing = mine.filter(|it| !is_over(&it.value.game) && !meeting.others.declined);
    let what = text::what(&rules, dice);
    let to = match playing {
        Some(mine) => Route::Game(mine.id.clone()),
        None => LazyRoute::Challenge(rules, dice).into(),
    };
    let about = format!("{what}{DOT}{}", browser::date(time));
    let name = format!("{}: {everybody}, {what}", words::delete());
    view! {
        <article class="game-row">
            <a href=to.to_string()>
                <strong>
                    <bdi>{title}</bdi>
                </strong>
                <span>
                    <bdi>{state}</bdi>
                </span>
                <span>{about}</span>
            </a>
            <IconButton shape=Shape::Cross name on_tap=move || doomed.set(Some(entry.clone())) />
        </article>
    }
}

/// The question before a challenge is deleted.
#[component]
fn DeleteQuestion(
    /// The challenge about which the player is asked.
    doomed: RwSignal<Option<ChallengeRow>>,
) -> impl IntoView {
    let store = use_store();
    let delete = move |(rules, dice, _): ChallengeRow| {
        store.write(|store| {
            store.challenges().delete(&rules, dice);
            let mine = match dice.challenge() {
                Some(_) => store.games().sharing(&rules, dice),
                None => Vec::new(),
            };
            for game in mine {
                store.games().delete(&game.id);
            }
        });
    };
    let (question, why) = (text::delete_question, text::delete_why);
    view! { <ConfirmDeletion doomed question why then=delete /> }
}
