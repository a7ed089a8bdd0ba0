//! Facts about a game: its best moment, a mistake to learn from, and who has won how often.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::background::use_background;
use crate::ui::browser::{self, follow};
use crate::ui::components::{Button, PlayerBadge, SmallDice, changing, replaced};
use crate::ui::kept_table::kept_table;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::solver_worker::{OpenRequest, use_solver_worker};
use crate::ui::store::{Store, use_store};
use crate::ui::table::Table;
use rollkeep_app::storage::{RecordId, SavedGame};
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::game::{Game, Tally};
use rollkeep_solver::coach::{Highlight, Review, SolvingTime, decisions, has_best_play};
use rollkeep_words::{advice, names, over as text};

/// The solver starts after this time, so that the result appears first.
const SOON: Duration = Duration::from_millis(600);

/// How many games are read before the browser gets a break.
const AT_ONCE: usize = 12;

/// The best moment, a mistake to learn from, and the tally. Writes the answer about the decisions into `judged`.
#[component]
pub fn Facts(
    /// The table of the game.
    table: Table,
    /// The game.
    game: Arc<Game>,
    /// The answer about the decisions.
    judged: RwSignal<ReviewAnswer>,
) -> impl IntoView {
    let best = Highlight::of(&game).map(|best| {
        view! {
            <section class="highlight">
                <h2>{text::best_moment_title()}</h2>
                <SmallDice rules=game.rules() shown=best.dice />
                <p>{text::best_moment(&game, &best)}</p>
            </section>
        }
    });
    let played = game.setup().people().next().is_some();
    let tally = tally(&game);
    let tallied = move || tally.get().filter(|tally| tally.games() > 1);
    view! {
        <div class="facts">
            {best} {played.then(|| lesson(table, game.clone(), judged))}
            {replaced(move || {
                tallied()
                    .map(|tally| {
                        view! {
                            <section class="tally">
                                <h2>{text::tally_title()}</h2>
                                <p class="wins">{text::tally(&tally)}</p>
                                <p class="help">{text::tally_of(&tally)}</p>
                            </section>
                        }
                    })
            })}
        </div>
    }
}

/// What can be learned from the decisions, or why nobody knows.
fn lesson(table: Table, game: Arc<Game>, answer: RwSignal<ReviewAnswer>) -> AnyView {
    match has_best_play(game.rules()) {
        true => view! { <Lesson table game answer /> }.into_any(),
        false => view! {
            <p class="help" id="no-lesson">
                {advice::silent(game.rules())}
            </p>
        }
        .into_any(),
    }
}

/// The decision that cost a person most, once it is known. Until then, its place stays empty. Of several people, each
/// sees only their own, and only after a tap: nobody is shown to the others.
#[component]
fn Lesson(
    /// The table of the game.
    table: Table,
    /// The game.
    game: Arc<Game>,
    /// The answer about the decisions.
    answer: RwSignal<ReviewAnswer>,
) -> impl IntoView {
    let saved = SavedGame {
        game: Game::clone(&game),
        began: table.began(),
        touched: table.began(),
    };
    let (solver, judge) = (use_solver_worker(), use_background().judge);
    let rules = game.rules().clone();
    let open = OpenRequest::none();
    // Where it takes minutes, only if somebody wants it, or if best play is kept.
    let costs = advice::takes(&rules).filter(|_| SolvingTime::of(&rules) == SolvingTime::Minutes);
    let wanted = RwSignal::new(costs.is_none());
    let is_kept = kept_table(Signal::stored(rules.clone()));
    follow(move || {
        if is_kept.get() && !wanted.get_untracked() {
            wanted.set(true);
        }
    });
    let game_text = saved.to_json();
    let ask = move || {
        // If the player has left this screen, nothing is loaded for it.
        if answer.try_get_untracked().is_some() {
            let request = CoachRequest::Game(game_text);
            open.replace(solver.ask(request, move |found| {
                answer.set(found.into());
                // The solver's tables are ready now, so other games of these rules are judged too.
                judge.judge_only(rules);
            }));
        }
    };
    follow(move || {
        if wanted.get() {
            set_timeout(ask.clone(), SOON);
        }
    });
    let offer = costs.map(|costs| {
        view! {
            <Show when=move || !wanted.get()>
                <p class="help">{costs.clone()}</p>
                <Button id="look-for-lesson" on_tap=move || wanted.set(true)>
                    {text::look_for_lesson()}
                </Button>
            </Show>
        }
    });
    let long = offer.is_some();
    let waiting = move || match solver.status().stalled || long {
        true => solver.waiting(),
        false => text::looking(),
    };
    let people: Vec<usize> = game.setup().people().collect();
    let whose = RwSignal::new(match people[..] {
        [only] => Some(only),
        _ => None,
    });
    let owners =
        (people.len() > 1).then(|| view! { <Owners table game=game.clone() people whose /> });
    let content = move || {
        answer.with(|answer| match answer {
            ReviewAnswer::Review(review) => match whose.get() {
                Some(seat) => learned(table, &game, review, seat),
                None => view! { <p class="help">{text::lesson_whose()}</p> }.into_any(),
            },
            ReviewAnswer::Awaited | ReviewAnswer::Nothing => {
                view! { <p class="help" prop:textContent=changing(waiting)></p> }.into_any()
            }
        })
    };
    view! {
        <section class="lesson">
            <h2>{text::lesson_title()}</h2>
            {offer}
            <div hidden=move || !wanted.get()>{owners} {replaced(content)}</div>
        </section>
    }
}

