//! A summary in few characters.
//!
//! Names and rule sets are in a list of texts; the summary has their indexes. All else are [numbers](super::numbers),
//! in an order that [`write`] and [`read`] share.

use super::numbers::{push, take};
use super::{GameSummary, RollCounts, SeatSummary};
use crate::game::{Seat, SeatKind, Strength, YOU};
use crate::rules::{PortableRules, RuleSet, Spec};

/// What is added to the kind of a player who has won at once: more than any kind.
const WON_AT_ONCE: u64 = 32;

/// The names and rule sets that summaries refer to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Texts(pub Vec<String>);

impl Texts {
    fn place(&mut self, text: &str) -> u64 {
        let known = self.0.iter().position(|it| it == text);
        let place = known.unwrap_or_else(|| {
            self.0.push(text.to_owned());
            self.0.len() - 1
        });
        place as u64
    }

    fn at(&self, place: u64) -> Option<&str> {
        Some(self.0.get(usize::try_from(place).ok()?)?.as_str())
    }
}

/// Appends a summary to a text.
pub(super) fn write(text: &mut String, texts: &mut Texts, game: &GameSummary) {
    push(text, texts.place(&PortableRules::of(&game.rules).text()));
    push(text, game.began);
    push(text, game.ended.saturating_sub(game.began));
    push(text, game.shared_dice.into());
    push(text, game.seats.len() as u64);
    for seat in &game.seats {
        let name = if seat.is_you { YOU } else { &seat.seat.name };
        push(text, texts.place(name));
        let won = u64::from(seat.won_at_once) * WON_AT_ONCE;
        push(
            text,
            kind_number(seat.seat.kind) * 2 + u64::from(seat.out_of_time) + won,
        );
        for points in &seat.points {
            push(text, points.map_or(0, |points| u64::from(points) + 1));
        }
        push(text, seat.extra.into());
    }
    let rolls = &game.rolls;
    let numbers = rolls.faces.iter().chain(&rolls.chances);
    let others = [rolls.followers, rolls.repeats, rolls.yahtzees];
    numbers.chain(&others).for_each(|&it| push(text, it));
}

/// Reads a summary; `None` if it is damaged.
pub(super) fn read(mut text: &[u8], texts: &Texts) -> Option<GameSummary> {
    let text = &mut text;
    let rules = PortableRules::of_text(texts.at(take(text)?)?)?;
    let rules = rules.rules().ok()?;
    let began = take(text)?;
    let ended = began.checked_add(take(text)?)?;
    let shared_dice = take(text)? == 1;
    let count = take(text)?;
    if count > u64::from(Spec::MAX_SEATS) {
        return None;
    }
    let seats = (0..count).map(|_| seat(text, texts, &rules));
    let seats = seats.collect::<Option<Vec<_>>>()?;
    let mut rolls = RollCounts::default();
    let numbers = rolls.faces.iter_mut().chain(&mut rolls.chances);
    let others = [
        &mut rolls.followers,
        &mut rolls.repeats,
        &mut rolls.yahtzees,
    ];
    for number in numbers.chain(others) {
        *number = take(text)?;
    }
    let summary = GameSummary {
        rules,
        began,
        ended,
        shared_dice,
        seats,
        rolls,
    };
    text.is_empty().then_some(summary)
}

fn seat(text: &mut &[u8], texts: &Texts, rules: &RuleSet) -> Option<SeatSummary> {
    let name = texts.at(take(text)?)?.to_owned();
    let kind = take(text)?;
    let (won_at_once, kind) = match kind.checked_sub(WON_AT_ONCE) {
        Some(kind) => (true, kind),
        None => (false, kind),
    };
    let seat = Seat {
        name,
        kind: kind_of(kind / 2)?,
    };
    let points = rules.slots().map(|_| match take(text)? {
        0 => Some(None),
        more if more <= u64::from(Spec::MAX_POINTS) + 1 => Some(Some((more - 1) as u16)),
        _ => None,
    });
    let points = points.collect::<Option<Vec<_>>>()?;
    let most = Spec::MAX_POINTS * Spec::MAX_CATEGORIES as u16;
    let extra = u16::try_from(take(text)?).ok().filter(|it| *it <= most)?;
    Some(SeatSummary {
        won_at_once,
        ..SeatSummary::new(rules, seat, points, extra, kind % 2 == 1)
    })
}

/// A person is 0; computers follow by strength.
fn kind_number(kind: SeatKind) -> u64 {
    match kind {
        SeatKind::Person => 0,
        SeatKind::Computer(strength) => {
            let place = Strength::ALL.iter().position(|it| *it == strength);
            place.map_or(0, |place| place as u64 + 1)
        }
    }
}

fn kind_of(number: u64) -> Option<SeatKind> {
    match number.checked_sub(1) {
        None => Some(SeatKind::Person),
        Some(place) => {
            let strength = Strength::ALL.get(usize::try_from(place).ok()?)?;
            Some(SeatKind::Computer(*strength))
        }
    }
}
