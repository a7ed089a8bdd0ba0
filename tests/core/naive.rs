//! The rules a second time, as a reader of the rule book would write them: dice as numbers, boxes by name, each rule
//! spelled out. Slow and plain on purpose; it shares nothing with the app.

const UPPER: [&str; 6] = ["ones", "twos", "threes", "fours", "fives", "sixes"];

/// How many dice show this face.
fn c(dice: &[u8], face: u8) -> usize {
    dice.iter().filter(|die| **die == face).count()
}

/// All dice added up.
fn sum(dice: &[u8]) -> u16 {
    dice.iter().map(|die| u16::from(*die)).sum()
}

/// The highest five dice added up.
fn best_five(dice: &[u8]) -> u16 {
    let mut dice = dice.to_vec();
    dice.sort_unstable();
    while dice.len() > 5 {
        dice.remove(0);
    }
    sum(&dice)
}

/// The highest face that at least this many dice show.
fn highest(dice: &[u8], n: usize) -> Option<u8> {
    [6, 5, 4, 3, 2, 1].into_iter().find(|&f| c(dice, f) >= n)
}

fn all_present(dice: &[u8], faces: &[u8]) -> bool {
    faces.iter().all(|face| dice.contains(face))
}

/// Three of one face and two of another: the three and the two.
fn full_house(dice: &[u8]) -> Option<(u8, u8)> {
    let mut found = None;
    for three in 1..=6 {
        for two in 1..=6 {
            if three != two && c(dice, three) >= 3 && c(dice, two) >= 2 {
                let better = |(a, b): (u8, u8)| 3 * three + 2 * two > 3 * a + 2 * b;
                if found.is_none_or(better) {
                    found = Some((three, two));
                }
            }
        }
    }
    found
}

fn four_in_a_row(dice: &[u8]) -> bool {
    all_present(dice, &[1, 2, 3, 4])
        || all_present(dice, &[2, 3, 4, 5])
        || all_present(dice, &[3, 4, 5, 6])
}

fn five_in_a_row(dice: &[u8]) -> bool {
    all_present(dice, &[1, 2, 3, 4, 5]) || all_present(dice, &[2, 3, 4, 5, 6])
}

/// The face of an upper box.
fn face_of(category: &str) -> Option<u8> {
    let place = UPPER.iter().position(|upper| *upper == category)?;
    Some(place as u8 + 1)
}

fn when(holds: bool, points: u16) -> u16 {
    if holds { points } else { 0 }
}

/// The points of a roll by its pattern alone.
pub fn points(game: &str, category: &str, dice: &[u8]) -> u16 {
    if let Some(face) = face_of(category) {
        return u16::from(face) * c(dice, face) as u16;
    }
    match game {
        "yatzy" => yatzy(category, dice),
        "yahtzie" => yahtzie(category, dice),
        "yatzy-forced" | "yatzy-half-forced" => yatzy(category, dice),
        "maxi-yatzy" | "maxi-yatzy-forced" | "maxi-yatzy-saved" => maxi_yatzy(category, dice),
        "super-yatzy" => super_yatzy(category, dice),
        "generala" => generala(category, dice, false),
        "yacht" => yacht(category, dice),
        "yacht-51" => yacht_51(category, dice),
        "cheerio" => cheerio(category, dice),
        "crag" => crag(category, dice),
        "yams" => yahtzee(category, dice),
        "kismet" => kismet(category, dice),
        "yam" => yam(category, dice),
        it if it.starts_with("yahtzee-") || it.starts_with("kniffel") => yahtzee(category, dice),
        _ => panic!("nothing here knows the rules of {game}"),
    }
}

fn yahtzee(category: &str, dice: &[u8]) -> u16 {
    match category {
        "three-of-a-kind" => when(highest(dice, 3).is_some(), sum(dice)),
        "four-of-a-kind" => when(highest(dice, 4).is_some(), sum(dice)),
        "full-house" => when(full_house(dice).is_some(), 25),
        "small-straight" => when(four_in_a_row(dice), 30),
        "large-straight" => when(five_in_a_row(dice), 40),
        "yahtzee" | "kniffel" | "yams" => when(highest(dice, 5).is_some(), 50),
        "chance" => sum(dice),
        _ => panic!("no box is called {category}"),
    }
}