/// A button for each person, which shows what that person could learn, or hides it.
#[component]
fn Owners(
    /// The table of the game.
    table: Table,
    /// The game.
    game: Arc<Game>,
    /// Their seats.
    people: Vec<usize>,
    /// Whose lesson is shown.
    whose: RwSignal<Option<usize>>,
) -> impl IntoView {
    let badges = table.badges();
    let buttons = people.into_iter().map(|seat| {
        let is_shown = move || whose.get() == Some(seat);
        let turn = move |_| {
            whose.set((!is_shown()).then_some(seat));
            browser::after_frame(|| browser::scroll_to_end_of(".lesson"));
        };
        view! {
            <button
                class="plain"
                type="button"
                aria-pressed=move || is_shown().to_string()
                on:click=turn
            >
                {badges.get(seat).map(|badge| view! { <PlayerBadge badge=*badge /> })}
                <bdi translate="no">
                    {names::shown(&game.setup().seats()[seat].name).into_owned()}
                </bdi>
            </button>
        }
    });
    view! { <div class="owners">{buttons.collect_view()}</div> }
}

fn learned(table: Table, game: &Game, review: &Review, seat: usize) -> AnyView {
    let decisions = decisions(game);
    let found = review.costliest(&decisions, seat).and_then(|number| {
        let decision = decisions.into_iter().nth(number)?;
        Some((number, decision, review.verdicts.get(number)?))
    });
    let Some((number, decision, verdict)) = found else {
        return view! { <p>{text::no_lesson()}</p> }.into_any();
    };
    view! {
        <p class="help">{text::lesson_when(game, &decision)}</p>
        <SmallDice rules=game.rules() shown=decision.dice />
        <p>{text::lesson(game, &decision, verdict)}</p>
        <a id="see-decision" href=LazyRoute::Review(table.id(), Some(number)).to_string()>
            {text::see_decision()}
        </a>
    }
    .into_any()
}

/// Who has won how often, from the second game on.
fn tally(game: &Game) -> RwSignal<Option<Tally>> {
    let shown = RwSignal::new(None::<Tally>);
    if game.setup().seats().len() > 1 {
        let store = use_store();
        let own = use_preferences().with_untracked(|it| it.own_name.clone());
        let mut tally = Tally::new(game.setup(), &own);
        let mut ids = store.read(|store| store.games().finished());
        let later = ids.split_off(ids.len().min(AT_ONCE));
        count(store, &mut tally, &ids);
        shown.set(Some(tally.clone()));
        spawn_local(async move {
            for some in later.chunks(AT_ONCE) {
                browser::take_breath().await;
                count(store, &mut tally, some);
                // The screen may be closed by now.
                if shown.try_set(Some(tally.clone())).is_some() {
                    return;
                }
            }
        });
    }
    shown
}

fn count(store: Store, tally: &mut Tally, ids: &[RecordId]) {
    for id in ids {
        if let Some(found) = store.read(|store| store.games().load(id)) {
            tally.count(&found.value.game);
        }
    }
}
