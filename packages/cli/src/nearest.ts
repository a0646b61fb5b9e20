/** The name with the smallest edit distance from the text, and that distance. */
export function nearest<Name extends string>(
  text: string,
  names: readonly [Name, ...Name[]],
): { readonly name: Name; readonly changes: number } {
  const [first, ...rest] = names.map((name) => ({ name, changes: distance(text, name) }));
  return rest.reduce(
    (best, one) => (one.changes < best.changes ? one : best),
    first ?? { name: names[0], changes: 0 },
  );
}

/** The Levenshtein distance: insertions, deletions and substitutions of characters. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one.slice(0, 64)].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