fn yahtzie(category: &str, dice: &[u8]) -> u16 {
    match category {
        "three-of-a-kind" => when(highest(dice, 3).is_some(), best_five(dice)),
        "four-of-a-kind" => when(highest(dice, 4).is_some(), best_five(dice)),
        "full-house" => when(full_house(dice).is_some(), 25),
        "small-straight" => when(four_in_a_row(dice), 30),
        "large-straight" => when(five_in_a_row(dice), 40),
        "yahtzee" => when(highest(dice, 5).is_some(), 50),
        "barbie" => when(c(dice, 3) == 5 && c(dice, 5) == 1, 64),
        "chance" => best_five(dice),
        _ => panic!("no box is called {category}"),
    }
}

fn yatzy(category: &str, dice: &[u8]) -> u16 {
    let of_a_kind = |n: u8| highest(dice, n.into()).map_or(0, |face| u16::from(n * face));
    match category {
        "one-pair" => of_a_kind(2),
        "two-pairs" => {
            let pairs: Vec<u8> = (1..=6).filter(|&f| c(dice, f) >= 2).collect();
            match pairs[..] {
                [a, b] => u16::from(2 * a + 2 * b),
                _ => 0,
            }
        }
        "three-of-a-kind" => of_a_kind(3),
        "four-of-a-kind" => of_a_kind(4),
        "small-straight" => when(all_present(dice, &[1, 2, 3, 4, 5]), 15),
        "large-straight" => when(all_present(dice, &[2, 3, 4, 5, 6]), 20),
        "full-house" => when(full_house(dice).is_some(), sum(dice)),
        "chance" => sum(dice),
        "yatzy" => when(highest(dice, 5).is_some(), 50),
        _ => panic!("no box is called {category}"),
    }
}

fn yacht(category: &str, dice: &[u8]) -> u16 {
    match category {
        "full-house" => when(full_house(dice).is_some(), sum(dice)),
        "four-of-a-kind" => highest(dice, 4).map_or(0, |face| 4 * u16::from(face)),
        "little-straight" => when(all_present(dice, &[1, 2, 3, 4, 5]), 30),
        "big-straight" => when(all_present(dice, &[2, 3, 4, 5, 6]), 30),
        "choice" => sum(dice),
        "yacht" => when(highest(dice, 5).is_some(), 50),
        _ => panic!("no box is called {category}"),
    }
}

fn yacht_51(category: &str, dice: &[u8]) -> u16 {
    let alike = highest(dice, 5).is_some();
    match category {
        "choice" => sum(dice),
        "four-of-a-kind" => when(highest(dice, 4).is_some(), sum(dice)),
        "full-house" => when(alike || full_house(dice).is_some(), sum(dice)),
        "small-straight" => when(four_in_a_row(dice), 15),
        "big-straight" => when(five_in_a_row(dice), 30),
        "yacht" => when(alike, 50),
        _ => panic!("no box is called {category}"),
    }
}

fn cheerio(category: &str, dice: &[u8]) -> u16 {
    match category {
        "little-straight" => when(all_present(dice, &[1, 2, 3, 4, 5]), 20),
        "big-straight" => when(all_present(dice, &[2, 3, 4, 5, 6]), 25),
        "full-house" => when(full_house(dice).is_some(), sum(dice)),
        "big-hand" => sum(dice),
        "cheerio" => when(highest(dice, 5).is_some(), 50),
        _ => panic!("no box is called {category}"),
    }
}

fn crag(category: &str, dice: &[u8]) -> u16 {
    let thirteen = sum(dice) == 13;
    match category {
        "odd-straight" => when(all_present(dice, &[1, 3, 5]), 20),
        "even-straight" => when(all_present(dice, &[2, 4, 6]), 20),
        "low-straight" => when(all_present(dice, &[1, 2, 3]), 20),
        "high-straight" => when(all_present(dice, &[4, 5, 6]), 20),
        "three-of-a-kind" => when(highest(dice, 3).is_some(), 25),
        "thirteen" => when(thirteen, 26),
        "crag" => when(thirteen && highest(dice, 2).is_some(), 50),
        _ => panic!("no box is called {category}"),
    }
}

