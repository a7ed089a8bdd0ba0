//! Proof that the dice are fair: every throw, counted.

use crate::dice::{Counts, Face};
use crate::game::{Event, Game};
use crate::text::words;
use crate::ui::browser::{El, el};

/// Counts of each face against what is expected, and the log of every throw.
pub fn dice_log(game: &Game) -> Vec<El> {
    let (counts, turns) = throws(game);
    let all: u32 = counts.iter().sum();
    if all == 0 {
        return vec![el("p").child(words::NO_THROWS)];
    }
    // In tenths, rounded.
    let expected = (all * 10 + 3) / 6;
    let column = |name| el("th").attr("scope", "col").child(name);
    let head = [words::FACE, words::SEEN, words::EXPECTED].map(column);
    let rows = Face::ALL.map(|face| {
        let name = el("th").attr("scope", "row").child(face.pips().to_string());
        el("tr")
            .child(name)
            .child(el("td").child(counts[face.index()].to_string()))
            .child(el("td").child(format!("{}.{}", expected / 10, expected % 10)))
    });
    let turns: Vec<El> = turns.iter().map(|turn| el("li").child(&**turn)).collect();
    vec![
        el("p").child(words::DICE_FAIR),
        el("table.counts")
            .child(el("thead").child(el("tr").child(head)))
            .child(el("tbody").child(rows)),
        el("h2").child(words::THE_LOG),
        el("p").child(words::KEPT_AND_THREW),
        el("ol.throws").child(turns),
    ]
}

/// How often each face was thrown, and each turn's throws in words: "2 2 5 5 6 → (2 2) 1 4 2".
fn throws(game: &Game) -> ([u32; 6], Vec<String>) {
    let mut counts = [0; 6];
    let mut turns: Vec<String> = Vec::new();
    let mut dice = None;
    for event in game.log() {
        let Event::Thrown { kept, thrown } = event else {
            continue;
        };
        let Counts(faces) = thrown.counts();
        for (count, face) in counts.iter_mut().zip(faces) {
            *count += u32::from(face);
        }
        let first = thrown.len() == usize::from(game.rules().dice);
        let before = dice.filter(|_| !(first && kept.count() == 0));
        let now = before
            .and_then(|before: crate::dice::Dice| before.after(*kept, thrown))
            .unwrap_or(*thrown);
        dice = Some(now);
        let shown: Vec<String> = now
            .faces()
            .iter()
            .enumerate()
            .map(|(place, face)| match kept.contains(place) {
                true => format!("({})", face.pips()),
                false => face.pips().to_string(),
            })
            .collect();
        turns.push(shown.join(" "));
    }
    (counts, turns)
}
