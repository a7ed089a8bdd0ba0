//! Numbers in messages.

/// From this number on, there are thousands to separate.
const SHORT: f64 = 1_000.0;
/// From this number on, thousands are always separated.
const LONG: f64 = 10_000.0;

/// A number in a message: whole, or with digits behind the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantity {
    /// In units of the last digit: 14 for 1.4.
    units: i64,
    /// The number of decimals.
    digits: u8,
    /// Whether thousands are always separated.
    grouped: bool,
}

impl Quantity {
    /// A number of tenths: 14 is written "1.4".
    pub const fn tenths(tenths: i64) -> Quantity {
        Quantity {
            units: tenths,
            digits: 1,
            grouped: false,
        }
    }

    /// A number of hundredths: 105 is written "1.05".
    pub const fn hundredths(hundredths: i64) -> Quantity {
        Quantity {
            units: hundredths,
            digits: 2,
            grouped: false,
        }
    }

    /// The same with separated thousands: 1200 is written "1,200".
    pub const fn grouped(self) -> Quantity {
        Quantity {
            grouped: true,
            ..self
        }
    }

    /// Returns whether thousands are separated: in counts, in long numbers, and where there are none.
    pub(super) fn is_grouped(self) -> bool {
        self.grouped || !(SHORT..LONG).contains(&self.value().abs())
    }

    /// The number of decimals.
    pub(super) const fn digits(self) -> u8 {
        self.digits
    }

    /// The number itself.
    pub(super) fn value(self) -> f64 {
        self.units as f64 / 10_u32.pow(self.digits.into()) as f64
    }
}

/// Whole numbers of these widths.
macro_rules! whole {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Quantity {
            fn from(number: $kind) -> Quantity {
                Quantity { units: i64::try_from(number).unwrap_or(i64::MAX), digits: 0, grouped: false }
            }
        }
    )*};
}

whole!(u8, u16, u32, u64, usize, i16, i32, i64);

/// How a language writes numbers. In the page, the browser knows.
pub trait Numerals {
    /// Writes a number with so many decimals, and with separated thousands or without.
    fn write(number: f64, digits: usize, grouped: bool) -> Option<String>;

    /// The plural that goes with a number of so many decimals, by its name in Unicode's tables: "one", "few", "other".
    fn plural(number: f64, digits: usize) -> Option<String>;
}

/// As in English.
pub struct English;

impl Numerals for English {
    fn write(number: f64, digits: usize, grouped: bool) -> Option<String> {
        let plain = format!("{number:.digits$}");
        Some(if grouped { set_apart(&plain) } else { plain })
    }

    fn plural(number: f64, digits: usize) -> Option<String> {
        let is_one = number == 1.0 && digits == 0;
        Some(if is_one { "one" } else { "other" }.to_owned())
    }
}

/// A number with commas: "12,345".
fn set_apart(plain: &str) -> String {
    let (whole, fraction) = plain.split_at(plain.find('.').unwrap_or(plain.len()));
    let mut text = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) && !text.ends_with('-') {
            text.push(',');
        }
        text.push(digit);
    }
    text + fraction
}
