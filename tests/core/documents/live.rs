//! The examples of `docs/LIVE.md`.

use rollkeep_app::live::{Description, LiveTable, Role, Roll, RollContext, Secret, Side};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Event, Start};

use super::super::live_pair::table;
use super::super::script::{pips, rules, slot};

const DOCS: &str = include_str!("../../../docs/LIVE.md");

/// The content of the fenced blocks of this kind below this heading.
#[track_caller]
fn blocks(heading: &str, kind: &str) -> Vec<&'static str> {
    let (_, below) = DOCS
        .split_once(&format!("\n{heading}\n"))
        .expect("a heading");
    let here = below.split("\n## ").next().unwrap_or(below);
    let fence = format!("```{kind}\n");
    let blocks = here.split(&fence).skip(1);
    blocks.filter_map(|it| it.split("```").next()).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_code_is_that_of_the_session_description() {
    let heading = "## The code that connects";
    let code = blocks(heading, "text")[0].trim();
    let sdp = blocks(heading, "sdp")[0].replace('\n', "\r\n");
    let description = Description::from_code(code).expect("a code");
    assert_eq!(description.to_sdp(), sdp);
    assert_eq!(Description::from_sdp(&sdp), Ok(description));
}

#[test]
fn the_messages_and_dice_follow_from_the_secrets() {
    let mut lines = Vec::new();
    let table = table(rules("yahtzee-official"), &[true, false], Start::Seating);
    let table = table.with_names(Side::Guest, &["Guest 1".to_owned()]);
    let table = table.expect("a name");
    let mut line = |label: &str, value: &str| lines.push((label.to_owned(), value.to_owned()));
    let bytes = table.to_bytes();
    line("id of the table", &hex(&bytes[..LiveTable::ID]));
    line(
        "seats of the host",
        &hex(&bytes[LiveTable::ID..=LiveTable::ID]),
    );
    let payload = std::str::from_utf8(&bytes[LiveTable::ID + 1..]);
    line("payload", payload.expect("a payload"));
    assert_eq!(table.sides(), [Side::Host, Side::Guest]);
    let mut log = Vec::new();
    line("head, no events", &hex(&table.head(&log).0));
    for (position, keep, secrets) in [(0, 0b00000, [1, 2]), (1, 0b00011, [3, 4])] {
        let roll = RollContext {
            head: table.head(&log),
            position,
            roll: Roll::Keep(Keep::from_bits(keep)),
        };
        let [host, guest] = secrets.map(|byte| Secret::new([byte; 32]));
        let commitment = |role, secret| hex(roll.commitment(role, secret).bytes());
        let ours = commitment(Role::Roller, &host);
        line("Host", &format!("06{position:08x}{keep:02x}{ours}"));
        let theirs = commitment(Role::Other, &guest);
        line("Guest", &format!("07{position:08x}{theirs}"));
        if position == 0 {
            line("Guest", &format!("08{position:08x}{}", hex(guest.bytes())));
            line("Host", &format!("08{position:08x}{}", hex(host.bytes())));
        }
        let event = roll.event(&host, &guest, 5).expect("a roll");
        log.push(event);
        let Event::Rolled { kept, rolled } = event else {
            panic!("no roll: {event:?}");
        };
        line("dice", &pips(&rolled));
        assert_eq!(kept, Keep::from_bits(keep));
        if position == 0 {
            line("head, one event", &hex(&table.head(&log).0));
        }
    }
    let chance = slot(table.setup().rules(), "chance");
    assert!(DOCS.contains(&format!("`0500000002{:02x}`", chance.0)));
    log.push(Event::Scored(chance));
    line("head, three events", &hex(&table.head(&log).0));
    let written = blocks("## An example", "text").concat();
    let written = written.lines().map(|line| {
        let (label, value) = line.split_at(21);
        (label.trim().to_owned(), value.replace(' ', ""))
    });
    assert_eq!(written.collect::<Vec<_>>(), lines);
}
