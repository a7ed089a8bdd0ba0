//! Own players that misbehave.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_app::tournament::{
    Disqualification, Entrant, Plan, RustPlayer, Standings, Tournament,
};
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_rules::game::Strength;
use rollkeep_rules::{Card, RuleSet, Slot, catalogue};
use rollkeep_solver::bots::{Player, View};
use rollkeep_solver::{Choice, Policy, Progress};

use crate::play::{EntrantPlayer, play};
use crate::rust_player::{self, Make, Own};

/// Rolls once and fills the first open box.
fn hasty(view: &View) -> Choice {
    Choice::Score(view.legal[0])
}

/// Panics at four sixes.
struct Superstitious;

impl Player for Superstitious {
    fn choose(&mut self, view: &View) -> Choice {
        assert!(view.dice.counts().0[5] < 4, "so many sixes");
        hasty(view)
    }
}

/// Fills a box that no card has if its dice show three fives.
struct Dreamer;

impl Player for Dreamer {
    fn choose(&mut self, view: &View) -> Choice {
        match view.dice.counts().0[4] {
            3.. => Choice::Score(Slot(99)),
            _ => hasty(view),
        }
    }
}

/// Counts its decisions in a game, and panics beyond a card.
struct Counting(usize);

impl Player for Counting {
    fn choose(&mut self, view: &View) -> Choice {
        assert_eq!(self.0, view.card.filled(), "it has been in another game");
        self.0 += 1;
        hasty(view)
    }
}

/// Plays against a novice on this many threads.
fn against(makes: &[Make], games: u32, threads: usize) -> Tournament {
    rust_player::hush();
    let mut entrants = vec![Entrant::built_in("Novice", Strength::Novice)];
    let mut seats = vec![EntrantPlayer::BuiltIn(Strength::Novice)];
    for (number, make) in makes.iter().enumerate() {
        entrants.push(Entrant::own(&format!("own {number}"), None));
        seats.push(EntrantPlayer::Own(*make));
    }
    let plan = Plan::new("yahtzee-basic", entrants, games, 11).expect("a plan");
    let needed = seats.iter().any(|seat| seat.needs_policy());
    let policy = needed.then(|| Arc::new(policy(plan.rules())));
    play(&plan, &seats, policy.as_ref(), threads, &|_| {
        ControlFlow::Continue(())
    })
}

#[test]
fn a_stopped_tournament_keeps_what_was_played() {
    let seats = [Strength::Novice, Strength::Casual].map(EntrantPlayer::BuiltIn);
    let entrants = vec![
        Entrant::built_in("Novice", Strength::Novice),
        Entrant::built_in("Casual", Strength::Casual),
    ];
    let plan = Plan::new("yahtzee-basic", entrants, 1000, 11).expect("a plan");
    // Neither of them needs a policy.
    let stopped = play(&plan, &seats, None, 2, &|_| ControlFlow::Break(()));
    assert!(!stopped.is_over());
    // Each thread has played its first games.
    assert!(
        (1..=500).contains(&stopped.all_played()),
        "{}",
        stopped.all_played()
    );
}

fn policy(rules: &Arc<RuleSet>) -> Policy {
    let watch = &mut |_: Progress| ControlFlow::Continue(());
    Policy::solve(rules, watch).expect("a policy")
}

/// Why the first own player is out.
fn disqualification(tournament: &Tournament) -> Option<Disqualification> {
    let mut disqualifications = tournament.disqualifications();
    disqualifications
        .find(|(_, entrant, _)| *entrant == 1)
        .map(|(_, _, why)| why.clone())
}

#[test]
fn panics_and_illegal_choices_disqualify() {
    let makes = [
        Make::Plain(|| Box::new(Superstitious)),
        Make::WithPolicy(|_| Box::new(Dreamer)),
        Make::Plain(|| Box::new(Counting(0))),
    ];
    let one = against(&makes, 50, 1);
    let Some(Disqualification::Crashed(why)) = disqualification(&one) else {
        panic!("{:?}", disqualification(&one));
    };
    assert!(
        why.starts_with("so many sixes (") && why.contains("rust_players.rs, line "),
        "{why}"
    );
    let disqualifications: Vec<_> = one.disqualifications().collect();
    let dreamt = Disqualification::Illegal(Choice::Score(Slot(99)));
    assert_eq!(disqualifications.len(), 2, "a new player for every game");
    assert!(
        disqualifications
            .iter()
            .any(|(_, who, why)| *who == 2 && **why == dreamt)
    );
    assert!(one.is_over() && one.played() == 50);
    let standings = Standings::new(&one);
    assert!(
        standings
            .rows
            .iter()
            .any(|line| line.out.is_none() && line.games == 50)
    );

    let three = against(&makes, 50, 3);
    assert!(one.all_outcomes().eq(three.all_outcomes()));
}

#[test]
fn players_that_cannot_start_are_disqualified() {
    let tournament = against(&[Make::Plain(|| panic!("no hands"))], 2, 2);
    let Some(Disqualification::Broken(why)) = disqualification(&tournament) else {
        panic!("{:?}", disqualification(&tournament));
    };
    assert!(why.starts_with("no hands ("), "{why}");
}

thread_local! {
    /// A clock that only players move.
    static NOW: Cell<f64> = const { Cell::new(0.0) };
    /// How long each later decision takes.
    static TAKES: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

/// Takes the times in `TAKES`, and counts its decisions; each one fills the next box.
struct Slow(usize);

impl Player for Slow {
    fn choose(&mut self, view: &View) -> Choice {
        assert_eq!(
            self.0,
            view.card.filled(),
            "it is asked everything once, in order"
        );
        self.0 += 1;
        let takes = TAKES.with_borrow_mut(Vec::pop).unwrap_or(0.0);
        NOW.set(NOW.get() + takes);
        hasty(view)
    }
}

/// Checks the disqualification of a player whose decisions take these times. The further lists are for the players that
/// repeat its game.
#[track_caller]
fn check_slow(takes: &[&[f64]], expected: Option<Disqualification>) {
    let rules = &catalogue::default();
    let mut own = Own::new(Arc::new(|| Box::new(Slow(0))), rules, || NOW.get());
    TAKES.set(takes.concat().into_iter().rev().collect());
    let dice = Dice::new(&[Face::Two; 5]).expect("dice");
    let filled = |boxes| Card::with(rules, rules.slots().take(boxes).map(|slot| (slot, 0)));
    let mut answer = |boxes| own.choose(&View::new(rules, &filled(boxes), dice, 2));
    let disqualification = (0..13).find_map(|boxes| answer(boxes).err());
    assert_eq!(disqualification, expected, "{takes:?}");
    // The next game starts from the beginning.
    TAKES.set(Vec::new());
    assert!(answer(0).is_ok());
}

#[test]
fn slow_players_are_disqualified() {
    let limit = Disqualification::DECISION_MS;
    check_slow(&[&[limit; 3]], None);
    // The second decision took too long, and again when another player repeated the game.
    let over = limit + 1.0;
    check_slow(
        &[&[0.0], &[over], &[0.0, over]],
        Some(Disqualification::SlowDecision),
    );
    check_slow(&[&[limit; 6]], Some(Disqualification::SlowGame));
}

#[test]
fn a_machine_that_was_busy_is_no_offence() {
    let limit = Disqualification::DECISION_MS;
    let busy = 9.0 * limit;
    check_slow(&[&[busy], &[1.0], &[busy], &[busy, limit], &[2.0]], None);
}
