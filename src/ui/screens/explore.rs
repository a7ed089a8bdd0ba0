//! The explorer: any position, and the best choice in it.

mod card;
mod chances;
mod position_text;

use std::sync::Arc;

use leptos::prelude::*;

use self::card::SetUpCard;
use self::chances::PlayersChances;
use self::position_text::TextOfPosition;
use crate::ui::background::use_background;
use crate::ui::browser::{self, follow};
use crate::ui::components::{
    Choices, DiceEntry, HomeLink, RollsLeft, SeenAndHeard, SelectRules, Switch, TryAgain, changing,
    replaced,
};
use crate::ui::entered::Entered;
use crate::ui::lazy_route::{LazyRoute, PositionText};
use crate::ui::preferences::use_preferences;
use crate::ui::solver_worker::{SolverWorker, ask_solver, use_solver_worker};
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::explorer::SetUp;
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::Face;
use rollkeep_rules::{PortableRules, RuleSet, catalogue};
use rollkeep_solver::coach::{ParsePositionError, WinAdvice, can_roll_win, has_best_play};
use rollkeep_words::{advice, explore, openings, words};

/// The position on the screen, and the solver's answer. Copies share both.
#[derive(Clone, Copy)]
struct Explored {
    set_up: RwSignal<SetUp>,
    entered: Entered,
    /// How often another position was opened: fields that keep what was chosen in them are then made anew.
    opened: RwSignal<u32>,
    solver: SolverWorker,
    answer: ReadSignal<Option<CoachAnswer>>,
    /// Which choice wins most often against the other players.
    to_win: ReadSignal<Option<CoachAnswer>>,
}

impl Explored {
    /// Asks the solver about each position, as long as the screen exists.
    fn new(set_up: RwSignal<SetUp>, entered: Entered) -> Explored {
        let request =
            Memo::new(move |_| entered.faces.with(|faces| question(&set_up.read(), faces)));
        let to_win = Memo::new(move |_| entered.faces.with(|faces| set_up.read().to_win(faces)));
        Explored {
            set_up,
            entered,
            opened: RwSignal::new(0),
            solver: use_solver_worker(),
            answer: ask_solver(move || request.get()),
            to_win: ask_solver(move || to_win.get()),
        }
    }

    /// What is set up, as a line of text.
    fn text(self) -> String {
        { self.entered.faces }.with(|faces| self.set_up.with(|set_up| set_up.text(faces)))
    }

    /// Opens the position in this text.
    ///
    /// # Errors
    /// Why the text is no position. The position on the screen then stays.
    fn open(self, text: &str) -> Result<(), ParsePositionError> {
        let (set_up, faces) = SetUp::read(text)?;
        self.entered.ask_for(usize::from(set_up.rules().dice));
        self.entered.faces.set(faces);
        self.set_up.set(set_up);
        self.opened.update(|count| *count = count.wrapping_add(1));
        Ok(())
    }

    /// Begins an empty card of other rules.
    fn choose(self, rules: Arc<RuleSet>) {
        self.entered.ask_for(usize::from(rules.dice));
        self.set_up.set(SetUp::new(rules));
    }

    /// The best choice in words, or why there is none; while the solver thinks, what it `waits` for.
    fn best(self, waits: impl Fn() -> String) -> String {
        let set_up = self.set_up.read();
        let (rules, card) = (set_up.rules(), set_up.own_card());
        if !has_best_play(rules) {
            return advice::silent(rules);
        }
        if card.is_full() {
            return explore::full();
        }
        let trouble = set_up.trouble();
        if let Some(why) = trouble.and_then(|why| explore::impossible(rules, why)) {
            return why;
        }
        let position = self.entered.faces.with(|faces| set_up.position(faces));
        let Some(dice) = position.and_then(|position| Some(position.read().ok()?.2)) else {
            return self.before_roll(waits);
        };
        self.answer.with(|answer| match answer {
            Some(CoachAnswer::Advice(advised)) => {
                advice::best(rules, card, &dice, set_up.rolls_left(), advised)
            }
            Some(_) => advice::silent(rules),
            None => waits(),
        })
    }

