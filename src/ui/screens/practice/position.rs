//! The positions of practice: where they come from, and what was chosen in them.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::background::{Background, use_background};
use crate::ui::browser::{self, follow};
use crate::ui::judge::Judge;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::room::Room;
use crate::ui::solver_worker::{OpenRequest, SolverWorker, use_solver_worker};
use crate::ui::statistics::Statistics;
use crate::ui::store::{Store, use_store};
use crate::ui::table::Table;
use rollkeep_app::daily::practice_number;
use rollkeep_app::statistics::Skill;
use rollkeep_app::storage::{FiveResults, Loaded, RecordId};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_rules::game::{Action, Day, Game, Setup, YOU};
use rollkeep_rules::{Card, PortableRules, RuleSet};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{
    Advised, Decision, MicroPoints, Position, Verdict, WinAdvice, alone_up_to, decisions,
    has_best_play,
};
use rollkeep_words::{advice, aloud, names, practice as text, review};

/// The highest cost of a right answer: it rounds to 0.0 points.
const RIGHT: MicroPoints = 50_000;

/// The position on the table.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Exercise {
    /// What the player chose in the game, if the position comes from one.
    pub(super) played: Option<Choice>,
}

/// A decision of a game from whose review somebody has come.
#[derive(Clone)]
pub(super) struct Reviewed {
    /// The id of the game.
    pub(super) id: RecordId,
    /// The number of the decision.
    pub(super) number: usize,
    /// The game up to the decision, as its player alone has played it.
    alone: Game,
    decision: Decision,
    /// Asks how often each choice wins; nothing if that is not known.
    to_win: Option<CoachRequest>,
    /// The names of the others, and their totals at the decision.
    others: Vec<(String, Option<u16>)>,
}

impl Reviewed {
    /// Finds a decision of a game; `None` if the game has fewer.
    pub(super) fn find(id: RecordId, game: &Game, number: usize) -> Option<Reviewed> {
        let decision = decisions(game).into_iter().nth(number)?;
        let seats = game.setup().seats().iter().enumerate();
        let others = seats.filter(|(seat, _)| *seat != decision.seat);
        let others = others.zip(&decision.others).map(|((_, seat), card)| {
            let total = card.totals(game.rules()).grand();
            (names::shown(&seat.name).into_owned(), Some(total))
        });
        Some(Reviewed {
            id,
            number,
            alone: alone_up_to(game, &decision)?,
            to_win: CoachRequest::to_win_then(game, &decision),
            others: others.collect(),
            decision,
        })
    }
}

/// The practice at a table. Copies refer to the same practice.
#[derive(Clone, Copy)]
pub(super) struct Practice {
    pub(super) room: Room,
    settings: Preferences,
    pub(super) solver: SolverWorker,
    statistics: Statistics,
    judge: Judge,
    announcer: Announcer,
    store: Store,
    rules: StoredValue<Arc<RuleSet>>,
    who: StoredValue<String>,
    /// The day whose five positions these are.
    pub(super) day: Option<Day>,
    /// The one of these that is shown again, and what was chosen there.
    pub(super) again: Option<(usize, Choice)>,
    /// The decision of a review, if only that one is practised. Its answer is not counted, because the review shows the best choice.
    pub(super) reviewed: StoredValue<Option<Reviewed>>,
    /// `None` while the next one is on its way.
    pub(super) exercise: RwSignal<Option<Exercise>>,
    pub(super) advice: RwSignal<Option<Advised>>,
    /// How often each choice wins, if the decision comes from a review and that is known.
    win_advice: RwSignal<Option<WinAdvice>>,
    pub(super) chosen: RwSignal<Option<Choice>>,
    /// Whether the solver failed to bring a position.
    pub(super) silent: RwSignal<bool>,
    open: OpenRequest,
    open_to_win: OpenRequest,
    /// The mistakes that were already shown.
    seen: StoredValue<Vec<(RecordId, usize)>>,
    /// The number of the position. It chooses which one the solver makes.
    round: StoredValue<u32>,
}

impl Practice {
    /// Opens a table for the five positions of a day, or for as many as one likes. `None` if these rules have no game for
    /// one player.
    pub(super) fn open(day: Option<Day>) -> Option<Practice> {
        Practice::open_at(day, None, |_| None)
    }

    /// Opens a table for one decision of a review. `None` if these rules have no game for one player.
    pub(super) fn open_reviewed(reviewed: Reviewed) -> Option<Practice> {
        Practice::open_at(None, Some(reviewed), |_| None)
    }

