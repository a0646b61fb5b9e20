/** How many names are suggested. */
const MOST = 5;

/** The names in a list that are most similar to an unknown name, the nearest first. */
export function nearestNames(name: string, known: readonly string[]): readonly string[] {
  const asked = pairsOf(name);
  return known
    .map((one) => ({ one, likeness: likeness(asked, pairsOf(one)) }))
    .toSorted((a, b) => b.likeness - a.likeness || (a.one < b.one ? -1 : 1))
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** The share of letter pairs that two names have in common (Sørensen and Dice). */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (one.length + other.length || 1);
}

function pairsOf(name: string): readonly string[] {
  return Array.from({ length: name.length + 1 }, (_, at) => ` ${name} `.slice(at, at + 2));
}
