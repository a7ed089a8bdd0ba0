//! Measures how exact the chances to win are that the review shows:
//! `cargo run --profile bench --package rollkeep-solver --example win_chances -- yahtzee-official 2 4000000` plays games of two from
//! random positions, with four million turns for each number of open boxes.
//!
//! The chances are exact as long as all play for points. So *Perfect* must win as often as they say, up to the luck of the dice.
//! *Rival* plays to win. It takes longer and gets an eighth of the turns.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::catalogue;
use rollkeep_rules::dice::{DiceSource, Fair};
use rollkeep_solver::bots::{BotGame, Player, Rival, View};
use rollkeep_solver::{Choice, Distribution, Policy, TurnPolicy, chances_to_win};

/// How many positions there are for each number of open boxes.
const POSITIONS: usize = 100;

/// Of so many games of Perfect, Rival plays one.
const RIVAL_SHARE: usize = 8;

/// With so many open boxes, Rival begins to play to win.
const RIVAL_OPEN: usize = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or("yahtzee-official".to_owned());
    let seats: usize = arguments.next().map_or(Ok(2), |it| it.parse())?;
    let turns: usize = arguments.next().map_or(Ok(400_000), |it| it.parse())?;
    let rules = catalogue::find(&id).ok_or("no such rule set")?;
    let policy: Policy = Policy::solve(&rules, &mut |_| ControlFlow::Continue(()))?;
    let policy = Arc::new(policy);
    println!(
        "{id}, {seats} players: how much more often the favourite won than its chance says, and by how much the chance of a player \
         was typically off, in percentage points"
    );
    for open in [1, 2, 3, 4, 6, 9] {
        let games = turns / (POSITIONS * open * seats);
        let mut perfect = Memory::new(&policy);
        let found = measure(&policy, &mut perfect, seats, open, games)?;
        println!("{open} open boxes, Perfect: {found}");
        if open <= RIVAL_OPEN {
            let mut rival = Rival::new(policy.clone());
            let found = measure(&policy, &mut rival, seats, open, games / RIVAL_SHARE)?;
            println!("{open} open boxes, Rival: {found}");
        }
    }
    if seats == 2 {
        last_round(&policy)?;
    }
    Ok(())
}

/// How far chances are from what happened.
struct Found {
    games: usize,
    /// How much more often the favourite won than its chance says.
    favourite: Mean,
    /// The square of how much more often a seat won, without the part that is luck.
    square: Mean,
}

/// Lets a player take all seats in games from positions that Perfect has reached, so many from each.
fn measure(
    policy: &Arc<Policy>,
    player: &mut dyn Player,
    seats: usize,
    open: usize,
    games: usize,
) -> Result<Found, Box<dyn Error>> {
    let mut dice = Fair::seeded(1);
    let mut perfect = Memory::new(policy);
    let (mut favourite, mut square) = (Vec::new(), Vec::new());
    for _ in 0..POSITIONS {
        let start = position(&mut perfect, seats, open, &mut dice)?;
        meet(player, &start, &mut dice)?;
        let chances = chances_to_win(&totals(policy, &start)?);
        let mut won = vec![Vec::new(); seats];
        for _ in 0..games {
            let mut game = start.clone();
            while game.seat().is_some() {
                decide(&mut game, player, &mut dice)?;
            }
            let winners = game.winners();
            for (seat, won) in won.iter_mut().enumerate() {
                let wins = winners.contains(&seat);
                won.push(f64::from(u8::from(wins)) / winners.len() as f64);
            }
        }
        let won: Vec<Mean> = won.iter().map(|won| Mean::of(won)).collect();
        let more = won
            .iter()
            .zip(&chances)
            .map(|(won, chance)| won.mean - chance);
        let best = more.clone().zip(&chances).max_by(|a, b| a.1.total_cmp(b.1));
        favourite.extend(best.map(|(more, _)| more));
        let squares = more
            .zip(&won)
            .map(|(more, won)| more * more - won.error * won.error);
        square.push(squares.sum::<f64>() / seats as f64);
    }
    Ok(Found {
        games: POSITIONS * games,
        favourite: Mean::of(&favourite),
        square: Mean::of(&square),
    })
}

/// A game in which so many boxes of each card are open.
fn position(
    player: &mut Memory,
    seats: usize,
    open: usize,
    dice: &mut impl DiceSource,
) -> Result<BotGame, Box<dyn Error>> {
    let mut game = BotGame::new(player.policy.rules(), seats);
    let filled = player.policy.rules().categories.len() - open;
    while game.card(seats - 1).is_some_and(|it| it.filled() < filled) {
        decide(&mut game, player, dice)?;
    }
    Ok(game)
}

/// Shows all cards to the player, so that it computes only once what follows from them.
fn meet(
    player: &mut dyn Player,
    game: &BotGame,
    dice: &mut impl DiceSource,
) -> Result<(), Box<dyn Error>> {
    if let Some(view) = game.clone().view(dice)? {
        player.choose(&view);
    }
    Ok(())
}

