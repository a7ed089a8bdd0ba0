//! The rule sets in words.

use super::message::say;
use super::{categories, dice, play};
use rollkeep_app::letters::search_key;
use rollkeep_rules::catalogue::{self, Family};
use rollkeep_rules::dice::Face;
use rollkeep_rules::{ExtraYahtzee, Joker, Order, Pattern, Points, RuleSet, Section, Slot, Strike};

messages!("rule_sets");

/// A rule set's name: "Yahtzee, official". One that the catalogue does not list has the name that it brings, or its id.
pub fn name(rules: &RuleSet) -> String {
    if catalogue::lists(rules) {
        say(&format!("rule-sets-{}", rules.id), &[])
    } else {
        categories::given(rules.name.0.as_ref().unwrap_or(&rules.id))
    }
}

/// Its special rules, in one line.
pub fn line(rules: &RuleSet) -> String {
    if catalogue::lists(rules) {
        say(&format!("rule-sets-{}-line", rules.id), &[])
    } else {
        unlisted_line()
    }
}

/// What stands above the rule sets of this family in a list.
pub fn family(family: Family) -> String {
    match family {
        Family::Yahtzee => family_yahtzee(),
        Family::Kniffel => family_kniffel(),
        Family::Yatzy => family_yatzy(),
        Family::Yacht => family_yacht(),
    }
}

/// Returns whether all words of a search are in the name of these rules or in their line. Ignores case and accents.
pub fn is_found(rules: &RuleSet, sought: &str) -> bool {
    let text = search_key(&[name(rules), line(rules)].join(" "));
    let sought = search_key(sought);
    sought.split_whitespace().all(|word| text.contains(word))
}

/// The heading and the sentences of each part of the rules, made from the rule set.
pub fn rules(rules: &RuleSet) -> Vec<(String, Vec<String>)> {
    let mut turn = vec![turn_rolls(rules.dice, rules.rolls)];
    turn.extend(rules.saved_rolls.then(saved_rolls));
    turn.push(turn_ends());
    turn.extend(striking(rules));
    let mut parts = vec![(turn_title(), turn), (card_title(), card(rules))];
    if let Some(extra) = rules.extra_yahtzee {
        parts.push((
            extra_title(&extra_name(rules, extra)),
            extra_yahtzees(rules, extra),
        ));
    }
    parts.push((end_title(), the_end(rules)));
    parts
}

/// When a box may be crossed out, where that is not always so. Where any dice fit, there is nothing to cross out.
fn striking(rules: &RuleSet) -> Vec<String> {
    let may_miss = rules
        .categories
        .iter()
        .filter(|it| it.pattern != Pattern::Any);
    let boxes = |strike: Strike| {
        let boxes = may_miss.clone().filter(move |it| it.strike == strike);
        let names: Vec<String> = boxes.map(|it| categories::name(&it.id)).collect();
        names
    };
    let (limited, never) = (boxes(Strike::OnlyIfNothingFits), boxes(Strike::Never));
    let all = limited.len() == may_miss.clone().count();
    let mut text = Vec::new();
    match limited.is_empty() {
        true => {}
        false if all => text.push(strike_if_nothing_fits()),
        false => text.push(strike_if_nothing_fits_in(&play::list_of(limited))),
    }
    if !never.is_empty() {
        text.push(strike_never(&play::list_of(never)));
    }
    text
}

fn card(rules: &RuleSet) -> Vec<String> {
    let mut text = vec![upper_boxes()];
    text.push(match rules.upper_bonus {
        Some(it) => {
            let pips: u16 = Face::ALL.map(|face| u16::from(face.pips())).iter().sum();
            match (it.threshold % pips, it.threshold / pips) {
                (0, each) => bonus_of_each(it.threshold, it.points, each),
                _ => bonus(it.threshold, it.points),
            }
        }
        None => no_bonus(),
    });
    for tier in &rules.higher_bonuses {
        text.push(higher_bonus(tier.threshold, tier.points));
    }
    text.push(lower_boxes());
    text.extend(order(rules));
    let colours = rules.colours().into_iter().zip(0_u8..);
    text.extend(colours.map(|(faces, number)| colour(&dice::list(faces), number)));
    let mixed = |pattern: &Pattern| matches!(pattern, Pattern::Groups(sizes) if sizes.len() > 1);
    let boxes = rules.categories.iter().filter(|it| mixed(&it.pattern));
    let names = boxes.map(|it| categories::name(&it.id));
    if let Some(names) = names.reduce(|boxes, next| box_or(&boxes, &next)) {
        let joker = rules
            .extra_yahtzee
            .is_some_and(|it| it.joker != Joker::None);
        text.push(match joker {
            true => all_alike_but_joker(rules.dice, &names),
            false => all_alike(rules.dice, &names),
        });
    }
    text
}

fn order(rules: &RuleSet) -> Option<String> {
    Some(match rules.order {
        Order::Free => return None,
        Order::Down => order_down(),
        Order::Up => order_up(),
        Order::UpperFirst => order_upper_first(),
        Order::LowerFirst => order_lower_first(),
    })
}

fn extra_yahtzees(rules: &RuleSet, extra: ExtraYahtzee) -> Vec<String> {
    let name = extra_name(rules, extra);
    let full = rules.max_points(Slot(extra.category));
    let boxes = joker_boxes(rules, extra);
    let bonus = extra_bonus(&name, full, extra.bonus);
    let joker = match extra.joker {
        Joker::None => return vec![bonus],
        Joker::OwnBox => return vec![own_box_joker(&name, full, extra.bonus, &boxes)],
        Joker::Highest => highest_joker(&name, full),
        Joker::Free => free_joker(&name, &boxes),
        Joker::Forced => forced_joker(&name, full, &boxes),
        Joker::Earned => earned_joker(&name, full, &boxes),
    };
    vec![bonus, joker]
}

/// The name of the box that further ones are about: "Yahtzee".
fn extra_name(rules: &RuleSet, extra: ExtraYahtzee) -> String {
    categories::name(&rules.category(Slot(extra.category)).id)
}

/// "Full House for 25, Small Straight for 30": what a joker scores beyond its dice.
fn joker_boxes(rules: &RuleSet, extra: ExtraYahtzee) -> String {
    let mut boxes = String::new();
    for slot in rules.slots().filter(|slot| slot.0 != extra.category) {
        let category = rules.category(slot);
        if let (Section::Lower, Points::Fixed(points)) = (category.section, &category.points) {
            let name = categories::name(&category.id);
            boxes = match boxes.as_str() {
                "" => box_for(&name, *points),
                boxes => boxes_for(boxes, &name, *points),
            };
        }
    }
    boxes
}

fn the_end(rules: &RuleSet) -> Vec<String> {
    let mut text = vec![end(rules.max_total())];
    let wins = rules.categories.iter();
    let wins = wins.filter_map(|it| Some((categories::name(&it.id), it.wins_by_roll?)));
    text.extend(wins.map(|(name, roll)| wins_at_once(&name, roll)));
    if rules.min_seats == rules.max_seats {
        text.push(exactly_players(rules.max_seats));
    }
    text
}
