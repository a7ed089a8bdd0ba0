//! The explorer: any position, and the best choice in it.

use leptos::prelude::*;

use crate::ui::background::Background;
use crate::ui::browser::{El, el, follow};
use crate::ui::components::{
    choices, entry, fieldset, page, rolls_left, select, try_again, which_rules,
};
use crate::ui::solver::{Solver, Ticket};
use rollkeep_core::coach::Position;
use rollkeep_core::dice::{Dice, Face};
use rollkeep_core::rules::{Card, RuleSet, Slot, catalogue};
use rollkeep_core::text::{advice, categories, words};
use rollkeep_core::worker::{Answer, Question};

/// A position that the player enters.
#[derive(Clone, PartialEq)]
struct Setting {
    rules: &'static RuleSet,
    /// The points in each box.
    held: Vec<Option<u16>>,
    rolls_left: u8,
}

impl Setting {
    fn of(rules: &'static RuleSet) -> Setting {
        Setting {
            rules,
            held: vec![None; rules.categories.len()],
            rolls_left: rules.rolls - 1,
        }
    }

    fn card(&self) -> Card {
        let held = self.rules.slots().zip(&self.held);
        Card::with(
            self.rules,
            held.filter_map(|(slot, points)| Some((slot, (*points)?))),
        )
    }
}

/// The explorer screen.
pub fn explore_screen() -> El {
    let entered = Background::here().entered;
    let faces = entered.faces;
    // Start with rules for the number of dice that were entered last.
    let count = entered.count.get_untracked();
    let fits = |rules: &&&RuleSet| usize::from(rules.dice) == count;
    let first = (catalogue::ALL.iter().find(fits)).map_or(catalogue::DEFAULT, |rules| rules);
    let setting = RwSignal::new(Setting::of(first));
    let rules = Memo::new(move |_| setting.with(|setting| setting.rules.id.to_string()));
    let which = which_rules(first, move |rules| {
        entered.ask_for(usize::from(rules.dice));
        setting.set(Setting::of(rules));
    });
    let label = el("label").attr("for", "which").child(words::which_rules());
    let [best, list] = advised(setting, faces);
    page("explore", &words::explore())
        .child(el("p.lead").child(words::explore_help()))
        .child(el("fieldset").child(el("legend").child(label)).child(which))
        .child(entry())
        // It stands beside the dice, where the player looks after entering the last one.
        .child(best)
        .live_by(
            move || rules.get(),
            move |_| [rolls(setting), card(setting)],
        )
        .child(list)
}

/// The choice of the number of rolls left.
fn rolls(setting: RwSignal<Setting>) -> El {
    let rolls = setting.with_untracked(|setting| setting.rules.rolls);
    rolls_left(
        "fieldset.themes",
        rolls,
        move |left| setting.with(|setting| setting.rolls_left == left),
        move |left| setting.update(|setting| setting.rolls_left = left),
    )
}

/// The boxes of the card: each is open, or has one of its possible scores.
fn card(setting: RwSignal<Setting>) -> El {
    let rules = setting.with_untracked(|setting| setting.rules);
    let boxes = rules.slots().map(|slot| {
        let scores = rules.scores(slot).into_iter().map(|points| {
            let points = points.to_string();
            (points.clone(), points)
        });
        let open = ("open".to_owned(), words::is_open());
        let choose = move |points: String| {
            let points = points.parse().ok();
            setting.update(|setting| hold(setting, slot, points));
        };
        let scores = std::iter::once(open).chain(scores);
        let select = select(scores, "open", choose).attr("data-slot", slot.0.to_string());
        el("label")
            .child(el("span").child(categories::name(&rules.category(slot).id)))
            .child(select)
    });
    fieldset("fieldset.held", &words::card_holds()).child(boxes.collect::<Vec<_>>())
}

fn hold(setting: &mut Setting, slot: Slot, points: Option<u16>) {
    if let Some(held) = setting.held.get_mut(slot.index()) {
        *held = points;
    }
}

/// The solver's answer: the best choice, and a list of all.
fn advised(setting: RwSignal<Setting>, faces: RwSignal<Vec<Face>>) -> [El; 2] {
    let solver = Solver::here();
    let answer = RwSignal::new(None::<Answer>);
    let ticket = StoredValue::new_local(None::<Ticket>);
    let position = move || {
        let setting = setting.get();
        let dice = faces.with(|faces| Dice::new(faces)).ok()?;
        let ready = dice.len() == usize::from(setting.rules.dice) && !setting.card().is_full();
        ready.then_some((setting, dice))
    };
    follow(move || {
        answer.set(None);
        ticket.set_value(position().map(|(setting, dice)| {
            let card = setting.card();
            let position = Position::new(setting.rules, &card, &dice, setting.rolls_left);
            solver.ask(Question::Position(position), move |found| {
                answer.set(Some(found))
            })
        }));
    });
    on_cleanup(move || ticket.set_value(None));
    let says = move || {
        let Some((setting, dice)) = position() else {
            return words::explore_dice();
        };
        answer.with(|answer| match answer {
            Some(Answer::Advice(advised)) => {
                advice::best(setting.rules, &setting.card(), &dice, advised)
            }
            Some(_) => words::coach_silent(),
            None => solver.waiting(),
        })
    };
    let list = move || {
        let (setting, dice) = position()?;
        answer.with(|answer| match answer {
            Some(Answer::Advice(advised)) => Some(choices(
                setting.rules,
                &setting.card(),
                &dice,
                advised,
                None,
            )),
            _ => None,
        })
    };
    // Screen readers read only the sentence on their own; the list is there for those who want it.
    [
        el("p.best").attr("aria-live", "polite").live_text(says),
        el("section").live(list).child(try_again()),
    ]
}
