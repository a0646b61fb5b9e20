import { FieldError } from '../domain-error.ts';

/** A value, and the name that the request gave it by. */
export interface Spelled {
  readonly field: string;
  readonly value: string;
}

/**
 * The one value of a field that has two spellings; undefined when neither is given.
 *
 * @throws FieldError on the short spelling when both are given (G75).
 */
export function oneSpelling<Full extends string, Short extends string>(
  input: { readonly [Name in Full | Short]?: string },
  full: Full,
  short: Short,
): Spelled | undefined {
  const [value, other]: (string | undefined)[] = [input[full], input[short]];
  if (value !== undefined && other !== undefined) {
    throw new FieldError({ [short]: [`${short} is another spelling of ${full}; give one of the two.`] });
  }
  if (value !== undefined) return { field: full, value };
  return other === undefined ? undefined : { field: short, value: other };
}
