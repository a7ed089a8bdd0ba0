//! Numbers in messages.

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

    /// A number of thousandths: 1050 is written "1.050".
    pub const fn thousandths(thousandths: i64) -> Quantity {
        Quantity {
            units: thousandths,
            digits: 3,
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

    /// Returns whether thousands are separated: in counts and in long numbers.
    pub fn is_grouped(self) -> bool {
        self.grouped || self.value().abs() >= LONG
    }

    /// Returns whether it is this whole number.
    pub const fn is(self, whole: i64) -> bool {
        self.units == whole && self.digits == 0
    }

    /// The number of decimals.
    pub const fn digits(self) -> u8 {
        self.digits
    }

    /// The number itself.
    pub fn value(self) -> f64 {
        self.units as f64 / 10_u32.pow(self.digits.into()) as f64
    }

    /// With a point, and without separators.
    pub fn plain(self) -> String {
        let (sign, units) = (
            if self.units < 0 { "-" } else { "" },
            self.units.unsigned_abs(),
        );
        match self.digits {
            0 => format!("{sign}{units}"),
            digits => {
                let whole = 10_u64.pow(digits.into());
                let width = usize::from(digits);
                format!("{sign}{}.{:0width$}", units / whole, units % whole)
            }
        }
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
#[derive(Clone, Copy)]
pub struct Numerals {
    /// Writes a number.
    pub write: fn(Quantity) -> String,
    /// The plural that goes with a number, by its name in Unicode's tables: "one", "few", "other".
    pub plural: fn(Quantity) -> String,
}

impl Numerals {
    /// As in English.
    pub const ENGLISH: Numerals = Numerals {
        write: |number| match number.is_grouped() {
            true => set_apart(&number.plain()),
            false => number.plain(),
        },
        plural: |number| {
            match number.is(1) {
                true => "one",
                false => "other",
            }
            .to_owned()
        },
    };
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