/// The highest `n` dice of one face and `m` of another.
fn two_groups(dice: &[u8], n: u8, m: u8) -> u16 {
    let mut best = 0;
    for a in 1..=6 {
        for b in 1..=6 {
            if a != b && c(dice, a) >= n.into() && c(dice, b) >= m.into() {
                best = best.max(u16::from(n * a + m * b));
            }
        }
    }
    best
}

fn three_pairs(dice: &[u8]) -> u16 {
    let pairs: Vec<u8> = (1..=6).filter(|&f| c(dice, f) >= 2).collect();
    when(pairs.len() == 3, 2 * sum(&pairs))
}

fn maxi_yatzy(category: &str, dice: &[u8]) -> u16 {
    let of_a_kind = |n: u8| highest(dice, n.into()).map_or(0, |face| u16::from(n * face));
    match category {
        "one-pair" => of_a_kind(2),
        "two-pairs" => two_groups(dice, 2, 2),
        "three-pairs" => three_pairs(dice),
        "three-of-a-kind" => of_a_kind(3),
        "four-of-a-kind" => of_a_kind(4),
        "five-of-a-kind" => of_a_kind(5),
        "small-straight" => when(all_present(dice, &[1, 2, 3, 4, 5]), 15),
        "large-straight" => when(all_present(dice, &[2, 3, 4, 5, 6]), 20),
        "full-straight" => when(all_present(dice, &[1, 2, 3, 4, 5, 6]), 21),
        "full-house" => two_groups(dice, 3, 2),
        "castle" => two_groups(dice, 3, 3),
        "tower" => two_groups(dice, 4, 2),
        "chance" => sum(dice),
        "maxi-yatzy" => when(highest(dice, 6).is_some(), 100),
        _ => panic!("no box is called {category}"),
    }
}

fn super_yatzy(category: &str, dice: &[u8]) -> u16 {
    match category {
        "two-threes" => two_groups(dice, 3, 3),
        "royal-straight" => when(all_present(dice, &[1, 2, 3, 4, 5, 6]), 30),
        "super-yatzy" => when(highest(dice, 6).is_some(), 50 + sum(dice)),
        same => maxi_yatzy(same, dice),
    }
}

/// Black, red or green.
fn colour(face: u8) -> u8 {
    match face {
        1 | 6 => 0,
        2 | 5 => 1,
        _ => 2,
    }
}

fn kismet(category: &str, dice: &[u8]) -> u16 {
    let all = sum(dice);
    let alike = highest(dice, 5).is_some();
    let house = alike || full_house(dice).is_some();
    let one_colour = dice.iter().all(|die| colour(*die) == colour(dice[0]));
    // Four of one face are two pairs, too.
    let pairs_of = |wanted: u8| -> usize {
        let faces = (1..=6).filter(|&face| colour(face) == wanted);
        faces.map(|face| c(dice, face) / 2).sum()
    };
    match category {
        "two-pair-same-colour" => when((0..3).any(|colour| pairs_of(colour) >= 2), all),
        "three-of-a-kind" => when(highest(dice, 3).is_some(), all),
        "straight" => when(five_in_a_row(dice), 30),
        "flush" => when(one_colour, 35),
        "full-house" => when(house, all + 15),
        "full-house-same-colour" => when(house && one_colour, all + 20),
        "four-of-a-kind" => when(highest(dice, 4).is_some(), all + 25),
        "yarborough" => all,
        "kismet" => when(alike, all + 50),
        _ => panic!("no box is called {category}"),
    }
}

/// The needs of Low and High apart.
fn yam(category: &str, dice: &[u8]) -> u16 {
    match category {
        "low" | "high" => sum(dice),
        "full-house" => when(full_house(dice).is_some(), sum(dice) + 20),
        "straight" => when(five_in_a_row(dice), sum(dice) + 30),
        "yam" => when(highest(dice, 5).is_some(), sum(dice) + 40),
        _ => panic!("no box is called {category}"),
    }
}

