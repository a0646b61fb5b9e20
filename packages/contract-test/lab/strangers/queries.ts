/** A refusal of one query parameter. */
export class WrongParameter extends Error {}

/** An integer parameter within its bounds. */
export function integer(
  query: URLSearchParams,
  name: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {},
): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    throw new WrongParameter(`${name} is not an integer in the allowed range`);
  return value;
}

/** A parameter that is `true` or `false`. */
export function flag(query: URLSearchParams, name: string): boolean | undefined {
  const text = oneOf(query, name, ['true', 'false']);
  return text === undefined ? undefined : text === 'true';
}

/** A parameter with one of the given values. */
export function oneOf<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = values.find((each) => each === text);
  if (value === undefined) throw new WrongParameter(`${name} must be one of ${values.join(', ')}`);
  return value;
}
