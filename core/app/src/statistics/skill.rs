//! What the decisions of one person cost over many games.

use std::collections::BTreeMap;

use super::{Judgements, Luck, PlayerKey, Summaries};
use crate::storage::RecordId;
use rollkeep_rules::RuleSet;
use rollkeep_solver::coach::{Help, Judged, MicroPoints};

/// What the decisions of one person cost in the finished games of one rule set, and what the dice brought. Games in
/// which the person's time ran out do not count.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// The name of the person.
    pub name: String,
    /// The judged games, the one that ended first first.
    pub games: Vec<SkillGame>,
    /// The number of this person's games that are not judged yet.
    pub unjudged: usize,
}

/// What decisions cost and dice brought in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillGame {
    /// The id of the game.
    pub id: RecordId,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The total.
    pub total: u16,
    /// The judgement.
    pub judged: Judged,
}

/// What decisions cost per game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lost {
    /// The number of games.
    pub games: usize,
    /// The mean, in points.
    pub mean: f64,
    /// The standard error of the mean; `None` with fewer than two games.
    pub error: Option<f64>,
}

/// The person who decides best, and the one who comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestDecider {
    /// The person whose decisions cost least per game.
    pub name: String,
    /// The person whose decisions cost least of all others.
    pub next: String,
    /// Whether the difference is larger than chance explains.
    pub sure: bool,
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expensive {
    /// The id of the game.
    pub id: RecordId,
    /// The number of the decision in the game, from 0.
    pub number: usize,
    /// When the game ended, in milliseconds since 1970.
    pub ended: u64,
    /// What it cost.
    pub cost: MicroPoints,
}

impl Skill {
    /// Returns everybody who has finished a game under these rules, those with most judged games first.
    pub fn all(rules: &RuleSet, summaries: &Summaries, judgements: &Judgements) -> Vec<Skill> {
        let mut all: BTreeMap<&str, Skill> = BTreeMap::new();
        for (id, game) in summaries.games().filter(|(_, it)| *it.rules == *rules) {
            let judgement = judgements.game(id);
            for (place, seat) in game.seats.iter().enumerate() {
                let person = PlayerKey::of(&seat.seat).is_person();
                if !person || !seat.is_full() {
                    continue;
                }
                let name = seat.seat.name.as_str();
                let new = || Skill {
                    name: name.to_owned(),
                    games: Vec::new(),
                    unjudged: 0,
                };
                let skill = all.entry(name).or_insert_with(new);
                let judged = judgement.and_then(|it| it.seats.get(place)?.clone());
                match judged {
                    Some(judged) => skill.games.push(SkillGame {
                        id: id.clone(),
                        ended: game.ended,
                        total: seat.total(),
                        judged,
                    }),
                    None => skill.unjudged += 1,
                }
            }
        }
        let mut all: Vec<Skill> = all.into_values().collect();
        for skill in &mut all {
            // The sort is stable: games that ended in the same millisecond stay in the order of their ids.
            skill.games.sort_by_key(|game| game.ended);
        }
        all.sort_by_key(|it| std::cmp::Reverse(it.games.len()));
        all
    }

    /// Returns the games with this kind of help by the coach.
    pub fn with(&self, help: Help) -> impl Iterator<Item = &SkillGame> {
        self.games.iter().filter(move |it| it.judged.help == help)
    }

    /// Returns the games without known help by the coach: they show what the person can do.
    pub fn own(&self) -> impl Iterator<Item = &SkillGame> {
        self.games.iter().filter(|it| it.judged.help != Help::Coach)
    }

    /// Returns a moving average of what was lost per game: at most `most` pairs of a number of games and the mean of
    /// the last `window` of these. The last pair includes the last game.
    pub fn course(&self, window: usize, most: usize) -> Vec<(usize, MicroPoints)> {
        let lost: Vec<MicroPoints> = self.own().map(|it| it.judged.lost()).collect();
        let step = (lost.len() + 1)
            .saturating_sub(window.max(1))
            .div_ceil(most.max(1))
            .max(1);
        let first = window.clamp(1, lost.len().max(1));
        let ends = (first..=lost.len()).filter(|end| (lost.len() - end).is_multiple_of(step));
        let mean = |end: usize| {
            let last = &lost[end.saturating_sub(window.max(1))..end];
            (
                end,
                last.iter().sum::<MicroPoints>() / last.len() as MicroPoints,
            )
        };
        ends.map(mean).collect()
    }

