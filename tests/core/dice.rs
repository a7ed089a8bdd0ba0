//! Dice are fair, and the dice of a seed never change.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng, TryRng};
use rollkeep_app::pose::Pose;
use rollkeep_rules::dice::{Dice, DiceSource, Face, Fair, Keep, MAX_DICE, NoEntropy, TooManyDice};

use super::script::{dice, faces};

/// A source of exactly these random bytes.
struct Bytes(std::vec::IntoIter<u8>);

impl TryRng for Bytes {
    type Error = NoEntropy;

    fn try_next_u32(&mut self) -> Result<u32, NoEntropy> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, NoEntropy> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        for byte in bytes {
            *byte = self.0.next().ok_or(NoEntropy)?;
        }
        Ok(())
    }
}

fn from_bytes(bytes: impl IntoIterator<Item = u8>) -> Fair<Bytes> {
    let bytes: Vec<u8> = bytes.into_iter().collect();
    Fair::new(Bytes(bytes.into_iter()))
}

#[test]
fn each_face_has_42_bytes_and_four_are_skipped() {
    let mut times = [0; 6];
    for byte in 0..=u8::MAX {
        match from_bytes([byte]).face() {
            Ok(face) => times[face.index()] += 1,
            Err(NoEntropy) => assert!(byte >= 252, "{byte} is a face"),
        }
    }
    assert_eq!(times, [42; 6]);
}

#[test]
fn a_set_of_dice_has_eight_places() {
    for dice in [8, 9, 17, usize::MAX] {
        assert_eq!(Keep::all(dice).bits(), u8::MAX);
        assert_eq!(Keep::NONE.toggled(dice), Keep::NONE);
        assert!(!Keep::all(dice).contains(dice));
    }
    assert_eq!(Keep::NONE.toggled(7).bits(), 128);
}

#[test]
fn bytes_without_a_face_are_skipped() {
    let mut source = from_bytes([252, 253, 254, 255, 251, 255, 0]);
    assert_eq!(source.face(), Ok(Face::Six));
    assert_eq!(source.face(), Ok(Face::One));
    assert_eq!(source.face(), Err(NoEntropy));
}

#[test]
fn a_roll_needs_all_its_dice() {
    assert_eq!(from_bytes([0, 1, 2, 3]).roll(5), Err(NoEntropy));
    assert_eq!(from_bytes([0, 1, 2, 3, 4]).roll(5), Ok(dice("12345")));
    assert_eq!(from_bytes([]).roll(0), Ok(dice("")));
}

/// How far these numbers are from all being equal: the chi-square statistic.
pub fn chi_square(times: &[u32]) -> f64 {
    let total: u32 = times.iter().sum();
    let expected = f64::from(total) / times.len() as f64;
    let square = |&seen: &u32| (f64::from(seen) - expected).powi(2) / expected;
    times.iter().map(square).sum()
}

/// Fair dice stay below these in 999 of 1000 samples.
pub const LIMIT_OF_6: f64 = 20.515; // 5 degrees of freedom
pub const LIMIT_OF_36: f64 = 66.619; // 35 degrees of freedom

/// Counts how often each face shows in this many rolls of one die, and each pair of successive faces.
pub fn rolled(rolls: usize, mut die: impl FnMut() -> Face) -> ([u32; 6], [u32; 36]) {
    let (mut ones, mut pairs) = ([0; 6], [0; 36]);
    for _ in 0..rolls / 2 {
        let (a, b) = (die().index(), die().index());
        ones[a] += 1;
        ones[b] += 1;
        pairs[a * 6 + b] += 1;
    }
    (ones, pairs)
}

#[test]
fn a_million_rolls_are_fair() {
    let mut source = Fair::seeded(20_260_101);
    let (ones, pairs) = rolled(1_000_000, || source.face().expect("a seed never runs dry"));
    assert!(chi_square(&ones) < LIMIT_OF_6, "{ones:?}");
    assert!(chi_square(&pairs) < LIMIT_OF_36, "{pairs:?}");
}

/// The test above can fail. Without rejection four faces would stand for 43 bytes and two for 42.
/// The statistic then has the noncentrality n · Σ (p − 1/6)² / (1/6), which is 122 at a million
/// rolls: a mean of 127 and a standard deviation of √(2 · (5 + 2 · 122)) = 22, so that it falls
/// below the limit about once in a million samples.
#[test]
fn a_million_rolls_without_rejection_are_not_fair() {
    let noncentrality = {
        let of_bytes = |bytes: f64| (bytes / 256.0 - 1.0 / 6.0).powi(2);
        1e6 * 6.0 * (4.0 * of_bytes(43.0) + 2.0 * of_bytes(42.0))
    };
    assert!((noncentrality - 122.07).abs() < 0.01, "{noncentrality}");
    let mut bytes = ChaCha8Rng::seed_from_u64(20_260_101);
    let (ones, _) = rolled(1_000_000, || {
        let mut byte = [0];
        bytes.fill_bytes(&mut byte);
        Face::ALL[usize::from(byte[0] % 6)]
    });
    assert!(chi_square(&ones) > LIMIT_OF_6, "{ones:?}");
}

