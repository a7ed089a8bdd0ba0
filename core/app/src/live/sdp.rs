//! Reads and writes the session description of a data channel.

use hex::FromHex;

use super::candidate::Candidate;
use super::message::MAX_MESSAGE;

/// The longest session description that is read, in bytes.
pub const MAX_SDP: usize = 16 * 1024;

/// What one device must know of the other to connect. Every field is checked against its grammar, so nothing else gets
/// into the session description made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    pub(super) role: SetupRole,
    pub(super) ufrag: String,
    pub(super) password: String,
    pub(super) fingerprint: [u8; 32],
    pub(super) candidates: Vec<Candidate>,
    pub(super) sctp_port: u16,
    pub(super) max_message_size: u32,
}

/// Which side begins the encryption (`a=setup`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRole {
    /// The answer decides. Offers have this role.
    ActPass = 0,
    /// This side begins.
    Active = 1,
    /// The other side begins.
    Passive = 2,
}

/// Why a session description does not describe a data channel between two devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSdp {
    /// It is longer than [`MAX_SDP`].
    #[error("the session description is too long")]
    TooLong,
    /// It has other media than one data channel.
    #[error("not the description of one data channel")]
    Media,
    /// This attribute is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// This attribute does not fit its grammar, or occurs with different values.
    #[error("{0} is not valid")]
    Invalid(&'static str),
    /// It has no address on its own network.
    #[error("the device has no address on its network")]
    NoCandidates,
}

impl SetupRole {
    /// Returns the value in a session description.
    pub const fn id(self) -> &'static str {
        match self {
            SetupRole::ActPass => "actpass",
            SetupRole::Active => "active",
            SetupRole::Passive => "passive",
        }
    }
}

impl Description {
    /// The most addresses; of more, the most preferred ones are taken.
    pub const MAX_CANDIDATES: usize = 6;

    /// The value if the browser does not state one (RFC 8841, section 6.1).
    const DEFAULT_MESSAGE_SIZE: u32 = 65_536;

