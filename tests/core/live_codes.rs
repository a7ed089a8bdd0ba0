//! The codes that connect two devices: they carry all that is needed of a browser's description, are short, and refuse
//! everything else.

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::link::read_within;
use rollkeep_app::live::{BadCode, BadSdp, Description, Host, MAX_CODE, MAX_SDP, SetupRole};

use super::games::cases;
use super::links::{sealed, unsealed};

const CHROMIUM: &str = "v=0\r\n\
o=- 4611731400430051336 2 IN IP4 127.0.0.1\r\n\
s=-\r\n\
t=0 0\r\n\
a=group:BUNDLE 0\r\n\
a=extmap-allow-mixed\r\n\
a=msid-semantic: WMS\r\n\
m=application 58712 UDP/DTLS/SCTP webrtc-datachannel\r\n\
c=IN IP4 0.0.0.0\r\n\
a=candidate:3014254177 1 udp 2113937151 4b2c9a3e-6d0f-4b7a-9c55-1f0d2e3a4b5c.local 58712 typ host generation 0 network-cost 999\r\n\
a=candidate:1470911289 1 udp 2113939711 a81f6b7e-0f33-4d0a-8a3b-77c1b1e0d9f2.local 58713 typ host generation 0 network-cost 999\r\n\
a=ice-ufrag:k8Sx\r\n\
a=ice-pwd:pZ0/mfQ3hqXnO1dJ7y+uBvWk\r\n\
a=ice-options:trickle\r\n\
a=fingerprint:sha-256 7B:8B:F0:65:5F:78:E2:51:3B:AC:6F:F3:3F:46:1B:35:DC:B8:5F:64:1A:24:C2:43:F0:A1:58:D0:A1:2C:19:08\r\n\
a=setup:actpass\r\n\
a=mid:0\r\n\
a=sctp-port:5000\r\n\
a=max-message-size:262144\r\n";

const FIREFOX: &str = "v=0\r\n\
o=mozilla...THIS_IS_SDPARTA-99.0 4962303333179871722 0 IN IP4 0.0.0.0\r\n\
s=-\r\n\
t=0 0\r\n\
a=sendrecv\r\n\
a=fingerprint:sha-256 4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF:3E:5D:49:6B:19:E5:7C:AB:4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF\r\n\
a=group:BUNDLE 0\r\n\
a=ice-options:trickle\r\n\
a=msid-semantic:WMS *\r\n\
m=application 49203 UDP/DTLS/SCTP webrtc-datachannel\r\n\
c=IN IP4 192.168.1.34\r\n\
a=candidate:0 1 UDP 2122252543 192.168.1.34 49203 typ host\r\n\
a=candidate:2 1 UDP 2122187007 fd12:3456:789a:1::22 57100 typ host\r\n\
a=candidate:4 1 TCP 2105458943 192.168.1.34 9 typ host tcptype active\r\n\
a=candidate:1 1 UDP 1685987327 203.0.113.7 41003 typ srflx raddr 192.168.1.34 rport 49203\r\n\
a=sendrecv\r\n\
a=end-of-candidates\r\n\
a=ice-pwd:5d1bd6ab8b0e0b3c5a9e47e0e3f5c1a2\r\n\
a=ice-ufrag:0d7e3f21\r\n\
a=mid:0\r\n\
a=setup:active\r\n\
a=sctp-port:5000\r\n\
a=max-message-size:1073741823\r\n";

const FIREFOX_NAMES: &str = "v=0\r\n\
o=mozilla...THIS_IS_SDPARTA-99.0 8775997307159414357 0 IN IP4 0.0.0.0\r\n\
s=-\r\n\
t=0 0\r\n\
a=sendrecv\r\n\
a=fingerprint:sha-256 6E:0F:88:5E:9B:91:CA:7C:73:06:77:1D:C5:D0:95:BF:9B:79:30:EC:0F:F7:FF:B7:3C:0E:28:89:A4:DE:41:5A\r\n\
a=group:BUNDLE 0\r\n\
a=ice-options:trickle\r\n\
a=msid-semantic:WMS *\r\n\
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
c=IN IP4 0.0.0.0\r\n\
a=candidate:0 1 UDP 2122187007 640ea861-2aab-4dc5-8830-8cad97aaa23b.local 48668 typ host\r\n\
a=candidate:1 1 UDP 2122252543 bfe90259-777e-48c6-847f-4a8ad78a4963.local 34065 typ host\r\n\
a=candidate:2 1 TCP 2105458943 640ea861-2aab-4dc5-8830-8cad97aaa23b.local 9 typ host tcptype active\r\n\
a=candidate:3 1 TCP 2105524479 bfe90259-777e-48c6-847f-4a8ad78a4963.local 9 typ host tcptype active\r\n\
a=sendrecv\r\n\
a=end-of-candidates\r\n\
a=ice-pwd:a83cb52c3bf23803b149e1e7778c4164\r\n\
a=ice-ufrag:07a2e7d7\r\n\
a=mid:0\r\n\
a=setup:actpass\r\n\
a=sctp-port:5000\r\n\
a=max-message-size:1073741823\r\n";

