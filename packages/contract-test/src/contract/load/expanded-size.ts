/** Values that a document may have once its aliases are written out. */
const MOST = 10_000_000;

/**
 * Refuses a parsed YAML file whose aliases (`*name`) stand for so much that nothing could go through it.
 *
 * @throws {Error} with the reason in words
 */
export function refuseOverfull(parsed: unknown): void {
  const sizes = new Map<object, number>();
  const sizeOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    // What holds itself has no end.
    sizes.set(value, Number.POSITIVE_INFINITY);
    const size = Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 1);
    sizes.set(value, size);
    return size;
  };
  if (sizeOf(parsed) <= MOST) return;
  throw new Error(`its aliases (\`*name\`) expand to more than ${MOST.toLocaleString('en')} values`);
}
