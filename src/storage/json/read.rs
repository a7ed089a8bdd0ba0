//! Reading JSON.

use std::str::FromStr;

use serde::de::value::StringDeserializer;
use serde::de::{DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};

use super::NotThis;

/// How deep lists and objects may lie in each other. Saves need three.
const DEEPEST: u8 = 32;

/// Reads a text from its beginning to its end.
pub(super) struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: u8,
}

/// The items of a list, or the entries of an object.
struct Items<'r, 't> {
    reader: &'r mut Reader<'t>,
    close: u8,
    begun: bool,
    ended: bool,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Reader<'t> {
        Reader {
            text,
            at: 0,
            depth: 0,
        }
    }

    /// Is that all?
    pub(super) fn end(&mut self) -> Result<(), NotThis> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(NotThis),
        }
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// What comes next, after white space.
    fn peek(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.byte() {
            self.at += 1;
        }
        self.byte()
    }

    fn take(&mut self, wanted: u8) -> Result<(), NotThis> {
        if self.peek() != Some(wanted) {
            return Err(NotThis);
        }
        self.at += 1;
        Ok(())
    }

    fn word(&mut self, word: &str) -> Result<(), NotThis> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        if !rest.starts_with(word) {
            return Err(NotThis);
        }
        self.at += word.len();
        Ok(())
    }

    /// The characters of a number.
    fn number(&mut self) -> &'t str {
        let from = self.at;
        while let Some(b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E') = self.byte() {
            self.at += 1;
        }
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// A whole number, as JSON writes it: without zeros in front.
    fn whole<N: FromStr>(&mut self) -> Result<N, NotThis> {
        let number = self.number();
        let digits = number.trim_start_matches('-');
        if digits.starts_with('0') && number != "0" {
            return Err(NotThis);
        }
        number.parse().map_err(|_| NotThis)
    }

    fn string(&mut self) -> Result<String, NotThis> {
        self.take(b'"')?;
        let mut string = String::new();
        loop {
            let from = self.at;
            while self
                .byte()
                .is_some_and(|b| b >= b' ' && b != b'"' && b != b'\\')
            {
                self.at += 1;
            }
            string.push_str(self.text.get(from..self.at).unwrap_or_default());
            let stop = self.byte();
            self.at += 1;
            match stop {
                Some(b'"') => return Ok(string),
                Some(b'\\') => string.push(self.escaped()?),
                _ => return Err(NotThis),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, NotThis> {
        let kind = self.byte();
        self.at += 1;
        Ok(match kind {
            Some(c @ (b'"' | b'\\' | b'/')) => c.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let unit = self.unit()?;
                // Characters beyond the first plane are written as two units.
                let code = match unit {
                    0xD800..0xDC00 => {
                        self.word("\\u")?;
                        match self.unit()? {
                            low @ 0xDC00..0xE000 => {
                                0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
                            }
                            _ => return Err(NotThis),
                        }
                    }
                    _ => unit,
                };
                char::from_u32(code).ok_or(NotThis)?
            }
            _ => return Err(NotThis),
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Result<u32, NotThis> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = char::from(self.byte().ok_or(NotThis)?).to_digit(16);
            unit = unit * 16 + digit.ok_or(NotThis)?;
            self.at += 1;
        }
        Ok(unit)
    }

    /// Reads the items between two brackets, all of them.
    fn within<T>(
        &mut self,
        close: u8,
        read: impl FnOnce(&mut Items<'_, 't>) -> Result<T, NotThis>,
    ) -> Result<T, NotThis> {
        self.at += 1;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(NotThis);
        }
        let mut items = Items {
            reader: self,
            close,
            begun: false,
            ended: false,
        };
        let value = read(&mut items)?;
        if !items.ended && items.next()? {
            return Err(NotThis);
        }
        self.depth -= 1;
        Ok(value)
    }
}

impl Items<'_, '_> {
    /// Goes to the next item. Is there one?
    fn next(&mut self) -> Result<bool, NotThis> {
        if self.reader.peek() == Some(self.close) {
            self.reader.at += 1;
            self.ended = true;
            return Ok(false);
        }
        if self.begun {
            self.reader.take(b',')?;
        }
        self.begun = true;
        Ok(true)
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'_, 'de> {
    type Error = NotThis;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, NotThis> {
        match self.next()? {
            true => seed.deserialize(&mut *self.reader).map(Some),
            false => Ok(None),
        }
    }
}

impl<'de> MapAccess<'de> for &mut Items<'_, 'de> {
    type Error = NotThis;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, NotThis> {
        if !self.next()? {
            return Ok(None);
        }
        let key = self.reader.string()?;
        seed.deserialize(key.into_deserializer()).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, NotThis> {
        self.reader.take(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = NotThis;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotThis> {
        match self.peek() {
            Some(b'"') => visitor.visit_string(self.string()?),
            Some(b'{') => self.within(b'}', |items| visitor.visit_map(items)),
            Some(b'[') => self.within(b']', |items| visitor.visit_seq(items)),
            Some(b't') => {
                self.word("true")?;
                visitor.visit_bool(true)
            }
            Some(b'f') => {
                self.word("false")?;
                visitor.visit_bool(false)
            }
            Some(b'n') => {
                self.word("null")?;
                visitor.visit_unit()
            }
            Some(b'-') => visitor.visit_i64(self.whole()?),
            Some(b'0'..=b'9') => visitor.visit_u64(self.whole()?),
            _ => Err(NotThis),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotThis> {
        match self.peek() {
            Some(b'n') => self.deserialize_any(visitor),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotThis> {
        visitor.visit_newtype_struct(self)
    }

    /// A choice is the name of what was chosen; in no save it holds more.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotThis> {
        self.peek();
        let name: StringDeserializer<NotThis> = self.string()?.into_deserializer();
        visitor.visit_enum(name)
    }

    /// Other programs, and people, may have put any number where nobody looks.
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotThis> {
        match self.peek() {
            Some(b'-' | b'0'..=b'9') => {
                self.number();
                visitor.visit_unit()
            }
            _ => self.deserialize_any(visitor),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map struct identifier
    }
}
