//! Reads the form of rule sets in JSON, which `docs/RULES.md` describes.
//!
//! Field by field: the readers that serde derives for these types are several times as large, and the first visit has them
//! (`docs/DECISIONS.md`).

use serde_json::{Map, Value};

use super::{
    Category, ExtraYahtzee, GivenName, Joker, Need, Order, Pattern, Points, Section, Slot, Spec,
    Strike, UpperBonus,
};
use crate::dice::Face;

/// A value is no rule set: a field is missing, unknown, or not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the form of a rule set")]
pub struct BadForm;

/// What has a form.
trait RuleForm: Sized {
    /// Reads it; `None` if the value is not its form.
    fn read(form: &Value) -> Option<Self>;
}

/// The fields of an object.
struct RuleFields<'a> {
    all: &'a Map<String, Value>,
    /// How many of them have been read.
    read: usize,
}

impl RuleFields<'_> {
    fn of(form: &Value) -> Option<RuleFields<'_>> {
        let all = form.as_object()?;
        Some(RuleFields { all, read: 0 })
    }

    fn take<T: RuleForm>(&mut self, name: &str) -> Option<T> {
        self.read += 1;
        T::read(self.all.get(name)?)
    }

    /// A field that may be left out if it has its usual value.
    fn take_unusual<T: RuleForm + Default>(&mut self, name: &str) -> Option<T> {
        match self.all.contains_key(name) {
            true => self.take(name),
            false => Some(T::default()),
        }
    }

    /// What was made of the fields, if there are no others.
    fn made<T>(&self, made: T) -> Option<T> {
        (self.read == self.all.len()).then_some(made)
    }
}

/// One of several variants: its name, or an object with its name and its content.
fn variant(form: &Value) -> Option<(&str, &Value)> {
    match form {
        Value::String(name) => Some((name, &Value::Null)),
        Value::Object(fields) if fields.len() == 1 => {
            let (name, of) = fields.iter().next()?;
            Some((name, of))
        }
        _ => None,
    }
}

/// One of several names.
fn named<T: Copy>(form: &Value, names: &[(&str, T)]) -> Option<T> {
    let name = form.as_str()?;
    let found = names.iter().find(|(it, _)| *it == name);
    found.map(|(_, meant)| *meant)
}

impl TryFrom<Value> for Spec {
    type Error = BadForm;

    fn try_from(form: Value) -> Result<Spec, BadForm> {
        Spec::read(&form).ok_or(BadForm)
    }
}

impl RuleForm for Spec {
    fn read(form: &Value) -> Option<Spec> {
        let mut fields = RuleFields::of(form)?;
        let spec = Spec {
            id: fields.take("id")?,
            name: GivenName(fields.take_unusual("name")?),
            dice: fields.take("dice")?,
            rolls: fields.take("throws")?,
            saved_rolls: fields.take_unusual("saved_rolls")?,
            min_seats: fields.take("min_seats")?,
            max_seats: fields.take("max_seats")?,
            categories: fields.take("categories")?,
            order: fields.take_unusual("order")?,
            upper_bonus: fields.take("upper_bonus")?,
            higher_bonuses: fields.take_unusual("higher_bonuses")?,
            extra_yahtzee: fields.take("extra_yahtzee")?,
        };
        fields.made(spec)
    }
}

impl RuleForm for Category {
    fn read(form: &Value) -> Option<Category> {
        let mut fields = RuleFields::of(form)?;
        let category = Category {
            id: fields.take("id")?,
            section: fields.take("section")?,
            pattern: fields.take("pattern")?,
            points: fields.take("points")?,
            needs: fields.take_unusual("needs")?,
            strike: fields.take_unusual("strike")?,
            wins_by_roll: fields.take_unusual("wins_by_roll")?,
        };
        fields.made(category)
    }
}

impl RuleForm for UpperBonus {
    fn read(form: &Value) -> Option<UpperBonus> {
        let mut fields = RuleFields::of(form)?;
        let bonus = UpperBonus {
            threshold: fields.take("threshold")?,
            points: fields.take("points")?,
        };
        fields.made(bonus)
    }
}

impl RuleForm for ExtraYahtzee {
    fn read(form: &Value) -> Option<ExtraYahtzee> {
        let mut fields = RuleFields::of(form)?;
        let extra = ExtraYahtzee {
            category: fields.take("category")?,
            bonus: fields.take("bonus")?,
            joker: fields.take("joker")?,
        };
        fields.made(extra)
    }
}

