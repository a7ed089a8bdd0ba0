//! The course of a game: the expected totals, and the chances to win, turn by turn.

use leptos::prelude::*;

use super::OnBoard;
use crate::ui::browser::follow;
use crate::ui::components::{AwaitedChart, Chart, ChartMark, ChartMarks, TryAgain};
use crate::ui::solver_worker::{OpenRequest, SolverWorker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::PortableRules;
use rollkeep_solver::coach::{Mistake, PartsPerMillion, WinChances};
use rollkeep_words::{advice, names, review as text, words};

/// Each player's expected total after each turn. Mistakes of the player whose decision is on the board are marked.
#[component]
pub(super) fn Course(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    let reviewed = &on_board.reviewed;
    let badges = reviewed.badges();
    let lines = reviewed.names().into_iter().zip(&reviewed.summaries);
    let lines =
        lines.map(|(name, summary)| (names::shown(name).into_owned(), summary.expected.clone()));
    let lines: Vec<_> = lines.collect();
    let turns = lines.iter().map(|(_, values)| values.len()).max();
    let turns = (0..turns.unwrap_or_default()).map(|turn| turn.to_string());
    let over = (words::after_turn(), turns.collect());
    let of_board = on_board.reviewed.clone();
    let by_points = move |number: usize| of_board.verdicts[number].mistake();
    let (caption, marks) = (words::course(), marks(&on_board, 0, by_points));
    view! { <Chart caption over lines badges mark=advice::points cell=advice::points marks /> }
}

/// A chance of 100 percent.
const CERTAIN: i64 = 1_000_000;

/// So many turns at the end are shown before the chances at the beginning have been computed.
const SOON: usize = 8;

/// How likely each player was to win after each turn; nothing where that cannot be said. The last turns are there at once, the others
/// some seconds later.
#[component]
pub(super) fn WinCourse(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    let chances = WinChances::new(&on_board.reviewed.game);
    let (all, is_over) = (RwSignal::new(chances), RwSignal::new(false));
    let solver = SolverWorker::of_its_own();
    compute(on_board.clone(), solver, all, is_over);
    let percent = |chance: i64| advice::percent(chance as PartsPerMillion);
    // The chart changes twice and not with each answer.
    let known = Memo::new(move |_| {
        let mut known = all.with(|all| {
            let rounds = all.iter().flat_map(WinChances::known);
            rounds.map(<[_]>::to_vec).collect::<Vec<_>>()
        });
        if !is_over.get() {
            let early = known.len().saturating_sub(SOON);
            known.drain(..early);
        }
        known
    });
    let unfolded = RwSignal::new(false);
    let rounds = all.with_untracked(|all| all.as_ref().map_or(0, WinChances::rounds));
    let chart = move || {
        let known = known.get();
        // One moment is no course.
        if known.len() < 2 || !is_over.get() && known.len() < SOON {
            return (rounds > 1 && !is_over.get())
                .then(|| view! { <AwaitedChart caption=text::win_chances() /> }.into_any());
        }
        let first = rounds - known.len();
        let reviewed = &on_board.reviewed;
        let lines = reviewed.names().into_iter().enumerate();
        let lines = lines.map(|(seat, name)| {
            let of_seat = known.iter().map(|round| i64::from(round[seat]));
            (names::shown(name).into_owned(), of_seat.collect())
        });
        let over = (first..rounds).map(|round| round.to_string());
        let over = (words::after_turn(), over.collect());
        let (caption, lines) = (text::win_chances(), lines.collect());
        let of_board = on_board.clone();
        let by_chance = move |number| of_board.win_cost(number)?.mistake;
        let (badges, marks) = (reviewed.badges(), marks(&on_board, first, by_chance));
        let range = [0, CERTAIN];
        Some(
            view! { <Chart caption over lines badges range mark=percent cell=percent marks unfolded /> }
                .into_any(),
        )
    };
    // It grows while nobody asks for it: somebody who looks at it should know that it is not yet whole.
    let is_growing = move || rounds > 1 && !is_over.get();
    view! {
        <div class="win-chances">
            {chart} <Show when=is_growing>
                <p class="help">{text::turns_to_come()}</p>
            </Show> <TryAgain solver id="chances-again" />
        </div>
    }
}

/// Lets the solver compute the chances, card by card, as long as the screen is open. It is over when all are known, or the next one
/// takes too long. The board need not wait for it.
fn compute(
    on_board: OnBoard,
    solver: SolverWorker,
    all: RwSignal<Option<WinChances>>,
    is_over: RwSignal<bool>,
) {
    let open = OpenRequest::none();
    follow(move || {
        let card = all.with(|all| all.as_ref()?.next().map(ToString::to_string));
        let Some(card) = card else {
            is_over.set(true);
            return;
        };
        let rules = PortableRules::of(on_board.reviewed.game.rules());
        let asked = solver.ask(CoachRequest::Totals(rules, card), move |answer| {
            let CoachAnswer::Totals(totals) = answer else {
                is_over.set(true);
                return;
            };
            all.update(|all| {
                if let Some(all) = all {
                    all.add(totals);
                }
            });
        });
        open.replace(asked);
    });
}

/// The worst mistake in each turn of the player whose decision is on the board, on a chart that begins after this turn. `grade` says how
/// grave the mistakes are.
fn marks(
    on_board: &OnBoard,
    first: usize,
    grade: impl Fn(usize) -> Option<Mistake> + Send + Sync + 'static,
) -> ChartMarks {
    let marked = on_board.clone();
    let all = move || {
        let (reviewed, seat) = (&marked.reviewed, marked.seat());
        let mut worst: Vec<(usize, usize, Mistake)> = Vec::new();
        for number in reviewed.path.of_seat(seat) {
            let turn = reviewed.decisions[number].card.filled();
            let Some(mistake) = grade(number) else {
                continue;
            };
            match worst.last_mut() {
                Some(last) if last.0 == turn => {
                    if mistake > last.2 {
                        *last = (turn, number, mistake);
                    }
                }
                _ => worst.push((turn, number, mistake)),
            }
        }
        let marks = worst.into_iter().filter_map(|(turn, number, mistake)| {
            Some(ChartMark {
                line: seat,
                // A turn counts when it is over.
                step: (turn + 1).checked_sub(first)?,
                class: class_of(mistake),
                number,
            })
        });
        marks.collect()
    };
    let shown = on_board.clone();
    let here = move || {
        let decision = shown.reviewed.decisions.get(shown.number.get())?;
        let step = (decision.card.filled() + 1).checked_sub(first)?;
        Some((decision.seat, step))
    };
    let chosen = on_board.clone();
    ChartMarks {
        all: Signal::derive(all),
        here: Signal::derive(here),
        go: Callback::new(move |number| chosen.choose(number)),
    }
}

/// The class of what shows a mistake of this grade.
pub(super) const fn class_of(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::Small => "small-mistake",
        Mistake::Medium => "mistake",
        Mistake::Large => "large-mistake",
    }
}
