//! How fast rule sets are solved, compared with a textbook solver in the same run.
//!
//! Prints a table and adds its figures to those in `target/bench.json`. Times are of a shared machine, the best of
//! several: compare them within one run only.

// No game depends on the floating-point mathematics here.
#![allow(clippy::disallowed_methods)]

#[path = "solver/textbook.rs"]
mod textbook;
#[path = "../examples/threads/mod.rs"]
mod threads;

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rollkeep_rules::dice::{Dice, DiceSource, Fair};
use rollkeep_rules::{Card, RuleSet, Slot, Spec, catalogue};
use rollkeep_solver::bots::{BotGame, Perfect, Player};
use rollkeep_solver::{
    Choice, Objective, Policy, Progress, Real, SolveError, TurnPosition, chances_to_win,
};
use textbook::Textbook;
use threads::on_all;

type Figures = BTreeMap<String, f64>;

fn main() -> Result<(), Box<dyn Error>> {
    let mut figures = Figures::new();
    values(&mut figures)?;
    against_the_textbook(&mut figures)?;
    on_threads(&mut figures)?;
    growth(&mut figures)?;
    advice(&mut figures)?;
    chances(&mut figures)?;
    totals(&mut figures)?;
    write(&figures)
}

/// The best time of several runs, in seconds, and the result.
fn best_of<T>(times: u32, mut work: impl FnMut() -> T) -> (f64, T) {
    let timed = |work: &mut dyn FnMut() -> T| {
        let start = Instant::now();
        let made = black_box(work());
        (start.elapsed(), made)
    };
    let (mut best, mut made): (Duration, T) = timed(&mut work);
    for _ in 1..times {
        let again = timed(&mut work);
        if again.0 < best {
            (best, made) = again;
        }
    }
    (best.as_secs_f64(), made)
}

fn solve<F: Real>(rules: &Arc<RuleSet>) -> Result<Policy<F>, SolveError> {
    Policy::solve(rules, &mut |_: Progress| ControlFlow::Continue(()))
}

/// The value of an empty card.
fn value<F: Real>(policy: &Policy<F>) -> Result<f64, &'static str> {
    policy
        .expected(&Card::new(policy.rules()))
        .ok_or("no value")
}

/// The value of every rule set, the time of its solve and the memory.
fn values(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    println!(
        "{:<18} {:>15} {:>9} {:>9} {:>9} {:>9}",
        "", "value", "f32 ms", "f64 ms", "states", "KiB"
    );
    for rules in catalogue::all().iter().filter(|it| it.can_be_solved()) {
        let (quick, policy) = best_of(5, || solve::<f32>(rules));
        let policy = policy?;
        let cost = policy.cost();
        let value = value(&policy)?;
        // The most exact table of Maxi Yatzy is larger than the solver allows.
        let (exact, policy) = best_of(3, || solve::<f64>(rules).ok());
        let (exact, value) = match policy {
            Some(policy) => (Some(exact * 1e3), self::value(&policy)?),
            None => (None, value),
        };
        println!(
            "{:<18} {value:>15.9} {:>9.1} {:>9} {:>9} {:>9}",
            rules.id,
            quick * 1e3,
            exact.map_or("–".to_owned(), |ms| format!("{ms:.1}")),
            cost.states,
            cost.bytes / 1024,
        );
        let name = rules.id.replace('-', "_");
        figures.insert(format!("solver_{name}_value"), value);
        figures.insert(format!("solver_{name}_ms"), quick * 1e3);
        if let Some(exact) = exact {
            figures.insert(format!("solver_{name}_f64_ms"), exact);
        }
        figures.insert(format!("solver_{name}_bytes"), cost.bytes as f64);
    }
    Ok(())
}

/// The official table on one thread, alternating with the textbook solver.
fn against_the_textbook(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    let rules = &catalogue::default();
    let (mut plain, (book, states)) = best_of(1, || Textbook::new(rules).solve());
    let (mut quick, policy) = best_of(10, || solve::<f32>(rules));
    for _ in 0..2 {
        plain = plain.min(best_of(1, || Textbook::new(rules).solve()).0);
        quick = quick.min(best_of(10, || solve::<f32>(rules)).0);
    }
    let ours = value(&policy?)?;
    let ratio = plain / quick;
    println!();
    println!(
        "textbook solver, {}: {plain:.2} s for {states} states, value {book:.4}",
        rules.id
    );
    println!(
        "this solver:  {:.4} s, value {ours:.4}: {ratio:.0} times as fast",
        quick
    );
    figures.insert("solver_textbook_ms".to_owned(), plain * 1e3);
    figures.insert("solver_times_faster_than_textbook".to_owned(), ratio);
    Ok(())
}