    /// Opens a table that shows a position of a day again, counted from 0, with what was chosen there. `None` if that is not
    /// known.
    pub(super) fn open_again(day: Day, place: usize) -> Option<Practice> {
        let again = |five: FiveResults| Some((place, five.chosen(day, place)?));
        let practice = Practice::open_at(Some(day), None, again);
        practice.filter(|it| it.again.is_some())
    }

    fn open_at(
        day: Option<Day>,
        reviewed: Option<Reviewed>,
        again: impl FnOnce(FiveResults) -> Option<(usize, Choice)>,
    ) -> Option<Practice> {
        let settings = use_preferences();
        let Background {
            statistics,
            judge,
            practised,
            ..
        } = use_background();
        let (rules, who) = untrack(|| (practised.rules(), practised.who()));
        let five = settings.with_untracked(|it| it.practice_of(&who).five);
        let given = reviewed.as_ref().map(|it| it.alone.rules().clone());
        let given = given.or_else(|| five.rules(day?));
        let rules = given.unwrap_or(rules);
        let setup = Setup::to_practise(rules.clone(), YOU).ok()?;
        let (exercise, chosen) = (RwSignal::new(None), RwSignal::new(None));
        // The first action is the answer.
        let answer = move |action| {
            let choice = match action {
                Action::Roll(keep) => Some(Choice::Keep(keep)),
                Action::Score(slot) => Some(Choice::Score(slot)),
                Action::RollForStart | Action::Undo | Action::Spend(_) => None,
            };
            let is_open = exercise.get_untracked().is_some() && chosen.get_untracked().is_none();
            if is_open && choice.is_some() {
                chosen.set(choice);
            }
        };
        let table = Table::practise(Game::new(setup), answer);
        let practice = Practice {
            room: Room::watch(table),
            settings,
            solver: use_solver_worker(),
            statistics,
            judge,
            announcer: use_announcer(),
            store: use_store(),
            rules: StoredValue::new(rules),
            who: StoredValue::new(who),
            day,
            again: again(five),
            reviewed: StoredValue::new(reviewed),
            exercise,
            advice: RwSignal::new(None),
            chosen,
            silent: RwSignal::new(false),
            win_advice: RwSignal::new(None),
            open: OpenRequest::none(),
            open_to_win: OpenRequest::none(),
            seen: StoredValue::new(Vec::new()),
            // Start somewhere else each time.
            round: StoredValue::new(browser::now_ms() as u32),
        };
        practice.follow();
        Some(practice)
    }

    /// Judges each answer, once its value is known.
    fn follow(self) {
        let mut judged = false;
        follow(move || {
            let known = self.chosen.get().is_some() && self.advice.with(Option::is_some);
            if known && !judged {
                untrack(|| self.count());
            }
            judged = known;
        });
        follow(move || {
            let is_decided = self.chosen.get().is_some();
            let shown = self.win_advice.get().filter(|_| is_decided);
            self.room.coach.tell_to_win(shown);
        });
    }

    /// Lays the next position on the table: the one of the review, or the next one of the five of a day. In ordinary practice, one of
    /// the player's mistakes and a new position take turns.
    pub(super) fn next(self) {
        let round = self.round.get_value().wrapping_add(1);
        self.round.set_value(round);
        self.open.withdraw();
        self.exercise.set(None);
        self.chosen.set(None);
        self.advice.set(None);
        self.win_advice.set(None);
        self.silent.set(false);
        self.room.coach.tell(None);
        if let Some(it) = self.reviewed.get_value() {
            let request = it.to_win;
            let asked = request.map(|request| {
                self.solver.ask(request, move |answer| {
                    if let CoachAnswer::ToWin(advice) = answer {
                        self.win_advice.set(Some(advice));
                    }
                })
            });
            self.open_to_win.replace(asked);
            return self.put(it.alone, Some(it.decision.played));
        }
        let mine = self.day.is_none() && round.is_multiple_of(2);
        match mine.then(|| self.mistake()).flatten() {
            Some((game, played)) => self.put(game, Some(played)),
            None => self.ask_for_one(round),
        }
    }

    /// Returns whether this is a decision of a review.
    pub(super) fn is_reviewed(self) -> bool {
        self.reviewed.with_value(Option::is_some)
    }

    /// How many of the day's positions are decided.
    pub(super) fn decided(self, day: Day) -> usize {
        let who = self.who.get_value();
        self.settings
            .with(|it| it.practice_of(&who).five.costs(day).len())
    }

