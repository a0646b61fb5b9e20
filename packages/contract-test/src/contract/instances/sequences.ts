/** At most the first `count` items. */
export function* taken<T>(all: Iterable<T>, count: number): Generator<T> {
  if (count <= 0) return;
  let left = count;
  for (const one of all) {
    yield one;
    left -= 1;
    if (left === 0) return;
  }
}

/** One after the other. */
export function* chained<T>(...all: readonly Iterable<T>[]): Generator<T> {
  for (const each of all) yield* each;
}