    /// Returns what was lost per game by keeping, and by filling each box, in points, in games without help by the
    /// coach.
    pub fn kinds(&self) -> (f64, Vec<f64>) {
        let games = self.own().count().max(1) as f64;
        let keeps: MicroPoints = self.own().map(|it| it.judged.keeps).sum();
        let mut boxes: Vec<MicroPoints> = Vec::new();
        for game in self.own() {
            boxes.resize(boxes.len().max(game.judged.boxes.len()), 0);
            for (sum, lost) in boxes.iter_mut().zip(&game.judged.boxes) {
                *sum += *lost;
            }
        }
        let points = |micro: MicroPoints| micro as f64 / 1e6 / games;
        (points(keeps), boxes.into_iter().map(points).collect())
    }

    /// Returns the number of games with known help by the coach that ended at `since` or later.
    pub fn coached(&self, since: u64) -> usize {
        let coached = self.with(Help::Coach);
        coached.filter(|it| it.ended >= since).count()
    }

    /// Returns the most expensive decisions in games without known help by the coach that ended at `since` or later, the worst
    /// first.
    pub fn expensive(&self, since: u64, most: usize) -> Vec<Expensive> {
        let games = self.own().filter(|it| it.ended >= since);
        let decisions = games.flat_map(|game| {
            let all = game.judged.costly.iter();
            all.map(|costly| Expensive {
                id: game.id.clone(),
                number: costly.number,
                ended: game.ended,
                cost: costly.cost,
            })
        });
        let mut all: Vec<Expensive> = decisions.collect();
        // Of equal costs, the newest game comes first.
        all.sort_by_key(|it| std::cmp::Reverse((it.cost, it.ended)));
        all.truncate(most);
        all
    }

    /// Returns what the dice brought in all games.
    pub fn luck(&self) -> Luck {
        let each = self.games.iter().map(SkillGame::luck);
        each.fold(Luck::default(), Luck::and)
    }

    /// Returns what the dice brought in games without known help by the coach.
    pub fn own_luck(&self) -> Luck {
        let each = self.own().map(SkillGame::luck);
        each.fold(Luck::default(), Luck::and)
    }

    /// Returns how many decisions were as good as the best, and how many there were.
    pub fn best(&self) -> (u32, u32) {
        let own = || self.own().map(|it| &it.judged);
        let best = own().map(|it| it.best).sum();
        (best, own().map(|it| it.decisions).sum())
    }
}

impl BestDecider {
    /// The fewest games with which somebody is compared.
    pub const LEAST: usize = 10;

    /// A difference of more standard errors is sure. The limit is high, because people look again after each game.
    const ERRORS: f64 = 3.0;

    /// Compares those with enough games; `None` with fewer than two of them.
    pub fn of(all: &[Skill]) -> Option<BestDecider> {
        let enough = all.iter().filter_map(|it| {
            let lost = Lost::of(it.own())?;
            let error = lost.error.filter(|_| lost.games >= Self::LEAST)?;
            Some((it, lost.mean, error))
        });
        let mut enough: Vec<_> = enough.collect();
        enough.sort_by(|a, b| a.1.total_cmp(&b.1));
        let [(best, mean, error), (next, next_mean, next_error), ..] = enough.as_slice() else {
            return None;
        };
        Some(BestDecider {
            name: best.name.clone(),
            next: next.name.clone(),
            sure: next_mean - mean > Self::ERRORS * libm::hypot(*error, *next_error),
        })
    }
}

impl SkillGame {
    /// Returns what the dice brought.
    pub fn luck(&self) -> Luck {
        Luck::new(self.judged.luck, self.judged.variance)
    }
}

impl Lost {
    /// Fewer games say little.
    pub const ENOUGH: usize = 5;

    /// Returns what decisions cost in these games; `None` without a game.
    pub fn of<'a>(games: impl Iterator<Item = &'a SkillGame>) -> Option<Lost> {
        let lost: Vec<f64> = games.map(|it| it.judged.lost() as f64 / 1e6).collect();
        let count = lost.len();
        if count == 0 {
            return None;
        }
        let all = count as f64;
        let mean = lost.iter().sum::<f64>() / all;
        let squares: f64 = lost.iter().map(|it| (it - mean) * (it - mean)).sum();
        Some(Lost {
            games: count,
            mean,
            error: (count > 1).then(|| (squares / (all - 1.0) / all).sqrt()),
        })
    }
}