const WEBKIT: &str = "v=0\r\n\
o=- 7614219274584779017 2 IN IP4 127.0.0.1\r\n\
s=-\r\n\
t=0 0\r\n\
a=group:BUNDLE 0\r\n\
a=msid-semantic: WMS\r\n\
m=application 61022 UDP/DTLS/SCTP webrtc-datachannel\r\n\
c=IN IP4 0.0.0.0\r\n\
a=candidate:842163049 1 udp 2113937151 d5a1f3be-52c4-4e88-b2a4-6a1c0f9b7e11.local 61022 typ host generation 0 network-cost 999\r\n\
a=ice-ufrag:Xy9+\r\n\
a=ice-pwd:0123456789abcdefABCDEF+/\r\n\
a=fingerprint:sha-256 0F:1E:2D:3C:4B:5A:69:78:87:96:A5:B4:C3:D2:E1:F0:0F:1E:2D:3C:4B:5A:69:78:87:96:A5:B4:C3:D2:E1:F0\r\n\
a=setup:passive\r\n\
a=mid:0\r\n\
a=sctp-port:5000\r\n\
a=max-message-size:262144\r\n";

#[track_caller]
fn read(sdp: &str) -> Description {
    Description::from_sdp(sdp).expect("a description")
}

fn lines<'a>(sdp: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    sdp.lines().filter_map(move |line| line.strip_prefix(start))
}

/// A browser's description, as a code and back, means the same to the other browser.
#[test]
fn descriptions_of_browsers() {
    for (sdp, role, candidates, longest) in [
        (CHROMIUM, SetupRole::ActPass, 2, 140),
        (FIREFOX, SetupRole::Active, 2, 140),
        (FIREFOX_NAMES, SetupRole::ActPass, 2, 142),
        (WEBKIT, SetupRole::Passive, 1, 110),
    ] {
        let description = read(sdp);
        assert_eq!(description.role(), role);
        assert_eq!(description.is_offer(), role == SetupRole::ActPass);
        assert_eq!(description.candidates().len(), candidates);
        let code = description.to_code();
        assert!(code.len() <= longest, "{} for {role:?}", code.len());
        assert_eq!(Description::from_code(&code).as_ref(), Ok(&description));
        let rebuilt = description.to_sdp();
        assert_eq!(read(&rebuilt), description);
        // What both sides must agree on is carried letter by letter.
        for start in [
            "a=ice-ufrag:",
            "a=ice-pwd:",
            "a=fingerprint:",
            "a=setup:",
            "a=mid:",
            "a=sctp-port:",
            "a=max-message-size:",
            "a=group:",
        ] {
            let (before, after) = (lines(sdp, start), lines(&rebuilt, start));
            assert_eq!(before.collect::<Vec<_>>(), after.collect::<Vec<_>>());
        }
        for line in rebuilt.split("\r\n").filter(|line| !line.is_empty()) {
            assert_eq!(line.as_bytes()[1], b'=', "{line}");
            assert!(!line.contains(['\r', '\n']), "{line}");
        }
        assert!(rebuilt.ends_with("\r\n"));
    }
    let hosts: Vec<Host> = read(FIREFOX)
        .candidates()
        .iter()
        .map(|it| it.host)
        .collect();
    let address = |text: &str| text.parse().expect("an address");
    let wanted = [
        Host::V4(address("192.168.1.34")),
        Host::V6("fd12:3456:789a:1::22".parse().expect("an address")),
    ];
    assert_eq!(hosts, wanted);
    // The candidate with the higher priority comes first.
    assert_eq!(read(CHROMIUM).candidates()[0].port, 58713);
    let rebuilt = read(CHROMIUM).to_sdp();
    let candidates: Vec<_> = lines(&rebuilt, "a=candidate:").collect();
    assert_eq!(
        candidates,
        [
            "1 1 udp 2130706431 a81f6b7e-0f33-4d0a-8a3b-77c1b1e0d9f2.local 58713 typ host",
            "2 1 udp 2130706175 4b2c9a3e-6d0f-4b7a-9c55-1f0d2e3a4b5c.local 58712 typ host",
        ]
    );
}

