//! A judgement in few characters: [numbers](super::numbers) in an order that [`write`] and [`read`] share.

use super::numbers::{push, take};
use crate::coach::{Costly, Help, Judged, Judgement, MilliPoints};
use crate::rules::Spec;

/// Appends a judgement to a text.
pub(super) fn write(text: &mut String, judgement: &Judgement) {
    push(text, judgement.seats.len() as u64);
    for seat in &judgement.seats {
        let Some(judged) = seat else {
            push(text, 0);
            continue;
        };
        push(
            text,
            match judged.help {
                Help::Unknown => 1,
                Help::None => 2,
                Help::Coach => 3,
            },
        );
        push(text, judged.decisions.into());
        push(text, judged.best.into());
        push_signed(text, judged.keeps);
        push(text, judged.boxes.len() as u64);
        judged.boxes.iter().for_each(|it| push_signed(text, *it));
        push_signed(text, judged.luck);
        push(text, judged.variance);
        push(text, judged.costly.len() as u64);
        for costly in &judged.costly {
            push(text, costly.number as u64);
            push_signed(text, costly.cost);
        }
    }
}

/// Reads a judgement; `None` if it is damaged.
pub(super) fn read(mut text: &[u8]) -> Option<Judgement> {
    let text = &mut text;
    let seats = take_count(text, Spec::MAX_SEATS.into())?;
    let seats = (0..seats).map(|_| seat(text)).collect::<Option<_>>()?;
    text.is_empty().then_some(Judgement { seats })
}

fn seat(text: &mut &[u8]) -> Option<Option<Judged>> {
    let help = match take(text)? {
        0 => return Some(None),
        1 => Help::Unknown,
        2 => Help::None,
        3 => Help::Coach,
        _ => return None,
    };
    let decisions = u32::try_from(take(text)?).ok()?;
    let best = u32::try_from(take(text)?).ok()?;
    let keeps = take_signed(text)?;
    let boxes = take_count(text, Spec::MAX_CATEGORIES)?;
    let boxes = (0..boxes)
        .map(|_| take_signed(text))
        .collect::<Option<_>>()?;
    let luck = take_signed(text)?;
    let variance = take(text)?;
    let costly = take_count(text, Judgement::COSTLY)?;
    let costly = (0..costly).map(|_| {
        Some(Costly {
            number: usize::try_from(take(text)?).ok()?,
            cost: take_signed(text)?,
        })
    });
    Some(Some(Judged {
        help,
        decisions,
        best,
        keeps,
        boxes,
        luck,
        variance,
        costly: costly.collect::<Option<_>>()?,
    }))
}

fn take_count(text: &mut &[u8], most: usize) -> Option<usize> {
    let count = usize::try_from(take(text)?).ok()?;
    (count <= most).then_some(count)
}

/// Small numbers of either sign stay small: 0, −1, 1, −2 become 0, 1, 2, 3.
fn push_signed(text: &mut String, number: MilliPoints) {
    let twice = i64::from(number) << 1;
    push(text, (twice ^ (twice >> 63)) as u64);
}

fn take_signed(text: &mut &[u8]) -> Option<MilliPoints> {
    let number = take(text)?;
    let half = i64::try_from(number >> 1).ok()?;
    MilliPoints::try_from(if number & 1 == 1 { !half } else { half }).ok()
}
