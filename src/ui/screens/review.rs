//! The review of a game: what each decision was worth. One decision is on the board; keys, the list of all decisions and the chart
//! lead to the others.

mod actions;
mod board;
mod course;
mod decision_list;
mod summary;
mod wins;

use std::sync::Arc;

use leptos::ev::Event;
use leptos::prelude::*;

use self::board::{Board, PlayerTabs};
use self::course::{Course, WinCourse};
use self::decision_list::DecisionList;
use self::summary::SummedUp;
use self::wins::Wins;
use crate::ui::browser::{self, follow};
use crate::ui::components::{MissingGame, Page, Thinking, TryAgain};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::route::Route;
use crate::ui::solver_worker::{OpenRequest, use_solver_worker};
use crate::ui::store::use_store;
use rollkeep_app::review_path::{PathMove, ReviewPath};
use rollkeep_app::storage::{Badge, RecordId};
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::game::Game;
use rollkeep_solver::coach::{
    Decision, MicroPoints, Position, Review, Summary, Verdict, decisions,
};
use rollkeep_words::{advice, review as text, words};

/// The heading of the decision on the board, which gets the focus when somebody chooses a decision.
const HEADING: &str = "#decision";

/// A game that has been reviewed.
struct Reviewed {
    id: RecordId,
    game: Game,
    decisions: Vec<Decision>,
    /// What each decision was worth.
    verdicts: Vec<Verdict>,
    /// What the roll before each decision brought.
    luck: Vec<MicroPoints>,
    summaries: Vec<Summary>,
    path: ReviewPath,
}

/// A game that has been reviewed, and the number of the decision on the board. Clones refer to the same board.
#[derive(Clone)]
struct OnBoard {
    reviewed: Arc<Reviewed>,
    number: RwSignal<usize>,
    /// How often the choices of each decision win.
    wins: RwSignal<Vec<Wins>>,
    /// Whether all choices of the decision are shown.
    shows_choices: RwSignal<bool>,
}

impl Reviewed {
    fn new(id: RecordId, game: Game, review: &Review) -> Reviewed {
        let decisions = decisions(&game);
        Reviewed {
            id,
            verdicts: review.verdicts.clone(),
            luck: review.luck(&game, &decisions),
            summaries: review.summaries(&game, &decisions),
            path: ReviewPath::new(&game, &decisions, review),
            decisions,
            game,
        }
    }

    /// The position of a decision.
    fn position(&self, decision: &Decision) -> Position {
        let Decision {
            card,
            dice,
            rolls_left,
            ..
        } = decision;
        Position::new(self.game.rules(), card, dice, *rolls_left)
    }

    /// Each player's expected total at a decision, by seat: with the best choice, and that of the others after their last turn.
    fn expected_then(&self, number: usize) -> Vec<MicroPoints> {
        let (decision, verdict) = (&self.decisions[number], &self.verdicts[number]);
        let mut others = decision.others.iter();
        let seats = self.summaries.iter().enumerate();
        let expected = seats.map(|(seat, summary)| match seat == decision.seat {
            true => Some(verdict.expected),
            false => summary.expected.get(others.next()?.filled()).copied(),
        });
        expected.map(Option::unwrap_or_default).collect()
    }

    /// The names of all players.
    fn names(&self) -> Vec<&str> {
        let seats = self.game.setup().seats().iter();
        seats.map(|seat| seat.name.as_str()).collect()
    }

    /// The badges of all players.
    fn badges(&self) -> Vec<Badge> {
        use_preferences().with_untracked(|settings| settings.badges_of(&self.names()))
    }
}

impl OnBoard {
    fn new(reviewed: Reviewed, first: usize) -> OnBoard {
        OnBoard {
            wins: RwSignal::new(reviewed.wins_at_first()),
            reviewed: Arc::new(reviewed),
            number: RwSignal::new(first),
            shows_choices: RwSignal::new(false),
        }
    }

    /// The seat whose decision is on the board.
    fn seat(&self) -> usize {
        self.reviewed.path.seat(self.number.get()).unwrap_or(0)
    }

    /// Steps to another decision, if there is one there.
    fn step(&self, by: PathMove) {
        if let Some(next) = untrack(|| self.after(by)) {
            self.number.set(next);
        }
    }

    /// The decision to which a step leads, if there is one there.
    fn after(&self, by: PathMove) -> Option<usize> {
        let is_mistake = |number| self.is_mistake(number);
        self.reviewed.path.after(self.number.get(), by, is_mistake)
    }

    /// Shows a decision that somebody has chosen, wherever on the page that was.
    fn choose(&self, number: usize) {
        self.number.set(number);
        browser::focus_soon(HEADING);
    }
}

