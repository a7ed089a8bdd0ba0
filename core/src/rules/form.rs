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

/// Why a value is no rule set, with the path of the field that is at fault, such as `categories[3].pattern.all[0]`. The path of
/// the whole value is empty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadForm {
    /// There is no such field, and it may not be left out.
    #[error("{0} is missing")]
    Missing(String),
    /// No rule set has such a field.
    #[error("{0} is no field of a rule set")]
    Unknown(String),
    /// The field is there, but not what it should be.
    #[error("{} is not what it should be", if .0.is_empty() { "the rule set" } else { .0 })]
    Wrong(String),
}

impl BadForm {
    /// The value itself is not what it should be.
    fn wrong() -> Box<BadForm> {
        Box::new(BadForm::Wrong(String::new()))
    }

    /// The same, with the path as it is from outside this field or place.
    fn within(mut self: Box<Self>, outer: &str) -> Box<BadForm> {
        let (BadForm::Missing(path) | BadForm::Unknown(path) | BadForm::Wrong(path)) = &mut *self;
        if !path.is_empty() && !path.starts_with('[') {
            path.insert(0, '.');
        }
        path.insert_str(0, outer);
        self
    }

    /// The same, with the path as it is from outside this place of a list.
    fn at(self: Box<Self>, place: usize) -> Box<BadForm> {
        self.within(&format!("[{place}]"))
    }
}

/// What was read. The error is in a box, so that a result is as small as its value.
type Read<T> = Result<T, Box<BadForm>>;

/// What has a form.
trait RuleForm: Sized {
    /// Reads it, or says what of the value is not its form.
    fn read(form: &Value) -> Read<Self>;
}

/// The fields of an object.
struct RuleFields<'a> {
    all: &'a Map<String, Value>,
    /// The names that have been asked for.
    known: Vec<&'static str>,
}

impl RuleFields<'_> {
    fn of(form: &Value) -> Read<RuleFields<'_>> {
        let all = form.as_object().ok_or_else(BadForm::wrong)?;
        let known = Vec::new();
        Ok(RuleFields { all, known })
    }

    fn take<T: RuleForm>(&mut self, name: &'static str) -> Read<T> {
        self.known.push(name);
        let read = match self.all.get(name) {
            Some(form) => T::read(form),
            None => Err(Box::new(BadForm::Missing(String::new()))),
        };
        read.map_err(|why| why.within(name))
    }

    /// A field that may be left out if it has its usual value.
    fn take_unusual<T: RuleForm + Default>(&mut self, name: &'static str) -> Read<T> {
        match self.all.contains_key(name) {
            true => self.take(name),
            false => Ok(T::default()),
        }
    }

    /// What was made of the fields, if there are no others.
    fn made<T>(&self, made: T) -> Read<T> {
        let mut names = self.all.keys();
        match names.find(|name| !self.known.contains(&name.as_str())) {
            Some(name) => Err(Box::new(BadForm::Unknown(name.clone()))),
            None => Ok(made),
        }
    }
}

/// One of several variants: its name, or an object with its name and its content.
fn variant(form: &Value) -> Read<(&str, &Value)> {
    let only = match form {
        Value::String(name) => Some((name, &Value::Null)),
        Value::Object(fields) if fields.len() == 1 => fields.iter().next(),
        _ => None,
    };
    let only = only.map(|(name, of)| (name.as_str(), of));
    only.ok_or_else(BadForm::wrong)
}

/// One of several names.
fn named<T: Copy>(form: &Value, names: &[(&str, T)]) -> Read<T> {
    let mut names = names.iter();
    let found = names.find(|(name, _)| form.as_str() == Some(*name));
    found.map(|(_, meant)| *meant).ok_or_else(BadForm::wrong)
}

impl TryFrom<Value> for Spec {
    type Error = BadForm;

    fn try_from(form: Value) -> Result<Spec, BadForm> {
        Spec::read(&form).map_err(|why| *why)
    }
}

