//! Laws of the messages: every language says all of them, with the same arguments, as Fluent's own program does.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rollkeep_rules::catalogue;
use rollkeep_words::Language;
use rollkeep_words::dates::LocalDates;
use rollkeep_words::message::{Argument, Messages, Value};
use rollkeep_words::numbers::{Numerals, Quantity};

use super::documents::root;

/// The files of a language, by name.
fn files(code: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in
        fs::read_dir(root().join("locales").join(code)).expect("a folder for each language")
    {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "ftl") {
            let name = path.file_name().expect("a name").to_string_lossy();
            let source = fs::read_to_string(&path).expect("text");
            found.insert(name.into_owned(), source);
        }
    }
    found
}

/// What a message looks like to somebody who reads the file.
#[derive(Debug, Default)]
struct Written {
    /// The arguments that its comment declares: name and kind.
    declared: Vec<(String, String)>,
    /// The variables that it names.
    named: BTreeSet<String>,
    /// The values that its choices are made by.
    keys: BTreeSet<String>,
}

/// The messages of a file, by id.
fn messages(source: &str) -> BTreeMap<String, Written> {
    let mut found: BTreeMap<String, Written> = BTreeMap::new();
    let (mut declared, mut id) = (Vec::new(), None);
    for line in source.lines() {
        if let Some(comment) = line.strip_prefix("# $") {
            let mut words = comment.split([' ', ':']);
            let name = words.next().unwrap_or_default().to_owned();
            declared.push((name, words.next().unwrap_or_default().to_owned()));
        } else if line.is_empty() {
            declared.clear();
        } else if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let name = line.split(' ').next().unwrap_or_default().to_owned();
            let message = Written {
                declared: std::mem::take(&mut declared),
                ..Written::default()
            };
            assert!(
                found.insert(name.clone(), message).is_none(),
                "{name} is there once"
            );
            id = Some(name);
        }
        let Some(message) = id.as_ref().and_then(|id| found.get_mut(id)) else {
            continue;
        };
        if line.starts_with('#') {
            continue;
        }
        for (at, _) in line.match_indices('$') {
            let end = |c: char| !c.is_ascii_alphanumeric() && c != '-';
            let name = line[at + 1..].split(end).next().unwrap_or_default();
            message
                .named
                .insert(name.trim_end_matches("-is").to_owned());
        }
        let key = line.trim().trim_start_matches('*').strip_prefix('[');
        message
            .keys
            .extend(key.and_then(|key| Some(key.split_once(']')?.0.to_owned())));
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = files("en");
    for language in Language::all() {
        let code = language.code();
        let theirs = files(code);
        let names: Vec<&String> = theirs.keys().collect();
        assert_eq!(names, english.keys().collect::<Vec<_>>(), "{code}");
        for (file, source) in &english {
            let (ours, theirs) = (messages(source), messages(&theirs[file]));
            let ids: Vec<&String> = ours.keys().collect();
            assert_eq!(theirs.keys().collect::<Vec<_>>(), ids, "{code}/{file}");
            for (id, message) in &ours {
                assert_eq!(theirs[id].named, message.named, "{code}/{file}: {id}");
            }
        }
    }
}

/// The messages that are found by the ids of the catalogue.
fn named_by_the_catalogue() -> BTreeSet<String> {
    let all = catalogue::all().iter();
    let named = all.flat_map(|rules| {
        let boxes = rules.categories.iter();
        let boxes = boxes.map(|it| format!("categories-{}", it.id));
        let id = &rules.id;
        boxes.chain([format!("rule-sets-{id}"), format!("rule-sets-{id}-line")])
    });
    named.collect()
}

#[test]
fn no_message_is_unused() {
    let by_id = named_by_the_catalogue();
    let mut code = String::new();
    let packages = ["rules", "solver", "app", "words"];
    let mut folders: Vec<PathBuf> = packages
        .map(|it| root().join(format!("core/{it}/src")))
        .into();
    folders.push(root().join("src"));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false => code.push_str(&fs::read_to_string(path).expect("text")),
            }
        }
    }
    let outside = ["index.html", "boot.js", "core/words/src/language.rs"];
    let outside: String = outside
        .map(|file| fs::read_to_string(root().join(file)).expect("text"))
        .concat();
    let words: BTreeSet<&str> = code
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect();
    for (file, source) in files("en") {
        let topic = file.trim_end_matches(".ftl");
        let topic = topic.replace('_', "-");
        for id in messages(&source).keys() {
            let function = id[topic.len() + 1..].replace('-', "_");
            let by_another = format!("{{ {id} }}");
            let used = words.contains(&*function)
                || by_id.contains(id)
                || outside.contains(id)
                || source.contains(&by_another);
            // What the build puts where there are no scripts.
            assert!(
                used || id == "start-scripts" || id == "language-name",
                "{id} is unused"
            );
        }
    }
}

thread_local! {
    /// Says the name of a number's plural in the language that is tried.
    static PLURALS: RefCell<Option<FluentBundle<FluentResource>>> = const { RefCell::new(None) };
}

