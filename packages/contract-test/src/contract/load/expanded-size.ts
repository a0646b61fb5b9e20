/** The maximum number of values in a document after expanding its aliases. */
const MOST = 10_000_000;

/**
 * Refuses a parsed YAML file whose aliases (`*name`) expand to more values than can be processed.
 *
 * @throws {Error} with the reason in words
 */
export function refuseOverfull(parsed: unknown): void {
  const sizes = new Map<object, number>();
  const sizeOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    // A value that contains itself expands without end.
    sizes.set(value, Number.POSITIVE_INFINITY);
    const size = Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 1);
    sizes.set(value, size);
    return size;
  };
  if (sizeOf(parsed) <= MOST) return;
  throw new Error(`its aliases (\`*name\`) expand to more than ${MOST.toLocaleString('en')} values`);
}
