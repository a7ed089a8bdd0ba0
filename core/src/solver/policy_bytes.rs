//! A policy as bytes, to be kept and read again.

use std::io::{self, Read, Write};
use std::sync::Arc;

use crc::{CRC_64_XZ, Crc, Digest};

use super::policy::{Policy, prepare};
use super::value_table::ValueTable;
use crate::rules::RuleSet;

/// Increased when other values are kept, or in another order.
const VERSION: u8 = 1;

const CHECK: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);

/// Why bytes are no policy of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadablePolicy {
    /// Another version of the program wrote them.
    #[error("of version {0} and not {VERSION}")]
    OtherVersion(u8),
    /// They are damaged, or of other rules.
    #[error("damaged, or of other rules")]
    Damaged,
}

impl Policy {
    /// Writes the policy, a few kilobytes at a time: a version, the value of every state as four bytes, and a checksum of
    /// these and the rules.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut check = check(self.rules());
        let mut put = |bytes: &[u8]| {
            check.update(bytes);
            to.write_all(bytes)
        };
        put(&[VERSION])?;
        let lanes = self.model.upper_states.lanes();
        for row in self.table.values.chunks(self.table.width) {
            let values = row[..lanes].iter();
            let bytes: Vec<u8> = values.flat_map(|value| value.to_le_bytes()).collect();
            put(&bytes)?;
        }
        to.write_all(&check.finalize().to_le_bytes())
    }

    /// Reads a policy of these rules; any bytes are safe.
    ///
    /// # Errors
    /// [`UnreadablePolicy`] says why the rules must be solved again.
    pub fn read(rules: &Arc<RuleSet>, from: &mut impl Read) -> Result<Policy, UnreadablePolicy> {
        let damaged = UnreadablePolicy::Damaged;
        let mut check = check(rules);
        let mut take = |bytes: &mut [u8]| {
            from.read_exact(bytes).map_err(|_| damaged)?;
            check.update(bytes);
            Ok(())
        };
        let mut version = [0];
        take(&mut version)?;
        if version != [VERSION] {
            return Err(UnreadablePolicy::OtherVersion(version[0]));
        }
        let (model, cost) = prepare::<f32>(rules).map_err(|_| damaged)?;
        let lanes = model.upper_states.lanes();
        let mut table = ValueTable::new(&model);
        let mut bytes = vec![0; 4 * lanes];
        for row in table.values.chunks_mut(table.width) {
            take(&mut bytes)?;
            // What stands after the lanes is needed only while rules are solved.
            for (value, kept) in row.iter_mut().zip(bytes.as_chunks().0) {
                *value = f32::from_le_bytes(*kept);
            }
        }
        let mut end = Vec::new();
        // A few bytes more than there should be are enough to tell.
        let ends = from.take(9).read_to_end(&mut end).is_ok();
        match ends && end == check.finalize().to_le_bytes() {
            true => Ok(Policy { model, table, cost }),
            false => Err(damaged),
        }
    }
}

/// A checksum that begins with the rules.
fn check(rules: &RuleSet) -> Digest<'static, u64> {
    let mut check = CHECK.digest();
    // Names and whole numbers always have a JSON form.
    check.update(&serde_json::to_vec(rules).unwrap_or_default());
    check
}
