//! The workers of a tournament: starting them, giving them games, and replacing them.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::run::{After, Run};
use super::shard::{Shard, ShardEvent};
use super::{Arena, ArenaState, Running};
use crate::ui::browser::{self, follow};
use crate::ui::solver_worker::Ticket;
use rollkeep_app::tournament::worker_messages::TournamentReply;
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::{PortableRules, RuleSet};
use rollkeep_solver::coach::SolvingTime;

/// How long after its death a worker is replaced.
const AGAIN: Duration = Duration::from_secs(1);

impl Arena {
    /// Starts the workers. Rules that take long are solved before, once for all of them: the solver keeps best play where the
    /// workers find it.
    pub(super) fn prepare(&self) {
        let rules = self.with(|run| run.tournament.plan().rules_to_solve().cloned());
        let takes_long = |rules: &Arc<RuleSet>| SolvingTime::of(rules) != SolvingTime::Moment;
        let Some(rules) = rules.flatten().filter(takes_long) else {
            return self.start_all();
        };
        let arena = *self;
        let solve = CoachRequest::Solve(PortableRules::of(&rules));
        let ticket = (self.solver).ask(solve, move |_| arena.start_all());
        self.with(|run| run.table = Some(ticket));
    }

    /// Shows the progress of the solver that the workers wait for. If it does not start, they do without it.
    pub(super) fn follow_solver(&self) {
        let arena = *self;
        follow(move || {
            let (progress, stalled) = (
                arena.solver.status().progress,
                arena.solver.status().stalled,
            );
            let waits = arena.with(|run| run.table.as_ref().is_some_and(Ticket::is_open));
            match (waits, progress) {
                (Some(true), _) if stalled => untrack(|| arena.start_all()),
                (Some(true), Some(percent)) => arena.show_progress(percent),
                _ => {}
            }
        });
    }

    fn show_progress(&self, percent: u32) {
        if matches!(self.state.get_untracked(), ArenaState::Preparing(_)) {
            self.state.set(ArenaState::Preparing(percent));
        }
    }

    /// Restarts all workers. Unfinished games are played again.
    pub(super) fn start_all(&self) {
        let before = self.with(|run| {
            run.generation += 1;
            run.tournament.take_back_all();
            run.table = None;
            (std::mem::take(&mut run.shards), run.generation, run.width())
        });
        let Some((shards, generation, width)) = before else {
            return;
        };
        drop(shards);
        (0..width).for_each(|number| self.start(number, generation));
    }

    /// Restarts all workers later, because this may run inside a callback of one of them.
    fn start_all_soon(&self) {
        if self.state.get_untracked() == ArenaState::Running {
            self.with(|run| run.stop_watch(browser::monotonic_ms()));
            self.state.set(ArenaState::Preparing(0));
        }
        let arena = *self;
        spawn_local(async move { arena.start_all() });
    }

    fn start(&self, number: usize, generation: u32) {
        let arena = *self;
        let shard = self.with(|run| {
            Shard::start(run.tournament.plan(), run.caution.clone(), move |event| {
                arena.handle(number, generation, event);
            })
        });
        match shard.flatten() {
            Some(shard) => {
                self.with(|run| match run.shards.get_mut(number) {
                    Some(place) => *place = Some(shard),
                    None => run.shards.push(Some(shard)),
                });
            }
            None => self.fail(),
        }
    }

    /// Handles an event of a worker. Ignores events from before a restart.
    fn handle(&self, number: usize, generation: u32, event: ShardEvent) {
        if self.with(|run| run.generation) != Some(generation) {
            return;
        }
        match event {
            ShardEvent::Ready => {
                if matches!(self.state.get_untracked(), ArenaState::Preparing(_)) {
                    self.with(|run| run.since = Some(browser::monotonic_ms()));
                    self.state.set(ArenaState::Running);
                }
                self.give_games(number);
            }
            ShardEvent::Reply(TournamentReply::Progress(done, all)) => {
                let percent = done * 100 / all.max(1);
                self.show_progress(percent as u32);
            }
            ShardEvent::Reply(TournamentReply::Played(report)) => {
                let after = self.with(|run| run.add_report(number, report));
                match after {
                    Some(After::Over) => self.finish(),
                    Some(After::Trusted) => self.start_all_soon(),
                    Some(After::More) | None => self.give_games_to_all(),
                }
            }
            ShardEvent::Reply(TournamentReply::Wants(entrant)) => {
                self.with(|run| run.note(Some(entrant)));
            }
            ShardEvent::Reply(TournamentReply::Disqualified(_) | TournamentReply::Joined) => {}
            ShardEvent::SandboxSilent(entrant) => self.suspect(entrant),
            ShardEvent::Died => self.replace_dead(number, generation),
            ShardEvent::Late => self.worker_is_late(),
        }
    }

    /// Gives games to every idle worker.
    pub(super) fn give_games_to_all(&self) {
        let shards = self.with(|run| run.shards.len()).unwrap_or_default();
        (0..shards).for_each(|number| self.give_games(number));
    }

    fn give_games(&self, number: usize) {
        if self.state.get_untracked() != ArenaState::Running {
            return;
        }
        self.with(|run| {
            let shard = run.shards.get(number).and_then(Option::as_ref);
            if shard.is_some_and(Shard::is_idle)
                && let Some(pairings) = run.next()
                && let Some(Some(shard)) = run.shards.get_mut(number)
            {
                shard.give(pairings);
            }
        });
    }

    /// Replaces a dead worker and gives its games to others. Fails if that place has had too many deaths in a row.
    fn replace_dead(&self, number: usize, generation: u32) {
        let taken = self.with(|run| {
            // What else dies with the worker, such as its other sandboxes, finds the place empty.
            let shard = run.shards.get_mut(number)?.take()?;
            run.tournament.take_back(shard.given());
            Some((shard, run.caution.worker_died(number)))
        });
        let Some((dead, again)) = taken.flatten() else {
            return;
        };
        // Later, because this runs inside a callback of it.
        spawn_local(async move { drop(dead) });
        if !again {
            return self.fail();
        }
        // What was missing for a moment is there a little later: memory, or in WebKit the kept files for a worker.
        let arena = *self;
        let start_there = move || {
            let empty = |run: &mut Run| matches!(run.shards.get(number), Some(None));
            let waits = arena.with(|run| run.generation == generation && empty(run));
            if waits == Some(true) {
                arena.start(number, generation);
            }
        };
        set_timeout(start_there, AGAIN);
    }

    /// Handles a worker that does not start. The others continue without it, if there are any.
    fn worker_is_late(&self) {
        // In an empty place, another one starts soon.
        let unanswered = |it: &Option<Shard>| it.as_ref().is_some_and(|it| !it.has_answered());
        if self.with(|run| run.shards.iter().all(unanswered)) == Some(true) {
            self.fail();
        }
    }

    /// Handles the death of this entrant's sandbox, and of all others in its process. It is unknown whose program
    /// caused it, so the unfinished games are played again with one program at a time. A program whose sandbox dies
    /// while it runs alone is disqualified.
    fn suspect(&self, entrant: usize) {
        self.with(|run| run.suspect(entrant));
        self.start_all_soon();
    }

    /// Stops, because the browser cannot run the tournament.
    fn fail(&self) {
        if !self.save() {
            return;
        }
        self.show();
        self.with(|run| Running::clear(self.store, run.lock.id()));
        // Later, because this may run inside a callback of a worker that will be dropped.
        let arena = *self;
        spawn_local(async move { arena.end(ArenaState::Failed) });
    }
}
