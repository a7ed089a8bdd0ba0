//! Writing JSON.

use std::fmt::{Display, Write};

use serde::Serialize;
use serde::ser::{Impossible, SerializeMap, SerializeSeq, SerializeStruct, Serializer};

use super::NotThis;

/// Writes a value, behind what is written already.
pub(super) struct Writer {
    text: String,
    /// On many lines?
    lines: bool,
    depth: usize,
    /// Nothing stands yet between these brackets.
    empty: bool,
}

impl Writer {
    pub(super) fn write(value: &impl Serialize, lines: bool) -> String {
        let mut writer = Writer {
            text: String::new(),
            lines,
            depth: 0,
            empty: true,
        };
        match value.serialize(&mut writer) {
            Ok(()) => writer.text,
            Err(NotThis) => String::new(),
        }
    }

    fn plain(&mut self, value: impl Display) -> Result<(), NotThis> {
        write!(self.text, "{value}").map_err(|_| NotThis)
    }

    fn string(&mut self, string: &str) -> Result<(), NotThis> {
        self.text.push('"');
        for c in string.chars() {
            match c {
                '"' | '\\' => self.text.extend(['\\', c]),
                '\u{8}' => self.text.push_str("\\b"),
                '\u{c}' => self.text.push_str("\\f"),
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                '\t' => self.text.push_str("\\t"),
                '\0'..' ' => write!(self.text, "\\u{:04x}", u32::from(c)).map_err(|_| NotThis)?,
                _ => self.text.push(c),
            }
        }
        self.text.push('"');
        Ok(())
    }

    fn open(&mut self, bracket: char) -> Result<&mut Writer, NotThis> {
        self.text.push(bracket);
        self.depth += 1;
        self.empty = true;
        Ok(self)
    }

    fn item(&mut self) {
        if !self.empty {
            self.text.push(',');
        }
        self.empty = false;
        self.line();
    }

    fn key(&mut self, key: &str) -> Result<(), NotThis> {
        self.item();
        self.string(key)?;
        self.colon();
        Ok(())
    }

    fn colon(&mut self) {
        self.text.push_str(if self.lines { ": " } else { ":" });
    }

    fn close(&mut self, bracket: char) -> Result<(), NotThis> {
        self.depth -= 1;
        if !self.empty {
            self.line();
        }
        self.empty = false;
        self.text.push(bracket);
        Ok(())
    }

    fn line(&mut self) {
        if self.lines {
            self.text.push('\n');
            self.text.extend(std::iter::repeat_n("  ", self.depth));
        }
    }
}

impl SerializeSeq for &mut Writer {
    type Ok = ();
    type Error = NotThis;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotThis> {
        self.item();
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotThis> {
        self.close(']')
    }
}

impl SerializeMap for &mut Writer {
    type Ok = ();
    type Error = NotThis;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotThis> {
        self.item();
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotThis> {
        self.colon();
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotThis> {
        self.close('}')
    }
}

impl SerializeStruct for &mut Writer {
    type Ok = ();
    type Error = NotThis;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), NotThis> {
        self.key(key)?;
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotThis> {
        self.close('}')
    }
}

/// Values that are written as they are shown.
macro_rules! plain {
    ($($name:ident $of:ty),*) => {
        $(fn $name(self, value: $of) -> Result<(), NotThis> {
            self.plain(value)
        })*
    };
}

/// Values that no save holds.
macro_rules! never {
    ($($name:ident($($of:ty),*) -> $gives:ty),*) => {
        $(fn $name(self $(, _: $of)*) -> Result<$gives, NotThis> {
            Err(NotThis)
        })*
    };
}

type Never = Impossible<(), NotThis>;

impl<'w> Serializer for &'w mut Writer {
    type Ok = ();
    type Error = NotThis;
    type SerializeSeq = &'w mut Writer;
    type SerializeMap = &'w mut Writer;
    type SerializeStruct = &'w mut Writer;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeStructVariant = Never;

    plain! {
        serialize_bool bool,
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64
    }

    never! {
        serialize_f32(f32) -> (),
        serialize_f64(f64) -> (),
        serialize_bytes(&[u8]) -> (),
        serialize_tuple(usize) -> Never,
        serialize_tuple_struct(&'static str, usize) -> Never,
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never,
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never
    }

    fn serialize_char(self, c: char) -> Result<(), NotThis> {
        self.string(c.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, string: &str) -> Result<(), NotThis> {
        self.string(string)
    }

    fn serialize_none(self) -> Result<(), NotThis> {
        self.plain("null")
    }

    fn serialize_unit(self) -> Result<(), NotThis> {
        self.plain("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotThis> {
        self.plain("null")
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), NotThis> {
        self.string(variant)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotThis> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NotThis> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), NotThis> {
        Err(NotThis)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<&'w mut Writer, NotThis> {
        self.open('[')
    }

    fn serialize_map(self, _: Option<usize>) -> Result<&'w mut Writer, NotThis> {
        self.open('{')
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<&'w mut Writer, NotThis> {
        self.open('{')
    }
}