/// The review screen.
#[component]
pub fn ReviewScreen(
    /// The id of the game.
    id: RecordId,
    /// The number of the decision that is on the board at first.
    decision: Option<usize>,
) -> impl IntoView {
    let store = use_store();
    let found = store.read(|store| store.games().load(&id));
    let Some(found) = found else {
        return view! { <MissingGame id /> }.into_any();
    };
    let game = found.value.game;
    let solver = use_solver_worker();
    let answer = RwSignal::new(ReviewAnswer::Awaited);
    OpenRequest::none().replace(solver.ask(CoachRequest::Game(found.text), move |found| {
        answer.set(found.into());
    }));
    let of_game = id.clone();
    let reviewed = move || {
        answer.with(|answer| match answer {
            ReviewAnswer::Review(review) => {
                let reviewed = Reviewed::new(of_game.clone(), game.clone(), review);
                let given = decision.filter(|number| *number < reviewed.decisions.len());
                if given.is_some() {
                    // Whoever comes for a decision sees it first, and not the summaries above it.
                    browser::focus_soon(HEADING);
                }
                match given.or_else(|| reviewed.path.start()) {
                    Some(first) => view! { <Everything reviewed first /> }.into_any(),
                    None => view! { <p>{words::no_rolls()}</p> }.into_any(),
                }
            }
            ReviewAnswer::Nothing => view! { <p>{advice::silent(game.rules())}</p> }.into_any(),
            ReviewAnswer::Awaited => view! { <Thinking /> }.into_any(),
        })
    };
    view! {
        <Page screen="review" title=words::review() parent=(Route::Game(id), words::back_to_game())>
            {reviewed}
            <TryAgain />
        </Page>
    }
    .into_any()
}

/// The summaries, the board, the course of the game, and all decisions.
#[component]
fn Everything(
    /// The game.
    reviewed: Reviewed,
    /// The number of the decision that is on the board at first.
    first: usize,
) -> impl IntoView {
    let on_board = OnBoard::new(reviewed, first);
    listen_to_keys(on_board.clone());
    note_decision(on_board.clone());
    let reviewed = &on_board.reviewed;
    let badges = reviewed.badges();
    let summaries = (0..).zip(&reviewed.summaries);
    let summaries = summaries
        .map(|(seat, summary)| {
            let (shown, badge) = (on_board.clone(), badges.get(seat).copied());
            let is_shown = Signal::derive(move || shown.seat() == seat);
            view! { <SummedUp game=&reviewed.game seat summary badge is_shown /> }
        })
        .collect_view();
    let decided_best = text::decided_best(&reviewed.game, &reviewed.summaries);
    let decided_best = decided_best.map(|says| view! { <p>{says}</p> });
    let kind = match reviewed.summaries.len() {
        ..=2 => "summaries",
        _ => "summaries many",
    };
    let has_keys = browser::has_keyboard();
    view! {
        <PlayerTabs on_board=on_board.clone() />
        <div class="reviewed">
            <div class="summed-up">
                <div class=kind>{summaries}</div>
                {decided_best}
                <p class="help">{words::review_help()}</p>
            </div>
            <Board on_board=on_board.clone() />
            <div class="course">
                <WinCourse on_board=on_board.clone() />
                <Course on_board=on_board.clone() />
            </div>
            <section class="all-decisions">
                <h2>{words::decisions()}</h2>
                {has_keys.then(|| view! { <p class="help">{text::keys()}</p> })}
                <DecisionList on_board />
            </section>
        </div>
    }
}

/// Keeps the decision on the board in the address, so that a reload and *Back* come to it again.
fn note_decision(on_board: OnBoard) {
    let mut before = on_board.number.get_untracked();
    follow(move || {
        let now = on_board.number.get();
        if now != before {
            let id = on_board.reviewed.id.clone();
            browser::note_hash(&LazyRoute::Review(id, Some(now)).to_string());
        }
        before = now;
    });
}

/// Steps by keys. Where arrows lead from one control to the next, they still do.
fn listen_to_keys(on_board: OnBoard) {
    let settings = use_preferences();
    browser::on_key("keydown", move |event: Event| {
        let with_letters = settings.with_untracked(|settings| settings.shortcuts);
        let by = match browser::step_key(&event) {
            Some(browser::StepKey::Back) => PathMove::Back,
            Some(browser::StepKey::Forward) => PathMove::Forward,
            Some(browser::StepKey::ToStart) => PathMove::ToStart,
            Some(browser::StepKey::ToEnd) => PathMove::ToEnd,
            Some(browser::StepKey::Next) if with_letters => PathMove::ToMistake,
            _ => return,
        };
        on_board.step(by);
        event.prevent_default();
    });
}