    /// Returns whether all positions of the day are decided.
    pub(super) fn is_complete(self) -> bool {
        let decided = self.day.map(|day| untrack(|| self.decided(day)));
        decided == Some(FiveResults::COUNT)
    }

    /// The rules.
    pub(super) fn rules(self) -> Arc<RuleSet> {
        self.rules.get_value()
    }

    /// Looks at the position: the card, the dice, and how many rolls are left.
    pub(super) fn position<T>(self, look: impl FnOnce(&Card, &Dice, u8) -> T) -> Option<T> {
        self.room.table.game_untracked(|game| {
            let hand = game.hand()?;
            Some(look(game.cards().first()?, &hand.dice, game.rolls_left()))
        })
    }

    /// What the chosen is worth, once that is known.
    fn verdict(self) -> Option<Verdict> {
        let chosen = self.chosen.get()?;
        self.advice.with(|advised| {
            let advised = advised.as_ref()?;
            Some(Verdict {
                best: advised.best,
                expected: advised.expected,
                played: self.position(|_, dice, _| advised.value(chosen, dice))??,
                open: true,
            })
        })
    }

    /// How much less the chosen is worth than the best, once that is known.
    pub(super) fn cost(self) -> Option<MicroPoints> {
        self.verdict().map(|verdict| verdict.cost())
    }

    /// Was there a mistake to be made?
    pub(super) fn is_counted(self) -> bool {
        let own = self.exercise.get().is_some_and(|it| it.played.is_some());
        own || self
            .advice
            .with(|advised| advised.as_ref().is_some_and(Advised::is_tempting))
    }

    fn ask_for_one(self, round: u32) {
        let rules = self.rules.get_value();
        let number = match self.day {
            Some(day) => {
                let again = self.again.map(|(place, _)| place);
                let place = again.unwrap_or_else(|| untrack(|| self.decided(day)));
                practice_number(day, &rules, place)
            }
            // Consecutive numbers would bring similar positions.
            None => round.wrapping_mul(2_654_435_761),
        };
        let request = CoachRequest::Practice(PortableRules::of(&rules), number);
        let ticket = self.solver.ask(request, move |answer| {
            let game = match answer {
                CoachAnswer::Practice(text) => Loaded::from_json(&text).saved().cloned(),
                _ => None,
            };
            match game {
                Some(saved) => self.put(saved.game, None),
                None => self.fall_silent(),
            }
        });
        self.open.replace(ticket);
    }

    /// Returns the player's most expensive mistake that was not shown yet, and what was chosen there.
    fn mistake(self) -> Option<(Game, Choice)> {
        let (rules, who) = (self.rules.get_value(), self.who.get_value());
        let all = self
            .statistics
            .now(|games| (self.judge).now(|judgements| Skill::all(&rules, games, judgements)));
        let skill = all.into_iter().find(|it| it.name == who)?;
        let found = skill.expensive(0, usize::MAX).into_iter().find(|it| {
            self.seen
                .with_value(|seen| !seen.contains(&(it.id.clone(), it.number)))
        })?;
        self.seen
            .update_value(|seen| seen.push((found.id.clone(), found.number)));
        let game = self.store.read(|store| store.games().load(&found.id))?;
        let game = game.value.game;
        let decision = decisions(&game).into_iter().nth(found.number)?;
        Some((alone_up_to(&game, &decision)?, decision.played))
    }

    /// Lays a position on the table, and asks the solver about it.
    fn put(self, game: Game, played: Option<Choice>) {
        self.room.table.lay(game);
        let rules = self.rules.get_value();
        let position = self.position(|card, dice, left| {
            self.announcer.say(aloud::rolled(dice, Keep::NONE, left, 0));
            Position::new(&rules, card, dice, left)
        });
        let Some(position) = position else {
            return self.fall_silent();
        };
        self.exercise.set(Some(Exercise { played }));
        if let Some((_, chosen)) = self.again {
            self.chosen.set(Some(chosen));
        }
        let ticket = self.solver.ask(
            CoachRequest::Position(position),
            move |answer| match answer {
                CoachAnswer::Advice(advised) => self.advice.set(Some(advised)),
                _ => self.fall_silent(),
            },
        );
        self.open.replace(ticket);
    }

    fn fall_silent(self) {
        self.silent.set(true);
        self.announcer.say(self.silence());
    }

    /// Why there is no position.
    fn silence(self) -> String {
        let rules = self.rules.get_value();
        match has_best_play(&rules) {
            true => text::silent(),
            false => advice::silent(&rules),
        }
    }