/// It also fails for dice whose faces are equally frequent but depend on each other.
#[test]
fn a_million_dependent_rolls_are_not_fair() {
    let mut source = Fair::seeded(7);
    let mut before = Face::One;
    let (ones, pairs) = rolled(1_000_000, || {
        let mut face = source.face().expect("a seed never runs dry");
        // One roll in 36 repeats the one before.
        if source.roll(2) == Ok(dice("11")) {
            face = before;
        }
        before = face;
        face
    });
    assert!(chi_square(&ones) < LIMIT_OF_6, "{ones:?}");
    assert!(chi_square(&pairs) > LIMIT_OF_36, "{pairs:?}");
}

#[test]
fn the_operating_system_gives_all_faces() {
    let mut source = Fair::from_system();
    let mut seen = [false; 6];
    // 600 rolls miss a face once in 10^46 runs.
    for _ in 0..600 {
        seen[source.face().expect("a machine with entropy").index()] = true;
    }
    assert_eq!(seen, [true; 6]);
}

#[test]
fn dice_of_a_seed_never_change() {
    #[track_caller]
    fn check(seed: u64, first: &str) {
        let mut source = Fair::seeded(seed);
        let pips: String = (0..20)
            .map(|_| char::from(b'0' + source.face().expect("a face").pips()))
            .collect();
        assert_eq!(pips, first, "seed {seed}");
    }
    check(0, "12263353224612161533");
    check(1, "41616415265163512433");
    check(u64::MAX, "13145123615511662321");
}

#[test]
fn dice_stand_in_their_places() {
    assert_eq!(dice("35136").faces(), faces("35136"));
    assert_eq!(dice("35136").counts().0, [1, 0, 2, 0, 1, 1]);
    assert_ne!(dice("12"), dice("21"));
    assert_eq!(dice("").len(), 0);
    assert!(dice("").is_empty());
    assert_eq!(
        Dice::new(&[Face::One; MAX_DICE + 1]),
        Err(TooManyDice(MAX_DICE + 1))
    );
}

#[test]
fn rolling_again_changes_only_the_dice_that_are_not_kept() {
    #[track_caller]
    fn check(before: &str, kept: u8, rolled: &str, after: Option<&str>) {
        let result = dice(before).after(Keep::from_bits(kept), &dice(rolled));
        assert_eq!(result, after.map(dice));
    }
    check("12345", 0b00000, "66666", Some("66666"));
    check("12345", 0b11111, "", Some("12345"));
    check("12345", 0b00101, "666", Some("16366"));
    check("12345", 0b10000, "1234", Some("12345"));
    check("12345", 0b00101, "66", None);
    check("12345", 0b00101, "6666", None);
    check("12345", 0b100000, "66666", None);
    check("123456", 0b100000, "66666", Some("666666"));
}

#[test]
fn what_is_kept_is_a_set_of_places() {
    for count in 0..=MAX_DICE {
        assert_eq!(Keep::every(count).count(), 1 << count);
        assert_eq!(Keep::all(count).count(), count);
        let fitting = (0..=u8::MAX).filter(|bits| Keep::from_bits(*bits).fits(count));
        assert!(fitting.map(Keep::from_bits).eq(Keep::every(count)));
    }
    for bits in 0..=u8::MAX {
        let keep = Keep::from_bits(bits);
        assert_eq!(
            keep.count(),
            (0..300).filter(|&at| keep.contains(at)).count()
        );
        for place in 0..8 {
            assert_ne!(keep.contains(place), keep.toggled(place).contains(place));
            assert_eq!(keep.toggled(place).toggled(place), keep);
        }
    }
}

#[test]
fn each_die_has_its_own_angle() {
    let mut turns = [0; 25];
    for event in 0..200 {
        for place in 0..MAX_DICE {
            for face in Face::ALL {
                let pose = Pose::of(event, place, face);
                assert_eq!(pose, Pose::of(event, place, face));
                let askew = pose.turn.abs();
                assert!((Pose::LEAST_TURN..=Pose::MOST_TURN).contains(&askew));
                assert!((-100..=100).contains(&pose.right) && (-100..=100).contains(&pose.down));
                turns[usize::from((pose.turn + 12).unsigned_abs())] += 1;
            }
        }
    }
    // Each of the 18 turns is as frequent as the others.
    let wanted = 200 * 36 / 18;
    let seen = turns.iter().filter(|count| **count > 0);
    assert_eq!(seen.clone().count(), 18);
    assert!(
        seen.into_iter()
            .all(|count| (wanted / 2..2 * wanted).contains(count))
    );
}