/// Old codes can always be read.
#[test]
fn old_codes_are_read() {
    let golden = read(WEBKIT).to_code();
    assert_eq!(golden, GOLDEN);
    let bytes = unsealed(GOLDEN);
    assert_eq!(bytes[..3], [1, 0b10, 4]);
}

/// A code is found in whatever a person pastes.
#[test]
fn codes_are_found_within_a_text() {
    for text in [
        format!("\n{GOLDEN} "),
        format!("Play with me\nhttps://example.org/rollkeep/#/join/{GOLDEN}"),
        format!("https://example.org/rollkeep/#%2Fjoin%2F{GOLDEN}."),
    ] {
        let found = read_within(&text, Description::from_code);
        assert_eq!(found, Ok(read(WEBKIT)), "{text}");
    }
    let other = read_within("https://example.org/", Description::from_code);
    assert_eq!(other, Err(BadCode::Damaged));
}

const GOLDEN: &str = "AQIEXy9-GNNdt-Oeu_PWm3HXnwAQgxBfvw8eLTxLWml4h5altMPS4fAPHi08S1ppeIeWpbTD0uHwAtWh875SxE6IsqRqHA-bfhHuXsZK";

#[test]
fn the_most_addresses() {
    for (sdp, most) in [(CHROMIUM, 240), (FIREFOX, 250)] {
        let more: Vec<String> = (1..20)
            .map(|it| {
                format!(
                    "a=candidate:{it} 1 udp {} fd00::{it:x} {} typ host",
                    90 - it,
                    5000 + it
                )
            })
            .collect();
        let sdp = format!("{sdp}{}\r\n", more.join("\r\n"));
        let description = read(&sdp);
        assert_eq!(description.candidates().len(), Description::MAX_CANDIDATES);
        let code = description.to_code();
        assert!(code.len() <= most, "{}", code.len());
        assert_eq!(Description::from_code(&code), Ok(description));
    }
    // The longest fields that are accepted.
    let long = CHROMIUM
        .replace("k8Sx", &"u".repeat(32))
        .replace("pZ0/mfQ3hqXnO1dJ7y+uBvWk", &"/".repeat(64))
        .replace("port:5000", "port:5001")
        .replace("262144", "4000000000");
    let more = "a=candidate:9 1 udp 9 fd00::9 PORT typ host\r\n";
    let more: String = (1..9)
        .map(|it| more.replace("PORT", &it.to_string()))
        .collect();
    let description = read(&(long + more.as_str()));
    let code = description.to_code();
    assert!(code.len() <= MAX_CODE, "{}", code.len());
    assert_eq!(Description::from_code(&code), Ok(description));
}

#[test]
fn invalid_descriptions() {
    #[track_caller]
    fn check(from: &str, to: &str, why: BadSdp) {
        let sdp = CHROMIUM.replace(from, to);
        assert_ne!(sdp, CHROMIUM);
        assert_eq!(Description::from_sdp(&sdp), Err(why), "{to}");
    }
    let invalid = BadSdp::Invalid;
    check("m=application", "m=audio", BadSdp::Media);
    check("m=app", "x=app", BadSdp::Media);
    check(
        "a=mid:0\r\n",
        "a=mid:0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n",
        BadSdp::Media,
    );
    check("a=mid:0", "a=mid:data", invalid("mid"));
    check("a=setup:actpass\r\n", "", BadSdp::Missing("setup"));
    check("actpass", "holdconn", invalid("setup"));
    check("a=ice-ufrag:k8Sx\r\n", "", BadSdp::Missing("ice-ufrag"));
    check("ufrag:k8Sx", "ufrag:k8S", invalid("ice-ufrag"));
    check("ufrag:k8Sx", "ufrag:k8S ", invalid("ice-ufrag"));
    check("ufrag:k8Sx", "ufrag:k8S-", invalid("ice-ufrag"));
    check("ufrag:k8Sx", "ufrag:k8Sé", invalid("ice-ufrag"));
    check(
        "ufrag:k8Sx",
        "ufrag:k8Sx\r\na=ice-ufrag:other",
        invalid("ice-ufrag"),
    );
    check("pZ0/mfQ3hqXnO1dJ7y+uBvWk", "short", invalid("ice-pwd"));
    check("sha-256 7B", "sha-1 7B", invalid("fingerprint"));
    check("7B:8B", "7B8B", invalid("fingerprint"));
    check("7B:8B:", "7B:", invalid("fingerprint"));
    check("7B:8B", "7B:+B", invalid("fingerprint"));
    check("sctp-port:5000", "sctp-port:0", invalid("sctp-port"));
    check("sctp-port:5000", "sctp-port:65536", invalid("sctp-port"));
    check("262144", "99999999999", invalid("max-message-size"));
    check("262144", "1000", invalid("max-message-size"));
    check("typ host", "typ relay", BadSdp::NoCandidates);
    check(" udp ", " tcp ", BadSdp::NoCandidates);
    check(" 1 udp", " 2 udp", BadSdp::NoCandidates);
    check(".local", ".example", BadSdp::NoCandidates);
    check("-4", "-", BadSdp::NoCandidates);
    check("v=0", &"x".repeat(MAX_SDP), BadSdp::TooLong);
    for address in [
        "0.0.0.0",
        "::",
        "224.0.0.1",
        "ff02::1",
        "255.255.255.255",
        "example.org",
        "192.168.1.1 0 typ host",
    ] {
        let candidate = format!("a=candidate:1 1 udp 5 {address} 9000 typ host\r\n");
        let (before, _) = CHROMIUM.split_once("a=candidate").expect("candidates");
        let (_, after) = CHROMIUM.split_once("a=ice-ufrag").expect("more");
        let sdp = format!("{before}{candidate}a=ice-ufrag{after}");
        assert_eq!(
            Description::from_sdp(&sdp),
            Err(BadSdp::NoCandidates),
            "{address}"
        );
    }
    // Line ends may differ, and missing lines mean what the standard says.
    assert_eq!(read(&CHROMIUM.replace("\r\n", "\n")), read(CHROMIUM));
    let quiet = CHROMIUM.replace("a=max-message-size:262144\r\n", "");
    let quiet = read(&quiet.replace("a=sctp-port:5000\r\n", ""));
    assert!(
        quiet
            .to_sdp()
            .contains("a=sctp-port:5000\r\na=max-message-size:65536\r\n")
    );
}

