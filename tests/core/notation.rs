//! Positions and their parts as text.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rollkeep_rules::dice::{
    Counts, Dice, Face, Keep, MAX_DICE, ParseDiceError, ParseKeepError, TooManyDice,
};
use rollkeep_rules::game::Game;
use rollkeep_rules::{Card, Category, Offer, RuleSet, Strike, catalogue};
use rollkeep_solver::bots::View;
use rollkeep_solver::coach::{ParsePositionError, Position};

use super::edits::{edited, edits};
use super::games::{Plan, any_plan, cases, plan_of};
use super::portable_rules::work::any_rules;
use super::script::{dice, rules};
use super::solver::generated::rule_set;

#[test]
fn dice_and_keeps_are_written_from_left_to_right() {
    assert_eq!(Face::Six.to_string(), "6");
    assert_eq!(dice("22566").to_string(), "2 2 5 6 6");
    assert_eq!(" 2  2 5 6 6 ".parse(), Ok(dice("22566")));
    assert_eq!("".parse(), Ok(dice("")));
    let keep = Keep::from_bits(0b11001);
    assert_eq!(keep.to_string(), "x..xx");
    assert_eq!(Keep::from_bits(0b00001).to_string(), "x");
    assert_eq!("x....".parse(), Ok(Keep::from_bits(1)));
    assert_eq!(dice("22566").only(keep), dice("266"));
    for keep in Keep::every(MAX_DICE) {
        assert_eq!(keep.to_string().parse(), Ok(keep));
    }
}

#[test]
fn errors_of_dice_and_keeps_name_the_place() {
    for (text, why) in [
        ("1 2 0", ParseDiceError::Face(3)),
        ("12", ParseDiceError::Face(1)),
        ("1 ２", ParseDiceError::Face(2)),
        ("1 2 3 4 5 6 1", TooManyDice(7).into()),
    ] {
        assert_eq!(text.parse::<Dice>(), Err(why), "{text}");
    }
    for (text, why) in [
        ("", ParseKeepError::Places(0)),
        ("xxxxxxx", ParseKeepError::Places(7)),
        ("x.X", ParseKeepError::Mark(3)),
        ("äx", ParseKeepError::Mark(1)),
    ] {
        assert_eq!(text.parse::<Keep>(), Err(why), "{text}");
    }
}

#[test]
fn a_full_card_has_nothing_to_decide() {
    let yatzy = rules("yatzy");
    let game = Plan::whole(yatzy, 1, 5).play();
    let card = &game.cards()[0];
    assert_eq!(Card::parse(yatzy, &card.to_string()).as_ref(), Ok(card));
    let text = Position::new(yatzy, card, &dice("11111"), 0).to_string();
    let why = text.parse::<Position>().expect_err("a full card");
    assert_eq!(why.to_string(), "the card is full");
}

/// The position of the player whose turn it is.
fn position(game: &Game) -> Option<Position> {
    let view = View::at_table(game)?;
    Some(Position {
        saved_left: view.saved_left,
        ..Position::new(view.rules, view.card, &view.dice, view.rolls_left)
    })
}

/// Reads a text. What it accepts has a box to fill, and reads the same again.
fn read(text: &str) -> Result<Position, ParsePositionError> {
    let position: Position = text.parse()?;
    let written = position.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&position), "{text}");
    let (rules, card, dice) = position.read().expect("it was read");
    let throw = rules.throw(dice.counts(), position.rolls_left);
    assert!(rules.open_slots(&card, throw).next().is_some(), "{text}");
    Ok(position)
}

/// Every card to which a game of these rules leads, found by playing all games.
fn reachable(rules: &RuleSet) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut next = vec![Card::new(rules)];
    while let Some(card) = next.pop() {
        if !found.insert(card.to_string()) {
            continue;
        }
        let every =
            (0..rules.rolls).flat_map(|left| Counts::every(rules.dice).map(move |it| (it, left)));
        for (dice, left) in every {
            let offers = rules.offers(&card, rules.throw(dice, left));
            for (slot, offer) in rules.slots().zip(offers) {
                if let Offer::Open { points, bonus } = offer {
                    let held = |slot| Some((slot, card.points(slot)?));
                    let filled = rules.slots().filter_map(held).chain([(slot, points)]);
                    let bonuses = card.yahtzee_bonuses() + bonus;
                    next.push(Card::with(rules, filled).and_bonuses(bonuses));
                }
            }
        }
    }
    found
}

/// Every card with points that its boxes hold as far as [`RuleSet::scores`] knows, which lists 0 for every box.
fn imaginable(rules: &RuleSet) -> Vec<String> {
    let mut cards = vec![Vec::new()];
    for slot in rules.slots() {
        let scores: Vec<String> = rules.scores(slot).iter().map(u16::to_string).collect();
        let with = |card: &Vec<String>, points: &str| [&card[..], &[points.to_owned()]].concat();
        let longer = cards.iter().flat_map(|card| {
            let all = scores.iter().map(String::as_str).chain(["-"]);
            all.map(|points| with(card, points)).collect::<Vec<_>>()
        });
        cards = longer.collect();
    }
    cards.iter().map(|card| card.join(" ")).collect()
}

fn any_game() -> impl Strategy<Value = Plan> {
    prop_oneof![any_plan(), any_rules().prop_flat_map(plan_of)]
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_position_reads_back_equal(plan in any_game()) {
        let mut step = 0;
        let check = |game: &Game| if let Some(position) = position(game) {
            let text = position.to_string();
            assert_eq!(read(&text).as_ref(), Ok(&position), "{text}");
            assert_eq!(text.lines().count(), 1);
        };
        let game = plan.walk(|_, _, after| {
            step += 1;
            if step % 40 == 0 {
                check(after);
            }
        });
        check(&game);
    }

    #[test]
    fn changed_positions_are_refused_or_legal(plan in any_game(), edits in edits("[-0-9 ;=+.a-z{}]{0,3}")) {
        if let Some(position) = position(&plan.play()) {
            let text = position.to_string();
            // Most rules are longer than all the rest.
            let rules = text.rsplitn(4, ';').last().map_or(0, str::len);
            let (rules, rest) = text.split_at(rules);
            let _ = read(&format!("{rules}{}", edited(rest, &edits)));
        }
    }

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC*", small in "[-0-9x.;=+ {}a-z]{0,40}") {
        for text in [text, small] {
            let _ = (text.parse::<Face>(), text.parse::<Dice>(), text.parse::<Keep>());
            for rules in catalogue::all() {
                let _ = Card::parse(rules, &text);
            }
            prop_assert!(read(&text).is_err());
            let _ = read(&format!("yatzy; {text}; 1 2 3 4 5; 1"));
        }
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn cards_of_games_are_read_and_impossible_ones_are_not(rules in rule_set()) {
        let reachable = reachable(&rules);
        for text in &reachable {
            let written = Card::parse(&rules, text).map(|it| it.to_string());
            prop_assert_eq!(written.as_ref(), Ok(text));
        }
        // Where no box depends on another one, each box tells by itself what is possible.
        let depends = |it: &Category| it.needs.is_some() || it.strike != Strike::AtWill;
        if rules.extra_yahtzee.is_none() && !rules.categories.iter().any(depends) {
            for text in imaginable(&rules) {
                prop_assert_eq!(Card::parse(&rules, &text).is_ok(), reachable.contains(&text), "{}", text);
            }
        }
    }
}
