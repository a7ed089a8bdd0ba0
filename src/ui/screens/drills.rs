//! Practice: positions from your own mistakes and from good play. Which dice do you keep, which box do you fill?

mod position;

use std::rc::Rc;

use leptos::prelude::*;

use self::position::{card, hand};
use super::statistics::labelled;
use crate::coach::{Advised, MilliPoints, Position, decisions};
use crate::dice::{Dice, Keep};
use crate::rules::{Card, RuleSet, catalogue};
use crate::solver::Choice;
use crate::statistics::Skill;
use crate::storage::RecordId;
use crate::text::{drills as text, names, skill, words};
use crate::ui::browser::{self, El, Key, el, value_of};
use crate::ui::components::{answers, choices, link, option, page, strong, try_again, which_rules};
use crate::ui::device::Device;
use crate::ui::judge::Judge;
use crate::ui::route::Route;
use crate::ui::solver::{Solver, Ticket};
use crate::ui::statistics::Statistics;
use crate::worker::{Answer, Question};

/// The highest cost of a right answer: it rounds to 0.0 points.
const RIGHT: MilliPoints = 50;

/// A position for practice.
struct Drill {
    rules: &'static RuleSet,
    card: Card,
    dice: Dice,
    rolls_left: u8,
    /// What the player chose in the game, if the position comes from one.
    played: Option<Choice>,
}

/// The practice on this screen. Copies refer to the same practice.
#[derive(Clone, Copy)]
struct Practice {
    device: Device,
    solver: Solver,
    statistics: Statistics,
    judge: Judge,
    rules: RwSignal<&'static RuleSet>,
    who: RwSignal<String>,
    drill: RwSignal<Option<Rc<Drill>>, LocalStorage>,
    advice: RwSignal<Option<Advised>>,
    keep: RwSignal<Keep>,
    chosen: RwSignal<Option<Choice>>,
    /// Whether the solver failed to bring a position.
    silent: RwSignal<bool>,
    ticket: StoredValue<Option<Ticket>, LocalStorage>,
    /// The mistakes that were already shown.
    seen: StoredValue<Vec<(RecordId, usize)>>,
    /// The number of the position. It chooses which one the solver makes.
    round: StoredValue<u32>,
}

impl Practice {
    fn new() -> Practice {
        let device = Device::here();
        let (rules, who) = device.settings.with_untracked(|settings| {
            let rules = settings.rules.as_deref().and_then(catalogue::find);
            (rules, settings.people.first().cloned())
        });
        let practice = Practice {
            device,
            solver: Solver::here(),
            statistics: Statistics::here(),
            judge: Judge::here(),
            rules: RwSignal::new(rules.unwrap_or(catalogue::DEFAULT)),
            who: RwSignal::new(who.unwrap_or_else(|| names::YOU.to_owned())),
            drill: RwSignal::new_local(None),
            advice: RwSignal::new(None),
            keep: RwSignal::new(Keep::NONE),
            chosen: RwSignal::new(None),
            silent: RwSignal::new(false),
            ticket: StoredValue::new_local(None),
            seen: StoredValue::new(Vec::new()),
            // Start somewhere else each time.
            round: StoredValue::new(browser::now_ms() as u32),
        };
        on_cleanup(move || practice.ticket.set_value(None));
        practice
    }

    /// Shows the next position, and focuses it.
    fn next(self) {
        self.begin();
        browser::focus_soon("#position");
    }

    /// Shows another position: one of the player's mistakes and a new one, in turn.
    fn begin(self) {
        let round = self.round.get_value().wrapping_add(1);
        self.round.set_value(round);
        self.ticket.set_value(None);
        self.advice.set(None);
        self.chosen.set(None);
        self.keep.set(Keep::NONE);
        self.silent.set(false);
        let own = round.is_multiple_of(2).then(|| self.mistake()).flatten();
        match own {
            Some(drill) => self.put(drill),
            None => {
                self.drill.set(None);
                self.ask_for_one(round);
            }
        }
    }

    fn ask_for_one(self, round: u32) {
        let rules = self.rules.get_untracked();
        // Consecutive numbers would bring similar positions.
        let question = Question::Drill(rules.id.to_string(), round.wrapping_mul(2_654_435_761));
        let ticket = self.solver.ask(question, move |answer| {
            let position = match answer {
                Answer::Drill(text) => serde_json::from_str::<Position>(&text).ok(),
                _ => None,
            };
            let drill = position.and_then(|it| {
                Some(Drill {
                    rules,
                    card: Card::with(rules, it.filled).and_bonuses(it.bonuses),
                    dice: Dice::new(&it.dice).ok()?,
                    rolls_left: it.rolls_left,
                    played: None,
                })
            });
            match drill {
                Some(drill) => self.put(drill),
                None => self.silent.set(true),
            }
        });
        self.ticket.set_value(Some(ticket));
    }

