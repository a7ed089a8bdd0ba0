//! Who looks after the games in a worker.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::letters::{Call, Word};
use super::{EntrantKind, Hall, Hand, Place, Plan};
use crate::solver::{Policy, Progress};

/// Reads the page's calls, has games played in a [`Hall`], and says what came of them.
#[derive(Default)]
pub struct Steward {
    hall: Option<Hall>,
    /// Whose end the page has been told.
    told: Vec<usize>,
    /// Whom the page has been asked for, and has not sent yet.
    wanted: Option<usize>,
}

impl Steward {
    /// Does what a letter from the page wants, and tells it with `say` what comes of it. `false` if it is not a [`Call`].
    pub fn open(
        &mut self,
        letter: &str,
        place: &mut impl Place,
        say: &mut impl FnMut(Word),
    ) -> bool {
        let Ok(call) = serde_json::from_str::<Call>(letter) else {
            return false;
        };
        match call {
            Call::Join(plan) => self.join(plan, say),
            Call::Alone => {
                if let Some(hall) = &mut self.hall {
                    hall.one_at_a_time();
                }
            }
            Call::Play(fixtures) => {
                if let Some(hall) = &mut self.hall {
                    hall.begin(fixtures);
                }
            }
            Call::Lose(entrant, offence) => {
                if let Some(hall) = &mut self.hall {
                    hall.lose(entrant, offence);
                }
            }
        }
        self.go_on(place, say);
        true
    }

    /// An entrant's program is there; where programs run one at a time, it is the one that does.
    pub fn enter(&mut self, entrant: usize, place: &mut impl Place, say: &mut impl FnMut(Word)) {
        self.wanted = None;
        if let Some(hall) = &mut self.hall {
            hall.enter(entrant, place);
        }
        self.go_on(place, say);
    }

    /// An entrant's program has said something.
    pub fn hear(
        &mut self,
        entrant: usize,
        said: &str,
        place: &mut impl Place,
        say: &mut impl FnMut(Word),
    ) {
        if let Some(hall) = &mut self.hall {
            hall.hear(entrant, said, place.now());
        }
        self.go_on(place, say);
    }

    /// Looks who takes too long; to be called a few times a second.
    pub fn look(&mut self, place: &mut impl Place, say: &mut impl FnMut(Word)) {
        if let Some(hall) = &mut self.hall {
            hall.look(place.now());
        }
        self.go_on(place, say);
    }

    fn join(&mut self, plan: Plan, say: &mut impl FnMut(Word)) {
        let policy = needs_policy(&plan).then(|| {
            let watch = &mut |progress: Progress| {
                say(Word::Progress(progress.done, progress.all));
                ControlFlow::Continue(())
            };
            Policy::solve(plan.rules(), watch).ok().map(Arc::new)
        });
        let policy = policy.flatten();
        let hand = |kind: &EntrantKind| match (kind, &policy) {
            (EntrantKind::BuiltIn(strength), Some(policy)) => Hand::Here(strength.players(policy)),
            (EntrantKind::BuiltIn(_), None) | (EntrantKind::Own(_), _) => Hand::Away,
        };
        let hands = plan.entrants().iter().map(|it| hand(&it.kind)).collect();
        self.hall = Some(Hall::new(plan, hands));
        self.told.clear();
        self.wanted = None;
        say(Word::Joined);
    }

    fn go_on(&mut self, place: &mut impl Place, say: &mut impl FnMut(Word)) {
        let Some(hall) = &mut self.hall else {
            return;
        };
        let report = hall.run(place);
        for entrant in hall.lost() {
            if !self.told.contains(&entrant) {
                self.told.push(entrant);
                say(Word::Lost(entrant));
            }
        }
        let wanted = hall.wanted();
        if wanted != self.wanted {
            self.wanted = wanted;
            if let Some(entrant) = wanted {
                say(Word::Wants(entrant));
            }
        }
        if let Some(report) = report {
            say(Word::Played(report));
        }
    }
}

/// Does somebody built in take part?
fn needs_policy(plan: &Plan) -> bool {
    let mut entrants = plan.entrants().iter();
    entrants.any(|it| matches!(it.kind, EntrantKind::BuiltIn(_)))
}
