//! What is wrong with a rule set that somebody has written by hand: the error names the field.

use rollkeep_rules::{PortableRules, RuleSet, Spec};
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

#[test]
fn errors_name_the_faulty_field() {
    let set = |value: Value| Some(value);
    let table = [
        // The rule set.
        (
            "crag",
            ("", "throws", None),
            "the rule set: missing field `throws`",
        ),
        (
            "crag",
            ("", "dice", set(json!("three"))),
            r#"dice: invalid type: string "three", expected u8"#,
        ),
        (
            "crag",
            ("", "dice", set(json!(300))),
            "dice: invalid value: integer `300`, expected u8",
        ),
        (
            "crag",
            ("", "order", set(json!("sideways"))),
            "order: unknown variant `sideways`, expected one of `free`, `down`, `up`, `upper-first`, `lower-first`",
        ),
        (
            "crag",
            ("", "saved_rolls", set(json!(1))),
            "saved_rolls: invalid type: integer `1`, expected a boolean",
        ),
        (
            "crag",
            ("", "wild", set(json!(1))),
            "wild: unknown field `wild`, expected one of `id`, `name`, `dice`, `throws`, `saved_rolls`, `min_seats`, `max_seats`, `categories`, `order`, `upper_bonus`, `higher_bonuses`, `extra_yahtzee`",
        ),
        (
            "crag",
            ("", "categories", set(json!({}))),
            "categories: invalid type: map, expected a sequence",
        ),
        // A box.
        (
            "crag",
            ("/categories/3", "id", None),
            "categories[3]: missing field `id`",
        ),
        (
            "crag",
            ("/categories", "12", set(json!("crag"))),
            r#"categories[12]: invalid type: string "crag", expected struct Category"#,
        ),
        (
            "crag",
            ("/categories/3", "wild", set(json!(1))),
            "categories[3].wild: unknown field `wild`, expected one of `id`, `section`, `pattern`, `points`, `needs`, `strike`, `wins_by_roll`",
        ),
        (
            "crag",
            ("/categories/0", "section", set(json!("side"))),
            "categories[0].section: unknown variant `side`, expected `upper` or `lower`",
        ),
        (
            "crag",
            ("/categories/0", "strike", set(json!("no"))),
            "categories[0].strike: unknown variant `no`, expected one of `at-will`, `only-if-nothing-fits`, `never`",
        ),
        (
            "yam",
            ("/categories/6/needs", "below", set(json!("high"))),
            r#"categories[6].needs.below: invalid type: string "high", expected u8"#,
        ),
        // What it asks for.
        (
            "crag",
            ("/categories/0", "pattern", set(json!("aces"))),
            "categories[0].pattern: unknown variant `aces`, expected one of `any`, `face`, `groups`, `run`, `faces`, `exactly`, `at-least`, `among`, `sum`, `all`, `any-of`",
        ),
        (
            "crag",
            ("/categories/0/pattern", "face", set(json!(7))),
            "categories[0].pattern.face: no die shows 7",
        ),
        (
            "crag",
            ("/categories/6/pattern/faces", "2", set(json!(0))),
            "categories[6].pattern.faces[2]: no die shows 0",
        ),
        (
            "crag",
            ("/categories/12/pattern/all/1/sum", "to", None),
            "categories[12].pattern.all[1].sum: missing field `to`",
        ),
        (
            "crag",
            ("/categories/12/pattern/all/1/sum", "by", set(json!(2))),
            "categories[12].pattern.all[1].sum.by: unknown field `by`, expected `from` or `to`",
        ),
        (
            "crag",
            (
                "/categories/12/pattern/all/0/groups",
                "0",
                set(json!("two")),
            ),
            r#"categories[12].pattern.all[0].groups[0]: invalid type: string "two", expected u8"#,
        ),
        // What it pays.
        (
            "crag",
            ("/categories/0", "points", set(json!(5))),
            "categories[0].points: invalid type: integer `5`, expected string or map",
        ),
        (
            "crag",
            ("/categories/0", "points", set(json!({"plus": [5]}))),
            "categories[0].points.plus: invalid length 1, expected tuple variant Points::Plus with 2 elements",
        ),
        (
            "crag",
            (
                "/categories/0",
                "points",
                set(json!({"times": [-5, "matched"]})),
            ),
            "categories[0].points.times[0]: invalid value: integer `-5`, expected u16",
        ),
        (
            "crag",
            (
                "/categories/0",
                "points",
                set(json!({"plus": [5, {"best": "all"}]})),
            ),
            r#"categories[0].points.plus[1].best: invalid type: string "all", expected u8"#,
        ),
        (
            "generala",
            ("/categories/7/points/by-roll/1", "fixed", set(json!(1.5))),
            "categories[7].points.by-roll[1].fixed: invalid type: floating point `1.5`, expected u16",
        ),
        // The bonuses.
        (
            "kismet",
            ("/upper_bonus", "points", None),
            "upper_bonus: missing field `points`",
        ),
        (
            "kismet",
            ("/higher_bonuses/0", "threshold", set(json!(null))),
            "higher_bonuses[0].threshold: invalid type: null, expected u16",
        ),
        (
            "kniffel",
            ("/extra_yahtzee", "joker", set(json!("wild"))),
            "extra_yahtzee.joker: unknown variant `wild`, expected one of `none`, `free`, `forced`, `earned`, `highest`, `own-box`",
        ),
    ];
    for (id, change, why) in table {
        let file = changed(id, change);
        let spec = Spec::read(file.clone()).expect_err("a fault");
        assert_eq!(spec.to_string(), why, "{file}");
        let rules = serde_json::from_value::<RuleSet>(file.clone()).expect_err("a fault");
        assert_eq!(rules.to_string(), why);
        let portable = serde_json::from_value::<PortableRules>(file).expect_err("a fault");
        assert_eq!(portable.to_string(), why);
    }
}
