//! A function of every message: `play-rolls-left` in `locales/en/play.ftl` becomes `rollkeep_words::play::rolls_left`.
//!
//! The comment before a message says which arguments it takes, in the order of the function's parameters:
//!
//! ```ftl
//! # $left (number)
//! play-rolls-left = …
//! ```
//!
//! A `number` is written as the language writes numbers, a `count` with its thousands set apart. A `name` is a player's: `$name` is how it is shown, and `$name-is`
//! is `you` or `other`. A `text` stands as it is.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

/// Writes `messages/*.rs`, `languages.rs` and the joined English into this folder.
pub fn generate(locales: &Path, out: &Path) -> Result<(), String> {
    let folder = out.join("messages");
    fs::create_dir_all(&folder).map_err(|fault| fault.to_string())?;
    let mut english = String::new();
    for (topic, source) in topics(&locales.join("en")).map_err(|fault| fault.to_string())? {
        let functions = functions(&topic, &source)?;
        write(&folder.join(format!("{topic}.rs")), &functions)?;
        english.push_str(&source);
        english.push('\n');
    }
    write(&out.join("en.ftl"), &english)?;
    write(&out.join("languages.rs"), &languages(locales)?)
}

/// What one language says of each topic.
fn topics(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some("ftl"), Some(topic)) = (
            path.extension().and_then(|end| end.to_str()),
            path.file_stem().and_then(|stem| stem.to_str()),
        ) {
            found.insert(topic.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(found)
}

/// Left alone when nothing has changed, so that nothing is built again.
fn write(file: &Path, text: &str) -> Result<(), String> {
    if fs::read_to_string(file).is_ok_and(|there| there == text) {
        return Ok(());
    }
    fs::write(file, text).map_err(|fault| fault.to_string())
}

/// The functions of one file.
fn functions(topic: &str, source: &str) -> Result<String, String> {
    let resource =
        parser::parse(source).map_err(|(_, faults)| format!("{topic}.ftl: {faults:?}"))?;
    let mut text = String::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => text.push_str(&function(topic, message)?),
            Entry::Term(_)
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => return Err(format!("{topic}.ftl: {content}")),
        }
    }
    Ok(text)
}

fn function(topic: &str, message: &Message<&str>) -> Result<String, String> {
    let id = message.id.name;
    let wrong = |what: &str| format!("{topic}.ftl: {id} {what}");
    let name = id
        .strip_prefix(&topic.replace('_', "-"))
        .and_then(|rest| rest.strip_prefix('-'))
        .ok_or_else(|| wrong("does not begin with the name of its file"))?
        .replace('-', "_");
    let pattern = message
        .value
        .as_ref()
        .ok_or_else(|| wrong("says nothing"))?;
    let lines = message.comment.as_ref().map_or(&[][..], |it| &it.content);
    let arguments = arguments(lines).map_err(wrong_owned(topic, id))?;
    let mut used = BTreeSet::new();
    variables(pattern, &mut used);
    let declared: BTreeSet<&str> = arguments.iter().map(|it| it.name).collect();
    if let Some(unknown) = used
        .iter()
        .find(|it| !declared.contains(it.trim_end_matches("-is")))
    {
        return Err(wrong(&format!(
            "has no comment that says what ${unknown} is"
        )));
    }

    let mut text = String::new();
    for line in lines {
        let _ = writeln!(text, "/// {}", line.replace('[', "\\["));
    }
    if lines.is_empty() {
        let _ = writeln!(text, "/// `{id}` of `locales`.");
    }
    let parameters: Vec<String> = arguments.iter().map(Argument::parameter).collect();
    let values: Vec<String> = arguments.iter().map(Argument::value).collect();
    let _ = writeln!(
        text,
        "pub fn {name}({}) -> String {{\n    crate::message::say(\"{id}\", &[{}])\n}}\n",
        parameters.join(", "),
        values.join(", ")
    );
    Ok(text)
}

fn wrong_owned<'a>(topic: &'a str, id: &'a str) -> impl Fn(String) -> String + 'a {
    move |what| format!("{topic}.ftl: {id}: {what}")
}

/// What a message takes.
struct Argument<'a> {
    name: &'a str,
    kind: Kind,
}

enum Kind {
    Number,
    Count,
    Name,
    Text,
}

/// Reads the lines of a comment that begin with `$`.
fn arguments<'a>(comment: &[&'a str]) -> Result<Vec<Argument<'a>>, String> {
    let mut found = Vec::new();
    for line in comment {
        let Some(line) = line.strip_prefix('$') else {
            continue;
        };
        let mut words = line.split(' ');
        let (name, kind) = (
            words.next().unwrap_or_default(),
            words.next().unwrap_or_default(),
        );
        let kind = match kind.trim_end_matches(':') {
            "(number)" => Kind::Number,
            "(count)" => Kind::Count,
            "(name)" => Kind::Name,
            "(text)" => Kind::Text,
            _ => {
                return Err(format!(
                    "${name} is a (number), a (count), a (name) or a (text)"
                ));
            }
        };
        found.push(Argument { name, kind });
    }
    Ok(found)
}

impl Argument<'_> {
    fn parameter(&self) -> String {
        let name = self.name.replace('-', "_");
        match self.kind {
            Kind::Number | Kind::Count => {
                format!("{name}: impl Into<crate::numbers::Quantity>")
            }
            Kind::Name | Kind::Text => format!("{name}: &str"),
        }
    }

    fn value(&self) -> String {
        let name = self.name.replace('-', "_");
        let value = match self.kind {
            Kind::Number => format!("Number({name}.into())"),
            Kind::Count => {
                format!("Number(Into::<crate::numbers::Quantity>::into({name}).grouped())")
            }
            Kind::Name => format!("Name({name})"),
            Kind::Text => format!("Text({name})"),
        };
        format!("(\"{}\", crate::message::Value::{value})", self.name)
    }
}

/// The variables that a pattern names, those of its choices too.
fn variables<'a>(pattern: &Pattern<&'a str>, found: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression<'a>(expression: &Expression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                variables(&variant.value, found);
            }
        }
    }
}

fn of_inline<'a>(inline: &InlineExpression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name);
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, found);
            }
        }
        InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// The table of languages: their codes and their own names.
fn languages(locales: &Path) -> Result<String, String> {
    let mut rows = String::new();
    let folders = fs::read_dir(locales).map_err(|fault| fault.to_string())?;
    let mut codes: Vec<String> = folders
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    // English first, then by code.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    for code in &codes {
        let file = locales.join(code).join("language.ftl");
        let source =
            fs::read_to_string(&file).map_err(|fault| format!("{code}/language.ftl: {fault}"))?;
        let value = |id: &str| {
            let line = source
                .lines()
                .find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
            line.ok_or_else(|| format!("{code}/language.ftl has no {id}"))
        };
        let _ = writeln!(rows, "    ({code:?}, {:?}),", value("language-name")?);
    }
    Ok(format!("[\n{rows}]\n"))
}
