//! The sounds of the table.

use super::browser::{self, Note, Wave};
use super::tumble::{APART, LANDS};
use rollkeep_app::storage::Settings;
use rollkeep_rules::game::{Event, Game, Moment};

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Rolling this many dice, and whether all dice are equal afterwards.
    Roll { dice: usize, yahtzee: bool },
    /// Keeping a die.
    Keep,
    /// Releasing a die.
    LetGo,
    /// Writing a score, which may be worth a cheer.
    Score(Option<Moment>),
    /// Striking a box out.
    Strike,
}

/// When the bells of a Yahtzee begin: after the dice have landed, in seconds.
const AT_REST: f64 = 0.6;

impl Sound {
    /// Returns the sound of an event.
    pub fn of(after: &Game, event: Event, moment: Option<Moment>) -> Option<Sound> {
        match event {
            Event::Rolled { kept, .. } => Some(Sound::Roll {
                dice: usize::from(after.rules().dice) - kept.count(),
                yahtzee: moment == Some(Moment::Yahtzee),
            }),
            Event::RolledForStart(_) => Some(Sound::Roll {
                dice: 1,
                yahtzee: false,
            }),
            Event::Scored(_) if moment.is_none() && after.last_score()?.points == 0 => {
                Some(Sound::Strike)
            }
            Event::Scored(_) => Some(Sound::Score(moment)),
            Event::Undone | Event::Reopened | Event::Spent(_) => None,
        }
    }

    /// Plays it and vibrates, according to the settings.
    pub fn play(self, settings: &Settings) {
        if settings.sound {
            browser::play_notes(self.notes());
        }
        if settings.vibration
            && let Some(length) = self.buzz()
        {
            browser::vibrate(length);
        }
    }

    /// Returns its notes, all of them soft.
    fn notes(self) -> Vec<Note> {
        match self {
            Sound::Roll { dice, yahtzee } => {
                let mut notes = roll(dice);
                if yahtzee {
                    notes.extend(bells(AT_REST, &YAHTZEE, 0.085));
                }
                notes
            }
            Sound::Keep => vec![wood(0.0, 620.0, 470.0, 0.08)],
            Sound::LetGo => vec![wood(0.0, 430.0, 340.0, 0.06)],
            // One long stroke of the pencil, downwards.
            Sound::Strike => vec![noise(0.0, 0.26, 3300.0, 1700.0, 0.05)],
            Sound::Score(moment) => {
                let mut notes = pencil().to_vec();
                notes.extend(match moment {
                    Some(Moment::UpperBonus) => bells(0.25, &[659.3, 880.0], 0.12),
                    Some(Moment::Yahtzee | Moment::ExtraYahtzee) => bells(0.25, &YAHTZEE, 0.085),
                    Some(Moment::Win) => {
                        bells(0.25, &[392.0, 523.3, 659.3, 784.0, 659.3, 1046.5], 0.14)
                    }
                    Some(Moment::Lead) | None => Vec::new(),
                });
                notes
            }
        }
    }

    /// Returns how long the device vibrates, in milliseconds, if it does.
    const fn buzz(self) -> Option<u32> {
        match self {
            Sound::Roll { .. } => Some(20),
            Sound::Keep
            | Sound::LetGo
            | Sound::Strike
            | Sound::Score(None | Some(Moment::Lead)) => None,
            Sound::Score(Some(_)) => Some(60),
        }
    }
}

/// The pitches of the Yahtzee bells.
const YAHTZEE: [f32; 5] = [523.3, 659.3, 784.0, 1046.5, 1318.5];

/// A rattle of the cup, then a click and a thud for each die.
fn roll(dice: usize) -> Vec<Note> {
    let rattle = (0..5_u8).map(|n| noise(f64::from(n) * 0.05, 0.05, 1900.0, 1000.0, 0.05));
    let lands = (0..6_u8).take(dice).flat_map(|n| {
        let at = f64::from(LANDS + APART * u32::from(n)) / 1000.0;
        // Each die sounds a little different.
        let pitch = 1.0 + 0.07 * f32::from(n % 5);
        [
            noise(at, 0.035, 3400.0 * pitch, 1300.0, 0.16),
            wood(at, 250.0 * pitch, 110.0, 0.13),
        ]
    });
    rattle.chain(lands).collect()
}

/// Two strokes of a pencil.
fn pencil() -> [Note; 2] {
    [
        noise(0.0, 0.08, 5200.0, 3900.0, 0.05),
        noise(0.1, 0.13, 4300.0, 5600.0, 0.04),
    ]
}

/// Bells with these pitches, from a time on, this many seconds apart.
fn bells(from: f64, pitches: &[f32], apart: f64) -> Vec<Note> {
    let bell = |(&pitch, n): (&f32, u8)| {
        let at = from + f64::from(n) * apart;
        let tone = |pitch, length, gain| Note {
            at,
            length,
            wave: Wave::Sine,
            from: pitch,
            to: pitch,
            gain,
        };
        [tone(pitch, 0.7, 0.09), tone(2.0 * pitch, 0.35, 0.025)]
    };
    pitches.iter().zip(0_u8..).flat_map(bell).collect()
}

fn wood(at: f64, from: f32, to: f32, gain: f32) -> Note {
    Note {
        at,
        length: 0.07,
        wave: Wave::Triangle,
        from,
        to,
        gain,
    }
}

fn noise(at: f64, length: f64, from: f32, to: f32, gain: f32) -> Note {
    Note {
        at,
        length,
        wave: Wave::Noise,
        from,
        to,
        gain,
    }
}
