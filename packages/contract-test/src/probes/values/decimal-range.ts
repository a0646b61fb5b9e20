const DECIMAL = /^-?\d+(?:\.(\d+))?$/;

/**
 * Whether a text that was refused is a decimal beyond those that were accepted in its place: smaller or greater than any, or with
 * more decimals. A limit that depends on other values, such as that of a currency, no schema can say.
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