/// A larger table on one thread and on all, in turns.
fn on_threads(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    let rules = rules("yatzy")?;
    let alone = || best_of(3, || solve::<f32>(&rules)).0;
    let together = || {
        best_of(3, || {
            Policy::<f32>::solve_on(&rules, on_all, |_| ControlFlow::Continue(()))
        })
        .0
    };
    let (mut one, mut several) = (f64::MAX, f64::MAX);
    for _ in 0..3 {
        one = one.min(alone());
        several = several.min(together());
    }
    println!();
    println!(
        "{}: {one:.3} s on one thread, {several:.3} s on all: {:.2} times as fast",
        rules.id,
        one / several
    );
    figures.insert(
        "solver_times_faster_on_all_threads".to_owned(),
        one / several,
    );
    Ok(())
}

fn rules(id: &str) -> Result<Arc<RuleSet>, &'static str> {
    catalogue::find(id).ok_or("no such rule set")
}

/// A rule set with this many boxes: the official upper section, then the lower one, then Yatzy's boxes.
fn sized(boxes: usize) -> Result<Arc<RuleSet>, Box<dyn Error>> {
    let mut spec = Spec::clone(&*rules("yahtzee-basic")?);
    let yatzy = rules("yatzy")?;
    let more = yatzy.categories.iter().skip(6).cloned();
    let more = more.map(|mut category| {
        category.id = format!("yatzy-{}", category.id);
        category
    });
    spec.categories.extend(more);
    spec.categories.truncate(boxes);
    Ok(Arc::new(RuleSet::new(spec).map_err(|why| why.to_string())?))
}

/// How time and memory grow with the boxes.
fn growth(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    println!();
    println!(
        "{:<18} {:>9} {:>9} {:>9}",
        "boxes", "f32 ms", "states", "KiB"
    );
    let six_dice = [
        (
            "18_of_six_dice",
            include_str!("../../rules/src/catalogue/super-yatzy.json"),
        ),
        (
            "20_of_six_dice",
            include_str!("../../rules/src/catalogue/maxi-yatzy.json"),
        ),
    ];
    let five_dice = (10..=16).map(|boxes| Ok((boxes.to_string(), 3, sized(boxes)?)));
    let six_dice = six_dice
        .map(|(boxes, file)| Ok((boxes.to_owned(), 1, Arc::new(serde_json::from_str(file)?))));
    let sets: Result<Vec<_>, Box<dyn Error>> = five_dice.chain(six_dice).collect();
    for (boxes, times, rules) in sets? {
        let (time, policy) = best_of(times, || solve::<f32>(&rules));
        let cost = policy?.cost();
        println!(
            "{boxes:<18} {:>9.1} {:>9} {:>9}",
            time * 1e3,
            cost.states,
            cost.bytes / 1024
        );
        figures.insert(format!("solver_{boxes}_boxes_ms"), time * 1e3);
        figures.insert(format!("solver_{boxes}_boxes_bytes"), cost.bytes as f64);
    }
    Ok(())
}

/// From the question to all keeps and boxes in order, on an empty card.
fn advice(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    println!();
    for rules in catalogue::all().iter().filter(|it| it.can_be_solved()) {
        let policy = solve::<f32>(rules)?;
        let card = Card::new(rules);
        let dice: Dice = Fair::seeded(1)
            .roll(rules.dice.into())
            .map_err(|why| why.to_string())?;
        let (time, _) = best_of(100, || policy.advise(&card, &dice, 2));
        println!("{:<18} advice in {:.3} ms", rules.id, time * 1e3);
        let name = format!("solver_{}_advice_ms", rules.id.replace('-', "_"));
        figures.insert(name, time * 1e3);
    }
    Ok(())
}

/// The chances of all totals and of one, with six boxes open, compared with solving the whole rule set.
fn chances(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    println!();
    println!(
        "{:<42} {:>9} {:>9} {:>12}",
        "chances with six boxes open", "all ms", "one ms", "all / solve"
    );
    let six = [
        ("the upper ones", [0, 1, 2, 3, 4, 5], 80),
        ("the last of the lower", [7, 8, 9, 10, 11, 12], 120),
        ("three upper, three lower", [3, 4, 5, 9, 10, 12], 130),
        // Of all sets of six boxes of the official game, this one takes longest.
        ("five upper, one lower", [0, 2, 3, 4, 5, 6], 160),
    ];
    for id in ["yahtzee-official", "yatzy", "yahtzie"] {
        let rules = &rules(id)?;
        let (mut solved, policy) = best_of(3, || solve::<f32>(rules));
        let policy = policy?;
        for (name, open, total) in six {
            let filled = rules.slots().filter(|slot| !open.contains(&slot.0));
            // The card makes the bonuses matter: a Yahtzee, so that further ones bring their bonus, and four of a face
            // in each upper box, so that the upper bonus is near.
            let extra = rules.extra_yahtzee.map(|extra| Slot(extra.category));
            let points = |slot: Slot| match slot.0 {
                _ if Some(slot) == extra => 50,
                upper @ 0..6 if rules.upper_bonus.is_some() => 4 * (u16::from(upper) + 1),
                _ => 0,
            };
            let card = Card::with(rules, filled.map(|slot| (slot, points(slot))));
            let (all, every) = best_of(5, || policy.chances(&card, Objective::Every).map(|_| ()));
            let (one, only) = best_of(5, || {
                policy.chances(&card, Objective::AtLeast(total)).map(|_| ())
            });
            every.and(only)?;
            solved = solved.min(best_of(1, || solve::<f32>(rules)).0);
            let title = format!("{}, {name}", rules.id);
            println!(
                "{title:<42} {:>9.2} {:>9.2} {:>12.2}",
                all * 1e3,
                one * 1e3,
                all / solved
            );
            let title = title.replace(['-', ' '], "_").replace(',', "");
            figures.insert(format!("solver_chances_{title}_all_ms"), all * 1e3);
            figures.insert(format!("solver_chances_{title}_one_ms"), one * 1e3);
            figures.insert(format!("solver_chances_{title}_per_solve"), all / solved);
        }
    }
    Ok(())
}

