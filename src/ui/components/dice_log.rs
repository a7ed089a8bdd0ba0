//! Proof that the dice are fair: every throw, counted.

use leptos::prelude::*;

use crate::dice::{Counts, Face};
use crate::game::{Event, Game};
use crate::text::words;

/// Counts of each face against what is expected, and the log of every throw.
#[component]
pub fn DiceLog(
    /// The game whose dice are shown.
    game: Game,
) -> impl IntoView {
    let (counts, turns) = throws(&game);
    let all: u32 = counts.iter().sum();
    if all == 0 {
        return view! { <p>{words::NO_THROWS}</p> }.into_any();
    }
    let expected = f64::from(all) / 6.0;
    view! {
        <p>{words::DICE_FAIR}</p>
        <table class="counts">
            <thead><tr>
                <th scope="col">{words::FACE}</th>
                <th scope="col">{words::SEEN}</th>
                <th scope="col">{words::EXPECTED}</th>
            </tr></thead>
            <tbody>
                {Face::ALL.map(|face| view! {
                    <tr>
                        <th scope="row">{face.pips()}</th>
                        <td>{counts[face.index()]}</td>
                        <td>{format!("{expected:.1}")}</td>
                    </tr>
                })}
            </tbody>
        </table>
        <h2>{words::THE_LOG}</h2>
        <p>{words::KEPT_AND_THREW}</p>
        <ol class="throws">
            {turns.into_iter().map(|turn| view! { <li>{turn}</li> }).collect_view()}
        </ol>
    }
    .into_any()
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