    /// Which choice wins most often, once that is known.
    fn win_advice(self) -> Option<WinAdvice> {
        self.to_win.with(|answer| match answer {
            Some(CoachAnswer::ToWin(advice)) => Some(advice.clone()),
            _ => None,
        })
    }

    /// How likely Player 1 wins, and with which choice; empty without other players.
    fn wins(self) -> String {
        let set_up = self.set_up.read();
        if set_up.others().is_empty() || can_roll_win(set_up.rules()) {
            return String::new();
        }
        let faces = self.entered.faces.read();
        let is_position = set_up.position(&faces).is_some() && set_up.trouble().is_none();
        if is_position && set_up.to_win(&faces).is_none() {
            return explore::win_later();
        }
        let says = self.answer.with(|answer| {
            let Some(CoachAnswer::Advice(advised)) = answer else {
                return None;
            };
            let win_advice = self.win_advice()?;
            let (_, card, dice) = set_up.position(&faces)?.read().ok()?;
            let (rules, rolls_left) = (set_up.rules(), set_up.rolls_left());
            let other = advice::to_win(rules, &card, &dice, rolls_left, advised.best, &win_advice);
            other.or_else(|| advice::wins(&win_advice, advised.best, &dice))
        });
        says.unwrap_or_default()
    }

    /// What the player is told while dice are missing.
    fn before_roll(self, waits: impl Fn() -> String) -> String {
        self.answer.with(|answer| match answer {
            Some(CoachAnswer::Expected(total)) => explore::expected(*total),
            None if self.solver.status().stalled => waits(),
            _ => explore::dice(),
        })
    }

    /// Whether there is a list of choices.
    fn has_list(self) -> bool {
        { self.answer }.with(|answer| matches!(answer, Some(CoachAnswer::Advice(_))))
    }

    /// The list of all choices.
    fn list(self, exact: RwSignal<bool>) -> Option<impl IntoView + use<>> {
        let answer = self.answer.get();
        // A new answer follows each change, so the position needs not be followed, too.
        let set_up = self.set_up.read_untracked();
        let faces = self.entered.faces.get_untracked();
        let (_, _, dice) = set_up.position(&faces)?.read().ok()?;
        match &answer {
            Some(CoachAnswer::Advice(advised)) => {
                let (rules, card) = (&**set_up.rules(), set_up.own_card());
                let (dice, rolls_left) = (&dice, set_up.rolls_left());
                let win_advice = self.win_advice();
                Some(view! { <Choices rules card dice rolls_left advised win_advice exact /> })
            }
            _ => None,
        }
    }
}

/// What the solver is asked: the best choice; without dice, what the card is worth. `None` if there is nothing to ask.
fn question(set_up: &SetUp, faces: &[Face]) -> Option<CoachRequest> {
    let (rules, card) = (set_up.rules(), set_up.own_card());
    if faces.is_empty() && !card.is_full() && set_up.trouble().is_none() && has_best_play(rules) {
        let rules = PortableRules::of(rules);
        return Some(CoachRequest::Expected(rules, card.to_string()));
    }
    set_up.position(faces).map(CoachRequest::Position)
}

