//! Boxes that may not be struck at will.

use std::sync::Arc;

use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::game::{Game, Refused, Start};
use rollkeep_rules::{Card, Closed, Offer, RuleSet, Slot, Spec, Strike};
use rollkeep_words::{refusals, rule_sets};

use super::super::script::{Script, dice, setup, slot};
use super::super::solver::policies::solve;
use super::{family, pays};

/// A rule set of a file in which these boxes are struck like this; all of them, if none is named.
fn with(id: &str, strike: Strike, boxes: &[&str]) -> RuleSet {
    let mut spec = Spec::clone(&family(id));
    let named = |id: &str| boxes.is_empty() || boxes.contains(&id);
    let categories = spec.categories.iter_mut();
    for category in categories.filter(|it| named(&it.id)) {
        category.strike = strike;
    }
    RuleSet::new(spec).expect("a rule set")
}

/// What these boxes offer for a roll when only they are open.
fn offers(rules: &RuleSet, roll: &str, boxes: &[&str]) -> Vec<Offer> {
    let filled = rules.slots();
    let filled = filled.filter(|slot| !boxes.contains(&&*rules.category(*slot).id));
    let card = Card::with(rules, filled.map(|slot| (slot, 0)));
    let throw = rules.last_throw(dice(roll).counts());
    let offer = |id: &&str| rules.offer(&card, slot(rules, id), throw);
    boxes.iter().map(offer).collect()
}

/// The basic rule of the current leaflet.
#[test]
fn kniffel_is_struck_only_if_nothing_fits() {
    let rules = with("kniffel", Strike::OnlyIfNothingFits, &[]);
    let boxes = ["twos", "large-straight"];
    let fits = Offer::Closed(Closed::Fits(Slot(1)));
    assert_eq!(offers(&rules, "2 2 3 4 6", &boxes), [pays(4, 0), fits]);
    let says = refusals::closed(&rules, Closed::Fits(Slot(1)));
    assert_eq!(
        says,
        "These dice fit Twos. You may score zero only when they fit no box."
    );
    let nothing = [pays(0, 0), pays(0, 0)];
    assert_eq!(offers(&rules, "1 1 3 4 6", &boxes), nothing);
    // Chance always fits.
    let all = offers(&rules, "1 1 3 4 6", &["twos", "large-straight", "chance"]);
    let fits = Offer::Closed(Closed::Fits(Slot(12)));
    assert_eq!(all, [fits, fits, pays(15, 0)]);
}

#[test]
fn a_box_that_is_never_struck_waits_for_the_others() {
    let rules = with("crag", Strike::Never, &["crag"]);
    let waits = Offer::Closed(Closed::NeverStruck(Slot(11)));
    assert_eq!(
        offers(&rules, "1 2 4", &["thirteen", "crag"]),
        [pays(0, 0), waits]
    );
    let fits = Offer::Closed(Closed::Fits(Slot(11)));
    assert_eq!(
        offers(&rules, "2 5 6", &["thirteen", "crag"]),
        [pays(26, 0), fits]
    );
    assert_eq!(
        offers(&rules, "1 6 6", &["thirteen", "crag"]),
        [pays(26, 0), pays(50, 0)]
    );
    assert_eq!(offers(&rules, "1 2 4", &["crag"]), [pays(0, 0)]);
    let says = refusals::closed(&rules, Closed::NeverStruck(Slot(11)));
    assert_eq!(says, "You can’t score zero here, but you can in Thirteen.");
    // If all are like that, one of them must be struck.
    let rules = with("crag", Strike::Never, &[]);
    let nothing = [pays(0, 0), pays(0, 0)];
    assert_eq!(offers(&rules, "1 2 4", &["thirteen", "crag"]), nothing);
}

/// Where boxes have an order, a later one fits nothing yet.
#[test]
fn only_boxes_that_may_be_filled_can_fit() {
    let rules = with("yatzy-forced", Strike::OnlyIfNothingFits, &[]);
    let next = Offer::Closed(Closed::Next(Slot(0)));
    assert_eq!(
        offers(&rules, "6 6 6 6 6", &["ones", "sixes"]),
        [pays(0, 0), next]
    );
}

#[test]
fn the_rules_say_when_boxes_are_struck() {
    let says = |rules: &RuleSet, text: &str| {
        let parts = rule_sets::rules(rules).into_iter();
        assert!(
            parts.flat_map(|(_, texts)| texts).any(|it| it == text),
            "{text}"
        );
    };
    says(
        &with("kniffel", Strike::OnlyIfNothingFits, &[]),
        "You may score zero in a box only if your dice score in no open box.",
    );
    says(
        &with("crag", Strike::OnlyIfNothingFits, &["thirteen", "crag"]),
        "You may score zero in Thirteen and Crag only if your dice score in no open box.",
    );
    says(
        &with("crag", Strike::Never, &["crag"]),
        "You may not score zero in Crag while another box can be filled.",
    );
}

/// A whole game, counted by hand.
#[test]
fn a_game_of_kniffel_in_which_nobody_strikes_at_will() {
    let rules = Arc::new(with("kniffel", Strike::OnlyIfNothingFits, &[]));
    let script = Script::of(setup(&rules, 1, Start::Seating, None)).turns(
        "1 1 1 4 5 ones
        2 2 2 4 5 twos
        3 3 3 4 6 threes
        4 4 4 4 1 fours
        5 5 5 1 2 fives
        6 6 6 1 2 sixes
        3 3 3 1 2 three-of-a-kind
        2 2 2 2 6 four-of-a-kind
        1 2 3 4 6 small-straight
        6 6 1 2 5 chance
        2 2 3 4 6 kniffel",
    );
    let script = script.roll("2 2 2 3 3");
    let house = slot(&rules, "full-house");
    let large = slot(&rules, "large-straight");
    assert_eq!(
        script.refusal("large-straight"),
        Refused::Closed(large, Closed::Fits(house))
    );
    assert_eq!(refusals::joker(&script.game), None, "it is no joker");
    let script = script
        .score("full-house")
        .turn("1 2 3 4 6", "large-straight");
    // 67 and the bonus, then 12 + 14 + 30 + 20 + 25.
    let totals = script.card(0).totals(&rules);
    let sums = (totals.upper, totals.upper_bonus, totals.lower);
    assert_eq!((sums, totals.grand()), ((67, 35, 101), 203));
    let log = read_log(&write_log(script.game.log()), 5).expect("a log");
    let again = Game::replay(script.game.setup().clone(), log);
    assert_eq!(again, Ok(script.game));
}

/// Nobody can keep the Kniffel box free by striking another, so it is worth less.
#[test]
fn the_basic_rule_of_kniffel_is_worth_less() {
    let value = |rules: RuleSet| {
        let policy = solve::<f64>(&Arc::new(rules));
        policy
            .expected(&Card::new(policy.rules()))
            .expect("an empty card")
    };
    let free = value(family("kniffel"));
    let basic = value(with("kniffel", Strike::OnlyIfNothingFits, &[]));
    assert_eq!(format!("{free:.4} {basic:.4}"), "250.7651 248.0761");
}
