//! Reading codes in the picture of a camera: near and far, turned, tilted, dim and noisy; and pictures without a code.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use qrcodegen::{QrCode, QrCodeEcc};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::live::{MAX_SIDE, scan};

use super::games::cases;

/// A link of a code with two addresses, as the page draws it.
const LINK: &str = "https://rollkeep.example/games/#/join/AQAEk8SxGKWdP5n0N4al5ztXSe8vrgb1pHuL8GVfeOJRO6xv8z9GGzXcuF9kGiTCQ_ChWNChLBkIAqgfa34PM00Kijt3wbHg2fLlWQJLLJo-bQ9LepxVHw0uOktc5VgY3A";

/// How a code lies in the picture.
#[derive(Clone, Debug)]
struct Held {
    side: usize,
    /// How much of the picture's width it fills, and where its middle is.
    size: f64,
    middle: (f64, f64),
    /// The angle in radians.
    turned: f64,
    /// How much shorter its far edge is.
    tilted: f64,
    /// The brightness of its dark and light modules, and how much darker the right side of the picture is.
    tones: (f64, f64),
    shade: f64,
    /// The most by which noise changes a pixel.
    noise: u32,
    seed: u64,
}

impl Held {
    /// In front of the camera, in good light.
    fn well(side: usize) -> Held {
        Held {
            side,
            size: 0.8,
            middle: (0.5, 0.5),
            turned: 0.0,
            tilted: 0.0,
            tones: (20.0, 230.0),
            shade: 0.0,
            noise: 0,
            seed: 0,
        }
    }

    /// Draws it. Modules for whose numbers `damaged` is true are inverted.
    fn picture(&self, text: &str, damaged: impl Fn(i32) -> bool) -> Vec<u8> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("a short text");
        let modules = code.size();
        let side = self.side as f64;
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        let (sin, cos) = self.turned.sin_cos();
        let mut grey = Vec::new();
        for y in 0..self.side {
            for x in 0..self.side {
                // Four samples of a pixel, as a lens blurs.
                let light: f64 = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
                    .into_iter()
                    .map(|(right, down)| {
                        let at = (x as f64 + right) / side - self.middle.0;
                        let to = (y as f64 + down) / side - self.middle.1;
                        let (at, to) = (at * cos + to * sin, to * cos - at * sin);
                        let away = 1.0 - self.tilted * to / self.size;
                        let module = |it: f64| {
                            ((it / away / self.size + 0.5) * f64::from(modules)).floor() as i32
                        };
                        let (column, row) = (module(at), module(to));
                        let dark = code.get_module(column, row);
                        match dark != damaged(row.wrapping_mul(modules).wrapping_add(column)) {
                            true => self.tones.0,
                            false => self.tones.1,
                        }
                    })
                    .sum();
                let light = light / 4.0 * (1.0 - self.shade * x as f64 / side);
                let noise = match self.noise {
                    0 => 0.0,
                    most => f64::from(random.next_u32() % (2 * most + 1)) - f64::from(most),
                };
                grey.push((light + noise).clamp(0.0, 255.0) as u8);
            }
        }
        grey
    }

    fn reads(&self) -> Vec<String> {
        scan(self.side, &self.picture(LINK, |_| false))
    }
}

fn held() -> impl Strategy<Value = Held> {
    let place = (0.6..0.8, -0.06..0.06, -0.06..0.06);
    let way = (0.0..std::f64::consts::TAU, 0.0..0.15);
    let light = (10.0..60.0, 170.0..250.0, 0.0..0.4, 0_u32..20);
    (place, way, light, any::<u64>()).prop_map(|(place, way, light, seed)| Held {
        side: MAX_SIDE,
        size: place.0,
        middle: (0.5 + place.1, 0.5 + place.2),
        turned: way.0,
        tilted: way.1,
        tones: (light.0, light.1),
        shade: light.2,
        noise: light.3,
        seed,
    })
}

#[test]
fn code_straight_before_the_camera() {
    for side in [320, 480, 640] {
        assert_eq!(Held::well(side).reads(), [LINK], "{side}");
    }
}

/// Held in the hand: most pictures can be read, and there are several in a second. What is read is right.
#[test]
fn code_held_by_hand() {
    let mut read = 0;
    let mut runner = TestRunner::deterministic();
    for _ in 0..40 {
        let held = held().new_tree(&mut runner).expect("a case").current();
        let texts = held.reads();
        assert!(texts.iter().all(|text| text == LINK), "{held:?}: {texts:?}");
        read += texts.len().min(1);
    }
    assert!(read >= 30, "{read} of 40");
}

#[test]
fn two_codes_in_one_picture() {
    let left = Held {
        size: 0.42,
        middle: (0.25, 0.5),
        ..Held::well(640)
    };
    let right = Held {
        middle: (0.75, 0.5),
        ..left.clone()
    };
    let (one, other) = (
        left.picture("#/join/one", |_| false),
        right.picture("#/join/other", |_| false),
    );
    let both: Vec<u8> = one.iter().zip(&other).map(|(a, b)| *a.min(b)).collect();
    let mut texts = scan(640, &both);
    texts.sort();
    assert_eq!(texts, ["#/join/one", "#/join/other"]);
}

#[test]
fn invalid_pictures() {
    for (side, pixels) in [
        (0, 0),
        (0, 5),
        (1, 1),
        (2, 4),
        (3, 9),
        (7, 49),
        (10, 99),
        (10, 101),
        (641, 641 * 641),
        (usize::MAX, 1),
    ] {
        for grey in [0, 128, 255] {
            assert_eq!(scan(side, &vec![grey; pixels]), [""; 0], "{side} {pixels}");
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    /// Noise of any grain does not panic.
    #[test]
    fn noise(side in 1_usize..200, grain in 1_usize..12, dark in any::<u8>(), seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let across = side / grain + 1;
        let cells: Vec<bool> = (0..across * across).map(|_| random.next_u32() as u8 >= dark).collect();
        let grey: Vec<u8> = (0..side * side)
            .map(|at| u8::from(cells[at / side / grain * across + at % side / grain]) * 255)
            .collect();
        prop_assert_eq!(scan(side, &grey), [""; 0]);
    }

    /// Codes that are damaged, partly outside the picture, or held at any slant: read correctly or not at all.
    #[test]
    fn damage(held in held(), side in 40_usize..300, tilted in 0.0..1.9, size in 0.3..1.5, hurt in 0_u64..40) {
        let held = Held { side, tilted, size, ..held };
        let damaged = |module: i32| {
            ChaCha8Rng::seed_from_u64(held.seed ^ module as u64).next_u64() % 100 < hurt
        };
        let texts = scan(side, &held.picture(LINK, damaged));
        prop_assert!(texts.iter().all(|text| text == LINK), "{:?}", texts);
    }
}