    /// Counts a new answer, and lets the coach show what each choice is worth.
    fn count(self) {
        self.room
            .coach
            .tell(self.advice.get().zip(self.chosen.get()));
        let Some(cost) = self.cost() else {
            return;
        };
        if let Some(chosen) = self.chosen.get()
            && self.again.is_none()
            && !self.is_reviewed()
        {
            self.note(chosen, cost);
        }
        let says = self.says().into_iter().chain(self.why());
        self.announcer.say(says.collect::<Vec<_>>().join(" "));
        browser::focus_node_soon(self.room.table.elements.roll);
    }

    /// Notes an answer in the results.
    fn note(self, chosen: Choice, cost: MicroPoints) {
        let (who, rules) = (self.who.get_value(), self.rules.get_value());
        let counted = self.is_counted();
        let left = self.position(|_, _, left| left).unwrap_or_default();
        self.settings.update(|settings| {
            let mut results = settings.practice_of(&who);
            if counted {
                results = results.and(cost < RIGHT, rules.rolls - left);
            }
            if let Some(day) = self.day {
                results.five = results.five.and(day, &rules, chosen, cost);
            }
            settings.note_practice(&who, results);
        });
    }

    /// How often the choice wins against the others of the game, and which one wins more often, or which one brings the most points if
    /// that is another one. Before the choice, who the others are. Nothing if that is not known.
    fn to_win(self) -> Option<String> {
        self.reviewed.with_value(|reviewed| {
            let reviewed = reviewed.as_ref()?;
            let Some(chosen) = self.chosen.get() else {
                let is_judged = reviewed.to_win.is_some();
                return is_judged.then(|| text::others_at_decision(&reviewed.others));
            };
            let verdict = self.verdict()?;
            let decision = Decision {
                played: chosen,
                ..reviewed.decision.clone()
            };
            let Decision {
                card,
                dice,
                rolls_left,
                ..
            } = &decision;
            self.win_advice.with(|advice| {
                let advice = advice.as_ref()?;
                // Else the verdict says it.
                if advice.mistake(verdict.best, dice).is_none() {
                    return review::wins(&reviewed.alone, &decision, &verdict, advice);
                }
                let rules = reviewed.alone.rules();
                Some(text::most_points(
                    rules,
                    card,
                    dice,
                    *rolls_left,
                    verdict.best,
                ))
            })
        })
    }

    /// What stands below the verdict: how often the choice wins, and [where the position came from](Practice::why_this).
    pub(super) fn why(self) -> Option<String> {
        let says = [self.to_win(), self.why_this()].into_iter().flatten();
        let says: Vec<String> = says.collect();
        (!says.is_empty()).then(|| says.join(" "))
    }

    /// Where the position came from and what was chosen there, or that the answer does not count; of a position that is shown again,
    /// what was chosen.
    fn why_this(self) -> Option<String> {
        self.cost()?;
        if let Some((_, chosen)) = self.again {
            return self.position(|card, dice, left| {
                text::your_choice(&self.rules.get_value(), card, dice, left, chosen)
            });
        }
        match self.exercise.get()?.played {
            Some(played) => self.position(|card, dice, left| {
                let did = advice::did(&self.rules.get_value(), card, dice, left, played);
                match self.is_reviewed() {
                    true => text::in_the_game(&did),
                    false => text::own_mistake(&did),
                }
            }),
            None => (!self.is_counted()).then(text::not_counted),
        }
    }

    /// What the answer was worth, or what is on its way.
    pub(super) fn says(self) -> Option<String> {
        if self.silent.get() {
            return Some(self.silence());
        }
        if self.exercise.get().is_none() {
            return Some(match self.solver.status().progress {
                Some(_) => self.solver.waiting(),
                None => text::coming(),
            });
        }
        self.chosen.get()?;
        let Some(cost) = self.cost() else {
            return Some(self.solver.waiting());
        };
        let rules = self.rules.get_value();
        self.advice.with(|advised| {
            let advised = advised.as_ref()?;
            self.position(|card, dice, left| {
                let to_win = self.win_advice.with(|win_advice| {
                    let choices = (self.chosen.get()?, advised.best);
                    text::verdict_to_win(&rules, card, dice, left, choices, win_advice.as_ref()?)
                });
                to_win.unwrap_or_else(|| text::verdict(&rules, card, dice, left, advised, cost))
            })
        })
    }
}
