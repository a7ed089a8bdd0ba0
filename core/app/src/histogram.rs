//! How often totals fall into each range: of the players of a tournament, or of somebody's finished games.

/// How often each of several had totals in each range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The lowest total of the first range.
    pub from: u16,
    /// How many totals a range has.
    pub width: u16,
    /// For each of them, how many of its totals fall into each range.
    pub counts: Vec<Vec<u32>>,
}

impl Histogram {
    /// The most ranges there are.
    pub const RANGES: usize = 24;

    /// From the totals of each; ranges begin at round numbers. `None` if nobody has a total.
    pub fn new(totals: &[Vec<u16>]) -> Option<Histogram> {
        let all = || totals.iter().flatten().copied();
        let (lowest, highest) = (all().min()?, all().max()?);
        let width = Self::width(lowest, highest)?;
        let ranges = usize::from(highest / width - lowest / width) + 1;
        let from = lowest / width * width;
        let counts = totals.iter().map(|totals| {
            let mut counts = vec![0; ranges];
            for total in totals {
                counts[usize::from((total - from) / width)] += 1;
            }
            counts
        });
        Some(Histogram {
            from,
            width,
            counts: counts.collect(),
        })
    }

    /// How wide a range is where totals lie between these.
    pub fn width(lowest: u16, highest: u16) -> Option<u16> {
        let widths = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
        let ranges = |width: u16| usize::from(highest / width - lowest / width) + 1;
        widths.into_iter().find(|&it| ranges(it) <= Self::RANGES)
    }
}
