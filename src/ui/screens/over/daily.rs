//! The end of the game of a day: what perfect play made of the same dice, and how well each turn was decided.

use std::time::Duration;

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{Button, Cards, InfoModal, Thinking, TryAgain, changing, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::solver_worker::{OpenRequest, use_solver_worker};
use crate::ui::store::use_store;
use crate::ui::table::Table;
use rollkeep_app::daily::{self, Mark};
use rollkeep_app::storage::{PerfectTotals, SavedGame};
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::game::{Day, Game, SharedDice};
use rollkeep_solver::coach::{Review, decisions, has_best_play};
use rollkeep_words::{advice, daily as text, review as review_text, words};

/// After the questions about the game itself.
const SOON: Duration = Duration::from_millis(700);

/// A finished game of a day. Answers of the solver come in later.
#[derive(Clone, Copy)]
pub struct Ended {
    day: Day,
    table: Table,
    /// The solver's answer about the decisions.
    review: RwSignal<ReviewAnswer>,
    /// The solver's answer about perfect play.
    perfect: RwSignal<Option<PerfectGame>>,
    /// The number of days in a row.
    streak: usize,
}

/// The game of perfect play with the same dice; `None` if the solver gave none.
#[derive(Clone)]
struct PerfectGame(Option<Game>);

impl Ended {
    /// The game at the table, if it is the game of a day. `review` is the answer about its decisions.
    pub fn of(table: Table, review: RwSignal<ReviewAnswer>) -> Option<Ended> {
        let dice = table.game_untracked(|game| game.setup().shared_dice());
        let day = dice.and_then(SharedDice::daily)?;
        let games = use_store().read(|store| store.games().with_shared_dice());
        let rules = table.game_untracked(|game| game.rules().clone());
        let ended = Ended {
            day,
            table,
            review,
            perfect: RwSignal::new(None),
            streak: daily::streak(&games, &rules, browser::now_ms()),
        };
        ended.ask();
        Some(ended)
    }

    fn ask(self) {
        let saved = SavedGame {
            game: self.table.game_untracked(Clone::clone),
            began: self.table.began(),
            touched: self.table.began(),
        };
        let (store, solver) = (use_store(), use_solver_worker());
        let (perfect, day) = (self.perfect, self.day);
        let open = OpenRequest::none();
        let ask = move || {
            if perfect.try_get_untracked().is_some() {
                let request = CoachRequest::Perfect(saved.to_json());
                open.replace(solver.ask(request, move |answer| {
                    let game = answer.perfect_game();
                    if let Some(game) = &game {
                        let total = text::total(game);
                        store.notes(|notes| {
                            PerfectTotals::read(notes).add(notes, game.rules(), day, total);
                        });
                    }
                    perfect.set(Some(PerfectGame(game)));
                }));
            }
        };
        set_timeout(ask, SOON);
    }

    fn total(self) -> u16 {
        self.table.game_untracked(text::total)
    }

    fn perfect_total(self) -> Option<u16> {
        let found = self.perfect.get()?;
        found.0.map(|game| text::total(&game))
    }

    /// Returns whether the player has more points than perfect play with the same dice.
    pub fn is_perfect_beaten(self) -> bool {
        let perfect = self.perfect_total();
        perfect.is_some_and(|perfect| self.total() > perfect)
    }

    /// Returns something about the decisions; `None` until the solver has answered.
    fn reviewed<T>(self, look: impl FnOnce(&Game, &Review) -> T) -> Option<T> {
        self.review.with(|answer| match answer {
            ReviewAnswer::Review(review) => {
                Some(self.table.game_untracked(|game| look(game, review)))
            }
            ReviewAnswer::Awaited | ReviewAnswer::Nothing => None,
        })
    }

    fn marks(self) -> Option<Vec<Mark>> {
        self.reviewed(daily::marks)
    }

    /// Returns the text to share, with what is known by now.
    pub fn to_share(self) -> String {
        let rules = self.table.game_untracked(|game| game.rules().clone());
        text::to_share(
            &rules,
            self.day,
            self.total(),
            self.perfect_total(),
            &self.marks().unwrap_or_default(),
            self.streak,
            &browser::address(&LazyRoute::Daily(Some(rules.clone())).to_string()),
        )
    }
}

/// A link to the calendar of these rules.
#[component]
pub fn ToCalendar(
    /// The game of the day.
    ended: Ended,
) -> impl IntoView {
    let rules = (ended.table).game_untracked(|game| Some(game.rules().clone()));
    view! {
        <a class="plain" id="calendar" href=LazyRoute::Daily(rules).to_string()>
            {text::calendar()}
        </a>
    }
}

/// Perfect play with the same dice in a sentence, in a line that is kept free for it, and the days in a row.
#[component]
pub fn AgainstPerfect(
    /// The game of the day.
    ended: Ended,
) -> impl IntoView {
    let says = move || Some(text::against_perfect(ended.total(), ended.perfect_total()?));
    view! {
        <p
            class="against"
            class:beaten=move || ended.is_perfect_beaten()
            role="status"
            prop:textContent=changing(says)
        ></p>
        {text::streak(ended.streak).map(|streak| view! { <p class="streak">{streak}</p> })}
    }
}

/// Your game beside perfect play: totals, decisions and luck, the marks of the turns, and both cards.
#[component]
pub fn Compared(
    /// The game of the day.
    ended: Ended,
) -> impl IntoView {
    let summary = move |of: fn(&rollkeep_solver::coach::Summary) -> i64| {
        ended.reviewed(|game, review| {
            let summaries = review.summaries(game, &decisions(game));
            let found = summaries.first().map(of);
            found.map(review_text::brought).unwrap_or_default()
        })
    };
    let mean = move || ended.reviewed(|_, review| advice::points(review.start));
    let known = move || {
        ended
            .review
            .with(|answer| !matches!(answer, ReviewAnswer::Awaited))
    };
    let perfect_known = move || ended.perfect.with(Option::is_some);
    let waiting = move || !(known() && perfect_known());
    let open = RwSignal::new(false);
    if !(ended.table).game_untracked(|game| has_best_play(game.rules())) {
        // The facts say why.
        return ().into_any();
    }
    view! {
        <section class="compared">
            <h2>{text::compared()}</h2>
            <dl>
                <ComparedValue
                    what=text::your_total()
                    value=move || Some(ended.total().to_string())
                    known=|| true
                />
                <ComparedValue
                    what=text::perfect_total()
                    value=move || Some(ended.perfect_total()?.to_string())
                    known=perfect_known
                    attr:id="perfect-total"
                />
                <ComparedValue what=text::mean() value=mean known />
                <ComparedValue
                    what=words::decisions_cost()
                    value=move || summary(|it| -it.lost)
                    known
                />
                <ComparedValue
                    what=words::dice_brought()
                    value=move || summary(|it| it.luck)
                    known
                />
            </dl>
            {replaced(move || ended.marks().map(|marks| view! { <Marks marks /> }))}
            <Show when=waiting>
                <Thinking />
            </Show>
            <TryAgain />
            <Show when=move || ended.perfect_total().is_some()>
                <Button id="both-cards" on_tap=move || open.set(true)>
                    {text::both_cards()}
                </Button>
            </Show>
            <BothCards ended open />
        </section>
    }
    .into_any()
}

/// A line of the comparison. If a value is not known yet, or cannot be known, it says so.
#[component]
fn ComparedValue(
    /// What is compared.
    what: String,
    /// Its value.
    value: impl Fn() -> Option<String> + Send + Sync + 'static,
    /// Whether it is known whether there is a value.
    known: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let says = move || match (value(), known()) {
        (Some(value), _) => value,
        (None, false) => text::not_yet(),
        (None, true) => text::unknown(),
    };
    view! {
        <div>
            <dt>{what}</dt>
            <dd prop:textContent=changing(says)></dd>
        </div>
    }
}

/// The marks of the turns, and what they mean.
#[component]
fn Marks(
    /// A mark for each turn.
    marks: Vec<Mark>,
) -> impl IntoView {
    let aloud = format!("{}: {}", text::marks(), text::marks_aloud(&marks));
    let signs: String = marks.into_iter().map(text::mark).collect();
    view! {
        <p class="marks" role="img" aria-label=aloud>
            {signs}
        </p>
        <p class="help" aria-hidden="true">
            {text::legend()}
        </p>
    }
}

/// Both cards, side by side.
#[component]
fn BothCards(
    /// The game of the day.
    ended: Ended,
    /// Whether they are shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    let close = move || open.set(false);
    let cards = move || {
        let perfect = ended.perfect.get_untracked().and_then(|it| it.0);
        perfect.map(|perfect| {
            ended.table.game_untracked(|game| {
                let name = game.setup().seats()[0].name.as_str();
                let columns = [
                    (name, &game.cards()[0]),
                    (&text::perfect(), &perfect.cards()[0]),
                ];
                view! { <Cards rules=game.rules() columns=&columns /> }
            })
        })
    };
    view! {
        <InfoModal id="cards-beside" title=text::both_cards open on_close=close>
            {cards()}
        </InfoModal>
    }
}