/// The explorer screen.
#[component]
pub fn ExploreScreen(
    /// The position that is entered at first.
    position: PositionText,
) -> impl IntoView {
    let entered = use_background().entered;
    let given = SetUp::read(&position.0);
    let (set_up, unreadable) = match given {
        Ok((set_up, faces)) => {
            entered.faces.set(faces);
            (set_up, None)
        }
        Err(why) => {
            let unreadable = (!position.0.is_empty()).then_some((position.0, why));
            (SetUp::new(likely_rules(entered)), unreadable)
        }
    };
    entered.ask_for(usize::from(set_up.rules().dice));
    let explored = Explored::new(RwSignal::new(set_up), entered);
    note_address(explored, unreadable.is_some());
    let trouble = { unreadable.as_ref() }.map(|(_, why)| explore::unreadable_text(why));
    let exact = RwSignal::new(false);
    let title = explore::title();
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_heading();
    // The best choice stands beside the dice, where the player looks after entering the last one. Screen readers read
    // only that sentence on their own; the list is there for those who want it.
    view! {
        <main class="page" data-screen="explore">
            <header class="bar">
                <HomeLink />
            </header>
            <h1 tabindex="-1">{title}</h1>
            <p class="lead">{explore::help()}</p>
            {trouble
                .map(|trouble| {
                    view! {
                        <p class="trouble" role="alert">
                            {trouble}
                        </p>
                    }
                })}
            <div class="set-up">
                <For each=move || [explored.opened.get()] key=|count| *count let:_>
                    <Rules explored />
                </For>
                <DiceEntry by_keys=true />
                // Other rules bring new fields, so that none keeps what was chosen in it.
                <For each=move || [fields_of(explored)] key=Clone::clone let:_>
                    <Rolls explored />
                    <SetUpCard set_up=explored.set_up />
                </For>
            </div>
            <div class="answer">
                <SeenAndHeard
                    class="best"
                    seen=move || explored.best(|| explored.solver.waiting())
                    heard=move || explored.best(|| explored.solver.waiting_aloud())
                />
                <p
                    class="wins"
                    aria-live="polite"
                    prop:textContent=changing(move || explored.wins())
                ></p>
                <section>
                    <Show when=move || explored.has_list()>
                        <Switch
                            name="decimals"
                            is_on=move || exact.get()
                            set=move |on| exact.set(on)
                        >
                            <span>{explore::decimals()}</span>
                        </Switch>
                    </Show>
                    {replaced(move || explored.list(exact))}
                    // What is known of the cards of some rules says nothing under others.
                    <For each=move || [fields_of(explored)] key=Clone::clone let:_>
                        <PlayersChances explored exact />
                    </For>
                    <TryAgain />
                </section>
                <TextOfPosition explored unreadable=unreadable.map(|(text, _)| text) />
                <a
                    id="openings"
                    href=move || explored.set_up.with(|it| LazyRoute::openings(it.rules()))
                >
                    {openings::link()}
                </a>
            </div>
        </main>
    }
}

/// What the fields of the card depend on: the rules, and whether another position was opened.
fn fields_of(explored: Explored) -> (u32, String) {
    let key = { explored.set_up }.with(|set_up| PortableRules::key(set_up.rules()));
    (explored.opened.get(), key)
}

/// Returns the rules that the player most likely wants; those with as many dice as were entered, if any were.
fn likely_rules(entered: Entered) -> Arc<RuleSet> {
    let usual = use_preferences().with_untracked(usual_rules);
    let count = entered.count.get_untracked();
    let fits = |rules: &Arc<RuleSet>| usize::from(rules.dice) == count;
    if entered.faces.with_untracked(Vec::is_empty) || fits(&usual) {
        return usual;
    }
    let first = catalogue::all().iter().find(|rules| fits(rules));
    first.cloned().unwrap_or(usual)
}

/// Writes what is set up into the address, so that a reload, *Back* and whoever gets the address come to the same. The address of
/// an empty explorer stays short, and an unreadable one as it is, until somebody sets up something.
fn note_address(explored: Explored, is_unreadable: bool) {
    let text = Memo::new(move |_| explored.text());
    let empty = SetUp::new(use_preferences().with_untracked(usual_rules)).text(&[]);
    let mut is_untouched = is_unreadable || text.with_untracked(|text| *text == empty);
    follow(move || {
        let text = text.get();
        if !std::mem::take(&mut is_untouched) {
            browser::note_hash(&LazyRoute::Explore(PositionText(text)).to_string());
        }
    });
}

/// The choice of the rules.
#[component]
fn Rules(
    /// What is set up.
    explored: Explored,
) -> impl IntoView {
    let first = { explored.set_up }.with_untracked(|set_up| set_up.rules().clone());
    view! {
        <fieldset>
            <legend>
                <label for="which">{words::which_rules()}</label>
            </legend>
            <SelectRules first choose=move |rules| explored.choose(rules) />
        </fieldset>
    }
}

/// The choice of the number of rolls left.
#[component]
fn Rolls(
    /// What is set up.
    explored: Explored,
) -> impl IntoView {
    let set_up = explored.set_up;
    let rolls = set_up.with_untracked(|set_up| set_up.rules().rolls);
    let is_chosen = move |left| set_up.with(|set_up| set_up.rolls_left() == left);
    let choose = move |left| set_up.update(|set_up| set_up.set_rolls_left(left));
    view! { <RollsLeft class="themes" rolls is_chosen choose /> }
}