/// From now on plurals are those of this language, by Fluent's own tables.
fn take_plurals_of(code: &str) -> Numerals {
    let names = "plural = { $number ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }\n";
    let resource = FluentResource::try_new(names.to_owned()).map_err(|(_, faults)| faults);
    let mut fluent = FluentBundle::new(vec![code.parse().expect("a language")]);
    fluent
        .add_resource(resource.expect("it can be read"))
        .expect("one message");
    PLURALS.set(Some(fluent));
    Numerals {
        plural,
        ..Numerals::ENGLISH
    }
}

fn plural(number: Quantity) -> String {
    PLURALS.with_borrow(|fluent| {
        let fluent = fluent.as_ref().expect("a language is tried");
        let plain = number.plain();
        let mut given = FluentArgs::new();
        given.set("number", FluentValue::try_number(&plain));
        let message = fluent.get_message("plural").expect("it is there");
        let pattern = message.value().expect("words");
        let said = fluent.format_pattern(pattern, Some(&given), &mut Vec::new());
        said.into_owned()
    })
}

/// Values of every kind and size, among them all that choices are made by.
fn values(kind: &str, keys: &BTreeSet<String>) -> Vec<Value<'static>> {
    match kind {
        "(number)" | "(count)" => {
            let mut numbers: Vec<Quantity> = [0_u32, 1, 2, 3, 4, 5, 6, 7, 10, 11, 21, 101]
                .map(Quantity::from)
                .to_vec();
            numbers.extend([
                Quantity::tenths(4),
                Quantity::tenths(10),
                Quantity::tenths(-125),
                Quantity::hundredths(105),
            ]);
            numbers.into_iter().map(Value::Number).collect()
        }
        "(name)" => ["You", "Ann", "Player 2", "עדה"].map(Value::Name).to_vec(),
        "(text)" => {
            let keys = keys.iter().map(|key| &*key.clone().leak());
            keys.chain(["Yatzy"]).map(Value::Text).collect()
        }
        _ => panic!("a kind of argument: {kind}"),
    }
}

/// Every message, with every value of each argument, as Fluent's own program says it: nothing is left open, no
/// argument is lost, no message means itself.
#[test]
fn all_languages_say_every_message_as_fluent_does() {
    for language in Language::all() {
        let code = language.code();
        let source: String = files(code).into_values().map(|file| file + "\n").collect();
        let ours = Messages::read(&source, take_plurals_of(code), LocalDates::ENGLISH);
        let resource = FluentResource::try_new(source).map_err(|(_, faults)| faults);
        let mut fluent = FluentBundle::new(vec![code.parse().expect("a language")]);
        fluent.set_use_isolating(false);
        fluent
            .add_resource(resource.expect("all can be read"))
            .expect("each id once");
        let say = |id: &str, arguments: &[Argument]| {
            let mut given = FluentArgs::new();
            for &(name, value) in arguments {
                match value {
                    Value::Number(number) => {
                        let plain = number.plain().leak();
                        given.set(name.to_owned(), FluentValue::try_number(plain));
                    }
                    Value::Text(text) => given.set(name.to_owned(), text.to_owned()),
                    Value::Name(player) => {
                        given.set(
                            format!("{name}-is"),
                            if player == "You" { "you" } else { "other" },
                        );
                        let shown =
                            Messages::read("x = { $name }", Numerals::ENGLISH, LocalDates::ENGLISH)
                                .say("x", &[("name", Value::Name(player))]);
                        let shown = match player {
                            "You" => ours.say("names-you", &[]),
                            "Player 2" => {
                                ours.say("names-player", &[("number", Value::Number(2_u8.into()))])
                            }
                            _ => shown,
                        };
                        given.set(name.to_owned(), shown);
                    }
                }
            }
            let mut faults = Vec::new();
            let message = fluent.get_message(id).expect("a message");
            let said =
                fluent.format_pattern(message.value().expect("words"), Some(&given), &mut faults);
            assert!(faults.is_empty(), "{code}: {id}: {faults:?}");
            said.into_owned()
        };
        for source in files("en").values() {
            for (id, message) in messages(source) {
                let kinds: Vec<Vec<Value>> = (message.declared.iter())
                    .map(|(_, kind)| values(kind, &message.keys))
                    .collect();
                let most = kinds.iter().map(Vec::len).max().unwrap_or(1);
                // Every value of every argument beside different values of the others.
                for (round, shift) in
                    (0..most).flat_map(|round| [(round, 0), (round, 1), (round, 2)])
                {
                    let arguments: Vec<Argument> =
                        (message.declared.iter().zip(&kinds).enumerate())
                            .map(|(place, ((name, _), values))| {
                                (&**name, values[(round + place * shift) % values.len()])
                            })
                            .collect();
                    let said = ours.say(&id, &arguments);
                    assert_eq!(said, say(&id, &arguments), "{code}: {id}");
                    assert!(
                        !said.is_empty() && said != id && !said.contains(['{', '}', '$'])
                            || said.contains("crypto"),
                        "{code}: {id}: {said}"
                    );
                }
            }
        }
    }
}