    /// Reads the session description of a browser that has found its addresses.
    ///
    /// # Errors
    /// [`BadSdp`] says what is missing or wrong.
    pub fn from_sdp(sdp: &str) -> Result<Description, BadSdp> {
        if sdp.len() > MAX_SDP {
            return Err(BadSdp::TooLong);
        }
        let lines: Vec<&str> = sdp.lines().map(str::trim_end).collect();
        let media: Vec<&str> = lines
            .iter()
            .filter_map(|it| it.strip_prefix("m="))
            .collect();
        let [media] = media[..] else {
            return Err(BadSdp::Media);
        };
        let words: Vec<&str> = media.split(' ').collect();
        if !matches!(
            words[..],
            ["application", _, "UDP/DTLS/SCTP", "webrtc-datachannel"]
        ) {
            return Err(BadSdp::Media);
        }
        let values = |name: &'static str| {
            let lines = lines.iter().filter_map(|it| it.strip_prefix("a="));
            lines.filter_map(move |it| it.strip_prefix(name)?.strip_prefix(':'))
        };
        let optional = |name: &'static str| {
            let mut all = values(name);
            let first = all.next();
            match all.all(|it| Some(it) == first) {
                true => Ok(first),
                false => Err(BadSdp::Invalid(name)),
            }
        };
        let value = |name| optional(name)?.ok_or(BadSdp::Missing(name));
        if optional("mid")?.is_some_and(|it| it != "0") {
            return Err(BadSdp::Invalid("mid"));
        }
        let role = match value("setup")? {
            "actpass" => SetupRole::ActPass,
            "active" => SetupRole::Active,
            "passive" => SetupRole::Passive,
            _ => return Err(BadSdp::Invalid("setup")),
        };
        let number = |name, otherwise: u32| match optional(name)? {
            None => Ok(otherwise),
            Some(it) => it.parse().map_err(|_| BadSdp::Invalid(name)),
        };
        let sctp_port = number("sctp-port", 5000)?;
        let mut candidates: Vec<(u32, Candidate)> = values("candidate")
            .filter_map(Candidate::of_attribute)
            .collect();
        candidates.sort_by_key(|(priority, _)| std::cmp::Reverse(*priority));
        let mut found: Vec<Candidate> = Vec::new();
        for (_, candidate) in candidates {
            if found.len() < Description::MAX_CANDIDATES && !found.contains(&candidate) {
                found.push(candidate);
            }
        }
        let fingerprint = value("fingerprint")?;
        Description {
            role,
            ufrag: value("ice-ufrag")?.to_owned(),
            password: value("ice-pwd")?.to_owned(),
            fingerprint: sha256(fingerprint).ok_or(BadSdp::Invalid("fingerprint"))?,
            candidates: found,
            sctp_port: u16::try_from(sctp_port).map_err(|_| BadSdp::Invalid("sctp-port"))?,
            max_message_size: number("max-message-size", Description::DEFAULT_MESSAGE_SIZE)?,
        }
        .checked()
    }

    /// Checks that every field fits its grammar.
    pub(super) fn checked(self) -> Result<Description, BadSdp> {
        let ice = |text: &str, least: usize, most: usize| {
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/';
            (least..=most).contains(&text.len()) && text.bytes().all(fits)
        };
        // RFC 8839, section 5.4, with lower limits than its own; no browser uses half of them.
        if !ice(&self.ufrag, 4, 32) {
            return Err(BadSdp::Invalid("ice-ufrag"));
        }
        if !ice(&self.password, 22, 64) {
            return Err(BadSdp::Invalid("ice-pwd"));
        }
        if self.sctp_port == 0 {
            return Err(BadSdp::Invalid("sctp-port"));
        }
        // 0 means any size.
        if (1..MAX_MESSAGE as u32).contains(&self.max_message_size) {
            return Err(BadSdp::Invalid("max-message-size"));
        }
        match self.candidates.len() {
            0 => Err(BadSdp::NoCandidates),
            1..=Description::MAX_CANDIDATES => Ok(self),
            _ => Err(BadSdp::Invalid("candidate")),
        }
    }

    /// Which side begins the encryption.
    pub const fn role(&self) -> SetupRole {
        self.role
    }

    /// Returns whether it is an offer, and not an answer.
    pub fn is_offer(&self) -> bool {
        self.role == SetupRole::ActPass
    }

    /// The addresses of the device.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Writes a session description with the same meaning for the other device's browser.
    pub fn to_sdp(&self) -> String {
        let mut lines: Vec<String> = [
            "v=0",
            "o=- 1 1 IN IP4 127.0.0.1",
            "s=-",
            "t=0 0",
            "a=group:BUNDLE 0",
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
            "c=IN IP4 0.0.0.0",
        ]
        .map(str::to_owned)
        .into();
        let candidates = self.candidates.iter().enumerate();
        let candidates = candidates.map(|(place, it)| format!("a={}", it.to_attribute(place)));
        lines.extend(candidates);
        let fingerprint: Vec<String> = self
            .fingerprint
            .iter()
            .map(|byte| format!("{byte:02X}"))
            .collect();
        lines.push(format!("a=ice-ufrag:{}", self.ufrag));
        lines.push(format!("a=ice-pwd:{}", self.password));
        lines.push(format!("a=fingerprint:sha-256 {}", fingerprint.join(":")));
        lines.push(format!("a=setup:{}", self.role.id()));
        lines.push("a=mid:0".to_owned());
        lines.push(format!("a=sctp-port:{}", self.sctp_port));
        lines.push(format!("a=max-message-size:{}", self.max_message_size));
        lines.push(String::new());
        lines.join("\r\n")
    }
}

/// Reads the bytes of a fingerprint such as `sha-256 12:DF:…`.
fn sha256(value: &str) -> Option<[u8; 32]> {
    let (algorithm, value) = value.split_once(' ')?;
    let pairs = value.split(':').all(|pair| pair.len() == 2);
    let fits = algorithm.eq_ignore_ascii_case("sha-256") && pairs;
    fits.then(|| FromHex::from_hex(value.replace(':', "")).ok())?
}
