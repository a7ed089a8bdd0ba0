//! Laws of the messages: every language says all of them, with the same arguments, and with the plurals that Unicode's own
//! program chooses.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fixed_decimal::Decimal;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};
use rollkeep_core::text::Language;
use rollkeep_core::text::message::{Argument, Messages, Value};
use rollkeep_core::text::numbers::{English, Numerals, Quantity};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a language, by name.
fn files(code: &str) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(code);
    let entries = fs::read_dir(folder).expect("a folder for each language");
    let read = |path: PathBuf| {
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        (name, fs::read_to_string(path).expect("text"))
    };
    entries
        .map(|entry| read(entry.expect("an entry").path()))
        .collect()
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

#[test]
fn no_message_is_unused() {
    let mut code = String::new();
    let mut folders = vec![root().join("core/src"), root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false => code.push_str(&fs::read_to_string(path).expect("text")),
            }
        }
    }
    let outside = ["index.html", "boot.js", "core/src/text/language.rs"];
    let outside: String = outside
        .map(|file| fs::read_to_string(root().join(file)).expect("text"))
        .concat();
    let words: BTreeSet<&str> = code
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect();
    for (file, source) in files("en") {
        let topic = file.trim_end_matches(".ftl").replace('_', "-");
        for id in messages(&source).keys() {
            let function = id[topic.len() + 1..].replace('-', "_");
            let by_another = format!("{{ {id} }}");
            let used =
                words.contains(&*function) || outside.contains(id) || source.contains(&by_another);
            // What the build puts where there are no scripts.
            assert!(
                used || id == "start-scripts" || id == "language-name",
                "{id} is unused"
            );
        }
    }
}

thread_local! {
    /// The code of the language that is tried.
    static TRIED: Cell<&'static str> = const { Cell::new("en") };
}

/// Numbers as in English, plurals as in the language that is tried.
struct Tried;

impl Numerals for Tried {
    fn write(number: f64, digits: usize, grouped: bool) -> Option<String> {
        English::write(number, digits, grouped)
    }

    fn plural(number: f64, digits: usize) -> Option<String> {
        Some(plural(TRIED.get(), &format!("{number:.digits$}")).to_owned())
    }
}

/// The plural of a number in a language, by Unicode's own program.
fn plural(code: &str, written: &str) -> &'static str {
    let locale: Locale = code.parse().expect("a language");
    let rules = PluralRules::try_new_cardinal(locale.into()).expect("rules of each language");
    let number: Decimal = written.parse().expect("a number");
    match rules.category_for(&number) {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

/// Plurals follow the number and its decimals, in languages with few plurals and with all; but a number in a message is
/// that number itself.
#[test]
fn a_plural_is_that_of_the_language() {
    let source = "plural = { $number ->\n [7] seven\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }\n";
    let mut met = BTreeSet::new();
    for code in ["ar", "de", "en", "ja", "lv", "pl", "sl", "sv", "tr"] {
        TRIED.set(code);
        let messages = Messages::read::<Tried>(source);
        let whole = (0..=1200).map(|number| (Quantity::from(number), number.to_string()));
        let tenths = (-30..=130).map(|tenths| {
            let sign = if tenths < 0 { "-" } else { "" };
            let written = format!("{sign}{}.{}", i64::abs(tenths) / 10, i64::abs(tenths) % 10);
            (Quantity::tenths(tenths), written)
        });
        for (number, written) in whole.chain(tenths) {
            let said = messages.say("plural", &[("number", Value::Number(number))]);
            let plural = match &*written {
                "7" => "seven",
                written => plural(code, written),
            };
            assert_eq!(said, plural, "{code}: {written}");
            met.insert(said);
            let counted = messages.say("plural", &[("number", Value::Number(number.grouped()))]);
            assert_eq!(counted, plural, "{code}: {written}, counted");
        }
    }
    assert_eq!(met.len(), 7, "{met:?}");
}

/// Numbers have separators in counts, and in all long ones.
#[test]
fn numbers_are_written_as_their_kind_says() {
    let messages = Messages::read::<English>("number = { $number }\n");
    let say = |number| messages.say("number", &[("number", Value::Number(number))]);
    for (number, plain, counted) in [
        (Quantity::from(0), "0", "0"),
        (Quantity::from(-7), "-7", "-7"),
        (Quantity::from(999), "999", "999"),
        (Quantity::from(1_000), "1000", "1,000"),
        (Quantity::from(-9_999), "-9999", "-9,999"),
        (Quantity::from(10_000), "10,000", "10,000"),
        (Quantity::from(-123_456_789), "-123,456,789", "-123,456,789"),
        (Quantity::tenths(14), "1.4", "1.4"),
        (Quantity::tenths(-4), "-0.4", "-0.4"),
        (Quantity::tenths(12_345), "1234.5", "1,234.5"),
        (Quantity::hundredths(105), "1.05", "1.05"),
        (Quantity::hundredths(-1_234_500), "-12,345.00", "-12,345.00"),
    ] {
        assert_eq!(say(number), plain);
        assert_eq!(say(number.grouped()), counted);
    }
}

/// Words that are no words of ours end with what can be read of them: no fault stops the page.
#[test]
fn damaged_words_stop_nothing() {
    let laughs: String = (1..40)
        .map(|n| format!("laugh{n} = {}\n", format!("{{ laugh{} }}", n - 1).repeat(9)))
        .collect();
    let source = format!(
        "good = Good\nno message\ntwice = one\ntwice = two\nopen = {{ $name\nitself = a {{ itself }}\n\
         first = {{ second }}\nsecond = {{ first }}\nlost = {{ nothing }}, {{ $nobody }}, {{ NUMBER($n) }}, {{ -term }}\n\
         laugh0 = ha\n{laughs}attribute =\n    .title = Title\n"
    );
    let messages = Messages::read::<English>(&source);
    let say = |id: &str| messages.say(id, &[]);
    assert_eq!(say("good"), "Good");
    assert_eq!(say("twice"), "two");
    for id in ["open", "attribute", "nothing", ""] {
        assert_eq!(say(id), id);
    }
    assert_eq!(say("itself"), "a {itself}");
    assert_eq!(say("first"), "{first}");
    assert_eq!(say("lost"), "{nothing}, {$nobody}, {NUMBER()}, {-term}");
    assert!(say("laugh39").len() < 10_000);
    // A file that was cut anywhere.
    let english: String = files("en").into_values().collect();
    let ends = (0..english.len()).step_by(997);
    for end in ends.filter(|end| english.is_char_boundary(*end)) {
        Messages::read::<English>(&english[..end]).say("play-rolls-left", &[]);
    }
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

/// Every message, with every value of each argument, as Fluent says it of words and numbers in their plainest form: nothing
/// is left open, no argument is lost, no message means itself.
#[test]
fn all_languages_say_every_message_without_a_fault() {
    for language in Language::all() {
        let code = language.code();
        let source: String = files(code).into_values().map(|file| file + "\n").collect();
        TRIED.set(code);
        let ours = Messages::read::<Tried>(&source);
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
                        let plain = Messages::read::<Tried>("x = { $number }")
                            .say("x", &[("number", Value::Number(number))]);
                        given.set(name.to_owned(), FluentValue::try_number(plain.leak()));
                    }
                    Value::Text(text) => given.set(name.to_owned(), text.to_owned()),
                    Value::Name(player) => {
                        given.set(
                            format!("{name}-is"),
                            if player == "You" { "you" } else { "other" },
                        );
                        let shown = Messages::read::<Tried>("x = { $name }")
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