/// What Generala pays after the first roll, or after another.
pub fn generala(category: &str, dice: &[u8], served: bool) -> u16 {
    if face_of(category).is_some() {
        return points("generala", category, dice);
    }
    let straight = all_present(dice, &[1, 2, 3, 4, 5]) || all_present(dice, &[2, 3, 4, 5, 6]);
    let points = match category {
        "straight" => when(straight, 20),
        "full-house" => when(full_house(dice).is_some(), 30),
        "four-of-a-kind" => when(highest(dice, 4).is_some(), 40),
        "generala" => return when(highest(dice, 5).is_some(), 50),
        _ => panic!("no box is called {category}"),
    };
    if served && points > 0 {
        points + 5
    } else {
        points
    }
}

/// A score card on paper: each box by name, with its points.
pub type Pad = Vec<(String, Option<u16>)>;

/// How the rules answer a roll in one box of a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Scores {
        points: u16,
        bonus: u16,
    },
    /// The upper box of the face must take it.
    UpperFirst,
    /// A lower box must take it.
    LowerFirst,
    Filled,
}

/// What the box for five equal dice is called, on the cards that are like Yahtzee's.
pub fn five_alike(game: &str) -> &'static str {
    if game.starts_with("kniffel") {
        "kniffel"
    } else {
        "yahtzee"
    }
}

/// The answer of a game of the Yahtzee family to a roll in one box of a pad.
pub fn answer(game: &str, pad: &Pad, category: &str, dice: &[u8]) -> Answer {
    let written = |name: &str| {
        let line = pad.iter().find(|(category, _)| category == name);
        line.expect("a box of the pad").1
    };
    if written(category).is_some() {
        return Answer::Filled;
    }
    let ordinary = points(game, category, dice);
    let five_of_a_kind = dice.iter().all(|die| *die == dice[0]);
    let yahtzee_box = written(five_alike(game));
    if game == "yahtzee-basic" || !five_of_a_kind || yahtzee_box.is_none() {
        return Answer::Scores {
            points: ordinary,
            bonus: 0,
        };
    }
    let earned = yahtzee_box == Some(50);
    let bonus = when(
        earned,
        if five_alike(game) == "kniffel" {
            50
        } else {
            100
        },
    );
    let own = UPPER[usize::from(dice[0]) - 1];
    let own_filled = written(own).is_some();
    let upper = UPPER.contains(&category);
    let joker = match category {
        "full-house" => 25,
        "small-straight" => 30,
        "large-straight" => 40,
        _ => ordinary,
    };
    let score = |points| Answer::Scores { points, bonus };
    match game {
        "yahtzee-advanced" => score(if own_filled { joker } else { ordinary }),
        "yahtzee-club" => score(if own_filled && yahtzee_box == Some(50) {
            joker
        } else {
            ordinary
        }),
        "kniffel" => match category {
            _ if !earned => score(ordinary),
            _ if upper => score(5 * u16::from(face_of(category).expect("a face"))),
            "three-of-a-kind" | "four-of-a-kind" | "chance" => score(30),
            _ => score(joker),
        },
        "kniffel-championship" => score(ordinary),
        "yahtzee-official" | "kniffel-travel" => {
            // The older leaflet pays 50 in the box of the face, and nothing elsewhere.
            let bonus = match game {
                "kniffel-travel" => when(category == own, 50),
                _ => bonus,
            };
            let score = |points| Answer::Scores { points, bonus };
            let lower_full = pad
                .iter()
                .filter(|(name, _)| !UPPER.contains(&name.as_str()))
                .all(|(_, held)| held.is_some());
            if !own_filled {
                if category == own {
                    score(ordinary)
                } else {
                    Answer::UpperFirst
                }
            } else if !upper {
                score(joker)
            } else if lower_full {
                score(0)
            } else {
                Answer::LowerFirst
            }
        }
        _ => panic!("no game of the family is called {game}"),
    }
}
