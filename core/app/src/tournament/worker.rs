//! Plays a tournament's games in a worker.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::worker_messages::{TournamentReply, TournamentRequest};
use super::{Controller, Disqualification, EntrantKind, Plan, Runner, RunnerHost};
use rollkeep_solver::bots::StrengthExt;
use rollkeep_solver::{Policy, Progress};

/// Takes the page's requests, plays games with a [`Runner`], and reports the outcomes.
#[derive(Default)]
pub struct TournamentWorker {
    runner: Option<Runner>,
    /// Best play that was kept, so that nobody solves the rules again.
    kept: Option<Arc<Policy>>,
    /// The entrants that the page knows to be disqualified.
    reported: Vec<usize>,
    /// The program that the page was asked for and has not sent yet.
    requested: Option<usize>,
}

impl TournamentWorker {
    /// Takes over best play under the rules of the tournament that it joins next.
    pub fn keep(&mut self, policy: Policy) {
        self.kept = Some(Arc::new(policy));
    }

    /// Does what the page asks for, and replies with `send`.
    pub fn handle(
        &mut self,
        request: TournamentRequest,
        host: &mut impl RunnerHost,
        send: &mut impl FnMut(TournamentReply),
    ) {
        match (request, &mut self.runner) {
            (TournamentRequest::Join(plan), _) => self.join(plan, send),
            (TournamentRequest::OneAtATime, Some(runner)) => runner.one_at_a_time(),
            (TournamentRequest::Play(pairings), Some(runner)) => runner.begin(pairings),
            (TournamentRequest::Disqualify(entrant, why), Some(runner)) => {
                runner.disqualify(entrant, why);
            }
            (_, None) => {}
        }
        self.go_on(host, send);
    }

    /// An entrant's program can be asked; if programs run one at a time, it is the one that runs.
    pub fn program_started(
        &mut self,
        entrant: usize,
        host: &mut impl RunnerHost,
        send: &mut impl FnMut(TournamentReply),
    ) {
        self.requested = None;
        if let Some(runner) = &mut self.runner {
            runner.program_started(entrant, host);
        }
        self.go_on(host, send);
    }

    /// An entrant's program has sent this text.
    pub fn receive(
        &mut self,
        entrant: usize,
        text: &str,
        host: &mut impl RunnerHost,
        send: &mut impl FnMut(TournamentReply),
    ) {
        if let Some(runner) = &mut self.runner {
            runner.receive(entrant, text, host.now());
        }
        self.go_on(host, send);
    }

    /// Disqualifies players that take too long; call it a few times a second.
    pub fn check_times(
        &mut self,
        host: &mut impl RunnerHost,
        send: &mut impl FnMut(TournamentReply),
    ) {
        if let Some(runner) = &mut self.runner {
            runner.check_times(host.now());
        }
        self.go_on(host, send);
    }

    fn join(&mut self, plan: Plan, send: &mut impl FnMut(TournamentReply)) {
        let policy = plan.rules_to_solve().map(|rules| {
            if let Some(kept) = self.kept.take_if(|kept| kept.rules() == rules) {
                return Ok(kept);
            }
            let watch = &mut |progress: Progress| {
                send(TournamentReply::Progress(progress.done, progress.all));
                ControlFlow::Continue(())
            };
            Policy::solve(rules, watch).map(Arc::new)
        });
        let mut broken = Vec::new();
        let mut controllers = Vec::new();
        for (entrant, it) in plan.entrants().iter().enumerate() {
            let players = match (&it.kind, &policy) {
                (EntrantKind::BuiltIn(strength), Some(Ok(policy))) => {
                    Some(strength.players(policy))
                }
                (EntrantKind::BuiltIn(strength), _) => strength.unsolved_players(plan.rules()),
                (EntrantKind::Own(_), _) => None,
            };
            if let (EntrantKind::BuiltIn(_), None, Some(Err(why))) = (&it.kind, &players, &policy) {
                broken.push((entrant, Disqualification::cut(&why.to_string())));
            }
            controllers.push(players.map_or(Controller::Away, Controller::Here));
        }
        let mut runner = Runner::new(plan, controllers);
        for (entrant, why) in broken {
            runner.disqualify(entrant, Disqualification::Broken(why));
        }
        self.runner = Some(runner);
        self.reported.clear();
        self.requested = None;
        send(TournamentReply::Joined);
    }

    fn go_on(&mut self, host: &mut impl RunnerHost, send: &mut impl FnMut(TournamentReply)) {
        let Some(runner) = &mut self.runner else {
            return;
        };
        let report = runner.run(host);
        for entrant in runner.disqualified() {
            if !self.reported.contains(&entrant) {
                self.reported.push(entrant);
                send(TournamentReply::Disqualified(entrant));
            }
        }
        let next = runner.next_program();
        if next != self.requested {
            self.requested = next;
            if let Some(entrant) = next {
                send(TournamentReply::Wants(entrant));
            }
        }
        if let Some(report) = report {
            send(TournamentReply::Played(report));
        }
    }
}
