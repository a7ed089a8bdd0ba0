//! `docs/rules.schema.json` accepts what the program plays, and refuses what the program cannot read.

use rollkeep_rules::{PortableRules, Spec, catalogue};
use serde_json::{Map, Value, json};

const SCHEMA: &str = include_str!("../../../docs/rules.schema.json");

/// The part of JSON Schema that the file uses.
struct Schema(Value);

impl Schema {
    fn accepts(&self, value: &Value) -> bool {
        self.fits(&self.0, value)
    }

    /// Returns whether the value fits this part of the schema. Panics at a keyword that it does not know.
    fn fits(&self, part: &Value, value: &Value) -> bool {
        let keywords = part.as_object().expect("a schema");
        keywords
            .iter()
            .all(|(keyword, of)| self.keyword(keywords, keyword, of, value))
    }

    fn keyword(&self, part: &Map<String, Value>, keyword: &str, of: &Value, value: &Value) -> bool {
        let number = || of.as_u64().expect("a number");
        let limit = |length: Option<usize>, fits: fn(u64, u64) -> bool| {
            length.is_none_or(|length| fits(length as u64, number()))
        };
        let items = value.as_array();
        let fields = value.as_object();
        let letters = value.as_str().map(|it| it.chars().count());
        let properties = || part["properties"].as_object().expect("properties");
        match keyword {
            "$schema" | "$defs" | "title" | "description" => true,
            "$ref" => {
                let path = of.as_str().and_then(|it| it.strip_prefix('#'));
                let part = self.0.pointer(path.expect("a path")).expect("a definition");
                self.fits(part, value)
            }
            "type" => match of.as_str().expect("a type") {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "boolean" => value.is_boolean(),
                "null" => value.is_null(),
                "integer" => value.is_u64() || value.is_i64(),
                other => panic!("no such type: {other}"),
            },
            "enum" => of.as_array().expect("values").contains(value),
            "anyOf" => {
                let mut parts = of.as_array().expect("schemas").iter();
                parts.any(|part| self.fits(part, value))
            }
            "required" => {
                let mut names = of.as_array().expect("names").iter();
                names.all(|name| value.get(name.as_str().expect("a name")).is_some())
            }
            "additionalProperties" => {
                assert_eq!(of, false);
                fields.is_none_or(|it| it.keys().all(|name| properties().contains_key(name)))
            }
            "properties" => fields.is_none_or(|it| {
                it.iter().all(|(name, value)| {
                    let part = of.get(name);
                    part.is_none_or(|part| self.fits(part, value))
                })
            }),
            "items" => items.is_none_or(|it| it.iter().all(|it| self.fits(of, it))),
            "prefixItems" => items.is_none_or(|it| {
                let parts = of.as_array().expect("schemas");
                parts.iter().zip(it).all(|(part, it)| self.fits(part, it))
            }),
            "minItems" => limit(items.map(Vec::len), |has, least| has >= least),
            "maxItems" => limit(items.map(Vec::len), |has, most| has <= most),
            "minProperties" => limit(fields.map(Map::len), |has, least| has >= least),
            "maxProperties" => limit(fields.map(Map::len), |has, most| has <= most),
            "minLength" => limit(letters, |has, least| has >= least),
            "maxLength" => limit(letters, |has, most| has <= most),
            "minimum" => value.as_f64().is_none_or(|it| it >= number() as f64),
            "maximum" => value.as_f64().is_none_or(|it| it <= number() as f64),
            _ => panic!("no such keyword: {keyword}"),
        }
    }
}

/// Every value with one part changed, left out or added.
fn changed(value: &Value) -> Vec<Value> {
    let mut all = vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(1.5),
        json!(7),
        json!(256),
        json!(70_000),
        json!(""),
        json!("matched"),
        json!("a name that is longer than forty characters"),
        json!([]),
        json!([1, 2]),
        json!({}),
        json!({"face": 1}),
    ];
    // Serde also reads an object from a list of its values. The schema does not offer that.
    if value.is_object() || value.is_null() {
        all.retain(|it| !it.is_array());
    }
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let mut fewer = fields.clone();
                fewer.remove(name);
                all.push(Value::Object(fewer));
                for field in changed(field) {
                    let mut other = fields.clone();
                    other.insert(name.clone(), field);
                    all.push(Value::Object(other));
                }
            }
            let mut more = fields.clone();
            more.insert("unknown".to_owned(), json!(1));
            all.push(Value::Object(more));
        }
        Value::Array(items) => {
            for place in 0..items.len() {
                for item in changed(&items[place]) {
                    let mut other = items.clone();
                    other[place] = item;
                    all.push(Value::Array(other));
                }
            }
            all.push(Value::Array(items.iter().chain(items).cloned().collect()));
        }
        _ => {}
    }
    all
}

#[test]
fn the_schema_fits_the_reader_of_rule_sets() {
    let schema = Schema(serde_json::from_str(SCHEMA).expect("JSON"));
    let (mut played, mut unreadable) = (0, 0);
    // Together these have everything that a rule set can say of points and order.
    let various = [
        "generala",
        "kismet",
        "maxi-yatzy-saved",
        "yahtzie",
        "yam",
        "yatzy-forced",
    ];
    for rules in catalogue::all() {
        let whole = serde_json::to_value(&**rules).expect("JSON");
        assert!(schema.accepts(&whole), "{}", rules.id);
        let changed = match various.contains(&&*rules.id) {
            true => changed(&whole),
            false => Vec::new(),
        };
        for value in changed {
            match serde_json::from_value::<Spec>(value.clone()) {
                Err(why) => {
                    assert!(!schema.accepts(&value), "{}: {why}: {value}", rules.id);
                    unreadable += 1;
                }
                Ok(spec) => {
                    let spec = PortableRules::Whole(Box::new(spec));
                    if spec.rules().is_ok() {
                        assert!(schema.accepts(&value), "{}: {value}", rules.id);
                        played += 1;
                    }
                }
            }
        }
    }
    assert!(
        played > 500 && unreadable > 10_000,
        "{played}, {unreadable}"
    );
}
