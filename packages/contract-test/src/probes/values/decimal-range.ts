const DECIMAL = /^-?\d+(?:\.(\d+))?$/;

/**
 * Whether a refused text is a decimal outside of those accepted in its place: smaller, greater or with more decimals. A
 * schema cannot express a limit that depends on other values, such as that of a currency.
 */
export function isBeyond(refused: string, accepted: readonly string[]): boolean {
  if (!DECIMAL.test(refused)) return false;
  const known = accepted.filter((text) => DECIMAL.test(text));
  const [value, values] = [Number(refused), known.map(Number)];
  return (
    known.every((text) => decimalsOf(text) < decimalsOf(refused)) ||
    values.every((one) => one > value) ||
    values.every((one) => one < value)
  );
}

function decimalsOf(text: string): number {
  return DECIMAL.exec(text)?.[1]?.length ?? 0;
}