#[test]
fn invalid_codes() {
    let good = read(FIREFOX).to_code();
    let code = Description::from_code;
    for bad in [
        "",
        "A",
        "AAAA",
        "not a code",
        &good[1..],
        &good[..good.len() - 1],
    ] {
        assert_eq!(code(bad), Err(BadCode::Damaged), "{bad}");
    }
    assert_eq!(code(&"A".repeat(MAX_CODE + 1)), Err(BadCode::TooLong));
    for at in 0..good.len() {
        let mut other = good.clone().into_bytes();
        other[at] = if other[at] == b'A' { b'B' } else { b'A' };
        let other = String::from_utf8(other).expect("letters");
        assert!(code(&other).is_err(), "{other}");
    }
    let with = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = unsealed(&good);
        change(&mut bytes);
        code(&sealed(&bytes))
    };
    assert_eq!(with(&|it| it[0] = 2), Err(BadCode::Newer(2)));
    assert_eq!(with(&|it| it[0] = 0), Err(BadCode::Damaged));
    for flags in [0b11, 0b10_0000, 0b1100_0000] {
        assert_eq!(with(&|it| it[1] |= flags), Err(BadCode::Damaged));
    }
    let short = BadCode::Description(BadSdp::Invalid("ice-ufrag"));
    // A name of three letters: either the rest is not 0, or it is too short.
    let cut = with(&|it| it[2] = 3);
    assert!(cut.is_err());
    let cut = with(&|it| {
        it[2] = 3;
        it.drain(3..9);
        it.splice(3..3, [0, 0, 0]);
    });
    assert_eq!(cut, Err(short));
    let none = with(&|it| it.truncate(it.len() - 7 - 19));
    assert_eq!(none, Err(BadCode::Description(BadSdp::NoCandidates)));
    let port = with(&|it| {
        let end = it.len();
        it[end - 2..].fill(0);
    });
    assert_eq!(port, Err(BadCode::Damaged));
}