impl RuleForm for Pattern {
    fn read(form: &Value) -> Option<Pattern> {
        let (name, of) = variant(form)?;
        Some(match name {
            "any" => RuleForm::read(of).map(|()| Pattern::Any)?,
            "face" => Pattern::Face(RuleForm::read(of)?),
            "groups" => Pattern::Groups(RuleForm::read(of)?),
            "run" => Pattern::Run(RuleForm::read(of)?),
            "faces" => Pattern::Faces(RuleForm::read(of)?),
            "exactly" => Pattern::Exactly(RuleForm::read(of)?),
            "at-least" => Pattern::AtLeast(RuleForm::read(of)?),
            "among" => Pattern::Among(RuleForm::read(of)?),
            "sum" => {
                let mut fields = RuleFields::of(of)?;
                let (from, to) = (fields.take("from")?, fields.take("to")?);
                fields.made(Pattern::Sum { from, to })?
            }
            "all" => Pattern::All(RuleForm::read(of)?),
            "any-of" => Pattern::AnyOf(RuleForm::read(of)?),
            _ => return None,
        })
    }
}

impl RuleForm for Points {
    fn read(form: &Value) -> Option<Points> {
        let (name, of) = variant(form)?;
        // A number, and points.
        let pair = |of: &Value| match &of.as_array()?[..] {
            [count, points] => Some((u16::read(count)?, Box::new(Points::read(points)?))),
            _ => None,
        };
        Some(match name {
            "fixed" => Points::Fixed(RuleForm::read(of)?),
            "matched" => RuleForm::read(of).map(|()| Points::Matched)?,
            "best" => Points::Best(RuleForm::read(of)?),
            "worst" => Points::Worst(RuleForm::read(of)?),
            "plus" => pair(of).map(|(more, points)| Points::Plus(more, points))?,
            "times" => pair(of).map(|(times, points)| Points::Times(times, points))?,
            "by-roll" => Points::ByRoll(RuleForm::read(of)?),
            _ => return None,
        })
    }
}

impl RuleForm for Need {
    fn read(form: &Value) -> Option<Need> {
        let (name, of) = variant(form)?;
        let other = Slot(RuleForm::read(of)?);
        match name {
            "points-in" => Some(Need::PointsIn(other)),
            "above" => Some(Need::Above(other)),
            "below" => Some(Need::Below(other)),
            _ => None,
        }
    }
}

impl RuleForm for Section {
    fn read(form: &Value) -> Option<Section> {
        named(
            form,
            &[("upper", Section::Upper), ("lower", Section::Lower)],
        )
    }
}

impl RuleForm for Strike {
    fn read(form: &Value) -> Option<Strike> {
        let names = [
            ("at-will", Strike::AtWill),
            ("only-if-nothing-fits", Strike::OnlyIfNothingFits),
            ("never", Strike::Never),
        ];
        named(form, &names)
    }
}

impl RuleForm for Order {
    fn read(form: &Value) -> Option<Order> {
        let names = [
            ("free", Order::Free),
            ("down", Order::Down),
            ("up", Order::Up),
            ("upper-first", Order::UpperFirst),
            ("lower-first", Order::LowerFirst),
        ];
        named(form, &names)
    }
}

impl RuleForm for Joker {
    fn read(form: &Value) -> Option<Joker> {
        let names = [
            ("none", Joker::None),
            ("free", Joker::Free),
            ("forced", Joker::Forced),
            ("earned", Joker::Earned),
            ("highest", Joker::Highest),
            ("own-box", Joker::OwnBox),
        ];
        named(form, &names)
    }
}

impl RuleForm for Face {
    fn read(form: &Value) -> Option<Face> {
        Face::try_from(u8::read(form)?).ok()
    }
}

impl RuleForm for u8 {
    fn read(form: &Value) -> Option<u8> {
        form.as_u64()?.try_into().ok()
    }
}

impl RuleForm for u16 {
    fn read(form: &Value) -> Option<u16> {
        form.as_u64()?.try_into().ok()
    }
}

impl RuleForm for bool {
    fn read(form: &Value) -> Option<bool> {
        form.as_bool()
    }
}

impl RuleForm for String {
    fn read(form: &Value) -> Option<String> {
        form.as_str().map(str::to_owned)
    }
}

impl RuleForm for () {
    fn read(form: &Value) -> Option<()> {
        form.as_null()
    }
}

impl<T: RuleForm> RuleForm for Option<T> {
    fn read(form: &Value) -> Option<Option<T>> {
        match form {
            Value::Null => Some(None),
            form => T::read(form).map(Some),
        }
    }
}

impl<T: RuleForm> RuleForm for Vec<T> {
    fn read(form: &Value) -> Option<Vec<T>> {
        form.as_array()?.iter().map(T::read).collect()
    }
}

impl RuleForm for [u8; 6] {
    fn read(form: &Value) -> Option<[u8; 6]> {
        Vec::read(form)?.try_into().ok()
    }
}
