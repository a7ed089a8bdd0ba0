//! Sounds, made by the browser's synthesiser: there are no files to load.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode,
    BiquadFilterType, OscillatorType,
};

use super::follow::after_frame;
use super::page::hidden;
use super::taps::listen;

/// A note: how a sound begins, where its pitch goes, and how long it fades.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// When it begins, in seconds from now.
    pub at: f64,
    /// How long it lasts, in seconds. It rises for four milliseconds and then fades.
    pub length: f64,
    /// The waveform.
    pub wave: Wave,
    /// The first pitch, in hertz; for noise, the middle of its band.
    pub from: f32,
    /// The last pitch, in hertz.
    pub to: f32,
    /// The first volume, from 0 to 1.
    pub gain: f32,
}

/// The waveform of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// Like a bell without overtones.
    Sine,
    /// Like wood.
    Triangle,
    /// A band of noise, like a rattle, a click or a pencil.
    Noise,
}

/// How long a note takes to rise, in seconds: without that, it would click.
const ATTACK: f64 = 0.004;

/// An exponential fade cannot reach 0.
const SILENCE: f32 = 0.0001;

struct Audio {
    context: AudioContext,
    /// One second of noise, the same each time.
    noise: AudioBuffer,
}

thread_local! {
    /// One for the page and not in a context: browsers allow sound only within a listener of a tap, which has no reactive owner.
    static AUDIO: RefCell<Option<Audio>> = const { RefCell::new(None) };
}

/// Allows sound from the first tap or key on, if it is wanted. Browsers allow it only then.
pub fn watch_for_sound(wanted: impl Fn() -> bool + Copy + 'static) {
    // Which of these events a browser accepts depends on the browser and the device.
    for event in ["pointerdown", "pointerup", "click", "keydown"] {
        listen(event, move |event| {
            if event.is_trusted() && wanted() {
                allow();
            }
        });
    }
}

fn allow() {
    AUDIO.with_borrow_mut(|audio| {
        if audio.as_ref().is_none_or(Audio::is_closed) {
            // Without sound hardware, the app is silent.
            *audio = Audio::new().ok();
        }
        // It may be suspended, or interrupted by a call.
        let Some(audio) = audio.as_ref().filter(|it| !it.is_running()) else {
            return;
        };
        if let Ok(resumed) = audio.context.resume() {
            // The browser may refuse; then the next tap tries again.
            spawn_local(async move { drop(JsFuture::from(resumed).await) });
        }
    });
}

/// Plays these notes after the next frame, if sound is allowed and the page is visible: a roll has some fifteen notes, and
/// what is seen comes first.
pub fn play_notes(notes: Vec<Note>) {
    if hidden() {
        return;
    }
    after_frame(move || play(&notes));
}

fn play(notes: &[Note]) {
    // It may have been hidden since.
    if hidden() {
        return;
    }
    AUDIO.with_borrow(|audio| {
        // A sound that cannot play now is not played later.
        let Some(audio) = audio.as_ref().filter(|it| it.is_running()) else {
            return;
        };
        for note in notes {
            // If a note fails, nobody misses it.
            let _ = audio.play(note);
        }
    });
}

impl Audio {
    fn new() -> Result<Audio, JsValue> {
        let context = AudioContext::new()?;
        let length = context.sample_rate();
        // Any sequence without a rhythm sounds like noise.
        let mut state = 1_u32;
        let samples: Vec<f32> = (0..length as u32)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 8) as f32 / (1 << 23) as f32 - 1.0
            })
            .collect();
        let noise = context.create_buffer(1, length as u32, length)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Audio { context, noise })
    }

    /// Returns whether it will never play again.
    fn is_closed(&self) -> bool {
        self.context.state() == AudioContextState::Closed
    }

    fn is_running(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }

    fn play(&self, note: &Note) -> Result<(), JsValue> {
        let context = &self.context;
        let begins = context.current_time() + note.at;
        let ends = begins + note.length;
        let gain = context.create_gain()?;
        let loudness = gain.gain();
        loudness.set_value_at_time(0.0, begins)?;
        loudness.linear_ramp_to_value_at_time(note.gain, begins + ATTACK)?;
        loudness.exponential_ramp_to_value_at_time(SILENCE, ends)?;
        gain.connect_with_audio_node(&context.destination())?;
        let glide = |pitch: &AudioParam| {
            pitch.set_value_at_time(note.from, begins)?;
            pitch.exponential_ramp_to_value_at_time(note.to, ends)
        };
        let source: AudioScheduledSourceNode = match note.wave {
            Wave::Sine | Wave::Triangle => {
                let tone = context.create_oscillator()?;
                tone.set_type(match note.wave {
                    Wave::Triangle => OscillatorType::Triangle,
                    Wave::Sine | Wave::Noise => OscillatorType::Sine,
                });
                glide(&tone.frequency())?;
                let node: &AudioNode = tone.as_ref();
                node.connect_with_audio_node(&gain)?;
                tone.into()
            }
            Wave::Noise => {
                let noise = context.create_buffer_source()?;
                noise.set_buffer(Some(&self.noise));
                noise.set_loop(true);
                let band = context.create_biquad_filter()?;
                band.set_type(BiquadFilterType::Bandpass);
                glide(&band.frequency())?;
                noise.connect_with_audio_node(&band)?;
                band.connect_with_audio_node(&gain)?;
                noise.into()
            }
        };
        source.start_with_when(begins)?;
        source.stop_with_when(ends)
    }
}