    /// Returns the player's most expensive mistake that was not shown yet.
    fn mistake(self) -> Option<Drill> {
        let (rules, who) = (self.rules.get_untracked(), self.who.get_untracked());
        let all = self
            .statistics
            .now(|games| (self.judge).now(|judgements| Skill::all(rules, games, judgements)));
        let skill = all.into_iter().find(|it| it.name == who)?;
        let found = skill.expensive(0, usize::MAX).into_iter().find(|it| {
            self.seen
                .with_value(|seen| !seen.contains(&(it.id.clone(), it.number)))
        })?;
        self.seen
            .update_value(|seen| seen.push((found.id.clone(), found.number)));
        let game = self.device.store(|store| store.games().load(&found.id))?;
        let moment = decisions(&game.saved.game).into_iter().nth(found.number)?;
        Some(Drill {
            rules,
            card: moment.card,
            dice: moment.dice,
            rolls_left: moment.rolls_left,
            played: Some(moment.played),
        })
    }

    /// Shows a position, and asks the solver about it.
    fn put(self, drill: Drill) {
        let position = Position::new(drill.rules, &drill.card, &drill.dice, drill.rolls_left);
        self.drill.set(Some(Rc::new(drill)));
        let ticket = self
            .solver
            .ask(Question::Position(position), move |answer| {
                match answer {
                    Answer::Advice(advised) => self.advice.set(Some(advised)),
                    _ => self.silent.set(true),
                }
                self.judge();
            });
        self.ticket.set_value(Some(ticket));
    }

    /// Takes the player's choice. Only the first one counts.
    fn choose(self, choice: Choice) {
        if self.chosen.get_untracked().is_none() {
            self.chosen.set(Some(choice));
            self.judge();
        }
    }

    /// Counts a choice, once its value is known.
    fn judge(self) {
        let chosen = self.chosen.get_untracked();
        let drill = self.drill.get_untracked();
        let (Some(chosen), Some(drill)) = (chosen, drill) else {
            return;
        };
        let judged = self.advice.with_untracked(|advised| {
            let advised = advised.as_ref()?;
            let cost = cost(advised, chosen, &drill)?;
            Some((cost < RIGHT, is_counted(advised, &drill)))
        });
        let Some((right, counts)) = judged else {
            return;
        };
        if counts {
            let who = self.who.get_untracked();
            self.device.settings.update(|settings| {
                let drills = settings.drills_of(&who).and(right);
                settings.note_drills(&who, drills);
            });
        }
        browser::focus_soon("#next");
    }

    /// Keeps the tapped dice, and rolls the others.
    fn roll(self) {
        let keep = self.keep.get_untracked();
        let may = self.drill.with_untracked(|drill| {
            let drill = drill.as_ref();
            drill.is_some_and(|it| it.rolls_left > 0 && keep != Keep::all(it.dice.len()))
        });
        if may {
            self.choose(Choice::Keep(keep));
        }
    }

    fn toggle(self, place: usize) {
        let may = self.drill.with_untracked(|drill| {
            let drill = drill.as_ref();
            drill.is_some_and(|it| it.rolls_left > 0 && place < it.dice.len())
        });
        if may && self.chosen.get_untracked().is_none() {
            self.keep.update(|keep| *keep = keep.toggled(place));
        }
    }
}

/// Returns how much less the choice is worth than the best one.
fn cost(advised: &Advised, choice: Choice, drill: &Drill) -> Option<MilliPoints> {
    Some(advised.expected - advised.value(choice, &drill.dice)?)
}

/// Returns whether the choice counts: only if a mistake was likely.
fn is_counted(advised: &Advised, drill: &Drill) -> bool {
    drill.played.is_some() || advised.is_tempting()
}