/// Makes one decision.
fn decide(
    game: &mut BotGame,
    player: &mut dyn Player,
    dice: &mut impl DiceSource,
) -> Result<(), Box<dyn Error>> {
    if let Some(view) = game.view(dice)? {
        let choice = player.choose(&view);
        game.answer(choice)?;
    }
    Ok(())
}

/// How likely each final total of each card is, if all play for points.
fn totals(policy: &Policy, game: &BotGame) -> Result<Vec<Distribution>, Box<dyn Error>> {
    let cards = (0..).map_while(|seat| game.card(seat));
    let totals = cards.map(|card| policy.totals(card, &mut |_| ControlFlow::Continue(())));
    Ok(totals.collect::<Result<_, _>>()?)
}

/// Two players with their last box open: compares their chances with those when both play to win as well as can be, which follow
/// exactly from the rules.
fn last_round(policy: &Arc<Policy>) -> Result<(), Box<dyn Error>> {
    let mut dice = Fair::seeded(2);
    let mut player = Memory::new(policy);
    let (mut second_alone, mut both, mut most) = (Vec::new(), Vec::new(), 0.0_f64);
    for _ in 0..10 * POSITIONS {
        let game = position(&mut player, 2, 1, &mut dice)?;
        let totals = totals(policy, &game)?;
        let ([Some(first), Some(second)], [of_first, _]) = ([game.card(0), game.card(1)], &*totals)
        else {
            return Err("two players have two cards".into());
        };
        let last = of_first.chances().last().map_or(0, |(total, _)| total);
        // By the total of the first player: how often it wins if the second one plays to win.
        let ahead = policy.prospects(second, 100)?;
        let wins = (0..=last).map(|total| {
            let mut worth = vec![0.0; total.into()];
            worth.extend([0.5, 1.0]);
            Ok(1.0 - policy.turn_for(&ahead, second, &worth)?.expected())
        });
        let wins: Vec<f64> = wins.collect::<Result<_, Box<dyn Error>>>()?;
        let claimed = chances_to_win(&totals)[0];
        let for_points: f64 = of_first
            .chances()
            .map(|(total, chance)| chance * wins[usize::from(total)])
            .sum();
        second_alone.push(claimed - for_points);
        let ahead = policy.prospects(first, 100)?;
        let exact = policy.turn_for(&ahead, first, &wins)?.expected();
        both.push(exact - claimed);
        most = most.max((exact - claimed).abs());
    }
    let size: Vec<f64> = both.iter().map(|it| it.abs()).collect();
    println!("Last round of two, exactly, in {} positions:", both.len());
    println!(
        "The second wins {} more if it alone plays to win.",
        Mean::of(&second_alone)
    );
    println!(
        "If both do, the first wins {} more. The difference is {} on average, {:.2} at most.",
        Mean::of(&both),
        Mean::of(&size),
        100.0 * most
    );
    Ok(())
}

/// Plays for points, as Perfect does, and remembers the turns that it computed.
struct Memory {
    policy: Arc<Policy>,
    /// By what the boxes hold.
    turns: HashMap<Vec<Option<u16>>, Arc<TurnPolicy>>,
}

/// How many turns are remembered: some tens of megabytes.
const MOST_TURNS: usize = 4000;

impl Memory {
    fn new(policy: &Arc<Policy>) -> Memory {
        Memory {
            policy: policy.clone(),
            turns: HashMap::new(),
        }
    }
}

impl Player for Memory {
    fn choose(&mut self, view: &View) -> Choice {
        if self.turns.len() == MOST_TURNS {
            self.turns.clear();
        }
        let boxes = view.rules.slots().map(|slot| view.card.points(slot));
        let turn = match self.turns.entry(boxes.collect()) {
            Entry::Occupied(turn) => turn.into_mut(),
            Entry::Vacant(place) => match self.policy.turn_policy(view.card) {
                Ok(turn) => place.insert(turn),
                Err(_) => return Choice::Score(view.legal[0]),
            },
        };
        let best = turn.best(&view.dice, view.rolls_left);
        best.unwrap_or(Choice::Score(view.legal[0]))
    }
}

/// A mean and its standard error.
struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    fn of(values: &[f64]) -> Mean {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares = values.iter().map(|it| (it - mean) * (it - mean));
        let variance = squares.sum::<f64>() / (count - 1.0);
        Mean {
            mean,
            error: (variance / count).sqrt(),
        }
    }
}

/// In percentage points.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} ± {:.3}", 100.0 * self.mean, 100.0 * self.error)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, favourite) = (self.games, &self.favourite);
        write!(f, "{games} games, favourite {favourite} more, off by ")?;
        let Mean { mean, error } = self.square;
        let root = mean.max(0.0).sqrt();
        if mean > error {
            write!(f, "{:.2} ± {:.2}", 100.0 * root, 50.0 * error / root)
        } else {
            let most = (mean + 2.0 * error).max(0.0).sqrt();
            write!(f, "{:.2} at most", 100.0 * most)
        }
    }
}
