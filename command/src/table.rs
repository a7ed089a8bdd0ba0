//! The table of results.

use rollkeep_app::tournament::{Standings, Tournament};
use rollkeep_words::tournament as words;

/// The column of the player's name.
const NAME: usize = 1;

/// The standings, who is disqualified and why, and who has won.
pub fn table(tournament: &Tournament) -> String {
    let standings = Standings::new(tournament);
    let mut rows = vec![words::columns()];
    let lines = standings.rows.iter();
    rows.extend(lines.map(|line| words::cells(tournament, &standings, line)));
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = (0..words::columns().len()).filter_map(widest).collect();
    let mut table = String::new();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate();
        let padded = cells.map(|(column, (cell, &width))| match column {
            NAME => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        table += padded.collect::<Vec<_>>().join("  ").trim_end();
        table.push('\n');
    }
    table.push('\n');
    for out in standings
        .rows
        .iter()
        .filter_map(|line| words::out(tournament, line))
    {
        table += &out;
        table.push('\n');
    }
    table += &words::result(tournament, &standings);
    table.push('\n');
    table
}
