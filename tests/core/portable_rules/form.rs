//! What is wrong with a rule set that somebody has written by hand: the error names the field.

use rollkeep_core::rules::{BadForm, PortableRules, RuleSet, Spec};
use serde_json::{Value, json};

use super::super::family::family;

/// A change of a rule set that can be played: the place of an object or a list, the field, and its value, or `None` if it is
/// left out.
type Change = (&'static str, &'static str, Option<Value>);

/// These rules after this change.
fn changed(id: &str, (place, field, value): Change) -> Value {
    let mut file = serde_json::to_value(family(id)).expect("JSON");
    match (file.pointer_mut(place).expect("a place"), value) {
        (Value::Object(fields), Some(value)) => drop(fields.insert(field.to_owned(), value)),
        (Value::Object(fields), None) => drop(fields.remove(field)),
        (Value::Array(all), Some(value)) => all[field.parse::<usize>().expect("a place")] = value,
        other => panic!("{other:?}"),
    }
    file
}

fn missing(path: &str) -> BadForm {
    BadForm::Missing(path.to_owned())
}

fn unknown(path: &str) -> BadForm {
    BadForm::Unknown(path.to_owned())
}

fn wrong(path: &str) -> BadForm {
    BadForm::Wrong(path.to_owned())
}

#[test]
fn the_faulty_field_is_named() {
    let set = |value: Value| Some(value);
    let table = [
        // The rule set.
        ("crag", ("", "throws", None), missing("throws")),
        ("crag", ("", "dice", set(json!("three"))), wrong("dice")),
        ("crag", ("", "dice", set(json!(300))), wrong("dice")),
        (
            "crag",
            ("", "order", set(json!("sideways"))),
            wrong("order"),
        ),
        (
            "crag",
            ("", "saved_rolls", set(json!(1))),
            wrong("saved_rolls"),
        ),
        ("crag", ("", "wild", set(json!(1))), unknown("wild")),
        (
            "crag",
            ("", "categories", set(json!({}))),
            wrong("categories"),
        ),
        // A box.
        (
            "crag",
            ("/categories/3", "id", None),
            missing("categories[3].id"),
        ),
        (
            "crag",
            ("/categories", "12", set(json!("crag"))),
            wrong("categories[12]"),
        ),
        (
            "crag",
            ("/categories/3", "wild", set(json!(1))),
            unknown("categories[3].wild"),
        ),
        (
            "crag",
            ("/categories/0", "section", set(json!("side"))),
            wrong("categories[0].section"),
        ),
        (
            "crag",
            ("/categories/0", "strike", set(json!("no"))),
            wrong("categories[0].strike"),
        ),
        (
            "yam",
            ("/categories/6/needs", "below", set(json!("high"))),
            wrong("categories[6].needs.below"),
        ),
        // What it asks for.
        (
            "crag",
            ("/categories/0", "pattern", set(json!("aces"))),
            wrong("categories[0].pattern"),
        ),
        (
            "crag",
            ("/categories/0/pattern", "face", set(json!(7))),
            wrong("categories[0].pattern.face"),
        ),
        (
            "crag",
            ("/categories/6/pattern/faces", "2", set(json!(0))),
            wrong("categories[6].pattern.faces[2]"),
        ),
        (
            "crag",
            ("/categories/12/pattern/all/1/sum", "to", None),
            missing("categories[12].pattern.all[1].sum.to"),
        ),
        (
            "crag",
            ("/categories/12/pattern/all/1/sum", "by", set(json!(2))),
            unknown("categories[12].pattern.all[1].sum.by"),
        ),
        (
            "crag",
            (
                "/categories/12/pattern/all/0/groups",
                "0",
                set(json!("two")),
            ),
            wrong("categories[12].pattern.all[0].groups[0]"),
        ),
        // What it pays.
        (
            "crag",
            ("/categories/0", "points", set(json!(5))),
            wrong("categories[0].points"),
        ),
        (
            "crag",
            ("/categories/0", "points", set(json!({"plus": [5]}))),
            wrong("categories[0].points.plus"),
        ),
        (
            "crag",
            (
                "/categories/0",
                "points",
                set(json!({"times": [-5, "matched"]})),
            ),
            wrong("categories[0].points.times[0]"),
        ),
        (
            "crag",
            (
                "/categories/0",
                "points",
                set(json!({"plus": [5, {"best": "all"}]})),
            ),
            wrong("categories[0].points.plus[1].best"),
        ),
        (
            "generala",
            ("/categories/7/points/by-roll/1", "fixed", set(json!(1.5))),
            wrong("categories[7].points.by-roll[1].fixed"),
        ),
        // The bonuses.
        (
            "kismet",
            ("/upper_bonus", "points", None),
            missing("upper_bonus.points"),
        ),
        (
            "kismet",
            ("/higher_bonuses/0", "threshold", set(json!(null))),
            wrong("higher_bonuses[0].threshold"),
        ),
        (
            "kniffel",
            ("/extra_yahtzee", "joker", set(json!("wild"))),
            wrong("extra_yahtzee.joker"),
        ),
    ];
    for (id, change, why) in table {
        let file = changed(id, change);
        assert_eq!(Spec::try_from(file.clone()), Err(why.clone()), "{file}");
        // Whoever reads a text is told the same.
        let says = why.to_string();
        let whole = serde_json::from_value::<RuleSet>(file.clone());
        assert_eq!(whole.expect_err("a fault").to_string(), says);
        let travels = serde_json::from_value::<PortableRules>(file);
        assert_eq!(travels.expect_err("a fault").to_string(), says);
    }
}

#[test]
fn the_error_is_a_sentence() {
    let says = |why: BadForm| why.to_string();
    assert_eq!(says(missing("throws")), "throws is missing");
    let path = "categories[3].wild";
    assert_eq!(
        says(unknown(path)),
        "categories[3].wild is no field of a rule set"
    );
    assert_eq!(says(wrong("dice")), "dice is not what it should be");
    let whole = Spec::try_from(json!([])).expect_err("no rule set");
    assert_eq!(
        (says(whole.clone()), whole),
        (
            "the rule set is not what it should be".to_owned(),
            wrong("")
        )
    );
}
