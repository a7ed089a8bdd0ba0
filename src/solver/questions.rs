//! What is asked about the rest of a game, each question once.

use super::board::Board;
use super::lanes::Lanes;
use super::prospects::Prospects;
use super::sheet::Sheet;
use super::study::Study;

/// Questions about the cards with the same boxes open, `L` of which are answered at a time: what
/// is a turn worth, if so much is left by each way to fill a box?
///
/// One point more often changes nothing, and neither does a step more to the upper bonus. So a
/// question is compared with that of the next need, and of the same need on the card before.
pub(super) struct Questions<'a, const L: usize, const N: usize> {
    study: &'a Study,
    sheet: &'a Sheet,
    board: Board<f32, L, N>,
    cells: Vec<Lanes<f32, L>>,
    asked: usize,
    answers: Vec<f32>,
    /// The card before, and its questions.
    last: (Prospects, Vec<usize>),
}

impl<'a, const L: usize, const N: usize> Questions<'a, L, N> {
    pub fn new(study: &'a Study, sheet: &'a Sheet) -> Self {
        Questions {
            study,
            sheet,
            board: Board::new(),
            cells: vec![Lanes::all(0.0); sheet.cells],
            asked: 0,
            answers: Vec::new(),
            last: Default::default(),
        }
    }

    /// Asks for every need of a card; the questions' numbers. Cards that differ little should follow each other.
    pub fn ask(&mut self, prospects: Prospects) -> Vec<usize> {
        let (before, known) = std::mem::take(&mut self.last);
        let changes = prospects.changes();
        let differ = prospects.differ_from(&before);
        let mut numbers = vec![0; prospects.count()];
        for place in (0..prospects.count()).rev() {
            let same = before.place(place, &prospects).filter(|_| !differ[place]);
            numbers[place] = match (changes.get(place), same) {
                (Some(false), _) => numbers[place + 1],
                (_, Some(same)) => known[same],
                _ => self.add(prospects.at(place)),
            };
        }
        self.last = (prospects, numbers.clone());
        numbers
    }

    fn add(&mut self, chances: impl Iterator<Item = f32>) -> usize {
        let lane = self.asked % L;
        for (way, chance) in self.sheet.ways.iter().zip(chances) {
            self.cells[way.cell][lane] = chance;
        }
        self.asked += 1;
        if lane + 1 == L {
            self.reckon();
        }
        self.asked - 1
    }

    fn reckon(&mut self) {
        (self.sheet).rolls(self.study, &mut self.cells, &mut self.board);
        let answers = (self.board).turn(&self.study.lattice, self.study.rules.throws);
        self.answers.extend_from_slice(&answers[..]);
    }

    /// The answers, by the questions' numbers.
    pub fn answers(mut self) -> Vec<f32> {
        if self.asked > self.answers.len() {
            self.reckon();
        }
        self.answers
    }
}