proptest! {
    #![proptest_config(cases(2000))]

    /// All fields that follow their grammar arrive.
    #[test]
    fn all_fields_arrive(
        role in 0..3usize,
        ufrag in "[A-Za-z0-9+/]{4,32}",
        password in "[A-Za-z0-9+/]{22,64}",
        fingerprint in any::<[u8; 32]>(),
        v4 in prop::collection::vec((1..223u8, any::<[u8; 3]>(), 1..u16::MAX), 0..3),
        v6 in prop::collection::vec((0..0xfeu8, 1..u64::MAX, 1..u16::MAX), 0..3),
        names in prop::collection::vec((any::<u128>(), 1..u16::MAX), 0..3),
        port in prop_oneof![Just(5000), 1..u16::MAX],
        size in prop_oneof![Just(262_144), Just(65_536), Just(0), 4114..u32::MAX],
    ) {
        let role = ["actpass", "active", "passive"][role];
        let fingerprint: Vec<String> = fingerprint.iter().map(|it| format!("{it:02X}")).collect();
        let mut hosts = Vec::new();
        for (a, [b, c, d], port) in v4 {
            hosts.push(format!("{a}.{b}.{c}.{d} {port}"));
        }
        for (a, rest, port) in v6 {
            let address = core::net::Ipv6Addr::from(u128::from(a) << 120 | u128::from(rest));
            hosts.push(format!("{address} {port}"));
        }
        for (name, port) in names {
            let hex = format!("{name:032x}");
            let (a, b, c) = (&hex[..8], &hex[8..12], &hex[12..16]);
            hosts.push(format!("{a}-{b}-{c}-{}-{}.local {port}", &hex[16..20], &hex[20..]));
        }
        hosts.dedup();
        let candidates: String = hosts
            .iter()
            .zip((0..100u32).rev())
            .map(|(it, priority)| format!("a=candidate:x 1 UDP {priority} {it} typ host\r\n"))
            .collect();
        let sdp = format!(
            "v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n{candidates}\
             a=ice-ufrag:{ufrag}\r\na=ice-pwd:{password}\r\na=setup:{role}\r\n\
             a=fingerprint:sha-256 {}\r\na=sctp-port:{port}\r\na=max-message-size:{size}\r\n",
            fingerprint.join(":"),
        );
        let read = Description::from_sdp(&sdp);
        if hosts.is_empty() {
            prop_assert_eq!(read, Err(BadSdp::NoCandidates));
            return Ok(());
        }
        let read = read.expect("a description");
        let code = read.to_code();
        prop_assert!(code.len() <= MAX_CODE);
        prop_assert_eq!(Description::from_code(&code), Ok(read.clone()));
        let rebuilt = read.to_sdp();
        prop_assert_eq!(Description::from_sdp(&rebuilt), Ok(read));
        for line in [
            format!("a=ice-ufrag:{ufrag}"),
            format!("a=ice-pwd:{password}"),
            format!("a=setup:{role}"),
            format!("a=sctp-port:{port}"),
            format!("a=max-message-size:{size}"),
        ] {
            prop_assert!(rebuilt.lines().any(|it| it == line), "{}", line);
        }
        for host in hosts.iter().take(Description::MAX_CANDIDATES) {
            prop_assert!(rebuilt.contains(&format!(" {host} typ host\r\n")), "{}", host);
        }
    }

    /// Any text is a description or is refused with the reason, and no text adds lines.
    #[test]
    fn any_text(text in "\\PC{0,200}", at in 0..1000usize) {
        let _ = Description::from_sdp(&text);
        let _ = Description::from_code(&text);
        let at = (0..=at).rev().find(|&at| CHROMIUM.is_char_boundary(at)).unwrap_or(0);
        let sdp = format!("{}{text}{}", &CHROMIUM[..at], &CHROMIUM[at..]);
        if let Ok(read) = Description::from_sdp(&sdp) {
            check_lines(&read);
        }
    }
}

/// Checks that the description has the right number of lines, each of a known kind.
#[track_caller]
fn check_lines(description: &Description) {
    let sdp = description.to_sdp();
    let count = description.candidates().len();
    assert_eq!(sdp.lines().count(), 14 + count);
    assert_eq!(lines(&sdp, "a=candidate:").count(), count);
    assert!(sdp.is_ascii());
    assert!(sdp.len() < 2000);
    assert_eq!(Description::from_sdp(&sdp).as_ref(), Ok(description));
    assert_eq!(
        Description::from_code(&description.to_code()).as_ref(),
        Ok(description)
    );
}

/// A hundred thousand hostile codes.
#[test]
fn hostile_codes() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let good = [CHROMIUM, FIREFOX, WEBKIT].map(|sdp| unsealed(&read(sdp).to_code()));
    let mut taken = 0;
    for round in 0..150_000usize {
        let mut below = |bound: usize| random.next_u32() as usize % bound.max(1);
        let mut bytes = good[round % 3].clone();
        for _ in 0..1 + below(3) {
            let (at, byte) = (below(bytes.len()), below(256) as u8);
            match below(8) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, byte),
                _ => {
                    if let Some(it) = bytes.get_mut(at) {
                        *it = byte;
                    }
                }
            }
        }
        let code = sealed(&bytes);
        if let Ok(read) = Description::from_code(&code) {
            taken += 1;
            assert_eq!(read.to_code(), code);
            check_lines(&read);
        }
    }
    assert!((20_000..140_000).contains(&taken), "{taken}");
}