/// The totals of cards that best play leads to, what follows from them, and why a choice is better than another. Compared with
/// solving the whole rule set.
fn totals(figures: &mut Figures) -> Result<(), Box<dyn Error>> {
    println!();
    println!("{:<42} {:>9} {:>12}", "totals", "ms", "ms / solve");
    for id in ["yahtzee-official", "yatzy"] {
        let rules = &rules(id)?;
        let (mut solved, policy) = best_of(3, || solve::<f32>(rules));
        let policy = Arc::new(policy?);
        let mut add = |title: &str, time: f64| {
            solved = solved.min(best_of(1, || solve::<f32>(rules)).0);
            let title = format!("{id}, {title}");
            println!("{title:<42} {:>9.2} {:>12.3}", time * 1e3, time / solved);
            let title = title.replace(['-', ' '], "_").replace(',', "");
            figures.insert(format!("solver_{title}_ms"), time * 1e3);
            figures.insert(format!("solver_{title}_per_solve"), time / solved);
        };
        for (open, times) in [(13, 1), (9, 2), (6, 5), (3, 10)] {
            let (card, _) = late_turn(&policy, open, 1)?;
            let (time, totals) = best_of(times, || policy.totals(&card, &mut go_on));
            totals?;
            add(&format!("totals of {open} open boxes"), time);
        }
        let (card, dice) = late_turn(&policy, 6, 1)?;
        let advice = policy.advise(&card, &dice, 2)?;
        let [keep, other, ..] = &advice.keeps[..] else {
            return Err("a roll has more than one keep".into());
        };
        let position = TurnPosition {
            card: &card,
            dice: &dice,
            rolls_left: 2,
        };
        let [keep, other] = [keep, other].map(|it| Choice::Keep(it.keep));
        let (time, parts) = best_of(5, || policy.difference(position, keep, other, &mut go_on));
        parts?;
        add("why, 6 open boxes", time);
        let (time, prospects) = best_of(5, || policy.prospects(&card, usize::MAX));
        prospects?;
        add("prospects of 6 open boxes", time);
        let cards = (1..=6).map(|seed| Ok(late_turn(&policy, 6, seed)?.0));
        let cards = cards.collect::<Result<Vec<_>, Box<dyn Error>>>()?;
        let (time, chances) = best_of(2, || {
            let totals = cards.iter().map(|card| policy.totals(card, &mut go_on));
            let totals: Result<Vec<_>, _> = totals.collect();
            totals.map(|totals| chances_to_win(&totals))
        });
        chances?;
        add("chance to win of six, 6 open boxes", time);
    }
    Ok(())
}

fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A card with so many open boxes that best play leads to, and the first roll of its next turn.
fn late_turn(policy: &Arc<Policy>, open: usize, seed: u64) -> Result<(Card, Dice), Box<dyn Error>> {
    let mut player = Perfect::new(policy.clone());
    let mut dice = Fair::seeded(seed);
    let mut game = BotGame::new(policy.rules(), 1);
    while let Some(view) = game.view(&mut dice)? {
        if policy.rules().categories.len() - view.card.filled() == open {
            return Ok((view.card.clone(), view.dice));
        }
        let choice = player.choose(&view);
        game.answer(choice)?;
    }
    Err("no card has so many open boxes".into())
}

/// Adds the figures to those that are there.
fn write(figures: &Figures) -> Result<(), Box<dyn Error>> {
    let target = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/bench.json");
    let mut all: Figures = match std::fs::read_to_string(&target) {
        Ok(text) => serde_json::from_str(&text)?,
        Err(_) => Figures::new(),
    };
    all.extend(figures.iter().map(|(name, figure)| (name.clone(), *figure)));
    std::fs::write(&target, serde_json::to_string_pretty(&all)?)?;
    println!("added to target/bench.json");
    Ok(())
}
