//! The test vectors of `docs/NOTATION.md`.

use rollkeep_solver::coach::Position;

use super::rows;

const DOCS: &str = include_str!("../../../docs/NOTATION.md");

fn code(cell: &str) -> &str {
    cell.trim_matches('`')
}

#[test]
fn positions_of_the_vectors_are_read_and_written() {
    let (_, vectors) = DOCS.split_once("\n## Test vectors\n").expect("vectors");
    let (read, refused) = vectors.split_once("\nThese are refused.\n").expect("both");
    let mut seen = 0;
    for row in rows(read).skip(2) {
        let position: Result<Position, _> = code(row[0]).parse();
        let written = position.map(|it| it.to_string());
        assert_eq!(written.as_deref(), Ok(code(row[1])), "{}", row[0]);
        seen += 1;
    }
    for row in rows(refused).skip(2) {
        let why = code(row[0]).parse::<Position>().expect_err(row[0]);
        assert_eq!(why.to_string(), row[1], "{}", row[0]);
        seen += 1;
    }
    assert!(seen > 15, "the tables are read");
}