/// The practice screen.
pub fn drills_screen() -> El {
    let practice = Practice::new();
    let judge = practice.judge;
    practice.statistics.follow();
    let first = practice.rules.get_untracked();
    judge.judge_all(Some(first));
    practice.begin();
    browser::on_window("keydown", move |event| {
        let on = (practice.device.settings).with_untracked(|settings| settings.shortcuts);
        match browser::key_of(&event).filter(|_| on) {
            Some(Key::Die(place)) => practice.toggle(place),
            Some(Key::Roll) => {
                event.prevent_default();
                match practice.chosen.get_untracked() {
                    Some(_) => practice.next(),
                    None => practice.roll(),
                }
            }
            Some(Key::Held) => event.prevent_default(),
            _ => {}
        }
    });
    let which = which_rules(first, move |rules| {
        practice.rules.set(rules);
        judge.judge_all(Some(rules));
        practice.next();
    });
    let coming = move || match (practice.silent.get(), practice.drill.with(Option::is_none)) {
        (true, _) => text::silent(),
        (false, true) if practice.solver.progress().get().is_some() => practice.solver.waiting(),
        (false, true) => text::coming(),
        (false, false) => String::new(),
    };
    let streak = move || {
        let who = practice.who.get();
        (practice.device.settings).with(|settings| text::streak(settings.drills_of(&who)))
    };
    page("drills", &text::practice())
        .child(el("p.lead").child(text::help()))
        .child(
            el("div.drill-asks")
                .child(labelled(&words::which_rules(), which))
                .child(who(practice)),
        )
        .child(el("p").id("streak").live_text(streak))
        .child(el("p.help").attr("role", "status").live_text(coming))
        .child(
            el("section.drill")
                .id("position")
                .attr("tabindex", "-1")
                .attr("aria-label", text::position())
                .live(move || {
                    let drill = practice.drill.get()?;
                    Some(untrack(|| hand(practice, &drill)))
                }),
        )
        .child(
            el("p.state")
                .id("verdict")
                .attr("role", "status")
                .live_text(move || verdict(practice).unwrap_or_default()),
        )
        .child(el("div.whole").live(move || explained(practice)))
        .child(el("section.drill").live(move || {
            let drill = practice.drill.get()?;
            Some(untrack(|| card(practice, &drill)))
        }))
        .child(el("div.whole").live(move || all_choices(practice)))
        .child(try_again())
        .child(el("p.help").child(text::counted()))
        .child(answers([
            link("a.plain", &Route::Skill(None)).child(skill::skill()),
            link("a.plain", &Route::Practice).child(words::practice()),
        ]))
}

/// The choice of the person who practises, if several people play here.
fn who(practice: Practice) -> Option<El> {
    let people = (practice.device.settings).with_untracked(|settings| settings.people.clone());
    let options = people.iter().enumerate();
    let options = options.map(|(place, name)| option(&place.to_string(), &names::shown(name)));
    let options = options.collect::<Vec<_>>();
    (people.len() > 1).then(|| {
        let list = el("select")
            .id("who")
            .child(options)
            .on("change", move |event| {
                let place = value_of(&event).parse::<usize>().ok();
                if let Some(name) = place.and_then(|place| people.get(place)) {
                    practice.who.set(name.clone());
                    practice.next();
                }
            });
        labelled(&text::who(), list)
    })
}

/// Says how good the choice was.
fn verdict(practice: Practice) -> Option<String> {
    let (chosen, drill) = (practice.chosen.get()?, practice.drill.get()?);
    practice.advice.with(|advised| {
        let Some(advised) = advised else {
            return Some(practice.solver.waiting());
        };
        let cost = cost(advised, chosen, &drill)?;
        Some(text::verdict(
            drill.rules,
            &drill.card,
            &drill.dice,
            advised,
            cost,
        ))
    })
}

/// The button for the next position, and where this one comes from.
fn explained(practice: Practice) -> Option<Vec<El>> {
    practice.chosen.get()?;
    let drill = practice.drill.get()?;
    practice.advice.with(|advised| {
        let advised = advised.as_ref()?;
        let own = drill.played.map(|played| {
            let order = crate::text::advice::order(drill.rules, &drill.card, &drill.dice, played);
            el("p").id("own").child(text::own_mistake(&order))
        });
        let counts = is_counted(advised, &drill);
        let mut parts = vec![answers([
            strong(&text::next(), move || practice.next()).id("next")
        ])];
        parts.extend(own);
        parts.extend((!counts).then(|| el("p.help").child(text::not_counted())));
        Some(parts)
    })
}

/// The list of all choices with their values.
fn all_choices(practice: Practice) -> Option<[El; 2]> {
    let (chosen, drill) = (practice.chosen.get()?, practice.drill.get()?);
    practice.advice.with(|advised| {
        let list = choices(
            drill.rules,
            &drill.card,
            &drill.dice,
            advised.as_ref()?,
            Some(chosen),
        );
        Some([el("h2").child(text::all()), list])
    })
}