impl RuleForm for Spec {
    fn read(form: &Value) -> Read<Spec> {
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
    fn read(form: &Value) -> Read<Category> {
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
    fn read(form: &Value) -> Read<UpperBonus> {
        let mut fields = RuleFields::of(form)?;
        let bonus = UpperBonus {
            threshold: fields.take("threshold")?,
            points: fields.take("points")?,
        };
        fields.made(bonus)
    }
}

impl RuleForm for ExtraYahtzee {
    fn read(form: &Value) -> Read<ExtraYahtzee> {
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
    fn read(form: &Value) -> Read<Pattern> {
        let (name, of) = variant(form)?;
        let pattern = match name {
            "any" => RuleForm::read(of).map(|()| Pattern::Any),
            "face" => RuleForm::read(of).map(Pattern::Face),
            "groups" => RuleForm::read(of).map(Pattern::Groups),
            "run" => RuleForm::read(of).map(Pattern::Run),
            "faces" => RuleForm::read(of).map(Pattern::Faces),
            "exactly" => RuleForm::read(of).map(Pattern::Exactly),
            "at-least" => RuleForm::read(of).map(Pattern::AtLeast),
            "among" => RuleForm::read(of).map(Pattern::Among),
            "sum" => sum(of),
            "all" => RuleForm::read(of).map(Pattern::All),
            "any-of" => RuleForm::read(of).map(Pattern::AnyOf),
            _ => return Err(BadForm::wrong()),
        };
        pattern.map_err(|why| why.within(name))
    }
}

/// From one sum of the dice to another.
fn sum(form: &Value) -> Read<Pattern> {
    let mut fields = RuleFields::of(form)?;
    let (from, to) = (fields.take("from")?, fields.take("to")?);
    fields.made(Pattern::Sum { from, to })
}

impl RuleForm for Points {
    fn read(form: &Value) -> Read<Points> {
        let (name, of) = variant(form)?;
        let points = match name {
            "fixed" => RuleForm::read(of).map(Points::Fixed),
            "matched" => RuleForm::read(of).map(|()| Points::Matched),
            "best" => RuleForm::read(of).map(Points::Best),
            "worst" => RuleForm::read(of).map(Points::Worst),
            "plus" => pair(of).map(|(more, points)| Points::Plus(more, points)),
            "times" => pair(of).map(|(times, points)| Points::Times(times, points)),
            "by-roll" => RuleForm::read(of).map(Points::ByRoll),
            _ => return Err(BadForm::wrong()),
        };
        points.map_err(|why| why.within(name))
    }
}

/// A number, and points.
fn pair(form: &Value) -> Read<(u16, Box<Points>)> {
    let Some([number, points]) = form.as_array().map(Vec::as_slice) else {
        return Err(BadForm::wrong());
    };
    let number = u16::read(number).map_err(|why| why.at(0))?;
    let points = Points::read(points).map_err(|why| why.at(1))?;
    Ok((number, Box::new(points)))
}

impl RuleForm for Need {
    fn read(form: &Value) -> Read<Need> {
        let (name, of) = variant(form)?;
        let need = match name {
            "points-in" => Need::PointsIn,
            "above" => Need::Above,
            "below" => Need::Below,
            _ => return Err(BadForm::wrong()),
        };
        let other = u8::read(of).map_err(|why| why.within(name))?;
        Ok(need(Slot(other)))
    }
}

impl RuleForm for Section {
    fn read(form: &Value) -> Read<Section> {
        named(
            form,
            &[("upper", Section::Upper), ("lower", Section::Lower)],
        )
    }
}

impl RuleForm for Strike {
    fn read(form: &Value) -> Read<Strike> {
        let names = [
            ("at-will", Strike::AtWill),
            ("only-if-nothing-fits", Strike::OnlyIfNothingFits),
            ("never", Strike::Never),
        ];
        named(form, &names)
    }
}

impl RuleForm for Order {
    fn read(form: &Value) -> Read<Order> {
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
    fn read(form: &Value) -> Read<Joker> {
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
    fn read(form: &Value) -> Read<Face> {
        Face::try_from(u8::read(form)?).map_err(|_| BadForm::wrong())
    }
}

impl RuleForm for u8 {
    fn read(form: &Value) -> Read<u8> {
        let number = form.as_u64().and_then(|number| number.try_into().ok());
        number.ok_or_else(BadForm::wrong)
    }
}

impl RuleForm for u16 {
    fn read(form: &Value) -> Read<u16> {
        let number = form.as_u64().and_then(|number| number.try_into().ok());
        number.ok_or_else(BadForm::wrong)
    }
}

impl RuleForm for bool {
    fn read(form: &Value) -> Read<bool> {
        form.as_bool().ok_or_else(BadForm::wrong)
    }
}

impl RuleForm for String {
    fn read(form: &Value) -> Read<String> {
        let text = form.as_str().map(str::to_owned);
        text.ok_or_else(BadForm::wrong)
    }
}

impl RuleForm for () {
    fn read(form: &Value) -> Read<()> {
        form.as_null().ok_or_else(BadForm::wrong)
    }
}

impl<T: RuleForm> RuleForm for Option<T> {
    fn read(form: &Value) -> Read<Option<T>> {
        match form {
            Value::Null => Ok(None),
            form => T::read(form).map(Some),
        }
    }
}

impl<T: RuleForm> RuleForm for Vec<T> {
    fn read(form: &Value) -> Read<Vec<T>> {
        let all = form.as_array().ok_or_else(BadForm::wrong)?;
        let mut read = Vec::with_capacity(all.len());
        for (place, form) in all.iter().enumerate() {
            read.push(T::read(form).map_err(|why| why.at(place))?);
        }
        Ok(read)
    }
}

impl RuleForm for [u8; 6] {
    fn read(form: &Value) -> Read<[u8; 6]> {
        Vec::read(form)?.try_into().map_err(|_| BadForm::wrong())
    }
}
