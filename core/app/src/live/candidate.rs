//! Addresses of devices.

use core::fmt::{self, Write};
use core::net::{Ipv4Addr, Ipv6Addr};

use hex::FromHex;

use super::codec::ByteReader;

/// One address of a device on its own network, over UDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The device.
    pub host: Host,
    /// The port, not 0.
    pub port: u16,
}

/// A device on the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// Its IPv4 address.
    V4(Ipv4Addr),
    /// Its IPv6 address.
    V6(Ipv6Addr),
    /// A name that only its network can resolve (mDNS): a UUID and `.local`. Browsers give one to hide the address.
    Name([u8; 16]),
}

const V4: u8 = 0;
const V6: u8 = 1;
const NAME: u8 = 2;

impl Candidate {
    /// Reads the value of an SDP attribute and its priority; `None` for other kinds of candidates, such as relays or
    /// those over TCP.
    pub(super) fn of_attribute(value: &str) -> Option<(u32, Candidate)> {
        let mut words = value.split_ascii_whitespace().skip(1);
        let component = words.next()?;
        let transport = words.next()?;
        let priority = words.next()?.parse().ok()?;
        let host = Host::of_text(words.next()?)?;
        let port = words.next()?.parse().ok()?;
        let of_host = words.next()? == "typ" && words.next()? == "host";
        let udp = transport.eq_ignore_ascii_case("udp");
        let fits = component == "1" && udp && of_host && port != 0;
        fits.then_some((priority, Candidate { host, port }))
    }

    /// Writes an SDP attribute. `place` is the index among all candidates, the most preferred first.
    pub(super) fn to_attribute(self, place: usize) -> String {
        // RFC 8445, section 5.1.2: 126 is the type preference of a host; the 255 stands for component 1.
        let place = place.min(999) as u32;
        let priority = (126 << 24) + ((65_535 - place) << 8) + 255;
        let foundation = place + 1;
        let (host, port) = (self.host, self.port);
        format!("candidate:{foundation} 1 udp {priority} {host} {port} typ host")
    }

    pub(super) fn push(self, bytes: &mut Vec<u8>) {
        match self.host {
            Host::V4(address) => {
                bytes.push(V4);
                bytes.extend(address.octets());
            }
            Host::V6(address) => {
                bytes.push(V6);
                bytes.extend(address.octets());
            }
            Host::Name(name) => {
                bytes.push(NAME);
                bytes.extend(name);
            }
        }
        bytes.extend(self.port.to_be_bytes());
    }

    pub(super) fn read(reader: &mut ByteReader) -> Option<Candidate> {
        let host = match reader.byte()? {
            V4 => Host::V4(Ipv4Addr::from(reader.array::<4>()?)),
            V6 => Host::V6(Ipv6Addr::from(reader.array::<16>()?)),
            NAME => Host::Name(reader.array()?),
            _ => return None,
        };
        let port = reader.short()?;
        (host.is_one() && port != 0).then_some(Candidate { host, port })
    }
}

impl Host {
    fn of_text(text: &str) -> Option<Host> {
        let host = if let Ok(address) = text.parse() {
            Host::V4(address)
        } else if let Ok(address) = text.parse() {
            Host::V6(address)
        } else {
            Host::Name(uuid(text.strip_suffix(".local")?)?)
        };
        host.is_one().then_some(host)
    }

    /// Returns whether it is the address of exactly one device.
    fn is_one(self) -> bool {
        match self {
            Host::V4(it) => !it.is_unspecified() && !it.is_multicast() && !it.is_broadcast(),
            Host::V6(it) => !it.is_unspecified() && !it.is_multicast(),
            Host::Name(_) => true,
        }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Host::V4(address) => address.fmt(formatter),
            Host::V6(address) => address.fmt(formatter),
            Host::Name(name) => {
                for (place, byte) in name.iter().enumerate() {
                    if matches!(place, 4 | 6 | 8 | 10) {
                        formatter.write_char('-')?;
                    }
                    write!(formatter, "{byte:02x}")?;
                }
                formatter.write_str(".local")
            }
        }
    }
}

/// Reads the bytes of a UUID, such as `0b7f3b0c-6c2a-4b8e-9d0e-5f1f2a3b4c5d`.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let parts: Vec<&str> = text.split('-').collect();
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    if lengths != [8, 4, 4, 4, 12] {
        return None;
    }
    FromHex::from_hex(parts.concat()).ok()
}
