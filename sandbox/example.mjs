// Collects the face that shows most often, and fills the box that brings most compared with its usual points.
const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"];
// The usual points of a box; 12 for a box that is not listed.
const USUAL = {
  ones: 2, twos: 5, threes: 8, fours: 12, fives: 15, sixes: 18,
  "one-pair": 9, chance: 22,
};

export function turn(view) {
  const { dice, throwsLeft, legal } = view;
  const boxes = Object.keys(legal);

  // Fill a box after the last roll, or when one brings much more than usual.
  const gain = (box) => legal[box] - (USUAL[box] ?? 12);
  const best = boxes.reduce((a, b) => (gain(b) > gain(a) ? b : a));
  if (throwsLeft === 0 || gain(best) >= 10) return best;

  // Keep four dice with neighbours while a straight is open.
  const faces = [...new Set(dice)].sort();
  const row = faces.filter(
    (face) => faces.includes(face - 1) || faces.includes(face + 1),
  );
  const straight = boxes.some((box) => box.endsWith("straight"));
  if (straight && row.length >= 4) return row;

  // Otherwise keep one face: best if its upper box is open, then if it shows often, then if it is high.
  const count = (face) => dice.filter((it) => it === face).length;
  const open = (face) => (UPPER[face - 1] in legal ? 50 : 0);
  const worth = (face) => open(face) + count(face) * 20 + face;
  const favourite = faces.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return dice.filter((face) => face === favourite);
}
